import { useSampleRecipesQuery } from '@larder/api-client/recipes-public';
import { errorMessage } from '@larder/api-client';
import { copy } from '@larder/copy';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

const parameter = 'ingredients';

/** The foods of a comma-separated list, as they were typed. */
export const foodsIn = (list: string): string[] =>
  list
    .split(',')
    .map((food) => food.trim())
    .filter(Boolean);

/**
 * A visitor's foods, and the dishes for them. The address names the foods, so Back, a reload and a shared link find
 * them again.
 */
export function useSample() {
  const [parameters, setParameters] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const asked = parameters.get(parameter) ?? '';
  const [text, setText] = useState(asked);
  const [isEmpty, setIsEmpty] = useState(false);
  const isExample = foodsIn(asked).length === 0;
  const foods = foodsIn(isExample ? copy.welcome.exampleKitchen : asked);
  const { currentData, error, isFetching, refetch } = useSampleRecipesQuery({
    ingredients: foods.join(','),
  });
  return {
    text,
    type: (typed: string) => {
      setText(typed);
      setIsEmpty(false);
    },
    isEmpty,
    search: () => {
      const typed = foodsIn(text);
      setIsEmpty(typed.length === 0);
      if (typed.length > 0) setParameters({ [parameter]: typed.join(', ') }, { state });
    },
    isExample,
    foods,
    found: currentData,
    isFetching,
    failure: error && errorMessage(error, copy.common.unknownError),
    retry: () => void refetch(),
  };
}
