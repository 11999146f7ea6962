import { reachability } from '@larder/api-client';
import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  const stop = reachability.subscribe(listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
    stop();
  };
}

/** Screens rendered by the build assume that the device is online. */
const isOnlineAtBuild = () => true;

/** Whether the backend can be reached, as far as the last calls and the browser know. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine && reachability.isReached(),
    isOnlineAtBuild,
  );
}
