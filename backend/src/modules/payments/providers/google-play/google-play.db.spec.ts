import { setTimeout as wait } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { generateKeyPair } from 'jose';
import { DataSource } from 'typeorm';
import { type Person, TestApp } from '../../../../testing.js';
import { PlayServer } from './play-server-testing.js';

const product = 'larder_premium_monthly';
const webhook = '/api/payments/webhooks/google-play';

describe('buying in the app store', () => {
  let play: PlayServer;
  let app: TestApp;
  let person: Person;
  let serial = 0;
  let token: string;
  beforeAll(async () => {
    play = await PlayServer.start();
    app = await TestApp.start(play.environment, { search: false });
  });
  beforeEach(async () => {
    person = await app.person();
    token = `token-${(serial += 1)}`;
  });
  afterAll(async () => {
    await app.close();
    await play.close();
  });

  const verify = (purchaseToken: string, who = person, subscriptionId = product) =>
    app.call('POST', '/api/payments/verify-google-purchase', {
      token: who.token,
      body: { purchaseToken, subscriptionId },
    });
  const me = async (who = person) =>
    (await app.call('GET', '/api/auth/me', { token: who.token })).body;
  const push = async (body: unknown, signature?: string) =>
    app.call('POST', webhook, {
      body,
      headers: { authorization: `Bearer ${signature ?? (await play.signature())}` },
    });

  async function becomes(status: string, who = person): Promise<void> {
    for (const end = Date.now() + 30_000; ; await wait(50)) {
      if ((await me(who)).subscription_status === status) return;
      if (Date.now() > end) throw new Error(`The subscription did not become ${status}.`);
    }
  }

  it('[WHAT-3][CALL-37][CONST-1] verifies a purchase with the store, acknowledges it there, and binds it to one person', async () => {
    play.buy(token);
    const { status, body } = await verify(token);
    expect([status, body.message]).toEqual([200, 'Your purchase has been verified.']);
    expect(await me()).toMatchObject({
      subscription_status: 'active',
      subscription_provider: 'google_play',
    });
    expect(play.called('acknowledge', token)).toBe(1);
    expect((await verify(token)).status).toBe(200);
    expect(play.called('acknowledge', token)).toBe(1);
    const portal = await app.call('POST', '/api/payments/create-portal-session', {
      token: person.token,
    });
    expect(portal.body.url).toBe(
      `https://play.google.com/store/account/subscriptions?sku=${product}&package=app.larder.twa`,
    );
    const other = await app.person();
    const taken = await verify(token, other);
    expect([taken.status, taken.body.message]).toEqual([
      409,
      'This purchase belongs to another account.',
    ]);
    expect((await me(other)).subscription_status).toBe('inactive');
  });

  it('[CALL-37][ERR-16a] accepts no purchase that the store does not confirm', async () => {
    play.buy('pending', { subscriptionState: 'SUBSCRIPTION_STATE_PENDING' });
    play.buy('over', { subscriptionState: 'SUBSCRIPTION_STATE_EXPIRED' }, -1);
    play.buy('another product', { lineItems: [{ productId: 'something_else' }] });
    play.buy('of somebody', {
      externalAccountIdentifiers: {
        obfuscatedExternalAccountId: '01900000-0000-7000-8000-000000000000',
      },
    });
    for (const [bad, product_, code] of [
      ['invented', product, 'purchase_not_valid'],
      ['pending', product, 'purchase_not_valid'],
      ['over', product, 'purchase_not_valid'],
      ['another product', product, 'purchase_not_valid'],
      ['pending', 'something_else', 'purchase_not_valid'],
      ['of somebody', product, 'purchase_bound_elsewhere'],
    ] as const) {
      expect([bad, (await verify(bad, person, product_)).body.code]).toEqual([bad, code]);
    }
    expect((await verify('invented')).body.message).toBe('Purchase verification failed.');
    play.failure = 500;
    expect((await verify(token)).body.code).toBe('payment_provider_failed');
    play.failure = undefined;
    expect((await me()).subscription_status).toBe('inactive');
  });

  it('[ENT-8] follows a purchase to its replacement', async () => {
    play.buy(token);
    await verify(token);
    const next = `${token}-next`;
    play.buy(next, { linkedPurchaseToken: token }, 60);
    expect((await verify(next)).status).toBe(200);
    const { body } = await app.call('GET', '/api/auth/export', { token: person.token });
    expect(body.owned.subscriptions).toHaveLength(2);
    expect(
      body.owned.subscriptions.find((one: { providerKey: string }) => one.providerKey === token),
    ).toMatchObject({ standing: 'ended' });
    const end = new Date((await me()).subscription_end_date).getTime();
    expect(end).toBeGreaterThan(Date.now() + 59 * 86_400_000);
  });

  it('[ENT-8] refuses and refunds a purchase by someone who already pays by card', async () => {
    const checkout = await app.call('POST', '/api/payments/create-checkout-session', {
      token: person.token,
    });
    await app.call('POST', '/api/payments/sandbox/pay', {
      token: person.token,
      body: { checkout: checkout.body.id, card: 'works' },
    });
    play.buy(token);
    const { status, body } = await verify(token);
    expect([status, body.message]).toEqual([
      409,
      'You already have a subscription by card. Manage it in Settings.',
    ]);
    expect([play.called('revoke', token), play.called('acknowledge', token)]).toEqual([1, 0]);
    const other = await app.person();
    play.buy(`${token}-other`);
    await verify(`${token}-other`, other);
    const second = await app.call('POST', '/api/payments/create-checkout-session', {
      token: other.token,
    });
    expect([second.status, second.body.message]).toEqual([
      409,
      'You already have a subscription through Google Play. Manage it in Settings.',
    ]);
  });

  it('[ENT-8] follows notifications: grace, hold, recovery, pause, cancellation and a refund', async () => {
    play.buy(token);
    await verify(token);
    const lineItems = (days: number) => [
      {
        productId: product,
        expiryTime: new Date(Date.now() + days * 86_400_000).toISOString(),
        autoRenewingPlan: { autoRenewEnabled: true },
      },
    ];
    const status = async () =>
      (await app.call('GET', '/api/payments/subscription', { token: person.token })).body.status;
    let message = 0;
    const changes = async (state: string, days: number, kind: object = {}) => {
      play.change(token, {
        subscriptionState: `SUBSCRIPTION_STATE_${state}`,
        lineItems: lineItems(days),
      });
      const body = play.notification(token, `${token}-${(message += 1)}`, { ...kind });
      expect((await push(body)).status).toBe(204);
      expect((await push(body)).status).toBe(204);
    };
    await changes('ON_HOLD', -1);
    await becomes('inactive');
    await changes('IN_GRACE_PERIOD', 3);
    await becomes('active');
    expect(await status()).toBe('payment_failed');
    await changes('PAUSED', -1);
    await becomes('inactive');
    await changes('ACTIVE', 30);
    await becomes('active');
    await changes('EXPIRED', -1, {
      subscriptionNotification: undefined,
      voidedPurchaseNotification: { purchaseToken: token, orderId: 'GPA.1' },
    });
    await becomes('inactive');
    expect(await status()).toBe('ended');
  });

  it.each([
    ['on hold for want of a payment', 'ON_HOLD', 1],
    ['paused', 'PAUSED', 1],
    ['cancelled', 'CANCELED', 0],
    ['over at the store, which has not told', 'EXPIRED', 0],
  ])('[A-13][ENT-8] never charges a deleted account: %s', async (_what, state, cancelled) => {
    play.buy(token);
    await verify(token);
    play.change(token, { subscriptionState: `SUBSCRIPTION_STATE_${state}` });
    const { status } = await app.call('DELETE', '/api/auth/account', {
      token: person.token,
      body: { password: person.password },
    });
    expect(status).toBe(204);
    const kept = () =>
      app.app.get(DataSource).query('SELECT 1 FROM subscriptions WHERE provider_key = $1', [token]);
    // Any notification wakes the worker.
    await push(play.notification('of nobody', `${token}-wake`));
    for (const end = Date.now() + 30_000; (await kept()).length > 0; await wait(50)) {
      if (Date.now() > end) throw new Error('The purchase is still looked after.');
    }
    expect(play.called('cancel', token)).toBe(cancelled);
  });

  it('[ENT-8] takes effect when a notification names the owner, before the app has reported the purchase', async () => {
    play.buy(token, {
      externalAccountIdentifiers: { obfuscatedExternalAccountId: person.id },
    });
    await push(play.notification(token, `${token}-bought`));
    await becomes('active');
  });

  it('[ENT-8] trusts no notification that Google did not sign for this URL and account', async () => {
    const stranger = await generateKeyPair('RS256');
    const body = play.notification(token, 'message');
    for (const signature of [
      '',
      'nonsense',
      await play.signature({}, stranger.privateKey),
      await play.signature({ aud: 'https://elsewhere.example' }),
      await play.signature({ iss: 'https://issuer.example' }),
      await play.signature({ email: 'somebody@larder.iam.gserviceaccount.com' }),
      await play.signature({ email_verified: false }),
      await play.signature({ exp: Math.floor(Date.now() / 1000) - 60 }),
    ]) {
      const answer = await push(body, signature);
      expect([answer.status, answer.body.code]).toEqual([400, 'event_signature_invalid']);
    }
    // A console test message and another app's messages mean nothing here.
    const none = { subscriptionNotification: undefined };
    for (const other of [
      play.notification(token, 'm1', { ...none, testNotification: { version: '1.0' } }),
      play.notification(token, 'm2', { packageName: 'another.app' }),
    ]) {
      expect((await push(other)).status).toBe(204);
    }
  });

  it('[CONST-8] tells Android which app belongs to the site', async () => {
    const { status, body, headers } = await app.call('GET', '/.well-known/assetlinks.json');
    expect([status, String(headers['content-type'])]).toEqual([
      200,
      expect.stringContaining('application/json'),
    ]);
    expect(body).toEqual([
      {
        relation: ['delegate_permission/common.handle_all_urls'],
        target: {
          namespace: 'android_app',
          package_name: 'app.larder.twa',
          sha256_cert_fingerprints: [Array(32).fill('AB').join(':')],
        },
      },
    ]);
  });

  it('[S-9] stores authentic but unreadable notifications, sets them aside, and does not ask for them again', async () => {
    const message = (content: unknown, messageId: unknown = `odd-${(serial += 1)}`) => ({
      message: {
        messageId,
        data: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)).toString(
          'base64',
        ),
      },
    });
    const good = { packageName: 'app.larder.twa', eventTimeMillis: String(Date.now()) };
    const about = (purchaseToken: unknown) => ({ subscriptionNotification: { purchaseToken } });
    const bodies = [
      'no JSON at all',
      null,
      [],
      {},
      { message: null },
      { message: { messageId: 'x', data: '!' } },
      message('no JSON'),
      message('null'),
      message({}),
      message({ ...good, ...about(7) }),
      message({ ...good, ...about('\u0000') }),
      message({ ...good, ...about(token), eventTimeMillis: '1e300' }),
      message({ ...good, ...about(token), eventTimeMillis: 'soon' }),
      message({ ...good, ...about(token) }, 'a\u0000b'),
      message({ ...good, ...about(token) }, 12),
    ];
    const kept = (): Promise<unknown[]> =>
      app.app
        .get(DataSource)
        .query(
          "SELECT 1 FROM provider_events WHERE type = 'malformed' AND provider = 'google_play'",
        );
    const before = (await kept()).length;
    for (const body of bodies) expect([body, (await push(body)).status]).toEqual([body, 200]);
    expect(await kept()).toHaveLength(before + bodies.length);
    expect((await push({}, 'unsigned')).status).toBe(400);
    expect(await kept()).toHaveLength(before + bodies.length);
  });
});

describe('the app store without configuration', () => {
  it('[S-13] refuses a purchase in one sentence and logs no error', async () => {
    const app = await TestApp.start({}, { search: false });
    const lines: unknown[] = [];
    const log = jest.spyOn(Logger.prototype, 'error').mockImplementation((...all) => {
      lines.push(all);
    });
    try {
      const { token } = await app.person();
      const { status, body } = await app.call('POST', '/api/payments/verify-google-purchase', {
        token,
        body: { purchaseToken: 'anything', subscriptionId: product },
      });
      expect([status, body.code, body.message]).toEqual([
        409,
        'app_store_closed',
        'Purchases through Google Play are not set up here. Google Play returns your money within three days.',
      ]);
      expect(lines).toEqual([]);
    } finally {
      log.mockRestore();
      await app.close();
    }
  });
});
