import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import sharp from 'sharp';
import { sync as ical } from 'node-ical';
import { DataSource } from 'typeorm';
import { type RestoredItem } from '../../common/archive-parts.js';
import { ZipReader } from '../../common/zip/zip-reader.js';
import { writeZip } from '../../common/zip/zip-writer.js';
import { Configuration } from '../../config/configuration.js';
import { type Answer, passTime, type Person, TestApp } from '../../testing.js';
import { LedgerService } from '../payments/ledger/ledger.service.js';
import { RecipeWriter } from '../recipes/recipe-writer.service.js';
import { ArchiveRestorer } from './archive-restorer.service.js';
import { ArchiveWriter } from './archive-writer.service.js';

jest.setTimeout(120_000);

type Files = Map<string, Buffer>;
type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const limits = { entries: 10_000, bytes: 2 ** 30 };
const noProgress = () => Promise.resolve();
const isJson = (name: string): boolean => name.endsWith('.json') || name.endsWith('.jsonld');

async function filesIn(path: string): Promise<Files> {
  const zip = await ZipReader.open(path, limits);
  const files: Files = new Map();
  for (const name of [...zip.names]) files.set(name, await zip.readAll(name, 2 ** 28));
  zip.close();
  return files;
}

const jsonIn = <Content>(files: Files, name: string): Content =>
  JSON.parse(String(files.get(name))) as Content;

/** The archive with numbers in the place of ids, and without what speaks of the moment or of the account. */
function withoutIds(files: Files): Record<string, unknown> {
  const recipes = [...files.keys()]
    .map((name) => /^recipes\/.*-(\d+)\/recipe\.json$/.exec(name)?.[1])
    .filter((id) => id !== undefined)
    .map(Number)
    .sort((one, other) => one - other);
  const placeOf = (id: number): number => recipes.indexOf(id);
  const rows = new Map<string, string>();
  const rowOf = (id: string): string => {
    if (!rows.has(id)) rows.set(id, `row ${rows.size}`);
    return rows.get(id) as string;
  };
  const paths = (text: string): string =>
    text.replace(
      /(recipes\/[a-z0-9-]*-)(\d+)\//g,
      (_, start: string, id: string) => `${start}${placeOf(Number(id))}/`,
    );
  const plain = (value: Json, key = ''): unknown => {
    if (Array.isArray(value)) return value.map((item) => plain(item, key));
    if (value !== null && typeof value === 'object') {
      return Object.fromEntries(
        Object.entries(value).map(([name, inner]) => [name, plain(inner, name)]),
      );
    }
    if (typeof value === 'number' && ['id', 'recipe', 'recipeId'].includes(key))
      return placeOf(value);
    if (typeof value === 'string' && ['id', 'menu', 'plan'].includes(key)) return rowOf(value);
    return typeof value === 'string' ? paths(value) : value;
  };
  const texts = [...files]
    .filter(([name]) => !['larder.json', 'everything.json'].includes(name))
    .map(([name, content]): [string, unknown] => {
      if (isJson(name)) return [paths(name), plain(JSON.parse(String(content)) as Json)];
      const own = /^(UID|DTSTAMP|CREATED|LAST-MODIFIED|URL|\s)/;
      const lines = paths(String(content)).split('\n');
      return [paths(name), name.endsWith('.ics') ? lines.filter((line) => !own.test(line)) : lines];
    });
  return Object.fromEntries(texts);
}

const word = fc.constantFrom(
  'Soup',
  'Crème brûlée',
  '½ & <b>',
  '日本の鍋',
  '"quoted", with comma',
  '=1+1',
  "d'ail",
  '🥕 stew',
);
const text = fc
  .tuple(word, fc.string({ maxLength: 12 }))
  .map(([start, rest]) => `${start} ${rest}`.trim());
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const line = fc.oneof(
  text,
  fc.constantFrom('1 1/2 cups flour', '2-3 eggs, beaten', 'For the sauce:', 'salt'),
);
const index = fc.nat(20);
const day = fc
  .integer({ min: 1, max: 28 })
  .map((date) => `2026-05-${String(date).padStart(2, '0')}`);
const recipe = fc.record({
  title: text,
  ingredients: fc.array(line, { minLength: 1, maxLength: 4 }),
  steps: fc.array(line, { maxLength: 3 }),
  servings: maybe(fc.integer({ min: 1, max: 12 })),
  yieldText: maybe(text),
  prepMinutes: maybe(fc.nat(90)),
  cookMinutes: maybe(fc.nat(90)),
  notes: fc.oneof(fc.constant(''), text),
  tags: fc.uniqueArray(fc.constantFrom('quick', 'winter, cold', 'Été'), { maxLength: 2 }),
  types: fc.uniqueArray(fc.constantFrom('dessert', 'soup'), { maxLength: 1 }),
  language: maybe(fc.constantFrom('fr', 'en-CA')),
  sourceName: maybe(text),
  sourceUrl: maybe(fc.constantFrom('https://example.org/a?b=1')),
});
const dish = fc.record({ recipe: index, servings: maybe(fc.integer({ min: 1, max: 50 })) });
const account = fc.record({
  recipes: fc.array(recipe, { minLength: 1, maxLength: 4 }),
  changes: fc.array(fc.tuple(index, text), { maxLength: 2 }),
  copies: fc.array(index, { maxLength: 2 }),
  ratings: fc.uniqueArray(fc.tuple(index, fc.integer({ min: 1, max: 5 })), {
    maxLength: 3,
    selector: ([at]) => at,
  }),
  favourites: fc.array(index, { maxLength: 3 }),
  log: fc.array(fc.tuple(index, day, fc.oneof(fc.constant(''), text)), { maxLength: 3 }),
  collections: fc.array(fc.tuple(text, fc.array(index, { maxLength: 3 })), { maxLength: 2 }),
  menus: fc.array(fc.tuple(text, fc.array(dish, { minLength: 1, maxLength: 3 })), { maxLength: 2 }),
  plans: fc.array(fc.tuple(text, fc.array(dish, { minLength: 1, maxLength: 3 })), { maxLength: 2 }),
  lists: fc.array(fc.tuple(text, fc.array(fc.tuple(text, fc.boolean(), index), { maxLength: 3 })), {
    maxLength: 2,
  }),
  events: fc.array(fc.tuple(text, day, fc.constantFrom('menu', 'plan', 'none', 'deleted')), {
    maxLength: 3,
  }),
  deleted: maybe(index),
  pantry: maybe(fc.uniqueArray(fc.constantFrom('salt', 'olive oil', 'rice'), { maxLength: 3 })),
  kitchen: maybe(
    fc.uniqueArray(
      fc.record({ text: fc.constantFrom('eggs', 'leeks', 'zyzzyx'), useSoon: fc.boolean() }),
      { maxLength: 3, selector: ({ text: said }) => said },
    ),
  ),
});
type Account = typeof account extends fc.Arbitrary<infer Value> ? Value : never;

describe('an archive of somebody’s data', () => {
  const folder = mkdtempSync(join(tmpdir(), 'larder-archives-'));
  let api: TestApp;
  let cook: Person;
  let shared: number;

  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    { token }: Person = cook,
  ): Promise<Answer> => api.call(method, `/api${path}`, { token, body });

  const made = async (path: string, body: unknown, person?: Person) => {
    const answer = await call('POST', path, body, person);
    if (answer.status !== 201) throw new Error(`${path}: ${answer.text}`);
    return answer.body;
  };

  const draft = {
    ...{
      title: 'Everybody’s stew',
      description: 'For all.',
      image: null,
      types: [],
      cuisine: 'French',
    },
    ...{
      servings: 2,
      readyInMinutes: 20,
      ingredients: ['1 onion', '2 leeks'],
      steps: ['Cook it.'],
    },
    ...{ popularity: 3, sourceName: null, sourceUrl: null },
  };

  beforeAll(async () => {
    api = await TestApp.start({}, { search: false });
    [shared = 0] = await api.app
      .get(RecipeWriter, { strict: false })
      .write([{ ...draft, source: 'catalogue', sourceKey: 'stew', owner: null }]);
  });
  beforeEach(async () => {
    cook = await api.person({ subscribed: true });
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  afterAll(async () => {
    await api.close();
    rmSync(folder, { recursive: true });
  });

  let count = 0;
  const newPath = (): string => join(folder, `${(count += 1)}.zip`);

  async function written(person: Person): Promise<string> {
    const path = newPath();
    const chunks: Buffer[] = [];
    for await (const chunk of api.app
      .get(ArchiveWriter, { strict: false })
      .write(person, noProgress)) {
      chunks.push(chunk);
    }
    writeFileSync(path, Buffer.concat(chunks));
    return path;
  }

  const restored = (path: string, person: Person): Promise<RestoredItem[]> =>
    api.app.get(ArchiveRestorer, { strict: false }).restore(person, path, noProgress);

  async function fill(person: Person, content: Account): Promise<void> {
    const ids = [shared];
    for (const body of content.recipes) ids.push((await made('/recipes', body, person)).id);
    const at = (place: number): number => ids[place % ids.length] as number;
    for (const [place, title] of content.changes) {
      const own = ids[1 + (place % content.recipes.length)];
      const { version } = (await call('GET', `/recipes/${own}`, undefined, person)).body;
      const body = { title, ingredients: ['1 egg'], steps: [], version };
      expect((await call('PUT', `/recipes/${own}`, body, person)).status).toBe(200);
    }
    for (const place of content.copies)
      ids.push((await made(`/recipes/${at(place)}/copy`, undefined, person)).id);
    for (const [place, rating] of content.ratings)
      await call('PUT', `/recipes/${at(place)}/rating`, { rating }, person);
    for (const place of content.favourites)
      await call('POST', `/recipes/${at(place)}/favourite`, undefined, person);
    for (const [place, madeOn, note] of content.log)
      await made(`/recipes/${at(place)}/log`, { madeOn, note }, person);
    for (const [name, members] of content.collections) {
      const { id } = await made('/collections', { name }, person);
      for (const place of members)
        await call('PUT', `/collections/${id}/recipes/${at(place)}`, undefined, person);
    }
    const dishes = (all: Account['menus'][number][1]) =>
      all.map(({ recipe: place, servings }) => ({ id: at(place), servings }));
    const menus: string[] = [];
    for (const [title, all] of content.menus) {
      menus.push((await made('/menus', { title, menuItems: dishes(all) }, person)).id);
    }
    const plans: string[] = [];
    for (const [name, all] of content.plans) {
      const slots = ['Monday-Dinner', 'Friday-Lunch', 'Sunday-Breakfast'];
      const plan_data = Object.fromEntries(dishes(all).map((one, place) => [slots[place], [one]]));
      plans.push((await made('/meal-planner', { name, plan_data }, person)).id);
    }
    for (const [listName, all] of content.lists) {
      const items = all.map(([said, ticked, place]) => ({
        text: said,
        ticked,
        sources: [{ recipeId: at(place), recipe: 'A recipe', line: said, times: 1 }],
      }));
      const purchase = { packs: '1 × 1 l', over: null };
      const checks = [{ text: '1 l oil', sources: items[0]?.sources ?? [], purchase, much: true }];
      await made(
        '/grocery-lists',
        { listName, ingredients: items.map((item) => item.text), items, checks },
        person,
      );
    }
    for (const [title, start_date, link] of content.events) {
      const event = { title, start_date, color: 'green' };
      const linked_menu_id = link === 'menu' ? menus[0] : undefined;
      const linked_meal_plan_id = link === 'plan' ? plans[0] : undefined;
      await made(
        '/meal-planner/calendar',
        { ...event, linked_menu_id, linked_meal_plan_id },
        person,
      );
    }
    if (content.events.some(([, , link]) => link === 'deleted') && menus.length > 1) {
      await made(
        '/meal-planner/calendar',
        { title: 'Gone', start_date: '2026-05-09', color: 'red', linked_menu_id: menus[1] },
        person,
      );
      await call('DELETE', `/menus/${menus[1]}`, undefined, person);
    }
    if (content.deleted !== null)
      await call(
        'DELETE',
        `/recipes/${ids[1 + (content.deleted % content.recipes.length)]}`,
        undefined,
        person,
      );
    if (content.pantry) {
      const body = { useCustomPantry: true, customPantry: content.pantry };
      expect((await call('PUT', '/pantry/user', body, person)).status).toBe(200);
    }
    if (content.kitchen) {
      const body = { foods: content.kitchen, version: 0 };
      expect((await call('PUT', '/kitchen', body, person)).status).toBe(200);
    }
  }

  /** What is stored, told by the tables themselves: whatever the archive forgot would be missing here. */
  async function stored(person: Person): Promise<Record<string, unknown[]>> {
    const { owned } = (await call('GET', '/auth/export', undefined, person)).body;
    const own = [
      ...[
        'id',
        'recipeId',
        'menuId',
        'mealPlanId',
        'collectionId',
        'originRecipeId',
        'linkedMenuId',
      ],
      ...[
        'linkedMealPlanId',
        'userId',
        'ownerId',
        'householdId',
        'sourceKey',
        'contentHash',
        'version',
      ],
      ...['updatedAt', 'retiredAt', 'ticks', 'replacedAt', 'sources'],
    ];
    const plain = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(plain);
      if (value === null || typeof value !== 'object') return value;
      const kept = Object.entries(value).filter(([key]) => !own.includes(key));
      const ticked = 'ticks' in value ? { ticked: (value.ticks as unknown[]).length > 0 } : {};
      return { ...Object.fromEntries(kept.map(([key, inner]) => [key, plain(inner)])), ...ticked };
    };
    const technical = [
      'sessions',
      'subscriptions',
      'payment_events',
      'subscription_events',
      'pictures',
      // What can be undone for an hour.
      'deleted_recipes',
    ];
    return Object.fromEntries(
      Object.entries(owned as Record<string, unknown[]>)
        .filter(([table]) => !technical.includes(table))
        .map(([table, rows]) => [table, rows.map((row) => JSON.stringify(plain(row))).sort()]),
    );
  }

  it('[EXP-3][EXP-4] restores random accounts completely: a second export is the same but for ids', async () => {
    await fc.assert(
      fc.asyncProperty(account, async (content) => {
        const [from, to] = [await api.person({ subscribed: true }), await api.person()];
        await fill(from, content);
        const first = await written(from);
        const items = await restored(first, to);
        expect(items.filter(({ state }) => state === 'failed')).toEqual([]);
        const second = await written(to);
        expect(withoutIds(await filesIn(second))).toEqual(withoutIds(await filesIn(first)));
        expect(await stored(to)).toEqual(await stored(from));

        // The same file again adds nothing, there or where it comes from.
        for (const person of [to, from]) {
          const before = await stored(person);
          expect((await restored(first, person)).map(({ state }) => state)).not.toContain('added');
          expect(await stored(person)).toEqual(before);
        }
      }),
      { numRuns: 6 },
    );
  });

  const photo = () =>
    sharp({ create: { width: 40, height: 30, channels: 3, background: '#a52' } })
      .png()
      .toBuffer();

  /** A soup with everything, on a menu. */
  async function fillBriefly(person: Person): Promise<{ id: number }> {
    const { token } = person;
    const picture = await api.upload('/api/pictures', await photo(), { token, name: 'a.png' });
    const soup = await made(
      '/recipes',
      {
        ...{ title: 'Soupe & <crème>', servings: 4, yieldText: 'a big pot', cookMinutes: 90 },
        ingredients: ['For the soup:', '1 1/2 cups cream', '2 leeks'],
        ...{ steps: ['Chop.', 'To serve:', 'Pour.'], tags: ['quick', 'winter, cold'] },
        ...{ notes: 'Better the next day.', types: ['soup'], pictureId: picture.body.id },
        sourceUrl: 'https://example.org/soup',
      },
      person,
    );
    await call('PUT', `/recipes/${soup.id}/rating`, { rating: 4 }, person);
    await call('POST', `/recipes/${shared}/favourite`, undefined, person);
    await made('/menus', { title: 'Lunch', menuItems: [{ id: soup.id }] }, person);
    return soup;
  }

  async function finished(kind: 'export' | 'restore', id: string, person = cook) {
    for (;;) {
      const path = `/api/account/${kind}/${id}`;
      const headers = { accept: 'application/json' };
      const { status, body } = await api.call('GET', path, { token: person.token, headers });
      expect(status).toBe(200);
      if (['done', 'failed'].includes(body.state)) return body;
      await pause(20);
    }
  }

  const exported = async (person = cook) => {
    const { status, body } = await call('POST', '/account/export', undefined, person);
    expect(status).toBe(202);
    return finished('export', body.id, person);
  };

  const restore = async (content: Buffer, person = cook) => {
    const name = 'larder-export.zip';
    const { token } = person;
    const answer = await api.upload('/api/account/restore', content, { token, name });
    expect(answer.status).toBe(202);
    return finished('restore', answer.body.id, person);
  };

  /** The archive of the cook with other content; null leaves a file out. */
  async function withChanges(
    change: (name: string, content: Buffer) => string | Buffer | null,
  ): Promise<string> {
    const path = newPath();
    const files = await filesIn(await written(cook));
    await writeZip(path, new Date(), async (zip) => {
      for (const [name, content] of files) {
        const said = change(name, content);
        if (said !== null) await zip.add(name, said);
      }
    });
    return path;
  }

  it('[EXP-1] is made in the background, and downloaded by a link that nobody can make up', async () => {
    await fillBriefly(cook);
    const done = await exported();
    expect(done).toMatchObject({ state: 'done', total: 2, done: 2, bytes: expect.any(Number) });
    const download = (url: string, headers = {}) => api.app.inject({ url, headers });
    const zip = await download(done.url);
    expect(zip).toMatchObject({ statusCode: 200, headers: { 'content-type': 'application/zip' } });
    expect(zip.rawPayload).toHaveLength(done.bytes);
    expect(zip.headers['content-disposition']).toContain('larder-export.zip');

    const rest = await download(done.url, { range: 'bytes=1000-' });
    expect(rest.statusCode).toBe(206);
    expect(rest.rawPayload).toEqual(zip.rawPayload.subarray(1000));
    // Nothing is left behind the last byte: the whole file, rather than none of it.
    expect((await download(done.url, { range: `bytes=${done.bytes}-` })).statusCode).toBe(200);
    expect((await download(done.url, { range: `bytes=${done.bytes - 1}-` })).statusCode).toBe(206);
    const [path, query = ''] = done.url.split('?');
    const forged = query.replace(/s=./, (start: string) => (start === 's=A' ? 's=B' : 's=A'));
    for (const url of [path, `${path}?${forged}`, done.url.replace(/until=\d/, 'until=9')]) {
      expect((await download(url)).statusCode).toBe(404);
    }
    const stranger = await api.person();
    expect((await call('GET', `/account/export/${done.id}`, undefined, stranger)).status).toBe(404);
    // Whoever does not ask for JSON gets the file.
    expect(await call('GET', `/account/export/${done.id}`)).toMatchObject({
      status: 303,
      headers: { location: expect.stringContaining(path) },
    });
    passTime(2 * 3_600_000);
    expect((await download(done.url)).statusCode).toBe(404);
  });

  it('[EXP-2] holds recipes, pages, tables and a calendar that others can read', async () => {
    const { id } = await fillBriefly(cook);
    await made('/meal-planner/calendar', {
      title: 'Feast',
      start_date: '2026-05-01',
      color: 'green',
    });
    await made('/grocery-lists', { listName: 'Märkte', ingredients: ['2 leeks', '=1+1', 'a "b"'] });
    const files = await filesIn(await written(cook));
    expect([...files.keys()].filter((name) => !name.includes(`-${shared}/`)).sort()).toEqual(
      [
        ...['README.txt', 'calendar.ics', 'calendar.json', 'collections.json', 'everything.json'],
        ...['index.html', 'kitchen.json', 'larder.json', 'lists.json', 'lists/markte-1.csv'],
        ...['menus.json', 'pantry.json', 'plans.json', 'recipes.jsonld'],
        ...['full.jpg', 'index.html', 'recipe.json'].map(
          (name) => `recipes/soupe-creme-${id}/${name}`,
        ),
      ].sort(),
    );
    expect(jsonIn(files, `recipes/soupe-creme-${id}/recipe.json`)).toMatchObject({
      ...{ '@type': 'Recipe', name: 'Soupe & <crème>', image: 'full.jpg', recipeYield: 4 },
      ...{ cookTime: 'PT90M', keywords: 'quick,winter  cold' },
      recipeIngredient: ['## For the soup', '1 1/2 cups cream', '2 leeks'],
      recipeInstructions: ['Chop.', '## To serve', 'Pour.'],
      'x-larder': {
        ...{ yieldText: 'a big pot', rating: 4, tags: ['quick', 'winter, cold'] },
        sections: {
          ingredients: [{ heading: 'For the soup', lines: ['1 1/2 cups cream', '2 leeks'] }],
          steps: [
            { heading: null, lines: ['Chop.'] },
            { heading: 'To serve', lines: ['Pour.'] },
          ],
        },
        amounts: [null, { unit: 'cup', food: expect.stringContaining('cream') }, { unit: null }],
      },
    });
    const all = jsonIn<{ name: string }[]>(files, 'recipes.jsonld');
    expect(all.map(({ name }) => name)).toEqual(['Everybody’s stew', 'Soupe & <crème>']);
    expect(String(files.get('lists/markte-1.csv')).split('\r\n')).toEqual([
      '\uFEFF"Item","Ticked","For"',
      '"2 leeks","",""',
      `"'=1+1","",""`,
      '"a ""b""","",""',
      '',
    ]);
    const events = Object.values(ical.parseICS(String(files.get('calendar.ics'))));
    expect(events.filter((one) => one?.type === 'VEVENT')).toMatchObject([{ summary: 'Feast' }]);
    const page = String(files.get('index.html'));
    expect(page).toContain(
      `<a href="recipes/soupe-creme-${id}/index.html">Soupe &#38; &#60;crème&#62;</a>`,
    );
    expect(page).not.toContain('<crème>');
    // Programs that read recipes in pages find it there, too.
    const shown = String(files.get(`recipes/soupe-creme-${id}/index.html`));
    expect(shown).not.toContain('<crème>');
    const [, data = ''] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(shown) ?? [];
    expect(JSON.parse(data)).toMatchObject({ '@type': 'Recipe', name: 'Soupe & <crème>' });
    const everything = jsonIn<{ account: object; owned: object }>(files, 'everything.json');
    const { account: who, owned } = (await call('GET', '/auth/export')).body;
    expect(everything.account).toEqual(who);
    expect(Object.keys(everything.owned).sort()).toEqual(Object.keys(owned).sort());
    expect(everything.owned).toMatchObject({
      ...{ menus: owned.menus, recipe_ratings: owned.recipe_ratings, pictures: owned.pictures },
    });
  });

  it('[EXP-3] restores photographs, and reports what it did', async () => {
    await fillBriefly(cook);
    const zip = (await api.app.inject((await exported()).url)).rawPayload;
    const other = await api.person();
    expect(await restore(zip, other)).toMatchObject({
      ...{ state: 'done', total: 2, done: 2, failed: 0, added: 2, known: 1, items: [] },
    });
    const [soup] = (await call('GET', '/recipes/mine', undefined, other)).body.recipes;
    expect((await api.app.inject(soup.image)).headers['content-type']).toBe('image/webp');
    const [stew] = (await call('GET', '/recipes/user/favourites', undefined, other)).body;
    expect(stew.id).toBe(shared);
    expect(await restore(zip, other)).toMatchObject({ failed: 0, added: 0, known: 3 });
  });

  it('[EXP-3] makes a recipe of everybody’s that this server does not have the household’s own', async () => {
    await call('POST', `/recipes/${shared}/favourite`);
    const path = await withChanges((_, content) =>
      String(content).replace('"key": "stew"', '"key": "elsewhere"'),
    );
    const other = await api.person();
    expect(await restored(path, other)).toMatchObject([{ name: draft.title, state: 'added' }]);
    expect((await call('GET', '/recipes/mine', undefined, other)).body).toMatchObject({
      ...{ total: 1, recipes: [{ title: draft.title, source: 'own' }] },
    });
    expect((await call('GET', '/recipes/user/favourites', undefined, other)).body).toHaveLength(1);
  });

  it('[EXP-5] is free, and stays so after a subscription has ended', async () => {
    await fillBriefly(cook);
    await api.app.get(LedgerService, { strict: false }).revoke(cook.id);
    expect(
      (await call('POST', '/menus', { title: 'No', menuItems: [{ id: shared }] })).status,
    ).toBe(403);
    const zip = (await api.app.inject((await exported()).url)).rawPayload;
    const other = await api.person();
    expect(await restore(zip, other)).toMatchObject({ state: 'done', failed: 0 });
    const { menus } = (await call('GET', '/menus', undefined, other)).body;
    expect(menus).toMatchObject([{ title: 'Lunch', item_count: 1 }]);
  });

  it('[EXP-6] refuses a file that is not ours, a newer one and a damaged one in a sentence', async () => {
    await fillBriefly(cook);
    const other = await api.person();
    const cut = newPath();
    writeFileSync(cut, readFileSync(await written(cook)).subarray(0, -100));
    const foreign = newPath();
    writeFileSync(foreign, 'a shopping list');
    const replaced = (file: string, change: (content: string) => string | null) =>
      withChanges((name, content) => (name === file ? change(String(content)) : content));
    const notOurs = 'This file is not an export from Larder.';
    const newer =
      'This file comes from a newer version of Larder, which this server cannot read yet.';
    const damaged =
      'This file is damaged. It may not have downloaded completely, so please try the original.';
    const cases: [path: string, sentence: string][] = [
      [foreign, notOurs],
      [await replaced('larder.json', () => null), notOurs],
      [
        await replaced('larder.json', (text) => text.replace('"version": 1', '"version": 2')),
        newer,
      ],
      [cut, damaged],
      [await replaced('menus.json', () => '['), damaged],
    ];
    for (const [file, message] of cases) {
      expect(await restore(readFileSync(file), other)).toMatchObject({ state: 'failed', message });
    }
    const missing = await api.call('POST', '/api/account/restore', { token: other.token });
    expect(missing.body).toMatchObject({
      ...{ code: 'archive_missing', message: 'Choose the file to restore from.' },
    });
  });

  it('[EXP-6] restores what it can, and says of the rest why not', async () => {
    await fillBriefly(cook);
    const path = await withChanges((name, content) => {
      if (name.endsWith('full.jpg')) return 'not a picture';
      if (!name.startsWith('recipes/everybody')) return content;
      return String(content).replace('"isShared": true', '"isShared": "perhaps"');
    });
    const items = await restored(path, await api.person());
    expect(items.map(({ name, state }) => [name.replace(/\d+$/, ''), state])).toEqual([
      ['Photo of soupe-creme-', 'failed'],
      [draft.title, 'failed'],
      ['Soupe & <crème>', 'added'],
      ['Lunch', 'added'],
    ]);
    expect(items.slice(0, 2).map(({ reason }) => reason)).toEqual([
      'This file is not a photo in JPEG, PNG, WebP or AVIF format.',
      'This part of the file cannot be read.',
    ]);
  });

  it('[EXP-1] is deleted after three days, and with the account at once', async () => {
    const { dataDir } = api.app.get(Configuration);
    const pieces = (id: string) => {
      const place = join(dataDir, 'transfers', id);
      return existsSync(place) ? readdirSync(place).length : 0;
    };
    const rows = (id: string): Promise<unknown[]> =>
      api.app.get(DataSource).query('SELECT FROM account_transfers WHERE id = $1', [id]);
    const piecesLeft = async (id: string) => {
      while ((await rows(id)).length > 0) await pause(20);
      return pieces(id);
    };
    const first = await exported();
    expect(pieces(first.id)).toBe(1);
    const left = Date.parse(first.expires_at) - Date.now();
    expect(Math.round(left / 86_400_000)).toBe(3);
    const second = await exported();
    expect(second.id).not.toBe(first.id);
    expect(await piecesLeft(first.id)).toBe(0);
    const { password } = cook;
    expect((await call('DELETE', '/auth/account', { password })).status).toBe(204);
    expect(await piecesLeft(second.id)).toBe(0);
  });
});
