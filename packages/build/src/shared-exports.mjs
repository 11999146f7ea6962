import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from '@swc/core';
import { sharedPackages } from './shared-packages.mjs';

const packages = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** The entry file of each of our own shared packages, relative to the repository. */
export const sharedEntries = Object.fromEntries(
  sharedPackages
    .filter((key) => key.startsWith('@larder/'))
    .map((key) => {
      const [, name, entry] = key.split('/');
      const { exports } = JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8'));
      return [key, join('packages', name, exports[entry ? `./${entry}` : '.'].default)];
    }),
);

const namesOf = {
  ExportNamedDeclaration: ({ specifiers, typeOnly }) =>
    typeOnly
      ? []
      : specifiers
          .filter(({ isTypeOnly }) => !isTypeOnly)
          .map(({ exported, orig, name }) => (exported ?? orig ?? name).value),
  ExportDeclaration: ({ declaration: { identifier, declarations = [], declare } }) =>
    declare
      ? []
      : [identifier, ...declarations.map(({ id }) => id)].filter(Boolean).map(({ value }) => value),
};

/** The exports of a file apart from types. The entry of a package lists its exports one by one. */
export function exportedNames(source) {
  const { body } = parseSync(source, { syntax: 'typescript', tsx: true });
  const isType = new Set(['TsInterfaceDeclaration', 'TsTypeAliasDeclaration']);
  const names = body.flatMap((item) => {
    if (item.type === 'ExportAllDeclaration') {
      throw new Error('The entry of a shared package lists what it exports: no `export *`.');
    }
    if (isType.has(item.declaration?.type)) return [];
    return namesOf[item.type]?.(item) ?? [];
  });
  return [...new Set(names)].sort();
}

/** The names that the shell provides to remotes, by shared package. */
export function providedExports() {
  return Object.fromEntries(
    Object.entries(sharedEntries).map(([key, file]) => [
      key,
      exportedNames(readFileSync(join(packages, '..', file), 'utf8')),
    ]),
  );
}

/** The names that a remote's build takes from our shared packages, by package; `['*']` if it takes one as a whole. */
export function usedExports({ modules, moduleGraph }) {
  const used = new Map();
  for (const module of modules) {
    const key = module.type === 'consume-shared-module' ? module.options.shareKey : undefined;
    if (!key?.startsWith('@larder/')) continue;
    const names = used.get(key) ?? new Set();
    used.set(key, names);
    for (const { dependency } of moduleGraph.getIncomingConnections(module)) {
      for (const reference of dependency?.getReferencedExports?.(moduleGraph, undefined) ?? []) {
        const [name] = Array.isArray(reference) ? reference : reference.name;
        if (name !== undefined) names.add(name);
        // An import for its side effects names nothing; a namespace that is passed on names everything.
        else if (dependency.type !== 'harmony side effect evaluation') names.add('*');
      }
    }
  }
  return Object.fromEntries(
    [...used].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, names]) => [key, [...names].sort()]),
  );
}
