import { baseApi } from '@larder/api-client';
import { combineSlices, configureStore, type Reducer } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';

const rootReducer = combineSlices(baseApi);

/** The app's one store. Remotes add their reducers to it when they are loaded. */
export function createAppStore() {
  return configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults().concat(baseApi.middleware),
  });
}

export type AppStore = ReturnType<typeof createAppStore>;
export type AppDispatch = AppStore['dispatch'];

/** Adds the reducers of a remote, replacing those of an earlier build of it. */
export function injectReducers(reducers: Record<string, Reducer>): void {
  for (const [reducerPath, reducer] of Object.entries(reducers)) {
    rootReducer.inject(
      { reducerPath, reducer: reducer as Reducer<unknown> },
      { overrideExisting: true },
    );
  }
}

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
/** A remote types the state it reads: its own reducers are not part of the shell's types. */
export const useAppSelector = useSelector;
