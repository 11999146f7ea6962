import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../fixtures/test';

const remotes = join(import.meta.dirname, '../../dist/remotes');

/** Strings that only the library itself contains, so that a remote which has them carries a copy. */
const marks = {
  react: 'react.transitional.element',
  'react-dom': '__reactContainer$',
  'react-router': 'useRoutes() may be used only in the context of a <Router> component',
  'styled-components': 'sc-keyframes-',
  'redux toolkit': 'Cannot inject reducer',
};

test('[LAYOUT-1] the first visit to the home page loads no file of another remote', async ({
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

test('[LAYOUT-1] shell and remotes share one copy of each library', async ({ page, signedIn }) => {
  expect(signedIn.token).toBeTruthy();
  await page.goto('/');
  await expect(page.getByLabel('Ingredient', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page.getByRole('region', { name: 'Profile' })).toBeVisible();

  const shares = await page.evaluate(() => {
    interface Share {
      loaded?: boolean;
      from: string;
    }
    interface Instance {
      name: string;
      shareScopeMap: Record<string, Record<string, Record<string, Share>>>;
    }
    const { __FEDERATION__: federation } = globalThis as unknown as {
      __FEDERATION__: { __INSTANCES__: Instance[] };
    };
    return federation.__INSTANCES__.map(({ name, shareScopeMap }) => ({
      name,
      scope: Object.entries(shareScopeMap.default ?? {}).map(([key, versions]) => ({
        key,
        versions: Object.values(versions).map(({ from }) => from),
      })),
    }));
  });
  expect(shares.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['shell', 'mf_recipes', 'mf_account']),
  );
  for (const { scope } of shares) {
    for (const { key, versions } of scope) {
      expect(versions, key).toEqual(['shell']);
    }
  }
  expect(await page.locator('style[data-styled]').count()).toBeLessThanOrEqual(1);
});

test('[LAYOUT-1] no built remote carries a copy of a shared library', () => {
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
