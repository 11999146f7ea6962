import { baseApi } from '@larder/api-client';

export type PantryView = { useCustomPantry: boolean; customPantry: string[] };

const pantryApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getDefaultPantry: build.query<string[], void>({
      query: () => ({ url: '/pantry/default' }),
      providesTags: ['pantry'],
    }),
    getUserPantry: build.query<PantryView, void>({
      query: () => ({ url: '/pantry/user' }),
      providesTags: ['pantry'],
    }),
    saveUserPantry: build.mutation<PantryView, { pantryBody: PantryView }>({
      query: (queryArg) => ({ url: '/pantry/user', method: 'PUT', body: queryArg.pantryBody }),
      invalidatesTags: ['pantry'],
    }),
  }),
});

export const {
  useLazyGetDefaultPantryQuery,
  useLazyGetUserPantryQuery,
  useSaveUserPantryMutation,
} = pantryApi;
