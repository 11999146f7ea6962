import type { StoredSession } from '@larder/shell-sdk/host';
import { useEffect } from 'react';
import { withRetries } from '../remotes/retry';

/** Ends idle sessions, except with Remember me; the watch is not part of the login page, where nobody is logged in. */
export function useIdleEnd({ isAuthenticated, isRemembered, endIdle }: StoredSession): void {
  useEffect(() => {
    if (!isAuthenticated || isRemembered) return undefined;
    let stop = (): void => {};
    let stopped = false;
    const begin = async (): Promise<void> => {
      const { watchIdleness } = await withRetries(
        () => import(/* webpackChunkName: "signed-in" */ './idle-watch'),
        () => true,
      );
      if (!stopped) stop = watchIdleness(endIdle);
    };
    // Without the watch the session still ends on the server; the next page load tries again.
    begin().catch(() => {});
    return () => {
      stopped = true;
      stop();
    };
  }, [isAuthenticated, isRemembered, endIdle]);
}
