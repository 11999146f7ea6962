import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { TestApp } from '../../testing.js';

const declaration = {
  contract: '1.0.0',
  routes: [
    {
      path: '/calendar',
      title: { en: 'Calendar' },
      opening: { heading: { en: 'Calendar' }, size: 'display' },
      asks: ['/menus'],
    },
  ],
  nav: [{ to: '/calendar', label: { en: 'Calendar' }, order: 20 }],
  tabs: [{ to: '/calendar', label: { en: 'Calendar' }, icon: 'calendar', order: 30, within: [] }],
  widgets: ['planner/week'],
  keep: [{ path: '/meal-planner' }],
  queue: ['PUT /meal-planner/:id'],
};

describe('remotes', () => {
  let api: TestApp;
  let folder: string;
  const remote = (...path: string[]) => join(folder, 'mf_planner', ...path);

  const deploy = (build: string) => {
    mkdirSync(remote(build), { recursive: true });
    const manifest = { id: 'mf_planner', metaData: { larder: declaration } };
    writeFileSync(remote(build, 'mf-manifest.json'), JSON.stringify(manifest));
    writeFileSync(remote(build, 'remoteEntry.js'), `var build = '${build}';`);
    writeFileSync(remote('declaration.json'), JSON.stringify(declaration));
    writeFileSync(remote('current'), `${build}\n`);
  };
  const registry = async () => (await api.call('GET', '/mf/registry.json')).body;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'larder-remotes-'));
    api = await TestApp.start({ REMOTES_DIR: folder }, { search: false });
  });
  beforeEach(() => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
    deploy('build-1');
  });
  afterAll(async () => {
    await api.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('are listed as their builds declare them', async () => {
    expect(await registry()).toEqual({
      schema: 1,
      revision: expect.any(String),
      remotes: {
        mf_planner: {
          build: 'build-1',
          entry: '/mf/mf_planner/build-1/mf-manifest.json',
          ...declaration,
        },
      },
    });
  });

  it('are never stored, and recognised by their tag', async () => {
    const { headers } = await api.call('GET', '/mf/registry.json');
    expect(headers['cache-control']).toBe('no-store');
    const etag = String(headers.etag);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const answer = await api.call('GET', '/mf/registry.json', {
        headers: { 'if-none-match': known },
      });
      expect([answer.status, answer.text]).toEqual([304, '']);
    }
    deploy('build-2');
    const answer = await api.call('GET', '/mf/registry.json', {
      headers: { 'if-none-match': etag },
    });
    expect(answer.status).toBe(200);
  });

  it('change with a moved pointer, forwards and back, without a restart', async () => {
    const { revision } = await registry();
    deploy('build-2');
    writeFileSync(remote('previous'), 'build-1');
    writeFileSync(remote('build-1', 'release.json'), '{}');
    const second = await registry();
    expect(second.revision).not.toBe(revision);
    expect(second.remotes.mf_planner).toMatchObject({
      build: 'build-2',
      previous: {
        build: 'build-1',
        entry: '/mf/mf_planner/build-1/mf-manifest.json',
        release: `sha384-${createHash('sha384').update('{}').digest('base64')}`,
      },
    });
    renameSync(remote('build-1'), remote('gone'));
    expect((await registry()).remotes.mf_planner).not.toHaveProperty('previous');
    renameSync(remote('gone'), remote('build-1'));
    writeFileSync(remote('current'), 'build-1');
    expect((await registry()).remotes.mf_planner.build).toBe('build-1');
  });

  it('keep their routes while their build is missing or broken', async () => {
    const known = { build: 'build-1', unavailable: true, routes: declaration.routes };
    renameSync(remote('build-1'), remote('gone'));
    expect((await registry()).remotes.mf_planner).toMatchObject(known);
    renameSync(remote('gone'), remote('build-1'));
    writeFileSync(remote('build-1', 'mf-manifest.json'), '{"broken');
    expect((await registry()).remotes.mf_planner).toMatchObject(known);
    rmSync(remote('declaration.json'));
    expect((await registry()).remotes.mf_planner).toMatchObject(known);
    deploy('build-1');
    expect((await registry()).remotes.mf_planner).not.toHaveProperty('unavailable');
  });

  it("[S-17] are listed with their release's hashes, and with none that are invalid", async () => {
    expect((await registry()).remotes.mf_planner).not.toHaveProperty('integrity');
    const hash = `sha384-${'A'.repeat(64)}`;
    const release = (integrity: unknown) =>
      writeFileSync(remote('build-1', 'release.json'), JSON.stringify({ integrity }));
    release({ 'remoteEntry.js': hash });
    expect((await registry()).remotes.mf_planner.integrity).toEqual({ 'remoteEntry.js': hash });
    for (const wrong of ['', 'none', 7, 'sha384-']) {
      release({ 'remoteEntry.js': wrong });
      expect((await registry()).remotes.mf_planner).not.toHaveProperty('integrity');
    }
  });

  it('[LAYOUT-1] are listed with the scripts of each page, as the release names them', async () => {
    const scripts = { '/calendar': ['remoteEntry.js', 'calendar.js'] };
    const release = { integrity: {}, scripts };
    writeFileSync(remote('build-1', 'release.json'), JSON.stringify(release));
    expect((await registry()).remotes.mf_planner.scripts).toEqual(scripts);
  });

  it('that point nowhere valid are not listed', async () => {
    for (const pointer of ['', '../secrets', '..', 'a/b']) {
      writeFileSync(remote('current'), pointer);
      expect((await registry()).remotes).toEqual({});
    }
  });

  it('are served from immutable folders, precompressed if possible', async () => {
    const source = `var build = ${JSON.stringify('x'.repeat(3000))};`;
    writeFileSync(remote('build-1', 'big.js'), source);
    writeFileSync(remote('build-1', 'big.js.gz'), gzipSync(source));
    const url = '/mf/mf_planner/build-1/big.js';
    const plain = await api.call('GET', url);
    expect(plain.text).toBe(source);
    const zipped = await api.call('GET', url, { headers: { 'accept-encoding': 'br, gzip' } });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    for (const { status, headers } of [plain, zipped]) {
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        vary: expect.stringContaining('ccept-'),
      });
    }
    const refused = await api.call('GET', url, { headers: { 'accept-encoding': 'gzip;q=0' } });
    expect(refused.headers['content-encoding']).toBeUndefined();
  });

  it('return 404 in plain text for a missing file, and never leave their folder', async () => {
    writeFileSync(join(folder, 'secret.txt'), 'secret');
    writeFileSync(remote('build-1', '.hidden'), 'secret');
    for (const path of [
      'mf_planner/build-1/missing.js',
      'mf_planner/build-9/remoteEntry.js',
      'mf_planner/build-1/',
      'mf_planner/current',
      'mf_planner/build-1/.hidden',
      'mf_planner/build-1/..%2f..%2fsecret.txt',
      'mf_planner/build-1/%2e%2e/%2e%2e/secret.txt',
      'mf_planner/..%2f/secret.txt',
      'mf_planner/build-1/%2fetc%2fpasswd',
      'mf_planner/build-1/remoteEntry.js%00.png',
      'secret.txt',
    ]) {
      const { status, headers, text } = await api.call('GET', `/mf/${path}`, {
        headers: { accept: 'text/html' },
      });
      expect([path, status, text]).toEqual([path, 404, expect.not.stringContaining('secret')]);
      expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    }
  });
});
