import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { expectScriptsKept } from '../fixtures/kept-files';
import { findDishes, saveMenu } from '../fixtures/menus';
import { create } from '../fixtures/planner';
import { LarderServer } from '../fixtures/server';
import { expect, post, subscribed, test } from '../fixtures/test';

const document = join(import.meta.dirname, '../../docs/offline-matrix.md');
const soon = { timeout: 30_000 };
const idle = '45:00';

/** The only page that the device without visits has opened; it shows nothing that the person saved. */
const firstPage = '/subscribe';

/** Pages that only another app or a payment opens, with what only they know. */
const opensFromElsewhere = new Set(['/import/receive', '/subscription/sandbox']);

/** Pages of the shell, and an address that nothing has. */
const withoutRemote = ['/login', '/register', '/welcome', '/reset-password', '/no/such/page'];

const legend = {
  kept: 'kept copy',
  page: 'page',
  home: 'home page',
  login: 'log in',
  none: 'not available',
};

interface Device {
  page: Page;
  close: () => Promise<void>;
}

async function deviceOf(browser: Browser, server: LarderServer, token: string): Promise<Device> {
  const context = await browser.newContext({
    baseURL: server.url,
    serviceWorkers: 'allow',
    reducedMotion: 'reduce',
    locale: 'en-CA',
  });
  const page = await context.newPage();
  await page.clock.install();
  await page.goto('/login');
  await page.evaluate((stored) => localStorage.setItem('token', stored), token);
  return { page, close: () => context.close() };
}

/** Waits until the device keeps these answers and every page. */
async function expectKept(page: Page, addresses: string[]): Promise<void> {
  const missing = () =>
    page.evaluate(async (wanted) => {
      const keys = await (await caches.open('answers')).keys();
      const kept = keys.map(({ url }) => new URL(url).pathname);
      return wanted.filter((address) => !kept.some((path) => path.endsWith(address)));
    }, addresses);
  await expect.poll(missing, { timeout: 90_000 }).toEqual([]);
  await expectScriptsKept(page);
}

/** What the page is; `own` is something of the person's that it shows while there is a network. */
async function outcomeOf(page: Page, path: string, own: string | null): Promise<string> {
  await page.goto(path);
  const main = page.locator('main');
  const login = page.getByRole('heading', { name: 'Log in', exact: true });
  const notKept = page.getByText('has not been kept on this device yet');
  const heading = main.getByRole('heading', { level: 1 });
  await expect(login.or(notKept).or(heading).first(), path).toBeVisible(soon);
  if (await login.isVisible()) return legend.login;
  if (await notKept.isVisible()) return legend.none;
  if (new URL(page.url()).pathname === '/' && path !== '/') return legend.home;
  if (own === null) return legend.page;
  const found = main.getByText(own).or(main.locator(`input[value="${own}"]`));
  const failure = main.getByText(/could not be loaded|Failed to|not kept on this device/);
  await expect(found.or(failure).first(), path).toBeVisible(soon);
  if ((await found.count()) > 0) return legend.kept;
  return `“${(await failure.first().innerText()).trim()}”`;
}

/** A table as Prettier writes it. */
function tableOf(rows: string[][]): string {
  const widths =
    rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? [];
  const line = (cells: string[]): string =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}

test('[OFF-10] every page opens without a server as docs/offline-matrix.md says', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const server = await LarderServer.start();
  const devices: Device[] = [];
  try {
    const person = await subscribed(server);
    const { email, password, token } = person;
    const login = await post(server, '/auth/login', { email, password, rememberMe: true });
    const { token: remembered } = (await login.json()) as { token: string };
    const [first, second] = await findDishes(server, token, 2);
    if (!first || !second) throw new Error('The catalogue has no dishes.');
    const menu = await saveMenu(server, token, 'Kept menu', [first, second]);
    await post(server, `/recipes/${first.id}/favourite`, {}, token);
    const own = await create<{ id: number }>(server, person, '/recipes', {
      title: 'Kept recipe',
      ingredients: ['2 eggs'],
      steps: ['Boil.'],
    });
    await create(server, person, '/grocery-lists', {
      listName: 'Kept list',
      ingredients: ['rice'],
    });
    await create(server, person, '/meal-planner', {
      name: 'Kept week',
      plan_data: { 'Monday-Dinner': [{ id: second.id }] },
    });
    const started = await post(server, '/imports', { urls: ['https://larder.invalid/'] }, token);
    const imported = (await started.json()) as { id: string };
    const theirs: Record<string, string> = {
      '/favourites': first.title,
      '/my-menus': 'Kept menu',
      '/menu/:id': second.title,
      '/my-plans': 'Kept week',
      '/recipes': 'Kept recipe',
      '/recipes/:id/edit': 'Kept recipe',
      '/calendar': 'Kept week',
      '/grocery-list': 'Kept menu',
      '/saved-grocery-lists': 'Kept list',
      '/settings': email,
      '/imports/:id': 'larder.invalid',
    };
    const { remotes } = (await (await fetch(`${server.url}/mf/registry.json`)).json()) as {
      remotes: Record<string, { routes: { path: string }[] }>;
    };
    const declared = Object.values(remotes)
      .flatMap((remote) => remote.routes.map(({ path }) => path))
      .filter((path) => !opensFromElsewhere.has(path))
      .sort();
    const routes = [...declared, ...withoutRemote];
    const pathOf = (route: string): string =>
      route
        .replace('/menu/:id', `/menu/${menu}`)
        .replace('/recipes/:id', `/recipes/${own.id}`)
        .replace('/imports/:id', `/imports/${imported.id}`);

    const visitor = await deviceOf(browser, server, remembered);
    devices.push(visitor);
    for (const route of declared) {
      await visitor.page.goto(pathOf(route));
      const shown = theirs[route];
      const main = visitor.page.locator('main');
      const content = shown
        ? main.getByText(shown).or(main.locator(`input[value="${shown}"]`))
        : main.getByRole('heading');
      await expect(content.first(), route).toBeVisible(soon);
    }
    devices.push(await deviceOf(browser, server, remembered));
    await Promise.all(
      devices.map(async ({ page }) => {
        await page.goto(firstPage);
        await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
        await expectKept(page, [
          `/menus/${menu}`,
          `/recipes/${own.id}`,
          '/grocery-lists',
          '/auth/me',
        ]);
      }),
    );

    await server.stop('SIGKILL');
    const outcomes = new Map<string, string[]>(routes.map((route) => [route, []]));
    for (const stored of [remembered, token]) {
      const columns = await Promise.all(
        devices.map(async ({ page }) => {
          await page.evaluate((session) => localStorage.setItem('token', session), stored);
          await page.goto(firstPage);
          await expect(page.locator('main').getByRole('heading').first()).toBeVisible(soon);
          // The watch over idle sessions has started.
          if (stored === token)
            await expect
              .poll(() => page.evaluate(() => localStorage.getItem('last-activity')))
              .not.toBeNull();
          await page.clock.fastForward(idle);
          const column: string[] = [];
          for (const route of routes)
            column.push(await outcomeOf(page, pathOf(route), theirs[route] ?? null));
          return column;
        }),
      );
      for (const column of columns)
        for (const [at, route] of routes.entries()) outcomes.get(route)?.push(column[at] ?? '');
    }
    const table = tableOf([
      [
        'Page',
        'Remembered, visited',
        'Remembered, not visited',
        'Not remembered, visited',
        'Not remembered, not visited',
      ],
      ...routes.map((route) => [`\`${route}\``, ...(outcomes.get(route) ?? [])]),
    ]);
    const text = `# Pages without a server

The table lists what each page shows while Larder cannot be reached, for somebody who left the app open and has not touched it for 45
minutes. A browser test writes the table and fails if it is out of date;
\`UPDATE_OFFLINE_MATRIX=1 npm test -- e2e/journeys/offline-matrix.e2e.ts\` regenerates it.

- **${legend.kept}**: it shows what the person saved, as it was kept on this device.
- **${legend.page}**: it works, and shows nothing personal that could be missing.
- **${legend.home}**: people who are logged in are taken there, as when online.
- **${legend.login}**: without Remember me, ten minutes without a touch end the session; kept data is back after the next login. Until then,
  and for anyone who reopens the app, everything is as with Remember me.
- A sentence in quotes is what the page says in place of its data.
- **${legend.none}**: the page says that it has not been kept on this device.

"Not visited" means a device on which nothing but \`${firstPage}\` has ever been open.

${table}
`;
    if (process.env.UPDATE_OFFLINE_MATRIX) await writeFile(document, text);
    expect(text).toBe(await readFile(document, 'utf8').catch(() => ''));
  } finally {
    for (const { close } of devices) await close();
    await server.remove();
  }
});
