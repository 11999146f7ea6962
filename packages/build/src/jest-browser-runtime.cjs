const { default: Runtime } = require('jest-runtime');
const compileOnce = require('./jest-compiled-once.cjs');

module.exports = class BrowserRuntime extends Runtime {
  constructor(...args) {
    super(...args);
    compileOnce(this.executor);
  }
};
