import { setTimeout as wait } from 'node:timers/promises';
import { ServerProcess } from '../../server-process-testing.js';
import { now, StripeServer } from './providers/stripe/stripe-server-testing.js';

const people = 5;
const eventsEach = 200;

describe('payment events while the application is killed', () => {
  jest.setTimeout(300_000);

  it('[ENT-8] are neither lost nor applied twice, and no log contains a secret', async () => {
    const stripe = await StripeServer.start();
    const server = await ServerProcess.create({
      environment: { ...stripe.environment, LOG_LEVEL: 'debug' },
    });
    let log = '';
    try {
      await server.start();
      const sessions = await Promise.all(
        Array.from({ length: people }, (_, n) => signUp(server, n)),
      );
      const start = now();
      const events = sessions.flatMap(({ id }) => {
        const subscription = stripe.subscribe(id);
        // The last one says that it does not renew; all the others contradict it.
        return Array.from({ length: eventsEach }, (_, n) =>
          stripe.event(
            'customer.subscription.updated',
            { ...subscription, cancel_at_period_end: n === eventsEach - 1 },
            start + n,
          ),
        );
      });
      const send = async (event: Record<string, unknown>): Promise<boolean> => {
        const { body, headers } = stripe.delivery(event);
        const address = `${server.url}/api/payments/webhooks/stripe`;
        const answer = await fetch(address, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body,
        }).catch(() => undefined);
        return answer?.status === 204;
      };
      let taken = 0;
      let killed: Promise<unknown> | undefined;
      const unanswered: typeof events = [];
      await Promise.all(
        events.map(async (event) => {
          if (!(await send(event))) unanswered.push(event);
          else if ((taken += 1) >= events.length / 4) killed ??= server.stop('SIGKILL');
        }),
      );
      await killed;
      log += server.log;
      expect(unanswered.length).toBeGreaterThan(0);
      expect(unanswered.length).toBeLessThanOrEqual((events.length * 3) / 4);

      await server.start();
      // The provider repeats unacknowledged events, and now and then acknowledged ones.
      const repeated = [...unanswered, ...events.slice(0, 100)].reverse();
      for (let place = 0; place < repeated.length; place += 100) {
        const answers = await Promise.all(repeated.slice(place, place + 100).map(send));
        expect(answers).not.toContain(false);
      }
      for (const { token } of sessions) {
        await expectEventually(async () => {
          const answer = await fetch(`${server.url}/api/auth/export`, {
            headers: { authorization: `Bearer ${token}` },
          });
          const { owned } = (await answer.json()) as {
            owned: { subscriptions: { renews: boolean; events: { eventId: string }[] }[] };
          };
          const [subscription, ...more] = owned.subscriptions;
          const ids = subscription?.events.map(({ eventId }) => eventId) ?? [];
          return (
            more.length === 0 &&
            subscription?.renews === false &&
            ids.length === eventsEach &&
            new Set(ids).size === eventsEach
          );
        });
      }
      log += server.log;
      const token = sessions[0]?.token ?? '';
      expect(log).toContain('request');
      for (const secret of [...stripe.secrets, token, 'whsec', 'sk_test']) {
        expect(log).not.toContain(secret);
      }
    } finally {
      await server.remove();
      await stripe.close();
    }
  });
});

async function signUp(server: ServerProcess, n: number): Promise<{ id: string; token: string }> {
  const account = {
    username: `payer ${n}`,
    email: `payer-${n}@example.org`,
    password: 'correct horse',
  };
  await server.post('/auth/register', account);
  const { email, password } = account;
  const login = await server.post('/auth/login', { email, password });
  const { token } = (await login.json()) as { token: string };
  const me = await fetch(`${server.url}/api/auth/me`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return { id: ((await me.json()) as { id: string }).id, token };
}

async function expectEventually(holds: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 90_000; ; await wait(200)) {
    if (await holds()) return;
    if (Date.now() > end) throw new Error('The events were not applied in time.');
  }
}
