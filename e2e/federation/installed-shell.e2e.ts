import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { deployVariant, openFromMenu } from '../fixtures/deployment';
import { expectScriptsKept } from '../fixtures/kept-files';
import { LarderServer } from '../fixtures/server';
import { deployShell } from '../fixtures/shells';
import { expect, holdSession, logIn, register, test } from '../fixtures/test';

// As everyone has it.
test.use({ serviceWorkers: 'allow' });

const repository = join(import.meta.dirname, '../..');
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const soon = { timeout: 30_000 };
const builtPage = readFileSync(join(repository, 'dist/shell/index.html'), 'utf8');

/** The contract of today's builds, and the one before. */
function contracts(): { today: string; before: string } {
  const { version: today } = JSON.parse(
    readFileSync(join(repository, 'packages/shell-sdk/package.json'), 'utf8'),
  ) as { version: string };
  const [major, minor] = today.split('.').map(Number);
  return { today, before: `${major}.${Number(minor) - 1}.9` };
}

test('[FED-7][FED-5] [checks 8, 11, 14, 23] an old installed shell runs what it can of newer remotes, one tab goes on while another one updates, and both without a server', async ({
  context,
  page,
  quietPage,
}) => {
  test.setTimeout(240_000);
  // Failures log console errors, as intended.
  quietPage.allow(/.*/);
  const { today, before } = contracts();
  const earlier = (text: string): string => text.replaceAll(today, before);
  const folder = mkdtempSync(join(tmpdir(), 'larder-shells-'));
  const [shell, remotes] = [join(folder, 'shell'), join(folder, 'remotes')];
  cpSync(join(repository, 'dist/remotes'), remotes, { recursive: true });
  const newest = new Map<string, string>();
  for (const name of readdirSync(remotes)) {
    const current = readFileSync(join(remotes, name, 'current'), 'utf8').trim();
    newest.set(name, current);
    rmSync(join(remotes, name, 'previous'), { force: true });
    deployVariant(join(remotes, name, current), '0'.repeat(current.length), earlier);
  }
  deployShell(shell, earlier);
  const server = await LarderServer.start({
    environment: { REMOTES_DIR: remotes, SHELL_DIR: shell },
  });
  try {
    const person = await logIn(server, await register(server));
    await holdSession(page, person);
    await page.goto(`${server.url}/saved-grocery-lists`);
    await expect(heading(page, 'Saved Grocery Lists')).toBeVisible(soon);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await page.reload();
    await expect(heading(page, 'Saved Grocery Lists')).toBeVisible(soon);
    await page.evaluate(() => Object.assign(window, { samePage: true }));

    // Everybody deploys: the four remotes for a newer shell, then the shell.
    for (const [name, build] of newest) {
      writeFileSync(join(remotes, name, 'previous'), '0'.repeat(build.length));
      writeFileSync(join(remotes, name, 'current'), build);
    }
    deployShell(shell);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') asked.push(request.url());
    });
    const read = page.waitForResponse('**/mf/registry.json');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await read;
    await openFromMenu(page, 'Calendar');
    await expect(heading(page, 'Calendar')).toBeVisible(soon);
    await expect(page.getByText('This is the previous one.')).toBeVisible(soon);
    const newPlanner = `/mf/mf_planner/${newest.get('mf_planner')}/`;
    expect(
      asked.filter((url) => url.includes(newPlanner)),
      'code that this shell cannot run',
    ).toEqual([]);

    const other = await context.newPage();
    await other.goto(`${server.url}/settings`);
    await other.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await other.getByRole('button', { name: 'Reload' }).click(soon);
    await expect
      .poll(() => other.locator('script[src^="/main."]').getAttribute('src'), soon)
      .toBe(/"(\/main\.[0-9a-f]+\.js)"/.exec(builtPage)?.[1]);
    await expect(other.getByRole('region', { name: 'Profile' })).toBeVisible(soon);
    await expect(other.getByText('This is the previous one.')).toBeHidden();

    // The tab that stays has not loaded this page, and its files are no longer among those of the worker.
    await openFromMenu(page, 'Settings');
    await expect(page.getByRole('region', { name: 'Profile' })).toBeVisible(soon);
    expect(await page.evaluate(() => 'samePage' in window), 'without a reload').toBe(true);

    await expectScriptsKept(other);
    await server.stop('SIGKILL');
    await other.goto(`${server.url}/saved-grocery-lists`);
    await expect(heading(other, 'Saved Grocery Lists')).toBeVisible(soon);
    await other.goto(`${server.url}/calendar`);
    await expect(heading(other, 'Calendar')).toBeVisible(soon);

    await openFromMenu(other, 'Logout');
    await expect(other).toHaveURL(/\/(login|auth)/, soon);
    await expect(page).toHaveURL(/\/(login|auth)/, soon);
    await expect.poll(() => other.evaluate(() => caches.has('answers')), soon).toBe(false);
  } finally {
    await server.remove();
    rmSync(folder, { recursive: true, force: true });
  }
});
