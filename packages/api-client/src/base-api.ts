import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import { axiosBaseQuery, onLateAnswer } from './axios-base-query';

type Initiate = (
  args: unknown,
  options: { subscribe: boolean; forceRefetch: boolean },
) => ThunkAction<unknown, unknown, unknown, UnknownAction>;

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

// Repeats the query that shows a kept copy, which then takes the answer that has arrived.
onLateAnswer(({ dispatch, getState, endpoint, queryCacheKey = '' }) => {
  const { api } = getState() as { api: { queries: Record<string, { originalArgs?: unknown }> } };
  const asked = api.queries[queryCacheKey];
  const { initiate } =
    (baseApi.endpoints as Record<string, { initiate?: Initiate }>)[endpoint] ?? {};
  if (!asked || !initiate) return;
  void dispatch(initiate(asked.originalArgs, { subscribe: false, forceRefetch: true }));
});
