// Reads what `npm test -- …` is to run.
import { kindOf } from './test-files.mjs';

export const steps = ['lint', 'typecheck', 'unit', 'database', 'e2e', 'dev'];
export const testSteps = ['unit', 'database', 'e2e', 'dev'];

/** The browser tests of what independently deploying teams rely on: a part of the step e2e with a name of its own. */
const federation = 'federation';
const names = [...steps, federation];

const isOfStep = (file, step) =>
  step === federation ? file.startsWith('e2e/federation/') && kindOf(file) : kindOf(file) === step;

/** Why something cannot be run as asked, in one sentence. */
export class ArgumentError extends Error {}

/**
 * Reads the arguments, given all files of the repository. Returns `{ since }` for what has changed since a commit (null
 * for `origin/main`), otherwise `{ steps }`: the steps, each with its files, or null for all of them. With `core`, slow
 * tests and most journeys are left out; with `all`, even tests that have already passed run again; with `record`, what they take is kept.
 */
export function readArguments(given, files) {
  const [first] = given;
  if (first === 'all') {
    const { steps: chosen } = readArguments(given.slice(1), files);
    return { steps: chosen, all: true };
  }
  if (first === 'core') return { ...readArguments(given.slice(1), files), core: true };
  if (first === 'record') {
    if (given.length > 1) throw new ArgumentError('`npm test -- record` runs all tests.');
    return { ...readArguments(['all'], files), record: true };
  }
  if (first === 'changed') {
    if (given.length > 2) throw new ArgumentError('Name one commit: `npm test -- changed HEAD~1`.');
    return { since: given[1] ?? null };
  }
  if (given.length === 0) {
    return { steps: new Map(steps.map((step) => [step, null])), core: true };
  }

  const chosen = new Map();
  const add = (step, found) => {
    const before = chosen.get(step);
    chosen.set(step, [...new Set([...(before ?? []), ...found])]);
  };
  let step;
  for (const argument of given) {
    const path = argument.replace(/^\.\//, '');
    if (names.includes(argument)) {
      step = argument;
      if (!chosen.has(step)) chosen.set(step, null);
    } else if (files.includes(path) && kindOf(path)) {
      add(kindOf(path), [path]);
    } else if (step === federation || testSteps.includes(step)) {
      const found = files.filter((file) => isOfStep(file, step) && file.includes(argument));
      if (found.length === 0) {
        throw new ArgumentError(`No file of the step ${step} has “${argument}” in its path.`);
      }
      add(step, found);
    } else {
      throw new ArgumentError(
        `“${argument}” is neither a step (${names.join(', ')}, changed) nor a test file.`,
      );
    }
  }
  if (chosen.has(federation)) {
    const found = chosen.get(federation) ?? files.filter((file) => isOfStep(file, federation));
    chosen.delete(federation);
    // The whole step e2e includes these, too.
    if (chosen.get('e2e') !== null) add('e2e', found);
  }
  return { steps: chosen };
}
