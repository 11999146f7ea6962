import { setTimeout as wait } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { type Person, TestApp } from '../../../../testing.js';
import { LedgerService } from '../../ledger/ledger.service.js';
import { now, StripeServer } from './stripe-server-testing.js';
import { signatureOf } from './stripe-events.js';

const webhook = '/api/payments/webhooks/stripe';
type Shape = Record<string, unknown>;

describe('paying by card', () => {
  let stripe: StripeServer;
  let app: TestApp;
  let person: Person;
  beforeAll(async () => {
    stripe = await StripeServer.start();
    app = await TestApp.start(stripe.environment, { search: false });
  });
  beforeEach(async () => {
    person = await app.person();
    stripe.failure = undefined;
    stripe.calls.length = 0;
  });
  afterAll(async () => {
    await app.close();
    await stripe.close();
  });

  const checkout = (who = person) =>
    app.call('POST', '/api/payments/create-checkout-session', { token: who.token });
  const portal = () =>
    app.call('POST', '/api/payments/create-portal-session', { token: person.token });
  const deliver = (event: Shape) => app.call('POST', webhook, stripe.delivery(event));
  const me = async (who = person) =>
    (await app.call('GET', '/api/auth/me', { token: who.token })).body;
  const rows = (sql: string, ...values: unknown[]): Promise<Shape[]> =>
    app.app.get(DataSource).query(sql, values);

  /** The worker applies received events shortly. */
  async function eventually(check: () => Promise<void>): Promise<void> {
    for (const end = Date.now() + 30_000; ;) {
      try {
        return await check();
      } catch (error) {
        if (Date.now() > end) throw error;
        await wait(50);
      }
    }
  }
  const becomes = (status: string, who = person) =>
    eventually(async () => expect((await me(who)).subscription_status).toBe(status));

  async function subscribed(): Promise<Shape> {
    const { body } = await checkout();
    const events = stripe.pay(body.id);
    for (const event of events) expect((await deliver(event)).status).toBe(204);
    await becomes('active');
    return (events[2]?.data as { object: Shape }).object;
  }

  async function deleteAccount(): Promise<void> {
    await app.call('DELETE', '/api/auth/account', {
      token: person.token,
      body: { password: person.password },
    });
  }
  const isEnded = async (id: string): Promise<void> => {
    await eventually(async () => {
      expect(stripe.called('DELETE', `/v1/subscriptions/${id}`)).toHaveLength(1);
      expect(await rows('SELECT id FROM subscriptions WHERE provider_key = $1', id)).toEqual([]);
    });
  };

  it('[WHAT-3][CALL-35][CONST-1] sends the person to a hosted checkout in their name, at the announced price', async () => {
    const { status, body } = await checkout();
    expect(status).toBe(200);
    expect(body).toEqual({
      id: expect.stringMatching(/^cs_test_/),
      url: expect.stringMatching(/^https:\/\/checkout\.stripe\.com\//),
    });
    const [call] = stripe.called('POST', '/v1/checkout/sessions');
    expect(call?.form).toMatchObject({
      mode: 'subscription',
      client_reference_id: person.id,
      'line_items[0][price]': 'price_monthly',
      'subscription_data[metadata][user_id]': person.id,
      success_url: 'https://larder.example/subscription/success',
      cancel_url: 'https://larder.example/subscription/cancel',
    });
    expect(call?.headers).toMatchObject({
      'stripe-version': '2026-10-28.endive',
      'idempotency-key': `checkout-${person.id}-first`,
    });
    const again = await Promise.all([checkout(), checkout()]);
    expect(again.map((answer) => answer.body)).toEqual([body, body]);
  });

  it('[CALL-35] creates one checkout for any number of simultaneous requests', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => checkout()));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  });

  it('[ENT-8][CALL-36][STATE-3a] grants access when paid, opens the portal, and refuses a second purchase', async () => {
    const subscription = await subscribed();
    expect(await me()).toMatchObject({
      subscription_provider: 'stripe',
      subscription_end_date: expect.stringMatching(/^\d{4}-/),
    });
    const { body } = await portal();
    expect(body.url).toBe(`https://billing.stripe.com/p/session/${String(subscription.customer)}`);
    expect(stripe.called('POST', '/v1/billing_portal/sessions')[0]?.form.return_url).toBe(
      'https://larder.example/settings',
    );
    const second = await checkout();
    expect([second.status, second.body.message]).toEqual([
      409,
      'You already have a subscription by card. Manage it in Settings.',
    ]);
    const view = await app.call('GET', '/api/payments/subscription', { token: person.token });
    expect(view.body).toMatchObject({ status: 'active', renews: true, buying: 'open' });
  });

  it('[ERR-15] has nothing to manage for someone who never bought anything', async () => {
    const { status, body } = await portal();
    expect([status, body.code]).toEqual([409, 'nothing_to_manage']);
  });

  it('[SUBOK-1] asks the provider when someone returns before the events arrive', async () => {
    const { body } = await checkout();
    stripe.pay(body.id);
    expect((await me()).subscription_status).toBe('inactive');
    const confirmed = await app.call('POST', '/api/payments/confirm', { token: person.token });
    expect(confirmed.body).toMatchObject({ status: 'active', provider: 'stripe' });
    expect((await me()).subscription_status).toBe('active');
  });

  const confirm = (who = person) => app.call('POST', '/api/payments/confirm', { token: who.token });
  const view = async (who = person) =>
    (await app.call('GET', '/api/payments/subscription', { token: who.token })).body;

  it('[A-1][SUBOK-1] distinguishes a payment awaiting confirmation from none at all', async () => {
    expect((await confirm()).body).toMatchObject({ status: 'none', provider: null });
    // Opening a page makes nobody a customer.
    expect(stripe.called('POST', '/v1/customers')).toEqual([]);
    const { body } = await checkout();
    expect((await confirm()).body.status).toBe('none');
    const events = stripe.pay(body.id, now(), { settled: false });
    expect((await confirm()).body).toMatchObject({
      status: 'pending',
      provider: 'stripe',
      ends_on: null,
    });
    expect((await view()).status).toBe('pending');
    expect((await me()).subscription_status).toBe('inactive');
    const again = await checkout();
    expect([again.status, again.body.code]).toEqual([409, 'payment_pending']);
    const { id } = (events[2]?.data as { object: { id: string } }).object;
    const settled = stripe.change(id, { status: 'active' });
    await deliver(stripe.event('customer.subscription.updated', settled, now() + 1));
    await becomes('active');
    expect((await confirm()).body.status).toBe('active');
  });

  it('[A-1][SUBOK-1] reports only what it knows while the provider does not respond', async () => {
    stripe.failure = 500;
    const unknown = await confirm();
    expect([unknown.status, unknown.body.code]).toEqual([503, 'payment_provider_failed']);
    stripe.failure = undefined;
    const { body } = await checkout();
    const [completed] = stripe.pay(body.id, now(), { settled: false });
    stripe.failure = 500;
    // The first of the events; the others are late.
    expect((await deliver(completed as Shape)).status).toBe(204);
    await eventually(async () => expect((await view()).status).toBe('pending'));
    const known = await confirm();
    expect([known.status, known.body.status]).toEqual([200, 'pending']);
    stripe.failure = undefined;
    const subscription = completed?.data as { object: { subscription: string } };
    stripe.change(subscription.object.subscription, { status: 'active' });
    expect((await confirm()).body.status).toBe('active');
    stripe.failure = 500;
    expect((await confirm()).body.status).toBe('active');
  });

  it('[A-1] allows another purchase once the provider has abandoned the payment', async () => {
    const { body } = await checkout();
    const events = stripe.pay(body.id, now(), { settled: false });
    expect((await confirm()).body.status).toBe('pending');
    const { id } = (events[2]?.data as { object: { id: string } }).object;
    stripe.change(id, { status: 'incomplete_expired', ended_at: now() });
    expect((await checkout()).status).toBe(200);
    expect((await confirm()).body.status).not.toBe('pending');
  });

  it("[A-6][ERR-16d] passes on the provider's reason for refusing a checkout, unless it mentions keys or accounts", async () => {
    try {
      stripe.refusal = 'Your account cannot currently make live charges.';
      const refused = await checkout();
      expect([refused.status, refused.body.code, refused.body.message]).toEqual([
        503,
        'payment_provider_refused',
        'Your account cannot currently make live charges.',
      ]);
      for (const secret of [
        `The key ${stripe.secrets[1]} has no such right.`,
        "No such customer: 'cus_9s6XKzkNRiz8i3'",
        'See https://dashboard.stripe.com/settings for what is missing.',
        'The owner is owner@larder.example.',
        `${'Much too long. '.repeat(20)}`,
        '',
      ]) {
        stripe.refusal = secret || ' ';
        const hidden = await checkout(await app.person());
        expect([secret, hidden.status, hidden.body.code]).toEqual([
          secret,
          503,
          'payment_provider_failed',
        ]);
        expect(hidden.body.message).toBe('The payment service did not respond. Please try again.');
      }
    } finally {
      stripe.refusal = undefined;
    }
    expect((await checkout()).status).toBe(200);
  });

  it('[A-4][SET-1c] still shows a charged card while a grant gives full access', async () => {
    const { id } = (await subscribed()) as { id: string };
    const refund = { id: 'ch_4', payment_intent: `pi_${id}`, refunded: true };
    await deliver(stripe.event('charge.refunded', refund));
    await becomes('inactive');
    await app.app
      .get(LedgerService, { strict: false })
      .grant(person.id, new Date(Date.now() + 5 * 86_400_000));
    expect(await view()).toMatchObject({ status: 'active', provider: 'admin', renews: true });
    expect((await portal()).status).toBe(200);
  });

  it('[A-13] also ends a payment awaiting confirmation, and one made after the account is deleted', async () => {
    const { body } = await checkout();
    const [, created] = stripe.pay(body.id, now(), { settled: false });
    const { id } = (created?.data as { object: { id: string } }).object;
    expect((await confirm()).body.status).toBe('pending');
    await deleteAccount();
    await isEnded(id);

    person = await app.person();
    const late = (await checkout()).body;
    await deleteAccount();
    const events = stripe.pay(late.id);
    for (const event of events) expect((await deliver(event)).status).toBe(204);
    await isEnded((events[1]?.data as { object: { id: string } }).object.id);
  });

  it('[ENT-8] follows a cancellation, a failed card, a pause and the end', async () => {
    const { id } = (await subscribed()) as { id: string };
    const changed = (change: Shape, created: number) =>
      deliver(stripe.event('customer.subscription.updated', stripe.change(id, change), created));
    const status = async () =>
      (await app.call('GET', '/api/payments/subscription', { token: person.token })).body.status;
    const start = now();
    // The newer portal cancels by date.
    await changed({ cancel_at: start + 30 * 86_400 }, start + 1);
    await eventually(async () => expect(await status()).toBe('cancelled'));
    expect((await me()).subscription_status).toBe('active');
    await changed({ cancel_at: null, status: 'past_due' }, start + 3);
    await eventually(async () => expect(await status()).toBe('payment_failed'));
    // An older event that arrives late changes nothing.
    await changed({ status: 'active' }, start + 2);
    await changed({ status: 'canceled', ended_at: start }, start + 4);
    await becomes('inactive');
    expect(await status()).toBe('ended');
    expect((await checkout()).status).toBe(200);
  });

  it('[ENT-8] handles refunds and disputes, and restores access when a dispute is won', async () => {
    const { id } = (await subscribed()) as { id: string };
    const payment = { payment_intent: `pi_${id}` };
    const dispute = { id: 'dp_1', object: 'dispute', ...payment };
    await deliver(stripe.event('charge.refunded', { id: 'ch_1', ...payment, refunded: false }));
    await deliver(stripe.event('charge.dispute.created', { ...dispute, status: 'needs_response' }));
    await becomes('inactive');
    await deliver(stripe.event('charge.dispute.closed', { ...dispute, status: 'won' }, now() + 1));
    await becomes('active');
    await deliver(stripe.event('charge.refunded', { id: 'ch_1', ...payment, refunded: true }));
    await becomes('inactive');
    const view = await app.call('GET', '/api/payments/subscription', { token: person.token });
    expect(view.body).toMatchObject({ status: 'ended', renews: true });
    expect((await portal()).status).toBe(200);
    expect((await deliver(stripe.event('charge.refunded', { refunded: true }))).status).toBe(204);
  });

  it('[ENT-8] trusts no event whose signature is wrong, missing, old or over other bytes, and duplicates change nothing', async () => {
    const subscription = stripe.subscribe(person.id);
    const event = stripe.event('customer.subscription.created', subscription);
    const { body, headers } = stripe.delivery(event);
    const old = `t=${now() - 301},v1=${headers['stripe-signature']?.split('v1=')[1] ?? ''}`;
    for (const signature of [
      signatureOf(body, 'whsec_another'),
      signatureOf(`${body} `, stripe.secrets[0] ?? ''),
      't=1,v1=00',
      'nonsense',
      old,
      '',
    ]) {
      const answer = await app.call('POST', webhook, {
        body,
        headers: signature ? { 'stripe-signature': signature } : {},
      });
      expect([signature, answer.status, answer.body.code]).toEqual([
        signature,
        400,
        'event_signature_invalid',
      ]);
      for (const secret of stripe.secrets) expect(answer.text).not.toContain(secret);
    }
    const count = () => rows('SELECT id FROM provider_events WHERE event_id = $1', event.id);
    expect(await count()).toHaveLength(0);
    for (let time = 0; time < 3; time += 1) {
      expect((await app.call('POST', webhook, { body, headers })).status).toBe(204);
    }
    await becomes('active');
    expect(await count()).toHaveLength(1);
  });

  it('[ENT-8] stores unknown events without meaning, and ignores other products', async () => {
    const unknown = [
      stripe.event('radar.early_fraud_warning.created', { id: 'issfr_1', charge: 'ch' }),
      stripe.event('charge.dispute.funds_withdrawn', { id: 'dp_2', status: 'under_review' }),
      stripe.event('customer.subscription.trial_will_end', stripe.subscribe(person.id)),
    ];
    const foreign = stripe.event('customer.subscription.created', {
      ...stripe.subscribe(person.id),
      metadata: { plan: 'of another product' },
    });
    const all = [...unknown, foreign];
    for (const event of all) expect((await deliver(event)).status).toBe(204);
    await eventually(async () => {
      const kept = await rows(
        'SELECT applied_at, fact FROM provider_events WHERE event_id = ANY($1)',
        all.map(({ id }) => id),
      );
      expect(kept).toHaveLength(all.length);
      for (const row of kept) expect(row).toEqual({ applied_at: expect.any(Date), fact: null });
    });
    expect((await me()).subscription_status).toBe('inactive');
  });

  it('[ENT-8] keeps unexplained events while the provider is unreachable, and applies them afterwards', async () => {
    const { id } = (await subscribed()) as { id: string };
    stripe.failure = 503;
    const refund = { id: 'ch_2', payment_intent: `pi_${id}`, refunded: true };
    expect((await deliver(stripe.event('charge.refunded', refund))).status).toBe(204);
    await eventually(async () =>
      expect(stripe.called('GET', '/v1/invoice_payments').length).toBeGreaterThan(0),
    );
    stripe.failure = undefined;
    await becomes('inactive');
  });

  it('[A-13][ENT-8] cancels the subscription of a deleted account, refunds nothing, and forgets it', async () => {
    const { id } = (await subscribed()) as { id: string };
    const exported = await app.call('GET', '/api/auth/export', { token: person.token });
    expect(exported.body.owned.subscriptions).toMatchObject([{ provider: 'stripe' }]);
    await deleteAccount();
    await isEnded(id);
    expect(stripe.called('POST', '/v1/refunds')).toEqual([]);
  });

  const day = 86_400;
  const since = (days: number): Shape => ({
    items: {
      data: [
        { current_period_start: now() - days * day, current_period_end: now() + (30 - days) * day },
      ],
    },
  });
  it.each<[string, Shape]>([
    ['whose card failed and is tried again', { status: 'past_due', ...since(10) }],
    ['that is paused', { pause_collection: { behavior: 'void' }, ...since(40) }],
    ['whose next period has begun a moment ago', since(31)],
  ])(
    '[ENT-8] cancels one that grants nothing but may be charged again: %s',
    async (_what, change) => {
      const { id } = (await subscribed()) as { id: string };
      const changed = stripe.change(id, change);
      await deliver(stripe.event('customer.subscription.updated', changed, now() + 1));
      await becomes('inactive');
      await deleteAccount();
      await isEnded(id);
    },
  );

  it('[ENT-8] cancels one whose last payment was refunded, so that the next is never charged', async () => {
    const { id } = (await subscribed()) as { id: string };
    const refund = { id: 'ch_3', payment_intent: `pi_${id}`, refunded: true };
    await deliver(stripe.event('charge.refunded', refund));
    await becomes('inactive');
    await deleteAccount();
    await isEnded(id);
  });

  it('[ENT-8] handles a thousand simultaneous events, each once', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => app.person()));
    const start = now();
    const events = people.flatMap(({ id }) => {
      const subscription = stripe.subscribe(id);
      return Array.from({ length: 125 }, (_, n) =>
        stripe.event(
          'customer.subscription.updated',
          { ...subscription, cancel_at_period_end: n % 2 === 0 },
          start + n,
        ),
      );
    });
    const statuses = await Promise.all(
      [...events, ...events].map(async (one) => (await deliver(one)).status),
    );
    expect(new Set(statuses)).toEqual(new Set([204]));
    await eventually(async () => {
      const ids = events.map(({ id }) => id);
      const kept = await rows(
        'SELECT applied_at FROM provider_events WHERE event_id = ANY($1)',
        ids,
      );
      expect(kept).toHaveLength(500);
      expect(kept.filter((row) => row.applied_at === null)).toEqual([]);
    });
    for (const one of people) await becomes('active', one);
    const ends = await rows(
      'SELECT renews FROM subscriptions WHERE user_id = ANY($1)',
      people.map(({ id }) => id),
    );
    expect(ends).toEqual(people.map(() => ({ renews: false })));
  });

  it('[S-9] stores signed but unreadable events, sets them aside, and does not ask for them again', async () => {
    const subscription = await subscribed();
    const secret = String(stripe.environment['STRIPE_WEBHOOK_SECRET']);
    const good = { ...stripe.event('charge.refunded', { refunded: false }) };
    const texts = [
      'no JSON at all',
      '{"half":',
      'null',
      '[]',
      '"text"',
      '{}',
      JSON.stringify({ ...good, id: 7 }),
      JSON.stringify({ ...good, id: 'evt_\u0000' }),
      JSON.stringify({ ...good, id: 'e'.repeat(5_000) }),
      JSON.stringify({ ...good, created: 'yesterday' }),
      JSON.stringify({ ...good, created: 1e300 }),
      JSON.stringify({ ...good, created: -1e15 }),
      JSON.stringify({ ...good, data: null }),
      JSON.stringify({ ...good, data: { object: null } }),
      JSON.stringify({ ...good, type: 'customer.subscription.updated' }),
      JSON.stringify({
        ...good,
        type: 'customer.subscription.updated',
        data: { object: { ...subscription, status: '\u0000', customer: '\ud800' } },
      }),
      JSON.stringify({
        ...good,
        type: 'customer.subscription.updated',
        data: { object: { ...subscription, items: { data: [] } } },
      }),
    ];
    const post = (body: string) =>
      app.call('POST', webhook, {
        body,
        headers: { 'stripe-signature': signatureOf(body, secret) },
      });
    for (const text of texts) {
      const { status, body } = await post(text);
      expect([text.slice(0, 80), status, body]).toEqual([text.slice(0, 80), 200, undefined]);
    }
    const kept = () => rows("SELECT applied_at FROM provider_events WHERE type = 'malformed'");
    expect(await kept()).toHaveLength(texts.length);
    await post(texts[0]!);
    expect(await kept()).toHaveLength(texts.length);
    await eventually(async () => {
      expect((await kept()).filter(({ applied_at }) => applied_at === null)).toEqual([]);
    });
    expect((await me()).subscription_status).toBe('active');
    // Nobody else can store anything here.
    const forged = { 'stripe-signature': signatureOf('{}', 'another secret') };
    for (const body of ['{}', 'no JSON at all']) {
      expect((await app.call('POST', webhook, { body, headers: forged })).status).toBe(400);
    }
    expect(await kept()).toHaveLength(texts.length);
  });
});

describe('a misbehaving card provider', () => {
  it('[ERR-16c] results in one sentence, as does a price that differs from the advertised one', async () => {
    const stripe = await StripeServer.start();
    const app = await TestApp.start(stripe.environment, { search: false });
    try {
      const { token } = await app.person();
      const ask = () => app.call('POST', '/api/payments/create-checkout-session', { token });
      stripe.price = { ...stripe.price, unit_amount: 999 };
      expect((await ask()).body.code).toBe('payment_provider_failed');
      stripe.price = { ...stripe.price, unit_amount: 499 };
      stripe.failure = 402;
      const failed = await ask();
      expect([failed.status, failed.body.message]).toEqual([
        503,
        'The payment service did not respond. Please try again.',
      ]);
      for (const secret of stripe.secrets) expect(failed.text).not.toContain(secret);
      stripe.failure = undefined;
      expect((await ask()).status).toBe(200);
    } finally {
      await app.close();
      await stripe.close();
    }
  });
});

describe('purchases in production without a key', () => {
  it('[CALL-35][STATE-11] are disabled, with an explanation', async () => {
    const app = await TestApp.start(
      {
        NODE_ENV: 'production',
        JWT_SECRET: 'kV7!pQ2x_Wz9-Lm4Rt8sYb3Nc6Hd1Gf5',
        RATE_LIMITS: 'on',
      },
      { search: false },
    );
    try {
      const { token } = await app.person();
      const answer = await app.call('POST', '/api/payments/create-checkout-session', { token });
      expect([answer.status, answer.body.message]).toEqual([
        409,
        'Subscriptions are not available here right now.',
      ]);
      const view = await app.call('GET', '/api/payments/subscription', { token });
      expect(view.body).toMatchObject({ status: 'none', buying: 'closed' });
      const body = { checkout: '01900000-0000-7000-8000-000000000000', card: 'works' };
      expect((await app.call('POST', '/api/payments/sandbox/pay', { token, body })).status).toBe(
        404,
      );
      expect((await app.call('POST', webhook, { body: {} })).status).toBe(400);
    } finally {
      await app.close();
    }
  });
});
