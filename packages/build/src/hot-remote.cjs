// Runs in the page in development, in each remote: the development server speaks to the page once, and the page tells everybody.
const emitter = require('webpack/hot/emitter');
require('webpack/hot/dev-server');

const notice = 'webpackHotUpdate';

globalThis.addEventListener('message', ({ data, source }) => {
  if (source === globalThis && typeof data === 'string' && data.startsWith(notice)) {
    emitter.emit(notice, data.slice(notice.length));
  }
});
