import { type Person, TestApp } from '../../testing.js';

let api: TestApp;
let owner: Person;
beforeAll(async () => {
  api = await TestApp.start({ RATE_LIMITS: 'on', TRUST_PROXY: 'on' }, { search: false });
});
// What is counted is counted for a client or an account: each test has an owner and clients of its own.
beforeEach(async () => {
  owner = await api.person();
});
afterAll(() => api.close());

const logIn = (email: string, password: string, client: string, cookie?: string) =>
  api.call('POST', '/api/auth/login', {
    body: { email, password },
    headers: { 'x-forwarded-for': client, ...(cookie && { cookie }) },
  });
const clientNumber = (n: number) => `198.51.${n >> 8}.${n & 255}`;
const statuses = async (calls: Promise<{ status: number }>[]) =>
  (await Promise.all(calls)).map(({ status }) => status);

describe('guessing passwords', () => {
  it('[CALL-20] of one account from many clients is slowed; its owner still logs in where they did before', async () => {
    const known = await logIn(owner.email, owner.password, '192.0.2.1');
    const cookie = String(known.headers['set-cookie']);
    expect(cookie).toMatch(/^device=.+; Path=\/api\/auth\/login; .*HttpOnly; SameSite=Strict$/);

    const guesses = Array.from({ length: 100 }, (_, n) =>
      logIn(owner.email, 'a wrong guess', clientNumber(n)),
    );
    expect(new Set(await statuses(guesses))).toEqual(new Set([401]));
    const stopped = await logIn(owner.email, owner.password, clientNumber(500));
    expect(stopped).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(600);

    const [device] = cookie.split(';');
    expect((await logIn(owner.email, owner.password, '192.0.2.7', device)).status).toBe(200);
    const stranger = await api.call('POST', '/api/auth/login', {
      body: { email: 'somebody@example.org', password: 'whatever it is' },
      headers: { 'x-forwarded-for': clientNumber(501), cookie: device ?? '' },
    });
    expect(stranger.status).toBe(401);
  });

  it('[CALL-20] of one account from one client is slowed, and logging in again and again is not', async () => {
    for (let login = 0; login < 12; login += 1) {
      expect((await logIn(owner.email, owner.password, '192.0.2.3')).status).toBe(200);
    }
    const guesses = Array.from({ length: 10 }, () =>
      logIn(owner.email, 'a wrong guess', '192.0.2.3'),
    );
    expect(new Set(await statuses(guesses))).toEqual(new Set([401]));
    const stopped = await logIn(owner.email, owner.password, '192.0.2.3');
    expect(stopped).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect(Number(stopped.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect((await logIn(owner.email, owner.password, '192.0.2.4')).status).toBe(200);
  });

  it('[CALL-20] of many accounts from one client is slowed, and other clients are not', async () => {
    const guesses = Array.from({ length: 100 }, (_, n) =>
      logIn(`cook-${n}@example.org`, 'a wrong guess', '192.0.2.9'),
    );
    expect(new Set(await statuses(guesses))).toEqual(new Set([401]));
    expect((await logIn(owner.email, owner.password, '192.0.2.9')).status).toBe(429);
    expect((await logIn(owner.email, owner.password, '192.0.2.10')).status).toBe(200);
  });

  it('[CALL-20] a token of a session is no known device, nor is a device a session', async () => {
    const guesses = Array.from({ length: 100 }, (_, n) =>
      logIn(owner.email, 'a wrong guess', clientNumber(n)),
    );
    await statuses(guesses);
    const forged = await logIn(owner.email, owner.password, '192.0.2.1', `device=${owner.token}`);
    expect(forged.status).toBe(429);
    const other = await api.person();
    const login = await logIn(other.email, other.password, '192.0.2.2');
    const [, token] = /^device=([^;]+)/.exec(String(login.headers['set-cookie'])) ?? [];
    expect((await api.call('GET', '/api/auth/user', { token })).status).toBe(401);
  });
});
