import { theme } from '@larder/ui';
import { useSyncExternalStore } from 'react';

const narrowScreen = theme.media.belowMedium.replace('@media ', '');

function onScreenChange(changed: () => void): () => void {
  const query = window.matchMedia(narrowScreen);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether the page has a single column: the current menu is a dialog then, and filters make room for the dishes. */
export function useNarrowScreen(): boolean {
  return useSyncExternalStore(onScreenChange, () => window.matchMedia(narrowScreen).matches);
}
