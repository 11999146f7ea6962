const { TestEnvironment } = require('jest-environment-jsdom');
const quickComputedStyle = require('./jest-computed-style.cjs');
const leaveOut = require('./jest-left-out.cjs');

// Web platform globals that Node has and jsdom lacks; the app and its libraries expect them.
const platformGlobals = [
  'AbortController',
  'AbortSignal',
  'BroadcastChannel',
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextEncoder',
  'TransformStream',
  'WritableStream',
  'fetch',
  'structuredClone',
];

class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.testPath = context.testPath;
  }

  handleTestEvent(event, state) {
    leaveOut(event, state, this.testPath);
  }

  async setup() {
    await super.setup();
    for (const name of platformGlobals) this.global[name] = globalThis[name];
    quickComputedStyle(this.global);
    // jsdom lacks both; Headless UI uses them for positioning and measuring.
    this.global.ResizeObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    this.global.matchMedia ??= (query) => ({
      matches: false,
      media: query,
      addEventListener() {},
      removeEventListener() {},
    });
  }
}

module.exports = BrowserEnvironment;
