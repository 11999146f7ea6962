import { recipesApi, type RecipeView } from '@larder/api-client/recipes';
import { useAppDispatch } from '@larder/shell-sdk';

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
