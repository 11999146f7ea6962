import { recipesApi } from '@larder/api-client/recipes';

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
        const patches = [
          dispatch(
            recipesApi.util.updateQueryData('getRecipe', { id }, (draft) => {
              draft.isFavourited = true;
            }),
          ),
          dispatch(
            recipesApi.util.updateQueryData('getFavourites', undefined, (draft) => {
              if (!recipe || draft.some((favourite) => favourite.id === recipe.id)) return;
              const { id: recipeId, title, image, readyInMinutes } = recipe;
              draft.unshift({ id: recipeId, title, image, readyInMinutes });
            }),
          ),
        ];
        await queryFulfilled.catch(() => patches.forEach((patch) => patch.undo()));
      },
    },
    removeFavourite: {
      invalidatesTags: [],
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        const patches = [
          dispatch(
            recipesApi.util.updateQueryData('getRecipe', { id }, (draft) => {
              draft.isFavourited = false;
            }),
          ),
          dispatch(
            recipesApi.util.updateQueryData('getFavourites', undefined, (draft) =>
              draft.filter((favourite) => String(favourite.id) !== id),
            ),
          ),
        ];
        await queryFulfilled.catch(() => patches.forEach((patch) => patch.undo()));
      },
    },
  },
});
