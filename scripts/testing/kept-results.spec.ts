import { contentsSeenBy, passedInJest, passedInPlaywright } from './kept-results.mjs';

/** One file of each kind; the text of each is its own path. */
const repository: Record<string, string> = {
  'package-lock.json': '',
  'docs/architecture.md': '',
  'packages/culinary/src/rational.ts': '',
  'packages/culinary/src/rational.spec.ts': '',
  'packages/build/src/import-arrows.spec.ts': '',
  'backend/catalogue/toast.md': '',
  'backend/src/menus.service.ts': '',
  'backend/src/menus.db.spec.ts': `join(root, 'shell/src/names.ts')`,
  'shell/src/names.ts': '',
  'shell/src/app.tsx': '',
  'shell/src/app.test.tsx': '',
  'e2e/fixtures/test.ts': '',
  'e2e/journeys/routes.e2e.ts': '',
  'e2e/federation/one-team.e2e.ts': `from '../fixtures/workspace'`,
};
const partsOf = (workspace: string) =>
  workspace === 'backend' ? ['backend', 'packages/culinary'] : [workspace];
const tests = Object.keys(repository).filter((file) => /\.(spec|test|e2e)\./.test(file));

function seenIn(files: Record<string, string>): Map<string, string> {
  return contentsSeenBy(tests, {
    files: Object.keys(files),
    read: (file: string) => files[file] ?? '',
    workspaces: ['packages/culinary', 'packages/build', 'backend', 'shell', 'e2e'],
    partsOf,
  });
}

/** The tests that have to run again after a change. */
function outdatedBy(file: string): string[] {
  const before = seenIn(repository);
  const after = seenIn({ ...repository, [file]: `${repository[file] ?? ''} changed` });
  return tests.filter((test) => before.get(test) !== after.get(test));
}

const everything = ['packages/build/src/import-arrows.spec.ts', 'e2e/federation/one-team.e2e.ts'];
const journeys = ['e2e/journeys/routes.e2e.ts'];
const backend = ['backend/src/menus.db.spec.ts'];
const shell = ['shell/src/app.test.tsx'];
const culinary = ['packages/culinary/src/rational.spec.ts'];

describe('a test runs again after a change of', () => {
  it.each([
    ['a source of its workspace', 'shell/src/app.tsx', [...shell, ...journeys]],
    [
      'a package that its workspace is made of',
      'packages/culinary/src/rational.ts',
      [...culinary, ...backend, ...journeys],
    ],
    [
      'what lies in no workspace',
      'package-lock.json',
      [...culinary, ...backend, ...shell, ...journeys],
    ],
    [
      'the data of any workspace',
      'backend/catalogue/toast.md',
      [...culinary, ...backend, ...shell, ...journeys],
    ],
    ['a source that it names', 'shell/src/names.ts', [...shell, ...backend, ...journeys]],
    ['itself', 'backend/src/menus.db.spec.ts', backend],
    ['another test', 'shell/src/app.test.tsx', shell],
    ['what journeys share', 'e2e/fixtures/test.ts', journeys],
    ['the documentation', 'docs/architecture.md', []],
    ['a file that was not there', 'shell/src/new.ts', [...shell, ...journeys]],
  ])('%s', (_what, file, outdated) => {
    expect(outdatedBy(file).sort()).toEqual([...new Set([...outdated, ...everything])].sort());
  });
});

describe('what is kept of a run', () => {
  const root = '/larder/';

  it('is the number of tests that passed in a file, in all projects together', () => {
    const passed = { status: 'passed', invocations: 1 };
    const report = {
      testResults: [
        { name: '/larder/a.spec.ts', status: 'passed', assertionResults: [passed, passed] },
        { name: '/larder/a.spec.ts', status: 'passed', assertionResults: [passed] },
      ],
    };
    expect([...passedInJest(report, root)]).toEqual([['a.spec.ts', 3]]);
  });

  it('includes a file of which only a part was to run', () => {
    const passed = { status: 'passed', invocations: 1 };
    const results = [passed, { status: 'pending' }];
    const report = {
      testResults: [
        { name: '/larder/a.spec.ts', status: 'focused', assertionResults: results },
        { name: '/larder/b.spec.ts', status: 'focused', assertionResults: results },
      ],
    };
    const isPart = (file: string) => file === 'a.spec.ts';
    expect([...passedInJest(report, root, isPart)]).toEqual([['a.spec.ts', 1]]);
  });

  it.each([
    ['a test that failed', 'failed', { status: 'failed', invocations: 1 }],
    ['a test that passed on the second try', 'passed', { status: 'passed', invocations: 2 }],
  ])('is nothing of a file with %s, in whichever project', (_what, status, result) => {
    const passed = { status: 'passed', invocations: 1 };
    const report = {
      testResults: [
        { name: '/larder/a.spec.ts', status, assertionResults: [passed, result] },
        { name: '/larder/a.spec.ts', status: 'passed', assertionResults: [passed] },
        { name: '/larder/b.spec.ts', status: 'passed', assertionResults: [passed] },
      ],
    };
    expect([...passedInJest(report, root)]).toEqual([['b.spec.ts', 1]]);
  });

  it('is the same for journeys, however deeply their tests are nested', () => {
    const spec = (file: string, ...statuses: string[]) => ({
      file,
      tests: statuses.map((status) => ({ status })),
    });
    const report = {
      config: { rootDir: '/larder/e2e' },
      suites: [
        { specs: [spec('journeys/a.e2e.ts', 'expected')] },
        { suites: [{ specs: [spec('journeys/a.e2e.ts', 'expected', 'skipped')] }], specs: [] },
        { specs: [spec('journeys/b.e2e.ts', 'expected'), spec('journeys/b.e2e.ts', 'flaky')] },
      ],
    };
    expect([...passedInPlaywright(report, root)]).toEqual([['e2e/journeys/a.e2e.ts', 2]]);
  });
});
