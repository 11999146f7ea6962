export {
  useCreateRecipeMutation,
  useGetRecipeQuery,
  useUpdateRecipeMutation,
} from '@larder/api-client/recipes';
