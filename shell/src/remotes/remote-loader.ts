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
import { asRemoteFailure, RemoteFailure, type FailureReason } from './remote-failure';
import type { RemotePhase, RemoteReport } from './remote-reports';
import { withRetries } from './retry';

/** The interface to the federation runtime. */
export interface RemoteSource {
  /** The definition a remote's build exports. With `afresh`, nothing from an earlier attempt is reused. */
  loadDefinition: (
    name: string,
    remote: RegisteredRemote,
    options: { afresh: boolean },
  ) => Promise<RemoteDefinition>;
  /** The build to use if the live one cannot be loaded. */
  lastGood: (name: string, live: RegisteredRemote) => Promise<RegisteredRemote | undefined>;
}

export interface LoadedPage {
  Page: ComponentType;
  /** Whether it is from an earlier build, because the live one could not be loaded. */
  outdated: boolean;
  /** In that case, what is wrong with the live build. */
  reason?: FailureReason;
  /** The build that was live at that time. */
  live: string | undefined;
}

export interface RemoteLoader {
  /** The page of a route; rejects with a RemoteFailure. `again` marks a retry after a failure. */
  loadPage: (name: string, path: string, options: { again: boolean }) => Promise<LoadedPage>;
  /** Starts to load a page that is about to be asked for. What fails is tried again and reported then. */
  beginPage: (name: string, path: string) => void;
  /** A component lent by whichever remote declares it; rejects with a RemoteFailure. */
  loadWidget: <Name extends WidgetName>(name: Name) => Promise<ComponentType<WidgetProps[Name]>>;
  /** What a remote requests ahead of time, if anything; rejects with a RemoteFailure. */
  loadOfflineData: (name: string) => Promise<OfflineData | undefined>;
  /** What sends a remote's drafts, if anything; rejects with a RemoteFailure. */
  loadDraftSender: (name: string) => Promise<DraftSender | undefined>;
  /** Reports that a page threw while it was on the screen. */
  reportCrash: (name: string, path: string) => void;
}

export interface RemoteLoaderOptions {
  registry: RegistryReader;
  store: AppStore;
  source: RemoteSource;
  /** Receives every failure, and each page that a canary's build has shown. */
  report?: (report: RemoteReport) => void;
}

/** Loads remotes as the registry currently lists them. */
export function createRemoteLoader({
  registry,
  store,
  source,
  report = () => {},
}: RemoteLoaderOptions): RemoteLoader {
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

  const reportFailure = (
    remote: string,
    what: { phase: RemotePhase; route: string; reason: FailureReason },
  ): void => {
    const build = registry.remote(remote)?.build;
    if (build) report({ event: 'failed', remote, build, ...what });
  };

  /**
   * What `take` gets from the live build, otherwise from the last good one; rejects with what is wrong with the live
   * one.
   */
  const usingBest = async <Result>(
    name: string,
    {
      again = false,
      phase = 'page',
      route,
    }: { again?: boolean; phase?: RemotePhase; route: string },
    take: (definition: RemoteDefinition) => Promise<Result>,
  ): Promise<{ result: Result; outdated: boolean; reason?: FailureReason }> => {
    let reached: RemotePhase = 'load';
    try {
      const definition = await load(name, again);
      reached = phase;
      const result = await take(definition);
      const { build, canary } = registry.remote(name) ?? {};
      if (build && canary) report({ event: 'shown', remote: name, build, phase, route });
      return { result, outdated: false };
    } catch (error) {
      const failure = asRemoteFailure(error);
      const live = registry.remote(name);
      reportFailure(name, { phase: reached, route, reason: failure.reason });
      const good = live && (await source.lastGood(name, live));
      if (!good || !isCompatible(good.contract)) throw failure;
      try {
        const result = await take(await loadBuild(name, good, false));
        return { result, outdated: true, reason: failure.reason };
      } catch {
        throw failure;
      }
    }
  };

  /** Chunks are retried, because kitchen networks lose a request now and then. */
  const loadPart = <Part>(part: () => Promise<Part>): Promise<Part> =>
    withRetries(part, (error) => navigator.onLine && asRemoteFailure(error).reason === 'missing');

  const pageOf =
    (path: string) =>
    async ({ routes }: RemoteDefinition): Promise<ComponentType> => {
      const route = routes.find((candidate) => candidate.path === path);
      if (!route) throw new RemoteFailure('broken');
      const { Page } = await loadPart(route.page);
      if (!Page) throw new RemoteFailure('broken');
      return Page;
    };

  return {
    loadPage: async (name, path, { again }) => {
      const remote = again ? undefined : usableRemote(name);
      if (remote) preloadPage(remote, path);
      const { result: Page, ...found } = await usingBest(
        name,
        { again, route: path },
        pageOf(path),
      );
      return { Page, ...found, live: registry.remote(name)?.build };
    },
    beginPage: (name, path) => {
      const remote = usableRemote(name);
      if (!remote) return;
      preloadPage(remote, path);
      loadBuild(name, remote, false)
        .then(pageOf(path))
        .catch(() => undefined);
    },
    loadOfflineData: async (name) => {
      const { result } = await usingBest(
        name,
        { route: 'offline' },
        async ({ offline }) => offline && (await loadPart(offline)).offlineData,
      );
      return result;
    },
    loadDraftSender: async (name) => {
      const { result } = await usingBest(
        name,
        { route: 'sender' },
        async ({ sender }) => sender && (await loadPart(sender)).draftSender,
      );
      return result;
    },
    loadWidget: async (name) => {
      const state = registry.getState();
      const [lender] =
        (state.status === 'ready' &&
          Object.entries(state.registry.remotes).find(([, { widgets }]) =>
            widgets.includes(name),
          )) ||
        [];
      if (!lender) throw new RemoteFailure('missing');
      const { result } = await usingBest(
        lender,
        { phase: 'widget', route: name },
        async ({ widgets }) => {
          const widget = widgets?.[name];
          if (!widget) throw new RemoteFailure('broken');
          return (await loadPart(widget)).Widget;
        },
      );
      return result;
    },
    reportCrash: (name, path) =>
      reportFailure(name, { phase: 'render', route: path, reason: 'crashed' }),
  };
}
