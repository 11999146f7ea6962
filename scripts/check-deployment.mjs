// Checks docker-compose.yml, the Dockerfile and the Android app as far as possible without a container engine. Part of
// `npm run lint`.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { remoteWorkspaces, repository } from './workspace.mjs';

const faults = [];
const read = (name) => readFileSync(join(repository, name), 'utf8');
const compose = parse(read('docker-compose.yml'), { merge: true });
const dockerfile = read('Dockerfile');
const stages = [...dockerfile.matchAll(/^FROM .* AS (\w+)$/gm)].map(([, stage]) => stage);

for (const [name, service] of Object.entries(compose.services)) {
  if (!service.image && !service.build) faults.push(`${name}: neither an image nor a build`);
  if (service.image && !/:v?\d+\.\d+[\d.]*(-|$)|@sha256:[0-9a-f]{64}$/.test(service.image)) {
    faults.push(`${name}: the image is not pinned to one version`);
  }
  if (!service.user || /^(root|0)\b/.test(service.user)) faults.push(`${name}: it runs as root`);
  if (
    !service.security_opt?.includes('no-new-privileges:true') ||
    service.cap_drop?.[0] !== 'ALL'
  ) {
    faults.push(`${name}: it keeps privileges it does not need`);
  }
  for (const port of service.ports ?? []) {
    if (!String(port).startsWith('127.0.0.1:')) faults.push(`${name}: ${port} is open to everyone`);
  }
  if (service.build && !stages.includes(service.build.target)) {
    faults.push(`${name}: the Dockerfile has no stage ${service.build.target}`);
  }
  for (const volume of service.volumes ?? []) {
    const [source] = volume.split(':');
    const exists = source.startsWith('.')
      ? existsSync(join(repository, source))
      : source in compose.volumes;
    if (!exists) faults.push(`${name}: ${source} does not exist`);
  }
  for (const dependency of Object.keys(service.depends_on ?? {})) {
    if (!(dependency in compose.services))
      faults.push(`${name}: there is no service ${dependency}`);
  }
}

for (const remote of remoteWorkspaces()) {
  if (compose.services[remote]?.build?.args?.REMOTE !== remote) {
    faults.push(`docker-compose.yml: ${remote} is not a separate service`);
  }
  const pipeline = `.github/workflows/${remote}.yml`;
  if (!existsSync(join(repository, pipeline)) || !read(pipeline).includes(`remote: ${remote}\n`)) {
    faults.push(`${pipeline}: ${remote} has no pipeline of its own`);
  }
}

// Each remote has its own folder: no other service can overwrite its deploy, and the app only reads it.
const writers = new Map();
for (const [name, { volumes = [] }] of Object.entries(compose.services)) {
  for (const volume of volumes) {
    const [source, , mode] = volume.split(':');
    if (mode === 'ro') continue;
    if (writers.has(source))
      faults.push(`${source}: ${writers.get(source)} and ${name} write to it`);
    writers.set(source, name);
  }
}
for (const remote of remoteWorkspaces()) {
  const folder = `/remotes/${remote.replaceAll('-', '_')}`;
  const own = compose.services[remote]?.volumes ?? [];
  if (own.length !== 1 || own[0] !== `${remote}:${folder}`) {
    faults.push(`${remote}: it can write to more than its own folder`);
  }
  if (!compose.services.app.volumes.includes(`${remote}:${folder}:ro`)) {
    faults.push(`app: it does not read ${folder} alone`);
  }
}

// Credentials between the services: Redis requires a password, and the app is not a superuser of its database.
const { environment } = compose.services.app;
const { redis, postgres, proxy } = compose.services;
if (!/--requirepass/.test(redis.command.join(' ')) || !/:\/\/:\$\{/.test(environment.REDIS_URL)) {
  faults.push('redis: it asks for no password');
}
const superuser = postgres.environment.POSTGRES_USER ?? 'postgres';
if (new URL(environment.DATABASE_URL.replace(/\$\{\w+\}/, 'x')).username === superuser) {
  faults.push('app: it is superuser of its database');
}
if (!/ROLE larder .*NOSUPERUSER/.test(read('deploy/create-app-role.sh'))) {
  faults.push('deploy/create-app-role.sh makes a superuser');
}

// Settings for payments, mail and token signing are useless if they do not reach the app.
const mustPass =
  /^(STRIPE_(SECRET|WEBHOOK|PRICE)|GOOGLE_PLAY_(?!API)|ANDROID_|SMTP_|MAIL_|JWT_|APP_URL|METRICS_)/;
for (const [, name] of read('.env.example').matchAll(/^#? ?([A-Z][A-Z0-9_]*)=/gm)) {
  if (mustPass.test(name) && !(name in environment)) faults.push(`app: it is not given ${name}`);
}

// The proxy names the client, and the app trusts only the proxy, which logs no secrets and hides operator endpoints.
const nginx = read('deploy/nginx.conf');
if (proxy && !/X-Forwarded-For \$remote_addr;/.test(nginx)) {
  faults.push('deploy/nginx.conf passes on what a client says of its address');
}
if (/\$proxy_add_x_forwarded_for/.test(nginx) || environment.TRUST_PROXY !== '1') {
  faults.push('deploy/nginx.conf and TRUST_PROXY differ about who is believed');
}
if (!/X-Request-Id ""/.test(nginx)) faults.push('deploy/nginx.conf passes on request ids');
for (const closed of ['metrics', 'docs', 'openapi']) {
  if (!new RegExp(`location ~\\* [^{]*${closed}[^{]*\\{\\s*return 404;`).test(nginx)) {
    faults.push(`deploy/nginx.conf forwards ${closed}`);
  }
}
for (const [path, { post }] of Object.entries(JSON.parse(read('backend/openapi.json')).paths)) {
  const taken = Number(/"x-max-megabytes":(\d+)/.exec(JSON.stringify(post ?? {}))?.[1] ?? 0);
  const place = new RegExp(`location = ${path} \\{\\s*client_max_body_size (\\d+)m;`);
  if (taken >= Number(place.exec(nginx)?.[1] ?? 0) && taken > 0) {
    faults.push(`deploy/nginx.conf lets less than ${taken} MB through to ${path}`);
  }
}
const [, logged = ''] = /log_format larder((?:\s*'[^']*')+);/.exec(nginx) ?? [];
if (!logged || /\$(request|request_uri|args|query_string|http_referer)\b/.test(logged)) {
  faults.push('deploy/nginx.conf writes addresses with secrets into its log');
}
if (!/\^\/api\/calendar-feeds\//.test(nginx) || !/access_log \S+ larder;/.test(nginx)) {
  faults.push('deploy/nginx.conf writes calendar feeds into its log');
}

// Secrets stay out of the repository and of images.
for (const file of ['.gitignore', '.dockerignore']) {
  const lines = read(file).split('\n');
  if (!lines.includes('.env*') || !lines.includes('!.env.example')) {
    faults.push(`${file} lets .env in`);
  }
}

// The runtime stages copy only build output, never sources or development packages.
for (const [, stage, steps] of dockerfile.matchAll(
  /^FROM \S+ AS (app|remote)\n([^]*?)(?=^FROM|(?![^]))/gm,
)) {
  if (!/^USER node$/m.test(steps)) faults.push(`Dockerfile: ${stage} runs as root`);
  for (const [line] of steps.matchAll(/^(COPY|RUN) .*$/gm)) {
    if (/COPY (?!--from=)|COPY --from=build \S*\/larder\/? |src\/? |npm /.test(line)) {
      faults.push(`Dockerfile: ${stage} holds more than what runs: ${line}`);
    }
  }
}
if (!/RUN npm ci --omit=dev --workspace @larder\/backend/.test(dockerfile)) {
  faults.push('Dockerfile: the packages of the app are more than it needs');
}
for (const [, image] of dockerfile.matchAll(/^FROM (\S+) AS/gm)) {
  if (!/:\d+\.\d+\.\d+/.test(image)) faults.push(`Dockerfile: ${image} is not pinned`);
}

// Every variable passed to the app must be one it knows.
const known = new Set(
  [...read('.env.example').matchAll(/^#? ?([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name),
);
for (const name of Object.keys(compose.services.app.environment)) {
  if (!known.has(name)) faults.push(`docker-compose.yml: the app knows no variable ${name}`);
}
// And every setting of an operator must reach the app. The others belong to the image or to development.
const notForOperators =
  /^(NODE_ENV|PORT|HOST|DATA_DIR|BACKUP_DIR|CLOCK_AHEAD_DAYS|RATE_LIMITS|SANDBOX_\w+|SHELL_DIR|(STRIPE|GOOGLE_PLAY)_API_BASE)$/;
for (const name of known) {
  if (!(name in compose.services.app.environment) && !notForOperators.test(name)) {
    faults.push(`docker-compose.yml: ${name} does not reach the app`);
  }
}

// The Android app must match what the site vouches for and the page recognises.
const app = JSON.parse(read('twa/twa-manifest.json'));
const page = JSON.parse(read('shell/public/manifest.webmanifest'));
const [, packageName] = /^# GOOGLE_PLAY_PACKAGE=(.+)$/m.exec(read('.env.example')) ?? [];
const [, recognised] =
  /packageId = '([^']+)'/.exec(read('packages/shell-sdk/src/android-app.ts')) ?? [];
if (app.packageId !== packageName || app.packageId !== recognised) {
  faults.push('twa/twa-manifest.json, .env.example and android-app.ts disagree on the package');
}
if (app.themeColor.toLowerCase() !== page.theme_color || app.startUrl !== page.start_url) {
  faults.push('twa/twa-manifest.json differs from shell/public/manifest.webmanifest');
}

// The image is built by the same steps as `npm start`.
const start = read('scripts/start.mjs');
for (const path of ['scripts/build.mjs', 'backend/dist/main.js']) {
  if (!start.includes(path) || !dockerfile.includes(path)) {
    faults.push(`Dockerfile and scripts/start.mjs disagree on ${path}`);
  }
}
if (!read('scripts/install.mjs').includes("'ci'") || !/RUN npm ci/.test(dockerfile)) {
  faults.push('Dockerfile and scripts/install.mjs install in different ways');
}
for (const [, path] of dockerfile.matchAll(/node (?:--\S+ )?(scripts\/\S+\.mjs)/g)) {
  if (!existsSync(join(repository, path))) faults.push(`Dockerfile: ${path} does not exist`);
}

for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
