import { recipesApi, type RecipeSummaryView } from '@larder/api-client/recipes';

/** The favourites with one of them as it was before; what was done to others meanwhile stays. */
function reverted(
  favourites: RecipeSummaryView[],
  before: RecipeSummaryView[],
  id: string,
): RecipeSummaryView[] {
  const known = new Set([id, ...before.map((recipe) => String(recipe.id))]);
  const shown = new Set([id, ...favourites.map((recipe) => String(recipe.id))]);
  return [
    ...favourites.filter((recipe) => !known.has(String(recipe.id))),
    ...before.filter((recipe) => shown.has(String(recipe.id))),
  ];
}

const favouritesIn = (state: unknown): RecipeSummaryView[] | undefined =>
  recipesApi.endpoints.getFavourites.select()(state as never).data;

/** Takes back what was done to one recipe; where no favourites were loaded before, nothing was. */
const revert = (before: RecipeSummaryView[] | undefined, id: string) =>
  recipesApi.util.updateQueryData('getFavourites', undefined, (draft) =>
    before ? reverted(draft, before, id) : draft,
  );

/** The calls of the dialog. A star shows at once wherever the recipe is, and goes back when the call fails. */
export const {
  useLazyGetRecipeQuery,
  useAddFavouriteMutation,
  useRemoveFavouriteMutation,
  endpoints: { getRecipe },
} = recipesApi.enhanceEndpoints({
  endpoints: {
    // A star changes no recipe: the patches below touch what it does change, and no list is fetched again.
    getRecipe: { providesTags: [], keepUnusedDataFor: 300 },
    addFavourite: {
      invalidatesTags: [],
      async onQueryStarted({ id }, { dispatch, getState, queryFulfilled }) {
        const { data: recipe } = recipesApi.endpoints.getRecipe.select({ id })(getState() as never);
        const before = favouritesIn(getState());
        const star = dispatch(
          recipesApi.util.updateQueryData('getRecipe', { id }, (draft) => {
            draft.isFavourited = true;
          }),
        );
        dispatch(
          recipesApi.util.updateQueryData('getFavourites', undefined, (draft) => {
            if (!recipe || draft.some((favourite) => favourite.id === recipe.id)) return;
            const { id: recipeId, title, image, readyInMinutes } = recipe;
            draft.unshift({ id: recipeId, title, image, readyInMinutes });
          }),
        );
        await queryFulfilled.catch(() => {
          star.undo();
          dispatch(revert(before, id));
        });
      },
    },
    removeFavourite: {
      invalidatesTags: [],
      async onQueryStarted({ id }, { dispatch, getState, queryFulfilled }) {
        const before = favouritesIn(getState());
        const star = dispatch(
          recipesApi.util.updateQueryData('getRecipe', { id }, (draft) => {
            draft.isFavourited = false;
          }),
        );
        dispatch(
          recipesApi.util.updateQueryData('getFavourites', undefined, (draft) =>
            draft.filter((favourite) => String(favourite.id) !== id),
          ),
        );
        await queryFulfilled.catch(() => {
          star.undo();
          dispatch(revert(before, id));
        });
      },
    },
  },
});
