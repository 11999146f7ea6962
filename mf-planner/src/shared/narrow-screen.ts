import { theme } from '@larder/ui';
import { useSyncExternalStore } from 'react';

const query = theme.media.belowMedium.replace('@media ', '');

let list: MediaQueryList | undefined;
let listeners = 0;

function subscribe(listener: () => void): () => void {
  const watched = (list ??= window.matchMedia(query));
  watched.addEventListener('change', listener);
  listeners += 1;
  return () => {
    watched.removeEventListener('change', listener);
    listeners -= 1;
    if (listeners === 0) list = undefined;
  };
}

// A new list each time would make the browser recompute styles each time.
const matches = (): boolean => (list ?? window.matchMedia(query)).matches;

/** Whether the screen is too narrow for titles in a month's days. */
export const useNarrowScreen = (): boolean => useSyncExternalStore(subscribe, matches);
