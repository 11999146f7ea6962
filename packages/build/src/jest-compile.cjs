// Threads and processes that specs start run compiled code. Before the first spec, builds whatever has changed.
const { mkdirSync, readdirSync, renameSync, statSync, writeFileSync } = require('node:fs');
const { dirname, join } = require('node:path');
const { transformFileSync } = require('@swc/core');
const swc = require('../swc.node.json');

const { $schema: _schema, ...options } = swc;
const repository = join(__dirname, '../../..');

const changedAt = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

function compile(workspace) {
  const folder = join(repository, workspace);
  for (const name of readdirSync(join(folder, 'src'), { recursive: true })) {
    if (!/\.[jt]s$/.test(name) || /\.(spec|d)\.ts$/.test(name)) continue;
    const source = join(folder, 'src', name);
    const target = join(folder, 'dist', name.replace(/\.ts$/, '.js'));
    if (changedAt(target) > changedAt(source)) continue;
    const { code } = transformFileSync(source, { ...options, swcrc: false, sourceMaps: false });
    mkdirSync(dirname(target), { recursive: true });
    // Several runs may do this at once while others are reading.
    const draft = `${target}.${process.pid}`;
    writeFileSync(draft, code);
    renameSync(draft, target);
  }
}

module.exports = () => {
  for (const name of ['culinary', 'copy', 'seeded-random', 'dish-pictures'])
    compile(`packages/${name}`);
  compile('backend');
};
