import { distance } from 'fastest-levenshtein';
import { z } from 'zod';
import { StartError } from './start-error.js';
import { isStrongSecret } from './strong-secret.js';
import { trustedProxies } from './trusted-proxies.js';

/** The sample value that `.env.example` shows for secrets; production refuses to start with it. */
export const sampleSecret = 'replace-me-with-32-random-bytes-or-more';

const port = z.coerce.number().int().min(0).max(65535);
const count = z.coerce.number().int().min(0).max(100_000);
const address = z
  .url({ protocol: /^https?$/ })
  .meta({ takes: 'an address that begins with http:// or https://' })
  .transform((value) => value.replace(/\/+$/, ''));
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
);
const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');
const databaseUrl = z
  .url({ protocol: /^postgres(ql)?$/ })
  .meta({ takes: 'an address such as postgres://user:password@host:5432/name' });
const secret = z
  .string()
  .refine((value) => Buffer.byteLength(value) >= 32)
  .meta({ takes: '32 bytes or more' });
const several = (takes: string): { takes: string } => ({
  takes: `${takes}, comma-separated for several`,
});

/** Every environment variable the backend knows, each with one sentence. Nothing else reads the environment. */
export const environmentSchema = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('development')
    .describe('How strict to be; production requires real secrets.'),
  PORT: port.default(3000).describe('Port to listen on.'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on; 0.0.0.0 in a container.'),
  APP_URL: address
    .optional()
    .describe(
      'Public URL used in mails and checkout returns, and for which passkeys are created; unset: http://localhost:PORT.',
    ),
  DATA_DIR: z
    .string()
    .default('.data')
    .describe(
      "Folder of the embedded database, people's photographs, search index snapshot, outgoing mail and generated secrets.",
    ),
  PICTURES_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]+$/)
    .meta({ takes: 'the name of a bucket' })
    .optional()
    .describe(
      "Bucket of an S3-compatible store for people's photographs; unset: DATA_DIR/pictures.",
    ),
  PICTURES_S3_ENDPOINT: address
    .optional()
    .describe('Address of that store, without the bucket; unset: Amazon S3 in PICTURES_S3_REGION.'),
  PICTURES_S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .meta({ takes: 'the name of a region such as eu-central-1' })
    .default('us-east-1')
    .describe('Region of that store; most stores other than Amazon S3 accept any.'),
  PICTURES_S3_ACCESS_KEY_ID: z
    .string()
    .optional()
    .describe('Key that may read, write and delete in that bucket; required with the bucket.'),
  PICTURES_S3_SECRET_ACCESS_KEY: z
    .string()
    .optional()
    .describe('Secret of that key; required with the bucket.'),
  BACKUP_DIR: z
    .string()
    .optional()
    .describe(
      'Folder for nightly backups; unset: none are made. See docs/how-to/back-up-and-restore.md.',
    ),
  BACKUP_KEEP: z.coerce
    .number()
    .int()
    .min(1)
    .max(10_000)
    .default(14)
    .describe('How many nightly backups to keep.'),
  DATABASE_URL: databaseUrl
    .optional()
    .describe('A PostgreSQL server; unset: the embedded PostgreSQL in DATA_DIR.'),
  DATABASE_REPLICA_URLS: list
    .pipe(z.array(databaseUrl))
    .meta(several('addresses such as postgres://user:password@host:5432/name'))
    .optional()
    .describe('Read replicas of that server, comma-separated.'),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/ })
    .meta({ takes: 'an address that begins with redis:// or rediss://' })
    .optional()
    .describe(
      'A Redis server through which several instances share rate limits; unset: each counts for itself.',
    ),
  JWT_SECRET: secret
    .optional()
    .describe('Signs tokens, 32 bytes or more; unset: generated once and kept in DATA_DIR.'),
  JWT_SECRET_PREVIOUS: list
    .pipe(z.array(secret))
    .meta(several('secrets of 32 bytes or more'))
    .optional()
    .describe(
      'Previous values of JWT_SECRET, comma-separated: their tokens stay valid until they expire.',
    ),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .meta({ takes: 'an address that begins with smtp:// or smtps://' })
    .optional()
    .describe('Mail server; unset: each mail is an .eml file in DATA_DIR/outbox.'),
  MAIL_FROM: z.string().default('Larder <no-reply@localhost>').describe('Sender of every mail.'),
  STRIPE_SECRET_KEY: z
    .string()
    .optional()
    .describe(
      'Card payments; unset: a sandbox that charges nothing, or no purchases in production.',
    ),
  SANDBOX_CHECKOUT: onOff
    .optional()
    .describe(
      'The sandbox that charges nothing; unset: on if APP_URL and HOST are local. Never in production.',
    ),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .optional()
    .describe('Verifies payment events; required with the key.'),
  STRIPE_PRICE_ID: z
    .string()
    .optional()
    .describe('The monthly price at the card provider, 4.99 CAD; required with the key.'),
  STRIPE_API_BASE: address
    .optional()
    .describe('Alternative address of the card provider, for tests.'),
  GOOGLE_PLAY_PACKAGE: z
    .string()
    .default('app.larder.twa')
    .describe('Package name of the Android app.'),
  GOOGLE_PLAY_PRODUCT_ID: z
    .string()
    .default('larder_premium_monthly')
    .describe('Product id of the subscription in the app store.'),
  GOOGLE_PLAY_SERVICE_ACCOUNT: z
    .string()
    .optional()
    .describe(
      'Path of the service account file for app-store purchases; unset: none are accepted.',
    ),
  GOOGLE_PLAY_API_BASE: address
    .optional()
    .describe('Alternative address of the app store, for tests.'),
  GOOGLE_PLAY_PUSH_ACCOUNT: z
    .email()
    .meta({ takes: 'an email address' })
    .optional()
    .describe('Service account that signs app-store notifications; unset: none are accepted.'),
  GOOGLE_PLAY_PUSH_AUDIENCE: z
    .string()
    .optional()
    .describe("Audience of those signatures; unset: the webhook's URL below APP_URL."),
  ANDROID_CERT_FINGERPRINTS: list
    .pipe(z.array(z.string().regex(/^([0-9A-F]{2}:){31}[0-9A-F]{2}$/)))
    .meta(several('fingerprints of 32 bytes such as AB:CD:…'))
    .optional()
    .describe(
      'SHA-256 fingerprints of the Android app, comma-separated, for /.well-known/assetlinks.json.',
    ),
  CLOCK_AHEAD_DAYS: z.coerce
    .number()
    .int()
    .min(0)
    .max(3650)
    .default(0)
    .describe(
      'Days by which the subscription clock runs ahead, to see renewals; not in production.',
    ),
  LLM_API_BASE: address
    .optional()
    .describe(
      'Base URL of a chat completions service, without /chat/completions; with LLM_MODEL it composes dishes.',
    ),
  LLM_API_KEY: z.string().optional().describe('Key of that service, sent as a bearer token.'),
  LLM_MODEL: z
    .string()
    .optional()
    .describe('Model for that service to use; unset: the built-in composer makes all dishes.'),
  LLM_READS_PAGES: onOff
    .default(false)
    .describe(
      'Whether that service also looks for the recipe in imported pages without structured recipe data; it gets their text.',
    ),
  LLM_READS_PHOTOS: onOff
    .default(false)
    .describe(
      'Whether that service also reads photos of recipes when people ask for it; it gets those photos.',
    ),
  MENU_LIMIT: count.default(25).describe('Saved menus a user may keep; 0 is unlimited.'),
  LIST_LIMIT: count.default(25).describe('Saved grocery lists a user may keep; 0 is unlimited.'),
  CORS_ORIGINS: list.default([]).describe('Other origins that may call the API, comma-separated.'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('Minimum severity to log.'),
  TRUST_PROXY: trustedProxies
    .default(0)
    .describe(
      'Trusted proxies in front, whose X-Forwarded-For is used: how many, or their networks, comma-separated.',
    ),
  METRICS_TOKEN: secret
    .optional()
    .describe(
      'Bearer token that opens /metrics, 32 bytes or more; unset: /metrics is open, but closed in production.',
    ),
  OTEL_EXPORTER_OTLP_ENDPOINT: address
    .optional()
    .describe(
      'Address of an OpenTelemetry collector, without /v1/logs, that receives the failures of remotes; unset: they are only counted.',
    ),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^(\s*[\w-]+\s*=([^%,]|%[\da-f]{2})*(,|$))*$/i)
    .meta({ takes: 'name=value, comma-separated for several' })
    .transform((value) => value.split(',').filter((part) => part.trim() !== ''))
    .default([])
    .describe('Headers for the collector, as name=value, comma-separated, with %20 for a space.'),
  OTEL_SERVICE_NAME: z.string().default('larder').describe('The name of Larder in the collector.'),
  API_DOCS: onOff
    .optional()
    .describe('Whether to serve /api/docs and /api/openapi.json; unset: only outside production.'),
  RATE_LIMITS: onOff
    .default(true)
    .describe('Whether rate limits apply; may be off only outside production.'),
  REMOTES_DIR: z
    .string()
    .default('dist/remotes')
    .describe('Folder of the built remotes, one subfolder each.'),
  SHELL_DIR: z.string().default('dist/shell').describe('Folder of the built shell.'),
});

export type Environment = z.infer<typeof environmentSchema>;
type VariableName = keyof Environment;

const secretNames: readonly VariableName[] = [
  'JWT_SECRET',
  'JWT_SECRET_PREVIOUS',
  'METRICS_TOKEN',
  'PICTURES_S3_SECRET_ACCESS_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'LLM_API_KEY',
];

/** Secrets chosen by the operator rather than issued by a provider. */
const ownSecretNames: readonly VariableName[] = [
  'JWT_SECRET',
  'JWT_SECRET_PREVIOUS',
  'METRICS_TOKEN',
];

export class EnvironmentError extends StartError {
  constructor(readonly problems: readonly string[]) {
    super(`The configuration is not valid:\n${problems.map((line) => `  ${line}`).join('\n')}`);
    this.name = 'EnvironmentError';
  }
}

const sentenceFor = (name: string): string =>
  environmentSchema.shape[name as VariableName].description ?? '';

/** What a variable accepts, derived from its schema: a range, a choice, or the schema's own description. */
export function allowedFor(name: string): string {
  return takenBy(environmentSchema.shape[name as VariableName]) ?? 'text';
}

function takenBy(schema: z.core.$ZodType): string | undefined {
  const said = z.globalRegistry.get(schema)?.takes;
  if (typeof said === 'string') return said;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return takenBy(schema.def.innerType);
  }
  if (schema instanceof z.ZodPipe) return takenBy(schema.def.out) ?? takenBy(schema.def.in);
  if (schema instanceof z.ZodEnum) return `one of ${schema.options.join(', ')}`;
  if (schema instanceof z.ZodNumber) {
    return `a whole number from ${schema.minValue} to ${schema.maxValue}`;
  }
  return undefined;
}

/**
 * How many letters of a name may differ for it to count as a misspelling: fewer in short names, which are close to many
 * unrelated variables.
 */
const slips = (name: string): number => (name.length < 7 ? 1 : 2);

/** A sentence for each variable that is almost certainly a misspelling of one of ours. */
export function misspelledNames(source: Record<string, string | undefined>): string[] {
  const known = Object.keys(environmentSchema.shape);
  return Object.keys(source)
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const plain = name.toUpperCase().replaceAll('-', '_');
      const [nearest] = known
        .map((candidate) => ({ candidate, slips: distance(plain, candidate) }))
        .filter((near) => near.slips <= slips(near.candidate))
        .sort((left, right) => left.slips - right.slips);
      return nearest
        ? [`${name} is not a setting and has no effect. Did you mean ${nearest.candidate}?`]
        : [];
    });
}

/** Values are never printed: a mistyped secret is still a secret. */
export function parseEnvironment(source: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(
    Object.keys(environmentSchema.shape)
      .map((name) => [name, source[name]?.trim()])
      .filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environmentSchema.safeParse(given);
  const names = new Set(parsed.error?.issues.map((issue) => String(issue.path[0])));
  const problems = [...names].map(
    (name) => `${name} is not valid: it takes ${allowedFor(name)}. ${sentenceFor(name)}`,
  );
  problems.push(...missingBesides(given));
  if (given.NODE_ENV === 'production') problems.push(...productionProblems(given));
  if (!parsed.success || problems.length > 0) throw new EnvironmentError(problems);
  return parsed.data;
}

/** Settings that have no effect without others. */
const requiredWith: Partial<Record<VariableName, readonly VariableName[]>> = {
  STRIPE_SECRET_KEY: ['STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_ID'],
  PICTURES_S3_BUCKET: ['PICTURES_S3_ACCESS_KEY_ID', 'PICTURES_S3_SECRET_ACCESS_KEY'],
};

const missingBesides = (given: Record<string, string | undefined>): string[] =>
  Object.entries(requiredWith).flatMap(([name, others]) =>
    given[name] === undefined
      ? []
      : others
          .filter((other) => given[other] === undefined)
          .map((other) => `${other} is required with ${name}.`),
  );

function productionProblems(given: Record<string, string | undefined>): string[] {
  const problems = secretNames
    .filter((name) => given[name] === sampleSecret)
    .map((name) => `${name} still has its sample value, which production refuses.`);
  if (given.JWT_SECRET === undefined) problems.push('JWT_SECRET is required in production.');
  for (const name of ownSecretNames) {
    const weak = given[name]?.split(',').some((secret) => !isStrongSecret(secret.trim()));
    if (weak) {
      problems.push(`${name} is too easy to guess. Generate one with \`openssl rand -base64 48\`.`);
    }
  }
  if (given.SANDBOX_CHECKOUT === 'on') {
    problems.push('SANDBOX_CHECKOUT may be on only outside production.');
  }
  if (given.RATE_LIMITS === 'off') problems.push('RATE_LIMITS may be off only outside production.');
  if (Number(given.CLOCK_AHEAD_DAYS ?? 0) !== 0) {
    problems.push('CLOCK_AHEAD_DAYS may be set only outside production.');
  }
  return problems;
}

/** The text of `.env.example`: every variable, its sentence, and its default, as comments. */
export function environmentExample(): string {
  const blocks = Object.entries(environmentSchema.shape).map(([name, schema]) => {
    const parsed = schema.safeParse(undefined);
    const fallback = parsed.success ? parsed.data : undefined;
    const value = secretNames.includes(name as VariableName) ? sampleSecret : exampleOf(fallback);
    return `# ${sentenceFor(name)}\n# ${name}=${value}\n`;
  });
  return `# Copy to .env and change what you need; everything is optional outside production.\n\n${blocks.join('\n')}`;
}

function exampleOf(value: unknown): string {
  if (value === true) return 'on';
  if (value === false) return 'off';
  return Array.isArray(value) || value === undefined ? '' : String(value);
}
