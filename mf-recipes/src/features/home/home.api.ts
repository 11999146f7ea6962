export { useCreateMenuMutation, useUpdateMenuMutation } from '@larder/api-client/menus';
import { recipesApi } from '@larder/api-client/recipes';

/** Dishes of all pages loaded so far are one cache entry: a further page is appended, the first one replaces it. */
export const {
  useSearchRecipesQuery,
  useLazySearchRecipesQuery,
  useGenerateRecipeMutation,
  usePreviewRecipeMutation,
} = recipesApi.enhanceEndpoints({
  endpoints: {
    // It only previews what would be made.
    previewRecipe: { invalidatesTags: [] },
    generateRecipe: {
      // A new dish changes none of the displayed lists.
      invalidatesTags: [],
      async onQueryStarted(_, { queryFulfilled }) {
        // [ERR-7] The caller gets the error as well, and reports it.
        await queryFulfilled.catch(({ error }: { error: unknown }) => console.error(error));
      },
    },
    searchRecipes: {
      // Generated results stay as they are until the button is pressed again.
      providesTags: [],
      keepUnusedDataFor: 600,
      serializeQueryArgs: ({ endpointName, queryArgs: { offset: _, ...question } }) =>
        `${endpointName}(${JSON.stringify(question)})`,
      merge: (found, page, { arg: { offset = 0 } }) => {
        const { recipes, ...rest } = page;
        Object.assign(found, rest);
        const earlier = found.recipes.slice(0, offset);
        // A recipe that moved between two pages must not appear twice.
        const known = new Set(earlier.map(({ id }) => id));
        found.recipes = [...earlier, ...recipes.filter(({ id }) => !known.has(id))];
      },
    },
  },
});
