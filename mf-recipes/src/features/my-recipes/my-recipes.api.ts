export { useGetCollectionsQuery } from '@larder/api-client/collections';
export { useGetOwnRecipesQuery, useGetRecipeTagsQuery } from '@larder/api-client/recipes';
