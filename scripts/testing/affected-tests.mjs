// Finds the tests that a change can affect, the nearest first.
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

/** The source of a pattern that matches this text. */
export const literal = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Matches a place where a test names an address: `'/menu/:id'` as `/menu/…`, `'/'` only as itself, also below `/api`.
 */
function namesAddress(address) {
  const fixed = address.split('/:')[0];
  return new RegExp(`['"\`}](?:/api)?${literal(fixed)}(?=['"\`?${fixed === '/' ? '' : '/'}])`);
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
 * The tests that `changed` files can affect, nearest first: those that quote what was changed, those named after a
 * changed file, then the others by the folders they share with it and the number of imports in between. A journey
 * imports nothing from the product, and a database spec imports all of the backend; these are as near as the pages and
 * controllers whose addresses they name.
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
  for (const [test, text] of texts) {
    if (!['e2e', 'database'].includes(kindOf(test))) continue;
    const near = addressed
      .filter(([pattern]) => pattern.test(text))
      .map(([, distance]) => distance);
    if (near.length > 0) {
      found.set(test, Math.min(...near, found.get(test) ?? Number.POSITIVE_INFINITY));
    }
  }
  // A test may look for part of a sentence, or use a pattern.
  const sentences = quoted.map((sentence) => sentence.replace(/[.…!?]+$/, '').toLowerCase());
  for (const [file, text] of texts) {
    const plain = text.replaceAll('\\', '').toLowerCase();
    if (sentences.some((sentence) => plain.includes(sentence))) found.set(file, -1);
  }
  const stems = new Set(changed.map((file) => file.replace(/\.\w+$/, '')));
  // A module's tests are beside or above its sources, however many imports lie between its controller and the
  // application.
  const nearness = (file) => [
    // The test of the development server edits a bit of everything and takes as long as all others together.
    kindOf(file) === 'dev' ? 1 : 0,
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
