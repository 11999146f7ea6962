import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { DataSource } from 'typeorm';
import { FileUploads } from '../../common/file-uploads.js';
import { Configuration } from '../../config/configuration.js';
import { newId } from '../../database/row.entity.js';
import { passTime, type Person, TestApp } from '../../testing.js';
import { PictureCleaner } from './picture-cleaner.js';
import { PictureReader } from './picture-reader.js';
import { mostPictures } from './pictures.errors.js';

const day = 86_400_000;
const secretPlace = '51/1 30/1 3230/100';

const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background }, limitInputPixels: false });

/** Left half red, right half blue, unless it is turned; a little noise makes every one different. */
async function photo(width: number, height: number): Promise<Sharp> {
  const right = await plain(width / 2, height, '#1030c0')
    .png()
    .toBuffer();
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  const grain = await sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .png()
    .toBuffer();
  return plain(width, height, '#c01020').composite([
    { input: right, left: width / 2, top: 0 },
    { input: grain, blend: 'soft-light' },
  ]);
}

const smallPhoto = async (): Promise<Buffer> => (await photo(64, 48)).jpeg().toBuffer();

const isMostly = (channel: 0 | 2, { data, info }: { data: Buffer; info: OutputInfo }) => {
  const at = (x: number, y: number) => data.subarray((y * info.width + x) * info.channels);
  const [red = 0, , blue = 0] = at(Math.round(info.width / 2), Math.round(info.height * 0.1));
  return channel === 0 ? red > blue + 80 : blue > red + 80;
};

/** The first bytes of a file as phones name its type. */
const isoFile = (brand: string): Buffer =>
  Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from(`ftyp${brand}\0\0\0\0${brand}mif1`),
    Buffer.alloc(200),
  ]);

describe('photographs', () => {
  let api: TestApp;
  let person: Person;
  beforeAll(async () => {
    api = await TestApp.start({}, { search: false });
  });
  beforeEach(async () => {
    person = await api.person();
  });
  afterEach(() => {
    jest.useRealTimers();
    expect(readdirSync(join(api.app.get(Configuration).dataDir, 'uploads'))).toEqual([]);
  });
  afterAll(() => api.close());

  const add = (file: Buffer, { token = person.token, name = 'photo.jpg' } = {}) =>
    api.upload('/api/pictures', file, { token, name });
  const load = (url: string) => api.app.inject(url);
  const sql = <Row>(query: string, values: unknown[] = []) =>
    api.app.get(DataSource).query<Row[]>(query, values);
  const storedFiles = () => {
    const folder = join(api.app.get(Configuration).dataDir, 'pictures');
    return readdirSync(folder, { recursive: true }).filter((name) => String(name).includes('webp'));
  };

  it('[OWN-15] keeps a photograph upright, small, and without what the phone wrote into it', async () => {
    const taken = await (
      await photo(2000, 1500)
    )
      .withExif({
        IFD0: { Make: 'Phone' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: secretPlace },
      })
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 97 })
      .toBuffer();
    expect((await sharp(taken).metadata()).orientation).toBe(6);
    const { status, body } = await add(taken);
    expect([status, body]).toEqual([
      201,
      { id: expect.any(String), url: expect.stringContaining(`/pictures/${body.id}/480.webp?s=`) },
    ]);
    for (const [width, height] of [
      [480, 640],
      [1280, 1707],
    ] as const) {
      const answer = await load(body.url.replace('480', width));
      expect([answer.statusCode, answer.headers]).toEqual([
        200,
        expect.objectContaining({
          'content-type': 'image/webp',
          'cache-control': 'private, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
        }),
      ]);
      const picture = sharp(answer.rawPayload);
      expect(await picture.metadata()).toMatchObject({ format: 'webp', width, height });
      expect(await picture.metadata()).not.toHaveProperty('exif');
      // Turned by a quarter, what was left is above.
      expect(isMostly(0, await picture.raw().toBuffer({ resolveWithObject: true }))).toBe(true);
    }
    expect((await load(body.url)).rawPayload.length).toBeLessThan(60_000);
  });

  it('[OWN-15] compresses a restless picture harder, so that it stays below 60 kB as well', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const { body } = await add(
      await sharp({ create: { width: 960, height: 1280, channels: 3, background: '#888', noise } })
        .png()
        .toBuffer(),
    );
    expect((await load(body.url)).rawPayload.length).toBeLessThan(60_000);
  });

  it.each(['png', 'webp', 'avif'] as const)(
    '[OWN-15] takes %s, whatever its name',
    async (format) => {
      const file = await (await photo(300, 200)).toFormat(format).toBuffer();
      const { status, body } = await add(file, { name: 'photo.txt' });
      expect(status).toBe(201);
      const picture = await sharp((await load(body.url)).rawPayload).metadata();
      expect(picture).toMatchObject({ format: 'webp', width: 300, height: 200 });
    },
  );

  it('[OWN-15] puts what is transparent on white', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const file = await sharp({ create: { width: 9, height: 9, channels: 4, background: clear } })
      .png()
      .toBuffer();
    const { body } = await add(file);
    const stored = await sharp((await load(body.url)).rawPayload)
      .raw()
      .toBuffer();
    expect(stored[0]).toBeGreaterThan(250);
  });

  it.each([
    ['an SVG drawing', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a GIF', async () => plain(9, 9, 'red').gif().toBuffer()],
    ['a TIFF', async () => plain(9, 9, 'red').tiff().toBuffer()],
    ['a page', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an empty file', async () => Buffer.alloc(0)],
    [
      'a PDF that goes on as a JPEG',
      async () => Buffer.concat([Buffer.from('%PDF-1.7\n'), await smallPhoto()]),
    ],
    [
      'a GIF that goes on as a JPEG',
      async () => Buffer.concat([Buffer.from('GIF89a'), await smallPhoto()]),
    ],
  ])('[OWN-16] refuses %s as the type it is', async (_, file) => {
    expect(await add(await file())).toMatchObject({
      status: 415,
      body: { code: 'picture_type_unknown' },
    });
  });

  it('[OWN-16] says what to do about HEIC', async () => {
    for (const brand of ['heic', 'heix', 'mif1']) {
      expect(await add(isoFile(brand))).toMatchObject({
        status: 415,
        body: {
          code: 'picture_heic',
          message: 'HEIC photos are not supported. Save this one as a JPEG and try again.',
        },
      });
    }
  });

  it('[OWN-15] keeps nothing of another file that is hidden in a photograph', async () => {
    const hidden = '<script>alert("hidden")</script>';
    const file = Buffer.concat([
      await (
        await photo(64, 48)
      )
        .withExif({ IFD0: { Copyright: hidden } })
        .jpeg()
        .toBuffer(),
      Buffer.from(`PK\x03\x04${hidden}`),
    ]);
    expect(file.toString('latin1').split(hidden)).toHaveLength(3);
    const { status, body } = await add(file);
    expect(status).toBe(201);
    for (const width of ['480', '1280']) {
      const { rawPayload } = await load(body.url.replace('480', width));
      expect(rawPayload.toString('latin1')).not.toContain('hidden');
    }
  });

  it('[OWN-16] refuses what is truncated or damaged', async () => {
    const file = await (await photo(300, 200)).jpeg().toBuffer();
    const png = await (await photo(300, 200)).png().toBuffer();
    for (const part of [file.subarray(0, file.length / 2), png.subarray(0, png.length / 2)]) {
      expect(await add(part)).toMatchObject({ status: 400, body: { code: 'picture_unreadable' } });
    }
  });

  it('[OWN-16] refuses pictures that would take too much memory, from their first bytes', async () => {
    const read = jest.spyOn(api.app.get(PictureReader), 'read');
    const bombs = [
      await plain(9_000, 8_000, 'red').png({ palette: true }).toBuffer(),
      await plain(4_200, 4_000, 'red').avif({ effort: 0 }).toBuffer(),
      await plain(7_100, 7_100, 'red').jpeg({ progressive: true }).toBuffer(),
    ];
    for (const bomb of bombs) {
      expect(bomb.length).toBeLessThan(1_000_000);
      expect(await add(bomb)).toMatchObject({
        status: 413,
        body: { code: 'picture_pixels_too_many' },
      });
    }
    expect(read).toHaveBeenCalledTimes(bombs.length);
    read.mockRestore();
  });

  it('[OWN-16] refuses more than 15 MB, with or without an announced length', async () => {
    const large = Buffer.alloc(40 * 2 ** 20, 1);
    const tooLarge = {
      status: 413,
      body: { code: 'picture_too_large', message: 'A photo can be up to 15 MB.' },
    };
    expect(await add(large)).toMatchObject(tooLarge);
    const form = TestApp.form(large, 'large.jpg');
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/pictures',
      headers: { authorization: `Bearer ${person.token}`, 'content-type': form.type },
      payload: Readable.from([form.body]),
    });
    expect({ status: answer.statusCode, body: answer.json() }).toMatchObject(tooLarge);
  });

  it('[OWN-16] takes a file as form data, and nothing else', async () => {
    const { token } = person;
    const missing = { status: 400, body: { code: 'picture_missing' } };
    expect(await api.call('POST', '/api/pictures', { token, body: {} })).toMatchObject(missing);
    expect(await api.call('POST', '/api/pictures', { token })).toMatchObject(missing);
    const { type, body } = TestApp.form(await smallPhoto(), 'a.jpg');
    const send = (url: string, contentType: string, payload: Buffer) =>
      api.app.inject({
        method: 'POST',
        url,
        headers: { authorization: `Bearer ${token}`, 'content-type': contentType },
        payload,
      });
    const broken = await Promise.all([
      send('/api/pictures', type, body.subarray(0, -80)),
      send('/api/pictures', 'multipart/form-data', body),
      send('/api/pictures', type, Buffer.from('nonsense')),
    ]);
    expect(broken.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400]);
    expect((await send('/api/auth/logout-others', type, body)).statusCode).toBe(404);
    expect((await send('/api/menus', type, body)).json()).toMatchObject({
      statusCode: 415,
      code: 'unsupported_media_type',
    });
  });

  it('removes at its start what a killed process has left, and nothing that is being received', async () => {
    const folder = join(api.app.get(Configuration).dataDir, 'uploads');
    const [left, arriving] = ['left', 'arriving'].map((name) => join(folder, name)) as [
      string,
      string,
    ];
    mkdirSync(folder, { recursive: true });
    for (const path of [left, arriving]) writeFileSync(path, 'part of a photograph');
    const longAgo = new Date(Date.now() - 2 * 3_600_000);
    utimesSync(left, longAgo, longAgo);
    await api.app.get(FileUploads).onApplicationBootstrap();
    expect(readdirSync(folder)).toEqual(['arriving']);
    rmSync(arriving);
  });

  it('is for people who have logged in', async () => {
    expect((await add(await smallPhoto(), { token: 'none' })).status).toBe(401);
  });

  it('[OWN-15] keeps the same file once per household, however often it is sent', async () => {
    const file = await smallPhoto();
    const answers = await Promise.all([add(file), add(file), add(file)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const urls = new Set(answers.map(({ body }) => body.url));
    expect(urls.size).toBe(1);
    expect(await sql('SELECT id FROM pictures WHERE user_id = $1', [person.id])).toHaveLength(1);
    const other = await api.person();
    expect(urls).not.toContain((await add(file, { token: other.token })).body.url);
  });

  it('[HOUSE-1] shows a picture only to those who were given its address', async () => {
    const { body: mine } = await add(await smallPhoto());
    const { body: theirs } = await add(await smallPhoto(), { token: (await api.person()).token });
    const [, signature = ''] = theirs.url.split('=');
    for (const url of [
      mine.url.replace(/\?.*/, ''),
      mine.url.replace(/=.*/, `=${signature}`),
      mine.url.replace(/=.*/, '='),
      mine.url.replace(/=./, '=?'),
      `${mine.url}&s=${signature}`,
      mine.url.replace('480', '481'),
      mine.url.replace(mine.id, newId()),
      mine.url.replace(mine.id, '..%2f..%2fjwt-secret'),
    ]) {
      const { statusCode, headers } = await load(url);
      expect([url, statusCode, headers['cache-control']]).toEqual([url, 404, 'no-store']);
    }
    expect((await load(mine.url)).statusCode).toBe(200);
  });

  it('[OWN-16] takes no more than its limit from a household', async () => {
    const [{ household_id: household } = { household_id: '' }] = await sql<{
      household_id: string;
    }>('SELECT household_id FROM users WHERE id = $1', [person.id]);
    await sql(
      `INSERT INTO pictures (id, household_id, sha256, width, height, bytes)
       SELECT gen_random_uuid(), $1, n::text, 1, 1, 1 FROM generate_series(2, $2) AS n`,
      [household, mostPictures],
    );
    const last = await Promise.all([add(await smallPhoto()), add(await smallPhoto())]);
    expect(last.map(({ status }) => status).sort()).toEqual([201, 403]);
    expect(await add(await smallPhoto())).toMatchObject({
      status: 403,
      body: { code: 'pictures_too_many' },
    });
    await sql('DELETE FROM pictures WHERE household_id = $1', [household]);
    await sql('DELETE FROM picture_removals');
  });

  const filesOf = (id: string) => storedFiles().filter((name) => String(name).includes(id));
  const recipeWith = (pictureId: string | null, token = person.token) =>
    api.call('POST', '/api/recipes', {
      token,
      body: { title: 'Cake', ingredients: ['2 eggs'], steps: ['Bake.'], pictureId },
    });

  /** Sessions end when nothing is heard of them for as long as these tests let pass. */
  async function freshToken(): Promise<string> {
    const { email, password } = person;
    const login = await api.call('POST', '/api/auth/login', { body: { email, password } });
    return login.body.token as string;
  }

  it('[OWN-15] deletes what nothing has used for a day, with its files', async () => {
    const cleaner = api.app.get(PictureCleaner);
    const sentAgain = await smallPhoto();
    const photos = [await smallPhoto(), await smallPhoto(), sentAgain];
    const [used, unused, again] = await Promise.all(
      photos.map(async (file) => (await add(file)).body as { id: string; url: string }),
    );
    const statuses = () =>
      Promise.all([used, unused, again].map(async (one) => (await load(one!.url)).statusCode));
    expect(await recipeWith(used!.id)).toMatchObject({ status: 201 });
    passTime(day - 60_000);
    await cleaner.clean();
    expect(await statuses()).toEqual([200, 200, 200]);
    await add(sentAgain, { token: await freshToken() });
    passTime(120_000);
    await cleaner.clean();
    expect(await statuses()).toEqual([200, 404, 200]);
    expect(filesOf(unused!.id)).toEqual([]);
  });

  it('[OWN-10][OWN-15] deletes a photograph a day after the last earlier version that has it', async () => {
    const cleaner = api.app.get(PictureCleaner);
    const { body: photo } = await add(await smallPhoto());
    const { body: recipe } = await recipeWith(photo.id);
    passTime(2 * day);
    await cleaner.clean();
    // The database, whose clock counts from here, has not seen these days pass.
    jest.useRealTimers();
    const { token } = person;
    let version: number = recipe.version;
    const saveWithout = async () => {
      const changed = {
        title: recipe.title,
        version,
        ingredients: [`${version} eggs`],
        steps: ['Bake.'],
      };
      const answer = await api.call('PUT', `/api/recipes/${recipe.id}`, { token, body: changed });
      expect(answer.status).toBe(200);
      version = answer.body.version;
    };
    await saveWithout();
    passTime(2 * day);
    await cleaner.clean();
    expect((await load(photo.url)).statusCode).toBe(200);
    jest.useRealTimers();
    for (let save = 0; save < 20; save += 1) await saveWithout();
    passTime(day + 60_000);
    await cleaner.clean();
    expect((await load(photo.url)).statusCode).toBe(404);
    expect(filesOf(photo.id)).toEqual([]);
  });

  it('[HOUSE-2] deletes the files of a deleted account, also those in use', async () => {
    const { body } = await add(await smallPhoto());
    const { token, password } = person;
    await recipeWith(body.id);
    const deleted = await api.call('DELETE', '/api/auth/account', { token, body: { password } });
    expect(deleted.status).toBeLessThan(300);
    await api.app.get(PictureCleaner).clean();
    expect((await load(body.url)).statusCode).toBe(404);
    expect(filesOf(body.id)).toEqual([]);
  });

  it('[HOUSE-3] lists them in what a person downloads of their data', async () => {
    const { body } = await add(await smallPhoto());
    const { token } = person;
    const { body: everything } = await api.call('GET', '/api/auth/export', { token });
    expect(everything.owned.pictures).toEqual([
      expect.objectContaining({ id: body.id, width: 64, height: 48 }),
    ]);
  });
});
