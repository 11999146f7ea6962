import { recipesApi, type RecipeView } from '@larder/api-client/recipes';
import { useAppDispatch } from '@larder/shell-sdk';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { RecipeKitchen } from '../recipe-dialog/recipe-dialog.parts';

const { getRecipe, getRecipes } = recipesApi.endpoints;

/** The ingredient line parser, which scales the lines that are printed. */
export const loadKitchen = (): Promise<RecipeKitchen> =>
  import('../recipe-dialog/recipe-kitchen.model');

/** What is printed. */
export const loadSheets = () => import('./menu-print.parts');

/** [CALL-4] Loads recipes in one call; deleted ones are omitted. */
export function useRecipesLoader(): (ids: number[]) => Promise<RecipeView[]> {
  const dispatch = useAppDispatch();
  return async (ids) => {
    try {
      return await dispatch(
        getRecipes.initiate({ ids: ids.join(',') }, { subscribe: false }),
      ).unwrap();
    } catch (error) {
      // Offline, this exact list may never have been requested, while its recipes were viewed one by one.
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

/** Milliseconds without a change to the menu, so that building one does not send a request at every step. */
const pause = 2000;

/** Prefetches a menu's recipes, and what lays them out, before anyone prints it: kept on the device, they can be printed offline. */
export function useRecipesAhead(ids: number[]): void {
  const dispatch = useAppDispatch();
  const fetched = useRef(new Set<number>());
  const fetchAhead = useEffectEvent(async () => {
    const missing = ids.filter((id) => !fetched.current.has(id));
    if (missing.length === 0 || !('caches' in window)) return;
    await Promise.allSettled([loadKitchen(), loadSheets()]);
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
