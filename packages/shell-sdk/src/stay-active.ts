import { useEffect } from 'react';
import { storeLastActivity } from './last-activity';

/** How often to tell the other tabs. */
const tellEvery = 30_000;

const held = new Set<object>();
let telling: ReturnType<typeof setInterval> | undefined;

const tell = (): void => storeLastActivity(Date.now());

/** Whether someone is busy with something that needs no interaction for a while. */
export const isStayingActive = (): boolean => held.size > 0;

/**
 * Counts as activity until the returned function is called: someone who is cooking, waiting for a timer or shopping is not
 * logged out for being idle.
 */
export function stayActive(): () => void {
  const hold = {};
  held.add(hold);
  tell();
  telling ??= setInterval(tell, tellEvery);
  return () => {
    if (!held.delete(hold)) return;
    // The idle time starts here.
    tell();
    if (held.size > 0) return;
    clearInterval(telling);
    telling = undefined;
  };
}

/** Counts as activity while the component is mounted. */
export function useStayActive(): void {
  useEffect(() => stayActive(), []);
}
