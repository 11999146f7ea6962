import { groceryListsApi } from '@larder/api-client/grocery-lists';

// A deleted list is gone from the screen at once and comes back where the server refuses.
const api = groceryListsApi.enhanceEndpoints({
  endpoints: {
    deleteGroceryList: {
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        const patch = dispatch(
          groceryListsApi.util.updateQueryData('getGroceryLists', undefined, (draft) => {
            draft.lists = draft.lists.filter((list) => list.id !== id);
            draft.listCount = draft.lists.length;
          }),
        );
        await queryFulfilled.catch(() => patch.undo());
      },
    },
  },
});

export const {
  useDeleteGroceryListMutation,
  useGetGroceryListsQuery,
  useUpdateGroceryListMutation,
} = api;
