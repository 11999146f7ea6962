import type { Page } from '@playwright/test';
import { PlayServer } from '../../backend/src/modules/payments/providers/google-play/play-server-testing';
import { LarderServer } from '../fixtures/server';
import {
  expect,
  expectAccessible,
  holdSession,
  logIn,
  pressByKey,
  register,
  test,
} from '../fixtures/test';

const product = 'larder_premium_monthly';

const subscription = (page: Page) => page.getByRole('region', { name: 'Subscription' });

test.describe('a subscription', () => {
  // These change the server's clock, so they have their own server.
  test('[WHAT-3][ROLE-3c][ROLE-4][SUB-1][SUBOK-1][STATE-3a][STATE-3b][STATE-11][CALL-35][CALL-36][SET-1c][ENT-8][CONST-6c] is bought by keyboard from a locked control, managed, cancelled, expires, and can be bought again', async ({
    page,
    quietPage,
  }) => {
    test.setTimeout(480_000);
    quietPage.allow(/40[0139]|Failed to load resource|ERR_CONNECTION|manifest/);
    const own = await LarderServer.start();
    try {
      await page.goto('about:blank');
      const person = await register(own);
      await holdSession(page, await logIn(own, person));
      const at = (path: string): string => `${own.url}${path}`;

      await page.goto(at('/'));
      const restricted = page.getByRole('switch', { name: 'Restricted Mode' });
      await expect(restricted).toHaveAccessibleDescription(/Premium feature/);
      await pressByKey(page, restricted, 'Space');
      await expect(
        page.getByText('This is a premium feature. Please subscribe to use it.'),
      ).toBeVisible();
      await expect(page).toHaveURL(at('/subscribe'));
      await expect(page.getByRole('heading', { name: 'Subscribe', level: 1 })).toBeVisible();
      await expectAccessible(page);

      await pressByKey(page, page.getByRole('button', { name: 'Subscribe', exact: true }));
      await expect(page.getByRole('heading', { name: 'Sandbox checkout' })).toBeVisible();
      await expect(page.getByText('nothing is charged')).toBeVisible();
      await expectAccessible(page);
      await page.getByLabel('Test card').selectOption('fails');
      await page.getByRole('button', { name: 'Pay $4.99 CAD' }).click();
      await expect(page.getByText('Your card was declined. Nothing was charged.')).toBeVisible();
      await page.getByRole('link', { name: 'Back without paying' }).click();
      await expect(page).toHaveURL(at('/'));
      await expect(restricted).toHaveAccessibleDescription(/Premium feature/);

      await page.goto(at('/subscribe'));
      await pressByKey(page, page.getByRole('button', { name: 'Subscribe', exact: true }));
      await pressByKey(page, page.getByRole('button', { name: 'Pay $4.99 CAD' }));
      await expect(page).toHaveURL(at('/subscription/success'));
      await expect(page.getByText('Subscription activated! Redirecting...').first()).toBeVisible({
        timeout: 30_000,
      });
      await expect(page).toHaveURL(at('/'), { timeout: 30_000 });

      await restricted.click();
      await expect(restricted).toBeChecked();
      await page.getByLabel('Ingredient', { exact: true }).fill('egg');
      await page.getByLabel('Ingredient', { exact: true }).press('Enter');
      const answered = page.waitForResponse(/\/api\/recipes\/search/);
      await page.getByRole('button', { name: 'Generate Dishes' }).click();
      expect((await answered).status()).toBe(200);

      await page.goto(at('/settings'));
      await expect(subscription(page).getByText('Renews on')).toBeVisible();
      await expect(subscription(page).getByText('Sandbox card')).toBeVisible();
      await expectAccessible(page);
      const manage = subscription(page).getByRole('button', { name: 'Manage Subscription' });
      await pressByKey(page, manage);
      await expect(page).toHaveURL(at('/subscription/sandbox'));
      await page.getByRole('button', { name: 'Simulate a failed payment' }).click();
      await expect(
        page.getByText(/Your last payment failed\. Update your payment details by/),
      ).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Simulate a successful payment' }).click();
      await expect(page.getByText(/Your last payment failed/)).toBeHidden();

      // A month passes without any action: it renews, as soon as the provider's event has arrived.
      await own.restart({ CLOCK_AHEAD_DAYS: '40' });
      await expect(async () => {
        await page.goto(at('/settings'));
        await expect(subscription(page).getByText('Renews on')).toBeVisible({ timeout: 2_000 });
      }).toPass();
      await subscription(page).getByRole('button', { name: 'Manage Subscription' }).click();
      await page.getByRole('button', { name: 'Cancel subscription' }).click();
      await expect(page.getByText(/You cancelled\. You keep full access until/)).toBeVisible();
      await page.getByRole('link', { name: 'Back to Settings' }).click();
      await expect(subscription(page).getByText('Ends on')).toBeVisible();
      await page.goto(at('/'));
      // Home keeps what was chosen.
      await expect(restricted).toBeChecked();

      // The end date passes while the browser's token still says otherwise.
      await own.restart({ CLOCK_AHEAD_DAYS: '80' });
      await page.getByRole('button', { name: 'Generate Dishes' }).click();
      await expect(
        page.getByText('This is a premium feature. Please subscribe to use it.').first(),
      ).toBeVisible();
      await expect(restricted).toHaveAccessibleDescription(/Premium feature/);
      await page.goto(at('/settings'));
      await expect(
        subscription(page).getByText(
          /Your subscription ended on .* Everything you saved is still here/,
        ),
      ).toBeVisible();
      await subscription(page).getByRole('button', { name: 'Subscribe' }).click();
      await expect(page.getByText(/Your subscription ended on/)).toBeVisible();
      await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
      await page.getByRole('button', { name: 'Pay $4.99 CAD' }).click();
      await expect(page).toHaveURL(at('/'), { timeout: 60_000 });
      await expect(restricted).not.toHaveAccessibleDescription(/Premium feature/);
    } finally {
      await own.remove();
    }
  });

  test('[WHAT-3][CALL-37][ERR-16a][ERR-16b][STATE-11][CONST-1][CONST-8] is bought in the app store when the page runs in the Android app', async ({
    page,
    quietPage,
  }) => {
    test.setTimeout(300_000);
    quietPage.allow(/40[0139]|50[03]|Failed to load resource|manifest/);
    const play = await PlayServer.start();
    const own = await LarderServer.start({
      environment: { ...play.environment, NODE_ENV: 'development' },
    });
    try {
      const person = await register(own);
      await holdSession(page, await logIn(own, person));
      await page.addInitScript((sku) => {
        const store = { works: true, token: 'a bought token' };
        Object.assign(window, {
          store,
          getDigitalGoodsService: async () => {
            if (!store.works) throw new Error('clientAppUnavailable');
            return {
              getDetails: async () => [{ itemId: sku }],
              listPurchases: async () => [],
            };
          },
          PaymentRequest: class {
            async show() {
              return { details: { purchaseToken: store.token }, complete: async () => {} };
            }
          },
        });
        Object.defineProperty(document, 'referrer', { value: 'android-app://app.larder.twa/' });
      }, product);
      await page.goto(`${own.url}/subscribe`);
      const subscribe = page.getByRole('button', { name: 'Subscribe', exact: true });
      await expect(subscribe).toBeEnabled();

      await page.evaluate(() => Object.assign((window as never)['store'], { works: false }));
      await subscribe.click();
      await expect(
        page.getByText(
          'Could not connect to the app store. Please ensure you are running the app from the app store.',
        ),
      ).toBeVisible();
      await page.evaluate(() => Object.assign((window as never)['store'], { works: true }));
      await subscribe.click();
      await expect(page.getByText('Purchase verification failed.')).toBeVisible();

      play.buy('a bought token');
      await expect(subscribe).toBeEnabled();
      await subscribe.click();
      await expect(page).toHaveURL(`${own.url}/subscription/success`);
      await expect(page).toHaveURL(`${own.url}/`, { timeout: 60_000 });
      await expect(
        page.getByRole('switch', { name: 'Restricted Mode' }),
      ).not.toHaveAccessibleDescription(/Premium feature/);
      expect(play.called('acknowledge', 'a%20bought%20token')).toBe(1);
      await page.goto(`${own.url}/settings`);
      await expect(subscription(page).getByText('Google Play')).toBeVisible();
      await page.route('https://play.google.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<h1>The store</h1>' }),
      );
      await subscription(page).getByRole('button', { name: 'Manage Subscription' }).click();
      await expect(page).toHaveURL(
        `https://play.google.com/store/account/subscriptions?sku=${product}&package=app.larder.twa`,
      );
      await expect(page.getByRole('heading', { name: 'The store' })).toBeVisible();
    } finally {
      await own.remove();
      await play.close();
    }
  });
});
