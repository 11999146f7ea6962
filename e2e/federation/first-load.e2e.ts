import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '../fixtures/test';

const dist = join(import.meta.dirname, '../../dist');

/** The file of a build that is served at a path. */
function fileAt(path: string): string {
  const [, remote, name] = /^\/mf\/([^/]+)\/(.+)$/.exec(path) ?? [];
  return remote && name ? join(dist, 'remotes', remote, name) : join(dist, 'shell', path);
}

/** Bytes of a file as it is sent, without headers. */
const sentBytes = (path: string): number =>
  brotliCompressSync(readFileSync(fileAt(path))).byteLength;

/** The scripts that the page runs or preloads until nothing more is asked for, with their bytes. The worker's own are not among them. */
async function scriptsOf(page: Page, path: string): Promise<Map<string, number>> {
  const scripts = new Map<string, number>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.request().resourceType() === 'script') scripts.set(pathname, sentBytes(pathname));
  });
  await page.goto(path);
  await expect(page.locator('main input').first()).toBeVisible();
  await expect(page.locator('#root > [inert]')).not.toBeAttached();
  await page.waitForLoadState('networkidle');
  return scripts;
}

const bytesIn = (scripts: Map<string, number>): number =>
  [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0);

const listed = (scripts: Map<string, number>): string =>
  [...scripts].map(([path, bytes]) => `${bytes} ${path}`).join('\n');

// On a cheap phone with a slow network, each kilobyte of script delays the moment from which a page can be used.
test.use({ serviceWorkers: 'block' });

test('[LAYOUT-1] a first visit to the login loads at most 130 kB of script @core', async ({
  page,
}) => {
  const scripts = await scriptsOf(page, '/login');
  expect(scripts.size).toBeGreaterThan(2);
  expect(bytesIn(scripts), listed(scripts)).toBeLessThanOrEqual(130_000);
});

test('[LAYOUT-1] a first visit to the home page loads at most 200 kB of script @core', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.token).toBeTruthy();
  const scripts = await scriptsOf(page, '/');
  expect([...scripts.keys()].some((path) => path.startsWith('/mf/mf_recipes/'))).toBe(true);
  expect(bytesIn(scripts), listed(scripts)).toBeLessThanOrEqual(200_000);
});
