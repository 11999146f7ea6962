import { baseApi, sayOffline } from '@larder/api-client';
import { copy } from '@larder/copy';
import { combineSlices, configureStore, createAction, type Reducer } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';

const slices = combineSlices(baseApi);

/** Another person uses the app now, or nobody: everything loaded or typed for the one before is forgotten. */
const userChangedAction = createAction('session/userChanged');
const reducersInjected = createAction('remotes/reducersInjected');

const rootReducer: typeof slices = Object.assign(
  ((state, action) =>
    // The API slice is emptied by its own action, which also stops the requests in flight.
    slices(
      userChangedAction.match(action) && state ? { api: state.api } : state,
      action,
    )) as typeof slices,
  slices,
);

/** How long the checks of development take tells about the machine and not about the state. */
const unhurried = { warnAfter: Infinity };

/** The app's one store. Remotes add their reducers to it when they are loaded. */
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

/** Forgets all that the store holds about the person so far. */
export function userChanged() {
  return (dispatch: AppDispatch): void => {
    dispatch(userChangedAction());
    dispatch(baseApi.util.resetApiState());
  };
}

/** Adds the reducers of a remote to the store, replacing those of an earlier build of it. */
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
/** A remote types the state it reads: its own reducers are not part of the shell's types. */
export const useAppSelector = useSelector;
