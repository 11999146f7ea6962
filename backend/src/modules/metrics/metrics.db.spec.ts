import { TestApp } from '../../testing.js';

describe('metrics', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await TestApp.start({}, { search: false });
  });
  afterAll(() => api.close());

  it('counts requests by route pattern and tells no addresses', async () => {
    await api.call('GET', '/api/health/live');
    await api.call('GET', '/api/some/very/secret/address');
    const { status, text, headers } = await api.call('GET', '/metrics');
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('text/plain');
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/health\/live",status="200"\} \d/,
    );
    expect(text).toContain('process_resident_memory_bytes');
    expect(text).not.toContain('secret');
  });
});
