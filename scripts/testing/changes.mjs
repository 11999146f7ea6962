// Decides what `npm test -- changed` runs.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { secondsOf } from '../../packages/build/src/test-times.cjs';
import { workspacesOf } from '../workspace.mjs';
import { affectedTests } from './affected-tests.mjs';
import { ArgumentError } from './arguments.mjs';
import { kindOf } from './test-files.mjs';

/** How long each step may take, in seconds of one processor. */
const perChange = { jest: 50, e2e: 24 };
/** The same as a part of `npm test`, which runs some journeys in any case. */
export const besideCore = { jest: 25, e2e: 0 };

/** The nearest tests that fit into the time; the first of each kind always does. */
export function withinBudget(tests, budgets = perChange) {
  const spent = { jest: 0, e2e: 0 };
  return tests.filter((file) => {
    const step = ['e2e', 'dev'].includes(kindOf(file)) ? 'e2e' : 'jest';
    const seconds = secondsOf(file);
    const isFirst = spent[step] === 0 && budgets[step] > 0;
    if (!isFirst && spent[step] + seconds > budgets[step]) return false;
    spent[step] += seconds;
    return true;
  });
}

/** The sentences that a diff removes or adds. */
export function quotedIn(difference) {
  const lines = difference.split('\n').filter((line) => /^[-+](?![-+])/.test(line));
  return lines.flatMap((line) =>
    [...line.matchAll(/(['"`])((?:(?!\1).)* (?:(?!\1).)*)\1/g)]
      .map(([, , text]) => text)
      .filter((text) => text.length >= 8),
  );
}

/**
 * The steps that see what has changed since a commit, committed or not, and the workspaces whose lint and types it
 * touches.
 */
export async function planOfChanges(root, { since, files, budgets = perChange }) {
  const git = (...args) =>
    execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 256 << 20,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  const named = since ?? 'origin/main';
  let base;
  try {
    base = git('merge-base', named, 'HEAD').trim();
  } catch {
    throw new ArgumentError(`There is no commit “${named}” to compare with.`);
  }
  const changed = [
    ...git('diff', '--name-only', base).split('\n'),
    ...git('ls-files', '-o', '--exclude-standard').split('\n'),
  ].filter(Boolean);
  if (changed.length === 0) return { steps: new Map(), changed };

  // Tests quote sentences of sources; in tests themselves everything is a quotation.
  const sources = changed.filter((file) => /\.tsx?$/.test(file) && !kindOf(file));
  const quoted = sources.length > 0 ? quotedIn(git('diff', '-U0', base, '--', ...sources)) : [];
  const affected = affectedTests(root, { files, changed, quoted });
  const chosen = withinBudget(affected, budgets);
  const workspaces = workspacesOf(changed.filter((file) => existsSync(join(root, file))));
  const steps = new Map([
    ['lint', null],
    ['typecheck', null],
  ]);
  for (const file of chosen) steps.set(kindOf(file), [...(steps.get(kindOf(file)) ?? []), file]);
  console.log(
    `${changed.length} files differ from ${named}: ${chosen.length} test files see them.`,
  );
  if (chosen.length < affected.length) {
    console.log(
      `They can also reach ${affected.length - chosen.length} more distant ones, which \`npm test -- all\` runs.`,
    );
  }
  // Specs that depend on the engine run on both engines only if a database spec or the database code has changed.
  const onBothEngines = changed.some((file) =>
    /\.db\.spec\.ts$|^backend\/src\/database\//.test(file),
  );
  return { steps, workspaces, onBothEngines, changed };
}

/**
 * The tests that have changed, and those nearest to what else has: since the last commit that `origin/main` has, or
 * without an `origin` and on `origin/main` itself, since the commit before. None where that is not known, as in a clone
 * without history.
 */
export async function testsNearChanges(root, files) {
  const commit = (...args) => {
    const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
    return status === 0 ? stdout.trim() : undefined;
  };
  const shared = commit('merge-base', 'origin/main', 'HEAD');
  const isAhead = shared !== undefined && shared !== commit('rev-parse', 'HEAD');
  try {
    const since = isAhead ? 'origin/main' : 'HEAD~1';
    const { steps, changed } = await planOfChanges(root, { since, files, budgets: besideCore });
    const nearest = [...steps.values()].flatMap((list) => list ?? []);
    return [
      ...new Set([...nearest, ...files.filter((file) => changed.includes(file) && kindOf(file))]),
    ];
  } catch (error) {
    if (error instanceof ArgumentError) return [];
    throw error;
  }
}
