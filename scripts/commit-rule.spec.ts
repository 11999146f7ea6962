import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { longestSubject, subjectFaults } from './commit-rule.mjs';

describe('the rule for commit subjects', () => {
  it.each([
    'fix(planner): keep the colour of a moved event',
    'docs: say when sessions end',
    'refactor(ui,recipes)!: write radio tiles once',
    'feat(search): address a place by its name',
    `feat: ${'x'.repeat(longestSubject - 'feat: '.length)}`,
  ])('accepts "%s"', (subject) => {
    expect(subjectFaults(subject)).toEqual([]);
  });

  it.each([
    [`feat: ${'x'.repeat(longestSubject - 'feat: '.length + 1)}`, /has 73 characters/],
    ['keep the colour of a moved event', /type\(scope\)/],
    ['improve(ui): keep the colour', /type\(scope\)/],
    ['fix(ui) keep the colour', /type\(scope\)/],
    ['fix(ui): added a colour', /instead of "added"/],
    ['fix(ui): adding a colour', /instead of "adding"/],
    ['fix(ui): adds a colour', /instead of "adds"/],
    ['fix(ui): Add a colour', /lower case/],
    ['fix(ui): add a colour.', /full stop/],
  ])('finds what is wrong with "%s"', (subject, fault) => {
    expect(subjectFaults(subject).join('\n')).toMatch(fault);
  });
});

describe('in a repository', () => {
  let folder: string;
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', env: withoutGit }).trim();
  const commit = (subject: string): string => git('commit', '-q', '--allow-empty', '-m', subject);
  // A hook that runs this test would pass on its own repository.
  const withoutGit = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(GIT_|CI$)/.test(name)),
  );
  const run = (script: string, ...args: string[]) =>
    spawnSync(process.execPath, [join(folder, 'scripts', script), ...args], {
      encoding: 'utf8',
      env: withoutGit,
    });

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'larder-commits-'));
    for (const name of ['check-commits', 'commit-rule', 'set-up-hooks', 'workspace']) {
      cpSync(join(__dirname, `${name}.mjs`), join(folder, 'scripts', `${name}.mjs`));
    }
    cpSync(join(__dirname, '../.githooks'), join(folder, '.githooks'), { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  function initialise(): void {
    git('init', '-q', '-b', 'main');
    git('config', 'user.name', 'Cook');
    git('config', 'user.email', 'cook@example.com');
    commit('whatever was written before the rule');
    git('add', '.');
    commit('build: add the rule');
  }

  it('refuses a commit whose subject breaks the rule once the hooks are set up', () => {
    initialise();
    expect(run('set-up-hooks.mjs').status).toBe(0);
    rmSync(join(folder, '.githooks/pre-commit'));
    expect(() => commit('fixed it')).toThrow(/type\(scope\)/);
    commit('fix: keep it');
    expect(git('log', '-1', '--format=%s')).toBe('fix: keep it');
  });

  it('leaves hooks alone that someone chose', () => {
    initialise();
    git('config', 'core.hooksPath', '/elsewhere');
    expect(run('set-up-hooks.mjs').stderr).toContain('/elsewhere');
    expect(git('config', 'core.hooksPath')).toBe('/elsewhere');
  });

  it('installs without a repository', () => {
    const { status, stderr } = run('set-up-hooks.mjs');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  it('checks commits that origin/main does not have, except those older than the rule', () => {
    initialise();
    expect(run('check-commits.mjs').status).toBe(0);
    commit('pushed by somebody else');
    git('update-ref', 'refs/remotes/origin/main', 'HEAD');
    commit('fix: keep it');
    expect(run('check-commits.mjs').status).toBe(0);
    commit('broke the rule');
    const { status, stderr } = run('check-commits.mjs');
    expect(status).toBe(1);
    expect(stderr).toContain('broke the rule');
    expect(stderr).not.toContain('somebody else');
  });

  it('checks the latest commits on main itself', () => {
    initialise();
    commit('broke the rule');
    git('update-ref', 'refs/remotes/origin/main', 'HEAD');
    expect(run('check-commits.mjs').stderr).toContain('broke the rule');
  });

  it('reads a message without its comments, and lets git write its own', () => {
    const file = join(folder, 'message');
    writeFileSync(file, '\n# comment\nfixed it\n\nbody\n');
    expect(run('check-commits.mjs', '--message', file).status).toBe(1);
    writeFileSync(file, 'fixup! fixed it\n');
    expect(run('check-commits.mjs', '--message', file).status).toBe(0);
  });
});
