const { join, sep } = require('node:path');
const { default: Runtime } = require('jest-runtime');
const compileOnce = require('./jest-compiled-once.cjs');

const packages = `${sep}node_modules${sep}`;
// These packages keep a registry for the whole process, in which each spec registers the same names.
const ownPerSpec = ['prom-client', 'zod'].map((name) => `${packages}${name}${sep}`);
// These packages are pure, and the food tables take longest to build.
const ownPackages = ['culinary', 'dish-pictures', 'recipe-reading', 'seeded-random'].map((name) =>
  join(__dirname, '../..', name, 'src', sep),
);
const isTesting = /(\.spec|[/-]testing)\.ts$/;
const isShared = (path) =>
  path.includes(packages)
    ? !ownPerSpec.some((folder) => path.includes(folder))
    : ownPackages.some((folder) => path.startsWith(folder)) && !isTesting.test(path);

const loaded = new Map();

/**
 * Loads third-party packages and our pure ones once per worker instead of once per spec, since they are most of what
 * loading a backend spec costs. All other code is loaded anew for each spec.
 */
module.exports = class WorkerRuntime extends Runtime {
  static current;

  constructor(...args) {
    super(...args);
    WorkerRuntime.current = this;
    compileOnce(this.executor);
    const modules = this.registries.getActiveCjsRegistry();
    for (const [path, module] of loaded) modules.set(path, module);
  }

  /** A shared package that requires something later still asks the runtime of the spec that loaded it. */
  requireModuleOrMock(from, moduleName) {
    const { current } = WorkerRuntime;
    return this !== current && isShared(from)
      ? current.requireModuleOrMock(from, moduleName)
      : super.requireModuleOrMock(from, moduleName);
  }

  teardown() {
    for (const [path, module] of this.registries.getActiveCjsRegistry()) {
      if (module.loaded && isShared(path)) loaded.set(path, module);
    }
    super.teardown();
  }
};
