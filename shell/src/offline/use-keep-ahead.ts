import { keepAnswersTo } from '@larder/api-client';
import { useEffect, useLayoutEffect } from 'react';
import { useRemotes } from '../remotes/remotes-context';
import { isSwitchedOff } from './service-worker-registration';

/** Milliseconds until a newly opened page is assumed to have loaded. */
const settled = 8_000;

/**
 * Keeps the answers that remotes declare. For a component around the pages: a page that asks as soon as it is there has
 * to find this done, or it would show an error instead of the kept answer.
 */
export function useDeclaredKeep(): void {
  const { registry } = useRemotes();
  useLayoutEffect(() => {
    const keepDeclared = (): void => {
      const state = registry.getState();
      if (state.status !== 'ready' || isSwitchedOff()) return;
      keepAnswersTo(Object.values(state.registry.remotes).flatMap(({ keep = [] }) => keep));
    };
    keepDeclared();
    return registry.subscribe(keepDeclared);
  }, [registry]);
}

/** Once the page has settled, keeps what the person needs offline. */
export function useKeepAhead(userId: string): void {
  const { registry, loader } = useRemotes();
  useEffect(() => {
    if (isSwitchedOff() || !userId || !('caches' in window) || !('serviceWorker' in navigator))
      return undefined;
    let stop = (): void => {};
    let stopped = false;
    const begin = async (): Promise<void> => {
      const { keepAhead } = await import('./keep-ahead');
      if (!stopped) stop = keepAhead(userId, { registry, loader });
    };
    const timer = setTimeout(() => {
      // Without it, viewed pages are still kept.
      begin().catch(() => {});
    }, settled);
    return () => {
      stopped = true;
      clearTimeout(timer);
      stop();
    };
  }, [userId, registry, loader]);
}
