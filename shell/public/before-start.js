/* global caches, document, location */
// Runs before anything else of the app, and on its own: it must work when the rest does not.
(function () {
  // The theme, before the first paint, so that the page never flashes in the other one.
  try {
    var chosen = localStorage.getItem('theme');
    if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
  } catch {
    // Without storage the system's preference decides.
  }

  // `?sw=off` removes the service worker and all it keeps, and leaves it off in this tab.
  var query = new URLSearchParams(location.search);
  if (query.get('sw') === 'off' && 'serviceWorker' in navigator) {
    try {
      sessionStorage.setItem('service-worker', 'off');
    } catch {
      // It may come back with the next page then.
    }
    query.delete('sw');
    var rest = query.toString();
    Promise.all([
      navigator.serviceWorker.getRegistrations().then(function (registrations) {
        return Promise.all(
          registrations.map(function (registration) {
            return registration.unregister();
          }),
        );
      }),
      caches.keys().then(function (names) {
        return Promise.all(
          names.map(function (name) {
            return caches.delete(name);
          }),
        );
      }),
    ]).finally(function () {
      location.replace(location.pathname + (rest && '?' + rest) + location.hash);
    });
  }
})();
