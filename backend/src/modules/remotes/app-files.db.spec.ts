import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pictureAddress } from '@larder/dish-pictures';
import { Configuration } from '../../config/configuration.js';
import { TestApp } from '../../testing.js';

describe('files of the shell', () => {
  let api: TestApp;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'larder-shell-'));
    mkdirSync(join(folder, 'icons'));
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Larder</title>');
    writeFileSync(join(folder, 'service-worker.js'), 'self.skipWaiting();');
    writeFileSync(join(folder, 'main.0a1b2c3d.js'), 'start();');
    writeFileSync(join(folder, 'icons/icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    writeFileSync(join(folder, 'photograph.webp'), 'RIFF');
    writeFileSync(join(folder, 'app.webmanifest'), '{}');
    api = await TestApp.start({}, { search: false });
    Object.assign(api.app.get(Configuration), { shellDir: folder });
  });
  afterAll(async () => {
    await api.close();
    rmSync(folder, { recursive: true });
  });

  it.each(['/', '/login', '/menu/0190', '/calendar?month=2026-05', '/no/such/page', '/apis'])(
    '[ROUTE-16] serve the page for %s',
    async (url) => {
      const { status, headers, text } = await api.call('GET', url, {
        headers: { accept: 'text/html' },
      });
      expect([status, text]).toEqual([200, expect.stringContaining('<title>Larder</title>')]);
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
      });
    },
  );

  it('[ROUTE-16] serve the page for an undecodable URL, while the API refuses one', async () => {
    for (const url of ['/%E0%A4', '/menu/%', '/%zz?month=%E0', '/calendar/%ED%A0%80']) {
      const { status, headers, text } = await api.call('GET', url, {
        headers: { accept: 'text/html' },
      });
      expect([url, status, text]).toEqual([url, 200, expect.stringContaining('<title>Larder')]);
      expect(headers['content-security-policy']).toContain("default-src 'self'");
    }
    expect((await api.call('GET', '/main.%E0.js')).status).toBe(404);
    expect((await api.call('POST', '/%E0%A4')).body.code).toBe('not_found');
    for (const url of ['/api/%E0%A4', '/pictures/%E0%A4']) {
      expect(await api.call('GET', url)).toMatchObject({
        status: 400,
        body: { code: 'malformed_request' },
      });
    }
  });

  it('[DISH-1] stand beside drawings, which anybody may see', async () => {
    const { status, text } = await api.call(
      'GET',
      pictureAddress({
        title: 'Roasted Tomato Soup',
        types: ['soup'],
        kind: null,
        equipment: [],
        cuisine: 'Italian',
        ingredientNames: ['tomato'],
      }),
    );
    expect([status, text]).toEqual([200, expect.stringMatching(/^<svg /)]);
  });

  it('are revalidated if their name is stable, and cached for ever if it contains a hash', async () => {
    const hashed = await api.call('GET', '/main.0a1b2c3d.js');
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const icon = await api.call('GET', '/icons/icon.svg');
    expect(icon.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': expect.stringContaining('image/svg+xml'),
    });
    const again = await api.call('GET', '/icons/icon.svg', {
      headers: { 'if-none-match': String(icon.headers.etag) },
    });
    expect([again.status, again.text]).toEqual([304, '']);
    const manifest = await api.call('GET', '/app.webmanifest');
    expect(manifest.headers['content-type']).toContain('application/manifest+json');
  });

  it('[STATE-13] serve the service worker as JavaScript that is always revalidated', async () => {
    expect(await api.call('GET', '/service-worker.js')).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-cache',
      },
    });
  });

  it('never replace a missing file, the API, remotes or pictures', async () => {
    for (const [url, type] of [
      ['/missing.js', 'text/plain'],
      ['/main.ffffffff.js', 'text/plain'],
      ['/mf/nothing', 'text/plain'],
      ['/api/nothing', 'application/json'],
      ['/api', 'application/json'],
      ['/pictures', 'application/json'],
      ['/metrics/nothing', 'application/json'],
    ]) {
      const { status, headers, text } = await api.call('GET', String(url), {
        headers: { accept: 'text/html' },
      });
      expect([url, status, text]).toEqual([url, 404, expect.not.stringContaining('<')]);
      expect(headers['content-type']).toContain(type);
    }
  });

  it('[ROUTE-16] serve the page to someone who opens a URL that looks like a file', async () => {
    const opened = { headers: { 'sec-fetch-dest': 'document' } };
    for (const url of ['/nothing.html', '/menu/a.b']) {
      const { status, headers, text } = await api.call('GET', url, opened);
      expect([url, status, text]).toEqual([url, 200, expect.stringContaining('<title>Larder')]);
      expect(headers['cache-control']).toBe('no-cache');
    }
    const icon = await api.call('GET', '/icons/icon.svg', opened);
    expect(icon.headers['content-type']).toContain('image/svg+xml');
    const script = await api.call('GET', '/missing.js', {
      headers: { 'sec-fetch-dest': 'script' },
    });
    expect(script.status).toBe(404);
  });

  it('have headers that block foreign content', async () => {
    const { headers } = await api.call('GET', '/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    // Chrome asks the app store whether it accepts payments.
    const own = policy.replace(' https://play.google.com/billing', '');
    expect(own).not.toMatch(/https?:|\*|unsafe-eval/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  it('[IMP-36] lead what another app shares to the page that imports it', async () => {
    const form = new FormData();
    form.append('title', 'Soup');
    form.append('text', 'See https://a.example/soup?x=1&y=2');
    form.append('other', 'x');
    form.append('files', new Blob(['x']), 'card.jpg');
    const request = new Request('http://larder.example', { method: 'POST', body: form });
    const answer = await api.app.inject({
      method: 'POST',
      url: '/import/shared',
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    const { pathname, searchParams } = new URL(String(answer.headers.location), 'http://larder');
    expect([answer.statusCode, pathname, Object.fromEntries(searchParams)]).toEqual([
      ...[303, '/import/shared'],
      { title: 'Soup', text: 'See https://a.example/soup?x=1&y=2', file: 'card.jpg' },
    ]);
    const empty = await api.app.inject({ method: 'POST', url: '/import/shared' });
    expect([empty.statusCode, empty.headers.location]).toEqual([303, '/import/shared?']);
  });

  it('have only the headers that protect the file itself when loaded by a page', async () => {
    const about = async (url: string) => (await api.call('GET', url)).headers;
    const everywhere = {
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': expect.any(String),
      'x-request-id': expect.any(String),
    };
    const document = {
      'content-security-policy': expect.stringContaining("default-src 'self'"),
      'x-frame-options': 'DENY',
      'referrer-policy': expect.any(String),
      'cross-origin-opener-policy': 'same-origin',
    };
    for (const url of ['/', '/service-worker.js', '/icons/icon.svg', '/app.webmanifest']) {
      expect([url, await about(url)]).toEqual([
        url,
        expect.objectContaining({ ...everywhere, ...document }),
      ]);
    }
    for (const url of ['/main.0a1b2c3d.js', '/photograph.webp']) {
      const headers = await about(url);
      expect([url, headers]).toEqual([url, expect.objectContaining(everywhere)]);
      for (const name of Object.keys(document)) expect(headers).not.toHaveProperty(name);
      const known = { 'if-none-match': String(headers.etag) };
      const again = await api.call('GET', url, { headers: known });
      expect(again.status).toBe(304);
      expect(again.headers).not.toHaveProperty('content-security-policy');
    }
    // A missing file is a response like any other.
    expect(await about('/missing.js')).toMatchObject(document);
  });
});
