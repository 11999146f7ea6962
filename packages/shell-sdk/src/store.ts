import { baseApi, sayOffline } from '@larder/api-client';
import { copy } from '@larder/copy';
import { combineSlices, configureStore, createAction, type Reducer } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';

const slices = combineSlices(baseApi);

/** Another person, or nobody, now uses the app: all state loaded or entered for the previous one is cleared. */
const userChangedAction = createAction('session/userChanged');
const reducersInjected = createAction('remotes/reducersInjected');

const rootReducer: typeof slices = Object.assign(
  ((state, action) =>
    // The API slice has its own reset action, which also aborts requests in flight.
    slices(
      userChangedAction.match(action) && state ? { api: state.api } : state,
      action,
    )) as typeof slices,
  slices,
);

/** These development checks measure the machine's speed, not the state. */
const unhurried = { warnAfter: Infinity };

/** The app's store. Remotes add their reducers when they are loaded. */
export function createAppStore() {
  sayOffline(copy.common.offline);
  return configureStore({
    reducer: rootReducer,
    middleware: (defaults) =>
      defaults({ immutableCheck: unhurried, serializableCheck: unhurried }).concat(
        baseApi.middleware,
      ),
  });
}

export type AppStore = ReturnType<typeof createAppStore>;
export type AppDispatch = AppStore['dispatch'];

/** Clears all state about the current person. */
export function userChanged() {
  return (dispatch: AppDispatch): void => {
    dispatch(userChangedAction());
    dispatch(baseApi.util.resetApiState());
  };
}

/** Adds a remote's reducers to the store, replacing those of an earlier build. */
export function injectReducers(store: AppStore, reducers: Record<string, Reducer>): void {
  for (const [reducerPath, reducer] of Object.entries(reducers)) {
    slices.inject(
      { reducerPath, reducer: reducer as Reducer<unknown> },
      { overrideExisting: true },
    );
  }
  // An injected reducer has no state until the next action.
  store.dispatch(reducersInjected());
}

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
/** A remote types the state it reads: its reducers are not part of the shell's types. */
export const useAppSelector = useSelector;
