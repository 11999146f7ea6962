/// <reference lib="webworker" />
import { ExpirationPlugin } from 'workbox-expiration';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { outboxSync, sendOutbox } from './offline/outbox/outbox-sync';
import { keepShared, sharePage } from './offline/shared-data';
import {
  cacheOfBuild,
  isKeepable,
  locateBuild,
  neededCaches,
  outdatedCaches,
} from './offline/remote-cache';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] };

const day = 24 * 60 * 60;

// After `?sw=off`, the page that removed this worker still belongs to it, so it must respond without caching anything.
// This listener must come before the routes.
let switchedOff = false;
self.addEventListener('fetch', (event) => {
  if (switchedOff) event.stopImmediatePropagation();
});
// Responses that were in flight then.
const keepsNothingWhenOff = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    switchedOff || !isKeepable(response) ? null : response,
};

// The shell itself, as built.
precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();

// Data shared by other apps is kept here, through a login if need be, until the page that imports it takes it.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === sharePage,
  ({ request }) => keepShared(request),
  'POST',
);

// Every page is the shell's single document; server paths, and paths that look like files, are not pages.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), {
    denylist: [
      /^\/(api|mf|pictures|metrics)([/?]|$)/,
      // The precached page would cut it off from the page that opened it.
      /^\/import\/receive([/?]|$)/,
      /^[^?]*\.[^/?]+(\?|$)/,
      /[?&]sw=off(&|$)/,
    ],
  }),
);

// The list of remotes: current, or the last one that could be fetched in time.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === '/mf/registry.json',
  new NetworkFirst({
    cacheName: 'mf-registry',
    networkTimeoutSeconds: 3,
    plugins: [
      keepsNothingWhenOff,
      {
        cacheDidUpdate: async ({ newResponse }) => {
          const { remotes } = (await newResponse.clone().json()) as {
            remotes: Record<string, { build: string }>;
          };
          const names = await caches.keys();
          const outdated = outdatedCaches(names, remotes, await neededCaches(names));
          await Promise.all(outdated.map((name) => caches.delete(name)));
        },
      },
    ],
  }),
);

// Build files never change: they are fetched once, unless a retry requests them afresh.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && locateBuild(url.pathname) !== null,
  async ({ url, request, event }) => {
    const build = locateBuild(url.pathname);
    if (!build) return fetch(request);
    const cache = await caches.open(cacheOfBuild(build));
    if (request.cache !== 'reload') {
      const kept = await cache.match(url.href);
      if (kept) return kept;
    }
    const response = await fetch(request);
    if (isKeepable(response) && !switchedOff)
      event.waitUntil(cache.put(url.href, response.clone()));
    return response;
  },
);

/** Without a network, the small photograph stands in for the large one, which is not kept ahead. */
const smallInstead = {
  handlerDidError: async ({ request }: { request: Request }) =>
    caches.match(request.url.replace('/1280.webp?', '/480.webp?')),
};

const picturesIn = (cacheName: string) =>
  new CacheFirst({
    cacheName,
    plugins: [
      keepsNothingWhenOff,
      smallInstead,
      new ExpirationPlugin({
        maxEntries: 300,
        maxAgeSeconds: 30 * day,
        purgeOnQuotaError: true,
      }),
    ],
  });

// People's photographs have signed addresses; logging out deletes them, and leaves the drawings.
registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin && url.pathname.startsWith('/pictures/') && url.searchParams.has('s'),
  picturesIn('photos'),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/pictures/'),
  picturesIn('pictures'),
);

// There is a network again, so pages send what waits; only they know whose it is.
self.addEventListener('sync', ((event: ExtendableEvent & { tag: string }) => {
  if (event.tag !== outboxSync) return;
  const tell = async (): Promise<void> => {
    for (const page of await self.clients.matchAll({ type: 'window' })) {
      page.postMessage({ type: sendOutbox });
    }
  };
  event.waitUntil(tell());
}) as EventListener);

// The notification of a timer leads back to the page that is open, or to the step.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { address } = (event.notification.data ?? {}) as { address?: string };
  const show = async (): Promise<void> => {
    const [open] = await self.clients.matchAll({ type: 'window' });
    if (open) await open.focus();
    else await self.clients.openWindow(address ?? '/');
  };
  event.waitUntil(show());
});

// A newer worker takes over when the person asks for it, or when no page of the older one is open.
self.addEventListener('message', (event) => {
  const { type } = (event.data ?? {}) as { type?: string };
  if (type === 'SKIP_WAITING') void self.skipWaiting();
  if (type === 'SWITCH_OFF') {
    switchedOff = true;
    event.ports[0]?.postMessage(type);
  }
});
