import { ownerOf, type Person, TestApp } from '../../testing.js';
import type { RecipeDraft } from '../recipes/domain/recipe-draft.js';
import { RecipeWriter } from '../recipes/recipe-writer.service.js';
import type { FoundRecipeView, SearchView } from './dto/recipe-search.dto.js';

const secret: RecipeDraft = {
  source: 'import',
  sourceKey: 'grandmother',
  title: 'Zorbelina of Grandmother',
  description: '',
  image: null,
  types: ['main course'],
  cuisine: 'Thai',
  servings: 4,
  readyInMinutes: 12,
  ingredients: ['2 eggs', '1 cup milk'],
  steps: ['Cook it.'],
  popularity: 0,
  sourceName: null,
  sourceUrl: null,
  owner: null,
};

describe('GET /recipes/search by name', () => {
  let api: TestApp;
  let cook: Person;
  let subscriber: Person;
  let neighbour: Person;

  beforeAll(async () => {
    api = await TestApp.start();
    cook = await api.person();
    subscriber = await api.person({ subscribed: true });
    neighbour = await api.person();
    const writer = api.app.get(RecipeWriter, { strict: false });
    await writer.write([{ ...secret, owner: ownerOf(neighbour) }]);
  });
  afterAll(() => api.close());

  const ask = (parameters: Record<string, string>, { token }: Person = cook) =>
    api.call('GET', `/api/recipes/search?${new URLSearchParams(parameters)}`, { token });
  const search = async (parameters: Record<string, string>, person = cook) => {
    const { status, body } = await ask(parameters, person);
    expect(status).toBe(200);
    return body as SearchView;
  };
  const titles = ({ recipes }: SearchView) => recipes.map(({ title }) => title);
  /** Page after page, each of as many as can be asked for. */
  const titlesOfAll = async (parameters: Record<string, string>): Promise<string[]> => {
    const all: string[] = [];
    for (let total = 1; all.length < total;) {
      const page = await search({ ...parameters, limit: '100', offset: String(all.length) });
      all.push(...titles(page));
      total = page.total;
    }
    return all;
  };
  const everyone = (found: SearchView, holds: (recipe: FoundRecipeView) => boolean) => {
    expect(found.recipes.length).toBeGreaterThan(1);
    expect(found.recipes.filter((recipe) => !holds(recipe))).toEqual([]);
  };

  it('[OWN-23] needs no subscription and says what is to buy', async () => {
    const found = await search({ name: 'pancakes' });
    everyone(found, ({ title }) => title.includes('Pancakes'));
    for (const { usedIngredients, reason } of found.recipes) {
      expect(usedIngredients).toEqual([]);
      expect(reason).toMatch(/^(Pantry covers \d+; buy|Buy|Nothing to buy)/);
    }
  });

  it('[OWN-23] ranks dishes with the name by the ingredients, which give the reasons', async () => {
    const all = await titlesOfAll({ name: 'soup' });
    const found = await search({ name: 'soup', ingredients: 'leek, potato' });
    expect(found.total).toBe(all.length);
    const ranked = await titlesOfAll({ name: 'soup', ingredients: 'leek, potato' });
    expect(ranked.toSorted()).toEqual(all.toSorted());
    expect(ranked.slice(0, 24)).toEqual(titles(found));
    const [first, second] = found.recipes;
    expect(titles(found).slice(0, 3)).toContain('Leek and Potato Soup');
    for (const best of [first, second]) expect(best?.reason).toMatch(/^Uses both/);
  });

  it('[CALL-3] gives a dish the same place, however many are asked for at a time', async () => {
    const ingredients = 'egg, milk, cheddar';
    const both = [
      ...titles(await search({ ingredients })),
      ...titles(await search({ ingredients, offset: '24' })),
    ];
    expect(both).toHaveLength(48);
    for (const [offset, limit] of [
      [0, 6],
      [10, 5],
      [20, 20],
    ] as const) {
      const some = await search({ ingredients, offset: String(offset), limit: String(limit) });
      expect(titles(some)).toEqual(both.slice(offset, offset + limit));
    }
  });

  it.each([
    ['soupe', /soup/i],
    ['gâteau', /cake/i],
    ['poulet', /chicken/i],
    ['crêpes', /pancake|cr[eê]pe/i],
    ['tarte', /tart|pie/i],
    ['pâtes', /pasta|p[aâ]t[eé]/i],
    ['salade de pommes de terre', /potato.*salad|salad.*potato/i],
    ['soupe à l’oignon', /onion.*soup|soup.*onion/i],
  ])('[OWN-23] finds “%s” among dishes with English titles', async (name, title) => {
    // After those whose titles are French themselves.
    expect(titles(await search({ name }))).toContainEqual(expect.stringMatching(title));
  });

  it('[OWN-24] finds dishes called by a food first, then those that use it', async () => {
    const found = await search({ name: 'noodles', limit: '100' });
    const named = titles(found).map((title) => /noodle/i.test(title));
    expect(named).toContain(false);
    expect(named.lastIndexOf(true)).toBeLessThan(named.indexOf(false));
  });

  it('[OWN-23] says how it read a misspelt name, and suggests titles for an unknown one', async () => {
    expect(await search({ name: 'pankaces' })).toMatchObject({ nameReadAs: 'pancakes' });
    expect(await search({ name: 'pancakes' })).toMatchObject({ nameReadAs: null, didYouMean: [] });
    const unknown = await search({ name: 'carbonara qwrtzpl' });
    expect(unknown).toMatchObject({ total: 0, didYouMean: ['Spaghetti Carbonara'] });
    expect(await search({ name: 'qwrtzpl' })).toMatchObject({ total: 0, didYouMean: [] });
  });

  it('[OWN-14] [OWN-23] finds a recipe for its household, and for nobody else not even a trace', async () => {
    for (const name of [
      'zorbelina',
      'Zorbelina of Grandmother',
      'zorbelnia',
      'zorb',
      'grandmother',
    ]) {
      expect(titles(await search({ name }, neighbour))).toContain('Zorbelina of Grandmother');
      for (const stranger of [cook, subscriber]) {
        expect(await search({ name }, stranger)).toMatchObject({
          recipes: [],
          total: 0,
          nameReadAs: null,
          didYouMean: [],
        });
      }
    }
  });

  it('[OWN-26] searches the own recipes, or those of Larder', async () => {
    const eggs = { ingredients: 'egg', limit: '100' };
    expect(titles(await search({ ...eggs, scope: 'mine' }, neighbour))).toEqual([secret.title]);
    expect((await search({ ...eggs, scope: 'mine' })).total).toBe(0);
    const all = await search(eggs, neighbour);
    const larder = await search({ ...eggs, scope: 'larder' }, neighbour);
    expect(titles(larder)).not.toContain(secret.title);
    expect(larder.total).toBe(all.total - 1);
  });

  it('[OWN-25] limits the time, the cuisine and what is missing', async () => {
    const given = { ingredients: 'egg, flour, butter', limit: '100' };
    everyone(
      await search({ ...given, maxMinutes: '20' }),
      (one) => (one.readyInMinutes ?? Infinity) <= 20,
    );
    everyone(
      await search({ ...given, maxMissing: '3' }),
      ({ missedIngredientCount }) => missedIngredientCount <= 3,
    );
    const french = await search({ ...given, cuisine: 'french' });
    expect(french.total).toBeGreaterThan(1);
    expect(french.total).toBeLessThan((await search(given)).total);
    expect(titles(french)).toEqual(titles(await search({ ...given, cuisine: 'French' })));
    expect((await search({ ...given, cuisine: 'Atlantean' })).total).toBe(0);
  });

  it('[OWN-25] sorts by time, by what is to buy, and by age', async () => {
    const given = { ingredients: 'chicken, rice', limit: '100' };
    const inOrder = (numbers: number[]) =>
      expect(numbers).toEqual([...numbers].sort((left, right) => left - right));
    const byTime = await search({ ...given, sort: 'time' });
    const byMissing = await search({ ...given, sort: 'missing' });
    const newest = await search({ ...given, sort: 'newest' });
    inOrder(byTime.recipes.map(({ readyInMinutes }) => readyInMinutes ?? Infinity));
    inOrder(byMissing.recipes.map(({ missedIngredientCount }) => missedIngredientCount));
    inOrder(newest.recipes.map(({ id }) => -id));
    const { total } = await search(given);
    for (const found of [byTime, byMissing, newest]) expect(found.total).toBe(total);
  });

  it('[OWN-23] [ROLE-3b] premium filters stay premium', async () => {
    const filters: Record<string, string>[] = [
      { type: 'soup' },
      { diet: 'vegan' },
      { exclude: 'egg' },
      { restricted: 'true' },
    ];
    for (const filter of filters) {
      expect(await ask({ name: 'soup', ...filter })).toMatchObject({
        status: 403,
        body: { code: 'subscription_required' },
      });
      expect((await ask({ name: 'soup', ...filter }, subscriber)).status).toBe(200);
    }
  });

  it('[OWN-23] asks for ingredients or a name, and names what is wrong with a query', async () => {
    const empty: Record<string, string>[] = [{}, { name: ' ' }, { name: '', ingredients: ' , ' }];
    for (const wrong of empty) {
      expect(await ask(wrong)).toMatchObject({
        status: 400,
        body: { fields: { ingredients: 'Please add some ingredients first.' } },
      });
    }
    expect(await ask({ name: 'x'.repeat(121) })).toMatchObject({
      status: 400,
      body: { fields: { name: 'A dish name can have up to 120 characters.' } },
    });
    const refused: Record<string, string>[] = [
      { maxMinutes: '0' },
      { maxMissing: '-1' },
      { sort: 'best' },
      { scope: 'theirs' },
    ];
    for (const wrong of refused) {
      expect((await ask({ name: 'soup', ...wrong })).status).toBe(400);
    }
  });
});

describe('GET /recipes/sample', () => {
  let api: TestApp;
  let cook: Person;

  beforeAll(async () => {
    api = await TestApp.start({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
    cook = await api.person();
    const writer = api.app.get(RecipeWriter, { strict: false });
    await writer.write([{ ...secret, ingredients: ['1 dragon fruit'], owner: ownerOf(cook) }]);
  });
  afterAll(() => api.close());

  const ask = (parameters: Record<string, string>, address = '203.0.113.1') =>
    api.call('GET', `/api/recipes/sample?${new URLSearchParams(parameters)}`, {
      headers: { 'x-forwarded-for': address },
    });

  it('[ENTER-2] gives visitors what an open search for the same ingredients begins with', async () => {
    const ingredients = 'chicken, rice, lemon';
    const { status, body } = await ask({ ingredients });
    const sample = body as SearchView;
    const found = await api.call(
      'GET',
      `/api/recipes/search?${new URLSearchParams({ ingredients })}`,
      {
        token: cook.token,
      },
    );
    expect(status).toBe(200);
    expect(sample.recipes).toHaveLength(6);
    expect(sample.recipes.map(({ id }) => id)).toEqual(
      (found.body as SearchView).recipes.slice(0, 6).map(({ id }) => id),
    );
    for (const { title, image, reason } of sample.recipes) {
      expect([title, image, reason]).not.toContain('');
    }
  });

  it("[ENTER-2][OWN-14] never shows anybody's own recipes", async () => {
    const { recipes } = (await ask({ ingredients: 'dragon fruit' })).body as SearchView;
    expect(recipes.map(({ title }) => title)).not.toContain(secret.title);
  });

  it.each([
    ['restricted', 'true'],
    ['type', 'soup'],
    ['diet', 'vegan'],
    ['exclude', 'rice'],
    ['rules', 'halal'],
    ['name', 'soup'],
    ['limit', '100'],
    ['offset', '6'],
  ])('[ENTER-2][ROLE-3b] is asked by ingredients only, not by %s', async (filter, value) => {
    expect((await ask({ ingredients: 'rice', [filter]: value })).status).toBe(400);
  });

  it('[ENTER-2] asks for ingredients', async () => {
    const { status, body } = await ask({ ingredients: ' , ' });
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({ code: 'ingredients_required' }),
    ]);
  });

  it('[ENTER-2] is limited for each client', async () => {
    const answers = [];
    for (let call = 0; call < 31; call += 1) {
      answers.push(await ask({ ingredients: 'rice' }, '203.0.113.2'));
    }
    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(30).fill(200), 429]);
    expect(answers[30]?.headers['retry-after']).toMatch(/^\d+$/);
    expect((await ask({ ingredients: 'rice' }, '203.0.113.3')).status).toBe(200);
  });
});
