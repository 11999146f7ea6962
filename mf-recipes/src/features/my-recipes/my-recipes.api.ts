export {
  useDeleteCollectionMutation,
  useGetCollectionsQuery,
  useRenameCollectionMutation,
} from '@larder/api-client/collections';
export {
  useDeleteRecipeTagMutation,
  useGetOwnRecipesQuery,
  useGetRecipeTagsQuery,
  useRenameRecipeTagMutation,
} from '@larder/api-client/recipes';
