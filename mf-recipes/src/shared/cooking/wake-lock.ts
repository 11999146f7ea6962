import { useEffect } from 'react';

/** Keeps the screen on, where the browser can, while in use and visible. */
export function useWakeLock(): void {
  useEffect(() => {
    let held: WakeLockSentinel | null = null;
    let wanted = true;
    const hold = async () => {
      if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return;
      try {
        const sentinel = await navigator.wakeLock.request('screen');
        if (wanted) held = sentinel;
        else await sentinel.release();
      } catch {
        // A low battery or the person's settings may forbid it; then the screen dims while cooking.
      }
    };
    const heldAgain = () => void hold();
    void hold();
    // The browser releases it whenever the page is hidden.
    document.addEventListener('visibilitychange', heldAgain);
    return () => {
      wanted = false;
      document.removeEventListener('visibilitychange', heldAgain);
      void held?.release().catch(() => undefined);
    };
  }, []);
}
