import { ownerOf, type Person, TestApp } from '../../testing.js';
import type { RecipeDraft } from '../recipes/domain/recipe-draft.js';
import { RecipeWriter } from '../recipes/recipe-writer.service.js';

describe('pantry', () => {
  let api: TestApp;
  let cook: Person;
  beforeAll(async () => {
    api = await TestApp.start();
  });
  beforeEach(async () => {
    cook = await api.person({ subscribed: true });
  });
  afterAll(() => api.close());

  const read = ({ token } = cook) => api.call('GET', '/api/pantry/user', { token });
  const write = (customPantry: unknown, useCustomPantry: unknown = true, { token } = cook) =>
    api.call('PUT', '/api/pantry/user', { token, body: { useCustomPantry, customPantry } });

  it('[CALL-32][ENT-3] returns the default pantry', async () => {
    const { status, body } = await api.call('GET', '/api/pantry/default', { token: cook.token });
    expect(status).toBe(200);
    expect(body).toEqual(expect.arrayContaining(['salt', 'black pepper', 'olive oil', 'butter']));
    expect(new Set(body).size).toBe(body.length);
  });

  it('[CALL-33] starts with the default and an empty list', async () => {
    expect(await read()).toMatchObject({
      status: 200,
      body: { useCustomPantry: false, customPantry: [] },
    });
  });

  it('[CALL-34][VALID-1] stores entries trimmed, lowercased, composed and without duplicates', async () => {
    const expected = {
      useCustomPantry: true,
      customPantry: ['olive oil', 'crème fraîche', 'rice'],
    };
    const { status, body } = await write([
      '  Olive   OIL ',
      'cre\u0300me frai\u0302che',
      'CRÈME FRAÎCHE',
      ' ',
      'Rice\u0000',
      'rice',
    ]);
    expect([status, body]).toEqual([200, expected]);
    expect((await read()).body).toEqual(expected);
    await write(['salt'], false);
    expect((await read()).body).toEqual({ useCustomPantry: false, customPantry: ['salt'] });
  });

  it('[CALL-34] refuses more than 200 ingredients and one of more than 80 characters', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => `food ${index}`);
    expect(await write(many(201))).toMatchObject({ status: 400, body: { code: 'pantry_full' } });
    expect(await write(['x'.repeat(81)])).toMatchObject({
      status: 400,
      body: { code: 'pantry_ingredient_too_long' },
    });
    expect((await write([...many(200), 'FOOD 1', '', `  ${'x'.repeat(0)}`])).status).toBe(200);
    for (const wrong of ['salt', [1], null]) expect((await write(wrong)).status).toBe(400);
    expect((await write([], 'yes')).status).toBe(400);
  });

  it('[CALL-34] accepts two simultaneous saves', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => write([`food ${index}`])),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect((await read()).body.customPantry).toHaveLength(1);
  });

  it('[ROLE-3b] lets people without a subscription read, not write', async () => {
    const reader = await api.person();
    expect((await read(reader)).status).toBe(200);
    expect((await api.call('GET', '/api/pantry/default', { token: reader.token })).status).toBe(
      200,
    );
    expect(await write(['salt'], true, reader)).toMatchObject({
      status: 403,
      body: { code: 'subscription_required' },
    });
  });

  it('[ROLE-4] is private to each person', async () => {
    await write(['saffron']);
    expect((await read(await api.person({ subscribed: true }))).body.customPantry).toEqual([]);
  });

  it('[ENT-3] counts in the restricted search; the custom one when enabled', async () => {
    const recipe = (title: string, other: string): RecipeDraft => ({
      source: 'import',
      sourceKey: `${title} ${cook.id}`,
      title,
      description: 'For a test.',
      image: null,
      types: ['main course'],
      cuisine: null,
      servings: 2,
      readyInMinutes: 20,
      ingredients: ['2 eggs', other],
      steps: ['Cook it.'],
      popularity: 0,
      sourceName: null,
      sourceUrl: null,
      owner: ownerOf(cook),
    });
    await api.app
      .get(RecipeWriter, { strict: false })
      .write([recipe('Eggs in butter', '1 tbsp butter'), recipe('Eggs in saffron', '1 g saffron')]);
    const found = async (): Promise<string[]> => {
      const { body } = await api.call(
        'GET',
        '/api/recipes/search?ingredients=egg&restricted=true&limit=100',
        { token: cook.token },
      );
      return body.recipes
        .map(({ title }: { title: string }) => title)
        .filter((title: string) => title.startsWith('Eggs in '));
    };
    expect(await found()).toEqual(['Eggs in butter']);
    await write(['saffron']);
    expect(await found()).toEqual(['Eggs in saffron']);
    await write([]);
    expect(await found()).toEqual([]);
    await write(['saffron'], false);
    expect(await found()).toEqual(['Eggs in butter']);
  });
});
