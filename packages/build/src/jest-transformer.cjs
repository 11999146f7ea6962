const { createHash } = require('node:crypto');
const { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const { dirname, join } = require('node:path');
const { version } = require('@swc/core');
const swc = require('@swc/jest');

const folder = join(__dirname, '../../../.cache/transformed');

/** Two projects may transform the same file at once, and others may be reading. */
function write(file, code) {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, code);
  renameSync(draft, file);
}

/**
 * Transforms a file by SWC once for all projects. Jest caches per project, but most files belong to packages that several projects
 * load.
 */
module.exports = {
  createTransformer(options) {
    const transformer = swc.createTransformer(options);
    const settings = JSON.stringify([version, process.versions.node, options]);
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
        const result = transformer.process(source, path, transformOptions);
        write(file, result.code);
        return result;
      },
    };
  },
};
