import { DataSource } from 'typeorm';
import { TestApp } from '../../testing.js';
import { LedgerService } from '../payments/ledger/ledger.service.js';

describe('accounts', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await TestApp.start({}, { search: false });
  });
  afterAll(() => api.close());

  const register = (body: unknown) => api.call('POST', '/api/auth/register', { body });
  const login = (body: unknown) => api.call('POST', '/api/auth/login', { body });
  const payloadOf = (token: string) =>
    JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

  it('[ENT-9] [CALL-19] registers with username, email and password', async () => {
    const answer = await register({
      username: 'Ada',
      email: 'Ada@Example.org',
      password: 'longenough',
    });
    expect(answer).toMatchObject({ status: 201, body: { message: expect.stringMatching(/\.$/) } });
    expect(answer.text).not.toContain('longenough');
  });

  it('refuses a taken email or username regardless of case', async () => {
    await register({ username: 'Grace', email: 'grace@example.org', password: 'longenough' });
    expect(
      await register({ username: 'other', email: 'GRACE@example.ORG', password: 'longenough' }),
    ).toMatchObject({ status: 409, body: { code: 'email_taken' } });
    expect(
      await register({ username: 'gRACE', email: 'other@example.org', password: 'longenough' }),
    ).toMatchObject({ status: 409, body: { code: 'username_taken' } });
  });

  it('[CALL-19] answers a registration repeated with its key like the first, and no other', async () => {
    const body = { username: 'Edsger', email: 'edsger@example.org', password: 'longenough' };
    const attempt = (key: string, change: object = {}) =>
      api.call('POST', '/api/auth/register', {
        body: { ...body, ...change },
        headers: { 'idempotency-key': key },
      });
    const together = await Promise.all(Array.from({ length: 4 }, () => attempt('lost')));
    expect(together.map(({ status }) => status)).toEqual(Array(4).fill(201));
    expect(new Set(together.map(({ text }) => text)).size).toBe(1);
    expect((await login({ email: body.email, password: body.password })).status).toBe(200);
    for (const [answer, code] of [
      [await attempt('another'), 'username_taken'],
      [await register(body), 'username_taken'],
      [await attempt('lost', { password: 'long enough' }), 'username_taken'],
      [await attempt('lost', { username: 'Dijkstra' }), 'email_taken'],
      [await attempt('lost', { email: 'dijkstra@example.org' }), 'username_taken'],
      [await attempt('not usable'), 'idempotency_key_invalid'],
    ] as const) {
      expect(answer.body.code).toBe(code);
    }
    await api.app
      .get(DataSource)
      .query(`UPDATE idempotency_keys SET created_at = now() - interval '25 hours'`);
    expect((await attempt('lost')).status).toBe(409);
  });

  it('lets one of twenty simultaneous registrations of an address win', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        register({ username: `racer ${n}`, email: 'race@example.org', password: 'longenough' }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)]);
  });

  it.each([
    [
      '[VALID-5a]',
      { username: 'x', email: 'x@example.org' },
      'Username, email, and password are required.',
    ],
    [
      '[VALID-5a]',
      { username: ' ', email: 'bad', password: '1' },
      'Username, email, and password are required.',
    ],
    [
      '[VALID-5c] [CONST-2]',
      { username: 'x', email: 'x@example.org', password: '1234567' },
      'Password must be at least 8 characters long for registration.',
    ],
    [
      '[VALID-5d]',
      { username: 'x', email: 'no at sign', password: '12345678' },
      'Invalid email format.',
    ],
  ])('%s reports what a registration lacks', async (_clause, body, message) => {
    expect(await register(body)).toMatchObject({ status: 400, body: { message } });
  });

  it('[CONST-2] accepts a password of exactly 8 characters', async () => {
    const body = { username: 'eight', email: 'eight@example.org', password: 'e1ght.ch' };
    expect((await register(body)).status).toBe(201);
  });

  it('refuses overlong names, addresses and passwords, and unknown fields', async () => {
    const good = { username: 'y', email: 'y@example.org', password: 'longenough' };
    for (const wrong of [
      { username: 'y'.repeat(51) },
      { email: `${'y'.repeat(250)}@example.org` },
      { password: 'y'.repeat(201) },
      { subscription_status: 'active' },
    ]) {
      const [field] = Object.keys(wrong);
      const { status, body } = await register({ ...good, ...wrong });
      expect({ status, code: body.code, fields: Object.keys(body.fields) }).toEqual({
        code: 'invalid_input',
        status: 400,
        fields: [field],
      });
    }
  });

  it.each([
    ['password'],
    ['PassWord'],
    ['12345678'],
    ['iloveyou'],
    ['qwertyuiop'],
    ['00000000'],
    ['abcdefgh'],
    ['Hedy Lamarr'],
    ['hedy.lamarr@example.org'],
    ['HEDY.LAMARR!'],
    ['lamarr2026'],
    ['rramal1914'],
    ['Larder123'],
  ])('[S-7] refuses the easily guessed password %s', async (password) => {
    const body = { username: 'Hedy Lamarr', email: 'hedy.lamarr@example.org', password };
    expect(await register(body)).toMatchObject({
      status: 400,
      body: {
        code: 'password_guessable',
        message: 'This password is too easy to guess. Please choose another one.',
        fields: { password: expect.any(String) },
      },
    });
  });

  it('[S-7] refuses them at a change as well, and checks the length first', async () => {
    const { token, password, username } = await api.person();
    const change = (newPassword: string) =>
      api.call('POST', '/api/auth/change-password', {
        token,
        body: { currentPassword: password, newPassword },
      });
    for (const guessable of ['Sunshine', 'trustno1', username.toUpperCase()]) {
      expect(await change(guessable)).toMatchObject({
        status: 400,
        body: { code: 'password_guessable', fields: { newPassword: expect.any(String) } },
      });
    }
    expect((await change('qwerty')).body.message).toBe(
      'New password must be at least 8 characters long.',
    );
    expect((await change('four leeks and a pan')).status).toBe(200);
  });

  it('[S-10] sends no account data that a cache may store', async () => {
    const { token, email, password } = await api.person();
    const answers = [
      await login({ email, password }),
      await api.call('GET', '/api/auth/refresh-session', { token }),
      await api.call('GET', '/api/auth/me', { token }),
      await api.call('GET', '/api/auth/export', { token }),
      await login({ email, password: 'not this one' }),
    ];
    for (const { headers } of answers) expect(headers['cache-control']).toBe('no-store');
  });

  it('[CALL-20] [ENT-11] logs in with a token that carries the user', async () => {
    const { id, username, email, password } = await api.person();
    const { status, body } = await login({ email: ` ${email.toUpperCase()} `, password });
    expect(status).toBe(200);
    const payload = payloadOf(body.token);
    expect(payload).toMatchObject({
      sub: id,
      sid: expect.any(String),
      user: { id, username, email, subscription_status: 'inactive' },
    });
    expect(payload.exp - payload.iat).toBe(12 * 3600);
  });

  it('[CALL-20] [A-3] keeps a remembered login for 90 days, and says so in the token', async () => {
    const { email, password } = await api.person();
    const { body } = await login({ email, password, rememberMe: true });
    const { exp, iat, remember } = payloadOf(body.token);
    expect(exp - iat).toBe(90 * 24 * 3600);
    expect(remember).toBe(true);
  });

  it('[VALID-4] requires email and password', async () => {
    for (const body of [
      {},
      { email: 'a@example.org' },
      { password: 'x' },
      { email: '', password: '' },
    ]) {
      expect(await login(body)).toMatchObject({
        status: 400,
        body: { message: 'Email and password are required.' },
      });
    }
  });

  it('[ERR-11a] gives the same response to a wrong password and an unknown address, after the same work', async () => {
    const { email } = await api.person();
    // CPU time, so that other load on the machine does not count.
    const worked = async (address: string) => {
      const start = process.cpuUsage();
      const answer = await login({ email: address, password: 'not this one' });
      expect(answer).toMatchObject({
        status: 401,
        body: { message: 'Invalid email or password.' },
      });
      const { user, system } = process.cpuUsage(start);
      return user + system;
    };
    const times: { known: number; unknown: number }[] = [];
    for (let n = 0; n < 9; n += 1) {
      times.push({ known: await worked(email), unknown: await worked('nobody@example.org') });
    }
    const least = (of: 'known' | 'unknown') => Math.min(...times.map((pair) => pair[of]));
    const [known, unknown] = [least('known'), least('unknown')];
    expect(Math.max(known, unknown) / Math.min(known, unknown)).toBeLessThan(2);
  });

  it('[CALL-21] [CALL-22] returns the current user', async () => {
    const { token, id, username, email } = await api.person();
    for (const path of ['user', 'me']) {
      expect(await api.call('GET', `/api/auth/${path}`, { token })).toMatchObject({
        status: 200,
        body: {
          id,
          username,
          email,
          subscription_status: 'inactive',
          subscription_end_date: null,
          subscription_provider: null,
        },
      });
    }
  });

  it('[ROLE-2] [ROLE-5] lets nobody in without a valid bearer token', async () => {
    const { token } = await api.person();
    const [head, payload, signature] = token.split('.');
    const unsigned = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    const attempts: (string | undefined)[] = [
      undefined,
      'rubbish',
      `${head}.${payload}.${signature?.split('').reverse().join('')}`,
      `${unsigned}.${payload}.`,
    ];
    for (const attempt of attempts) {
      expect(await api.call('GET', '/api/auth/user', { token: attempt })).toMatchObject({
        status: 401,
        body: { code: 'unauthorized', message: 'You must be logged in.' },
      });
    }
    const basic = { headers: { authorization: `Basic ${token}` } };
    expect((await api.call('GET', '/api/auth/user', basic)).status).toBe(401);
  });

  it("[A-8][CALL-23] renews a session with current data rather than the old token's", async () => {
    const { token, id } = await api.person();
    const rename = { token, body: { newUsername: `Renamed ${id}` } };
    expect((await api.call('PUT', '/api/auth/change-username', rename)).status).toBe(200);
    await api.app
      .get(LedgerService, { strict: false })
      .grant(id, new Date(Date.now() + 86_400_000));
    expect(payloadOf(token).user).toMatchObject({ subscription_status: 'inactive' });
    const { status, body } = await api.call('GET', '/api/auth/refresh-session', { token });
    expect(status).toBe(200);
    expect(body.token).not.toBe(token);
    const renewed = payloadOf(body.token);
    expect(renewed.sid).toBe(payloadOf(token).sid);
    expect(renewed.user).toMatchObject({
      username: `Renamed ${id}`,
      subscription_status: 'active',
    });
    expect((await api.call('GET', '/api/auth/me', { token: body.token })).body).toMatchObject({
      username: `Renamed ${id}`,
      subscription_status: 'active',
    });
  });

  it('ends the session on the server at log-out', async () => {
    const { token } = await api.person();
    expect((await api.call('GET', '/api/auth/me', { token })).status).toBe(200);
    expect((await api.call('POST', '/api/auth/logout', { token })).status).toBe(204);
    expect((await api.call('GET', '/api/auth/me', { token })).status).toBe(401);
    expect((await api.call('GET', '/api/auth/refresh-session', { token })).status).toBe(401);
  });

  it('[CALL-25] [STATE-4c] [VALID-8] changes the username and returns an updated token', async () => {
    const { token } = await api.person();
    const change = (newUsername: string) =>
      api.call('PUT', '/api/auth/change-username', { token, body: { newUsername } });
    const { status, body } = await change('  Renamed Cook  ');
    expect(status).toBe(200);
    expect(payloadOf(body.token).user.username).toBe('Renamed Cook');
    expect(await change('   ')).toMatchObject({
      status: 400,
      body: { message: 'Username cannot be empty.' },
    });
    const other = await api.person();
    expect(await change(other.username.toUpperCase())).toMatchObject({
      status: 409,
      body: { code: 'username_taken' },
    });
  });

  it('[CALL-24] [VALID-9b] changes the password and ends every other login', async () => {
    const { token, email, password } = await api.person();
    const elsewhere = (await login({ email, password })).body.token as string;
    const change = (currentPassword: string, newPassword: string) =>
      api.call('POST', '/api/auth/change-password', {
        token,
        body: { currentPassword, newPassword },
      });
    expect(await change('wrong', 'long enough')).toMatchObject({
      status: 400,
      body: { code: 'account_password_wrong', fields: { currentPassword: expect.any(String) } },
    });
    expect(await change(password, 'short')).toMatchObject({
      status: 400,
      body: { message: 'New password must be at least 8 characters long.' },
    });
    const { status, body } = await change(password, 'long enough');
    expect(status).toBe(200);
    for (const [held, expected] of [
      [elsewhere, 401],
      [token, 401],
      [body.token, 200],
    ]) {
      expect((await api.call('GET', '/api/auth/me', { token: held })).status).toBe(expected);
    }
    expect((await login({ email, password })).status).toBe(401);
    expect((await login({ email, password: 'long enough' })).status).toBe(200);
  });

  it('exports everything a person owns, and nothing secret', async () => {
    const { token, id, email } = await api.person({ subscribed: true });
    const other = await api.person({ subscribed: true });
    for (const owner of [token, other.token]) {
      await api.call('POST', '/api/grocery-lists', {
        token: owner,
        body: { listName: 'Mine', ingredients: ['milk'] },
      });
    }
    const { status, body, text, headers } = await api.call('GET', '/api/auth/export', { token });
    expect(status).toBe(200);
    expect(headers['content-disposition']).toContain('attachment');
    expect(body.account).toMatchObject({ id, email });
    expect(body.owned.grocery_lists).toEqual([
      expect.objectContaining({
        userId: id,
        listName: 'Mine',
        items: [expect.objectContaining({ text: 'milk' })],
      }),
    ]);
    expect(text).not.toContain(other.id);
    expect(text).not.toContain('argon2');
  });

  it('deletes the account after confirming the password', async () => {
    const { token, email, password } = await api.person();
    const remove = (given: string) =>
      api.call('DELETE', '/api/auth/account', { token, body: { password: given } });
    expect((await remove('wrong')).status).toBe(400);
    expect((await remove(password)).status).toBe(204);
    expect((await api.call('GET', '/api/auth/me', { token })).status).toBe(401);
    expect((await login({ email, password })).status).toBe(401);
  });
});
