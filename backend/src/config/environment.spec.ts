import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Configuration } from './configuration.js';
import {
  allowedFor,
  environmentExample,
  EnvironmentError,
  environmentSchema,
  misspelledNames,
  parseEnvironment,
  sampleSecret,
} from './environment.js';
import { repositoryRoot } from './repository-root.js';

describe('environment', () => {
  const strong = 'kV7!pQ2x_Wz9-Lm4Rt8sYb3Nc6Hd1Gf5';
  const production = { NODE_ENV: 'production', JWT_SECRET: strong };

  it('requires nothing outside production', () => {
    const { server, database, limits } = new Configuration(parseEnvironment({}));
    expect(server).toMatchObject({ host: '127.0.0.1', port: 3000, rateLimits: true });
    expect(server.appUrl).toBe('http://localhost:3000');
    expect(database.url).toBeUndefined();
    expect(limits).toEqual({ menus: 25, groceryLists: 25 });
  });

  it('treats an empty value as missing', () => {
    expect(parseEnvironment({ PORT: ' ', DATABASE_URL: '' })).toEqual(parseEnvironment({}));
  });

  it('names every invalid variable and prints no value', () => {
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
    ['PORT', 'abc', 'a whole number from 0 to 65535'],
    ['MENU_LIMIT', '-1', 'a whole number from 0 to 100000'],
    ['CLOCK_AHEAD_DAYS', '4000', 'a whole number from 0 to 3650'],
    ['NODE_ENV', 'prod', 'one of development, test, production'],
    ['LOG_LEVEL', 'loud', 'one of fatal, error, warn, info, debug, trace, silent'],
    ['RATE_LIMITS', 'yes', 'one of on, off'],
    ['API_DOCS', '1', 'one of on, off'],
    ['DATABASE_URL', 'mysql://db', 'an address such as postgres://user:password@host:5432/name'],
    ['DATABASE_REPLICA_URLS', 'db', 'addresses such as postgres://'],
    ['REDIS_URL', 'localhost', 'an address that begins with redis://'],
    ['SMTP_URL', 'mail.example.org', 'an address that begins with smtp://'],
    ['APP_URL', 'example.org', 'an address that begins with http:// or https://'],
    ['JWT_SECRET', 'short', '32 bytes or more'],
    ['JWT_SECRET_PREVIOUS', 'short', 'secrets of 32 bytes or more, comma-separated for several'],
    ['GOOGLE_PLAY_PUSH_ACCOUNT', 'me', 'an email address'],
    ['ANDROID_CERT_FINGERPRINTS', 'AB', 'fingerprints of 32 bytes'],
    ['TRUST_PROXY', 'on', 'a number from 0 to 10, or networks such as 10.0.0.0/8'],
  ])('says what %s takes instead of "%s"', (name, value, taken) => {
    expect(() => parseEnvironment({ [name]: value })).toThrow(
      `${name} is not valid: it takes ${taken}`,
    );
  });

  it('knows what every validated variable takes', () => {
    for (const [name, schema] of Object.entries(environmentSchema.shape)) {
      if (!schema.safeParse('\u0000').success) {
        expect([name, allowedFor(name)]).not.toEqual([name, 'text']);
      }
    }
  });

  it.each([
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['database_url', 'DATABASE_URL'],
    ['STRIPE_SECRETKEY', 'STRIPE_SECRET_KEY'],
    ['LOGLEVEL', 'LOG_LEVEL'],
    ['PORTS', 'PORT'],
  ])('asks whether %s should be %s', (name, meant) => {
    expect(misspelledNames({ [name]: 'x' })).toEqual([
      `${name} is not a setting and has no effect. Did you mean ${meant}?`,
    ]);
  });

  it('does not suspect variables that systems or tools set', () => {
    const others =
      'PATH HOME HOSTNAME HOSTTYPE PWD OLDPWD USER SHELL TERM LANG LC_ALL TZ DISPLAY EDITOR MAIL LOGNAME TMPDIR XDG_DATA_DIRS NODE_OPTIONS ' +
      'NODE_PATH NODE_VERSION NVM_DIR CI DEBUG INIT_CWD npm_config_cache npm_package_name POSTGRES_USER POSTGRES_PASSWORD PGHOST PGPORT ' +
      'SSH_AUTH_SOCK SHLVL COLORTERM KUBERNETES_PORT REDIS_PORT SMTP_HOST';
    expect(
      misspelledNames(Object.fromEntries(others.split(' ').map((name) => [name, 'x']))),
    ).toEqual([]);
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

  it('[S-14] accepts the output of secret generators', () => {
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
  ])('[S-3] trusts the proxies that TRUST_PROXY names: %s', (TRUST_PROXY, trusted) => {
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
  ])('[S-3] refuses to trust everyone, or an unknown set: TRUST_PROXY=%s', (TRUST_PROXY) => {
    expect(() => parseEnvironment({ TRUST_PROXY })).toThrow('TRUST_PROXY is not valid');
  });

  it('requires everything that card payments need', () => {
    const key = { STRIPE_SECRET_KEY: 'sk_test_1' };
    for (const name of ['STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_ID']) {
      expect(() => parseEnvironment(key)).toThrow(`${name} is required`);
    }
    const all = { ...key, STRIPE_WEBHOOK_SECRET: 'whsec_1', STRIPE_PRICE_ID: 'price_1' };
    expect(() => parseEnvironment(all)).not.toThrow();
  });

  it('reports all errors at once', () => {
    const source = { NODE_ENV: 'production', PORT: 'x', RATE_LIMITS: 'off' };
    for (const name of ['PORT', 'JWT_SECRET', 'RATE_LIMITS']) {
      expect(() => parseEnvironment(source)).toThrow(name);
    }
  });

  it('describes each variable in a sentence', () => {
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
