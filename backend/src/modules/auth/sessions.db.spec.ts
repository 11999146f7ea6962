import { DataSource } from 'typeorm';
import type { Logger } from 'pino';
import { NestLogger } from '../../common/logging.js';
import { SecurityLog } from '../../common/security-log.js';
import { passTime, type Person, TestApp } from '../../testing.js';
import { Passwords } from './passwords.js';

const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const telephone =
  'Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0 (Linux; Android)';

let api: TestApp;
let cook: Person;
beforeAll(async () => {
  api = await TestApp.start({}, { search: false });
});
beforeEach(async () => {
  cook = await api.person();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});
afterAll(() => api.close());

const query = (sql: string, parameters: unknown[] = []) =>
  api.app.get(DataSource).query(sql, parameters);
const login = (
  { email, password }: Pick<Person, 'email' | 'password'>,
  userAgent = windows,
): ReturnType<TestApp['call']> =>
  api.call('POST', '/api/auth/login', {
    body: { email, password },
    headers: { 'user-agent': userAgent },
  });
const changePassword = (currentPassword: string, newPassword: string) =>
  api.call('POST', '/api/auth/change-password', {
    token: cook.token,
    body: { currentPassword, newPassword },
  });
const countSessions = async (): Promise<number> => {
  const [{ count }] = await query('SELECT count(*)::int FROM sessions WHERE user_id = $1', [
    cook.id,
  ]);
  return count as number;
};

/** Holds back the result of the next password verification until `release` is called. */
function holdVerification(): { verified: Promise<void>; release: () => void } {
  const passwords = api.app.get(Passwords, { strict: false });
  const real = passwords.matches.bind(passwords);
  let release = (): void => {};
  let tell = (): void => {};
  const verified = new Promise<void>((resolve) => (tell = resolve));
  const released = new Promise<void>((resolve) => (release = resolve));
  jest.spyOn(passwords, 'matches').mockImplementationOnce(async (password, hash) => {
    const matches = await real(password, hash);
    tell();
    await released;
    return matches;
  });
  return { verified, release };
}

describe('an old password verified while a new one is set', () => {
  it('[CALL-20][CALL-24] opens no session', async () => {
    const { verified, release } = holdVerification();
    const late = login(cook);
    await verified;
    expect((await changePassword(cook.password, 'a newer password')).status).toBe(200);
    release();
    expect(await late).toMatchObject({
      status: 401,
      body: { code: 'invalid_credentials', message: 'Invalid email or password.' },
    });
    expect(await countSessions()).toBe(1);
    expect((await login({ ...cook, password: 'a newer password' })).status).toBe(200);
  });

  it('[CALL-20][CALL-27] opens no session that outlives a concurrent change', async () => {
    const { verified, release } = holdVerification();
    const late = login(cook);
    await verified;
    await api.app.get(DataSource).transaction(async (manager) => {
      await manager.query(`UPDATE users SET password_hash = 'another' WHERE id = $1`, [cook.id]);
      await manager.query('DELETE FROM sessions WHERE user_id = $1', [cook.id]);
      release();
      // Time for the login to get as far as it can.
      await new Promise((resolve) => setTimeout(resolve, 300));
    });
    expect((await late).status).toBe(401);
    expect(await countSessions()).toBe(0);
  });

  it('[CALL-24] does not replace the one that was set first', async () => {
    const { verified, release } = holdVerification();
    const late = changePassword(cook.password, 'what a thief wants');
    await verified;
    const { token } = (await login(cook)).body as { token: string };
    const body = { currentPassword: cook.password, newPassword: 'what the owner wants' };
    expect((await api.call('POST', '/api/auth/change-password', { token, body })).status).toBe(200);
    release();
    expect(await late).toMatchObject({ status: 400, body: { code: 'account_password_wrong' } });
    expect((await login({ ...cook, password: 'what the owner wants' })).status).toBe(200);
    expect((await login({ ...cook, password: 'what a thief wants' })).status).toBe(401);
  });

  it('[CALL-24] does not delete the account', async () => {
    const { verified, release } = holdVerification();
    const late = api.call('DELETE', '/api/auth/account', {
      token: cook.token,
      body: { password: cook.password },
    });
    await verified;
    const { token } = (await login(cook)).body as { token: string };
    const body = { currentPassword: cook.password, newPassword: 'what the owner wants' };
    expect((await api.call('POST', '/api/auth/change-password', { token, body })).status).toBe(200);
    release();
    expect((await late).status).toBe(400);
    expect((await login({ ...cook, password: 'what the owner wants' })).status).toBe(200);
  });
});

describe('where somebody is logged in', () => {
  const list = async (token: string) => {
    const { status, body } = await api.call('GET', '/api/auth/sessions', { token });
    expect(status).toBe(200);
    return body.sessions as {
      id: string;
      browser: string;
      system: string;
      last_seen_at: string;
      current: boolean;
    }[];
  };
  const statusOf = async (token: string) =>
    (await api.call('GET', '/api/auth/me', { token })).status;

  it('[SET-1b] is listed by device, with the current one marked', async () => {
    await api.person();
    const here = (await login(cook)).body.token as string;
    await login(cook, telephone);
    await login(cook, 'x'.repeat(3_000));
    const sessions = await list(here);
    expect(sessions).toHaveLength(4);
    expect(sessions.filter(({ current }) => current)).toEqual([
      {
        id: expect.any(String),
        browser: 'Chrome',
        system: 'Windows',
        created_at: expect.any(String),
        last_seen_at: expect.any(String),
        current: true,
      },
    ]);
    expect(sessions).toContainEqual(
      expect.objectContaining({ browser: 'Firefox', system: 'Android', current: false }),
    );
    expect(sessions).toContainEqual(
      expect.objectContaining({ browser: null, system: null, current: false }),
    );
  });

  it('[SET-1b] shows when each was last used, to within minutes', async () => {
    const [session] = await list(cook.token);
    await query(
      `UPDATE sessions SET last_seen_at = now() - interval '2 days', created_at = now() - interval '3 days'`,
    );
    const other = (await login(cook)).body.token as string;
    const seen = async () =>
      (await list(other)).find(({ id }) => id === session?.id)?.last_seen_at ?? '';
    expect(Date.now() - Date.parse(await seen())).toBeGreaterThan(47 * 3_600_000);
    // The instance's cache of it expires after half a minute.
    passTime(31_000);
    expect(await statusOf(cook.token)).toBe(200);
    expect(Math.abs(Date.now() - Date.parse(await seen()))).toBeLessThan(300_000);
  });

  it('[SET-1b] omits expired sessions', async () => {
    await login(cook);
    await query(`UPDATE sessions SET expires_at = now() - interval '1 second' WHERE user_id = $1`, [
      cook.id,
    ]);
    expect(await list((await login(cook)).body.token as string)).toHaveLength(1);
  });

  it('removes expired sessions at the next login', async () => {
    await query(`UPDATE sessions SET expires_at = now() - interval '1 second' WHERE user_id = $1`, [
      cook.id,
    ]);
    await login(cook);
    expect(await query('SELECT id FROM sessions WHERE user_id = $1', [cook.id])).toHaveLength(1);
  });

  it('[SET-1b] ends only the chosen session, immediately', async () => {
    const elsewhere = (await login(cook, telephone)).body.token as string;
    expect(await statusOf(elsewhere)).toBe(200);
    const [other] = (await list(cook.token)).filter(({ current }) => !current);
    const end = () => api.call('DELETE', `/api/auth/sessions/${other?.id}`, { token: cook.token });
    expect((await end()).status).toBe(204);
    expect(await statusOf(elsewhere)).toBe(401);
    expect(await statusOf(cook.token)).toBe(200);
    expect(await end()).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  it('[SET-1b] ends all others', async () => {
    const stranger = await api.person();
    const others = [await login(cook), await login(cook, telephone)].map(({ body }) => body.token);
    for (const token of others) expect(await statusOf(token)).toBe(200);
    const { status } = await api.call('DELETE', '/api/auth/sessions', { token: cook.token });
    expect(status).toBe(204);
    for (const token of others) expect(await statusOf(token)).toBe(401);
    expect(await statusOf(cook.token)).toBe(200);
    expect(await statusOf(stranger.token)).toBe(200);
  });

  it('[SET-1b] cannot be ended by anyone else', async () => {
    const stranger = await api.person();
    const [session] = await list(cook.token);
    for (const id of [session?.id, 'not-an-id']) {
      const path = `/api/auth/sessions/${id}`;
      expect((await api.call('DELETE', path, { token: stranger.token })).status).toBe(404);
    }
    expect(await statusOf(cook.token)).toBe(200);
  });
});

describe('the tokens of a session', () => {
  const refresh = async (token: string) => {
    const { status, body } = await api.call('GET', '/api/auth/refresh-session', { token });
    return { status, token: body?.token as string };
  };
  const statusOf = async (token: string) =>
    (await api.call('GET', '/api/auth/me', { token })).status;
  const claimsOf = (token: string) =>
    JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

  it('[S-10] are replaced on renewal, and the previous one stays valid for half a minute', async () => {
    const next = await refresh(cook.token);
    expect(next.status).toBe(200);
    expect(next.token).not.toBe(cook.token);
    expect(await statusOf(cook.token)).toBe(200);
    // The response was lost, or another tab was quicker.
    expect(await refresh(cook.token)).toEqual(next);
    expect(await statusOf(next.token)).toBe(200);
  });

  it('[S-10] end the session when an old one is reused, whoever uses it', async () => {
    const next = await refresh(cook.token);
    passTime(31_000);
    expect(await statusOf(next.token)).toBe(200);
    expect(await statusOf(cook.token)).toBe(401);
    expect(await statusOf(next.token)).toBe(401);
    expect(await countSessions()).toBe(0);
  });

  it('[S-10] end the session when an old one is renewed again, even immediately', async () => {
    const second = await refresh(cook.token);
    const third = await refresh(second.token);
    expect((await refresh(cook.token)).status).toBe(401);
    expect(await statusOf(third.token)).toBe(401);
  });

  it('[S-10] are the same for several tabs renewing simultaneously', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => refresh(cook.token)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ token }) => token)).size).toBe(1);
  });

  it('[S-10] never outlive the session: twelve hours, however often they are renewed', async () => {
    const first = claimsOf(cook.token).exp as number;
    let { token } = cook;
    for (let hours = 0; hours < 11; hours += 1) {
      passTime(3_600_000);
      const next = await refresh(token);
      expect(next.status).toBe(200);
      expect(claimsOf(next.token).exp).toBe(first);
      token = next.token;
    }
    passTime(3_600_000);
    expect(await statusOf(token)).toBe(401);
    expect((await refresh(token)).status).toBe(401);
  });
});

describe('the security log', () => {
  type Line = Record<string, unknown> & { event: string };
  let lines: Line[];
  beforeEach(() => {
    lines = [];
    jest
      .spyOn(api.app.get(SecurityLog), 'record')
      .mockImplementation((event, record) => void lines.push({ event, ...record }));
  });
  const last = (event: string) => lines.filter((line) => line.event === event).at(-1);

  it('[S-15] records who, from where, what, and the outcome, without secrets', async () => {
    const entered = await login(cook);
    const { token } = entered.body as { token: string };
    const session = expect.any(String);
    expect(last('login')).toEqual({
      event: 'login',
      user: cook.id,
      session,
      from: '127.0.0.1',
      outcome: 'done',
    });
    await login({ ...cook, password: 'a wrong guess' });
    expect(last('login')).toMatchObject({ user: cook.id, outcome: 'refused' });
    await login({ email: 'nobody@example.org', password: 'a wrong guess' });
    expect(last('login')).toMatchObject({ user: null, outcome: 'refused' });
    await changePassword('a wrong guess', 'a newer password');
    expect(last('password-confirmed')).toMatchObject({ user: cook.id, outcome: 'refused' });
    await api.call('GET', '/api/auth/refresh-session', { token });
    await api.call('PUT', '/api/meal-planner/calendar-feed', {
      token,
      body: { password: cook.password },
    });
    expect(last('calendar-feed-made')).toMatchObject({ user: cook.id, from: '127.0.0.1' });
    const changed = await changePassword(cook.password, 'a newer password');
    expect(last('password-changed')).toMatchObject({ user: cook.id, outcome: 'done' });
    const next = (changed.body as { token: string }).token;
    await api.call('GET', '/api/auth/refresh-session', { token: next });
    passTime(31_000);
    await api.call('GET', '/api/auth/me', { token: next });
    expect(last('token-reused')).toMatchObject({ user: cook.id, session, outcome: 'refused' });
    jest.useRealTimers();
    const again = await login({ ...cook, password: 'a newer password' });
    await api.call('POST', '/api/auth/logout', { token: again.body.token as string });
    expect(last('session-ended')).toMatchObject({ user: cook.id, session });
    const written = JSON.stringify(lines);
    for (const secret of [cook.password, 'a newer password', 'a wrong guess', token, cook.email]) {
      expect(written).not.toContain(secret);
    }
  });

  it('[S-15] writes each event as one line of fields', () => {
    const written: object[] = [];
    const logger = { warn: (line: object) => void written.push(line) } as unknown as Logger;
    new NestLogger(logger).warn({ event: 'login', user: null, outcome: 'refused' }, 'Security');
    expect(written).toEqual([
      { context: 'Security', event: 'login', user: null, outcome: 'refused' },
    ]);
  });
});
