import {
  regenerate,
  type GeneratedNeeds,
  type GroceryNeed,
  type ListInTheMaking,
} from '@larder/culinary';
import { DraftStore, notify, useDrafts, useUnsavedDrafts } from '@larder/shell-sdk';
import { copy } from '@larder/copy';
import { useCallback, useMemo, type Dispatch, type SetStateAction } from 'react';
import { isEditedItem, listItems, type EditedItem } from '../../shared/list-items';

/** The list in the making. */
export interface GroceryListDraft {
  items: EditedItem[];
  /** What was generated and deleted, as it was then. */
  deleted: GroceryNeed[];
  /** What generating it last would have put on it, had it not been deleted. */
  leftOut: GroceryNeed[];
  /** What the pantry should hold. */
  held: GroceryNeed[];
  /** The pantry is a guess: nobody has looked at it yet. */
  isPantryAssumed: boolean;
  /** What it was generated for: menus, a plan or some days. */
  madeFor: string | null;
  /** The visit to the page that a plan or some days were taken from; a reload does not take them again. */
  madeOnVisit: string | null;
  /** The menus that are ticked. */
  chosenMenus: string[];
  /** What stands in the field for a new item. */
  newItem: string;
  /** What the list is to be called. */
  name: string;
}

const empty: GroceryListDraft = {
  items: [],
  deleted: [],
  leftOut: [],
  held: [],
  isPantryAssumed: false,
  madeFor: null,
  madeOnVisit: null,
  chosenMenus: [],
  newItem: '',
  name: '',
};

const kind = 'grocery-list';
const itemsInTitle = 3;

const isNeed = (value: unknown): value is GroceryNeed => {
  const need = value as GroceryNeed | null;
  return typeof need?.food === 'string' && typeof need.text === 'string';
};

function readDraft(stored: unknown): GroceryListDraft | null {
  const draft = { ...empty, ...(stored as Partial<GroceryListDraft> | null) };
  const lists = [draft.items, draft.deleted, draft.leftOut, draft.held, draft.chosenMenus];
  if (!lists.every(Array.isArray) || !draft.items.every(isEditedItem)) return null;
  return [...draft.deleted, ...draft.leftOut, ...draft.held].every(isNeed) ? draft : null;
}

/** What somebody would miss; the menus that are ticked and what the pantry holds are quickly had again. */
const worth = ({ items, deleted, newItem, name }: GroceryListDraft): string =>
  JSON.stringify([items, deleted, newItem.trim(), name.trim()]);

export const groceryListDrafts = new DraftStore<GroceryListDraft>({
  name: kind,
  version: 1,
  empty,
  read: readDraft,
  isSame: (one, other) => worth(one) === worth(other),
  titleOf: ({ name, items, newItem }) =>
    name.trim() || listItems.texts(items).slice(0, itemsInTitle).join(', ') || newItem.trim(),
});

const isOnList = (items: readonly EditedItem[], food: string): boolean =>
  items.some(({ need }) => need?.food === food);

/** The draft with other items: what was generated and is no longer there has been deleted, what is there again has not. */
function withItems(draft: GroceryListDraft, items: EditedItem[]): GroceryListDraft {
  if (items === draft.items) return draft;
  const gone = draft.items.flatMap(({ need }) =>
    need && !isOnList(items, need.food) ? [need] : [],
  );
  const isAway = ({ food }: GroceryNeed): boolean => !isOnList(items, food);
  return {
    ...draft,
    items,
    deleted: [...draft.deleted.filter(isAway), ...gone],
    leftOut: draft.leftOut.filter(isAway),
  };
}

const inTheMaking = ({ items, deleted, held }: GroceryListDraft): ListInTheMaking<EditedItem> => ({
  lines: items,
  deleted,
  held,
});

/** A generated list as the draft takes it. */
export interface MadeNeeds extends GeneratedNeeds {
  pantryAssumed: boolean;
}

function withNeeds(draft: GroceryListDraft, made: MadeNeeds): GroceryListDraft {
  const typed = { ...draft, items: listItems.commit(draft.items) };
  const { lines, deleted, held } = regenerate(inTheMaking(typed), made, listItems.made);
  const items = [...lines];
  const gone = new Set(deleted.map(({ food }) => food));
  return {
    ...draft,
    items,
    deleted: [...deleted],
    leftOut: made.items.filter(({ food }) => gone.has(food) && !isOnList(items, food)),
    held: [...held],
    isPantryAssumed: made.pantryAssumed,
  };
}

const without = (needs: GroceryNeed[], { food }: GroceryNeed): GroceryNeed[] =>
  needs.filter((other) => other.food !== food);

/** The draft of the person, kept in the browser until it is saved or given up, and what is done to it. */
export function useGroceryListDraft() {
  const { draft, isKept, change, begin, saved } = useDrafts(groceryListDrafts);
  const { unsaved, resume, discard } = useUnsavedDrafts();
  const { madeOnVisit, madeFor, items } = draft.content;

  const setItems: Dispatch<SetStateAction<EditedItem[]>> = useCallback(
    (next) =>
      change((before) => withItems(before, typeof next === 'function' ? next(before.items) : next)),
    [change],
  );
  const actions = useMemo(
    () => ({
      setItems,
      choose: (chosenMenus: string[]) => change((before) => ({ ...before, chosenMenus })),
      write: (newItem: string) =>
        change((before) => (before.newItem === newItem ? before : { ...before, newItem })),
      /** What is still in a field belongs to the list as well. */
      commit: () =>
        change((before) => ({
          ...before,
          items: listItems.add(listItems.commit(before.items), before.newItem),
          newItem: '',
        })),
      call: (name: string) => change((before) => ({ ...before, name })),
      /** Puts what the pantry should hold on the list, with its amount. */
      buy: (need: GroceryNeed) =>
        change((before) => ({
          ...before,
          items: [...before.items, { ...listItems.made(need), fromPantry: true }],
          held: without(before.held, need),
        })),
      /** Puts what was deleted back, as much as is needed now. */
      putBack: (need: GroceryNeed) =>
        change((before) => withItems(before, [...before.items, listItems.made(need)])),
    }),
    [change, setItems],
  );
  /** An empty list; a reload does not fill it with what the address asks for. */
  const beginAnew = (): void => {
    begin();
    change((before) => ({ ...before, madeOnVisit }));
  };
  return {
    ...actions,
    draft: draft.content,
    isKept,
    /** Takes a newly made list; see `regenerate` for what stays. One that is for something else begins a list of its own. */
    take: (made: MadeNeeds, purpose: string, visit?: string): void => {
      if (madeFor !== null && madeFor !== purpose && items.length > 0) {
        const { chosenMenus } = draft.content;
        begin();
        change((before) => ({ ...before, chosenMenus }));
        notify.info(copy.grocery.listBeforeKept);
      }
      change((before) => ({
        ...withNeeds(before, made),
        madeFor: purpose,
        madeOnVisit: visit ?? before.madeOnVisit ?? madeOnVisit,
      }));
    },
    beginAnew,
    /** Nothing is left to do: the list has been saved. */
    finish: (): void => {
      saved(draft, { id: null, version: null });
      change((before) => (before.items.length > 0 ? before : { ...before, madeOnVisit }));
    },
    /** Lists that are not saved either, the one that was changed last first. */
    others: unsaved.filter((other) => other.kind === kind && other.key !== draft.key),
    resume,
    discard,
  };
}
