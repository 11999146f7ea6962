import type {
  DraftSender,
  OfflineData,
  RemoteDefinition,
  WidgetName,
  WidgetProps,
} from '@larder/shell-sdk';
import {
  injectReducers,
  isCompatible,
  type AppStore,
  type RegisteredRemote,
} from '@larder/shell-sdk/host';
import type { ComponentType } from 'react';
import { preloadPage } from './page-scripts';
import type { RegistryReader } from './registry';
import { asRemoteFailure, RemoteFailure } from './remote-failure';
import { withRetries } from './retry';

/** The interface to the federation runtime. */
export interface RemoteSource {
  /** The definition a remote's build exports. With `afresh`, nothing from an earlier attempt is reused. */
  loadDefinition: (
    name: string,
    remote: RegisteredRemote,
    options: { afresh: boolean },
  ) => Promise<RemoteDefinition>;
}

export interface RemoteLoader {
  /** The page of a route; rejects with a RemoteFailure. `again` marks a retry after a failure. */
  loadPage: (
    name: string,
    path: string,
    options: { again: boolean },
  ) => Promise<{ Page: ComponentType }>;
  /** A component lent by whichever remote declares it; rejects with a RemoteFailure. */
  loadWidget: <Name extends WidgetName>(name: Name) => Promise<ComponentType<WidgetProps[Name]>>;
  /** What a remote asks for ahead of time, if anything; rejects with a RemoteFailure. */
  loadOfflineData: (name: string) => Promise<OfflineData | undefined>;
  /** What sends a remote's drafts, if anything; rejects with a RemoteFailure. */
  loadDraftSender: (name: string) => Promise<DraftSender | undefined>;
}

export interface RemoteLoaderOptions {
  registry: RegistryReader;
  store: AppStore;
  source: RemoteSource;
}

/** Loads remotes as the registry currently lists them. */
export function createRemoteLoader({ registry, store, source }: RemoteLoaderOptions): RemoteLoader {
  const definitions = new Map<string, Promise<RemoteDefinition>>();

  const loadBuild = (name: string, remote: RegisteredRemote, afresh: boolean) => {
    const key = `${name}@${remote.build}`;
    if (afresh) definitions.delete(key);
    const known = definitions.get(key);
    if (known) return known;
    const loading = source.loadDefinition(name, remote, { afresh }).then((definition) => {
      if (definition.reducers) injectReducers(store, definition.reducers);
      return definition;
    });
    definitions.set(key, loading);
    loading.catch(() => {
      if (definitions.get(key) === loading) definitions.delete(key);
    });
    return loading;
  };

  const usableRemote = (name: string): RegisteredRemote | undefined => {
    const remote = registry.remote(name);
    return remote && isCompatible(remote.contract) ? remote : undefined;
  };

  const load = async (name: string, again: boolean): Promise<RemoteDefinition> => {
    if (again || !usableRemote(name)) await registry.refresh();
    const remote = usableRemote(name);
    if (!remote) throw new RemoteFailure(registry.remote(name) ? 'incompatible' : 'missing');
    try {
      return await loadBuild(name, remote, again);
    } catch (error) {
      // The build may have been replaced since the registry was read.
      await registry.refresh();
      const newer = usableRemote(name);
      if (!newer || newer.build === remote.build) throw error;
      return loadBuild(name, newer, false);
    }
  };

  /** Chunks are retried: kitchen networks lose a request now and then. */
  const loadPart = <Part>(part: () => Promise<Part>): Promise<Part> =>
    withRetries(part, (error) => navigator.onLine && asRemoteFailure(error).reason === 'missing');

  return {
    loadPage: async (name, path, { again }) => {
      try {
        const remote = again ? undefined : usableRemote(name);
        if (remote) preloadPage(remote, path);
        const { routes } = await load(name, again);
        const route = routes.find((candidate) => candidate.path === path);
        if (!route) throw new RemoteFailure('broken');
        const { Page } = await loadPart(route.page);
        if (!Page) throw new RemoteFailure('broken');
        return { Page };
      } catch (error) {
        throw asRemoteFailure(error);
      }
    },
    loadOfflineData: async (name) => {
      try {
        const { offline } = await load(name, false);
        return offline && (await loadPart(offline)).offlineData;
      } catch (error) {
        throw asRemoteFailure(error);
      }
    },
    loadDraftSender: async (name) => {
      try {
        const { sender } = await load(name, false);
        return sender && (await loadPart(sender)).draftSender;
      } catch (error) {
        throw asRemoteFailure(error);
      }
    },
    loadWidget: async (name) => {
      try {
        const state = registry.getState();
        const [lender] =
          (state.status === 'ready' &&
            Object.entries(state.registry.remotes).find(([, { widgets }]) =>
              widgets.includes(name),
            )) ||
          [];
        if (!lender) throw new RemoteFailure('missing');
        const { widgets } = await load(lender, false);
        const widget = widgets?.[name];
        if (!widget) throw new RemoteFailure('broken');
        return (await loadPart(widget)).Widget;
      } catch (error) {
        throw asRemoteFailure(error);
      }
    },
  };
}
