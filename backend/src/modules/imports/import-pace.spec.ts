import type { HttpAdapterHost } from '@nestjs/core';
import Fastify from 'fastify';
import { ImportPace } from './import-pace.js';

describe('the pace of imports', () => {
  const server = Fastify();
  const pace = new ImportPace({ httpAdapter: { getInstance: () => server } } as HttpAdapterHost);
  pace.onModuleInit();
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
});
