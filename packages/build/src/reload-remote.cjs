// Runs in the page with a remote that is built here and shown in a deployed app: a new build reloads the page.
new EventSource('/larder-builds').addEventListener('message', () => globalThis.location.reload());
