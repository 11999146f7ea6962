import type { Page } from '@playwright/test';
import type { LarderServer } from '../fixtures/server';
import { expectScriptsKept } from '../fixtures/kept-files';
import { findDishes, saveMenu, subscriber } from '../fixtures/menus';
import { expect, holdSession, post, subscribed, test, type SignedInPerson } from '../fixtures/test';

// As everyone has it.
test.use({ serviceWorkers: 'allow' });

/** Waits until the device keeps everything under these addresses, and this many recipes. */
async function expectKept(page: Page, addresses: string[], recipes: number): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(async (wanted) => {
          const keys = await (await caches.open('answers')).keys();
          const kept = keys.map(({ url }) => new URL(url).pathname);
          const names = await caches.keys();
          return {
            missing: wanted.filter((address) => !kept.some((path) => path.endsWith(address))),
            recipes: kept.filter((path) => /\/recipes\/\d+$/.test(path)).length,
            builds: names.filter((name) => name.startsWith('mf:')).length,
          };
        }, addresses),
      { timeout: 60_000 },
    )
    .toEqual({ missing: [], recipes, builds: 4 });
}

async function create(
  server: LarderServer,
  person: SignedInPerson,
  path: string,
  body: unknown,
): Promise<string> {
  const response = await post(server, path, body, person.token);
  expect(response.status, await response.clone().text()).toBe(201);
  return ((await response.json()) as { id: string }).id;
}

const soon = { timeout: 30_000 };

test.describe('installed and offline', () => {
  test('[WHAT-4][MENU-1][SAVEDG-1][SET-1a][SET-1c] saved items that were never opened are available offline, belong to one person, and are updated afterwards', async ({
    page,
    server,
    quietPage,
  }) => {
    test.setTimeout(240_000);
    quietPage.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    const person = await subscriber(page, server);
    const dishes = await findDishes(server, person.token, 4);
    const [first, , , last] = dishes;
    const menu = await saveMenu(server, person.token, 'Never opened', dishes.slice(0, 3));
    const list = await create(server, person, '/grocery-lists', {
      listName: 'For the shop',
      ingredients: ['3 onions', 'rice'],
    });
    await create(server, person, '/meal-planner', {
      name: 'Calm week',
      plan_data: { 'Monday-Dinner': [{ id: last?.id }] },
    });

    await page.goto('/my-menus');
    await expect(page.getByRole('article', { name: 'Never opened' })).toBeVisible(soon);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await expectKept(page, [`/menus/${menu}`, `/grocery-lists/${list}`, '/auth/me'], 4);
    await expectScriptsKept(page);

    await page.context().setOffline(true);
    await page.goto(`/menu/${menu}`);
    await page.getByRole('article', { name: first?.title }).getByRole('button').click(soon);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: 'Ingredients' })).toBeVisible(soon);
    await page.goto(`/saved-grocery-lists?list=${list}`);
    await dialog.getByRole('checkbox', { name: '3 onions' }).check(soon);
    await page.goto('/calendar');
    await expect(page.getByRole('button', { name: /Calm week/ })).toBeVisible(soon);
    await page.goto('/settings');
    const profile = page.getByRole('region', { name: 'Profile' });
    await expect(profile.getByText(person.email)).toBeVisible(soon);
    await expect(page.getByText(/^Renews on$/)).toBeVisible(soon);
    await profile.getByLabel('Username').fill('Somebody else');
    await profile.getByRole('button', { name: 'Change username' }).click();
    await expect(profile.getByText(/This needs a connection/)).toBeVisible(soon);
    await expect(profile.getByLabel('Username')).toHaveValue('Somebody else');

    await page.context().setOffline(false);
    await expect(page.getByText('You have no passkeys yet.')).toBeVisible(soon);
    await expect(profile.getByLabel('Username')).toHaveValue('Somebody else');
    await page.goto(`/saved-grocery-lists?list=${list}`);
    await expect(dialog.getByRole('checkbox', { name: '3 onions' })).toBeChecked(soon);
    await expect(dialog.getByText(/No connection/)).toBeHidden(soon);
    await dialog.getByRole('button', { name: 'Close' }).click();

    await page.getByRole('button', { name: 'User menu' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login$/);
    const left = () =>
      page.evaluate(async () => ({
        answers: await caches.has('answers'),
        lists: Object.keys(localStorage).filter((key) => key.startsWith('larder.grocery-list')),
      }));
    await expect.poll(left, soon).toEqual({ answers: false, lists: [] });
  });

  test('[WHAT-4][STATE-13][CALL-38d] [OFF-1] the app opens with its server killed or silent, shows what it kept, and goes on when the server is back @core-embedded', async ({
    page,
    ownServer: server,
  }) => {
    // Has to start its own server first.
    test.setTimeout(180_000);
    const person = await subscribed(server);
    await holdSession(page, person);
    const dishes = await findDishes(server, person.token, 2);
    await saveMenu(server, person.token, 'Before the outage', dishes);
    const menus = `${server.url}/my-menus`;
    const menu = (title: string) => page.getByRole('article', { name: title });
    await page.goto(menus);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    // The worker does not control the first visit; it controls the second one, and keeps what it loads.
    await page.reload();
    await expect(menu('Before the outage')).toBeVisible(soon);
    await expect
      .poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller)))
      .toBe(true);
    await expectKept(page, ['/menus'], 2);

    await server.stop('SIGKILL');
    await page.reload();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Larder' })).toBeVisible();
    await expect(menu('Before the outage')).toBeVisible(soon);
    await expect(page.getByText(/Larder is not responding.* Saved \d/)).toBeVisible(soon);
    expect(await page.evaluate(() => navigator.onLine)).toBe(true);
    await server.run();
    await expect(page.getByText(/Larder is not responding/)).toBeHidden({ timeout: 60_000 });

    server.suspend();
    await page.reload();
    await expect(menu('Before the outage')).toBeVisible(soon);
    await expect(page.getByText(/slow to respond.* Saved \d/)).toBeVisible(soon);
    server.resume();
    await expect(page.getByText(/slow to respond/)).toBeHidden(soon);
    await saveMenu(server, person.token, 'After the outage', dishes);
    await page.reload();
    await expect(menu('After the outage')).toBeVisible(soon);
  });

  test('[STATE-13] ?sw=off removes the worker and everything it kept @core-embedded', async ({
    page,
    signedIn,
  }) => {
    expect(signedIn.token).toBeTruthy();
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await page.goto('/?sw=off');
    // The page reloads itself without the worker when everything is gone; evaluating meanwhile fails.
    await expect(async () => {
      const left = await page.evaluate(async () => ({
        workers: (await navigator.serviceWorker.getRegistrations()).length,
        caches: (await caches.keys()).length,
      }));
      expect(left).toEqual({ workers: 0, caches: 0 });
    }).toPass();
    await expect(page).toHaveURL('/');
    await expect(page.getByLabel('Ingredient', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  });

  test('[CALL-38d] the worker caches no error response @core-embedded', async ({
    page,
    signedIn,
    quietPage,
  }) => {
    expect(signedIn.token).toBeTruthy();
    quietPage.allow(/404/);
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await page.reload();
    await page.evaluate(() => fetch('/mf/mf_recipes/no-such-build/remoteEntry.js'));
    const kept = await page.evaluate(async () => {
      const statuses: number[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          statuses.push((await cache.match(request))?.status ?? 0);
        }
      }
      return statuses;
    });
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.every((status) => status === 200)).toBe(true);
  });

  test("[WHAT-4][INSTALL-1a][STATE-14][CONST-6g] the browser's install offer becomes a toast that stays @core-embedded", async ({
    page,
    signedIn,
  }) => {
    expect(signedIn.token).toBeTruthy();
    await page.goto('/');
    await expect(page.getByLabel('Ingredient', { exact: true })).toBeVisible();
    await page.clock.install();
    await page.evaluate(() => {
      const event = new Event('beforeinstallprompt', { cancelable: true });
      Object.assign(event, {
        prompt: () => {
          Object.assign(window, { prompted: true });
          return Promise.resolve();
        },
        userChoice: Promise.resolve({ outcome: 'accepted' }),
      });
      window.dispatchEvent(event);
    });
    const install = page.getByRole('button', { name: 'Install', exact: true });
    await expect(install).toBeVisible();
    await expect(page.getByRole('button', { name: 'Later', exact: true })).toBeVisible();
    await page.clock.fastForward(60_000);
    await expect(install).toBeVisible();
    await install.click();
    await expect.poll(() => page.evaluate(() => 'prompted' in window)).toBe(true);
    await expect(install).toBeHidden();
  });
});
