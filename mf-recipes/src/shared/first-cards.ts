import { useDeferredValue } from 'react';

/** More than a phone shows of a list at first. */
const firstCards = 4;

/**
 * The cards of a list to render now: at first a few, and all of them as soon as these are on the screen. On a cheap
 * phone the others take half a second. With `atOnce` it is all of them from the start, for somebody who comes back to
 * where they were in the list.
 */
export function useFirstCards<Card>(
  cards: readonly Card[],
  { atOnce }: { atOnce: boolean },
): readonly Card[] {
  const showsAll = useDeferredValue(true, atOnce);
  return showsAll ? cards : cards.slice(0, firstCards);
}
