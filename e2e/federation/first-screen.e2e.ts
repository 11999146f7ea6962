import type { Page } from '@playwright/test';
import type { LarderServer } from '../fixtures/server';
import { expect, test } from '../fixtures/test';

interface Registry {
  remotes: Record<
    string,
    {
      entry: string;
      integrity: Record<string, string>;
      scripts: Record<string, string[]>;
      routes: {
        path: string;
        opening?: { heading: { en: string }; lede?: { en: string } };
        asks?: string[];
      }[];
    }
  >;
}

const readRegistry = async ({ url }: LarderServer): Promise<Registry> =>
  (await fetch(`${url}/mf/registry.json`)).json() as Promise<Registry>;

function countRequests(page: Page): () => Record<string, number> {
  const asked: Record<string, number> = {};
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    asked[pathname] = (asked[pathname] ?? 0) + 1;
  });
  return () => asked;
}

const app = /\/main\.[0-9a-f]+\.js$/;

test('[ROUTE-2] the login is on the screen before the app runs, and cannot be used yet', async ({
  page,
}) => {
  let run = (): void => {};
  const held = new Promise<void>((resolve) => (run = resolve));
  await page.route(app, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/my-menus', { waitUntil: 'commit' });
  const email = page.getByLabel('Email');
  await expect(email).toBeVisible();
  await expect(page.locator('#root > [inert]')).toBeAttached();
  const before = await email.boundingBox();
  run();
  await expect(page.locator('#root > [inert]')).not.toBeAttached();
  await expect(page).toHaveURL('/login');
  expect(await email.boundingBox()).toEqual(before);
  await expect(page.locator('#first-screen-styles')).not.toBeAttached();
});

test('[LAYOUT-1] every page begins with the words that its remote declares', async ({
  page,
  server,
  signedIn,
}) => {
  expect(signedIn.token).toBeTruthy();
  const { remotes } = await readRegistry(server);
  const begun = Object.values(remotes)
    .flatMap(({ routes }) => routes)
    .filter(({ opening }) => opening);
  expect(begun.length).toBeGreaterThan(5);
  for (const { path, opening } of begun) {
    await page.goto(path);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(opening?.heading.en ?? '');
    if (opening?.lede) await expect(page.getByText(opening.lede.en)).toBeVisible();
  }
});

test('[LAYOUT-1] a page has its scripts and its data asked for before the app runs, once', async ({
  page,
  server,
  signedIn,
}) => {
  expect(signedIn.token).toBeTruthy();
  const requests = countRequests(page);
  let run = (): void => {};
  const held = new Promise<void>((resolve) => (run = resolve));
  await page.route(app, async (route) => {
    await held;
    await route.continue();
  });
  const { remotes } = await readRegistry(server);
  const recipes = remotes['mf_recipes'];
  const scripts = recipes?.scripts['/my-menus'] ?? [];
  expect(scripts).toContain('remoteEntry.js');
  expect(scripts.filter((file) => !recipes?.integrity[file])).toEqual([]);
  const folder = recipes?.entry.replace('mf-manifest.json', '') ?? '';
  const addresses = scripts.map((file) => folder + file);

  await page.goto('/my-menus', { waitUntil: 'commit' });
  const early = ['/api/menus', '/mf/registry.json', ...addresses];
  await expect.poll(() => early.filter((address) => !requests()[address])).toEqual([]);
  await expect(page.getByText('Saved Menus').first()).toBeVisible();
  run();
  await expect(page.getByRole('heading', { level: 1, name: 'Saved Menus' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(early.filter((address) => requests()[address] !== 1)).toEqual([]);
});

test('[LAYOUT-1] every page takes what was asked for it, and does not ask again', async ({
  page,
  server,
  signedIn,
}) => {
  expect(signedIn.token).toBeTruthy();
  const requests = new Map<string, number>();
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    requests.set(pathname + search, (requests.get(pathname + search) ?? 0) + 1);
  });
  const { remotes } = await readRegistry(server);
  const asking = Object.values(remotes)
    .flatMap(({ routes }) => routes)
    .filter(({ path, asks = [] }) => asks.length > 0 && !path.includes(':'));
  expect(asking.length).toBeGreaterThan(5);
  for (const { path, asks = [] } of asking) {
    requests.clear();
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const times = asks.map((asked) => [asked, requests.get(`/api${asked}`)]);
    expect(times, path).toEqual(asks.map((asked) => [asked, 1]));
  }
});

test('[ROUTE-6] a page opens without the script that runs before the app', async ({
  page,
  signedIn,
  quietPage,
}) => {
  expect(signedIn.token).toBeTruthy();
  quietPage.allow(/first-screen/);
  await page.route(/\/first-screen\./, (route) => route.abort());
  await page.goto('/my-menus');
  await expect(page.getByRole('heading', { level: 1, name: 'Saved Menus' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});
