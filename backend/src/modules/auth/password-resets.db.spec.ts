import pg from 'pg';
import { DataSource } from 'typeorm';
import { Configuration } from '../../config/configuration.js';
import { passTime, type Person, TestApp } from '../../testing.js';
import { eventually, outboxOf, type ReceivedMail } from '../mail/testing.js';

const hour = 3_600_000;
const refusal = 'Failed to reset password. The link may be invalid or expired.';
const sent = 'If there is an account with this email, a link is on its way.';
const appUrl = 'https://larder.example/app';

const mailsTo = (api: TestApp, email: string): ReceivedMail[] =>
  outboxOf(api.app.get(Configuration).dataDir).filter(
    ({ headers, text }) => headers.to === email && text.includes('/reset-password?'),
  );

function tokenIn({ text }: ReceivedMail): string {
  const [, token] = /\/reset-password\?token=([\w-]+)\r\n/.exec(text) ?? [];
  if (!token) throw new Error(`No link in ${text}`);
  return token;
}

describe('a forgotten password', () => {
  let api: TestApp;
  let cook: Person;
  beforeAll(async () => {
    api = await TestApp.start({ APP_URL: appUrl }, { search: false });
  });
  beforeEach(async () => {
    cook = await api.person();
  });
  const allMailsAreSent = () =>
    eventually(async () => {
      const [{ count }] = await api.app
        .get(DataSource)
        .query('SELECT count(*) FROM outgoing_mails');
      return count === '0';
    });
  afterEach(async () => {
    // A mail that is written in the future would not be due before then.
    await allMailsAreSent();
    jest.useRealTimers();
  });
  afterAll(() => api.close());

  const forgot = (email: unknown) =>
    api.call('POST', '/api/auth/forgot-password', { body: { email } });
  const reset = (token: unknown, password: unknown = 'a new password') =>
    api.call('POST', '/api/auth/reset-password', { body: { token, password } });
  const login = (password: string) =>
    api.call('POST', '/api/auth/login', { body: { email: cook.email, password } });
  const offerOf = async (email = cook.email): Promise<string> => {
    const before = mailsTo(api, email).length;
    expect(await forgot(email)).toMatchObject({ status: 200, body: { message: sent } });
    const mails = await eventually(() => {
      const all = mailsTo(api, email);
      return all.length > before && all;
    });
    return tokenIn(mails.at(-1) as ReceivedMail);
  };
  const passHours = (hours: number) => passTime(hours * hour);

  it('[CALL-26] gets a mail with a link to the public URL, in both parts', async () => {
    const token = await offerOf();
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const [mail] = mailsTo(api, cook.email);
    const link = `${appUrl}/reset-password?token=${token}`;
    expect(mail?.headers.subject).toBe('Choose a new password for Larder');
    expect(mail?.text).toContain(`Hello ${cook.username},`);
    expect(mail?.text).toContain(`\r\n${link}\r\n`);
    expect(mail?.html).toContain(`<a href="${link}"`);
  });

  it('[CALL-26] is looked up regardless of case and surrounding spaces', async () => {
    expect((await forgot(`  ${cook.email.toUpperCase()} `)).status).toBe(200);
    await eventually(() => mailsTo(api, cook.email).length === 1);
  });

  it.each([
    ['nothing', undefined, 'Email is required.'],
    ['blanks', '   ', 'Email is required.'],
    ['a number', 5, 'Email is required.'],
    ['no address', 'nobody', 'Invalid email format.'],
  ])('[VALID-6] refuses %s as an email', async (_name, email, message) => {
    expect(await forgot(email)).toMatchObject({ status: 400, body: { message } });
  });

  it('[CALL-26] responds the same way, with the same work, for an unregistered address', async () => {
    const unknown = 'stranger@example.org';
    const query = jest.spyOn(pg.Client.prototype, 'query');
    const textOf = (call: unknown[]): string =>
      typeof call[0] === 'string' ? call[0] : String((call[0] as { text?: string })?.text);
    const observe = async (email: string) => {
      query.mockClear();
      const { status, text } = await forgot(email);
      const calls = query.mock.calls.map((call, n) => ({
        text: textOf(call),
        client: query.mock.contexts[n],
      }));
      const start = calls.findIndex((call) => call.text.startsWith('START TRANSACTION'));
      const own = calls.slice(start).filter(({ client }) => client === calls[start]?.client);
      const end = own.findIndex((call) => call.text === 'COMMIT');
      return { status, text, statements: own.slice(0, end + 1).map((call) => call.text) };
    };
    const rows = async () => {
      const [counts] = await api.app
        .get(DataSource)
        .query('SELECT count(*)::int AS all, count(user_id)::int AS owned FROM password_resets');
      return counts as { all: number; owned: number };
    };
    try {
      const first = await rows();
      const known = await observe(cook.email);
      const second = await rows();
      const stranger = await observe(unknown);
      const third = await rows();
      expect(known.statements.length).toBeGreaterThan(6);
      expect(stranger).toEqual(known);
      expect([second.all - first.all, third.all - second.all]).toEqual([1, 1]);
      expect([second.owned - first.owned, third.owned - second.owned]).toEqual([1, 0]);
    } finally {
      query.mockRestore();
    }
    await eventually(() => mailsTo(api, cook.email).length === 1);
    await eventually(async () => {
      const [{ count }] = await api.app
        .get(DataSource)
        .query('SELECT count(*) FROM outgoing_mails');
      return count === '0';
    });
    expect(mailsTo(api, unknown)).toEqual([]);
  });

  it('[CALL-26] stores nothing in the database that opens the account', async () => {
    const token = await offerOf();
    const rows = await api.app
      .get(DataSource)
      .query('SELECT * FROM password_resets WHERE user_id = $1', [cook.id]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(await reset(rows[0].token_hash)).toMatchObject({ status: 400 });
    const { token: session } = cook;
    const exported = await api.call('GET', '/api/auth/export', { token: session });
    expect(exported.text).not.toContain('password_resets');
  });

  it("[CALL-27] sets the new password and ends only that account's sessions", async () => {
    const other = await api.person();
    const elsewhere = (await login(cook.password)).body.token as string;
    const me = (token: string) => api.call('GET', '/api/auth/me', { token });
    // Cached by the instance, so that ending them is really tested.
    for (const token of [cook.token, elsewhere]) expect((await me(token)).status).toBe(200);
    expect(await reset(await offerOf())).toMatchObject({
      status: 200,
      body: { message: 'Your password has been reset. You can log in with it now.' },
    });
    for (const token of [cook.token, elsewhere]) expect((await me(token)).status).toBe(401);
    expect((await me(other.token)).status).toBe(200);
    expect((await login(cook.password)).status).toBe(401);
    expect((await login('a new password')).status).toBe(200);
  });

  it.each([
    [7, 400],
    [8, 200],
    [200, 200],
    [201, 400],
  ])('[VALID-7b][CONST-2] answers a password of %i characters with %i', async (length, status) => {
    const token = await offerOf();
    const answer = await reset(token, 'kohlrabi & leeks '.repeat(12).slice(0, length));
    expect(answer.status).toBe(status);
    if (length < 8) {
      expect(answer.body.message).toBe('Password must be at least 8 characters long.');
    }
    // A refused password does not use up the link.
    if (status === 400) expect((await reset(token)).status).toBe(200);
  });

  it('[S-7] keeps the link valid when the new password is easily guessed', async () => {
    const token = await offerOf();
    for (const password of ['iloveyou', `${cook.username}1`, cook.email.toUpperCase()]) {
      expect(await reset(token, password)).toMatchObject({
        status: 400,
        body: { code: 'password_guessable', fields: { password: expect.any(String) } },
      });
    }
    expect((await reset(token)).status).toBe(200);
  });

  it('[S-10] is reported by mail once it has been reset', async () => {
    await reset(await offerOf());
    const mails = await eventually(() => {
      const all = outboxOf(api.app.get(Configuration).dataDir).filter(
        ({ headers }) =>
          headers.to === cook.email && headers.subject === 'Your Larder password has been reset',
      );
      return all.length > 0 && all;
    });
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('If this was not you');
  });

  it('[VALID-7b] requires a password', async () => {
    const body = { token: await offerOf() };
    expect(await api.call('POST', '/api/auth/reset-password', { body })).toMatchObject({
      status: 400,
      body: { message: 'Password must be at least 8 characters long.' },
    });
  });

  it('[ERR-11b] refuses a used link', async () => {
    const token = await offerOf();
    expect((await reset(token)).status).toBe(200);
    expect(await reset(token, 'yet another one')).toMatchObject({
      status: 400,
      body: { code: 'reset_token_invalid', message: refusal },
    });
    expect((await login('a new password')).status).toBe(200);
  });

  it.each([
    ['nothing', undefined],
    ['empty', ''],
    ['a number', 7],
    ['unknown', 'unknown'],
    ['too long', 'x'.repeat(500)],
    ['unprintable', '\u0000'],
  ])('[ERR-11b][RESET-1a] refuses a token that was never issued: %s', async (_name, token) => {
    expect(await reset(token)).toMatchObject({ status: 400, body: { message: refusal } });
  });

  it('[ERR-11b] refuses a link after an hour, but not before', async () => {
    const early = await offerOf();
    passHours(0.99);
    expect((await reset(early)).status).toBe(200);
    await allMailsAreSent();
    jest.useRealTimers();
    const late = await offerOf();
    passHours(1);
    expect(await reset(late)).toMatchObject({ status: 400, body: { message: refusal } });
  });

  it('[ERR-11b] refuses a link after a newer one, or after a password change', async () => {
    const older = await offerOf();
    const newer = await offerOf();
    expect(await reset(older)).toMatchObject({ status: 400, body: { message: refusal } });
    expect((await reset(newer)).status).toBe(200);
    const beforeChange = await offerOf();
    const { token } = (await login('a new password')).body as { token: string };
    const body = { currentPassword: 'a new password', newPassword: 'chosen in settings' };
    expect((await api.call('POST', '/api/auth/change-password', { token, body })).status).toBe(200);
    expect((await reset(beforeChange)).status).toBe(400);
  });

  it('[CALL-27] lets only one of many simultaneous uses of a link win', async () => {
    const token = await offerOf();
    const passwords = Array.from({ length: 8 }, (_, n) => `new password ${n}`);
    const answers = await Promise.all(passwords.map((password) => reset(token, password)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(400)]);
    const winner = answers.findIndex(({ status }) => status === 200);
    const logins = await Promise.all(passwords.map((password) => login(password)));
    expect(logins.map(({ status }) => status)).toEqual(
      passwords.map((_, n) => (n === winner ? 200 : 401)),
    );
  });

  it('[CALL-26] leaves one valid link when many are requested at once', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => forgot(cook.email)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    await allMailsAreSent();
    const tokens = mailsTo(api, cook.email).map(tokenIn);
    const answersToThem = [];
    for (const token of tokens) answersToThem.push((await reset(token)).status);
    expect(answersToThem.filter((status) => status === 200)).toHaveLength(1);
  });

  it('deletes expired links within a request, whoever they were for', async () => {
    await forgot('nobody-at-all@example.org');
    await offerOf();
    passHours(2);
    await forgot(cook.email);
    const [{ count }] = await api.app.get(DataSource).query('SELECT count(*) FROM password_resets');
    expect(count).toBe('1');
  });
});

describe('requesting links too often', () => {
  let api: TestApp;
  beforeEach(async () => {
    api = await TestApp.start({ RATE_LIMITS: 'on', TRUST_PROXY: '1' }, { search: false });
  });
  afterEach(() => api.close());

  const forgot = (email: string, client: string) =>
    api.call('POST', '/api/auth/forgot-password', {
      body: { email },
      headers: { 'x-forwarded-for': client },
    });

  it('[CALL-26] is refused for one client, with the time to wait', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 20; n += 1) {
      statuses.push((await forgot(`${n}@example.org`, '192.0.2.1')).status);
    }
    expect(statuses).toEqual(Array(20).fill(200));
    const stopped = await forgot('21@example.org', '192.0.2.1');
    expect(stopped).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
    expect((await forgot('22@example.org', '192.0.2.2')).status).toBe(200);
  });

  it('[CALL-26] sends one address at most five mails an hour, whatever the clients, and keeps the last link valid', async () => {
    const cook = await api.person();
    for (let n = 0; n < 8; n += 1) {
      const answer = await forgot(cook.email, `192.0.2.${n}`);
      expect(answer).toMatchObject({ status: 200, body: { message: sent } });
      await eventually(() => mailsTo(api, cook.email).length === Math.min(n + 1, 5));
    }
    await eventually(async () => {
      const [{ count }] = await api.app
        .get(DataSource)
        .query('SELECT count(*) FROM outgoing_mails');
      return count === '0';
    });
    const mails = mailsTo(api, cook.email);
    expect(mails).toHaveLength(5);
    const body = { token: tokenIn(mails.at(-1) as ReceivedMail), password: 'a new password' };
    expect((await api.call('POST', '/api/auth/reset-password', { body })).status).toBe(200);
  });
});
