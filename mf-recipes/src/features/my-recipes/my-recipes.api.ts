export { useGetOwnRecipesQuery, useGetRecipeTagsQuery } from '@larder/api-client/recipes';
