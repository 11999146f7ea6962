// Decides which tests `npm test` leaves to `npm test -- all`: see docs/decisions/047-what-npm-test-runs.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { slowTests } from '../../packages/build/src/test-times.cjs';
import { kindOf } from './test-files.mjs';

const record = 'packages/build/src/test-times.json';

/** What a test may take that `npm test` always runs, in seconds of one processor; the start of its file counts unless another test needs it. */
const quick = 0.1;
/** What the quickest proof of a clause may take that `npm test` runs. */
const longestProof = 10;

/** Tests of the tools, which few changes can affect, run only when something near them has changed. */
const isTooling = (file) => /^(packages\/build|scripts)\//.test(file);

/** The ids of the clauses that a title names, such as 'PANTRY-3'. */
export const clausesOf = (title) =>
  [...title.matchAll(/\[([A-Z]+-\d+[a-z]?)\]/g)].map(([, clause]) => clause);

/**
 * The slow tests among `tests` that need not run, because others prove the clauses that they name; `proven` lists the
 * clauses that journeys prove. `tests` are `{ file, name, seconds }`, and `loads` says what each file takes to start,
 * in seconds; each of its tests bears an equal share of that, unless one of them runs for the sake of a clause.
 */
export function spareTests(tests, { loads, proven }) {
  const sizes = new Map();
  for (const { file } of tests) sizes.set(file, (sizes.get(file) ?? 0) + 1);
  const loadOf = (file) => loads.get(file) ?? 0;
  const isQuick = ({ file, seconds }) =>
    !isTooling(file) && seconds + loadOf(file) / sizes.get(file) <= quick;

  const started = new Set();
  const known = new Set(proven);
  const take = ({ file, name }) => {
    started.add(file);
    for (const clause of clausesOf(name)) known.add(clause);
  };
  tests.filter(isQuick).forEach(take);
  const spare = new Set(tests.filter((test) => !isQuick(test)));

  const costOf = ({ file, seconds }) => seconds + (started.has(file) ? 0 : loadOf(file));
  const gainOf = ({ name }) => new Set(clausesOf(name).filter((clause) => !known.has(clause))).size;
  for (;;) {
    let best;
    for (const test of spare) {
      const cost = costOf(test);
      const worth = cost > longestProof ? 0 : gainOf(test) / cost;
      if (worth > (best?.worth ?? 0)) best = { test, worth };
    }
    if (!best) break;
    take(best.test);
    spare.delete(best.test);
  }
  // What a file takes to start is spent by then, so its other quick tests cost next to nothing.
  const isSpare = ({ file, seconds }) => isTooling(file) || !started.has(file) || seconds > quick;
  return [...spare].filter(isSpare);
}

/** The full names of the tests that `npm test` leaves out, by file, unless they are `near` to what has changed; 'all' of some files. */
export const leftOutTests = (near) =>
  Object.fromEntries(Object.entries(slowTests).filter(([file]) => !near.includes(file)));

/** The clauses that `texts` of tests name, and none of the `titles` of those that ran. */
export function unprovenClauses(titles, texts) {
  const proven = new Set(titles.flatMap(clausesOf));
  const named = new Set(texts.flatMap(clausesOf));
  return [...named].filter((clause) => !proven.has(clause)).sort();
}

const rounded = (seconds) => Math.round(seconds * 10) / 10;
const sorted = (entries) =>
  Object.fromEntries([...entries].sort(([left], [right]) => (left < right ? -1 : 1)));

/** All journeys of a report by Playwright, as `{ file, name, seconds, isCore }`; `scale` turns seconds into those of one processor. */
export function journeysIn({ suites, config }, root, scale = 1) {
  const found = [];
  const visit = ({ suites: inner = [], specs = [] }) => {
    for (const { file, title, tags, tests } of specs) {
      const seconds = tests
        .flatMap(({ results }) => results)
        .map(({ duration }) => duration / 1000);
      found.push({
        file: join(config.rootDir, file).slice(root.length),
        name: title,
        seconds: scale * seconds.reduce((sum, one) => sum + one, 0),
        isCore: tags.some((tag) => tag.replace('@', '').startsWith('core')),
      });
    }
    inner.forEach(visit);
  };
  suites.forEach(visit);
  return found;
}

/** All tests of a report by jest, and what each file takes to start. */
export function testsIn({ testResults }, root, scale = 1) {
  const files = new Map();
  for (const { name, startTime, endTime, assertionResults } of testResults) {
    const file = name.slice(root.length);
    const tests = assertionResults
      .filter(({ status }) => status === 'passed')
      .map(({ fullName, duration }) => ({
        file,
        name: fullName,
        seconds: (scale * (duration ?? 0)) / 1000,
      }));
    const whole = (scale * (endTime - startTime)) / 1000;
    // Some files run on both engines, and `npm test` runs them on the server.
    const { whole: other = Number.POSITIVE_INFINITY } = files.get(file) ?? {};
    if (whole < other) files.set(file, { tests, whole });
  }
  const loads = new Map();
  for (const [file, { tests, whole }] of files) {
    loads.set(file, Math.max(0, whole - tests.reduce((sum, { seconds }) => sum + seconds, 0)));
  }
  return { tests: [...files.values()].flatMap(({ tests }) => tests), loads };
}

/**
 * Writes what each file takes, and which tests to leave out, after a complete run. `share` is what one worker has of a
 * processor.
 */
export function recordTimes(root, { jest, playwright, share }) {
  const journeys = journeysIn(playwright, root, share);
  const { tests, loads } = testsIn(jest, root, share);
  const proven = journeys.filter(({ isCore }) => isCore).flatMap(({ name }) => clausesOf(name));
  const seconds = new Map(loads);
  for (const { file, seconds: more } of [...tests, ...journeys]) {
    seconds.set(file, (seconds.get(file) ?? 0) + more);
  }
  const slow = new Map();
  for (const { file, name } of spareTests(tests, { loads, proven })) {
    slow.set(file, [...(slow.get(file) ?? []), name]);
  }
  const text = {
    files: sorted([...seconds].map(([file, value]) => [file, rounded(value)])),
    slow: sorted(
      [...slow].map(([file, list]) => [
        file,
        tests.every((test) => test.file !== file || list.includes(test.name)) ? 'all' : list.sort(),
      ]),
    ),
  };
  writeFileSync(join(root, record), `${JSON.stringify(text, null, 2)}\n`);
}

/** The tags of the journeys that `npm test` runs on a server, and of those on the embedded database. */
const tagged = /^(?!embedded database ).*@core(?!-)|^embedded database .*@core-embedded/;

/** Playwright's pattern for the journeys that `npm test` runs, and all of those `near` to what has changed. */
export const coreJourneys = (near) =>
  [tagged.source, ...near.map((file) => file.replace(/^e2e\//, '').replaceAll('.', '\\.'))].join(
    '|',
  );

/** Whether a file has journeys that `npm test` runs. */
export const hasCoreJourneys = (root, file) =>
  ['e2e', 'dev'].includes(kindOf(file)) && /@core/.test(readFileSync(join(root, file), 'utf8'));
