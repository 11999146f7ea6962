import { type Person, TestApp } from '../../testing.js';

let api: TestApp;
let owner: Person;
beforeAll(async () => {
  api = await TestApp.start({ RATE_LIMITS: 'on', TRUST_PROXY: '1' }, { search: false });
});
// Counts are per client or account, so each test has its own owner and clients.
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
  it('[CALL-20] of one account from many clients is limited; its owner can still log in from known devices', async () => {
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

  it('[CALL-20] of one account from one client is limited, but repeated logins are not', async () => {
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

  it('[CALL-20] counts requests that are no login at all as well', async () => {
    const malformed = Array.from({ length: 10 }, () => logIn(owner.email, '', '192.0.2.5'));
    expect(new Set(await statuses(malformed))).toEqual(new Set([400]));
    expect((await logIn(owner.email, owner.password, '192.0.2.5')).status).toBe(429);
  });

  it('[CALL-20] of many accounts from one client is limited, but other clients are not', async () => {
    const guesses = Array.from({ length: 100 }, (_, n) =>
      logIn(`cook-${n}@example.org`, 'a wrong guess', '192.0.2.9'),
    );
    expect(new Set(await statuses(guesses))).toEqual(new Set([401]));
    expect((await logIn(owner.email, owner.password, '192.0.2.9')).status).toBe(429);
    expect((await logIn(owner.email, owner.password, '192.0.2.10')).status).toBe(200);
  });

  it('[CALL-20] a session token does not count as a known device, nor a device as a session', async () => {
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

  it('[S-2] counts guesses by the normalised address, however it is written', async () => {
    const [name = '', host = ''] = owner.email.split('@');
    const spellings = [
      (n: number) => `${name.slice(0, 3)}\u0001${name.slice(3)}${'\u0007'.repeat(n)}@${host}`,
      (n: number) => `${' '.repeat(n)}${owner.email.toUpperCase()}\t`,
      (n: number) => `${name}@${host}${'\u0000'.repeat(n)}`,
      (n: number) => `${'\u009f'.repeat(n)}${owner.email}`,
    ];
    const guesses = Array.from({ length: 100 }, (_, n) =>
      logIn(spellings[n % spellings.length]!(n >> 2), 'a wrong guess', clientNumber(n)),
    );
    expect(new Set(await statuses(guesses))).toEqual(new Set([401]));
    for (const spelling of spellings) {
      expect((await logIn(spelling(40), owner.password, clientNumber(700))).status).toBe(429);
    }
    expect((await logIn(owner.email, owner.password, clientNumber(701))).status).toBe(429);
  });

  it('[S-2] treats an address as the same however its letters are composed', async () => {
    const account = {
      username: `Zoé ${owner.id}`,
      email: `zo\u00e9-${owner.id}@example.org`,
      password: 'correct horse',
    };
    expect((await api.call('POST', '/api/auth/register', { body: account })).status).toBe(201);
    const taken = account.email.normalize('NFD');
    expect(taken).not.toBe(account.email);
    const guesses = Array.from({ length: 100 }, (_, n) =>
      logIn(n % 2 === 0 ? taken : account.email, 'a wrong guess', clientNumber(n)),
    );
    expect(new Set(await statuses(guesses))).toEqual(new Set([401]));
    expect((await logIn(account.email, account.password, clientNumber(702))).status).toBe(429);
  });
});

describe('guessing the password of an open session', () => {
  const confirmations: [method: 'POST' | 'PUT' | 'DELETE', path: string, field: string][] = [
    ['POST', '/api/auth/change-password', 'currentPassword'],
    ['DELETE', '/api/auth/account', 'password'],
    ['POST', '/api/auth/passkeys/registration-options', 'password'],
    ['DELETE', '/api/auth/passkeys/01900000-0000-7000-8000-000000000000', 'password'],
    ['PUT', '/api/meal-planner/calendar-feed', 'password'],
  ];
  const confirm = (n: number, person: Person, password: string, client: string) => {
    const [method, path, field] = confirmations[n % confirmations.length]!;
    const more = field === 'currentPassword' ? { newPassword: 'a newer password' } : {};
    return api.call(method, path, {
      token: person.token,
      body: { [field]: password, ...more },
      headers: { 'x-forwarded-for': client },
    });
  };

  it('[S-12] is counted per account, across all routes and clients', async () => {
    for (let n = 0; n < 10; n += 1) {
      expect((await confirm(n, owner, 'a wrong guess', `203.0.113.${n}`)).status).toBe(400);
    }
    for (const [n] of confirmations.entries()) {
      const stopped = await confirm(n, owner, owner.password, `203.0.113.${50 + n}`);
      expect(stopped).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
      expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(60);
    }
    const other = await api.person();
    expect((await confirm(4, other, other.password, '203.0.113.90')).status).toBe(200);
  });

  it('[S-12] is counted per client, across all accounts', async () => {
    const people = [await api.person(), await api.person(), await api.person()];
    for (let n = 0; n < 20; n += 1) {
      const guess = await confirm(n, people[n % 2]!, 'a wrong guess', '203.0.113.200');
      expect(guess.status).toBe(400);
    }
    expect((await confirm(4, people[2]!, people[2]!.password, '203.0.113.200')).status).toBe(429);
    expect((await confirm(4, people[2]!, people[2]!.password, '203.0.113.201')).status).toBe(200);
  });

  it('[S-12] does not count correct passwords', async () => {
    for (let n = 0; n < 15; n += 1) {
      expect((await confirm(4, owner, owner.password, '203.0.113.210')).status).toBe(200);
    }
    expect((await confirm(4, owner, 'a wrong guess', '203.0.113.210')).status).toBe(400);
  });
});
