import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from './repository-root.js';

const files = [
  '.dockerignore',
  '.env.example',
  '.github/workflows',
  '.gitignore',
  'backend/openapi.json',
  'Dockerfile',
  'deploy',
  'docker-compose.yml',
  'packages/shell-sdk/src/android-app.ts',
  'scripts',
  'shell/public/manifest.webmanifest',
  'twa/twa-manifest.json',
  ...['recipes', 'planner', 'grocery', 'account'].map((name) => `mf-${name}/package.json`),
];

describe('the deployment files', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'larder-deployment-'));
    for (const file of files)
      cpSync(join(repositoryRoot, file), join(folder, file), { recursive: true });
    symlinkSync(join(repositoryRoot, 'node_modules'), join(folder, 'node_modules'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** The check's errors when a file has different contents. */
  function faultsWith(file: string, from: string | RegExp, to: string): string {
    const path = join(folder, file);
    const whole = readFileSync(path, 'utf8');
    const changed = whole.replace(from, to);
    expect(changed).not.toBe(whole);
    writeFileSync(path, changed);
    const { stderr } = spawnSync(process.execPath, [join(folder, 'scripts/check-deployment.mjs')]);
    writeFileSync(path, whole);
    return stderr.toString();
  }

  it('[S-16][S-3] pass the check', () => {
    const script = join(folder, 'scripts/check-deployment.mjs');
    expect(() => execFileSync(process.execPath, [script])).not.toThrow();
  });

  it.each([
    [
      '[S-16] a floating image',
      'docker-compose.yml',
      'redis:7.4.5-bookworm',
      'redis:7',
      'not pinned',
    ],
    [
      '[S-16] a floating base image',
      'Dockerfile',
      'node:20.20.2-bookworm-slim AS app',
      'node:20 AS app',
      'not pinned',
    ],
    ['[S-16] a unit as root', 'docker-compose.yml', 'user: redis', 'user: root', 'runs as root'],
    ['[S-16] an image as root', 'Dockerfile', /^USER node\n/m, '', 'runs as root'],
    [
      '[S-16] a port for everybody',
      'docker-compose.yml',
      "'127.0.0.1:8080:8080'",
      "'8080:8080'",
      'open to everyone',
    ],
    [
      'a setting that stays outside',
      'docker-compose.yml',
      /^ +LLM_MODEL: .*\n/m,
      '',
      'LLM_MODEL does not reach the app',
    ],
    ['[S-16] an open Redis', 'docker-compose.yml', /--requirepass \S+/, '', 'no password'],
    [
      '[S-16] a superuser',
      'docker-compose.yml',
      'postgres://larder:',
      'postgres://postgres:',
      'superuser',
    ],
    [
      '[S-16] sources in the image',
      'Dockerfile',
      '--from=packages /larder ./',
      '. .',
      'more than what runs',
    ],
    ['[S-16] packages for development', 'Dockerfile', '--omit=dev', '', 'more than it needs'],
    [
      "[S-17] a unit in another's folder",
      'docker-compose.yml',
      "['mf-planner:/remotes/mf_planner']",
      "['mf-grocery:/remotes/mf_grocery']",
      'write to it',
    ],
    [
      '[S-17] an app that writes remotes',
      'docker-compose.yml',
      'mf_grocery:ro',
      'mf_grocery',
      'write to it',
    ],
    [
      '[S-3] an address that a client claims',
      'deploy/nginx.conf',
      'X-Forwarded-For $remote_addr',
      'X-Forwarded-For $proxy_add_x_forwarded_for',
      'says of its address',
    ],
    [
      '[S-3] a proxy too many',
      'docker-compose.yml',
      "TRUST_PROXY: '1'",
      "TRUST_PROXY: '2'",
      'who is believed',
    ],
    ['[IMP-31] a proxy for small files', 'deploy/nginx.conf', '520m', '52m', '500 MB through'],
    ['[S-8] open metrics', 'deploy/nginx.conf', 'metrics|', '', 'forwards metrics'],
    [
      '[S-19] secrets in the log',
      'deploy/nginx.conf',
      '$logged_path"',
      '$request_uri"',
      'into its log',
    ],
    [
      '[S-19] feeds in the log',
      'deploy/nginx.conf',
      '^/api/calendar-feeds/',
      '^/api/feeds/',
      'into its log',
    ],
    [
      '[A-11] a setting that is not passed on',
      'docker-compose.yml',
      /^ +STRIPE_PRICE_ID:.*\n/m,
      '',
      'not given STRIPE_PRICE_ID',
    ],
    ['[S-5] secrets in an image', '.dockerignore', '.env*\n', '', 'lets .env in'],
  ])('fail the check with %s', (_what, file, from, to, fault) => {
    expect(faultsWith(file, from, to)).toContain(fault);
  });

  it('[S-5][A-10] keep every .env out of git, but the example in', () => {
    for (const [file, ignored] of [
      ['.env', true],
      ['.env.local', true],
      ['.env.production', true],
      ['deploy/.env', true],
      ['.env.example', false],
    ] as const) {
      const { status } = spawnSync('git', ['check-ignore', '--no-index', '-q', file], {
        cwd: repositoryRoot,
      });
      expect([file, status]).toEqual([file, ignored ? 0 : 1]);
    }
  });
});
