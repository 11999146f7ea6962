import {
  idleLimit,
  isStayingActive,
  readLastActivity,
  storeLastActivity,
} from '@larder/shell-sdk/host';

const signs = ['mousedown', 'mousemove', 'wheel', 'keydown', 'touchstart', 'touchmove', 'scroll'];
/** How often the other tabs are told of activity. */
const tellEvery = 1_000;

/**
 * Calls `onIdle` after ten minutes without mouse, keyboard, touch or scrolling in any tab of the browser. Opening a
 * page also counts as activity. Returns the cleanup function.
 */
export function watchIdleness(onIdle: () => void): () => void {
  let latest = Date.now();
  let deadline: ReturnType<typeof setTimeout> | undefined;
  let telling: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  const tell = (): void => {
    if (telling !== undefined) return;
    const told = latest;
    storeLastActivity(told);
    telling = setTimeout(() => {
      telling = undefined;
      // Reports activity since the last message, so that the other tabs know the latest moment.
      if (latest > told) tell();
    }, tellEvery);
  };

  const check = (): void => {
    clearTimeout(deadline);
    // Someone is cooking or shopping with the page in view, without touching anything.
    if (isStayingActive()) latest = Date.now();
    const left = Math.max(latest, readLastActivity()) + idleLimit - Date.now();
    if (left > 0) {
      deadline = setTimeout(check, Math.min(left, idleLimit));
    } else {
      stop();
      onIdle();
    }
  };

  const onActivity = (): void => {
    // A machine that was asleep ran no timer: the first touch comes too late.
    if (Date.now() - latest >= idleLimit) check();
    if (stopped) return;
    latest = Date.now();
    tell();
  };

  const onVisible = (): void => {
    if (document.visibilityState === 'visible') check();
  };

  const stop = (): void => {
    stopped = true;
    clearTimeout(deadline);
    clearTimeout(telling);
    for (const sign of signs) window.removeEventListener(sign, onActivity, { capture: true });
    document.removeEventListener('visibilitychange', onVisible);
  };

  for (const sign of signs) {
    window.addEventListener(sign, onActivity, { capture: true, passive: true });
  }
  document.addEventListener('visibilitychange', onVisible);
  tell();
  check();
  return stop;
}
