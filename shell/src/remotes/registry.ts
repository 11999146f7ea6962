import type { RegisteredRemote, RemoteRegistry } from '@larder/shell-sdk/host';
import { lastKnownRegistry, readRegistry } from './known-registry';

const rereadEvery = 5 * 60_000;
/** Milliseconds within which a first listener takes what was read before there was one. */
const freshFor = 5_000;
/** How long the first response may take before the last known registry is used instead. */
const firstAnswerWithin = 2_500;

export type RegistryState =
  | { status: 'pending' }
  | { status: 'failed' }
  | { status: 'ready'; registry: RemoteRegistry };

export interface RegistryReader {
  getState: () => RegistryState;
  /** Keeps the registry up to date (focus, network, every five minutes) while there are listeners. */
  subscribe: (listener: () => void) => () => void;
  /** Reads it again. Never rejects, because the state reports errors. Simultaneous calls share one request. */
  refresh: () => Promise<void>;
  /** The remote of that name; undefined when it is not in the registry. */
  remote: (name: string) => RegisteredRemote | undefined;
}

/** Reads which remotes there are; falls back to the last known registry if the backend does not respond. */
export function createRegistryReader(): RegistryReader {
  let state: RegistryState = { status: 'pending' };
  let reading: Promise<void> | null = null;
  let readAt = -Infinity;
  const listeners = new Set<() => void>();

  const change = (next: RegistryState): void => {
    state = next;
    for (const listener of listeners) listener();
  };

  const fallBackToLastKnown = (): boolean => {
    const registry = lastKnownRegistry();
    if (registry) change({ status: 'ready', registry });
    return registry !== null;
  };

  const read = async (): Promise<void> => {
    const hurry = setTimeout(() => {
      if (state.status === 'pending') fallBackToLastKnown();
    }, firstAnswerWithin);
    try {
      const registry = await readRegistry();
      readAt = Date.now();
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
    if (Date.now() - readAt > freshFor) void refresh();
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
