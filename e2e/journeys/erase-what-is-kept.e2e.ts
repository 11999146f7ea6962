import type { BrowserContext, Page } from '@playwright/test';
import { saveList } from '../fixtures/grocery-lists';
import { expect, subscribed, test, type Person } from '../fixtures/test';

// As everyone has it.
test.use({ serviceWorkers: 'allow' });

const soon = { timeout: 30_000 };

/** The people of whom anything is kept on the device, outside of drafts and unsent changes. */
const peopleKept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const keys = (await caches.has('answers')) ? await (await caches.open('answers')).keys() : [];
    const inCache = keys.map(({ url }) => new URL(url).pathname.split('/')[2] ?? '');
    const inStorage = Object.keys(localStorage).flatMap(
      (key) => /^larder\.[^.]+\.([^.]+)\./.exec(key)?.[1] ?? [],
    );
    return [...new Set([...inCache, ...inStorage])];
  });

async function enter(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('button', { name: 'User menu' })).toBeVisible(soon);
}

async function openLists(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${url}/saved-grocery-lists`);
  await expect(page.getByText('For the shop').first()).toBeVisible(soon);
  return page;
}

test('[OFF-13] what a device keeps is erased for every tab by logging out without a server, by another person and with the account', async ({
  page,
  context,
  ownServer: server,
}) => {
  test.setTimeout(180_000);
  const [one, other] = [await subscribed(server), await subscribed(server)];
  for (const person of [one, other]) await saveList(server, person, 'For the shop', ['rice']);
  await page.goto(`${server.url}/login`);
  await enter(page, one);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  const second = await openLists(context, server.url);
  await expect.poll(async () => (await peopleKept(second)).length).toBe(1);

  await server.stop('SIGKILL');
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  for (const tab of [page, second]) {
    await expect(tab).toHaveURL(/\/login$/);
    await expect.poll(() => peopleKept(tab)).toEqual([]);
  }
  await second.reload();
  await expect(second.getByText('For the shop')).toHaveCount(0);
  await expect(second.getByRole('heading', { name: 'Log in', exact: true })).toBeVisible(soon);
  expect(await peopleKept(second)).toEqual([]);

  // A session that ends by itself leaves everything to the same person, and nothing to another one.
  await server.run();
  await page.reload();
  await enter(page, one);
  const third = await openLists(context, server.url);
  const [first] = await peopleKept(third);
  await page.evaluate(() => localStorage.setItem('last-activity', '1'));
  await page.evaluate(() => localStorage.removeItem('token'));
  await expect(third).toHaveURL(/\/login$/);
  expect(await peopleKept(third)).toEqual([first]);
  await page.goto(`${server.url}/login`);
  await enter(page, other);
  const fourth = await openLists(context, server.url);
  await expect.poll(async () => (await peopleKept(third)).includes(first ?? '')).toBe(false);
  await expect.poll(async () => (await peopleKept(fourth)).length).toBe(1);

  await page.goto(`${server.url}/settings`);
  await page.getByRole('button', { name: 'Delete account' }).click(soon);
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Current password').fill(other.password);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  for (const tab of [page, second, third, fourth]) {
    await expect(tab).toHaveURL(/\/login$/);
    await expect.poll(() => peopleKept(tab)).toEqual([]);
  }
});
