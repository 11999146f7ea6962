import { recipesApi, type RecipeSummaryView, type RecipeView } from '@larder/api-client/recipes';

/** Restores one favourite to its previous state, keeping later changes to others. */
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

/** Undoes a change to one recipe; does nothing if no favourites had been loaded. */
const revert = (before: RecipeSummaryView[] | undefined, id: string) =>
  recipesApi.util.updateQueryData('getFavourites', undefined, (draft) =>
    before ? reverted(draft, before, id) : draft,
  );

/** Shows a changed recipe at once: no list is refetched for the dialog, which would go on showing the earlier one. */
async function showChanged(
  { id }: { id: string },
  { dispatch, queryFulfilled }: ChangeCall,
): Promise<void> {
  await queryFulfilled.then(
    ({ data }) => dispatch(recipesApi.util.upsertQueryData('getRecipe', { id }, data) as never),
    () => undefined,
  );
}

interface ChangeCall {
  dispatch: (action: never) => unknown;
  queryFulfilled: Promise<{ data: RecipeView }>;
}

/** The dialog's calls. A star updates everywhere immediately, and reverts if the call fails. */
export const {
  useLazyGetRecipeQuery,
  useGetRecipeAtHandQuery,
  useCopyRecipeMutation,
  useDeleteRecipeMutation,
  useRestoreRecipeMutation,
  useNoteRecipeOpenedMutation,
  useGetRecipeVersionsQuery,
  useRestoreRecipeVersionMutation,
  useAddFavouriteMutation,
  useRemoveFavouriteMutation,
  endpoints: { getRecipe },
} = recipesApi.enhanceEndpoints({
  endpoints: {
    // A star changes no recipe: the patches below update what it does change, so no list is refetched.
    getRecipe: { providesTags: [], keepUnusedDataFor: 300 },
    // Asked again whenever the dialog opens, and never for a recipe that has just been deleted.
    getRecipeAtHand: { providesTags: [] },
    updateRecipe: { onQueryStarted: showChanged },
    restoreRecipeVersion: { onQueryStarted: showChanged },
    // Lists in this order are read again when they are shown again.
    noteRecipeOpened: { invalidatesTags: [] },
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
            const { id: recipeId, title, image, readyInMinutes, servings } = recipe;
            draft.unshift({ id: recipeId, title, image, readyInMinutes, servings });
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
