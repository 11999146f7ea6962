// A chunk of its own: it brings the table of foods.
export { splitListEntry } from '@larder/culinary';
