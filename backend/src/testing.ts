import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { hash } from '@node-rs/argon2';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApp } from './app.js';
import { Configuration } from './config/configuration.js';
import { testConfiguration } from './config/testing.js';
import { configuredDatabase, type DatabaseSource } from './database/database-source.js';
import { freshDatabase, type TestDatabase } from './database/testing.js';
import type { UserView } from './modules/auth/dto/auth.dto.js';
import { Passwords } from './modules/auth/passwords.js';
import { LedgerService } from './modules/payments/ledger/ledger.service.js';
import type { RecipeOwner } from './modules/recipes/domain/recipe-draft.js';
import type { Account } from './modules/users/domain/account.js';
import { UsersService } from './modules/users/users.service.js';
import { firstStart } from './server-process-testing.js';

/** `passwords.spec.ts` tests real hashes; here they would take most of the time that creating a person takes. */
const cheapHash = { memoryCost: 64, timeCost: 1, parallelism: 1 };

/** Bytes that a socket reads at a time. */
const largestPart = 64 * 1024;

/** A body as it arrives over a network: in parts, between which a server turns to others. */
async function* partsOf(body: Buffer): AsyncGenerator<Buffer> {
  for (let start = 0; start < body.length; start += largestPart) {
    yield body.subarray(start, start + largestPart);
    await setImmediate();
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';

export interface Answer {
  status: number;
  // Specs assert what they expect of a body; a type would only repeat it.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
  text: string;
  headers: Record<string, unknown>;
}

export interface Person extends UserView {
  householdId: string;
  password: string;
  token: string;
}

/** Sets the clock ahead and nothing else: timers and the network go on as they are. Undone by `jest.useRealTimers()`. */
export function passTime(milliseconds: number): void {
  jest.useFakeTimers({
    now: Date.now() + milliseconds,
    doNotFake: [
      'clearImmediate',
      'clearInterval',
      'clearTimeout',
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'setInterval',
      'setTimeout',
    ],
  });
}

const configurationFor = (
  { url }: TestDatabase,
  variables: Record<string, string> = {},
): Configuration => testConfiguration({ ...(url && { DATABASE_URL: url }), ...variables });

/** The whole application on a fresh database, called without a network. */
export class TestApp {
  private constructor(
    readonly app: NestFastifyApplication,
    private readonly dataDir: string,
  ) {}

  /** Without `search` it has no recipes and starts in half the time. */
  static async start(
    variables: Record<string, string> = {},
    { search = true }: { search?: boolean } = {},
  ): Promise<TestApp> {
    const database = await freshDatabase(search ? firstStart() : undefined);
    return TestApp.on(database, configurationFor(database, variables), search);
  }

  /** Another instance on the same database, which has to be on a server. */
  async beside(variables: Record<string, string> = {}): Promise<TestApp> {
    const { url } = this.app.get(Configuration).database;
    if (!url) throw new Error('The embedded database has one instance only.');
    const configuration = testConfiguration({ DATABASE_URL: url, ...variables });
    return TestApp.on(configuredDatabase(configuration), configuration, true);
  }

  private static async on(
    database: DatabaseSource,
    configuration: Configuration,
    search: boolean,
  ): Promise<TestApp> {
    const app = await createApp(configuration, { database, search });
    app.get(Passwords, { strict: false }).hash = (password) => hash(password, cheapHash);
    await app.init();
    await app.getHttpAdapter().getInstance().ready();
    return new TestApp(app, configuration.dataDir);
  }

  async call(
    method: Method,
    url: string,
    {
      body,
      token,
      headers = {},
    }: { body?: unknown; token?: string; headers?: Record<string, string> } = {},
  ): Promise<Answer> {
    const payload =
      body === undefined || typeof body === 'string' || Buffer.isBuffer(body)
        ? body
        : JSON.stringify(body);
    const isLarge = Buffer.isBuffer(payload) && payload.length > largestPart;
    const answer = await this.app.inject({
      method,
      url,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(isLarge && { 'content-length': String(payload.length) }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(payload !== undefined && {
        payload: isLarge ? Readable.from(partsOf(payload)) : payload,
      }),
    });
    const json = String(answer.headers['content-type']).includes('json') && answer.body !== '';
    return {
      status: answer.statusCode,
      body: json ? JSON.parse(answer.body) : undefined,
      text: answer.body,
      headers: answer.headers,
    };
  }

  /** A form with one file, as browsers send it. */
  static form(file: Buffer, name: string): { type: string; body: Buffer } {
    const boundary = randomBytes(16).toString('hex');
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
    return {
      type: `multipart/form-data; boundary=${boundary}`,
      body: Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    };
  }

  async upload(
    url: string,
    file: Buffer,
    { token, name }: { token: string; name: string },
  ): Promise<Answer> {
    const { type, body } = TestApp.form(file, name);
    const headers = { 'content-type': type };
    return this.call('POST', url, { token, body, headers });
  }

  /** Somebody who has registered and logged in. */
  async person({ subscribed = false } = {}): Promise<Person> {
    const username = `cook-${randomBytes(6).toString('hex')}`;
    const account = { username, email: `${username}@example.org`, password: 'correct horse' };
    await this.call('POST', '/api/auth/register', { body: account });
    const { email, password } = account;
    const login = await this.call('POST', '/api/auth/login', { body: { email, password } });
    const token = login.body.token as string;
    if (subscribed) await this.subscribe(email);
    const { body } = await this.call('GET', '/api/auth/user', { token });
    const { householdId } = await this.accountOf(email);
    return { ...(body as UserView), householdId, password, token };
  }

  async close(): Promise<void> {
    await this.app.close();
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  private async accountOf(email: string): Promise<Account> {
    const user = await this.app.get(UsersService, { strict: false }).findByEmail(email);
    if (!user) throw new Error(`${email} has not registered.`);
    return user;
  }

  private async subscribe(email: string): Promise<void> {
    const user = await this.accountOf(email);
    await this.app.get(LedgerService, { strict: false }).grant(user.id, tomorrow());
  }
}

/** For a recipe that only the person's household may see. */
export const ownerOf = ({ id, householdId }: Person): RecipeOwner => ({
  householdId,
  authorId: id,
});

const tomorrow = (): Date => new Date(Date.now() + 86_400_000);
