import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { quotedIn, testsNearChanges, withinBudget } from './changes.mjs';
import { repositoryFiles } from './test-files.mjs';

const database = (count: number) =>
  Array.from({ length: count }, (_, index) => `backend/src/modules/m${index}/m${index}.db.spec.ts`);
const development = 'e2e/development/inner-loop.e2e.ts';

describe('the tests for which there is time', () => {
  it('are the nearest ones, up to a number of seconds', () => {
    const chosen = withinBudget(database(60));
    expect(chosen).toEqual(database(chosen.length));
    expect(chosen.length).toBeGreaterThan(3);
    expect(chosen.length).toBeLessThan(15);
  });

  it('include short ones behind one that is too long', () => {
    const [first = '', ...others] = database(3);
    const long = 'backend/src/server-process.db.spec.ts';
    expect(withinBudget([first, ...others, long, 'packages/ui/src/button.spec.ts'])).toEqual([
      first,
      ...others,
      'packages/ui/src/button.spec.ts',
    ]);
  });

  it('include the nearest, however long it is', () => {
    const long = 'backend/src/server-process.db.spec.ts';
    expect(withinBudget([long, ...database(60)])[0]).toBe(long);
    expect(withinBudget([development])).toEqual([development]);
  });

  it('include that of the development server only if no journey sees the change', () => {
    const journeys = ['e2e/journeys/one.e2e.ts', 'e2e/journeys/another.e2e.ts'];
    const chosen = withinBudget([...journeys, development, ...database(60)]);
    expect(chosen).toEqual([...journeys, ...database(chosen.length - journeys.length)]);
    expect(chosen.length).toBeLessThan(15);
  });
});

describe('the sentences of a difference', () => {
  it('are those that it adds or removes', () => {
    const difference = [
      '--- a/packages/copy/src/locales/en.ts',
      '+++ b/packages/copy/src/locales/en.ts',
      '@@ -3 +3 @@',
      "-  save: 'Save this menu',",
      "+  save: 'Keep this menu',",
      "   other: 'Not part of it',",
    ].join('\n');
    expect(quotedIn(difference)).toEqual(['Save this menu', 'Keep this menu']);
  });
});

describe('the tests near what has changed', () => {
  let root: string;
  const git = (...args: string[]) =>
    execFileSync(
      'git',
      ['-c', 'user.name=Cook', '-c', 'user.email=cook@example.com', '-C', root, ...args],
      { stdio: 'pipe' },
    );
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  const commit = (file: string, text: string) => {
    write(file, text);
    git('add', '.');
    git('commit', '-qm', file);
  };
  const near = () => testsNearChanges(root, repositoryFiles(root));

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'larder-changes-'));
    jest.spyOn(console, 'log').mockReturnValue(undefined);
    git('init', '-qb', 'main');
    for (const name of ['soup', 'bread']) {
      write(`packages/food/src/${name}.ts`, `export const ${name} = 1;`);
      write(
        `packages/food/src/${name}.spec.ts`,
        `import { ${name} } from './${name}.js'; ${name};`,
      );
    }
    commit('packages/food/package.json', '{ "name": "food" }');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const soup = 'packages/food/src/soup.spec.ts';
  const bread = 'packages/food/src/bread.spec.ts';

  it('without a remote are those that see the last commit', async () => {
    commit('packages/food/src/soup.ts', 'export const soup = 2;');
    expect(await near()).toEqual([soup]);
    commit('packages/food/src/bread.ts', 'export const bread = 2;');
    expect(await near()).toEqual([bread]);
  });

  it('are those that see the commits that origin lacks, and what is not committed', async () => {
    git('update-ref', 'refs/remotes/origin/main', 'HEAD');
    commit('packages/food/src/soup.ts', 'export const soup = 2;');
    commit('packages/food/README.md', 'Food.');
    expect(await near()).toEqual([soup]);
    write('packages/food/src/bread.ts', 'export const bread = 2;');
    expect((await near()).toSorted()).toEqual([bread, soup]);
  });

  it('on origin itself are those that see its last commit', async () => {
    commit('packages/food/src/soup.ts', 'export const soup = 2;');
    git('update-ref', 'refs/remotes/origin/main', 'HEAD');
    expect(await near()).toEqual([soup]);
  });

  it('include a test that has changed itself', async () => {
    commit(bread, "it('rises', () => undefined);");
    expect(await near()).toEqual([bread]);
  });

  it('are none where there is no commit before', async () => {
    expect(await near()).toEqual([]);
  });
});
