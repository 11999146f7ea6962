import { useEffect } from 'react';
import { storeLastActivity } from './last-activity';

/** How often the other tabs hear of it. */
const tellEvery = 30_000;

const held = new Set<object>();
let telling: ReturnType<typeof setInterval> | undefined;

const tell = (): void => storeLastActivity(Date.now());

/** Whether somebody is busy here with something that needs no touch for a while. */
export const isStayingActive = (): boolean => held.size > 0;

/**
 * Counts as activity until the returned function is called: the person cooks, waits for a timer or shops, and is not logged
 * out for leaving mouse and keyboard alone.
 */
export function stayActive(): () => void {
  const hold = {};
  held.add(hold);
  tell();
  telling ??= setInterval(tell, tellEvery);
  return () => {
    if (!held.delete(hold)) return;
    // From here on the usual time counts.
    tell();
    if (held.size > 0) return;
    clearInterval(telling);
    telling = undefined;
  };
}

/** Counts as activity for as long as the component is shown. */
export function useStayActive(): void {
  useEffect(() => stayActive(), []);
}
