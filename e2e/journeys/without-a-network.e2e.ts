import { LarderServer } from '../fixtures/server';
import { expect, holdSession, logIn, register, test } from '../fixtures/test';

test.describe('installed and offline', () => {
  test('[WHAT-4][STATE-13][CALL-38d] the app opens with its server gone, and says that it is offline', async ({
    page,
    quietPage,
  }) => {
    quietPage.allow(/ERR_CONNECTION_REFUSED|Failed to load resource|Failed to fetch/);
    const server = await LarderServer.start();
    try {
      await holdSession(page, await logIn(server, await register(server)));
      await page.goto(server.url);
      await expect(page.getByLabel('Ingredient', { exact: true })).toBeVisible();
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
      // The first visit is not controlled by the worker; the second one is, and keeps what it loads.
      await page.reload();
      await expect(page.getByLabel('Ingredient', { exact: true })).toBeVisible();
      await expect
        .poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller)))
        .toBe(true);

      await server.stop('SIGKILL');
      await page.context().setOffline(true);
      await page.reload();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Larder' })).toBeVisible();
      await expect(page.getByText(/You are offline/).first()).toBeVisible();
      await expect(
        page.getByLabel('Ingredient', { exact: true }),
        'a page that was visited opens again',
      ).toBeVisible();
    } finally {
      await page.context().setOffline(false);
      await server.remove();
    }
  });

  test('[STATE-13] ?sw=off removes the worker and everything it kept', async ({
    page,
    signedIn,
  }) => {
    expect(signedIn.token).toBeTruthy();
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await page.goto('/?sw=off');
    // The page goes on to itself without the worker when everything is gone; asking meanwhile fails.
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

  test('[CALL-38d] the worker keeps no error answer', async ({ page, signedIn, quietPage }) => {
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

  test('[WHAT-4][INSTALL-1a][STATE-14][CONST-6g] an offer of the browser to install becomes a toast that stays', async ({
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
