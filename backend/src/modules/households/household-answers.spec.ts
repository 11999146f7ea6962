import type { HttpAdapterHost } from '@nestjs/core';
import fastify, { type FastifyInstance } from 'fastify';
import type { SignedInRequest } from '../../common/access.js';
import type { Configuration } from '../../config/configuration.js';
import type { Notifications } from '../../database/notifications.js';
import { HouseholdAnswers } from './household-answers.service.js';

const anna = { id: 'anna', householdId: 'home' };
const ben = { id: 'ben', householdId: 'elsewhere' };

describe('remembered answers of a household', () => {
  let server: FastifyInstance;
  let answers: HouseholdAnswers;
  let hear: (householdId: string) => void;
  let told: string[][];
  /** How many menus there are, as the database would know. */
  let menus: number;

  beforeEach(async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    server = fastify();
    told = [];
    menus = 1;
    const notifications = {
      listen: async (_channel: string, onNotice: typeof hear) => void (hear = onNotice),
      notifyOfAll: async (_channel: string, changed: string[]) => void told.push(changed),
    } as unknown as Notifications;
    const host = { httpAdapter: { getInstance: () => server } } as unknown as HttpAdapterHost;
    const database = { url: 'postgres://localhost/larder', replicaUrls: [] };
    const configuration = { database } as unknown as Configuration;
    answers = new HouseholdAnswers(host, notifications, configuration);
    answers.onModuleInit();
    server.all('/menus', async (request) => {
      (request as SignedInRequest).user = anna as SignedInRequest['user'];
      if (request.method !== 'GET') menus += 1;
      return null;
    });
  });
  afterEach(async () => {
    jest.useRealTimers();
    await server.close();
  });

  const ask = async (person = anna) =>
    (await answers.get(person, 'menus', async () => ({ menus }))).text;
  const send = (method: 'GET' | 'PUT') => server.inject({ method, url: '/menus' });

  it('[CALL-11] are read once, until the household changes something', async () => {
    await answers.startRemembering();
    const first = await answers.get(anna, 'menus', async () => ({ menus }));
    menus = 7;
    expect(answers.get(anna, 'menus', () => Promise.reject(new Error('read again')))).toBe(first);
    await send('GET');
    expect(await ask()).toBe(first.text);
    await ask(ben);
    await send('PUT');
    expect(await ask()).toBe('{"menus":8}');
    expect(await ask(ben)).toBe('{"menus":7}');
  });

  it('[CALL-11] are not kept where something changed while they were read', async () => {
    await answers.startRemembering();
    let finish = (_: { menus: number }): void => undefined;
    const late = answers.get(
      anna,
      'menus',
      () => new Promise<{ menus: number }>((resolve) => (finish = resolve)),
    );
    await send('PUT');
    finish({ menus: 1 });
    await late;
    expect(await ask()).toBe('{"menus":2}');
  });

  it('[CALL-11] are read once for all who ask at the same time, until something changes', async () => {
    await answers.startRemembering();
    const finish: ((menus: number) => void)[] = [];
    const askSlowly = async () => {
      const read = () =>
        new Promise<{ menus: number }>((resolve) =>
          finish.push((count) => resolve({ menus: count })),
        );
      return (await answers.get(anna, 'menus', read)).text;
    };
    const early = [askSlowly(), askSlowly()];
    expect(finish).toHaveLength(1);
    await send('PUT');
    const later = [askSlowly(), askSlowly()];
    expect(finish).toHaveLength(2);
    finish[1]?.(2);
    expect(await Promise.all(later)).toEqual(['{"menus":2}', '{"menus":2}']);
    finish[0]?.(1);
    expect(await Promise.all(early)).toEqual(['{"menus":1}', '{"menus":1}']);
    expect(await ask()).toBe('{"menus":2}');
  });

  it('are read again after a reading that failed', async () => {
    await answers.startRemembering();
    const failing = () => answers.get(anna, 'menus', () => Promise.reject(new Error('no')));
    await expect(Promise.all([failing(), failing()])).rejects.toThrow('no');
    expect(await ask()).toBe('{"menus":1}');
  });

  it('are forgotten when another instance says so, or recipes have changed', async () => {
    await answers.startRemembering();
    await ask();
    menus = 3;
    hear('elsewhere');
    expect(await ask()).toBe('{"menus":1}');
    hear('home');
    expect(await ask()).toBe('{"menus":3}');
    menus = 4;
    answers.forgetAll();
    expect(await ask()).toBe('{"menus":4}');
    menus = 5;
    answers.forgetFor(['elsewhere', 'somebody']);
    expect(await ask()).toBe('{"menus":4}');
    for (const owner of ['home', anna.id]) {
      menus += 1;
      answers.forgetFor([owner]);
      expect(await ask()).toBe(JSON.stringify({ menus }));
    }
  });

  it('[CALL-11] are not kept for longer than a moment while something goes on writing', async () => {
    await answers.startRemembering();
    let finish = (): void => undefined;
    const work = answers.whileChanging('home', () => new Promise<void>((end) => (finish = end)));
    for (menus = 2; menus < 5; menus += 1) {
      await jest.advanceTimersByTimeAsync(300);
      expect(await ask()).toBe(JSON.stringify({ menus }));
    }
    expect(told.flat()).toEqual(['home', 'home', 'home', 'home']);
    finish();
    await work;
    expect(told.flat()).toHaveLength(5);
    expect(await ask()).toBe('{"menus":5}');
    menus = 6;
    await jest.advanceTimersByTimeAsync(1_000);
    expect(await ask()).toBe('{"menus":5}');
  });

  it('are not kept before somebody follows the changes', async () => {
    await ask();
    menus = 2;
    expect(await ask()).toBe('{"menus":2}');
  });

  it('tells the other instances of many changes in one notice', async () => {
    await send('PUT');
    await send('PUT');
    await send('GET');
    expect(told).toEqual([]);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(told).toEqual([['home']]);
    await send('PUT');
    await answers.onApplicationShutdown();
    expect(told).toEqual([['home'], ['home']]);
  });
});
