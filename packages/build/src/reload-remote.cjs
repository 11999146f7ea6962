// Runs in the page with a remote that is built here and shown in a deployed app; reloads the page after a new build.
new EventSource('/larder-builds').addEventListener('message', () => globalThis.location.reload());
