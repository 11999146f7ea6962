import { createContext, useContext, useSyncExternalStore } from 'react';
import type { RegistryReader, RegistryState } from './registry';
import type { RemoteLoader } from './remote-loader';

export interface Remotes {
  registry: RegistryReader;
  loader: RemoteLoader;
}

export const RemotesContext = createContext<Remotes | null>(null);

export function useRemotes(): Remotes {
  const remotes = useContext(RemotesContext);
  if (!remotes) throw new Error('Rendered without remotes: wrap it in RemotesContext.');
  return remotes;
}

/** The current registry; whoever uses this hook keeps it up to date. */
export function useRegistryState(): RegistryState {
  const { registry } = useRemotes();
  return useSyncExternalStore(registry.subscribe, registry.getState);
}
