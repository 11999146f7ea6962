import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { DataSource } from 'typeorm';
import type { PicturePart } from '../../common/language-model.js';
import { ModelServer, says } from '../../common/language-model-testing.js';
import { type Person, TestApp } from '../../testing.js';
import { OutboundNetwork } from '../outbound/outbound-network.service.js';
import { LocalNames, LocalNetwork, LocalSite } from '../outbound/outbound-testing.js';
import { bread, Importer, loaves, named } from './imports-testing.js';

const pageOf = (recipe: object) =>
  `<!doctype html><html lang="en"><head><title>Bread</title>
   <script type="application/ld+json">${JSON.stringify(recipe)}</script></head><body><h1>Bread</h1></body></html>`;
const html = { 'content-type': 'text/html; charset=utf-8' };

interface Item {
  name: string;
  state: string;
  problem: { code: string; message: string } | null;
  recipeId: number | null;
}

describe('imports', () => {
  let api: TestApp;
  let cook: Person;
  let importer: Importer;
  let names: LocalNames;
  let site: LocalSite;

  const model = new ModelServer(says({ lines: ['Rye bread', '500 g rye flour'], unsure: ['rye'] }));

  beforeAll(async () => {
    await model.start();
    const reading = { LLM_API_BASE: model.base, LLM_MODEL: 'reader-1', LLM_READS_PHOTOS: 'on' };
    [api, names, site] = await Promise.all([
      TestApp.start(reading, { search: false }),
      LocalNames.start(),
      LocalSite.start(),
    ]);
    const network = api.app.get(OutboundNetwork, { strict: false });
    const local = new LocalNetwork(names, [site]);
    network.addressesOf = (host) => local.addressesOf(host);
    network.permitsPort = (port) => local.permitsPort(port);
    network.permitsAddress = (address, port) => local.permitsAddress(address, port);
  });
  beforeEach(async () => {
    cook = await api.person();
    importer = new Importer(api, cook);
    site.requests.length = 0;
    site.answer = (_, response) => response.writeHead(200, html).end(pageOf(bread));
  });
  afterAll(async () => {
    await api.close();
    await Promise.all([names.close(), site.close(), model.stop()]);
  });

  let hosts = 0;
  /** Each on a host of its own, which has not been asked before. */
  const address = (path = '/bread'): string => {
    const host = `kitchen${(hosts += 1)}.example`;
    names.names.set(host, [['127.0.0.1']]);
    return `http://${host}:${site.port}${path}`;
  };
  const preview = (body: object, person = cook) =>
    api.call('POST', '/api/imports/preview', { token: person.token, body });

  describe('POST /imports/preview', () => {
    it('[IMP-22][IMP-24] reads a page, says where each field is from, and stores nothing', async () => {
      const url = address('/bread?utm_source=mail');
      const answer = await preview({ url });
      expect(answer.status).toBe(200);
      const { draft, origins, warnings, duplicates } = answer.body;
      expect(draft).toMatchObject({
        title: 'Rye bread',
        ingredients: bread.recipeIngredient,
        steps: ['Knead it all.', 'Bake it for 50 minutes.'],
        ...{ servings: 12, prepMinutes: 20, cookMinutes: 50, readyInMinutes: 70 },
        sourceUrl: url.replace('?utm_source=mail', ''),
      });
      expect(origins).toMatchObject({ title: 'json-ld', ingredients: 'json-ld', steps: 'json-ld' });
      expect([warnings, duplicates]).toEqual([[], []]);
      expect((await importer.mine()).total).toBe(0);
    });

    it('[IMP-21] takes a page that refuses programs for an error, never for a recipe', async () => {
      site.answer = (_, response) => response.writeHead(403, html).end(pageOf(bread));
      const answer = await preview({ url: address() });
      expect([answer.status, answer.body.code]).toEqual([400, 'import_page_refused']);
      expect(answer.body.message).toContain('bookmark');
      const job = await importer.ended(await importer.start([address()]));
      expect(job).toMatchObject({ added: 0, failed: 1 });
      expect(job.items[0].problem.code).toBe('import_page_refused');
      expect((await importer.mine()).total).toBe(0);
    });

    it('[IMP-20] says the same of what does not exist and of what must not be reached', async () => {
      const answers = await Promise.all(
        ['http://127.0.0.1/', 'http://169.254.169.254/latest/', 'http://nowhere.example/'].map(
          (url) => preview({ url }),
        ),
      );
      const said = answers.map(({ status, body }) => [status, body.code, body.message]);
      expect(said[0]).toEqual([400, 'import_page_unreachable', expect.any(String)]);
      expect(new Set(said.map((one) => JSON.stringify(one))).size).toBe(1);
    });

    it.each([
      ['import_page_missing', 404, html, ''],
      ['import_page_unsupported', 200, { 'content-type': 'application/pdf' }, 'x'],
      ['import_no_recipe', 200, html, '<h1>About us</h1><p>We like to cook.</p>'],
    ])('[IMP-21] says %s', async (code, status, headers, body) => {
      site.answer = (_, response) => response.writeHead(status, headers).end(body);
      expect((await preview({ url: address() })).body).toMatchObject({ code });
    });

    it('[IMP-22] reads a page that the browser sends, without asking its site', async () => {
      const url = 'https://closed.example/bread';
      const { status, body } = await preview({ url, html: pageOf(bread) });
      expect(status).toBe(200);
      expect(body.draft).toMatchObject({ title: 'Rye bread', sourceUrl: url });
      expect(site.requests).toEqual([]);
      const saved = await preview({ html: pageOf(bread) });
      expect(saved.body.draft).toMatchObject({ title: 'Rye bread', sourceUrl: null });
    });

    it('[IMP-22] reads a page of 3 MB that is sent, and refuses one of 6 MB in a sentence', async () => {
      const padded = (megabytes: number) =>
        pageOf(bread).replace('</body>', `<!--${'"'.repeat(megabytes * 1024 * 1024)}--></body>`);
      expect((await preview({ html: padded(3) })).status).toBe(200);
      const { status, body } = await preview({ html: padded(6) });
      expect([status, body.code]).toEqual([413, expect.stringMatching(/too_large/)]);
    });

    it('[IMP-22] reads a recipe written as text', async () => {
      const text = 'Tea\nServes 2\n1 tsp tea\n1 cup water\nMethod\n1. Boil the water.\n2. Pour it.';
      const { body } = await preview({ text });
      expect(body.draft).toMatchObject({
        ...{ title: 'Tea', servings: 2, ingredients: ['1 tsp tea', '1 cup water'] },
        steps: ['Boil the water.', 'Pour it.'],
      });
      expect(body.origins).toMatchObject({ title: 'text', steps: 'text' });
    });

    it.each([
      ['nothing', {}, 'import_empty'],
      ['two things', { url: 'https://a.example', text: 'Tea' }, 'import_empty'],
      ['nothing visible', { text: ' \u0000 ' }, 'import_empty'],
      ['a book', { text: 'x'.repeat(100_001) }, 'import_text_too_long'],
      ['a file', { url: 'file:///etc/passwd' }, 'import_address_invalid'],
      ['no address', { url: 'http://example.org:8080x/' }, 'import_address_invalid'],
    ])('[IMP-22] refuses %s', async (_, body, code) => {
      expect(await preview(body)).toMatchObject({ status: 400, body: { code } });
    });

    it('[IMP-27] finds the same recipe by its address or content, never by its name alone', async () => {
      const store = (more: object) =>
        api.call('POST', '/api/recipes', {
          token: cook.token,
          body: { title: 'Rye Bread', ingredients: ['1 egg'], steps: ['Fry.'], ...more },
        });
      const url = address('/bread');
      const { body: atAddress } = await store({
        title: 'Dark loaf',
        sourceUrl: url.replace('http:', 'https:').replace('/bread', '/bread/?fbclid=1'),
      });
      const { body: sameContent } = await store({ ingredients: bread.recipeIngredient });
      await store({});
      const { body } = await preview({ url });
      const found = body.duplicates.map(({ id, match }: { id: number; match: string }) => [
        id,
        match,
      ]);
      expect(found).toEqual([
        [atAddress.id, 'address'],
        [sameContent.id, 'content'],
      ]);
      expect((await preview({ url }, await api.person())).body.duplicates).toEqual([]);
    });
  });

  describe('the pictures of pages', () => {
    it('[IMP-25] are fetched, checked and kept like photographs', async () => {
      const photo = await sharp({
        create: { width: 600, height: 400, channels: 3, background: '#a52' },
      })
        .jpeg()
        .toBuffer();
      const image = address('/bread.jpg');
      site.answer = ({ url }, response) => {
        if (url === '/bread.jpg')
          response.writeHead(200, { 'content-type': 'image/jpeg' }).end(photo);
        else response.writeHead(200, html).end(pageOf({ ...bread, image }));
      };
      const page = address();
      expect((await preview({ url: page })).body.draft.image).toBe(image);
      const added = await api.call('POST', '/api/imports/pictures', {
        token: cook.token,
        body: { url: image },
      });
      expect([added.status, added.body]).toEqual([
        201,
        { id: expect.any(String), url: expect.stringContaining('/480.webp?s=') },
      ]);
      expect(await importer.ended(await importer.start([page]))).toMatchObject({
        added: 1,
        pictures: 1,
      });
      const [recipe] = (await importer.mine()).recipes;
      expect(recipe).toMatchObject({ image: added.body.url });
    });

    it('[IMP-25] cannot be anything else', async () => {
      const url = address('/bread.jpg');
      const ask = () =>
        api.call('POST', '/api/imports/pictures', { token: cook.token, body: { url } });
      site.answer = (_, response) =>
        response.writeHead(200, { 'content-type': 'image/png' }).end('x');
      expect((await ask()).body.code).toBe('picture_type_unknown');
      site.answer = (_, response) => response.writeHead(200, html).end('<svg/>');
      expect((await ask()).body.code).toBe('import_page_unsupported');
    });
  });

  describe('photos of recipes', () => {
    const read = (file: Buffer) =>
      api.upload('/api/imports/photos', file, { token: cook.token, name: 'card.jpg' });

    it('[IMP-42] are read by a service, which gets the picture alone, and are not kept', async () => {
      const photo = await sharp({
        create: { width: 60, height: 40, channels: 3, background: '#888' },
      })
        .withExif({ IFD3: { GPSLatitude: '46/1 48/1 0/1' } })
        .jpeg()
        .toBuffer();
      const kept = () => api.app.get(DataSource).query('SELECT id FROM pictures ORDER BY id');
      const before: unknown = await kept();
      model.asked = [];
      expect((await api.call('GET', '/api/imports/ways', cook)).body).toEqual({
        photosElsewhere: true,
      });
      const { status, body } = await read(photo);
      expect([status, body]).toEqual([
        200,
        { text: 'Rye bread\n500 g rye flour', unread: ['rye'] },
      ]);
      const [part] = model.asked[0]?.body.messages[1]?.content as readonly PicturePart[];
      const sent = sharp(Buffer.from(part?.image_url.url.split(',')[1] ?? '', 'base64'));
      expect(await sent.metadata()).toMatchObject({ format: 'jpeg', width: 60, height: 40 });
      expect(await sent.metadata()).not.toHaveProperty('exif');
      expect(await kept()).toEqual(before);
    });

    it('[IMP-42] are refused before anybody gets them when they are something else', async () => {
      model.asked = [];
      expect((await read(Buffer.from('<svg/>'))).body.code).toBe('picture_type_unknown');
      expect(model.asked).toEqual([]);
    });
  });

  describe('many pages', () => {
    it('[IMP-26] saves ninety of a hundred and reports the ten that are dead', async () => {
      const good = Array.from({ length: 90 }, (_, at) => address(`/good/${at}`));
      const dead = [
        ...Array.from({ length: 3 }, () => address('/missing')),
        ...Array.from({ length: 3 }, () => address('/refused')),
        ...['http://nowhere.example/', 'http://10.0.0.1/', 'ftp://a.example/'],
        address('/empty'),
      ];
      site.answer = ({ url = '', headers }, response) => {
        if (url.startsWith('/missing')) response.writeHead(404, html).end();
        else if (url.startsWith('/refused')) response.writeHead(403, html).end();
        else if (url.startsWith('/empty')) response.writeHead(200, html).end('<p>Closed.</p>');
        else response.writeHead(200, html).end(pageOf(named(`Bread of ${headers.host}`)));
      };
      const id = await importer.start([...dead, ...good]);
      const job = await importer.ended(id);
      expect(job).toMatchObject({
        ...{ kind: 'pages', state: 'done', total: 100, done: 100, added: 90, failed: 10, known: 0 },
        problem: null,
      });
      const failed = (job.items as Item[]).slice(0, 10);
      expect(failed.map(({ name, problem }) => [name, problem?.code])).toEqual([
        ...Array(3).fill([expect.stringContaining('/missing'), 'import_page_missing']),
        ...Array(3).fill([expect.stringContaining('/refused'), 'import_page_refused']),
        ['http://nowhere.example/', 'import_page_unreachable'],
        ['http://10.0.0.1/', 'import_page_unreachable'],
        ['ftp://a.example/', 'import_address_invalid'],
        [expect.stringContaining('/empty'), 'import_no_recipe'],
      ]);
      const { total, recipes } = await importer.mine();
      expect(total).toBe(90);
      expect(recipes.every(({ tags }) => tags.includes('to review'))).toBe(true);
      // The same again changes nothing, and asks no page that is known.
      site.requests.length = 0;
      const again = await importer.ended(await importer.start(good));
      expect(again).toMatchObject({ added: 0, known: 90, failed: 0 });
      expect(site.requests).toEqual([]);
      expect((await importer.mine()).total).toBe(90);
    });

    it('[IMP-28] one import of a person runs at a time, those of others beside it', async () => {
      let release: (() => void)[] = [];
      site.answer = (_, response) => {
        release.push(() => response.writeHead(200, html).end(pageOf(bread)));
      };
      const id = await importer.start([address()]);
      const second = await api.call('POST', '/api/imports', {
        token: cook.token,
        body: { urls: [address()] },
      });
      expect([second.status, second.body.code]).toEqual([409, 'import_running']);
      const other = await api.person();
      const others = new Importer(api, other);
      const theirs = await others.start([address()]);
      while (release.length < 2) await new Promise((resolve) => setTimeout(resolve, 10));
      release.forEach((answer) => answer());
      release = [];
      expect(await importer.ended(id)).toMatchObject({ added: 1 });
      expect(await others.ended(theirs)).toMatchObject({ added: 1 });
      for (const method of ['GET', 'DELETE'] as const) {
        expect((await api.call(method, `/api/imports/${id}`, other)).status).toBe(404);
      }
    });

    it.each([
      ['no page', { urls: [] }, 'import_empty'],
      ['101 pages', { urls: Array(101).fill('https://a.example/') }, 'import_addresses_too_many'],
      ['a text', { urls: 'https://a.example/' }, 'invalid_input'],
      ['nothing', {}, 'invalid_input'],
      ['a long address', { urls: ['x'.repeat(2_001)] }, 'invalid_input'],
    ])('[IMP-26] refuses %s', async (_, body, code) => {
      const answer = await api.call('POST', '/api/imports', { token: cook.token, body });
      expect(answer).toMatchObject({ status: 400, body: { code } });
    });
  });

  describe('libraries', () => {
    it('[IMP-29] keep their own recipes apart that say the same', async () => {
      const twins = [1, 2].map((number) => named('Twin', { identifier: `twin-${number}` }));
      expect(await importer.ended(await importer.send(twins))).toMatchObject({
        added: 2,
        known: 0,
      });
      expect(await importer.ended(await importer.send(twins))).toMatchObject({
        added: 0,
        known: 2,
      });
    });

    it('[IMP-29] belong to the household alone, however many import them', async () => {
      const others = new Importer(api, await api.person());
      expect(await importer.ended(await importer.send(loaves(3)))).toMatchObject({ added: 3 });
      expect(await others.ended(await others.send(loaves(3), 'x.json'))).toMatchObject({
        added: 3,
      });
      expect([(await importer.mine()).total, (await others.mine()).total]).toEqual([3, 3]);
    });

    it('[IMP-29][IMP-25] bring their photographs', async () => {
      const create = { width: 60, height: 40, channels: 3 as const, background: '#a52' };
      const photo = await sharp({ create }).jpeg().toBuffer();
      const paprika = (data: string) =>
        gzipSync(
          JSON.stringify({
            ...{ uid: 'B-1', hash: 'x', name: 'Rye bread', ingredients: '500 g flour\nsalt' },
            ...{ directions: 'Bake it.', servings: 'about 20 rolls', rating: 4, photo_data: data },
          }),
        );
      const job = await importer.ended(
        await importer.send(paprika(photo.toString('base64')), 'x.paprikarecipe'),
      );
      expect(job).toMatchObject({ format: 'paprika', added: 1, pictures: 1, picturesFailed: 0 });
      const [{ id, image }] = (await importer.mine()).recipes as unknown as [
        { id: number; image: string },
      ];
      expect(image).toContain('/480.webp');
      const { body } = await api.call('GET', `/api/recipes/${id}`, cook);
      expect(body).toMatchObject({ yieldText: 'about 20 rolls', source: 'import' });
      // A recipe whose photograph is broken comes without it.
      const others = new Importer(api, await api.person());
      const broken = await others.ended(await others.send(paprika('bm8gcGhvdG8='), 'x'));
      expect(broken).toMatchObject({ added: 1, pictures: 0, picturesFailed: 1 });
    });

    it('[IMP-10][IMP-33] bring ratings, favourites, days and collections, and undo takes them back', async () => {
      const name = 'Winter';
      const { body: mineBefore } = await api.call('POST', '/api/collections', {
        token: cook.token,
        body: { name },
      });
      const block = (more: object) => ({
        ...{
          rating: 4,
          favouriteSince: '2026-01-01T00:00:00.000Z',
          collections: ['winter', 'Bread'],
        },
        log: [
          { madeOn: '2026-03-01', note: 'Too salty.' },
          { madeOn: '2999-01-01', note: '' },
        ],
        ...more,
      });
      const file = [
        named('Loaf', { identifier: 'a', 'x-larder': block({}) }),
        named('Roll', { identifier: 'b', 'x-larder': block({ rating: 9, favouriteSince: null }) }),
      ];
      const job = await importer.ended(await importer.send(file));
      expect(job.alsoAdded).toEqual([
        { what: 'ratings', count: 1 },
        { what: 'favourites', count: 1 },
        { what: 'log_entries', count: 2 },
        { what: 'collections', count: 1 },
      ]);
      const { recipes } = await importer.mine();
      const { body: loaf } = await api.call('GET', `/api/recipes/${recipes[0]?.id}`, cook);
      expect(loaf).toMatchObject({ isFavourited: true, rating: 4, lastMadeOn: '2026-03-01' });
      const collections = async () =>
        (await api.call('GET', '/api/collections', cook)).body.map(
          (one: { name: string; count: number }) => [one.name, one.count],
        );
      expect(await collections()).toEqual([
        ['Bread', 2],
        [name, 2],
      ]);
      expect(await importer.ended(await importer.send(file))).toMatchObject({
        known: 2,
        alsoAdded: [],
      });
      expect((await importer.undo(job.id)).body).toEqual({ removed: 2, kept: 0 });
      expect(await collections()).toEqual([[name, 0]]);
      expect(mineBefore.name).toBe(name);
    });

    describe('tables', () => {
      const table = Buffer.from('What;How;x\nRye bread;Bake it.;1\nTea;Boil it.;2\n');
      const explain = (id: string, columns: object, person = cook) =>
        api.call('PUT', `/api/imports/${id}/columns`, { token: person.token, body: { columns } });
      const asked = async (id: string) => {
        for (;;) {
          const { body } = await importer.look(id);
          if (body.table) return body;
          expect(body.state).toMatch(/waiting|running/);
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
      };

      it('[IMP-13] wait until a person has said what their columns hold', async () => {
        const id = await importer.send(table, 'mine.csv');
        const { table: shown, state } = await asked(id);
        expect([state, shown]).toEqual([
          'waiting',
          {
            columns: ['What', 'How', 'x'],
            mapping: {},
            sample: [
              ['Rye bread', 'Bake it.', '1'],
              ['Tea', 'Boil it.', '2'],
            ],
          },
        ]);
        expect((await importer.mine()).total).toBe(0);
        expect((await explain(id, { title: [0] })).body.code).toBe('import_columns_missing');
        const stranger = await api.person();
        expect((await explain(id, { title: [0], steps: [1] }, stranger)).status).toBe(404);
        expect(await explain(id, { title: [0], steps: [1] })).toMatchObject({
          status: 200,
          body: { table: null },
        });
        expect(await importer.ended(id)).toMatchObject({ state: 'done', format: 'csv', added: 2 });
        expect((await importer.mine()).recipes.map(({ title }) => title)).toEqual([
          'Rye bread',
          'Tea',
        ]);
        expect((await explain(id, { title: [0], steps: [1] })).status).toBe(404);
      });

      it('[IMP-13] are read at once where the names say it', async () => {
        const known = Buffer.from('Title,Directions\nTea,Boil it.\n');
        expect(await importer.ended(await importer.send(known, 'mine.csv'))).toMatchObject({
          added: 1,
          table: null,
        });
      });

      it('[IMP-13][IMP-28] that nobody explains stand in no way', async () => {
        const id = await importer.send(table, 'mine.csv');
        await asked(id);
        expect(await importer.ended(await importer.send(loaves(1)))).toMatchObject({ added: 1 });
        expect((await importer.look(id)).body).toMatchObject({ state: 'undone', table: null });
      });
    });

    it('[IMP-32] name each recipe that could not be read, with the reason, and read the others', async () => {
      const job = await importer.ended(
        await importer.send([
          ...loaves(2),
          named(''),
          named('Nothing', { recipeIngredient: [], recipeInstructions: [] }),
        ]),
      );
      expect(job).toMatchObject({ state: 'done', added: 2, failed: 2 });
      const failed = (job.items as Item[]).filter(({ state }) => state === 'failed');
      expect(failed.map(({ problem }) => problem?.message)).toEqual([
        expect.stringMatching(/\.$/),
        expect.stringMatching(/\.$/),
      ]);
    });

    it.each([
      ['no recipes', Buffer.from('{"hello":"world"}'), 'import_file_unknown'],
      ['nothing', Buffer.from(''), 'import_file_unknown'],
      ['a torn zip', Buffer.from('PK\x03\x04torn'), 'import_file_damaged'],
      ['noise', Buffer.from([0, 1, 2, 255, 254]), 'import_file_unknown'],
    ])('[IMP-32] say why a file with %s was not read', async (_, file, code) => {
      const job = await importer.ended(await importer.send(file, 'x.zip'));
      expect(job).toMatchObject({ state: 'failed', added: 0, problem: { code } });
      expect((await importer.mine()).total).toBe(0);
    });

    it('[IMP-33] the newest imports are listed', async () => {
      const first = await importer.ended(await importer.send(loaves(1), 'First.json'));
      const second = await importer.ended(await importer.send(loaves(1), 'Second.json'));
      const { body } = await api.call('GET', '/api/imports', cook);
      expect(body.map(({ id, name }: { id: string; name: string }) => [id, name])).toEqual([
        [second.id, 'Second.json'],
        [first.id, 'First.json'],
      ]);
    });
  });
});
