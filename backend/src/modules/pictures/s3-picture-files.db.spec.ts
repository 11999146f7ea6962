import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import sharp from 'sharp';
import { Configuration } from '../../config/configuration.js';
import { TestApp } from '../../testing.js';
import { PictureCleaner } from './picture-cleaner.js';
import { BucketFiles } from '../../common/kept-files/bucket-files.js';

describe('photographs in an S3-compatible store', () => {
  const directory = mkdtempSync(join(tmpdir(), 'larder-s3-'));
  const bucket = 'larder-pictures';
  let store: S3rver;
  let endpoint: string;
  const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

  beforeAll(async () => {
    const address = '127.0.0.1';
    const configureBuckets = [{ name: bucket }];
    store = new S3rver({ port: 0, address, directory, silent: true, configureBuckets });
    endpoint = `http://${address}:${(await store.run()).port}`;
  });
  afterAll(async () => {
    await store.close();
    rmSync(directory, { recursive: true, force: true });
  });

  const files = (changed: Partial<ConstructorParameters<typeof BucketFiles>[0]> = {}) =>
    new BucketFiles({ endpoint, bucket, region: 'eu-central-1', ...credentials, ...changed });

  it('keeps, returns and deletes files', async () => {
    const content = Buffer.from([0, 255, 1, 254]);
    await files().put('ab/one.webp', content, 'image/webp');
    expect(await files().get('ab/one.webp')).toEqual(content);
    await files().put('ab/one.webp', Buffer.from('again'), 'image/webp');
    expect(String(await files().get('ab/one.webp'))).toBe('again');
    await files().remove('ab/one.webp');
    expect(await files().get('ab/one.webp')).toBeUndefined();
    await files().remove('ab/one.webp');
  });

  it('is refused with another secret, and says so without naming it', async () => {
    const stranger = files({ secretAccessKey: 'a-secret-of-somebody-else' });
    await expect(stranger.put('ab/two.webp', Buffer.from('x'), 'image/webp')).rejects.toThrow(
      'The file store answered PUT with 403.',
    );
    await expect(stranger.get('ab/two.webp')).rejects.toThrow('answered GET with 403.');
    await expect(stranger.remove('ab/two.webp')).rejects.toThrow('answered DELETE with 403.');
  });

  it('tells a missing bucket from a missing picture', async () => {
    const elsewhere = files({ bucket: 'no-such-bucket' });
    await expect(elsewhere.get('ab/one.webp')).rejects.toThrow('answered GET with 404.');
    await expect(elsewhere.put('ab/one.webp', Buffer.from('x'), 'image/webp')).rejects.toThrow(
      '404',
    );
  });

  describe('in the whole application', () => {
    let api: TestApp;
    afterEach(() => api.close());

    const start = async (variables: Record<string, string> = {}) => {
      api = await TestApp.start(
        {
          PICTURES_S3_ENDPOINT: endpoint,
          PICTURES_S3_BUCKET: bucket,
          PICTURES_S3_ACCESS_KEY_ID: credentials.accessKeyId,
          PICTURES_S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
          ...variables,
        },
        { search: false },
      );
      return api.person();
    };
    const photo = () =>
      sharp({ create: { width: 40, height: 30, channels: 3, background: '#a52' } })
        .jpeg()
        .toBuffer();

    it('[OWN-15] adds, shows and deletes them there and nowhere else', async () => {
      const { token, password } = await start();
      const { status, body } = await api.upload('/api/pictures', await photo(), {
        token,
        name: 'a.jpg',
      });
      expect(status).toBe(201);
      const show = async () => (await api.app.inject(body.url)).statusCode;
      expect(await show()).toBe(200);
      expect(readdirSync(api.app.get(Configuration).dataDir)).not.toContain('pictures');
      await api.call('DELETE', '/api/auth/account', { token, body: { password } });
      await api.app.get(PictureCleaner).clean();
      expect(await show()).toBe(404);
    });

    it('[OWN-16] adds nothing while the store cannot be used, and says so in one sentence', async () => {
      const { token } = await start({ PICTURES_S3_SECRET_ACCESS_KEY: 'wrong' });
      const upload = async () =>
        api.upload('/api/pictures', await photo(), { token, name: 'a.jpg' });
      expect(await upload()).toMatchObject({ status: 503, body: { code: 'service_unavailable' } });
      const { body } = await api.call('GET', '/api/auth/export', { token });
      expect(body.owned.pictures).toEqual([]);
    });
  });
});
