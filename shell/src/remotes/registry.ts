import type { RegisteredRemote, RemoteRegistry } from '@larder/shell-sdk/host';

const address = '/mf/registry.json';
const storageKey = 'larder.registry';
const rereadEvery = 5 * 60_000;
/** How long the first response may take before the last known registry is used instead. */
const firstAnswerWithin = 2_500;
const giveUpAfter = 30_000;

export type RegistryState =
  { status: 'pending' } | { status: 'failed' } | { status: 'ready'; registry: RemoteRegistry };

export interface RegistryReader {
  getState: () => RegistryState;
  /** Keeps the registry up to date (focus, network, every five minutes) while there are listeners. */
  subscribe: (listener: () => void) => () => void;
  /** Reads it again; never rejects, the state reports errors. Simultaneous calls share one request. */
  refresh: () => Promise<void>;
  /** The remote of that name; undefined when it is not in the registry. */
  remote: (name: string) => RegisteredRemote | undefined;
}

type Json = Record<string, unknown>;

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isListOf(value: unknown, isItem: (item: Json) => boolean): boolean {
  return Array.isArray(value) && value.every((item) => isObject(item) && isItem(item));
}

function isRemote(value: unknown): value is RegisteredRemote {
  return (
    isObject(value) &&
    typeof value['build'] === 'string' &&
    typeof value['entry'] === 'string' &&
    typeof value['contract'] === 'string' &&
    isListOf(
      value['routes'],
      ({ path, title }) => typeof path === 'string' && path.startsWith('/') && isObject(title),
    ) &&
    isListOf(
      value['nav'],
      ({ to, label, order }) =>
        typeof to === 'string' && isObject(label) && typeof order === 'number',
    ) &&
    Array.isArray(value['widgets']) &&
    (value['keep'] === undefined ||
      isListOf(value['keep'], ({ path }) => typeof path === 'string')) &&
    (value['integrity'] === undefined || isObject(value['integrity']))
  );
}

/** The registry in `value`, without invalid remotes; null when it is not a registry at all. */
export function parseRegistry(value: unknown): RemoteRegistry | null {
  if (!isObject(value) || value['schema'] !== 1 || !isObject(value['remotes'])) return null;
  const remotes = Object.entries(value['remotes']).filter(
    (entry): entry is [string, RegisteredRemote] => isRemote(entry[1]),
  );
  return {
    schema: 1,
    revision: String(value['revision']),
    remotes: Object.fromEntries(remotes),
  };
}

function lastKnown(): RemoteRegistry | null {
  try {
    return parseRegistry(JSON.parse(localStorage.getItem(storageKey) ?? 'null'));
  } catch {
    return null;
  }
}

function remember(registry: RemoteRegistry): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(registry));
  } catch {
    // Without storage there is no last known registry to fall back to.
  }
}

async function fetchRegistry(): Promise<RemoteRegistry> {
  const response = await fetch(address, {
    cache: 'no-cache',
    headers: { Accept: 'application/json' },
    signal: AbortSignal.timeout(giveUpAfter),
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const registry = parseRegistry(await response.json());
  if (!registry) throw new Error(`${address} is no registry`);
  return registry;
}

/** Reads which remotes there are; falls back to the last known registry when the backend does not respond. */
export function createRegistryReader(): RegistryReader {
  let state: RegistryState = { status: 'pending' };
  let reading: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  const change = (next: RegistryState): void => {
    state = next;
    for (const listener of listeners) listener();
  };

  const fallBackToLastKnown = (): boolean => {
    const registry = lastKnown();
    if (registry) change({ status: 'ready', registry });
    return registry !== null;
  };

  const read = async (): Promise<void> => {
    const hurry = setTimeout(() => {
      if (state.status === 'pending') fallBackToLastKnown();
    }, firstAnswerWithin);
    try {
      const registry = await fetchRegistry();
      remember(registry);
      const known = state.status === 'ready' ? state.registry : null;
      if (JSON.stringify(known) !== JSON.stringify(registry)) change({ status: 'ready', registry });
    } catch {
      if (state.status !== 'ready' && !fallBackToLastKnown()) change({ status: 'failed' });
    } finally {
      clearTimeout(hurry);
    }
  };

  const refresh = (): Promise<void> => {
    reading ??= read().finally(() => {
      reading = null;
    });
    return reading;
  };

  const refreshWhenVisible = (): void => {
    if (document.visibilityState === 'visible') void refresh();
  };

  let timer: ReturnType<typeof setInterval> | undefined;
  const watch = (): void => {
    void refresh();
    timer = setInterval(refreshWhenVisible, rereadEvery);
    window.addEventListener('online', refreshWhenVisible);
    document.addEventListener('visibilitychange', refreshWhenVisible);
  };
  const unwatch = (): void => {
    clearInterval(timer);
    window.removeEventListener('online', refreshWhenVisible);
    document.removeEventListener('visibilitychange', refreshWhenVisible);
  };

  return {
    getState: () => state,
    subscribe: (listener) => {
      if (listeners.size === 0) watch();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) unwatch();
      };
    },
    refresh,
    remote: (name) => (state.status === 'ready' ? state.registry.remotes[name] : undefined),
  };
}
