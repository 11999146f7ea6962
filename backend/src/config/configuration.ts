import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isLocal } from './local-address.js';
import { misspelledNames, parseEnvironment, type Environment } from './environment.js';
import { repositoryRoot } from './repository-root.js';

/** The validated environment, typed and grouped by consumer. Injected by its class. */
export class Configuration {
  readonly production: boolean;
  readonly server: {
    host: string;
    port: number;
    appUrl: string;
    corsOrigins: readonly string[];
    /** How many proxies, or which networks, are trusted. */
    trustProxy: number | readonly string[];
    rateLimits: boolean;
    apiDocs: boolean;
    /** Undefined when everyone may read the metrics; null when nobody may. */
    metricsToken?: string | null;
  };
  readonly logLevel: Environment['LOG_LEVEL'];
  readonly dataDir: string;
  readonly pictures: {
    /** Undefined when photographs are kept in the data folder. */
    bucket?: {
      endpoint: string;
      bucket: string;
      region: string;
      accessKeyId: string;
      secretAccessKey: string;
    };
  };
  /** Without a folder, no nightly backups are made. */
  readonly backups: { folder?: string; keep: number };
  readonly database: { url?: string; replicaUrls: readonly string[] };
  readonly redisUrl?: string;
  readonly jwtSecret?: string;
  /** Previous keys whose tokens are still accepted. */
  readonly previousJwtSecrets: readonly string[];
  readonly mail: { smtpUrl?: string; from: string };
  readonly stripe: {
    secretKey?: string;
    webhookSecret?: string;
    priceId?: string;
    apiBase?: string;
  };
  /** Whether the sandbox checkout may replace a provider. */
  readonly sandboxCheckout: boolean;
  readonly googlePlay: {
    package: string;
    productId: string;
    serviceAccount?: string;
    apiBase?: string;
    pushAccount?: string;
    pushAudience: string;
    certFingerprints: readonly string[];
  };
  readonly languageModel: {
    apiBase?: string;
    apiKey?: string;
    model?: string;
    /** Whether it gets the text of imported pages. */
    readsPages: boolean;
    /** Whether it gets photos of recipes that people ask it to read. */
    readsPhotos: boolean;
    /** Milliseconds for a dish (including retries), a page or a photo; short, because someone is waiting. */
    timeout: number;
  };
  readonly openTelemetry: {
    endpoint?: string;
    headers: Readonly<Record<string, string>>;
    service: string;
  };
  readonly clockAheadDays: number;
  readonly limits: { menus: number; groceryLists: number };
  readonly remotesDir: string;
  readonly shellDir: string;

  constructor(
    environment: Environment,
    /** Warnings about settings that the operator may have misspelled. */
    readonly warnings: readonly string[] = [],
  ) {
    const at = (path: string): string => resolve(repositoryRoot, path);
    this.production = environment.NODE_ENV === 'production';
    this.server = {
      host: environment.HOST,
      port: environment.PORT,
      appUrl: environment.APP_URL ?? `http://localhost:${environment.PORT}`,
      corsOrigins: environment.CORS_ORIGINS,
      trustProxy: environment.TRUST_PROXY,
      rateLimits: environment.RATE_LIMITS,
      apiDocs: environment.API_DOCS ?? !this.production,
      metricsToken: environment.METRICS_TOKEN ?? (this.production ? null : undefined),
    };
    this.logLevel = environment.LOG_LEVEL;
    this.dataDir = at(environment.DATA_DIR);
    this.pictures = { bucket: bucketOf(environment) };
    this.backups = {
      folder: environment.BACKUP_DIR === undefined ? undefined : at(environment.BACKUP_DIR),
      keep: environment.BACKUP_KEEP,
    };
    this.database = {
      url: environment.DATABASE_URL,
      replicaUrls: environment.DATABASE_REPLICA_URLS ?? [],
    };
    this.redisUrl = environment.REDIS_URL;
    this.jwtSecret = environment.JWT_SECRET;
    this.previousJwtSecrets = environment.JWT_SECRET_PREVIOUS ?? [];
    this.mail = { smtpUrl: environment.SMTP_URL, from: environment.MAIL_FROM };
    this.stripe = {
      secretKey: environment.STRIPE_SECRET_KEY,
      webhookSecret: environment.STRIPE_WEBHOOK_SECRET,
      priceId: environment.STRIPE_PRICE_ID,
      apiBase: environment.STRIPE_API_BASE,
    };
    this.sandboxCheckout =
      !this.production && (environment.SANDBOX_CHECKOUT ?? isLocal(this.server));
    this.googlePlay = {
      package: environment.GOOGLE_PLAY_PACKAGE,
      productId: environment.GOOGLE_PLAY_PRODUCT_ID,
      serviceAccount: environment.GOOGLE_PLAY_SERVICE_ACCOUNT,
      apiBase: environment.GOOGLE_PLAY_API_BASE,
      pushAccount: environment.GOOGLE_PLAY_PUSH_ACCOUNT,
      pushAudience:
        environment.GOOGLE_PLAY_PUSH_AUDIENCE ??
        `${this.server.appUrl}/api/payments/webhooks/google-play`,
      certFingerprints: environment.ANDROID_CERT_FINGERPRINTS ?? [],
    };
    this.languageModel = {
      apiBase: environment.LLM_API_BASE,
      apiKey: environment.LLM_API_KEY,
      model: environment.LLM_MODEL,
      readsPages: environment.LLM_READS_PAGES,
      readsPhotos: environment.LLM_READS_PHOTOS,
      timeout: 25_000,
    };
    this.openTelemetry = {
      endpoint: environment.OTEL_EXPORTER_OTLP_ENDPOINT,
      headers: headersIn(environment.OTEL_EXPORTER_OTLP_HEADERS),
      service: environment.OTEL_SERVICE_NAME,
    };
    this.clockAheadDays = environment.CLOCK_AHEAD_DAYS;
    this.limits = { menus: environment.MENU_LIMIT, groceryLists: environment.LIST_LIMIT };
    this.remotesDir = at(environment.REMOTES_DIR);
    this.shellDir = at(environment.SHELL_DIR);
  }
}

function bucketOf(environment: Environment): Configuration['pictures']['bucket'] {
  const {
    PICTURES_S3_BUCKET: bucket,
    PICTURES_S3_REGION: region,
    PICTURES_S3_ENDPOINT: endpoint = `https://s3.${region}.amazonaws.com`,
    PICTURES_S3_ACCESS_KEY_ID: accessKeyId = '',
    PICTURES_S3_SECRET_ACCESS_KEY: secretAccessKey = '',
  } = environment;
  return bucket === undefined
    ? undefined
    : { endpoint, bucket, region, accessKeyId, secretAccessKey };
}

/** Written as in the W3C Baggage format, without properties. */
const headersIn = (entries: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    entries.map((entry) => {
      const [name = '', ...value] = entry.split('=');
      return [name.trim(), decodeURIComponent(value.join('=').trim())];
    }),
  );

/** Reads the repository's `.env`, if any, and the environment. Nothing else does. */
export function loadConfiguration(): Configuration {
  const file = join(repositoryRoot, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  return new Configuration(parseEnvironment(process.env), misspelledNames(process.env));
}
