export { useLazyGetMenuQuery } from '@larder/api-client/menus';
