import { setTimeout as wait } from 'node:timers/promises';
import { type Person, TestApp } from '../../testing.js';
import { PlayServer } from './providers/google-play/play-server-testing.js';
import { StripeServer } from './providers/stripe/stripe-server-testing.js';

const product = 'larder_premium_monthly';

describe('buying in two places', () => {
  let stripe: StripeServer;
  let play: PlayServer;
  let app: TestApp;
  let person: Person;
  beforeAll(async () => {
    stripe = await StripeServer.start();
    play = await PlayServer.start();
    app = await TestApp.start({ ...play.environment, ...stripe.environment }, { search: false });
  });
  beforeEach(async () => {
    person = await app.person();
    stripe.calls.length = 0;
  });
  afterAll(async () => {
    await app.close();
    await play.close();
    await stripe.close();
  });

  const call = async (method: 'GET' | 'POST', path: string, body?: unknown) =>
    app.call(method, `/api/payments/${path}`, { token: person.token, body });
  const verify = (purchaseToken: string) =>
    call('POST', 'verify-google-purchase', { purchaseToken, subscriptionId: product });
  const view = async () => (await call('GET', 'subscription')).body;

  async function pay(checkoutId: string): Promise<void> {
    for (const event of stripe.pay(checkoutId)) {
      await app.call('POST', '/api/payments/webhooks/stripe', stripe.delivery(event));
    }
  }

  async function eventually(happened: () => boolean): Promise<void> {
    for (const end = Date.now() + 30_000; !happened(); await wait(50)) {
      if (Date.now() > end) throw new Error('It did not happen.');
    }
  }

  it('[ENT-8] refunds a checkout that was left open and paid after a purchase in the store', async () => {
    const checkout = await call('POST', 'create-checkout-session');
    play.buy('in-the-store');
    expect((await verify('in-the-store')).status).toBe(200);
    await pay(checkout.body.id);
    const ended = () => stripe.calls.filter(({ method }) => method === 'DELETE');
    await eventually(() => ended().length > 0);
    const [refund, ...more] = stripe.called('POST', '/v1/refunds');
    const subscription = ended()[0]?.path.split('/').at(-1);
    expect(refund?.form).toEqual({ payment_intent: `pi_${subscription}` });
    expect(refund?.headers['idempotency-key']).toBe(`give-back-${subscription}`);
    expect(more).toEqual([]);
    expect(await view()).toMatchObject({
      status: 'active',
      provider: 'google_play',
      renews: true,
    });
    expect(play.called('revoke', 'in-the-store')).toBe(0);
  });

  it('[ENT-8] refunds a purchase that the store reports before the app does, if a card already pays', async () => {
    await pay((await call('POST', 'create-checkout-session')).body.id);
    expect((await call('POST', 'confirm')).body).toMatchObject({ provider: 'stripe' });
    play.buy('told-first', {
      externalAccountIdentifiers: { obfuscatedExternalAccountId: person.id },
    });
    const told = await app.call('POST', '/api/payments/webhooks/google-play', {
      body: play.notification('told-first', 'told-first'),
      headers: { authorization: `Bearer ${await play.signature()}` },
    });
    expect(told.status).toBe(204);
    await eventually(() => play.called('revoke', 'told-first') > 0);
    expect((await verify('told-first')).status).toBeGreaterThanOrEqual(400);
    expect(play.called('acknowledge', 'told-first')).toBe(0);
    expect(await view()).toMatchObject({ status: 'active', provider: 'stripe', renews: true });
    expect(stripe.called('POST', '/v1/refunds')).toEqual([]);
  });
});
