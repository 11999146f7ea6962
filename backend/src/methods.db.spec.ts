import type { FastifyInstance, InjectOptions } from 'fastify';
import { DescribedApi } from './openapi-testing.js';
import { TestApp } from './testing.js';

const methods = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'QUERY',
];

describe('methods', () => {
  let api: TestApp;
  const described = new DescribedApi();
  beforeAll(async () => {
    api = await TestApp.start({}, { search: false });
    await described.read(api);
  });
  afterAll(() => api.close());

  const ask = (method: string, url: string, token: string) =>
    (api.app.getHttpAdapter().getInstance() as unknown as FastifyInstance).inject({
      method: method as InjectOptions['method'],
      url,
      headers: { authorization: `Bearer ${token}` },
    });

  it('[S-18] that a path does not have are answered with 405 and those it has, on every path', async () => {
    const { token } = await api.person({ subscribed: true });
    const paths = new Set(described.operations.map(({ path }) => path));
    expect(paths.size).toBeGreaterThan(30);
    for (const path of paths) {
      const declared = new Set<string>(
        described.operations.filter((one) => one.path === path).map(({ method }) => method),
      );
      const allowed = [...declared, ...(declared.has('GET') ? ['HEAD'] : [])].sort();
      const spelled = path.replaceAll(/\{[^}]+\}/g, '01890000-0000-7000-8000-000000000000');
      for (const url of [spelled, `${spelled}?a=b`]) {
        for (const method of methods.filter((one) => !allowed.includes(one))) {
          const { statusCode, headers } = await ask(method, url, token);
          expect([method, url, statusCode, headers.allow]).toEqual([
            method,
            url,
            405,
            allowed.join(', '),
          ]);
        }
      }
    }
  });

  it('[S-18] of a path that is spelled out are not those of a more general one', async () => {
    const { token } = await api.person({ subscribed: true });
    for (const [method, url] of [
      ['PUT', '/api/menus/grocery-list'],
      ['GET', '/api/menus/grocery-list'],
      ['DELETE', '/api/menus/grocery%2Dlist'],
    ] as const) {
      const { statusCode, headers } = await ask(method, url, token);
      expect([method, url, statusCode, headers.allow]).toEqual([method, url, 405, 'POST']);
    }
    expect((await ask('PUT', '/api/menus/somewhere', token)).statusCode).toBe(400);
    expect((await ask('GET', '/api/menus/a/b', token)).statusCode).toBe(404);
  });
});
