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
import { cacheOfBuild, isKeepable, locateBuild, outdatedCaches } from './offline/remote-cache';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] };

const day = 24 * 60 * 60;

// After `?sw=off` the page that removed this worker is still its own: it must answer and keep nothing more. Listens before
// the routes do.
let switchedOff = false;
self.addEventListener('fetch', (event) => {
  if (switchedOff) event.stopImmediatePropagation();
});
// Answers that were on their way then.
const keepsNothingWhenOff = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    switchedOff || !isKeepable(response) ? null : response,
};

// The shell itself, as it was built.
precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();

// Every page is the shell's one document; what belongs to the server, and what looks like a file, is not a page.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), {
    denylist: [/^\/(api|mf|pictures|metrics)([/?]|$)/, /^[^?]*\.[^/?]+(\?|$)/, /[?&]sw=off(&|$)/],
  }),
);

// Which remotes there are: as of now, or as of the last time this could be asked.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === '/mf/registry.json',
  new NetworkFirst({
    cacheName: 'mf-registry',
    plugins: [
      keepsNothingWhenOff,
      {
        cacheDidUpdate: async ({ newResponse }) => {
          const { remotes } = (await newResponse.clone().json()) as {
            remotes: Record<string, { build: string }>;
          };
          const outdated = outdatedCaches(await caches.keys(), remotes);
          await Promise.all(outdated.map((name) => caches.delete(name)));
        },
      },
    ],
  }),
);

// The files of a build never change: fetched once, unless a retry asks for them afresh.
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

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/pictures/'),
  new CacheFirst({
    cacheName: 'pictures',
    plugins: [
      keepsNothingWhenOff,
      new ExpirationPlugin({
        maxEntries: 300,
        maxAgeSeconds: 30 * day,
        purgeOnQuotaError: true,
      }),
    ],
  }),
);

// A newer worker takes over when the person asks for it, or when no page of the older one is open any more.
self.addEventListener('message', (event) => {
  const { type } = (event.data ?? {}) as { type?: string };
  if (type === 'SKIP_WAITING') void self.skipWaiting();
  if (type === 'SWITCH_OFF') {
    switchedOff = true;
    event.ports[0]?.postMessage(type);
  }
});
