import { readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openFromMenu, readRegistryAgain, test, withVariants } from '../fixtures/deployment';
import { expectScriptsKept } from '../fixtures/kept-files';
import { expect } from '../fixtures/test';

const lede = 'Your menus and weekly plans, on the days you plan to cook them.';
const newLede = 'Deployed before the network went away.';
const earlier = 'This is the previous one.';
const soon = { timeout: 30_000 };

/** Takes from a build what its pages run, apart from its entry and its exposed module. */
function loseChunks(build: string): void {
  const chunks = readdirSync(build).filter((file) => /^\d+\..*js$/.test(file));
  expect(chunks.length).toBeGreaterThan(1);
  for (const file of chunks) rmSync(join(build, file));
}

test('[FED-2] [check 7] where a chunk of a page is missing, the build before is shown, and the page says so', async ({
  deployment: { server, planner },
  page,
}) => {
  await withVariants(planner, async (deploy) => {
    loseChunks(deploy('a', (text) => text.replaceAll(lede, newLede)));
    await page.goto(`${server.url}/calendar`);
    await expect(page.getByText(earlier)).toBeVisible(soon);
    await expect(page.getByText(lede)).toBeVisible();
    await openFromMenu(page, 'Settings');
    await expect(page.getByRole('region', { name: 'Profile' })).toBeVisible();
    await openFromMenu(page, 'Calendar');
    await expect(page.getByText(earlier)).toBeVisible(soon);
  });
});

test.describe('an installed app', () => {
  // As everyone has it.
  test.use({ serviceWorkers: 'allow' });

  const openCalendar = async (page: Page): Promise<void> => {
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Calendar', exact: true })).toBeVisible(soon);
  };

  test('[FED-2] [checks 12, 13] opens the newest complete build without a network, whatever has been deployed or is gone', async ({
    deployment: { server, planner },
    page,
  }) => {
    test.setTimeout(180_000);
    await withVariants(planner, async (deploy) => {
      await page.goto(`${server.url}/calendar`);
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
      await openCalendar(page);
      await expectScriptsKept(page);

      const newer = deploy('b', (text) => text.replaceAll(lede, newLede));
      await readRegistryAgain(page);
      await expectScriptsKept(page);
      loseChunks(deploy('c', (text) => text.replaceAll(lede, 'Never whole.')));
      await readRegistryAgain(page);
      await page.context().setOffline(true);
      await openCalendar(page);
      await expect(page.getByText(newLede)).toBeVisible(soon);
      await expect(page.getByText(earlier)).toBeVisible();

      await page.context().setOffline(false);
      for (const build of [planner, newer]) renameSync(build, `${build}.gone`);
      try {
        await openCalendar(page);
        await expect(page.getByText(newLede)).toBeVisible(soon);
        await page.context().setOffline(true);
        await openCalendar(page);
        await expect(page.getByText(newLede)).toBeVisible(soon);
      } finally {
        for (const build of [planner, newer]) renameSync(`${build}.gone`, build);
      }
    });
  });
});
