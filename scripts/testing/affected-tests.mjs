// Which tests a change can affect, the nearest first.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { importGraph } from './import-graph.mjs';
import { isTest, kindOf } from './test-files.mjs';

/** How many folders two files have in common, from the root. */
function sharedFolders(one, other) {
  const [left, right] = [one, other].map((file) => dirname(file).split('/'));
  const index = left.findIndex((folder, place) => folder !== right[place]);
  return index < 0 ? left.length : index;
}

const literal = (path) => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches where a journey names an address: `'/menu/:id'` as `/menu/…`, `'/'` only as itself. */
function namesAddress(address) {
  const fixed = address.split('/:')[0];
  return new RegExp(`['"\`}]${literal(fixed)}(?=['"\`?${fixed === '/' ? '' : '/'}])`);
}

/** The addresses by which journeys reach `file`: the route of a page, the path of a controller. */
function addressesOf(root, file) {
  if (/^mf-[^/]+\/src\/remote\.tsx$/.test(file)) return [];
  const [remote] = /^mf-[^/]+/.exec(file) ?? [];
  if (remote && file.endsWith('.page.tsx')) {
    const pages = readFileSync(join(root, remote, 'src/remote.tsx'), 'utf8');
    const specifier = file.slice(`${remote}/src/`.length).replace(/\.tsx$/, '');
    const page = new RegExp(
      `'(/[^']*)':\\s*\\(\\)\\s*=>\\s*import\\('\\./${literal(specifier)}'\\)`,
    );
    const [, address] = page.exec(pages) ?? [];
    return address ? [address] : [];
  }
  if (file.endsWith('.controller.ts')) {
    const controllers = readFileSync(join(root, file), 'utf8').matchAll(
      /@Controller\('([^']+)'\)/g,
    );
    return [...controllers].map(([, path]) => `/${path}`);
  }
  return [];
}

/**
 * The tests that `changed` files can affect, nearest first: those that quote what was changed, then by the number of imports
 * between. A journey imports nothing of the product: it is as near as the pages and controllers whose addresses it names.
 */
export function affectedTests(root, { files, changed, quoted = [], graph }) {
  const imports = graph ?? importGraph(root, files);
  const distances = imports.reach(changed.filter((file) => files.includes(file)));
  const found = new Map(
    [...distances].filter(([file]) => isTest(file)).map(([file, distance]) => [file, distance]),
  );
  const journeys = files.filter((file) => kindOf(file) === 'e2e');
  const texts = new Map(
    [...journeys, ...found.keys()].map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  );
  const addressed = [...distances].flatMap(([file, distance]) =>
    addressesOf(root, file).map((address) => [namesAddress(address), distance]),
  );
  for (const journey of journeys) {
    const near = addressed
      .filter(([pattern]) => pattern.test(texts.get(journey)))
      .map(([, distance]) => distance);
    if (near.length > 0) {
      found.set(journey, Math.min(...near, found.get(journey) ?? Number.POSITIVE_INFINITY));
    }
  }
  for (const [file, text] of texts) {
    if (quoted.some((sentence) => text.includes(sentence))) found.set(file, -1);
  }
  const stems = new Set(changed.map((file) => file.replace(/\.\w+$/, '')));
  // A module is tested beside its sources or above them, however many imports lie between its controller and the application.
  const nearness = (file) => [
    found.get(file) < 0 ? 0 : 1,
    stems.has(file.replace(/(\.db)?\.(spec|test|e2e)\.tsx?$/, '')) ? 0 : 1,
    -Math.max(0, ...changed.map((other) => sharedFolders(file, other))),
    found.get(file),
  ];
  const compare = (left, right) => {
    const [a, b] = [nearness(left), nearness(right)];
    const index = a.findIndex((value, place) => value !== b[place]);
    return index < 0 ? (left < right ? -1 : 1) : a[index] - b[index];
  };
  return [...found.keys()].sort(compare);
}
