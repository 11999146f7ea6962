import { DataSource } from 'typeorm';
import { ReadinessChecks } from '../../common/readiness.js';
import { TestApp } from '../../testing.js';

describe('operations', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await TestApp.start();
  });
  afterAll(() => api.close());

  it('report that the application is alive and ready', async () => {
    for (const path of ['live', 'ready']) {
      expect(await api.call('GET', `/api/health/${path}`)).toMatchObject({
        status: 200,
        body: { status: 'ok' },
      });
    }
    expect((await api.call('GET', '/api/health/ready')).body.redis).toBe('unused');
  });

  it('report that it is not ready while something is not loaded or the database is unreachable', async () => {
    let loaded = false;
    api.app.get(ReadinessChecks).add(() => loaded);
    const notReady = { status: 503, body: { code: 'service_unavailable' } };
    expect(await api.call('GET', '/api/health/ready')).toMatchObject(notReady);
    loaded = true;
    expect((await api.call('GET', '/api/health/ready')).status).toBe(200);
    const query = jest
      .spyOn(api.app.get(DataSource), 'query')
      .mockRejectedValue(new Error('connect ECONNREFUSED'));
    expect(await api.call('GET', '/api/health/ready')).toMatchObject(notReady);
    query.mockRestore();
  });

  it('give each request an id', async () => {
    const { headers, body } = await api.call('GET', '/api/nothing');
    expect(headers['x-request-id']).toBe(body.requestId);
    const forged = await api.call('GET', '/api/nothing', {
      headers: { 'x-request-id': 'forged-by-a-client' },
    });
    expect(forged.body.requestId).not.toBe('forged-by-a-client');
  });

  it('describe the API without external resources', async () => {
    const { body } = await api.call('GET', '/api/openapi.json');
    expect(body.paths).toHaveProperty(['/api/auth/login', 'post', 'operationId'], 'login');
    const { status, text } = await api.call('GET', '/api/docs');
    expect(status).toBe(200);
    expect(text).not.toMatch(/<script(?![^>]*src=)[^>]*>/);
    expect(text).not.toMatch(/(src|href)="(https?:)?\/\//);
    const files = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path);
    expect(files.length).toBeGreaterThan(2);
    for (const file of files) {
      const url = new URL(String(file), 'http://localhost/api/docs').pathname;
      expect([url, (await api.call('GET', url)).status]).toEqual([url, 200]);
    }
  });
});

describe('rate limits', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await TestApp.start({ RATE_LIMITS: 'on' });
  });
  afterAll(() => api.close());

  it('limit password guessing for one account, and say how long to wait', async () => {
    const guess = (email: string) =>
      api.call('POST', '/api/auth/login', { body: { email, password: 'wrong guess' } });
    for (let n = 0; n < 10; n += 1) expect((await guess('target@example.org')).status).toBe(401);
    const { status, body, headers } = await guess('Target@Example.org ');
    expect([status, body.code]).toEqual([429, 'rate_limited']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect((await guess('other@example.org')).status).toBe(401);
  });
});
