import { useEffect, useState } from 'react';

/** Looks for a shell that is waiting to take over; null if there is none. */
async function waitingShell(): Promise<ServiceWorker | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return null;
  if (!registration.waiting) await registration.update();
  const { installing } = registration;
  if (!installing) return registration.waiting;
  return new Promise((resolve) => {
    installing.addEventListener('statechange', () => {
      if (installing.state === 'installed') resolve(installing);
      if (installing.state === 'redundant') resolve(null);
    });
  });
}

function takeOver(waiting: ServiceWorker, reload: () => void): void {
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  waiting.postMessage({ type: 'SKIP_WAITING' });
}

/**
 * Returns a function that replaces this shell by a newer one, if there is one; looks for it once it is `wanted`.
 * Without a service worker a reload brings whatever is deployed.
 */
export function useNewerShell(
  wanted: boolean,
  reload: () => void = () => location.reload(),
): (() => void) | undefined {
  const [update, setUpdate] = useState<() => void>();
  useEffect(() => {
    if (!wanted) return;
    if (!navigator.serviceWorker?.controller) {
      setUpdate(() => reload);
      return;
    }
    let left = false;
    waitingShell().then(
      (waiting) => {
        if (waiting && !left) setUpdate(() => () => takeOver(waiting, reload));
      },
      // Without a network there is nothing to find.
      () => undefined,
    );
    return () => {
      left = true;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- how to reload does not change.
  }, [wanted]);
  return wanted ? update : undefined;
}
