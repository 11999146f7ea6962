import { useEffect, useState } from 'react';
import { normalizeEntry } from './ingredient-entries';
import { recipesApi } from '@larder/api-client/recipes';

const pauseBeforeAsking = 120;
const leastLetters = 2;

/** Ingredients known to the backend that `q` begins. */
export const { useSuggestIngredientsQuery } = recipesApi.enhanceEndpoints({
  endpoints: {
    // What is known changes with a release, not with what people do.
    suggestIngredients: { providesTags: [], keepUnusedDataFor: 600 },
  },
});

/** Names that fit what is typed, without those already in `entries`; none until a pause in typing. */
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
  return data.map(({ name }) => name).filter((name) => name !== wanted && !entries.includes(name));
}
