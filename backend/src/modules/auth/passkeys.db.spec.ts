import { DataSource } from 'typeorm';
import { newSecretToken, secretTokenHash } from '../../common/secret-token.js';
import { Configuration } from '../../config/configuration.js';
import { newId } from '../../database/row.entity.js';
import { passTime, type Person, TestApp } from '../../testing.js';
import { eventually, outboxOf, type ReceivedMail } from '../mail/testing.js';
import { SoftwareAuthenticator } from './authenticator-testing.js';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const refusal = {
  status: 401,
  body: {
    code: 'passkey_refused',
    message: 'This passkey cannot sign you in. Please log in with your password.',
  },
};
const notAdded = { status: 400, body: { code: 'passkey_not_added' } };
const fiveMinutes = 300_000;

let api: TestApp;
let cook: Person;
beforeAll(async () => {
  api = await TestApp.start({}, { search: false });
});
beforeEach(async () => {
  cook = await api.person();
});
afterEach(() => jest.useRealTimers());
afterAll(() => api.close());

const mailsTo = (email: string): ReceivedMail[] =>
  outboxOf(api.app.get(Configuration).dataDir).filter(({ headers }) => headers.to === email);
const query = (sql: string, parameters: unknown[] = []) =>
  api.app.get(DataSource).query(sql, parameters);
const post = (path: string, body?: unknown, token?: string) =>
  api.call('POST', `/api/auth/passkeys${path}`, {
    body,
    token,
    headers: { 'user-agent': chrome },
  });

const creationOptions = async (person = cook) => {
  const { status, body } = await post(
    '/registration-options',
    { password: person.password },
    person.token,
  );
  expect(status).toBe(200);
  return body as { challenge: string; user: { id: string } };
};
const loginOptions = async () => {
  const { status, body } = await post('/login-options');
  expect(status).toBe(200);
  return body as { challenge: string };
};
const add = (credential: unknown, person = cook, name?: string) =>
  post('', { credential, ...(name !== undefined && { name }) }, person.token);
const logIn = (credential: unknown, rememberMe?: boolean) =>
  post('/login', { credential, ...(rememberMe !== undefined && { rememberMe }) });
const list = async (person = cook) => {
  const { body } = await api.call('GET', '/api/auth/passkeys', { token: person.token });
  return body.passkeys as {
    id: string;
    name: string;
    created_at: string;
    last_used_at: string | null;
  }[];
};

/** An authenticator that holds a passkey of this person. */
async function enrolled(
  person = cook,
  authenticator = new SoftwareAuthenticator(),
): Promise<SoftwareAuthenticator> {
  const credential = authenticator.register(await creationOptions(person));
  expect((await add(credential, person)).status).toBe(201);
  return authenticator;
}

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    sub: string;
    exp: number;
  };

describe('signing in with a passkey', () => {
  it('[CALL-20][ENT-11] responds like a login, after the owner has added it', async () => {
    const authenticator = await enrolled();
    const [passkey] = await list();
    expect(passkey).toMatchObject({ name: 'Chrome on Windows', last_used_at: null });
    const { status, body, headers } = await logIn(authenticator.logIn(await loginOptions()));
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['token']);
    expect(claimsOf(body.token)).toMatchObject({ sub: cook.id });
    expect(headers['set-cookie']).toMatch(/^device=.+; Path=\/api\/auth\/login; .*HttpOnly/);
    const me = await api.call('GET', '/api/auth/me', { token: body.token as string });
    expect(me).toMatchObject({ status: 200, body: { email: cook.email } });
    const [used] = await list();
    expect(Date.now() - Date.parse(used?.last_used_at ?? '')).toBeLessThan(60_000);
    expect((await logIn(authenticator.logIn(await loginOptions()))).status).toBe(200);
  });

  it('[CALL-20] lasts twelve hours, or ninety days on request', async () => {
    const authenticator = await enrolled();
    for (const [rememberMe, hours] of [
      [undefined, 12],
      [false, 12],
      [true, 90 * 24],
    ] as const) {
      const { body } = await logIn(authenticator.logIn(await loginOptions()), rememberMe);
      const left = claimsOf(body.token).exp - Date.now() / 1000;
      expect(Math.abs(left - hours * 3_600)).toBeLessThan(60);
    }
  });

  it('[CALL-20] offers everyone the same options, and names no passkey', async () => {
    const before = await loginOptions();
    await enrolled();
    const after = await loginOptions();
    expect(after).toEqual({ ...before, challenge: after.challenge });
    expect(after.challenge).not.toBe(before.challenge);
    expect(Buffer.from(after.challenge, 'base64url')).toHaveLength(32);
    expect(after).toEqual({
      rpId: 'localhost',
      challenge: after.challenge,
      timeout: fiveMinutes,
      userVerification: 'required',
    });
  });

  it('[CALL-20] refuses an unknown passkey the same way as a wrong signature', async () => {
    const authenticator = await enrolled();
    const unknown = new SoftwareAuthenticator();
    const answers = [];
    answers.push(await logIn(unknown.logIn(await loginOptions(), { userHandle: 'AAAA' })));
    const forged = { ...unknown.logIn(await loginOptions()), id: authenticator.id };
    answers.push(await logIn({ ...forged, rawId: authenticator.id }));
    for (const answer of answers) expect(answer).toMatchObject(refusal);
    const [first, second] = answers.map(({ body }) => ({ ...body, requestId: '' }));
    expect(second).toEqual(first);
  });

  it('[CALL-20] accepts a challenge once', async () => {
    const authenticator = await enrolled();
    const credential = authenticator.logIn(await loginOptions());
    expect((await logIn(credential)).status).toBe(200);
    expect(await logIn(credential)).toMatchObject(refusal);
  });

  it('[CALL-20] accepts a challenge from only one of several simultaneous answers', async () => {
    const authenticator = await enrolled();
    const credential = authenticator.logIn(await loginOptions());
    const answers = await Promise.all(Array.from({ length: 5 }, () => logIn(credential)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
  });

  it('[CALL-20] accepts a challenge for five minutes, then deletes it', async () => {
    const authenticator = await enrolled();
    const inTime = authenticator.logIn(await loginOptions());
    const late = authenticator.logIn(await loginOptions());
    passTime(fiveMinutes - 10_000);
    expect((await logIn(inTime)).status).toBe(200);
    passTime(10_001);
    expect(await logIn(late)).toMatchObject(refusal);
    await loginOptions();
    const [{ count }] = await query(
      'SELECT count(*)::int FROM passkey_challenges WHERE expires_at < $1',
      [new Date()],
    );
    expect(count).toBe(0);
  });

  it('[CALL-20] accepts no challenge that was never issued, or issued for another purpose', async () => {
    const authenticator = await enrolled();
    const invented = authenticator.logIn({ challenge: newSecretToken() });
    expect(await logIn(invented)).toMatchObject(refusal);
    const registration = authenticator.logIn(await creationOptions());
    expect(await logIn(registration)).toMatchObject(refusal);
    const login = { ...(await creationOptions()), ...(await loginOptions()) };
    expect(await add(new SoftwareAuthenticator().register(login))).toMatchObject(notAdded);
    expect(await list()).toHaveLength(1);
  });

  it('[CALL-20][SET-1b] refuses a challenge that no server could have issued', async () => {
    const authenticator = await enrolled();
    const { user } = await creationOptions();
    for (const challenge of ['\u0000', 'a\u0000b', '\ud800', 'ü', 'x'.repeat(3000), '']) {
      expect(await logIn(authenticator.logIn({ challenge }))).toMatchObject(refusal);
      expect(await add(authenticator.register({ challenge, user }))).toMatchObject(notAdded);
    }
  });

  it('[CALL-20] accepts nothing signed for another page or host, or without user verification', async () => {
    const authenticator = await enrolled();
    const { behaviour } = authenticator;
    const usual = { ...behaviour };
    for (const wrong of [
      { origin: 'https://larder.example' },
      { origin: 'http://localhost:3001' },
      { relyingPartyId: 'larder.example' },
      { recognisesOwner: false },
    ]) {
      Object.assign(behaviour, usual, wrong);
      expect(await logIn(authenticator.logIn(await loginOptions()))).toMatchObject(refusal);
    }
    Object.assign(behaviour, usual);
    expect((await logIn(authenticator.logIn(await loginOptions()))).status).toBe(200);
  });

  it('[CALL-20] accepts nothing that was altered in transit', async () => {
    const authenticator = await enrolled();
    for (const part of ['authenticatorData', 'signature'] as const) {
      const credential = authenticator.logIn(await loginOptions());
      const bytes = Buffer.from(credential.response[part], 'base64url');
      bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
      const response = { ...credential.response, [part]: bytes.toString('base64url') };
      expect(await logIn({ ...credential, response })).toMatchObject(refusal);
    }
    const credential = authenticator.logIn(await loginOptions());
    const response = { ...credential.response, clientDataJSON: 'bm90IEpTT04' };
    expect(await logIn({ ...credential, response })).toMatchObject(refusal);
  });

  it('[CALL-20] accepts no passkey on behalf of someone else', async () => {
    const stranger = await api.person();
    const authenticator = await enrolled();
    const other = await creationOptions(stranger);
    for (const userHandle of [other.user.id, undefined]) {
      const credential = authenticator.logIn(await loginOptions());
      const response = { ...credential.response, userHandle };
      expect(await logIn({ ...credential, response })).toMatchObject(refusal);
    }
  });

  it('[CALL-20] refuses a copied authenticator by its count', async () => {
    const authenticator = await enrolled(cook, new SoftwareAuthenticator({ counter: 7 }));
    expect((await logIn(authenticator.logIn(await loginOptions()))).status).toBe(200);
    authenticator.behaviour.counter = 7;
    expect(await logIn(authenticator.logIn(await loginOptions()))).toMatchObject(refusal);
    authenticator.behaviour.counter = 2 ** 32 - 2;
    expect((await logIn(authenticator.logIn(await loginOptions()))).status).toBe(200);
  });

  it('[CALL-20] lets in only one of two copies with equal counts', async () => {
    const authenticator = await enrolled(cook, new SoftwareAuthenticator({ counter: 1 }));
    const first = authenticator.logIn(await loginOptions());
    authenticator.behaviour.counter = 1;
    const second = authenticator.logIn(await loginOptions());
    const answers = await Promise.all([logIn(first), logIn(second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    const [{ count }] = await query('SELECT count(*)::int FROM sessions WHERE user_id = $1', [
      cook.id,
    ]);
    expect(count).toBe(2);
  });
});

describe('adding a passkey', () => {
  it('[SET-1b] requires the password', async () => {
    const wrong = await post('/registration-options', { password: 'a guess' }, cook.token);
    expect(wrong).toMatchObject({
      status: 400,
      body: {
        code: 'account_password_wrong',
        fields: { password: 'That is not your current password.' },
      },
    });
    expect(await post('/registration-options', {}, cook.token)).toMatchObject({
      status: 400,
      body: { message: 'Please enter your current password.' },
    });
    expect((await post('/registration-options', { password: cook.password })).status).toBe(401);
    const [{ count }] = await query(
      'SELECT count(*)::int FROM passkey_challenges WHERE user_id = $1',
      [cook.id],
    );
    expect(count).toBe(0);
  });

  it('[SET-1b] requires a discoverable passkey with user verification, and lists existing ones', async () => {
    const authenticator = await enrolled();
    expect(await creationOptions()).toMatchObject({
      rp: { id: 'localhost', name: 'Larder' },
      user: { name: cook.email, displayName: cook.username },
      attestation: 'none',
      timeout: fiveMinutes,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: authenticator.id, type: 'public-key', transports: ['internal'] }],
    });
    expect(await creationOptions(await api.person())).toMatchObject({ excludeCredentials: [] });
  });

  it('[SET-1b] is named by the person, or after the device', async () => {
    const named = new SoftwareAuthenticator().register(await creationOptions());
    const { status, body } = await add(named, cook, '  My telephone ');
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String),
      name: 'My telephone',
      created_at: expect.any(String),
      last_used_at: null,
    });
    await add(new SoftwareAuthenticator().register(await creationOptions()), cook, '   ');
    expect((await list()).map(({ name }) => name)).toEqual(['My telephone', 'Chrome on Windows']);
  });

  it("[SET-1b] accepts this person's challenge, once, for five minutes", async () => {
    const stranger = await api.person();
    const options = await creationOptions();
    const credential = new SoftwareAuthenticator().register(options);
    expect(await add(credential, stranger)).toMatchObject(notAdded);
    expect((await add(credential)).status).toBe(201);
    expect(await add(new SoftwareAuthenticator().register(options))).toMatchObject(notAdded);
    const late = new SoftwareAuthenticator().register(await creationOptions());
    passTime(fiveMinutes + 1);
    expect(await add(late)).toMatchObject(notAdded);
    jest.useRealTimers();
    const invented = { ...options, challenge: newSecretToken() };
    expect(await add(new SoftwareAuthenticator().register(invented))).toMatchObject(notAdded);
    expect(await list()).toHaveLength(1);
    expect(await list(stranger)).toEqual([]);
  });

  it('[SET-1b] accepts nothing from another page or host or without user verification; the challenge is then gone', async () => {
    for (const wrong of [
      { origin: 'https://larder.example' },
      { relyingPartyId: 'larder.example' },
      { recognisesOwner: false },
    ]) {
      const options = await creationOptions();
      const authenticator = new SoftwareAuthenticator(wrong);
      expect(await add(authenticator.register(options))).toMatchObject(notAdded);
      expect(await add(new SoftwareAuthenticator().register(options))).toMatchObject(notAdded);
    }
    expect(await list()).toEqual([]);
  });

  it("[SET-1b] does not take over someone else's passkey", async () => {
    const stranger = await api.person();
    const authenticator = await enrolled();
    const thief = new SoftwareAuthenticator();
    const credential = thief.register(await creationOptions(stranger), authenticator.id);
    expect(await add(credential, stranger)).toMatchObject(notAdded);
    const { body } = await logIn(authenticator.logIn(await loginOptions()));
    expect(claimsOf(body.token).sub).toBe(cook.id);
    expect(await list(stranger)).toEqual([]);
  });

  it('[SET-1b] stops at twenty, however many are added at once', async () => {
    for (let n = 0; n < 19; n += 1) await enrolled();
    const credentials = [];
    for (let n = 0; n < 3; n += 1) {
      credentials.push(new SoftwareAuthenticator().register(await creationOptions()));
    }
    const answers = await Promise.all(credentials.map((credential) => add(credential)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 403, 403]);
    const full = await post('/registration-options', { password: cook.password }, cook.token);
    expect(full).toMatchObject({
      status: 403,
      body: { message: 'An account can hold up to 20 passkeys. Remove one first.' },
    });
    expect(await list()).toHaveLength(20);
  });
});

describe('the passkeys of an account', () => {
  const change = (method: 'PUT' | 'DELETE', id: string, person: Person, body?: unknown) =>
    api.call(method, `/api/auth/passkeys/${id}`, { token: person.token, body });

  const given = ({ password }: Person) => ({ password });

  it('[SET-1b] are renamed and removed only by their owner', async () => {
    const stranger = await api.person();
    const authenticator = await enrolled();
    const id = (await list())[0]?.id ?? '';
    expect((await change('PUT', id, stranger, { name: 'Mine' })).status).toBe(404);
    expect((await change('DELETE', id, stranger, given(stranger))).status).toBe(404);
    expect((await change('DELETE', 'not-an-id', cook, given(cook))).status).toBe(404);
    expect(await change('PUT', id, cook, { name: '  ' })).toMatchObject({
      status: 400,
      body: { message: 'Please enter a name for the passkey.' },
    });
    expect(await change('PUT', id, cook, { name: ' Kitchen tablet ' })).toMatchObject({
      status: 200,
      body: { id, name: 'Kitchen tablet' },
    });
    const begun = authenticator.logIn(await loginOptions());
    expect((await change('DELETE', id, cook, given(cook))).status).toBe(204);
    expect(await logIn(begun)).toMatchObject(refusal);
    expect((await change('DELETE', id, cook, given(cook))).status).toBe(404);
    expect(await list()).toEqual([]);
  });

  it('[S-10] cannot be removed without the password', async () => {
    await enrolled();
    const id = (await list())[0]?.id ?? '';
    expect((await change('DELETE', id, cook)).status).toBe(400);
    expect(await change('DELETE', id, cook, { password: 'a wrong guess' })).toMatchObject({
      status: 400,
      body: { code: 'account_password_wrong', fields: { password: expect.any(String) } },
    });
    expect(await list()).toHaveLength(1);
  });

  it('[S-10] are reported by mail when added and removed', async () => {
    await enrolled();
    const [{ id, name } = { id: '', name: '' }] = await list();
    expect((await change('DELETE', id, cook, given(cook))).status).toBe(204);
    const mails = await eventually(() => {
      const all = mailsTo(cook.email);
      return all.length === 2 && all;
    });
    expect(mails.map(({ headers }) => headers.subject).sort()).toEqual([
      'A passkey has been added to your Larder account',
      'A passkey has been removed from your Larder account',
    ]);
    for (const { text } of mails) {
      expect(text).toContain(`Hello ${cook.username},`);
      expect(text).toContain(`"${name}"`);
    }
  });

  it('[CALL-24] stay when the password changes, but a registration begun with the old one is cancelled', async () => {
    const authenticator = await enrolled();
    const begun = new SoftwareAuthenticator().register(await creationOptions());
    const { body } = await api.call('POST', '/api/auth/change-password', {
      token: cook.token,
      body: { currentPassword: cook.password, newPassword: 'a newer password' },
    });
    const again = { ...cook, password: 'a newer password', token: body.token as string };
    expect(await add(begun, again)).toMatchObject(notAdded);
    expect(await list(again)).toHaveLength(1);
    expect((await logIn(authenticator.logIn(await loginOptions()))).status).toBe(200);
  });

  it('[CALL-27] are removed when the password is reset by mail', async () => {
    const authenticator = await enrolled();
    const token = newSecretToken();
    await query(
      `INSERT INTO password_resets (id, user_id, token_hash, expires_at)
       VALUES ($1, $2, $3, now() + interval '1 hour')`,
      [newId(), cook.id, secretTokenHash(token)],
    );
    const begun = authenticator.logIn(await loginOptions());
    const reset = await api.call('POST', '/api/auth/reset-password', {
      body: { token, password: 'a newer password' },
    });
    expect(reset.status).toBe(200);
    expect(await logIn(begun)).toMatchObject(refusal);
    const login = await api.call('POST', '/api/auth/login', {
      body: { email: cook.email, password: 'a newer password' },
    });
    expect(await list({ ...cook, token: login.body.token as string })).toEqual([]);
  });

  it('[SET-1a] are included in the data download by name and dates, without their keys', async () => {
    const authenticator = await enrolled();
    await creationOptions();
    await logIn(authenticator.logIn(await loginOptions()));
    const { body, text } = await api.call('GET', '/api/auth/export', { token: cook.token });
    expect(body.owned.passkeys).toEqual([
      {
        id: expect.any(String),
        userId: cook.id,
        name: 'Chrome on Windows',
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
        lastUsedAt: expect.any(String),
        deviceType: 'multiDevice',
        backedUp: true,
      },
    ]);
    expect(text).not.toContain(authenticator.id);
    expect(body.owned).not.toHaveProperty('passkey_challenges');
  });

  it('[SET-1a] are deleted with the account', async () => {
    const authenticator = await enrolled();
    await creationOptions();
    const deleted = await api.call('DELETE', '/api/auth/account', {
      token: cook.token,
      body: { password: cook.password },
    });
    expect(deleted.status).toBe(204);
    const [{ count }] = await query(
      `SELECT (SELECT count(*) FROM passkeys WHERE user_id = $1)::int
            + (SELECT count(*) FROM passkey_challenges WHERE user_id = $1)::int AS count`,
      [cook.id],
    );
    expect(count).toBe(0);
    expect(await logIn(authenticator.logIn(await loginOptions()))).toMatchObject(refusal);
  });
});

// Last, because the token library supports only one application at a time.
describe('an application with different settings', () => {
  it('[SET-1b] creates passkeys for the host of the public URL', async () => {
    const elsewhere = await TestApp.start(
      { APP_URL: 'https://larder.example/app' },
      { search: false },
    );
    try {
      const person = await elsewhere.person();
      const call = (path: string, body?: unknown, token?: string) =>
        elsewhere.call('POST', `/api/auth/passkeys${path}`, { body, token });
      const { password, token } = person;
      const { body: options } = await call('/registration-options', { password }, token);
      expect(options.rp.id).toBe('larder.example');
      const authenticator = new SoftwareAuthenticator({
        origin: 'https://larder.example',
        relyingPartyId: 'larder.example',
      });
      const credential = authenticator.register(options);
      expect((await call('', { credential }, token)).status).toBe(201);
      const { body: asked } = await call('/login-options');
      const login = await call('/login', { credential: authenticator.logIn(asked) });
      expect(login.status).toBe(200);
    } finally {
      await elsewhere.close();
    }
  });

  it('[CALL-20] allows one client ten failed passkey attempts a minute', async () => {
    const limited = await TestApp.start({ RATE_LIMITS: 'on' }, { search: false });
    try {
      const unknown = new SoftwareAuthenticator();
      const body = { credential: unknown.logIn({ challenge: newSecretToken() }) };
      const tries = Array.from({ length: 11 }, () =>
        limited.call('POST', '/api/auth/passkeys/login', { body }),
      );
      const statuses = (await Promise.all(tries)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 401)).toHaveLength(10);
      expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    } finally {
      await limited.close();
    }
  });
});
