export {
  useCreateGroceryListMutation,
  useGetGroceryListsQuery,
  useOperateOnGroceryListMutation,
} from '@larder/api-client/grocery-lists';
