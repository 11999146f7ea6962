import { DescribedApi, type Operation, type Schema } from './openapi-testing.js';
import { type Answer, type Person, TestApp } from './testing.js';

type Body = Record<string, unknown>;

const sql = `'; DROP TABLE users; --`;
const script = '<script>alert(1)</script>';
const hostileTexts = [
  sql,
  script,
  `" OR 1=1 --`,
  '\u0000',
  '\ud800',
  '%00%27',
  '${7*7}{{7*7}}',
  '../../../etc/passwd',
  'é'.repeat(5000),
  '\r\nSet-Cookie: a=b',
];
const malformed = ['{', '{"a":', 'nonsense', '{"a":1}}', '['.repeat(3_000), "{'a':1}"];
const notObjects = ['null', '[]', '"text"', '1', 'true', '[[]]'];
const twoMegabytes = JSON.stringify({ text: 'x'.repeat(2 * 2 ** 20) });
/** Routes that take whole web pages. */
const largeBodies = new Map([
  ['/api/imports/preview', JSON.stringify({ text: 'x'.repeat(8 * 2 ** 20) })],
]);

function withValue(body: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return value;
  const copy = (Array.isArray(body) ? [...body] : { ...(body as Body) }) as Body;
  copy[key] = withValue(copy[key], rest, value);
  return copy;
}

function wrongValues(schema: Schema): unknown[] {
  const all: [string, unknown][] = [
    ['string', 'text'],
    ['number', -1.5],
    ['boolean', true],
    ['array', []],
    ['object', { a: 1 }],
    ['null', null],
  ];
  const own = schema.type === 'integer' ? 'number' : schema.type;
  return all.filter(([type]) => type !== own).map(([, value]) => value);
}

describe('requests nobody should send', () => {
  const api = new DescribedApi();
  let app: TestApp;
  let person: Person;
  beforeAll(async () => {
    app = await TestApp.start();
    await api.read(app);
  });
  beforeEach(async () => {
    person = await app.person({ subscribed: true });
  });
  afterAll(() => app.close());

  const fill = (operation: Operation, given: Record<string, string> = {}): string => {
    const valueOf = (name: string, schema: Schema) =>
      encodeURIComponent(given[name] ?? String(api.example(schema)));
    const path = operation.parameters
      .filter((parameter) => parameter.in === 'path')
      .reduce(
        (url, { name, schema }) => url.replace(`{${name}}`, valueOf(name, schema)),
        operation.path,
      );
    const query = operation.parameters
      .filter(
        (parameter) =>
          parameter.in === 'query' && (parameter.required || given[parameter.name] !== undefined),
      )
      .map(({ name, schema }) => `${name}=${valueOf(name, schema)}`);
    return query.length > 0 ? `${path}?${query.join('&')}` : path;
  };

  const send = async (
    operation: Operation,
    {
      body,
      given,
      type = 'application/json',
    }: { body?: unknown; given?: Record<string, string>; type?: string },
  ): Promise<Answer> => {
    const answer = await app.call(operation.method, fill(operation, given), {
      body,
      token: person.token,
      headers: body === undefined ? {} : { 'content-type': type },
    });
    expectOneSentence(answer);
    if (answer.status === 401 || (operation.method === 'DELETE' && answer.status < 300)) {
      // The person has logged out or deleted the account; the next request comes from somebody new.
      person = await app.person({ subscribed: true });
    }
    return answer;
  };

  function expectOneSentence({ status, body, text, headers }: Answer): void {
    expect([text, status < 500]).toEqual([text, true]);
    if (status < 400) return;
    expect(headers['content-type']).toContain('application/json');
    expect(body).toMatchObject({
      statusCode: status,
      code: expect.stringMatching(/^[a-z_]+$/),
      message: expect.stringMatching(/^[^<>{}\n]+[.!]$/),
      requestId: expect.any(String),
    });
    for (const secret of ['DROP TABLE', 'alert(1)', 'etc/passwd', 'node_modules']) {
      expect(text).not.toContain(secret);
    }
  }

  const withBodies = () => api.operations.filter(({ body }) => body);

  it('knows the routes it is about', () => {
    expect(withBodies().length).toBeGreaterThanOrEqual(5);
  });

  it('answers malformed JSON with 400', async () => {
    for (const operation of withBodies()) {
      for (const body of malformed) {
        const { status, body: error } = await send(operation, { body });
        expect([operation.path, body.slice(0, 9), status, error.code]).toEqual([
          operation.path,
          body.slice(0, 9),
          400,
          'malformed_json',
        ]);
      }
    }
  });

  it('answers a body that is no object with 400', async () => {
    for (const operation of withBodies()) {
      for (const body of [...notObjects, '']) {
        const { status } = await send(operation, { body });
        expect([operation.path, body, status]).toEqual([operation.path, body, 400]);
      }
    }
  });

  it('answers 2 MB, or 8 MB of a web page, with 413 and other types than JSON with 415', async () => {
    for (const operation of withBodies()) {
      const large = await send(operation, {
        body: largeBodies.get(operation.path) ?? twoMegabytes,
      });
      expect([operation.path, large.status]).toEqual([operation.path, 413]);
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'text/xml',
        'nonsense',
      ]) {
        const other = await send(operation, { body: 'a=1', type });
        expect([operation.path, type, other.status]).toEqual([operation.path, type, 415]);
      }
    }
  });

  it('names an unknown field', async () => {
    for (const operation of withBodies()) {
      const body = { ...(api.example(operation.body ?? {}) as Body), isAdmin: true };
      const answer = await send(operation, { body });
      expect([operation.path, answer.status, answer.body.fields]).toEqual([
        operation.path,
        400,
        expect.objectContaining({ isAdmin: expect.any(String) }),
      ]);
    }
  });

  it('answers a value of the wrong kind in any place with 400', async () => {
    for (const operation of withBodies()) {
      const body = api.example(operation.body ?? {});
      for (const { path, schema } of api.placesOf(operation.body ?? {})) {
        if (schema.anyOf || schema.oneOf || !schema.type) continue;
        for (const value of wrongValues(schema)) {
          if (value === null && (schema as { nullable?: boolean }).nullable) continue;
          const { status } = await send(operation, { body: withValue(body, path, value) });
          expect([operation.path, path, value, status]).toEqual([operation.path, path, value, 400]);
        }
      }
    }
  });

  it('takes SQL and script for the text they are, in any place', async () => {
    for (const operation of withBodies()) {
      const body = api.example(operation.body ?? {});
      for (const { path, schema } of api.placesOf(operation.body ?? {})) {
        if (schema.type !== 'string') continue;
        for (const text of hostileTexts) {
          await send(operation, { body: withValue(body, path, text) });
        }
      }
    }
    expect((await app.call('GET', '/api/auth/me', { token: person.token })).status).toBe(200);
  });

  it('is not confused by what stands in the address', async () => {
    for (const operation of api.operations) {
      for (const { name } of operation.parameters) {
        for (const text of [...hostileTexts, '-1', '1e9', '99999999999999999999', 'NaN', '']) {
          if (text === '' && operation.path.includes(`{${name}}`)) continue;
          if (text === '\ud800') continue;
          await send(operation, {
            given: { [name]: text },
            ...(operation.body && { body: api.example(operation.body) }),
          });
        }
      }
    }
    for (const url of [
      '/api/%ED%A0%80',
      '/api/%',
      '/api//auth//me',
      '/api/auth/me?a=%',
      `/api/${'x'.repeat(9000)}`,
    ]) {
      expectOneSentence(await app.call('GET', url, { token: person.token }));
    }
  });

  it('tells a wrong method from a wrong address', async () => {
    const patched = api.operations.filter(({ method }) => method === 'PATCH');
    for (const { path } of api.operations) {
      if (patched.some((operation) => operation.path === path)) continue;
      const url = path.replace(/\{[^}]+\}/g, '1');
      const { status, headers } = await app.call('PATCH', url);
      expect([path, status]).toEqual([path, 405]);
      expect(headers.allow).toMatch(/^[A-Z]+(, [A-Z]+)*$/);
    }
    expect(await app.call('GET', '/api/no-such-thing')).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
  });

  it('[ROLE-2] lets nobody without a token into what is not public', async () => {
    const open = new Set([
      '/api/auth/register',
      '/api/auth/login',
      '/api/auth/passkeys/login',
      '/api/auth/passkeys/login-options',
      '/api/auth/forgot-password',
      '/api/auth/reset-password',
      '/api/recipes/sample',
      '/mf/registry.json',
      '/api/payments/webhooks/stripe',
      '/api/payments/webhooks/google-play',
      '/api/health/live',
      '/api/health/ready',
    ]);
    for (const operation of api.operations.filter(({ path }) => !open.has(path))) {
      const { status } = await app.call(operation.method, fill(operation), {
        ...(operation.body && { body: api.example(operation.body) }),
      });
      expect([operation.path, status]).toEqual([operation.path, 401]);
    }
  });
});
