import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Configuration } from './config/configuration.js';
import { eventually } from './modules/mail/testing.js';
import { TestApp } from './testing.js';

/** Marked English serves as a second language, which the product does not have: no sentence can be missing from it. */
jest.mock('@larder/copy', () => {
  const actual = jest.requireActual('@larder/copy');
  const marked = (value: unknown): unknown => {
    if (typeof value === 'string') return `⟦${value}⟧`;
    if (typeof value === 'function') return (...args: unknown[]) => marked(value(...args));
    if (Array.isArray(value) || typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, marked(inner)]));
  };
  const byLocale = Object.fromEntries(
    Object.entries(actual.byLocale as Record<string, { en: object }>).map(([area, { en }]) => [
      area,
      { en, qps: marked(en) },
    ]),
  );
  const pickLocale = (tags: string[]) => actual.pickLocale(tags, ['en', 'qps']);
  return { ...actual, byLocale, pickLocale };
});

describe('the language of a request', () => {
  let api: TestApp;
  let address: string;
  beforeAll(async () => {
    api = await TestApp.start({ RATE_LIMITS: 'off' }, { search: false });
    // Over a socket, because what runs after a body has been read starts from the socket, not from the request.
    await (api.app as NestFastifyApplication).listen(0, '127.0.0.1');
    address = await api.app.getUrl();
  });
  afterAll(() => api.close());

  const post = async (path: string, language: string, body: unknown) => {
    const response = await fetch(`${address}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return { response, body: (await response.json()) as { message: string; fields?: object } };
  };

  it('decides which sentences an answer holds, fields included', async () => {
    const { response, body } = await post('/auth/register', 'fr, qps-CA;q=0.9, en;q=0.8', {});
    expect(response.headers.get('vary')).toContain('Accept-Language');
    expect(body.message).toMatch(/^⟦.+⟧$/);
    const fields = Object.values(body.fields ?? {});
    expect(fields.length).toBeGreaterThan(1);
    for (const sentence of fields) expect(sentence).toMatch(/^⟦.+⟧$/);
  });

  it.each([
    ['', 'none is named'],
    ['fr', 'it is not spoken'],
    ['en;q=0.9, qps;q=0.1', 'another is preferred'],
    ['en, qps;q=0', 'it is refused'],
    [';;q=,,%', 'nothing can be made of it'],
  ])('is the default for "%s", because %s', async (language) => {
    expect((await post('/auth/register', language, {})).body.message).not.toContain('⟦');
  });

  it('also speaks where no route answers', async () => {
    expect((await post('/nowhere', 'qps', {})).body.message).toMatch(/^⟦/);
    expect((await post('/auth/register', 'qps', '{')).body.message).toMatch(/^⟦/);
  });

  it('does not mix up requests that run at the same time', async () => {
    const languages = Array.from({ length: 40 }, (_, n) => (n % 2 === 0 ? 'qps' : 'en'));
    const answers = await Promise.all(
      languages.map((language, n) =>
        post('/auth/register', language, {
          username: `cook ${n}`,
          email: `cook-${n}@example.org`,
          password: 'a long password of a cook',
        }),
      ),
    );
    for (const [n, { response, body }] of answers.entries()) {
      expect(response.status).toBe(201);
      expect(body.message.startsWith('⟦')).toBe(languages[n] === 'qps');
    }
  });

  it('is the language of the mails that it causes', async () => {
    await post('/auth/forgot-password', 'qps', { email: 'cook-1@example.org' });
    const outbox = join(api.app.get(Configuration).dataDir, 'outbox');
    const mail = await eventually(() => {
      const [file] = existsSync(outbox)
        ? readdirSync(outbox).filter((name) => name.endsWith('.eml'))
        : [];
      return file && readFileSync(join(outbox, file), 'utf8');
    });
    const html = mail.replace(/=\r?\n/g, '');
    expect(html).toMatch(/<html lang=(3D)?"qps">/);
    expect(html).toContain('=E2=9F=A6Hello cook 1');
  });
});
