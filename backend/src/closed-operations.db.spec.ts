import { TestApp } from './testing.js';

const production = {
  NODE_ENV: 'production',
  RATE_LIMITS: 'on',
  JWT_SECRET: 'kV7!pQ2x_Wz9-Lm4Rt8sYb3Nc6Hd1Gf5',
};
const metricsToken = 'Qz8-nE3v_Ty6.Uo1Xw4Ka7Sd2Jg9Bh5Rm0';

describe('what operators and engineers read', () => {
  let app: TestApp;
  afterEach(() => app.close());

  const start = async (variables: Record<string, string>) => {
    app = await TestApp.start(variables, { search: false });
  };
  const status = async (url: string, headers: Record<string, string> = {}) =>
    (await app.call('GET', url, { headers })).status;

  it('[S-8] is closed in production', async () => {
    await start(production);
    for (const url of [
      '/metrics',
      '/metrics/',
      '/api/docs',
      '/api/docs/',
      '/api/openapi.json',
      '/api/docs/swagger-ui-init.js',
    ]) {
      expect([url, await status(url)]).toEqual([url, 404]);
    }
    expect(await status('/metrics', { authorization: 'Bearer null' })).toBe(404);
    expect(await status('/api/health/ready')).toBe(200);
  });

  it('[S-8] is opened in production by settings: metrics to who has the token, the documents to everybody', async () => {
    await start({ ...production, METRICS_TOKEN: metricsToken, API_DOCS: 'on' });
    expect(await status('/api/docs')).toBe(200);
    expect(await status('/api/openapi.json')).toBe(200);
    expect(await status('/metrics')).toBe(401);
    for (const wrong of [
      'Bearer ',
      'Bearer undefined',
      `Bearer ${metricsToken}x`,
      metricsToken.slice(1),
    ]) {
      expect([wrong, await status('/metrics', { authorization: wrong })]).toEqual([wrong, 401]);
    }
    expect(await status('/metrics', { authorization: `Bearer ${metricsToken}` })).toBe(200);
  });

  it('[S-8] is open in development', async () => {
    await start({ NODE_ENV: 'development' });
    for (const url of ['/metrics', '/api/docs', '/api/openapi.json']) {
      expect([url, await status(url)]).toEqual([url, 200]);
    }
  });
});
