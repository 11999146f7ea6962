import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { expect, test } from '../fixtures/test';

const repository = join(import.meta.dirname, '../..');
const remotes = join(repository, 'dist/remotes');
const shellFolder = join(repository, 'dist/shell');

/** Strings that occur only in the library itself, so that a remote containing them carries a copy. */
const marks = {
  react: 'react.transitional.element',
  'react-dom': '__reactContainer$',
  'react-router': 'useRoutes() may be used only in the context of a <Router> component',
  'styled-components': 'sc-keyframes-',
  'redux toolkit': '_reducerDefinitionType',
};

test('[LAYOUT-1] [check 19] the first visit to the home page loads no file of another remote @core', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.token).toBeTruthy();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect(page.getByLabel('Ingredient', { exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.startsWith('/mf/mf_recipes/')).length).toBeGreaterThan(0);
  expect(asked.filter((path) => /^\/mf\/mf_(planner|grocery|account)\//.test(path))).toEqual([]);
});

test('[LAYOUT-1] [check 9] shell and remotes share one copy of each library @core', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.token).toBeTruthy();
  await page.goto('/');
  await expect(page.getByLabel('Ingredient', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page.getByRole('region', { name: 'Profile' })).toBeVisible();

  const scopes = await page.evaluate(() => {
    interface Share {
      lib?: () => unknown;
    }
    interface Instance {
      name: string;
      shareScopeMap: Record<string, Record<string, Record<string, Share>>>;
    }
    const { __FEDERATION__: federation } = globalThis as unknown as {
      __FEDERATION__: { __INSTANCES__: Instance[] };
    };
    const [shell, ...remotes] = federation.__INSTANCES__;
    const provided = shell?.shareScopeMap.default ?? {};
    return {
      names: federation.__INSTANCES__.map(({ name }) => name),
      versions: Object.fromEntries(
        Object.entries(provided).map(([key, versions]) => [key, Object.keys(versions).length]),
      ),
      foreign: remotes.flatMap(({ name, shareScopeMap }) =>
        Object.entries(shareScopeMap.default ?? {}).flatMap(([key, versions]) =>
          Object.entries(versions)
            .filter(([version, { lib }]) => lib?.() !== provided[key]?.[version]?.lib?.())
            .map(([version]) => `${name}: ${key} ${version}`),
        ),
      ),
    };
  });
  expect(scopes.names).toEqual(['shell', 'mf_recipes', 'mf_account']);
  expect(Object.keys(scopes.versions)).toEqual(expect.arrayContaining(['react', 'react-dom']));
  expect(
    Object.values(scopes.versions).every((count) => count === 1),
    JSON.stringify(scopes.versions),
  ).toBe(true);
  expect(scopes.foreign, 'libraries that are not the very ones of the shell').toEqual([]);
  expect(await page.locator('style[data-styled]').count()).toBeLessThanOrEqual(1);
});

test('[LAYOUT-1] [check 9] no built remote carries a copy of a shared library @core', () => {
  const shell = readdirSync(shellFolder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(shellFolder, file), 'utf8'))
    .join();
  for (const [library, mark] of Object.entries(marks)) {
    expect(shell.includes(mark), `the shell has ${library}, or its mark is wrong`).toBe(true);
  }
  const copies: string[] = [];
  for (const name of readdirSync(remotes)) {
    const build = readFileSync(join(remotes, name, 'current'), 'utf8').trim();
    for (const file of readdirSync(join(remotes, name, build)).filter((f) => f.endsWith('.js'))) {
      const text = readFileSync(join(remotes, name, build, file), 'utf8');
      for (const [library, mark] of Object.entries(marks)) {
        if (text.includes(mark)) copies.push(`${name}/${file}: ${library}`);
      }
    }
  }
  expect(copies).toEqual([]);
});

test('[FED-3] every script of a build names that build and no earlier one @core', () => {
  const foreign: string[] = [];
  for (const name of readdirSync(remotes)) {
    const build = readFileSync(join(remotes, name, 'current'), 'utf8').trim();
    for (const file of readdirSync(join(remotes, name, build)).filter((f) => f.endsWith('.js'))) {
      const text = readFileSync(join(remotes, name, build, file), 'utf8');
      const named = [...text.matchAll(/webpackChunkmf_[a-z]+_([0-9a-f]{12})/g)];
      if (named.some(([, id]) => id !== build)) foreign.push(`${name}/${file}`);
    }
  }
  expect(foreign).toEqual([]);
});

test('[check 25] the newest bundler and federation runtime are tried every week, with these tests', () => {
  const workflow = parse(
    readFileSync(join(repository, '.github/workflows/newest-bundler.yml'), 'utf8'),
  ) as {
    on: { schedule: { cron: string }[] };
    jobs: Record<string, { steps: { run?: string }[] }>;
  };
  expect(workflow.on.schedule.map(({ cron }) => cron)).toEqual([
    expect.stringMatching(/^\d+ \d+ \* \* \d$/),
  ]);
  const runs = Object.values(workflow.jobs).flatMap(({ steps }) => steps.map(({ run }) => run));
  expect(runs.join('\n')).toMatch(/webpack=latest .*@module-federation\/enhanced=latest/);
  expect(runs).toContainEqual(expect.stringMatching(/^npm test -- federation/));
});
