const { ModernFakeTimers } = require('@jest/fake-timers');
const { TestEnvironment } = require('jest-environment-node');
const { ModuleMocker } = require('jest-mock');
const leaveOut = require('./jest-left-out.cjs');

let shared;

/**
 * One set of globals for all specs of a worker, so that packages are loaded only once (jest-node-runtime.cjs). Whatever
 * a spec adds to them is removed afterwards, and each spec has its own process object and environment variables.
 */
class WorkerEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    shared ??= new TestEnvironment(config, context);
    shared.global.process = this.global.process;
    this.context = shared.getVmContext();
    this.global = shared.global;
    this.moduleMocker = new ModuleMocker(this.global);
    this.fakeTimers = null;
    this.fakeTimersModern = new ModernFakeTimers({
      config: config.projectConfig,
      global: this.global,
    });
    this.before = new Set(Reflect.ownKeys(this.global));
    this.testPath = context.testPath;
  }

  handleTestEvent(event, state) {
    leaveOut(event, state, this.testPath);
  }

  async teardown() {
    await super.teardown();
    for (const key of Reflect.ownKeys(this.global)) {
      if (!this.before.has(key)) Reflect.deleteProperty(this.global, key);
    }
  }
}

module.exports = WorkerEnvironment;
