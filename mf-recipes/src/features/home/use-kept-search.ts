import type { RecipeSearchView, SearchRecipesApiArg } from '@larder/api-client/recipes';
import { useSession } from '@larder/shell-sdk';
import { keptDishes, keptPantry } from '../../shared/kept-dishes/kept-dishes';
import { useKeptAnswer } from '../../shared/kept-dishes/use-kept-answer';

interface KeptSearch {
  found: RecipeSearchView;
  /** How many dishes this device keeps. */
  among: number;
}

/** [OFF-11] What the dishes on this device answer to a question to which the server does not. */
export function useKeptSearch(question: SearchRecipesApiArg | null) {
  const { isSubscribed } = useSession();
  return useKeptAnswer(question, async (asked): Promise<KeptSearch | null> => {
    const [dishes, pantry] = await Promise.all([keptDishes(), isSubscribed ? keptPantry() : []]);
    if (dishes.length === 0) return null;
    const { findKeptDishes, readKeptDishes } =
      await import('../../shared/kept-dishes/find-kept-dishes');
    await readKeptDishes(dishes);
    return { found: findKeptDishes(dishes, asked, pantry), among: dishes.length };
  });
}
