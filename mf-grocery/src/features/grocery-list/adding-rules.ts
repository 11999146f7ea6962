// A chunk of its own: it brings the table of foods.
export { addedToList, dishesOnList, withoutDishes } from '@larder/culinary';
