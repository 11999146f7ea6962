import {
  regenerate,
  type GeneratedNeeds,
  type GroceryNeed,
  type ListInTheMaking,
} from '@larder/culinary';
import { DraftStore, notify, sameBy, useDrafts, useUnsavedDrafts } from '@larder/shell-sdk';
import type { PlanGroceryListView } from '@larder/api-client/meal-planner';
import type { MenuGroceryListView } from '@larder/api-client/menus';
import { copy } from '@larder/copy';
import { useCallback, useMemo, type Dispatch, type SetStateAction } from 'react';
import { isEditedItem, listItems, type EditedItem } from '../../shared/list-items';

/** A dish that is planned several times. */
export type RepeatedDish = MenuGroceryListView['repeatedDishes'][number];

/** A menu that began before the days of the list. */
export type StartedMenu = PlanGroceryListView['startedItems'][number];

/** What the person said about dishes that may be on a list twice. */
export interface ListWishes {
  /** Ids of recipes to shop for once, however often they are planned. */
  once: number[];
  /** Also the menus that began before the days of the list. */
  withStarted: boolean;
}

/** The unsaved list. */
export interface GroceryListDraft {
  items: EditedItem[];
  /** Generated lines that were deleted, as they were then. */
  deleted: GroceryNeed[];
  /** Lines that the last generation left out because they had been deleted. */
  leftOut: GroceryNeed[];
  /** What the pantry should hold. */
  held: GroceryNeed[];
  /** The pantry is an assumption: the person has never reviewed it. */
  isPantryAssumed: boolean;
  repeatedDishes: RepeatedDish[];
  startedItems: StartedMenu[];
  wishes: ListWishes;
  /** What it was generated for: menus, a plan or a range of days. */
  madeFor: string | null;
  /** The visit whose plan or days were already loaded; a reload does not load them again. */
  madeOnVisit: string | null;
  /** The selected menus. */
  chosenMenus: string[];
  /** The text in the new-item field. */
  newItem: string;
  /** The list's name. */
  name: string;
}

/** Everything is bought as often as it is planned. */
const noWishes: ListWishes = { once: [], withStarted: false };

const empty: GroceryListDraft = {
  items: [],
  deleted: [],
  leftOut: [],
  held: [],
  isPantryAssumed: false,
  repeatedDishes: [],
  startedItems: [],
  wishes: noWishes,
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
  const lists = [
    ...[draft.items, draft.deleted, draft.leftOut, draft.held, draft.chosenMenus],
    ...[draft.repeatedDishes, draft.startedItems, draft.wishes.once],
  ];
  if (!lists.every(Array.isArray) || !draft.items.every(isEditedItem)) return null;
  return [...draft.deleted, ...draft.leftOut, ...draft.held].every(isNeed) ? draft : null;
}

export const groceryListDrafts = new DraftStore<GroceryListDraft>({
  name: kind,
  version: 1,
  empty,
  read: readDraft,
  // Selected menus and pantry items are quickly restored.
  isSame: sameBy(({ items, deleted, newItem, name }) => [
    items,
    deleted,
    newItem.trim(),
    name.trim(),
  ]),
  titleOf: ({ name, items, newItem }) =>
    name.trim() || listItems.texts(items).slice(0, itemsInTitle).join(', ') || newItem.trim(),
});

const isOnList = (items: readonly EditedItem[], food: string): boolean =>
  items.some(({ need }) => need?.food === food);

/** The draft with changed items: a generated line that is missing has been deleted, one that is back has not. */
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

/** Converts a generated list for the draft. */
export interface MadeNeeds extends GeneratedNeeds {
  pantryAssumed: boolean;
  repeatedDishes: RepeatedDish[];
  startedItems: StartedMenu[];
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
    repeatedDishes: made.repeatedDishes,
    startedItems: made.startedItems,
  };
}

const without = (needs: GroceryNeed[], { food }: GroceryNeed): GroceryNeed[] =>
  needs.filter((other) => other.food !== food);

/** The person's draft, kept in the browser until it is saved or discarded, and its operations. */
export function useGroceryListDraft() {
  const { draft, isKept, change, begin, saved } = useDrafts(groceryListDrafts);
  const { unsaved, resume, discardUnlessUndone } = useUnsavedDrafts();
  const { madeOnVisit, madeFor, items, wishes } = draft.content;

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
      /** Text still in a field belongs to the list too. */
      commit: () =>
        change((before) => ({
          ...before,
          items: listItems.add(listItems.commit(before.items), before.newItem),
          newItem: '',
        })),
      call: (name: string) => change((before) => ({ ...before, name })),
      /** Adds a pantry item to the list, with its amount. */
      buy: (need: GroceryNeed) =>
        change((before) => ({
          ...before,
          items: [...before.items, { ...listItems.made(need), fromPantry: true }],
          held: without(before.held, need),
        })),
      /** Restores a deleted line, with the amount needed now. */
      putBack: (need: GroceryNeed) =>
        change((before) => withItems(before, [...before.items, listItems.made(need)])),
    }),
    [change, setItems],
  );
  /** An empty list; a reload does not fill it with what the URL asks for. */
  const beginAnew = (): void => {
    begin();
    change((before) => ({ ...before, madeOnVisit }));
  };
  return {
    ...actions,
    draft: draft.content,
    /** What was said about a list for this purpose. */
    wishesFor: (purpose: string): ListWishes => (madeFor === purpose ? wishes : noWishes),
    isKept,
    /** Merges a newly generated list; see `regenerate` for what is kept. One for something else starts a separate list. */
    take: (made: MadeNeeds, purpose: string, wishes: ListWishes, visit?: string): void => {
      if (madeFor !== null && madeFor !== purpose && items.length > 0) {
        const { chosenMenus } = draft.content;
        begin();
        change((before) => ({ ...before, chosenMenus }));
        notify.info(copy.grocery.listBeforeKept);
      }
      change((before) => ({
        ...withNeeds(before, made),
        wishes,
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
    /** Other unsaved lists, most recently changed first. */
    others: unsaved.filter((other) => other.kind === kind && other.key !== draft.key),
    resume,
    discard: discardUnlessUndone,
    /** Another draft has another one. */
    key: draft.key,
  };
}
