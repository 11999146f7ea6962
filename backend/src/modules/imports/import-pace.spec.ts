import type { HttpAdapterHost } from '@nestjs/core';
import Fastify from 'fastify';
import { ImportPace } from './import-pace.js';

describe('the pace of imports', () => {
  const server = Fastify();
  const pace = new ImportPace({ httpAdapter: { getInstance: () => server } } as HttpAdapterHost);
  pace.onModuleInit();
  let hold!: (asked: () => void, given: (answer: () => void) => void) => void;
  const held = new Promise<Parameters<typeof hold>>((resolve) => {
    hold = (...both) => resolve(both);
  });
  server.get('/held', async () => {
    const [asked, given] = await held;
    await new Promise<void>((answer) => {
      given(answer);
      asked();
    });
    return 'at last';
  });
  const request = (url: string) => server.inject({ url });
  let now = 0;
  beforeAll(() => jest.spyOn(performance, 'now').mockImplementation(() => now));
  afterAll(async () => {
    jest.restoreAllMocks();
    await server.close();
  });

  it('[IMP-28] does not rest while nobody else asks for anything', async () => {
    expect(pace.restAfter(10)).toBe(0);
    await request('/api/imports/3');
    expect(pace.restAfter(10)).toBe(0);
  });

  it('[IMP-28] rests after each recipe from a request of somebody else until they have gone', async () => {
    await request('/api/recipes/search?ingredients=rice');
    expect([pace.restAfter(1), pace.restAfter(10)]).toEqual([45, 450]);
    now += 2_900;
    expect(pace.restAfter(1)).toBe(45);
    now += 200;
    expect(pace.restAfter(1)).toBe(0);
  });

  it('[IMP-28] lets whoever waits for an answer go first', async () => {
    let answer!: () => void;
    const asked = new Promise<void>((resolve) => hold(resolve, (later) => (answer = later)));
    const reply = request('/held');
    await asked;
    let isOver = false;
    const over = pace.untilNobodyWaits().then(() => (isOver = true));
    await Promise.resolve();
    expect(isOver).toBe(false);
    answer();
    await Promise.all([reply, over]);
    await pace.untilNobodyWaits();
  });
});
