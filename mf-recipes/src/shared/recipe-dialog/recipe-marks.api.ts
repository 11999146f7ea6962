import { collectionsApi } from '@larder/api-client/collections';
import { recipesApi, type RecipeView } from '@larder/api-client/recipes';

/** Changes what the dialog shows of a recipe. */
const patch = (id: string, change: (recipe: RecipeView) => void) =>
  recipesApi.util.updateQueryData('getRecipe', { id }, change);

/** A log is read again for its own changes only, not when its recipe has been deleted. */
const logChange = { invalidatesTags: ['recipes', 'recipeLog'] as const };

/** A rating shows at once, and goes back if the call fails; the dialog's recipe is not refetched for it. */
export const {
  useRateRecipeMutation,
  useGetRecipeLogQuery,
  useAddToRecipeLogMutation,
  useDeleteRecipeLogEntryMutation,
  useUpdateRecipeLogEntryMutation,
} = recipesApi.enhanceEndpoints({
  addTagTypes: ['recipeLog'],
  endpoints: {
    getRecipeLog: { providesTags: ['recipeLog'] },
    addToRecipeLog: logChange,
    updateRecipeLogEntry: logChange,
    deleteRecipeLogEntry: logChange,
    rateRecipe: {
      async onQueryStarted({ id, ratingBody: { rating } }, { dispatch, queryFulfilled }) {
        const shown = dispatch(
          patch(id, (recipe) => {
            recipe.rating = rating;
          }),
        );
        await queryFulfilled.catch(() => shown.undo());
      },
    },
  },
});

export const {
  useGetCollectionsQuery,
  useCreateCollectionMutation,
  useAddToCollectionMutation,
  useRemoveFromCollectionMutation,
} = collectionsApi.enhanceEndpoints({
  endpoints: {
    addToCollection: {
      async onQueryStarted({ id, recipeId }, { dispatch, queryFulfilled }) {
        const shown = dispatch(
          patch(recipeId, ({ collections }) => {
            collections.push(id);
          }),
        );
        await queryFulfilled.catch(() => shown.undo());
      },
    },
    removeFromCollection: {
      async onQueryStarted({ id, recipeId }, { dispatch, queryFulfilled }) {
        const shown = dispatch(
          patch(recipeId, (recipe) => {
            recipe.collections = recipe.collections.filter((other) => other !== id);
          }),
        );
        await queryFulfilled.catch(() => shown.undo());
      },
    },
  },
});
