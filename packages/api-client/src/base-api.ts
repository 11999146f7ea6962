import { createApi } from '@reduxjs/toolkit/query/react';
import { axiosBaseQuery } from './axios-base-query';

/**
 * The app's API slice. Generated files inject their calls into it, so that a change made through one remote refreshes
 * what another shows. Every tag is listed here, once.
 */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: axiosBaseQuery,
  // Anything shown from the device, or unavailable, is refetched once the device is online.
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
