/* global caches, document, location */
// Runs before anything else in the app, on its own: it must work when the rest does not.
(function () {
  // Sets the theme before the first paint, so that the page never flashes in the other one.
  try {
    var chosen = localStorage.getItem('theme');
    if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
  } catch {
    // Without storage the system's preference decides.
  }

  // `?sw=off` removes the service worker and its caches, and keeps it off in this tab.
  function removeServiceWorker() {
    return navigator.serviceWorker
      .getRegistrations()
      .then(function (registrations) {
        return Promise.all(
          registrations.map(function (registration) {
            return silence(registration.active).then(function () {
              return registration.unregister();
            });
          }),
        );
      })
      .then(function () {
        return caches.keys();
      })
      .then(function (names) {
        return Promise.all(
          names.map(function (name) {
            return caches.delete(name);
          }),
        );
      });
  }

  // Resolves when the worker has stopped caching; does not wait for a worker that is older than this feature or hangs.
  function silence(worker) {
    return new Promise(function (resolve) {
      if (!worker) return resolve();
      var channel = new MessageChannel();
      channel.port1.onmessage = resolve;
      setTimeout(resolve, 1000);
      worker.postMessage({ type: 'SWITCH_OFF' }, [channel.port2]);
    });
  }

  if (!('serviceWorker' in navigator)) return;
  var query = new URLSearchParams(location.search);
  try {
    if (query.get('sw') === 'off') sessionStorage.setItem('service-worker', 'off');
    // Repeat on the next page: a removed worker still serves, and caches for, the page that removed it.
    if (sessionStorage.getItem('service-worker') === 'off') {
      var removed = removeServiceWorker();
      if (query.get('sw') !== 'off') return;
      query.delete('sw');
      var rest = query.toString();
      removed.finally(function () {
        location.replace(location.pathname + (rest && '?' + rest) + location.hash);
      });
    }
  } catch {
    // Without storage there is no worker either.
  }
})();
