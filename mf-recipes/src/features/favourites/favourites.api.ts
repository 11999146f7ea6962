export { useGetFavouritesQuery } from '@larder/api-client/recipes';
