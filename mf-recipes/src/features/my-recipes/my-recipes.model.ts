import { useSearchParams } from '@larder/shell-sdk';
import { useEffect, useRef, useState } from 'react';

/** [OWN-1] */
export const recipesPerPage = 24;

export const sorts = ['newest', 'opened', 'title', 'time', 'rating', 'made'] as const;

export type Sort = (typeof sorts)[number];

/** What is shown of the own recipes, as in the address. */
export interface Selection {
  q: string;
  tag: string;
  /** The id of one; empty for all recipes. */
  collection: string;
  sort: Sort;
  /** From 1. */
  page: number;
}

const everything: Selection = { q: '', tag: '', collection: '', sort: 'newest', page: 1 };

function selectionIn(parameters: URLSearchParams): Selection {
  const page = Number(parameters.get('page'));
  return {
    q: parameters.get('q') ?? '',
    tag: parameters.get('tag') ?? '',
    collection: parameters.get('collection') ?? '',
    sort: sorts.find((sort) => sort === parameters.get('sort')) ?? everything.sort,
    page: Number.isInteger(page) && page > 1 ? page : 1,
  };
}

/** The query for a selection; what is not asked for is left out, so that one address is kept for days offline. */
export function questionOf({ q, tag, collection, sort, page }: Selection) {
  return {
    limit: recipesPerPage,
    sort,
    ...(q && { q }),
    ...(tag && { tag }),
    ...(collection && { collection }),
    ...(page > 1 && { offset: (page - 1) * recipesPerPage }),
  };
}

export const isFiltered = ({ q, tag, collection }: Selection): boolean =>
  q + tag + collection !== '';

export const pagesOf = (total: number): number => Math.max(1, Math.ceil(total / recipesPerPage));

/** [OWN-2] The selection is in the address, so that going back returns to it. */
export function useSelection() {
  const [parameters, setParameters] = useSearchParams();
  // A change may follow another before that one is shown, and must not undo it.
  const latest = useRef(parameters);
  useEffect(() => {
    latest.current = parameters;
  }, [parameters]);
  const write = (change: Record<string, string | number | null>, replace: boolean) => {
    const next = new URLSearchParams(latest.current);
    for (const [name, value] of Object.entries(change)) {
      const isDefault = value === null || value === everything[name as keyof Selection];
      if (isDefault) next.delete(name);
      else next.set(name, String(value));
    }
    latest.current = next;
    setParameters(next, { replace });
  };
  const selection = selectionIn(parameters);
  const [typed, setTyped] = useState(selection.q);
  return {
    selection,
    /** Another selection begins at its first page. */
    select: (change: Partial<Selection>) => write({ page: null, ...change }, true),
    turnTo: (page: number) => write({ page }, false),
    clear: () => {
      write({ ...everything }, true);
      setTyped('');
    },
    /** What is in the search field; it becomes part of the selection when the person stops typing. */
    typed,
    setTyped,
  };
}
