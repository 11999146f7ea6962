import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Screens rendered by the build are for devices that are online. */
const isOnlineAtBuild = () => true;

/** Whether the device is online, as far as the browser knows. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine, isOnlineAtBuild);
}
