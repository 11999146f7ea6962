// Holds docker-compose.yml, the Dockerfile and the Android app to what can be checked without an engine; part of `npm run lint`.
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
  if (service.image && !/:.+/.test(service.image)) faults.push(`${name}: the image is not pinned`);
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
    faults.push(`docker-compose.yml: ${remote} is not a unit of its own`);
  }
}

// Every variable the app is given must be one it knows.
const known = new Set(
  [...read('.env.example').matchAll(/^#? ?([A-Z_]+)=/gm)].map(([, name]) => name),
);
for (const name of Object.keys(compose.services.app.environment)) {
  if (!known.has(name)) faults.push(`docker-compose.yml: the app knows no variable ${name}`);
}

// The Android app is the one that the site vouches for and that the page recognises.
const app = JSON.parse(read('twa/twa-manifest.json'));
const page = JSON.parse(read('shell/public/manifest.webmanifest'));
const [, packageName] = /^# GOOGLE_PLAY_PACKAGE=(.+)$/m.exec(read('.env.example')) ?? [];
const [, recognised] =
  /packageId = '([^']+)'/.exec(read('packages/shell-sdk/src/android-app.ts')) ?? [];
if (app.packageId !== packageName || app.packageId !== recognised) {
  faults.push('twa/twa-manifest.json, .env.example and android-app.ts differ about the package');
}
if (app.themeColor.toLowerCase() !== page.theme_color || app.startUrl !== page.start_url) {
  faults.push('twa/twa-manifest.json differs from shell/public/manifest.webmanifest');
}

// The image is made by the steps `npm start` takes.
const start = read('scripts/start.mjs');
for (const path of ['scripts/build.mjs', 'backend/dist/main.js']) {
  if (!start.includes(path) || !dockerfile.includes(path)) {
    faults.push(`Dockerfile and scripts/start.mjs differ about ${path}`);
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
