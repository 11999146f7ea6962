import { useEffect, useState } from 'react';
import { normalizeEntry } from './ingredient-entries';
import { recipesApi } from '@larder/api-client/recipes';

const pauseBeforeAsking = 120;
const leastLetters = 2;

/** Ingredients known to the backend that start with `q`, or that it may be a misspelling of. */
export const { useSuggestIngredientsQuery } = recipesApi.enhanceEndpoints({
  endpoints: {
    // Known ingredients change with a release, not with people's actions.
    suggestIngredients: { providesTags: [], keepUnusedDataFor: 600 },
  },
});

/** Names matching the typed text, without those already in `entries`; none until a pause in typing. */
export function useIngredientSuggestions(text: string, entries: string[]): string[] {
  const wanted = normalizeEntry(text);
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), pauseBeforeAsking);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { data = [] } = useSuggestIngredientsQuery(
    { q: asked },
    { skip: asked.length < leastLetters },
  );
  if (wanted.length < leastLetters) return [];
  const names = data.map(({ name }) => name).filter((name) => !entries.includes(name));
  const others = names.filter((name) => name !== wanted);
  // A complete name is offered as well, so that the person sees that it is known.
  return others.length > 0 ? others : names;
}
