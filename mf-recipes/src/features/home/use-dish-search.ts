import { errorMessage } from '@larder/api-client';
import { copy } from '@larder/copy';
import { notify, useSession } from '@larder/shell-sdk';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SearchRecipesApiArg } from '@larder/api-client/recipes';
import { useLazySearchRecipesQuery } from './home.api';
import {
  asksForDishes,
  effectiveEntries,
  filtersDiffer,
  ignoresFilters,
  questionOf,
  startsIgnoringFilters,
  useKitchen,
  type Entries,
} from './home.model';
import { isUnanswered } from '../../shared/kept-dishes/kept-dishes';
import { reveal } from './reveal';
import { useKeptSearch } from './use-kept-search';

const filterNotice = 2000;

function sayFiltersIgnored(): void {
  notify.info(copy.recipes.filtersIgnored, { duration: filterNotice });
}

/** What a person entered, and the dishes found for it. */
export function useDishSearch() {
  const { isSubscribed } = useSession();
  const { entries, question, isRestored, setEntries, setQuestion } = useKitchen();
  const [search, result] = useLazySearchRecipesQuery();
  /** The element that shows the dishes. */
  const answers = useRef<HTMLDivElement>(null);
  const awaited = useRef(false);
  /** How many searches somebody waited for. */
  const [awaitedSearches, setAwaitedSearches] = useState(0);
  const current = effectiveEntries(entries, isSubscribed);

  /** [HOME-4] The search for what was there when the page was opened, until somebody asks another one. */
  const [opening, setOpening] = useState<SearchRecipesApiArg | null>(null);
  const show = (asked: SearchRecipesApiArg) => {
    setQuestion(asked);
    return search(asked);
  };

  // On returning from another page, or after a reload: the dishes of the last query, from the cache if possible.
  const restore = useEffectEvent(() => {
    if (!question) return;
    setOpening(question);
    void search(question, true);
  });
  useEffect(() => restore(), []);
  // On another day or device: those for the kitchen that the account remembers.
  const begin = useEffectEvent(() => {
    if (question || current.included.length === 0) return;
    const asked = questionOf(current);
    setOpening(asked);
    void show(asked);
  });
  useEffect(() => {
    if (isRestored) begin();
  }, [isRestored]);

  const change = (next: Entries) => {
    if (startsIgnoringFilters(current, next)) sayFiltersIgnored();
    setEntries(next);
    // [HOME-3] What is on screen must not contradict what was chosen.
    if (!question || !asksForDishes(next) || !filtersDiffer(current, next)) return;
    setOpening(null);
    void show(questionOf(next));
  };
  const generate = async (asked: Entries) => {
    const counting = effectiveEntries(asked, isSubscribed);
    if (ignoresFilters(counting)) sayFiltersIgnored();
    const next = questionOf(counting);
    setOpening(null);
    awaited.current = true;
    setAwaitedSearches((count) => count + 1);
    const { data, isSuccess } = await show(next);
    // Someone who has gone to another page by now is not notified.
    if (isSuccess && data.recipes.length === 0 && answers.current)
      notify.info(next.name ? copy.recipes.noDishCalled(next.name) : copy.recipes.noRecipesToast);
  };
  const showMore = async () => {
    if (!question || !result.data) return;
    const { error } = await search({ ...question, offset: result.data.recipes.length });
    if (error) notify.error(errorMessage(error, copy.recipes.searchFailed));
  };

  const furtherPage = (result.originalArgs?.offset ?? 0) > 0;
  // [OFF-11] What the device keeps answers instead.
  const isAlone = result.isError && !furtherPage && isUnanswered(result.error);
  const kept = useKeptSearch(isAlone ? question : null);
  const loading =
    result.isUninitialized || (result.isFetching && !furtherPage && !kept) || kept === undefined;
  // Only once the panel above has folded is it known where the dishes begin.
  useEffect(() => {
    if (awaitedSearches > 0) reveal(answers.current);
  }, [awaitedSearches]);
  useEffect(() => {
    if (loading || !awaited.current) return;
    awaited.current = false;
    // The note about unknown words now appears above the dishes and has moved them down.
    reveal(answers.current);
  }, [loading]);

  return {
    entries: current,
    question,
    opening,
    isRestored,
    change,
    generate,
    showMore,
    answers,
    found: kept ? kept.found : result.data,
    /** Among how many dishes on this device was searched; null when Larder has answered. */
    keptAmong: kept ? kept.among : null,
    loading,
    loadingMore: result.isFetching && furtherPage,
    /** The sentence of the failure; null when there was none. */
    failure:
      result.isError && !furtherPage && !kept
        ? errorMessage(result.error, copy.recipes.searchFailed)
        : null,
  };
}
