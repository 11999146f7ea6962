export { useCreateMenuMutation, useUpdateMenuMutation } from '@larder/api-client/menus';
import { recipesApi } from '@larder/api-client/recipes';

/** Dishes of all pages loaded so far are one cache entry: a further page is added, the first one starts anew. */
export const { useLazySearchRecipesQuery, useGenerateRecipeMutation, usePreviewRecipeMutation } =
  recipesApi.enhanceEndpoints({
    endpoints: {
      // It only says what would be made.
      previewRecipe: { invalidatesTags: [] },
      generateRecipe: {
        // A new dish changes none of the lists that are shown.
        invalidatesTags: [],
        async onQueryStarted(_, { queryFulfilled }) {
          // [ERR-7] Whoever asked gets the failure as well, and says so.
          await queryFulfilled.catch(({ error }: { error: unknown }) => console.error(error));
        },
      },
      searchRecipes: {
        // What was generated stays as it is until the next press of the button.
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
