import { setTimeout as wait } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { createClient } from '@redis/client';
import { type Answer, TestApp } from '../testing.js';
import { RedisAttemptCounts } from './redis-attempt-counts.js';
import { RedisServer } from './redis-server-testing.js';

const minute = 60_000;
const attempt = { key: 'somebody', limit: 10, within: minute };

let server: RedisServer;
beforeEach(async () => {
  server = await RedisServer.start();
});
afterEach(() => server.remove());

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await wait(20);
}

/** As asked from a shell on the server itself. */
async function ask(...words: string[]): Promise<unknown> {
  const client = await createClient({ url: server.url }).connect();
  try {
    return await client.sendCommand(words);
  } finally {
    client.destroy();
  }
}

describe('attempt counts in Redis', () => {
  let here: RedisAttemptCounts;
  let there: RedisAttemptCounts;
  let warnings: jest.SpyInstance;
  beforeEach(async () => {
    warnings = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
    jest.spyOn(Logger.prototype, 'log').mockImplementation();
    [here, there] = [new RedisAttemptCounts(server.url), new RedisAttemptCounts(server.url)];
    await Promise.all([here.onModuleInit(), there.onModuleInit()]);
    await until(() => here.redis === 'connected' && there.redis === 'connected');
    warnings.mockClear();
  });
  afterEach(async () => {
    await Promise.all([here.onApplicationShutdown(), there.onApplicationShutdown()]);
    jest.restoreAllMocks();
  });

  const allowed = async (counts: RedisAttemptCounts, limit = attempt.limit) =>
    (await counts.count([{ ...attempt, limit }])).allowed;

  it('limit two instances together, even at the same moment', async () => {
    const verdicts = await Promise.all(
      Array.from({ length: 400 }, (_, n) => allowed(n % 2 === 0 ? here : there, 50)),
    );
    expect(verdicts.filter(Boolean)).toHaveLength(50);
    const refused = await there.count([{ ...attempt, limit: 50 }]);
    expect(refused).toEqual({ allowed: false, endsIn: expect.any(Number) });
    if (!refused.allowed) expect(refused.endsIn).toBeLessThanOrEqual(minute);
  });

  it('counts an attempt for no limit when one of its limits refuses it', async () => {
    const other = { key: 'something else', limit: 1, within: minute };
    await here.count([other]);
    expect((await there.count([attempt, other])).allowed).toBe(false);
    expect(await here.count([attempt])).toMatchObject({ counts: [{ attempts: 1 }] });
  });

  it('start over when the window ends and leave nothing behind', async () => {
    const brief = { ...attempt, limit: 1, within: 200 };
    const first = await here.count([brief]);
    await until(async () => (await there.count([brief])).allowed);
    if (!first.allowed) throw new Error('The first is within the limit.');
    await first.takeBack();
    const later = { ...brief, within: minute, limit: 2 };
    await until(async () => (await ask('DBSIZE')) === 0);
    await here.count([later]);
    await first.takeBack();
    expect(await there.count([later])).toMatchObject({ counts: [{ attempts: 2 }] });
  });

  it('let one instance take back an attempt that both counted', async () => {
    const verdict = await here.count([{ ...attempt, limit: 1 }]);
    expect(await allowed(there, 1)).toBe(false);
    if (verdict.allowed) await verdict.takeBack();
    expect(await allowed(there, 1)).toBe(true);
  });

  it('are kept locally while Redis is down, with one warning, and shared again afterwards', async () => {
    await server.kill();
    const verdicts = await Promise.all(Array.from({ length: 30 }, () => allowed(here)));
    expect(verdicts.filter(Boolean)).toHaveLength(attempt.limit);
    expect(await allowed(there)).toBe(true);
    expect([here.redis, there.redis]).toEqual(['unreachable', 'unreachable']);
    expect(warnings).toHaveBeenCalledTimes(2);
    await server.startAgain();
    await until(() => here.redis === 'connected' && there.redis === 'connected');
    expect(await allowed(here, 1)).toBe(true);
    expect(await allowed(there, 1)).toBe(false);
    expect(warnings).toHaveBeenCalledTimes(2);
  });

  it('do not wait for an unresponsive Redis, and still shut down', async () => {
    server.freeze();
    expect(await allowed(here)).toBe(true);
    expect(here.redis).toBe('unreachable');
    const start = performance.now();
    for (let n = 0; n < 1_000; n += 1) await allowed(here);
    expect(performance.now() - start).toBeLessThan(1_000);
    await there.onApplicationShutdown();
    server.thaw();
    await until(() => here.redis === 'connected');
    // At most one warning from each instance, since the other may have noticed as well.
    expect(warnings.mock.calls.length).toBeLessThanOrEqual(2);
  });

  it('notice without a request that Redis has gone, and start without it', async () => {
    await server.kill();
    await until(() => here.redis === 'unreachable');
    const late = new RedisAttemptCounts(server.url);
    await late.onModuleInit();
    expect([late.redis, await allowed(late)]).toEqual(['unreachable', true]);
    await server.startAgain();
    await until(() => late.redis === 'connected');
    await late.onApplicationShutdown();
  });

  it('treat a server that refuses writes as unavailable', async () => {
    await ask('CONFIG', 'SET', 'maxmemory', '1');
    expect(await allowed(here)).toBe(true);
    await wait(1_500);
    expect(await allowed(here)).toBe(true);
    expect(here.redis).toBe('unreachable');
    expect(warnings).toHaveBeenCalledTimes(1);
    await ask('CONFIG', 'SET', 'maxmemory', '0');
    await until(() => here.redis === 'connected');
  });

  it('close the connection on shutdown', async () => {
    const connections = async () =>
      String(await ask('CLIENT', 'LIST'))
        .trim()
        .split('\n').length;
    expect(await connections()).toBe(3);
    await here.onApplicationShutdown();
    await until(async () => (await connections()) === 2);
    expect(here.redis).toBe('unreachable');
  });
});

// The embedded database belongs to one process: multiple instances need a server.
if (process.env.TEST_DATABASE_URL) {
  describe('two instances with one Redis', () => {
    const instances: TestApp[] = [];
    beforeEach(async () => {
      const variables = { RATE_LIMITS: 'on', REDIS_URL: server.url };
      instances.push(await TestApp.start(variables), await TestApp.start(variables));
      await until(areConnected);
    });
    afterEach(async () => {
      await Promise.all(instances.splice(0).map((instance) => instance.close()));
    });

    const guess = (instance: TestApp): Promise<Answer> =>
      instance.call('POST', '/api/auth/login', {
        body: { email: 'target@example.org', password: 'a wrong guess' },
      });
    const forgotten = (instance: TestApp): Promise<Answer> =>
      instance.call('POST', '/api/auth/forgot-password', { body: { email: 'cook@example.org' } });
    const redisOf = async (instance: TestApp): Promise<string> => {
      const { status, body } = await instance.call('GET', '/api/health/ready');
      expect(status).toBe(200);
      return body.redis;
    };

    const areConnected = async (): Promise<boolean> =>
      (await Promise.all(instances.map(redisOf))).every((redis) => redis === 'connected');

    it('[CALL-20] share their limits, count locally without it, and share them again', async () => {
      const [one, other] = instances as [TestApp, TestApp];
      const half = await Promise.all(Array.from({ length: 5 }, () => guess(one)));
      const otherHalf = await Promise.all(Array.from({ length: 5 }, () => guess(other)));
      expect(new Set([...half, ...otherHalf].map(({ status }) => status))).toEqual(new Set([401]));
      for (const instance of instances) {
        const { status, headers } = await guess(instance);
        expect(status).toBe(429);
        expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      }

      const remaining: unknown[] = [];
      for (const instance of [one, other, one]) {
        remaining.push((await forgotten(instance)).headers['x-ratelimit-remaining']);
      }
      expect(remaining.map(Number)).toEqual([19, 18, 17]);

      await server.kill();
      expect((await guess(one)).status).toBe(401);
      expect((await guess(other)).status).toBe(401);
      expect(await redisOf(one)).toBe('unreachable');

      await server.startAgain();
      await until(areConnected);
      for (let n = 0; n < 10; n += 1) {
        expect((await guess(n % 2 === 0 ? one : other)).status).toBe(401);
      }
      expect((await guess(one)).status).toBe(429);
      expect((await guess(other)).status).toBe(429);
    });
  });
}
