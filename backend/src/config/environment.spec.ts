import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Configuration } from './configuration.js';
import {
  environmentExample,
  EnvironmentError,
  environmentSchema,
  parseEnvironment,
  sampleSecret,
} from './environment.js';
import { repositoryRoot } from './repository-root.js';

describe('environment', () => {
  const strong = 'kV7!pQ2x_Wz9-Lm4Rt8sYb3Nc6Hd1Gf5';
  const production = { NODE_ENV: 'production', JWT_SECRET: strong };

  it('needs nothing outside production', () => {
    const { server, database, limits } = new Configuration(parseEnvironment({}));
    expect(server).toMatchObject({ host: '127.0.0.1', port: 3000, rateLimits: true });
    expect(server.appUrl).toBe('http://localhost:3000');
    expect(database.url).toBeUndefined();
    expect(limits).toEqual({ menus: 25, groceryLists: 25 });
  });

  it('takes an empty value for an absent one', () => {
    expect(parseEnvironment({ PORT: ' ', DATABASE_URL: '' })).toEqual(parseEnvironment({}));
  });

  it('names every bad variable and prints no value', () => {
    const source = { PORT: '70000', DATABASE_URL: 'mysql://me:hunter2@db', JWT_SECRET: 'hunter2' };
    let message = '';
    try {
      parseEnvironment(source);
    } catch (error) {
      expect(error).toBeInstanceOf(EnvironmentError);
      message = (error as Error).message;
    }
    for (const name of Object.keys(source)) expect(message).toContain(name);
    for (const value of Object.values(source)) expect(message).not.toContain(value);
    expect(message).not.toContain('hunter2');
  });

  it.each([
    ['a missing secret', { JWT_SECRET: '' }],
    ['a sample secret', { JWT_SECRET: sampleSecret }],
    ['another sample secret', { LLM_API_KEY: sampleSecret }],
    ['switched-off rate limits', { RATE_LIMITS: 'off' }],
    ['a clock that runs ahead', { CLOCK_AHEAD_DAYS: '1' }],
    ['[A-12] a checkout that charges nothing', { SANDBOX_CHECKOUT: 'on' }],
    ['[S-14] one letter for a secret', { JWT_SECRET: 'k'.repeat(64) }],
    ['[S-14] few letters', { JWT_SECRET: 'abcdefghi'.repeat(5).split('').sort().join('') }],
    ['[S-14] a word repeated', { JWT_SECRET: 'larder-secret'.repeat(4) }],
    ['[S-14] a word repeated and cut off', { JWT_SECRET: 'larder-secret'.repeat(4).slice(0, 40) }],
    ['[S-14] the alphabet', { JWT_SECRET: 'abcdefghijklmnopqrstuvwxyz0123456789' }],
    ['[S-14] a weak earlier secret', { JWT_SECRET_PREVIOUS: `${strong}x,${'z'.repeat(40)}` }],
    ['[S-14] a weak token', { METRICS_TOKEN: '0123456789012345678901234567890123456789' }],
  ])('refuses %s in production', (_what, change) => {
    const [name] = Object.keys(change);
    expect(() => parseEnvironment({ ...production, ...change })).toThrow(name);
    expect(() => parseEnvironment(production)).not.toThrow();
    expect(() => parseEnvironment({ ...change, NODE_ENV: 'development' })).not.toThrow();
  });

  it('[S-14] takes what generators of secrets make', () => {
    for (let n = 0; n < 2_000; n += 1) {
      for (const spelling of ['hex', 'base64', 'base64url'] as const) {
        const JWT_SECRET = randomBytes(32).toString(spelling);
        expect(() => parseEnvironment({ ...production, JWT_SECRET })).not.toThrow();
      }
    }
  });

  it.each([
    ['0', 0],
    ['2', 2],
    ['10.0.0.0/8, 192.168.1.1,fd00::/8', ['10.0.0.0/8', '192.168.1.1', 'fd00::/8']],
    ['loopback,uniquelocal', ['loopback', 'uniquelocal']],
  ])('[S-3] believes the proxies that TRUST_PROXY names: %s', (TRUST_PROXY, trusted) => {
    expect(parseEnvironment({ TRUST_PROXY }).TRUST_PROXY).toEqual(trusted);
  });

  it.each([
    'on',
    'true',
    '-1',
    '1.5',
    '99',
    '0.0.0.0/0',
    '::/0',
    '10.0.0.0/33',
    'example.org',
    '10.0.0.0/8,,',
  ])('[S-3] refuses to believe everybody, or nobody knows whom: TRUST_PROXY=%s', (TRUST_PROXY) => {
    expect(() => parseEnvironment({ TRUST_PROXY })).toThrow('TRUST_PROXY is not valid');
  });

  it('asks for all that taking cards needs', () => {
    const key = { STRIPE_SECRET_KEY: 'sk_test_1' };
    for (const name of ['STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_ID']) {
      expect(() => parseEnvironment(key)).toThrow(`${name} is required`);
    }
    const all = { ...key, STRIPE_WEBHOOK_SECRET: 'whsec_1', STRIPE_PRICE_ID: 'price_1' };
    expect(() => parseEnvironment(all)).not.toThrow();
  });

  it('says all that is wrong at once', () => {
    const source = { NODE_ENV: 'production', PORT: 'x', RATE_LIMITS: 'off' };
    for (const name of ['PORT', 'JWT_SECRET', 'RATE_LIMITS']) {
      expect(() => parseEnvironment(source)).toThrow(name);
    }
  });

  it('says a sentence about each variable', () => {
    for (const [name, { description }] of Object.entries(environmentSchema.shape)) {
      expect([name, description]).toEqual([name, expect.stringMatching(/^[A-Z].*\.$/)]);
    }
  });

  it('is what .env.example shows', () => {
    expect(readFileSync(join(repositoryRoot, '.env.example'), 'utf8')).toBe(environmentExample());
  });

  it.each([
    ['where nothing says so', '', undefined, 'dist/remotes'],
    ['by .env', 'kept', undefined, 'kept'],
    ['by the environment before .env', 'kept', 'given', 'given'],
    ['where it is empty', 'kept', ' ', 'dist/remotes'],
  ])('names the folder that scripts deploy remotes to, %s', (_what, kept, given, folder) => {
    const repository = realpathSync(mkdtempSync(join(tmpdir(), 'larder-')));
    const script = join(repository, 'scripts/workspace.mjs');
    cpSync(join(repositoryRoot, 'scripts/workspace.mjs'), script);
    writeFileSync(join(repository, '.env'), `REMOTES_DIR=${kept}\n`);
    const { REMOTES_DIR: _, ...environment } = process.env;
    const asked = `import('${pathToFileURL(script)}').then((it) => console.log(it.remotesFolder))`;
    const answer = execFileSync(process.execPath, ['-e', asked], {
      env: { ...environment, ...(given !== undefined && { REMOTES_DIR: given }) },
    });
    rmSync(repository, { recursive: true });
    expect(answer.toString().trim()).toBe(join(repository, folder));
    const configuration = new Configuration(parseEnvironment({ REMOTES_DIR: given ?? kept }));
    expect(configuration.remotesDir).toBe(join(repositoryRoot, folder));
  });
});
