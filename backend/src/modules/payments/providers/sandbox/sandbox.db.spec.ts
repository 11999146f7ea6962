import { createHmac } from 'node:crypto';
import { clock } from '../../../../common/clock.js';
import { Configuration } from '../../../../config/configuration.js';
import { signingKey } from '../../../../config/signing-key.js';
import { LedgerService } from '../../ledger/ledger.service.js';
import { type Person, TestApp } from '../../../../testing.js';
import { signatureOf } from '../stripe/stripe-events.js';
import { afterTime } from './sandbox-cards.js';

const day = 86_400_000;
const strong = 'kV7!pQ2x_Wz9-Lm4Rt8sYb3Nc6Hd1Gf5';

describe('the sandbox checkout', () => {
  let app: TestApp;
  let person: Person;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  beforeEach(async () => {
    person = await app.person();
  });
  afterEach(() => clock.runAhead(0));
  afterAll(() => app.close());

  const call = (path: string, body?: unknown, who = person, headers = {}) =>
    app.call('POST', `/api/payments/${path}`, { token: who.token, body, headers });
  const checkout = async () => (await call('create-checkout-session')).body.id as string;
  const change = (action: string) => call('sandbox/change', { action });
  const view = async () =>
    (await app.call('GET', '/api/payments/subscription', { token: person.token })).body;
  const me = async () => (await app.call('GET', '/api/auth/me', { token: person.token })).body;

  async function passDays(days: number): Promise<void> {
    clock.runAhead(clock.now().getTime() - Date.now() + days * day);
    const ledger = app.app.get(LedgerService, { strict: false });
    for (const one of await ledger.subscriptionsOf(person.id)) {
      await ledger.reconcile(one);
      await ledger.refresh(person.id);
    }
  }

  it('[CALL-35][STATE-3a][ENT-8] opens our own page, declines a bad card, and grants access once for a good one', async () => {
    const { body } = await call('create-checkout-session', undefined, person, {
      origin: 'http://localhost:4321',
    });
    expect(body.url).toBe(`http://localhost:4321/subscription/sandbox?checkout=${body.id}`);
    const declined = await call('sandbox/pay', { checkout: body.id, card: 'fails' });
    expect([declined.status, declined.body.message]).toEqual([
      400,
      'Your card was declined. Nothing was charged.',
    ]);
    const invented = { checkout: '01900000-0000-7000-8000-000000000001', card: 'works' };
    expect((await call('sandbox/pay', invented)).body.code).toBe('checkout_unknown');
    const other = await app.person();
    const stolen = await call('sandbox/pay', { checkout: body.id, card: 'works' }, other);
    expect([stolen.status, stolen.body.code]).toEqual([404, 'checkout_unknown']);
    expect((await me()).subscription_status).toBe('inactive');
    const unused = await checkout();
    for (let time = 0; time < 2; time += 1) {
      const paid = await call('sandbox/pay', { checkout: body.id, card: 'works' });
      expect(paid.body).toMatchObject({ status: 'active', provider: 'sandbox', renews: true });
    }
    expect((await me()).subscription_status).toBe('active');
    const late = await call('sandbox/pay', { checkout: body.id, card: 'works' }, other);
    expect(late.body.code).toBe('checkout_unknown');
    const second = await call('create-checkout-session');
    expect(second.body.code).toBe('already_subscribed_by_card');
    const twice = await call('sandbox/pay', { checkout: unused, card: 'works' });
    expect(twice.body.code).toBe('already_subscribed_by_card');
  });

  it('[ENT-8][CALL-36] renews each month, expires once cancelled, and can be bought again', async () => {
    await call('sandbox/pay', { checkout: await checkout(), card: 'works' });
    const first = (await view()).ends_on as string;
    await passDays(40);
    expect(await view()).toMatchObject({ status: 'active', renews: true });
    expect(new Date((await view()).ends_on).getTime()).toBeGreaterThan(Date.parse(first));
    const { body } = await call('create-portal-session');
    expect(body.url).toMatch(/\/subscription\/sandbox$/);
    expect((await change('cancel')).body).toMatchObject({ status: 'cancelled', renews: false });
    expect((await change('resume')).body).toMatchObject({ status: 'active', renews: true });
    await change('cancel');
    expect((await me()).subscription_status).toBe('active');
    await passDays(31);
    expect((await me()).subscription_status).toBe('inactive');
    expect(await view()).toMatchObject({ status: 'ended' });
    expect((await change('resume')).status).toBe(404);
    await call('sandbox/pay', { checkout: await checkout(), card: 'works' });
    expect((await me()).subscription_status).toBe('active');
  });

  it('[ENT-8] keeps access for a week after a failed payment', async () => {
    await call('sandbox/pay', { checkout: await checkout(), card: 'works' });
    expect((await change('fail_payment')).body).toMatchObject({ status: 'payment_failed' });
    expect((await me()).subscription_status).toBe('active');
    expect((await change('mend_payment')).body).toMatchObject({ status: 'active' });
    await change('fail_payment');
    await passDays(8);
    expect((await me()).subscription_status).toBe('inactive');
    expect(await view()).toMatchObject({ status: 'ended' });
  });

  it('[ROLE-4][ENT-8] ends at its end date, to the second', async () => {
    await call('sandbox/pay', { checkout: await checkout(), card: 'works' });
    await change('cancel');
    const end = Date.parse((await view()).ends_on);
    const locked = async () =>
      (
        await app.call('GET', '/api/recipes/search?ingredients=egg&restricted=true', {
          token: person.token,
        })
      ).status;
    clock.runAhead(end - Date.now() - 5_000);
    expect(await locked()).toBe(200);
    clock.runAhead(end - Date.now() + 1);
    expect((await me()).subscription_status).toBe('inactive');
  });

  it("[SET-1c] an operator's grant does not count as a purchase, and blocks buying while it runs", async () => {
    const ledger = app.app.get(LedgerService, { strict: false });
    await ledger.grant(person.id, new Date(Date.now() + 10 * day));
    expect(await view()).toMatchObject({ status: 'active', provider: 'admin' });
    expect((await call('create-checkout-session')).body.code).toBe('already_subscribed_by_grant');
    expect((await call('create-portal-session')).body.code).toBe('nothing_to_manage');
    await ledger.revoke(person.id);
    expect((await me()).subscription_status).toBe('inactive');
    await ledger.grant(person.id, new Date(Date.now() + 10 * day));
    expect((await me()).subscription_status).toBe('active');
  });

  it("[ENT-8] takes no event from outside, even one signed with the sandbox's own secret", async () => {
    const secret = createHmac('sha256', signingKey(app.app.get(Configuration)))
      .update('sandbox payment events')
      .digest('hex');
    const body = JSON.stringify({
      id: 'evt_sandbox_from_outside',
      object: 'event',
      type: 'checkout.session.completed',
      created: Math.floor(Date.now() / 1000),
      data: {
        object: { mode: 'subscription', client_reference_id: person.id, subscription: 'sub_any' },
      },
    });
    const answer = await app.call('POST', '/api/payments/webhooks/stripe', {
      body,
      headers: { 'stripe-signature': signatureOf(body, secret) },
    });
    expect([answer.status, answer.body.code]).toEqual([400, 'event_signature_invalid']);
    expect(await view()).toMatchObject({ status: 'none', provider: null });
  });

  it('catches up on all months that have passed', () => {
    const snapshot = {
      kind: 'snapshot',
      standing: 'active',
      paidThrough: '2026-01-31T00:00:00.000Z',
      accessUntil: '2026-01-31T00:00:00.000Z',
      renews: true,
    } as const;
    expect(afterTime(snapshot, new Date('2026-03-01T00:00:00.000Z')).accessUntil).toBe(
      '2026-03-31T00:00:00.000Z',
    );
    expect(afterTime(snapshot, new Date('2026-01-30T00:00:00.000Z'))).toBe(snapshot);
  });

  it('[A-4][SET-1c] a grant cannot be managed, and does not renew', async () => {
    const until = new Date(Date.now() + 30 * day);
    await app.app.get(LedgerService, { strict: false }).grant(person.id, until);
    expect(await view()).toMatchObject({
      status: 'active',
      provider: 'admin',
      ends_on: until.toISOString(),
      renews: false,
    });
    expect((await call('create-portal-session')).body.code).toBe('nothing_to_manage');
  });

  it('[A-6][ERR-16a] reports that app store purchases are not set up, instead of asking to retry', async () => {
    expect((await view()).app_store).toBe('closed');
    const purchase = { purchaseToken: 'bought', subscriptionId: 'larder_premium_monthly' };
    const answer = await call('verify-google-purchase', purchase);
    expect([answer.status, answer.body.code, answer.body.message]).toEqual([
      409,
      'app_store_closed',
      'Purchases through Google Play are not set up here. Google Play returns your money within three days.',
    ]);
  });

  it.each([
    ['production', { NODE_ENV: 'production', RATE_LIMITS: 'on', JWT_SECRET: strong }, 'closed'],
    ['a public address', { APP_URL: 'https://larder.example' }, 'closed'],
    ['a public name without TLS', { APP_URL: 'http://larder.example:8080' }, 'closed'],
    ['every address of the machine', { HOST: '0.0.0.0' }, 'closed'],
    ['a local https address', { APP_URL: 'https://localhost' }, 'closed'],
    [
      'the network at home',
      { APP_URL: 'http://192.168.1.20:3000', HOST: '192.168.1.20' },
      'sandbox',
    ],
    ['where a setting closes it', { SANDBOX_CHECKOUT: 'off' }, 'closed'],
    [
      'a public address where a setting opens it',
      { APP_URL: 'https://larder.example', SANDBOX_CHECKOUT: 'on' },
      'sandbox',
    ],
  ])(
    '[S-14][A-12] reports whether anyone may subscribe for free: %s',
    async (_where, variables, buying) => {
      const other = await TestApp.start(variables, { search: false });
      try {
        const { token } = await other.person();
        const { body } = await other.call('GET', '/api/payments/subscription', { token });
        expect(body.buying).toBe(buying);
        const { status } = await other.call('POST', '/api/payments/create-checkout-session', {
          token,
        });
        expect(status).toBe(buying === 'sandbox' ? 200 : 409);
        for (const path of ['sandbox/pay', 'sandbox/change']) {
          const body = { checkoutId: 'any', card: '4242424242424242', action: 'renew' };
          const answer = await other.call('POST', `/api/payments/${path}`, { token, body });
          expect([path, answer.status]).not.toEqual([path, 200]);
        }
        expect((await other.call('GET', '/api/auth/me', { token })).body.subscription_status).toBe(
          'inactive',
        );
      } finally {
        await other.close();
      }
    },
  );
});
