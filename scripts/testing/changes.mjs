// Decides what `npm test -- changed` runs.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isLong } from '../../packages/build/src/jest-longest-first.cjs';
import { workspacesOf } from '../workspace.mjs';
import { affectedTests } from './affected-tests.mjs';
import { ArgumentError } from './arguments.mjs';
import { kindOf } from './test-files.mjs';

/** Roughly how long a file takes, in seconds of one processor, and how long each step may take. */
const costs = { unit: 2, rendered: 10, database: 8, long: 40, e2e: 12, dev: 120 };
const perChange = { jest: 50, e2e: 24 };

function costOf(file) {
  if (isLong(file)) return costs.long;
  return costs[file.endsWith('.test.tsx') ? 'rendered' : kindOf(file)];
}

/** The nearest tests that fit into the time; the first of each kind always does. */
export function withinBudget(tests, budgets = perChange) {
  const spent = { jest: 0, e2e: 0 };
  return tests.filter((file) => {
    const step = ['e2e', 'dev'].includes(kindOf(file)) ? 'e2e' : 'jest';
    if (spent[step] > 0 && spent[step] + costOf(file) > budgets[step]) return false;
    spent[step] += costOf(file);
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
export async function planOfChanges(root, { since, files }) {
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
  if (changed.length === 0) return { steps: new Map() };

  // Tests quote sentences of sources; in tests themselves everything is a quotation.
  const sources = changed.filter((file) => /\.tsx?$/.test(file) && !kindOf(file));
  const quoted = sources.length > 0 ? quotedIn(git('diff', '-U0', base, '--', ...sources)) : [];
  const affected = affectedTests(root, { files, changed, quoted });
  const chosen = withinBudget(affected);
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
      `They can also reach ${affected.length - chosen.length} more distant ones, which \`npm test\` runs.`,
    );
  }
  // Specs that depend on the engine run on both engines only if a database spec or the database code has changed.
  const onBothEngines = changed.some((file) =>
    /\.db\.spec\.ts$|^backend\/src\/database\//.test(file),
  );
  return { steps, workspaces, onBothEngines };
}
