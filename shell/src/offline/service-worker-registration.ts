const script = '/service-worker.js';
const lookForUpdateEvery = 60 * 60_000;

/** Whether this tab was opened with `?sw=off`, so that nothing is kept. */
export function isSwitchedOff(): boolean {
  try {
    return sessionStorage.getItem('service-worker') === 'off';
  } catch {
    return false;
  }
}

/**
 * Whether the worker's script is gone: a 404, or something else in its place. A missing response or a server error says
 * nothing about the script.
 */
async function isScriptGone(): Promise<boolean> {
  let response: Response;
  try {
    response = await fetch(script, { cache: 'no-store', headers: { 'Service-Worker': 'script' } });
  } catch {
    return false;
  }
  if (response.status === 404) return true;
  if (response.status >= 500) return false;
  return !/javascript/.test(response.headers.get('Content-Type') ?? '');
}

/** Removes every worker; returns whether there was one. */
async function unregisterAll(): Promise<boolean> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  return registrations.length > 0;
}

/** Offers the newer version that is waiting, and every later one. */
function watchForUpdates(registration: ServiceWorkerRegistration, reload: () => void): void {
  // Without a controller this is the first worker of this browser, not a newer one.
  const offer = (worker: ServiceWorker | null): void => {
    if (worker?.state !== 'installed' || !navigator.serviceWorker.controller) return;
    import('./update-offer').then(
      ({ offerUpdate }) => offerUpdate(worker, reload),
      // Its file may have gone with an old build; the update then happens once no page is open any more.
      () => undefined,
    );
  };
  offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => offer(worker));
  });
  setInterval(() => {
    // Offline there is nothing to find.
    registration.update().catch(() => {});
  }, lookForUpdateEvery);
}

/**
 * Registers the service worker, or removes it and reloads the page when its script no longer exists. `reload` reloads
 * the page.
 */
export async function startServiceWorker(
  reload: () => void = () => location.reload(),
): Promise<void> {
  if (!('serviceWorker' in navigator) || isSwitchedOff()) return;
  if (await isScriptGone()) {
    // Only once: after the reload there is no worker left to remove.
    if (await unregisterAll()) reload();
    return;
  }
  try {
    watchForUpdates(await navigator.serviceWorker.register(script), reload);
  } catch (error) {
    console.warn('The app will not open without a network:', error);
  }
}
