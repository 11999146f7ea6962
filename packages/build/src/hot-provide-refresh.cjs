// Runs in the page in development, before React: remotes take this one React Refresh instead of one each.
globalThis.larderReactRefresh = require('react-refresh/runtime');
