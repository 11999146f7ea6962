const { join, sep } = require('node:path');
const { default: Runtime } = require('jest-runtime');

const packages = `${sep}node_modules${sep}`;
// These keep a registry for the whole process, in which each spec registers the same names.
const ownPerSpec = ['prom-client', 'zod'].map((name) => `${packages}${name}${sep}`);
// They are pure, and the tables of the kitchen take longest to make.
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
 * Loads third-party packages and the pure ones of ours once per worker instead of once per spec: that is most of what loading a
 * backend spec costs. All other code is loaded anew for each.
 */
module.exports = class WorkerRuntime extends Runtime {
  static current;

  constructor(...args) {
    super(...args);
    WorkerRuntime.current = this;
    const modules = this.registries.getActiveCjsRegistry();
    for (const [path, module] of loaded) modules.set(path, module);
  }

  /** A shared package that requires something late still asks the runtime of the spec that loaded it. */
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
