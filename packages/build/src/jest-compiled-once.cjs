const { Script } = require('node:vm');

const compiled = new Map();
let current;

/** Line and column of everything remain those of the source, so the head of the function is on its first line. */
function scriptOf(source, filename, parameters) {
  const known = compiled.get(filename);
  if (known?.source === source) return known;
  const head = `(function (${parameters.join()}) {`;
  const script = new Script(`${head}${source}\n})`, {
    filename,
    columnOffset: -head.length,
    importModuleDynamically: (specifier, _script, attributes, ...rest) => {
      const context = current.environment.getVmContext();
      return current.dynamicImport(specifier, filename, context, attributes, rest[0]);
    },
  });
  const entry = { source, script, functions: new WeakMap() };
  compiled.set(filename, entry);
  return entry;
}

/**
 * Jest compiles every module anew for each spec, which took longer than running most of the specs. Here a module is
 * compiled once per worker; it still runs anew for each spec. In a context that several specs share, even what V8 has
 * optimised remains.
 */
module.exports = function compileOnce(executor) {
  current = executor;
  const compile = executor.compile.bind(executor);
  executor.compile = (source, filename) => {
    const context = executor.environment.getVmContext();
    if (!context || executor.resolution.isCoreModule(filename)) return compile(source, filename);
    try {
      const { script, functions } = scriptOf(source, filename, executor.injectedModuleParameters);
      if (!functions.has(context)) functions.set(context, script.runInContext(context));
      return functions.get(context);
    } catch {
      // Jest explains what is wrong with it.
      return compile(source, filename);
    }
  };
};
