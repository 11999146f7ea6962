import { theme } from '@larder/ui';
import { useSyncExternalStore } from 'react';

const query = theme.media.belowMedium.replace('@media ', '');

function subscribe(listener: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** Whether the screen is too narrow for titles in the days of a month. */
export const useNarrowScreen = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
