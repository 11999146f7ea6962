import { useSession } from '@larder/shell-sdk';
import { useCallback, useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { listItems, type EditedItem } from '../../shared/list-items';
import type { MadeList } from './grocery-list.parts';

/** The list in the making. */
export interface GroceryListDraft {
  items: EditedItem[];
  inPantry: string[];
  /** The visit to the page that a plan or some days were taken from; a reload does not take them again. */
  madeOnVisit: string | null;
}

const storageKey = 'grocery-list-draft';
const empty: GroceryListDraft = { items: [], inPantry: [], madeOnVisit: null };

type KeptDraft = GroceryListDraft & { ownerId: string };

function readKept(ownerId: string): GroceryListDraft {
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as KeptDraft | null;
    if (kept?.ownerId === ownerId && Array.isArray(kept.items)) return { ...empty, ...kept };
  } catch {
    // Without storage, or with something unreadable in it, the list begins empty.
  }
  return empty;
}

/** The draft of the person, which outlives a reload for as long as the tab is open, and what is done to it. */
export function useGroceryListDraft() {
  const ownerId = useSession().user?.id ?? '';
  const [draft, setDraft] = useState(() => readKept(ownerId));
  const [setAside, setSetAside] = useState<GroceryListDraft | null>(null);
  useEffect(() => {
    try {
      sessionStorage.setItem(storageKey, JSON.stringify({ ...draft, ownerId }));
    } catch {
      // Without storage the list lasts as long as the page.
    }
  }, [draft, ownerId]);

  const setItems: Dispatch<SetStateAction<EditedItem[]>> = useCallback(
    (change) =>
      setDraft((before) => ({
        ...before,
        items: typeof change === 'function' ? change(before.items) : change,
      })),
    [],
  );
  return {
    ...draft,
    setItems,
    /** Takes a newly made list; what was written by hand stays. */
    take: ({ items, pantryItems }: MadeList, visit?: string): void =>
      setDraft((before) => ({
        items: listItems.replaceMade(before.items, items),
        inPantry: pantryItems,
        madeOnVisit: visit ?? before.madeOnVisit,
      })),
    /** Puts what the pantry should hold on the list. */
    buy: (name: string): void =>
      setDraft((before) => ({
        ...before,
        items: listItems.add(before.items, name),
        inPantry: before.inPantry.filter((other) => other !== name),
      })),
    /** Nothing is left to do: the list has been saved. */
    finish: (): void => {
      setDraft(({ madeOnVisit }) => ({ ...empty, madeOnVisit }));
      setSetAside(null);
    },
    begin: (): void => {
      setSetAside(draft);
      setDraft(({ madeOnVisit }) => ({ ...empty, madeOnVisit }));
    },
    bringBack:
      setAside &&
      ((): void => {
        setDraft(setAside);
        setSetAside(null);
      }),
  };
}
