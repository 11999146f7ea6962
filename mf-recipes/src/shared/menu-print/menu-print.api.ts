import { recipesApi, type RecipeView } from '@larder/api-client/recipes';
import { useAppDispatch } from '@larder/shell-sdk';
import { useEffect, useEffectEvent, useRef } from 'react';

const { getRecipe, getRecipes } = recipesApi.endpoints;

/** [CALL-4] Loads recipes in one call; those that have gone are left out. */
export function useRecipesLoader(): (ids: number[]) => Promise<RecipeView[]> {
  const dispatch = useAppDispatch();
  return async (ids) => {
    try {
      return await dispatch(
        getRecipes.initiate({ ids: ids.join(',') }, { subscribe: false }),
      ).unwrap();
    } catch (error) {
      // Without a network this list may never have been asked for, while its recipes were looked at one by one.
      const answers = await Promise.allSettled(
        ids.map((id) =>
          dispatch(getRecipe.initiate({ id: String(id) }, { subscribe: false })).unwrap(),
        ),
      );
      const recipes = answers.flatMap((answer) =>
        answer.status === 'fulfilled' ? [answer.value] : [],
      );
      if (recipes.length === 0) throw error;
      return recipes;
    }
  };
}

/** Milliseconds without a change of the menu, so that putting one together asks for nothing at every step. */
const pause = 2000;

/**
 * Fetches the recipes of a menu before anybody wants them on paper: the device keeps them, and they can still be printed
 * when the network has gone.
 */
export function useRecipesAhead(ids: number[]): void {
  const dispatch = useAppDispatch();
  const fetched = useRef(new Set<number>());
  const fetchAhead = useEffectEvent(async () => {
    const missing = ids.filter((id) => !fetched.current.has(id));
    if (missing.length === 0 || !('caches' in window)) return;
    const { isSuccess } = await dispatch(
      getRecipes.initiate({ ids: missing.join(',') }, { subscribe: false }),
    );
    if (isSuccess) for (const id of missing) fetched.current.add(id);
  });
  const menu = ids.join(',');
  useEffect(() => {
    const timer = setTimeout(() => void fetchAhead(), pause);
    return () => clearTimeout(timer);
  }, [menu]);
}
