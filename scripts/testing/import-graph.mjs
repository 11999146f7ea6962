// Which source file imports which, across workspaces, as read from the sources themselves.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';

const extensions = ['', '.ts', '.tsx', '.mjs', '.cjs', '.js', '.json'];
const isFile = (path) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** The file that a relative specifier means; TypeScript is imported under the name of its compiled file. */
function fileOf(path) {
  const candidates = [path, path.replace(/\.js$/, ''), path.replace(/\.(c|m)?js$/, '.$1ts')];
  for (const candidate of candidates) {
    for (const extension of extensions) {
      if (isFile(candidate + extension)) return candidate + extension;
    }
  }
  return undefined;
}

/**
 * The imports and exports of one file: names and where they come from, without anything that exists only for the
 * compiler.
 */
function readModule(path) {
  const text = readFileSync(path, 'utf8');
  const kind = /x$/.test(path) ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, false, kind);
  /** @type {{ from: string, names: string[] | null, spaces: string[] }[]} `names` is null where all of it is meant. */
  const imports = [];
  /** @type {Map<string, { from: string, name: string | null }>} exported name → what it is there; null is all of it. */
  const reexports = new Map();
  const spaces = new Map();
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) {
      const from = statement.moduleSpecifier.text;
      const clause = statement.importClause;
      if (clause?.isTypeOnly) continue;
      const bindings = clause?.namedBindings;
      if (bindings && ts.isNamespaceImport(bindings)) {
        spaces.set(bindings.name.text, from);
        imports.push({ from, names: null });
      } else if (bindings) {
        const values = bindings.elements.filter(({ isTypeOnly }) => !isTypeOnly);
        if (bindings.elements.length > 0 && values.length === 0 && !clause.name) continue;
        const names = values.map(({ propertyName, name }) => (propertyName ?? name).text);
        imports.push({ from, names: clause.name ? null : names });
      } else imports.push({ from, names: null });
    } else if (ts.isExportDeclaration(statement) && !statement.isTypeOnly) {
      const from = statement.moduleSpecifier?.text;
      const elements = statement.exportClause?.elements;
      if (!elements) {
        if (from) imports.push({ from, names: null });
        continue;
      }
      for (const { propertyName, name, isTypeOnly } of elements) {
        if (isTypeOnly) continue;
        const own = (propertyName ?? name).text;
        if (from) reexports.set(name.text, { from, name: own });
        else if (spaces.has(own)) reexports.set(name.text, { from: spaces.get(own), name: null });
      }
      if (from) imports.push({ from, names: [], reexport: true });
    }
  }
  // Modules that are loaded at run time, some of which name their chunk; a mocked module is imported as well.
  const dynamic =
    /\b(?:import|require(?:\.resolve)?|new (?:URL|Worker))\(\s*(?:\/\*.*?\*\/\s*)?(['"])([^'"\n]+)\1/g;
  for (const [, , from] of text.matchAll(dynamic)) imports.push({ from, names: null });
  // Programs and data are named by their path in the repository, a program by the path of its compiled file.
  const paths = [...text.matchAll(/'([\w.@-]+(?:\/[\w.@-]+)+)'/g)].map(([, path]) =>
    path.replace(/^((?:packages\/)?[^/]+)\/dist\//, '$1/src/'),
  );
  return { imports, reexports, paths };
}

/** The graph of `files` (relative to `root`); `importersOf(file)` are the files that run its code. */
export function importGraph(root, files) {
  const modules = new Map();
  const moduleOf = (path) => {
    if (!modules.has(path)) {
      modules.set(
        path,
        /\.(json|css|svg|png)$/.test(path)
          ? { imports: [], reexports: new Map(), paths: [] }
          : readModule(path),
      );
    }
    return modules.get(path);
  };
  const packages = new Map();
  for (const file of files.filter((name) => /(^|\/)package\.json$/.test(name))) {
    const { name, exports = {} } = JSON.parse(readFileSync(join(root, file), 'utf8'));
    packages.set(name, { folder: dirname(join(root, file)), exports });
  }

  function resolveSpecifier(from, specifier) {
    if (specifier.startsWith('.')) return fileOf(resolve(dirname(from), specifier));
    const [name] = /^@[^/]+\/[^/]+|^[^/]+/.exec(specifier) ?? [];
    const found = packages.get(name);
    if (!found) return undefined;
    const key = `.${specifier.slice(name.length)}`;
    for (const [pattern, target] of Object.entries(found.exports)) {
      const [before, after] = pattern.split('*');
      const isMeant =
        after === undefined ? key === pattern : key.startsWith(before) && key.endsWith(after);
      if (!isMeant) continue;
      const path =
        typeof target === 'string'
          ? target
          : (target['larder-source'] ?? target.default ?? target.types);
      const star = after === undefined ? '' : key.slice(before.length, key.length - after.length);
      return fileOf(join(found.folder, path.replace('*', star)));
    }
    return undefined;
  }

  /** The file that really defines `name` of the module, behind any number of indexes; the module itself if it does. */
  function originOf(path, name, seen = new Set()) {
    if (seen.has(path)) return path;
    seen.add(path);
    const again = moduleOf(path).reexports.get(name);
    const next = again && resolveSpecifier(path, again.from);
    if (!next) return path;
    return again.name === null ? next : originOf(next, again.name, seen);
  }

  const importers = new Map();
  const connect = (imported, importer) => {
    if (!importers.has(imported)) importers.set(imported, new Set());
    importers.get(imported).add(importer);
  };
  for (const file of files) {
    if (!/\.(ts|tsx|mjs|cjs|js)$/.test(file) || /\.d\.ts$/.test(file)) continue;
    const path = join(root, file);
    if (!existsSync(path)) continue;
    for (const { from, names, reexport } of moduleOf(path).imports) {
      const target = resolveSpecifier(path, from);
      // An index counts for everything that it passes on only if somebody imports all of it.
      if (!target || reexport) continue;
      const origins = names ? names.map((name) => originOf(target, name)) : [target];
      if (!names) {
        for (const { from: passed } of moduleOf(target).reexports.values()) {
          const origin = resolveSpecifier(target, passed);
          if (origin) origins.push(origin);
        }
      }
      for (const origin of origins) connect(origin, path);
    }
  }
  const local = (path) => relative(root, path);
  for (const path of [...modules.keys()]) {
    for (const named of moduleOf(path).paths) {
      const target = fileOf(join(root, named));
      const meant = target ? [local(target)] : files.filter((file) => file.startsWith(`${named}/`));
      for (const file of meant) connect(join(root, file), path);
    }
  }
  return {
    importersOf: (file) => [...(importers.get(join(root, file)) ?? [])].map(local),
    /** For each file that `changed` can reach, how many imports it is away from any of them. */
    reach(changed) {
      const distances = new Map(changed.map((file) => [file, 0]));
      const queue = [...changed];
      for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
        for (const importer of this.importersOf(file)) {
          if (distances.has(importer)) continue;
          distances.set(importer, distances.get(file) + 1);
          queue.push(importer);
        }
      }
      return distances;
    },
  };
}
