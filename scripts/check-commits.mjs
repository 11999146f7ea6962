// Checks commit subjects against the rule in CONTRIBUTING.md. The hook passes the file of one message. `npm run lint`
// passes none; then this reads the commits that origin/main does not have yet or, on main itself, the latest ones.
// Commits older than the rule are exempt.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { subjectFaults } from './commit-rule.mjs';
import { repository } from './workspace.mjs';

const latest = 20;
const git = (...args) => {
  const { status, stdout } = spawnSync('git', args, { cwd: repository, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
};

function subjectOf(file) {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.find((line) => line.trim() !== '' && !line.startsWith('#')) ?? '';
}

/** Subjects that git itself writes: for merges, for reverts, and for commits that will be squashed. */
const isPassing = (subject) => /^(fixup|squash|amend)! |^(Merge|Revert) /.test(subject);

function commitsToCheck() {
  const rule = git('log', '--diff-filter=A', '--format=%H', '-1', '--', 'scripts/commit-rule.mjs');
  if (!rule) return [];
  const base = git('merge-base', 'HEAD', 'origin/main');
  const own = base && base !== git('rev-parse', 'HEAD') ? [`^${base}`] : [`--max-count=${latest}`];
  const log = git('log', '--no-merges', '--format=%h %s', 'HEAD', `^${rule}`, ...own);
  return log === ''
    ? []
    : log.split('\n').map((line) => [line.split(' ', 1)[0], line.slice(line.indexOf(' ') + 1)]);
}

const [option, file] = process.argv.slice(2);
const commits =
  option === '--message'
    ? [['message', subjectOf(file)]].filter(([, subject]) => !isPassing(subject))
    : commitsToCheck();
for (const [commit, subject] of commits) {
  for (const fault of subjectFaults(subject)) console.error(`${commit} ${subject}\n  ${fault}`);
  if (subjectFaults(subject).length > 0) process.exitCode = 1;
}
