import { execFileSync } from 'node:child_process';
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
  const production = { NODE_ENV: 'production', JWT_SECRET: 'k'.repeat(32) };

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
  ])('refuses %s in production', (_what, change) => {
    const [name] = Object.keys(change);
    expect(() => parseEnvironment({ ...production, ...change })).toThrow(name);
    expect(() => parseEnvironment(production)).not.toThrow();
    expect(() => parseEnvironment({ ...change, NODE_ENV: 'development' })).not.toThrow();
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
