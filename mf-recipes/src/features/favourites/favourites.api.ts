import { recipesApi } from '@larder/api-client/recipes';

export const { useGetFavouritesQuery } = recipesApi;
