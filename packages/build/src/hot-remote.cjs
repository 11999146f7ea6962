// Runs in the page in development, in each remote: the development server has one connection to the page, which passes
// its messages on to all.
const emitter = require('webpack/hot/emitter');
require('webpack/hot/dev-server');

const notice = 'webpackHotUpdate';

globalThis.addEventListener('message', ({ data, source }) => {
  if (source === globalThis && typeof data === 'string' && data.startsWith(notice)) {
    emitter.emit(notice, data.slice(notice.length));
  }
});
