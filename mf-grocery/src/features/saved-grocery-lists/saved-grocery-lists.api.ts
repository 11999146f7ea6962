import {
  groceryListsApi,
  type GroceryListSummaryView,
  type GroceryListView,
} from '@larder/api-client/grocery-lists';
import { isTicked, itemsOnList, newListItem } from '@larder/culinary';
import type { KnownList } from './operation-queue';

/** The contract guarantees the texts; details of each item come along. */
type ToldList = Omit<GroceryListView, 'items' | 'checks' | 'version'> & Partial<GroceryListView>;

// Changes to items are shown without refetching everything.
const api = groceryListsApi.enhanceEndpoints({
  endpoints: {
    getGroceryList: {
      transformResponse: ({
        items,
        checks = [],
        version = 0,
        ...list
      }: ToldList): GroceryListView => ({
        ...list,
        version,
        checks,
        items:
          items ??
          list.list_data.map((text, index) => ({
            ...newListItem(`${index}`, text),
            ticks: [],
            sources: [],
            purchase: null,
            much: false,
          })),
      }),
    },
    operateOnGroceryList: {
      invalidatesTags: [],
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (!answer) return;
        const list = answer.data;
        dispatch(
          groceryListsApi.util.updateQueryData('getGroceryLists', undefined, (draft) => {
            const summary = draft.lists.find(({ id }) => id === list.id);
            if (summary && summary.version < list.version) {
              Object.assign(summary, summaryFields(knownListOf(list)));
            }
          }),
        );
      },
    },
  },
});

/** What the overview shows of a list. */
export function summaryFields({ items, ...list }: KnownList): GroceryListSummaryView {
  const listed = itemsOnList(items);
  return {
    ...list,
    list_data: listed.map(({ text }) => text),
    ticked_count: listed.filter(isTicked).length,
  };
}

/** A list as a device keeps it: what is to check is among the items, so that operations reach it. */
export function knownListOf({ items, checks, ...list }: GroceryListView): KnownList {
  return { ...list, items: [...items, ...checks.map((item) => ({ ...item, toCheck: true }))] };
}

export const {
  useDeleteGroceryListMutation,
  useGetGroceryListQuery,
  useGetGroceryListsQuery,
  useLazyGetGroceryListQuery,
  useOperateOnGroceryListMutation,
  useUpdateGroceryListMutation,
} = api;

export const { operateOnGroceryList } = api.endpoints;
