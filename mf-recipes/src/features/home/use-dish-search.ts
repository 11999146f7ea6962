import { errorMessage } from '@larder/api-client';
import { copy } from '@larder/copy';
import { notify, useSession } from '@larder/shell-sdk';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLazySearchRecipesQuery } from './home.api';
import {
  effectiveEntries,
  ignoresFilters,
  questionOf,
  startsIgnoringFilters,
  useKitchen,
  type Entries,
} from './home.model';
import { reveal } from './reveal';

const filterNotice = 2000;

function sayFiltersIgnored(): void {
  notify.info(copy.recipes.filtersIgnored, { duration: filterNotice });
}

/** What a person entered, and the dishes found for it. */
export function useDishSearch() {
  const { isSubscribed } = useSession();
  const { entries, question, setEntries, setQuestion } = useKitchen();
  const [search, result] = useLazySearchRecipesQuery();
  /** The element that shows the dishes. */
  const answers = useRef<HTMLDivElement>(null);
  const awaited = useRef(false);
  const current = effectiveEntries(entries, isSubscribed);

  // On returning from another page, or after a reload: the dishes of the last query, from the cache if possible.
  const restore = useEffectEvent(() => {
    if (question) void search(question, true);
  });
  useEffect(() => restore(), []);

  const change = (next: Entries) => {
    if (startsIgnoringFilters(current, next)) sayFiltersIgnored();
    setEntries(next);
  };
  const generate = async (asked: Entries) => {
    const counting = effectiveEntries(asked, isSubscribed);
    if (ignoresFilters(counting)) sayFiltersIgnored();
    const next = questionOf(counting);
    setQuestion(next);
    awaited.current = true;
    reveal(answers.current);
    const { data, isSuccess } = await search(next);
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
  const loading = result.isUninitialized || (result.isFetching && !furtherPage);
  useEffect(() => {
    if (loading || !awaited.current) return;
    awaited.current = false;
    // The note about unknown words now appears above the dishes and has moved them down.
    reveal(answers.current);
  }, [loading]);

  return {
    entries: current,
    question,
    change,
    generate,
    showMore,
    answers,
    found: result.data,
    loading,
    loadingMore: result.isFetching && furtherPage,
    /** The sentence of the failure; null when there was none. */
    failure:
      result.isError && !furtherPage ? errorMessage(result.error, copy.recipes.searchFailed) : null,
  };
}
