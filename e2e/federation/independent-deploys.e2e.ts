import { readdirSync, readFileSync, renameSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import {
  type Deployment,
  deployVariant,
  openFromMenu,
  readRegistryAgain,
  test,
  withVariants,
} from '../fixtures/deployment';
import { expect } from '../fixtures/test';

const lede = 'Your menus and weekly plans, on the days you plan to cook them.';
const newLede = 'Deployed while somebody was cooking.';
const ran = 'variantHasRun';

const heading = (page: Page) => page.getByRole('heading', { name: 'Calendar', exact: true });

const variantId = (planner: string, digit: string) => digit.repeat(basename(planner).length);

const mark = (page: Page) => page.evaluate(() => Object.assign(window, { samePage: true }));
const isSamePage = (page: Page) => page.evaluate(() => 'samePage' in window);

/** Takes away the builds of these remotes while `work` runs. */
async function without(
  { remotes }: Deployment,
  names: string[],
  work: () => Promise<void>,
): Promise<void> {
  const folders = names.map((name) =>
    join(remotes, name, readFileSync(join(remotes, name, 'current'), 'utf8').trim()),
  );
  for (const folder of folders) renameSync(folder, `${folder}.gone`);
  try {
    await work();
  } finally {
    for (const folder of folders) renameSync(`${folder}.gone`, folder);
  }
}

test('[LAYOUT-1][FED-7][FED-11] [checks 1, 2] ten deploys leave an open form alone, and appear without a reload @core', async ({
  deployment: { server, planner },
  page,
}) => {
  await withVariants(planner, async () => {
    await page.goto(`${server.url}/calendar`);
    // The first words come with the document, before the remote does.
    await expect(page.getByRole('button', { name: 'Today' })).toBeVisible();
    await expect(page.getByText(lede)).toBeVisible();
    deployVariant(planner, variantId(planner, 'a'), (text) => text.replaceAll(lede, newLede));
    await readRegistryAgain(page);
    await expect(page.getByText('A new version of Calendar is available.')).toBeVisible();
    await expect(page.getByText(lede), 'until somebody comes back to it').toBeVisible();
    await openFromMenu(page, 'Settings');
    const username = page.getByLabel('Username');
    await username.fill('half typed');
    await mark(page);
    for (const digit of '0123456789') {
      deployVariant(planner, variantId(planner, digit), (text) =>
        text.replaceAll(lede, `${newLede} ${digit}`),
      );
    }
    await readRegistryAgain(page);
    await expect(username).toHaveValue('half typed');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await openFromMenu(page, 'Calendar');
    await expect(page.getByText(`${newLede} 9`)).toBeVisible();
    expect(await isSamePage(page), 'without a reload').toBe(true);
    const ofPlanner = asked.filter((path) => path.startsWith('/mf/mf_planner/'));
    expect(ofPlanner.length).toBeGreaterThan(0);
    expect(ofPlanner.filter((path) => !path.includes(variantId(planner, '9')))).toEqual([]);
  });
});

test('[STATE-1b][ROUTE-2] [check 6] without any remote, people can log in, and see what is missing @core', async ({
  deployment,
  browser,
  person,
}) => {
  const { server, remotes } = deployment;
  const names = readdirSync(remotes);
  await without(deployment, names, async () => {
    const page = await browser.newPage();
    await page.goto(`${server.url}/login`);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await openFromMenu(page, 'Calendar');
    await expect(page.getByRole('heading', { name: 'Calendar could not be opened' })).toBeVisible();
    await page.close();
  });
});

test('[FED-4][FED-5] [check 8] a build that uses what this shell lacks is not run; an older one is @core', async ({
  deployment: { server, planner },
  page,
}) => {
  interface Manifest {
    metaData: { larder: { uses: Record<string, string[]>; contract: string } };
  }
  const inManifest = (change: (declared: Manifest['metaData']['larder']) => object) => {
    return (text: string, file: string): string => {
      if (file === 'remoteEntry.js') return `${text}\n;window.${ran} = true;`;
      if (file !== 'mf-manifest.json') return text;
      const manifest = JSON.parse(text) as Manifest;
      return JSON.stringify({
        ...manifest,
        metaData: { ...manifest.metaData, larder: change(manifest.metaData.larder) },
      });
    };
  };
  await withVariants(planner, async () => {
    const needing = { '@larder/ui': ['Button', 'TimeMachine'] };
    const newer = inManifest((declared) => ({ ...declared, uses: needing }));
    deployVariant(planner, variantId(planner, 'a'), newer);
    await page.goto(`${server.url}/calendar`);
    await expect(page.getByText('needs a different version of the app')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Update Larder' })).toBeVisible();
    expect(await page.evaluate((name) => name in window, ran)).toBe(false);

    // One from before anything was listed, with a field that this shell has never heard of.
    const older = inManifest(({ uses: _uses, ...declared }) => ({
      ...declared,
      contract: '1.0.0',
      somethingElse: { later: true },
    }));
    deployVariant(planner, variantId(planner, 'b'), older);
    await page.getByRole('button', { name: 'Retry' }).click();
    // The heading stands above the card as well.
    await expect.poll(() => page.evaluate((name) => name in window, ran)).toBe(true);
    await expect(heading(page)).toBeVisible();
  });
});

test('[PLANNER-1][FED-10] [checks 18, 19] what a remote lends is missing alone, and its pages load when pointed at @core', async ({
  deployment,
  page,
}) => {
  const { server } = deployment;
  await without(deployment, ['mf_planner'], async () => {
    await page.goto(server.url);
    const ingredient = page.getByLabel('Ingredient', { exact: true });
    await expect(ingredient).toBeVisible();
    await page.getByRole('switch', { name: /Create a M/ }).click();
    await expect(page.getByText('The meal planner is not available right now.')).toBeVisible();
    await ingredient.fill('leek');
    await page.getByRole('button', { name: 'Add ingredient' }).click();
    await expect(page.getByRole('button', { name: 'Remove leek' })).toBeVisible();
  });
  await page.getByRole('button', { name: 'User menu' }).click();
  const asked = page.waitForRequest('**/mf/mf_account/**/*.js');
  await page.getByRole('menuitem', { name: 'Settings' }).hover();
  await asked;
  const instances = await page.evaluate(() => {
    const { __FEDERATION__: federation } = globalThis as unknown as {
      __FEDERATION__: { __INSTANCES__: { name: string }[] };
    };
    return federation.__INSTANCES__.map(({ name }) => name);
  });
  expect(instances, 'loaded, but not run').not.toContain('mf_account');
});

test('[CONST-6j] [check 20] a late remote does not appear on the page that somebody has gone to', async ({
  deployment: { server },
  page,
}) => {
  let answer = (): void => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/mf/mf_planner/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${server.url}/settings`);
  await expect(page.getByRole('region', { name: 'Profile' })).toBeVisible();
  await openFromMenu(page, 'Calendar');
  await expect(page).toHaveURL(/calendar/);
  await openFromMenu(page, 'Settings');
  await expect(page.getByRole('region', { name: 'Profile' })).toBeVisible();
  const late = page.waitForResponse('**/mf/mf_planner/**/mf-manifest.json');
  answer();
  await late;
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('region', { name: 'Profile' })).toBeVisible();
  await expect(heading(page)).toBeHidden();
});

test('[LAYOUT-1] [check 22] going back and forth between remotes leaves nothing behind', async ({
  deployment: { server },
  page,
}) => {
  await page.goto(`${server.url}/settings`);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const tour = async () => {
    await openFromMenu(page, 'Calendar');
    await expect(heading(page)).toBeVisible();
    await openFromMenu(page, 'Saved Grocery Lists');
    await expect(page.getByRole('heading', { name: 'Saved Grocery Lists' })).toBeVisible();
    await openFromMenu(page, 'Settings');
    await expect(page.getByRole('region', { name: 'Profile' })).toBeVisible();
  };
  const leftovers = async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    const { metrics } = await devtools.send('Performance.getMetrics');
    const counts = await page.evaluate(() => ({
      styles: document.querySelectorAll('style').length,
      scripts: document.querySelectorAll('script').length,
      parts: document.body.children.length,
      builds: Object.keys(globalThis).filter((name) => name.startsWith('webpackChunk')).length,
    }));
    const listeners = metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? 0;
    return { counts, listeners };
  };
  await tour();
  await tour();
  const before = await leftovers();
  for (let count = 0; count < 5; count += 1) await tour();
  const after = await leftovers();
  expect(after.counts).toEqual(before.counts);
  // Each tour would add its own; what the browser collects later is not counted exactly.
  expect(after.listeners).toBeLessThan(before.listeners * 1.25);
});
