import { createApi } from '@reduxjs/toolkit/query/react';
import { axiosBaseQuery } from './axios-base-query';

/**
 * The one API slice of the app. Generated files inject their calls into it, so that a change made through one remote
 * refreshes what another shows. Every tag is named here, once.
 */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: axiosBaseQuery,
  // What was shown from the device, or could not be had, is asked for again when there is a network.
  refetchOnReconnect: true,
  tagTypes: [
    'auth',
    'grocery-lists',
    'ingredients',
    'meal-planner',
    'menus',
    'pantry',
    'passkeys',
    'payments',
    'recipes',
  ],
  endpoints: () => ({}),
});
