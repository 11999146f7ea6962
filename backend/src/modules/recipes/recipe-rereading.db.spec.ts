import { DataSource } from 'typeorm';
import { ownerOf, type Person, TestApp } from '../../testing.js';
import { RecipeIndexFeed } from '../recipe-search/recipe-index-feed.service.js';
import { RecipeRereading } from './recipe-rereading.service.js';
import { RecipeWriter } from './recipe-writer.service.js';

describe('stored recipes after a change of the food tables', () => {
  let api: TestApp;
  let cook: Person;
  let id: number;
  const run = (sql: string) => api.app.get(DataSource).query(sql);
  const details = async () => (await api.call('GET', `/api/recipes/${id}`, cook)).body;
  const foundWithout = async (exclude: string) => {
    await api.app.get(RecipeIndexFeed, { strict: false }).catchUp();
    const query = new URLSearchParams({ ingredients: 'parsnip,walnut', exclude, limit: '100' });
    const { body } = await api.call('GET', `/api/recipes/search?${query}`, cook);
    return body.recipes.some((recipe: { id: number }) => recipe.id === id);
  };

  beforeAll(async () => {
    api = await TestApp.start();
    cook = await api.person({ subscribed: true });
    const writer = api.app.get(RecipeWriter, { strict: false });
    [id = 0] = await writer.write([
      {
        ...{ source: 'composed', sourceKey: 'parsnips', title: 'Parsnips with Walnuts' },
        ...{ description: 'Plain.', image: null, types: ['side dish'], cuisine: null },
        kind: 'gratin',
        ...{ servings: 2, readyInMinutes: 20, popularity: 0, sourceName: null, sourceUrl: null },
        ingredients: ['3 parsnips', '1/2 cup walnuts', '1 tbsp olive oil'],
        steps: ['Roast it all in a baking dish for 20 minutes.'],
        owner: ownerOf(cook),
      },
    ]);
    // The run with which the app starts is over before there is anything for it.
    await api.app.get(RecipeRereading, { strict: false }).run();
  });
  // As left by an earlier release, which did not know its facts.
  beforeEach(async () => {
    await run(`UPDATE recipes SET reading = 'earlier', allergens = '{}', diets = '{vegan}',
      may_contain = '{}', unknown_allergens = '{}', ingredient_ids = '{}', equipment = '{}' WHERE id = ${id}`);
    await api.app.get(RecipeIndexFeed, { strict: false }).catchUp();
  });
  afterAll(() => api.close());

  it('[K-1] claims nothing based on outdated tables', async () => {
    const { diets, allergens, mayContain, unknownAllergens } = await details();
    expect({ diets, allergens, mayContain }).toEqual({ diets: [], allergens: [], mayContain: [] });
    expect(unknownAllergens).toEqual(expect.arrayContaining(['tree-nuts', 'milk', 'gluten']));
    expect(await foundWithout('milk')).toBe(false);
  });

  it('[K-1] is parsed again, keeps its owner and position, and reports its contents', async () => {
    expect(await api.app.get(RecipeRereading, { strict: false }).run()).toBe(1);
    expect(await details()).toMatchObject({
      title: 'Parsnips with Walnuts',
      allergens: ['tree-nuts'],
      diets: expect.arrayContaining(['vegan', 'gluten free']),
      unknownAllergens: [],
    });
    expect(await foundWithout('milk')).toBe(true);
    expect(await foundWithout('nuts')).toBe(false);
    const stranger = await api.person();
    expect((await api.call('GET', `/api/recipes/${id}`, stranger)).status).toBe(404);
    expect(await api.app.get(RecipeRereading, { strict: false }).run()).toBe(0);
  });

  // The embedded database has one session, so nobody else can be in the middle of a change there.
  if (process.env.TEST_DATABASE_URL) {
    it('[K-1] is parsed again while somebody adds it to their favourites', async () => {
      const other = api.app.get(DataSource).createQueryRunner();
      try {
        await other.startTransaction();
        await other.query('INSERT INTO favourites (user_id, recipe_id) VALUES ($1, $2)', [
          cook.id,
          id,
        ]);
        expect(await api.app.get(RecipeRereading, { strict: false }).run()).toBe(1);
      } finally {
        await other.rollbackTransaction();
        await other.release();
      }
    });
  }

  it('[DISH-1] is still pictured as what its author called it, in the dish that its steps name', async () => {
    await api.app.get(RecipeRereading, { strict: false }).run();
    expect((await details()).image).toMatch(/^\/pictures\/[0-9a-f]{8}\/baking-dish\.gratin\./);
  });

  it('leaves withdrawn recipes out of search', async () => {
    await run(`UPDATE recipes SET retired_at = now() WHERE id = ${id}`);
    expect(await api.app.get(RecipeRereading, { strict: false }).run()).toBe(1);
    const [row] = await run(
      `SELECT retired_at IS NOT NULL AS retired FROM recipes WHERE id = ${id}`,
    );
    expect(row.retired).toBe(true);
  });
});
