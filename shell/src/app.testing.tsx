import { storeToken } from '@larder/api-client';
import {
  createAppStore,
  type PublishedDeclaration,
  type RegisteredRemote,
} from '@larder/shell-sdk/host';
import {
  answerCalls,
  testUser,
  tokenFor,
  type FakeRequest,
  type FakeRoutes,
} from '@larder/shell-sdk/testing';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import toast from 'react-hot-toast/headless';
import { App } from './app';
import { definitionOf } from './registry.testing';
import { createRegistryReader } from './remotes/registry';
import { createRemoteLoader, type RemoteSource } from './remotes/remote-loader';

/** The declaration of each of the product's remotes, as its build reads it; set in jest.config.cjs. */
declare const remoteDeclarations: (PublishedDeclaration & { name: string })[];

/** The product's remotes with the routes and links they declare. */
export const productRemotes: Record<string, RegisteredRemote> = Object.fromEntries(
  remoteDeclarations.map(({ name, ...declaration }) => [
    name,
    { build: 'b1', entry: `/mf/${name}/b1/mf-manifest.json`, ...declaration },
  ]),
);

export interface AppOptions {
  path?: string;
  session?: 'signed-out' | 'signed-in' | 'remembered';
  api?: FakeRoutes;
  /** The current registry; null if it does not respond. Called on every read. */
  remotes?: () => Record<string, RegisteredRemote> | null;
  /** Loads a remote's definition; defaults to its declaration. */
  loadDefinition?: RemoteSource['loadDefinition'];
  lastGood?: RemoteSource['lastGood'];
}

/** Renders the whole app; only the network and the federation runtime are replaced. */
export function renderApp({
  path = '/',
  session = 'signed-in',
  api = {},
  remotes = () => productRemotes,
  loadDefinition = async (name, remote) => definitionOf(name, remote),
  lastGood = async () => undefined,
}: AppOptions = {}): {
  user: ReturnType<typeof userEvent.setup>;
  requests: FakeRequest[];
  unmount: () => void;
} {
  toast.remove();
  localStorage.clear();
  if (session !== 'signed-out') storeToken(tokenFor(testUser, session === 'remembered'));
  history.replaceState(null, '', path);
  globalThis.fetch = async () => {
    const listed = remotes();
    if (!listed) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify({ schema: 1, revision: 'r', remotes: listed }));
  };
  const requests = answerCalls(api);
  const store = createAppStore();
  const registry = createRegistryReader();
  const loader = createRemoteLoader({ registry, store, source: { loadDefinition, lastGood } });
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
