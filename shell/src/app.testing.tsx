import { storeToken } from '@larder/api-client';
import { createAppStore, type RegisteredRemote } from '@larder/shell-sdk/host';
import {
  answerCalls,
  testUser,
  tokenFor,
  type FakeRequest,
  type FakeRoutes,
} from '@larder/shell-sdk/testing';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import toast from 'react-hot-toast';
import { App } from './app';
import { definitionOf, registered, text } from './registry.testing';
import { createRegistryReader } from './remotes/registry';
import { createRemoteLoader, type RemoteSource } from './remotes/remote-loader';

/** The remotes of the product, with the links they declare. */
export const productRemotes: Record<string, RegisteredRemote> = {
  mf_recipes: registered(
    {
      '/': 'Home',
      '/my-menus': 'Saved Menus',
      '/menu/:id': 'Menu',
      '/favourites': 'My Favourites',
    },
    {
      nav: [
        { to: '/', label: text('Home'), order: 10 },
        { to: '/my-menus', label: text('Saved Menus'), order: 30 },
        { to: '/favourites', label: text('My Favourites'), order: 40 },
      ],
    },
  ),
  mf_planner: registered(
    { '/calendar': 'Calendar' },
    { nav: [{ to: '/calendar', label: text('Calendar'), order: 20 }] },
  ),
  mf_grocery: registered(
    { '/grocery-list': 'Grocery List', '/saved-grocery-lists': 'Saved Grocery Lists' },
    {
      nav: [
        { to: '/grocery-list', label: text('Grocery List'), order: 60 },
        { to: '/saved-grocery-lists', label: text('Saved Grocery Lists'), order: 50 },
      ],
    },
  ),
  mf_account: registered(
    {
      '/settings': 'Settings',
      '/subscribe': 'Subscribe',
      '/subscription/success': 'Activating your subscription',
    },
    { nav: [{ to: '/settings', label: text('Settings'), order: 70 }] },
  ),
};

export interface AppOptions {
  path?: string;
  session?: 'signed-out' | 'signed-in';
  api?: FakeRoutes;
  /** What the registry lists now; null when it does not answer. Called at each reading. */
  remotes?: () => Record<string, RegisteredRemote> | null;
  /** Loads the definition of a remote; as declared when unset. */
  loadDefinition?: RemoteSource['loadDefinition'];
}

/** Renders the whole app; only the network and the federation run time are replaced. */
export function renderApp({
  path = '/',
  session = 'signed-in',
  api = {},
  remotes = () => productRemotes,
  loadDefinition = async (name, remote) => definitionOf(name, remote),
}: AppOptions = {}): {
  user: ReturnType<typeof userEvent.setup>;
  requests: FakeRequest[];
  unmount: () => void;
} {
  toast.remove();
  localStorage.clear();
  if (session === 'signed-in') storeToken(tokenFor(testUser));
  history.replaceState(null, '', path);
  globalThis.fetch = async () => {
    const listed = remotes();
    if (!listed) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify({ schema: 1, revision: 'r', remotes: listed }));
  };
  const requests = answerCalls(api);
  const store = createAppStore();
  const registry = createRegistryReader();
  const loader = createRemoteLoader({ registry, store, source: { loadDefinition } });
  const { unmount } = render(<App store={store} remotes={{ registry, loader }} />);
  const faked = Object.hasOwn(setTimeout, 'clock');
  return {
    user: userEvent.setup(
      faked ? { advanceTimers: (delay) => jest.advanceTimersByTime(delay) } : undefined,
    ),
    requests,
    unmount,
  };
}
