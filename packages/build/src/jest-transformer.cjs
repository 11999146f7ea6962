const { createHash } = require('node:crypto');
const { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const { dirname, join } = require('node:path');
const { version } = require('@swc/core');
const swc = require('@swc/jest');

const folder = join(__dirname, '../../../.cache/transformed');

/**
 * Jest runs modules in a context of their own, where each access to a global asks that context and takes many times as
 * long as reading a variable of the module. Specs that calculate spent up to a third of their time on that.
 */
const globals = 'Array, BigInt, JSON, Map, Math, Number, Object, RegExp, Set, String, WeakMap';
const heading = `const { ${globals} } = globalThis;`;
const directive = '"use strict";';
/** How every module that was an ES module begins, after its first comments. */
const opening = '\nObject.defineProperty(exports, "__esModule"';

/** Inserted on the line of the directive, so that line numbers in errors remain those of the source. */
const withGlobals = (code) => code.replace(directive + opening, directive + heading + opening);

/** Two projects may transform the same file at once while others read it. */
function write(file, code) {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, code);
  renameSync(draft, file);
}

/**
 * Transforms a file with SWC once for all projects. Jest caches per project, but most files belong to packages that
 * several projects load.
 */
module.exports = {
  createTransformer(options) {
    const transformer = swc.createTransformer(options);
    const settings = JSON.stringify([version, process.versions.node, options, opening, heading]);
    return {
      ...transformer,
      process(source, path, transformOptions) {
        const hash = createHash('sha256');
        const asked = JSON.stringify([
          transformOptions.supportsStaticESM,
          transformOptions.instrument,
        ]);
        for (const part of [settings, asked, path, source]) hash.update(part).update('\0');
        const key = hash.digest('hex');
        const file = join(folder, key.slice(0, 2), `${key}.js`);
        if (existsSync(file)) return { code: readFileSync(file, 'utf8') };
        const { code } = transformer.process(source, path, transformOptions);
        const result = { code: withGlobals(code) };
        write(file, result.code);
        return result;
      },
      getCacheKey(...asked) {
        const key = createHash('sha256').update(transformer.getCacheKey(...asked));
        return key.update(settings).digest('hex');
      },
    };
  },
};
