import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

const packages = join(dirname(fileURLToPath(import.meta.url)), '../..');

// The two packages whose values end up in a declaration. Any other import of remote.tsx is code for the browser.
const evaluatedPackages = {
  '@larder/copy': join(packages, 'copy/src/index.ts'),
  '@larder/shell-sdk': join(packages, 'shell-sdk/src/contract.ts'),
};

/** Stands for browser code: whatever is read from it or called on it is itself again. */
const inert = new Proxy(function inert() {}, {
  get: (target, key) => (key === Symbol.toPrimitive ? () => '' : inert),
  apply: () => inert,
  construct: () => inert,
});

function locate(from, specifier) {
  const path = resolve(dirname(from), specifier.replace(/\.js$/, ''));
  const found = [`${path}.ts`, `${path}.tsx`].find(existsSync);
  if (!found) throw new Error(`${from} imports ${specifier}, which does not exist`);
  return found;
}

function evaluate(file, loaded = new Map()) {
  if (loaded.has(file)) return loaded.get(file).exports;
  const module = { exports: {} };
  loaded.set(file, module);
  const { code } = transformSync(readFileSync(file, 'utf8'), {
    filename: file,
    swcrc: false,
    module: { type: 'commonjs' },
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: file.endsWith('.tsx') },
      transform: { react: { runtime: 'automatic' } },
    },
  });
  const require = (specifier) => {
    if (specifier.startsWith('.')) return evaluate(locate(file, specifier), loaded);
    const source = evaluatedPackages[specifier];
    if (!source) return inert;
    const values = evaluate(source, loaded);
    return new Proxy(values, { get: (target, key) => (key in target ? target[key] : inert) });
  };
  new Function('require', 'module', 'exports', code)(require, module, module.exports);
  return module.exports;
}

/**
 * What `remote.tsx` of the remote in `root` declares: contract version, routes, navigation and widget names. Its pages
 * are imported lazily and therefore not run.
 */
export function readDeclaration(root) {
  const { remote } = evaluate(join(root, 'src/remote.tsx'));
  if (!remote) throw new Error(`${root}/src/remote.tsx exports no 'remote'`);
  return {
    name: remote.name,
    contract: remote.contract,
    routes: remote.routes.map(({ path, title }) => ({ path, title })),
    nav: remote.nav,
    widgets: Object.keys(remote.widgets ?? {}),
  };
}
