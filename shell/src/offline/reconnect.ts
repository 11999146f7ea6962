import { baseApi, noteReached, reachability } from '@larder/api-client';
import { useAppDispatch } from '@larder/shell-sdk';
import { useEffect } from 'react';

const firstPause = 2_000;
const longestPause = 30_000;
const giveUpAfter = 5_000;

async function isAnswered(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(giveUpAfter);
    return (await fetch('/api/health/live', { cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}

/**
 * While the backend is silent, asks it for a sign of life, less and less often, but at once when the network is back or
 * the person returns to the page. Once the backend answers, every screen reloads what it shows.
 */
export function useReconnect(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pause = firstPause;
    let wasReached = reachability.isReached();
    const lookLater = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => void look(), pause);
      pause = Math.min(pause * 2, longestPause);
    };
    const look = async (): Promise<void> => {
      const isWorthwhile = navigator.onLine && document.visibilityState === 'visible';
      if (isWorthwhile && (await isAnswered())) noteReached(true);
      if (!reachability.isReached()) lookLater();
    };
    const follow = (): void => {
      const isReached = reachability.isReached();
      if (isReached === wasReached) return;
      wasReached = isReached;
      pause = firstPause;
      clearTimeout(timer);
      if (isReached) dispatch(baseApi.internalActions.onOnline());
      else lookLater();
    };
    const lookNow = (): void => {
      if (reachability.isReached()) return;
      pause = firstPause;
      void look();
    };
    const online = (): void => {
      lookNow();
      dispatch(baseApi.internalActions.onOnline());
    };
    if (!wasReached) lookLater();
    const stop = reachability.subscribe(follow);
    window.addEventListener('online', online);
    document.addEventListener('visibilitychange', lookNow);
    return () => {
      clearTimeout(timer);
      stop();
      window.removeEventListener('online', online);
      document.removeEventListener('visibilitychange', lookNow);
    };
  }, [dispatch]);
}
