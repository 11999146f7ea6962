import { DescribedApi } from './openapi-testing.js';
import { TestApp } from './testing.js';

describe('calls from pages of other origins', () => {
  const origin = 'https://kitchen.example';
  const described = new DescribedApi();
  let api: TestApp;
  beforeAll(async () => {
    api = await TestApp.start({ CORS_ORIGINS: origin }, { search: false });
    await described.read(api);
  });
  afterAll(() => api.close());

  const ask = async (from: string, method: string) => {
    const { headers } = await api.app.inject({
      method: 'OPTIONS',
      url: '/api/menus',
      headers: {
        origin: from,
        'access-control-request-method': method,
        'access-control-request-headers': 'authorization,content-type,idempotency-key',
      },
    });
    return headers;
  };

  it('[CALL-1] may use every method that a call has, from an origin that is named', async () => {
    for (const method of new Set(described.operations.map((operation) => operation.method))) {
      const headers = await ask(origin, method);
      expect(headers['access-control-allow-origin']).toBe(origin);
      expect(String(headers['access-control-allow-methods']).split(', ')).toContain(method);
    }
  });

  it('[CALL-1] are not for any other origin', async () => {
    const headers = await ask('https://elsewhere.example', 'GET');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });
});
