// Compiles what Node runs, file by file, and only the sources that are newer than their compiled files.
const {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} = require('node:fs');
const { dirname, join } = require('node:path');
const { transformFileSync } = require('@swc/core');
const swc = require('../swc.node.json');

const { $schema: _schema, ...options } = swc;
const repository = join(__dirname, '../../..');
const isSource = (name) => /\.[jt]s$/.test(name) && !/\.(spec|d)\.ts$/.test(name);

const changedAt = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** The backend and the packages that it imports, as folders of the repository; each comes after what it imports. */
function nodeWorkspaces(workspace = 'backend', found = new Set()) {
  const file = join(repository, workspace, 'package.json');
  const { dependencies = {} } = JSON.parse(readFileSync(file, 'utf8'));
  for (const name of Object.keys(dependencies)) {
    if (name.startsWith('@larder/')) nodeWorkspaces(`packages/${name.slice(8)}`, found);
  }
  return [...found.add(workspace)];
}

/** Compiles what has changed in `workspace` and removes the output of deleted sources; returns the number of files. */
function compile(workspace, { sourceMaps = false } = {}) {
  const folder = join(repository, workspace);
  const names = readdirSync(join(folder, 'src'), { recursive: true }).filter(isSource);
  const targets = new Map(names.map((name) => [name.replace(/\.ts$/, '.js'), name]));
  let count = 0;
  for (const [name, source] of targets) {
    const path = join(folder, 'src', source);
    const target = join(folder, 'dist', name);
    if (changedAt(target) > changedAt(path)) continue;
    const { code } = transformFileSync(path, { ...options, swcrc: false, sourceMaps });
    mkdirSync(dirname(target), { recursive: true });
    // Several runs may do this at once while others read the files.
    const draft = `${target}.${process.pid}`;
    writeFileSync(draft, code);
    renameSync(draft, target);
    count += 1;
  }
  const built = existsSync(join(folder, 'dist'))
    ? readdirSync(join(folder, 'dist'), { recursive: true })
    : [];
  for (const name of built) {
    if (!/\.js$/.test(name) || targets.has(name)) continue;
    rmSync(join(folder, 'dist', name), { force: true });
    count += 1;
  }
  // The bundle holds code that has just been replaced. Without it, programs are loaded file by file.
  if (count > 0) rmSync(join(repository, 'backend/dist/bundle'), { recursive: true, force: true });
  return count;
}

module.exports = { compile, nodeWorkspaces };
