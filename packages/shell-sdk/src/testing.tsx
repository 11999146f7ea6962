import { clearToken, storeToken } from '@larder/api-client';
import { forgetDeletions, GlobalStyle, LarderThemeProvider, Toaster } from '@larder/ui';
import type { Reducer } from '@reduxjs/toolkit';
import { fireEvent, render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useCallback, useMemo, type ComponentType, type ReactElement, type ReactNode } from 'react';
import toast from 'react-hot-toast/headless';
import { Provider } from 'react-redux';
import {
  MemoryRouter,
  Route,
  Routes,
  useLocation,
  useNavigate,
  type Location,
} from 'react-router-dom';
import type { RemoteWidgets, WidgetName, WidgetProps } from './contract';
import { answerCalls, type FakeRequest, type FakeRoutes } from './fake-backend';
import { ShellContext, type SessionUser, type Shell } from './shell-context';
import { createAppStore, injectReducers, type AppStore } from './store';
import { useStoredSession } from './stored-session';
import { useStoredTheme } from './stored-theme';

export { answerAfter, answerCalls, failWith } from './fake-backend';
export type { FakeRequest, FakeRoutes } from './fake-backend';

/** The user of the sessions `free` and `subscribed`. */
export const testUser: SessionUser = {
  id: '01890000-0000-7000-8000-000000000001',
  username: 'Robin',
  email: 'robin@example.com',
  subscription_status: 'inactive',
};

/** A token as the backend would issue it for `user`, apart from the signature. */
export function tokenFor(user: SessionUser, remember = false): string {
  const part = (value: unknown): string =>
    btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
  return `${part({ alg: 'HS256' })}.${part({ sub: user.id, remember, user })}.signature`;
}

/** Leaves the page, so that whatever can still be undone becomes final. */
export const leavePage = (): void => void fireEvent(window, new Event('pagehide'));

export interface TestShellOptions {
  /** The initial location, with query and hash, or a location with state; default '/'. */
  path?: string | Partial<Location>;
  /** Route pattern of the element ('/menu/:id'); default '*', which matches everything. */
  route?: string;
  /** Who uses the app; default 'free'. */
  session?: 'signed-out' | 'free' | 'subscribed' | SessionUser;
  /** The backend's responses; a call that is not listed fails and is reported on the console. */
  api?: FakeRoutes;
  /** Widgets that other remotes would lend. */
  widgets?: RemoteWidgets;
  /** Reducers that the remote under test injects into the store. */
  reducers?: Record<string, Reducer>;
}

export interface TestShell extends RenderResult {
  user: UserEvent;
  store: AppStore;
  /** Every call made so far, oldest first. */
  requests: FakeRequest[];
  /** The current location. */
  location: () => Location;
  navigate: (to: string, state?: unknown) => void;
}

function TestHost({ widgets, children }: { widgets: RemoteWidgets; children: ReactNode }) {
  const session = useStoredSession();
  const themePreference = useStoredTheme();
  const loadWidget = useCallback(
    async <Name extends WidgetName>(name: Name): Promise<ComponentType<WidgetProps[Name]>> => {
      const load = widgets[name];
      if (!load) throw new Error(`No widget '${name}' was given.`);
      return (await load()).Widget;
    },
    [widgets],
  );
  const shell = useMemo<Shell>(
    () => ({ session, themePreference, loadWidget }),
    [session, themePreference, loadWidget],
  );
  return <ShellContext value={shell}>{children}</ShellContext>;
}

function startSession(session: NonNullable<TestShellOptions['session']>): void {
  if (session === 'signed-out') return clearToken();
  if (session === 'free') return storeToken(tokenFor(testUser));
  storeToken(
    tokenFor(session === 'subscribed' ? { ...testUser, subscription_status: 'active' } : session),
  );
}

function createUser(): UserEvent {
  const faked = Object.hasOwn(setTimeout, 'clock');
  return userEvent.setup(
    faked ? { advanceTimers: (delay) => jest.advanceTimersByTime(delay) } : undefined,
  );
}

/**
 * Renders an element as the shell would, with the real store, session, theme, toasts and API client; only the network
 * (`api`) and the other remotes (`widgets`) are replaced.
 */
export function renderWithShell(
  element: ReactElement,
  {
    path = '/',
    route = '*',
    session = 'free',
    api = {},
    widgets = {},
    reducers = {},
  }: TestShellOptions = {},
): TestShell {
  toast.remove();
  forgetDeletions();
  startSession(session);
  const requests = answerCalls(api);
  const store = createAppStore();
  injectReducers(store, reducers);
  const user = createUser();
  let location!: Location;
  let navigate!: ReturnType<typeof useNavigate>;
  function Probe() {
    location = useLocation();
    navigate = useNavigate();
    return null;
  }
  const rendered = render(
    <Provider store={store}>
      <LarderThemeProvider>
        <GlobalStyle />
        <MemoryRouter initialEntries={[path]}>
          <Probe />
          <TestHost widgets={widgets}>
            <Routes>
              <Route path={route} element={element} />
              {route !== '*' && <Route path="*" element={null} />}
            </Routes>
          </TestHost>
        </MemoryRouter>
        <Toaster />
      </LarderThemeProvider>
    </Provider>,
  );
  return {
    ...rendered,
    user,
    store,
    requests,
    location: () => location,
    navigate: (to, state) => void navigate(to, { state }),
  };
}
