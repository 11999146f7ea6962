import {
  groceryListsApi,
  type GroceryListSummaryView,
  type GroceryListView,
} from '@larder/api-client/grocery-lists';
import { isTicked, itemsOnList, newListItem } from '@larder/culinary';
import type { KnownList } from './operation-queue';

/** The contract guarantees the texts; details of each item come along. */
type ToldList = Omit<GroceryListView, 'items' | 'checks' | 'version'> & Partial<GroceryListView>;

/** Restores one list at its previous place, keeping later changes to others. */
function withListBack(
  lists: GroceryListSummaryView[],
  before: GroceryListSummaryView[],
  id: string,
): GroceryListSummaryView[] {
  const known = new Set(before.map((list) => list.id));
  const shown = new Map(lists.map((list) => [list.id, list]));
  return [
    ...lists.filter((list) => !known.has(list.id)),
    ...before.flatMap((list) => shown.get(list.id) ?? (list.id === id ? list : [])),
  ];
}

// A deleted list disappears at once and reappears if the server refuses. Item changes are shown without refetching everything.
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
    deleteGroceryList: {
      async onQueryStarted({ id }, { dispatch, getState, queryFulfilled }) {
        const overview = groceryListsApi.endpoints.getGroceryLists.select()(getState() as never);
        const before = overview.data?.lists ?? [];
        const show = (next: (lists: GroceryListSummaryView[]) => GroceryListSummaryView[]) =>
          dispatch(
            groceryListsApi.util.updateQueryData('getGroceryLists', undefined, (draft) => {
              draft.lists = next(draft.lists);
              draft.listCount = draft.lists.length;
            }),
          );
        show((lists) => lists.filter((list) => list.id !== id));
        await queryFulfilled.catch(() => show((lists) => withListBack(lists, before, id)));
      },
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
  useOperateOnGroceryListMutation,
  useUpdateGroceryListMutation,
} = api;

export const { operateOnGroceryList } = api.endpoints;
