import type { Page } from '@playwright/test';
import { StripeServer } from '../../backend/src/modules/payments/providers/stripe/stripe-server-testing';
import { LarderServer } from '../fixtures/server';
import {
  expect,
  expectAccessible,
  get,
  holdSession,
  logIn,
  register,
  test,
} from '../fixtures/test';

type Event = ReturnType<StripeServer['event']>;

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

test.describe('returning from the card provider', () => {
  let stripe: StripeServer;
  let own: LarderServer;
  test.beforeAll(async () => {
    stripe = await StripeServer.start();
    // People return to the address that the server has for itself.
    const { APP_URL: _elsewhere, ...environment } = stripe.environment;
    own = await LarderServer.start({ environment });
  });
  test.afterAll(async () => {
    await own.remove();
    await stripe.close();
  });

  test.beforeEach(async ({ quietPage }) => {
    quietPage.allow(/409|503|Failed to load resource/);
    stripe.failure = undefined;
    stripe.refusal = undefined;
  });

  const deliver = async (event: Event | undefined): Promise<void> => {
    const delivery = stripe.delivery(event ?? {});
    const answer = await fetch(`${own.url}/api/payments/webhooks/stripe`, {
      method: 'POST',
      ...delivery,
      headers: { ...delivery.headers, 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(204);
  };

  /** A new person on the offer, with the provider's hosted page one click away; it pays and redirects them back. */
  async function atTheOffer(
    page: Page,
    { settled }: { settled: boolean },
  ): Promise<{ token: string; events: Event[] }> {
    const person = await logIn(own, await register(own));
    await holdSession(page, person);
    const events: Event[] = [];
    await page.route('https://checkout.stripe.com/**', async (route) => {
      const session = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
      if (events.length === 0) events.push(...stripe.pay(session, undefined, { settled }));
      await route.fulfill({
        contentType: 'text/html',
        body: `<title>Checkout</title><a href="${own.url}/subscription/success">Pay</a>`,
      });
    });
    await page.goto(`${own.url}/subscribe`);
    // The page renews its token, and the previous one soon becomes invalid, so requests made alongside it use a separate
    // session.
    return { token: (await logIn(own, person)).token, events };
  }

  const pay = async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
    await page.getByRole('link', { name: 'Pay' }).click();
    await expect(page).toHaveURL(`${own.url}/subscription/success`);
  };

  const isSubscribed = async (token: string): Promise<boolean> =>
    (await get<{ subscription_status: string }>(own, '/auth/me', token)).subscription_status ===
    'active';

  test("[A-1][SUBOK-1][STATE-3a][STATE-3b][CONST-6c] a paid subscription is activated before the provider's event arrives", async ({
    page,
  }) => {
    const { token } = await atTheOffer(page, { settled: true });
    await pay(page);
    await expect(page.getByText('Subscription activated! Redirecting...').first()).toBeVisible();
    expect(await isSubscribed(token)).toBe(true);
    await expect(page).toHaveURL(`${own.url}/`);
    await expect(
      page.getByRole('switch', { name: 'Restricted Mode' }),
    ).not.toHaveAccessibleDescription(/Premium feature/);
  });

  test('[A-1][SUBOK-1] a payment whose event is late is waited for, and nothing is called active until it arrives', async ({
    page,
  }) => {
    const { token, events } = await atTheOffer(page, { settled: false });
    await pay(page);
    await expect(heading(page, 'Checking your payment')).toBeVisible();
    await expect(page.getByText(/^Payment received, waiting for confirmation\./)).toBeVisible();
    await expect(page.getByText(/activated/)).toBeHidden();
    expect(await isSubscribed(token)).toBe(false);
    await expectAccessible(page);

    // The provider becomes unreachable meanwhile; what is known of the payment stays known.
    stripe.failure = 503;
    const asked = page.waitForResponse(/\/api\/payments\/confirm/);
    expect((await asked).status()).toBe(200);
    await expect(page.getByText(/^Payment received, waiting for confirmation\./)).toBeVisible();

    await page.goto(`${own.url}/settings`);
    const subscription = page.getByRole('region', { name: 'Subscription' });
    await expect(subscription.getByText('Waiting for confirmation', { exact: true })).toBeVisible();
    await subscription.getByRole('button', { name: 'Check again' }).click();
    await expect(heading(page, 'Checking your payment')).toBeVisible();

    stripe.failure = undefined;
    const { id } = (events[2]?.data as { object: { id: string } }).object;
    const later = Math.floor(Date.now() / 1000) + 1;
    const settled = stripe.change(id, { status: 'active' });
    await deliver(stripe.event('customer.subscription.updated', settled, later));
    await expect(page.getByText('Subscription activated! Redirecting...').first()).toBeVisible({
      timeout: 30_000,
    });
    await expect(page).toHaveURL(`${own.url}/`);
    expect(await isSubscribed(token)).toBe(true);
  });

  test('[A-1][SUBOK-1] anyone who has bought nothing is sent to the offer with an explanation, and not called a subscriber', async ({
    page,
  }) => {
    const person = await logIn(own, await register(own));
    await holdSession(page, person);
    await page.goto(`${own.url}/subscription/success`);
    await expect(page).toHaveURL(`${own.url}/subscribe`);
    await expect(page.getByText(/^We have not found a payment from you/)).toBeVisible();
    await expect(page.getByText(/activated/)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Subscribe', exact: true })).toBeEnabled();
    await expectAccessible(page);
    expect(await isSubscribed(person.token)).toBe(false);
  });

  test('[A-1] while the provider does not respond, the page claims neither that a payment was made nor that none was', async ({
    page,
  }) => {
    const person = await logIn(own, await register(own));
    await holdSession(page, person);
    stripe.failure = 503;
    await page.goto(`${own.url}/subscription/success`);
    await expect(page.getByText(/^The payment service is not responding/)).toBeVisible({
      timeout: 20_000,
    });
    await expect(page.getByText(/activated|Payment received/)).toBeHidden();
    await expectAccessible(page);
    stripe.failure = undefined;
    await expect(page).toHaveURL(`${own.url}/subscribe`, { timeout: 20_000 });
  });

  test('[A-6][ERR-16d][STATE-11] a checkout refused by the provider gives the reason and can be retried', async ({
    page,
  }) => {
    stripe.refusal = 'Your account cannot currently make live charges.';
    await atTheOffer(page, { settled: true });
    const subscribe = page.getByRole('button', { name: 'Subscribe', exact: true });
    await subscribe.click();
    await expect(page.getByText(stripe.refusal)).toBeVisible();
    await expect(subscribe).toBeEnabled();
    stripe.refusal = undefined;
    await pay(page);
  });

  test('[A-13][A-4] someone deleting the account reads what happens to the subscription, and the provider cancels it', async ({
    page,
  }) => {
    const { events } = await atTheOffer(page, { settled: true });
    await pay(page);
    await expect(page).toHaveURL(`${own.url}/`, { timeout: 20_000 });
    await page.goto(`${own.url}/settings`);
    const subscription = page.getByRole('region', { name: 'Subscription' });
    await expect(subscription.getByText('Renews on')).toBeVisible();
    await page.getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('dialog');
    await expect(
      dialog.getByText(/card subscription ends with your account: you will not be charged again/),
    ).toBeVisible();
    await expect(dialog.getByText(/is lost and not refunded/)).toBeVisible();
    await expect(dialog.getByText(/Download your data first/)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('Current password').fill('correct horse battery');
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await expect(page).toHaveURL(`${own.url}/login`);
    const { id } = (events[2]?.data as { object: { id: string } }).object;
    await expect.poll(() => stripe.called('DELETE', `/v1/subscriptions/${id}`).length).toBe(1);
    expect(stripe.called('POST', '/v1/refunds')).toEqual([]);
  });
});
