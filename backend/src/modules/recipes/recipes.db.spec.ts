import { ownerOf, type Person, TestApp } from '../../testing.js';
import type { FoundRecipeView, SearchView } from '../recipe-search/dto/recipe-search.dto.js';
import type { RecipeDraft } from './domain/recipe-draft.js';
import { RecipeWriter } from './recipe-writer.service.js';

const OMELETTE: RecipeDraft = {
  source: 'import',
  sourceKey: 'omelette',
  title: 'Tarragon Omelette',
  description: 'For a late breakfast.',
  image: 'https://example.org/omelette.jpg',
  types: ['breakfast', 'main course'],
  cuisine: 'French',
  servings: 1,
  readyInMinutes: 10,
  ingredients: ['3 large eggs', '1 tbsp butter', '1 tsp fresh tarragon, chopped (optional)'],
  steps: ['Beat the eggs.', 'Cook them in the butter for 2 minutes.'],
  popularity: 0,
  sourceName: 'A good book',
  sourceUrl: 'https://example.org/omelette',
  owner: null,
};

describe('recipes', () => {
  let api: TestApp;
  let cook: Person;
  let subscriber: Person;
  let writer: RecipeWriter;

  beforeAll(async () => {
    api = await TestApp.start();
    cook = await api.person();
    subscriber = await api.person({ subscribed: true });
    writer = api.app.get(RecipeWriter, { strict: false });
  });
  afterAll(() => api.close());

  const search = (parameters: Record<string, string>, { token }: Person = cook) =>
    api.call('GET', `/api/recipes/search?${new URLSearchParams(parameters)}`, { token });
  const titlesOf = (recipes: { title: string }[]) => recipes.map(({ title }) => title);
  const idOf = async (title: string, parameters: Record<string, string>): Promise<number> => {
    const { body } = await search({ limit: '100', ...parameters });
    return body.recipes.find((recipe: { title: string }) => recipe.title === title)?.id;
  };

  describe('GET /recipes/search', () => {
    it('[CALL-3] [ENT-1] [ENT-10] returns recipes with what they use, what is left to buy, and why', async () => {
      const { status, body } = await search({ ingredients: 'egg, butter', limit: '3' });
      expect(status).toBe(200);
      expect(body.recipes).toHaveLength(3);
      expect(body.total).toBeGreaterThan(3);
      expect(body.understood).toEqual({ egg: 'egg', butter: 'butter' });
      expect(body.unknown).toEqual([]);
      for (const recipe of body.recipes) {
        expect(recipe).toEqual({
          id: expect.any(Number),
          title: expect.any(String),
          image: expect.stringMatching(/^\/pictures\//),
          readyInMinutes: expect.any(Number),
          servings: expect.any(Number),
          usedIngredients: expect.arrayContaining([expect.stringMatching(/^egg(?: yolk)?$/)]),
          pantryIngredients: expect.any(Array),
          missedIngredients: expect.any(Array),
          substitutions: expect.any(Array),
          usedIngredientCount: recipe.usedIngredients.length,
          missedIngredientCount: recipe.missedIngredients.length,
          reason: expect.stringMatching(/^Uses .*\.$/),
        });
      }
    });

    it('[VALID-1] trims, lowercases and drops empty and duplicate entries', async () => {
      const { body } = await search({ ingredients: '  Egg , ,EGG,\tButter,' });
      expect(body.understood).toEqual({ egg: 'egg', butter: 'butter' });
    });

    it.each([[''], [' , ,'], [undefined]])(
      '[VALID-2a] requires ingredients (%p)',
      async (ingredients) => {
        const answer = await search(ingredients === undefined ? {} : { ingredients });
        expect(answer).toMatchObject({
          status: 400,
          body: {
            code: 'ingredients_required',
            message: 'Please add some ingredients first.',
            fields: { ingredients: 'Please add some ingredients first.' },
          },
        });
      },
    );

    it('reports what it did not understand, and how it interpreted words', async () => {
      const { body } = await search({ ingredients: 'tomatos,aubergine,zzyzx' });
      expect(body.understood).toEqual({ tomatos: 'tomato', aubergine: 'eggplant' });
      expect(body.unknown).toEqual(['zzyzx']);
    });

    it('returns nothing, and no error, for unknown words', async () => {
      const { status, body } = await search({ ingredients: 'zzyzx' });
      expect(status).toBe(200);
      expect(body).toEqual({
        recipes: [],
        total: 0,
        leftOutAsUnsure: 0,
        leftOutAsUntimed: 0,
        nameReadAs: null,
        didYouMean: [],
        notFilteredBy: [],
        understood: {},
        unknown: ['zzyzx'],
        centreMissing: [],
      });
    });

    it('pages through all results without repeating one', async () => {
      const ids: number[] = [];
      const first = await search({ ingredients: 'onion', limit: '40' });
      for (let offset = 0; offset < first.body.total; offset += 40) {
        const { body } = await search({
          ingredients: 'onion',
          limit: '40',
          offset: String(offset),
        });
        expect(body.total).toBe(first.body.total);
        ids.push(...body.recipes.map(({ id }: { id: number }) => id));
      }
      expect(ids).toHaveLength(first.body.total);
      expect(new Set(ids).size).toBe(ids.length);
    });

    it.each([
      [
        '51 ingredients',
        { ingredients: Array.from({ length: 51 }, (_, n) => `word${n}`).join() },
        'ingredients_too_many',
      ],
      ['an ingredient of 81 characters', { ingredients: 'x'.repeat(81) }, 'ingredient_too_long'],
      ['a type that does not exist', { ingredients: 'egg', type: 'brunch' }, 'invalid_input'],
      ['a diet that does not exist', { ingredients: 'egg', diet: 'paleo' }, 'invalid_input'],
      ['a page of 101', { ingredients: 'egg', limit: '101' }, 'invalid_input'],
      ['a page of none', { ingredients: 'egg', limit: '0' }, 'invalid_input'],
      ['a start below zero', { ingredients: 'egg', offset: '-1' }, 'invalid_input'],
      ['a word for a number', { ingredients: 'egg', limit: 'many' }, 'invalid_input'],
      ['a word for yes', { ingredients: 'egg', restricted: 'maybe' }, 'invalid_input'],
      ['a parameter nobody knows', { ingredients: 'egg', colour: 'red' }, 'invalid_input'],
    ])('refuses %s', async (_name, parameters, code) => {
      expect(await search(parameters as Record<string, string>, subscriber)).toMatchObject({
        status: 400,
        body: { code, message: expect.stringMatching(/\.$/) },
      });
    });

    it.each([
      ["'; DROP TABLE recipes; --"],
      ['<script>alert(1)</script>'],
      ['\u0000egg\u0000'],
      ['🥚'],
      ['%'],
    ])('treats %j as plain words', async (ingredients) => {
      expect((await search({ ingredients })).status).toBe(200);
    });

    it('[ROLE-2] requires a login', async () => {
      const answer = await api.call('GET', '/api/recipes/search?ingredients=egg');
      expect(answer).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
    });

    it.each([
      [{ restricted: 'true' }],
      [{ type: 'soup' }],
      [{ diet: 'vegan' }],
      [{ exclude: 'egg' }],
    ])('[ROLE-3b] %j requires a subscription', async (parameters) => {
      const answer = await search({ ingredients: 'onion', ...parameters } as Record<
        string,
        string
      >);
      expect(answer).toMatchObject({
        status: 403,
        body: {
          code: 'subscription_required',
          message: 'This is a premium feature. Please subscribe to use it.',
        },
      });
    });

    it('[VALID-2b] [VALID-2c] all types, all diets and no exclusions require none', async () => {
      const free = { restricted: 'false', type: 'all', diet: 'all', exclude: '' };
      expect((await search({ ingredients: 'onion', ...free })).status).toBe(200);
    });

    it('[INGR-5] filters by type, diet and exclusion for subscribers', async () => {
      const { body } = await search(
        {
          ingredients: 'onion,carrot',
          type: 'soup',
          diet: 'vegan',
          exclude: 'potato',
          limit: '100',
        },
        subscriber,
      );
      expect(body.total).toBeGreaterThan(0);
      const ids = body.recipes.map(({ id }: { id: number }) => id).join();
      const details = await api.call('GET', `/api/recipes/bulk?ids=${ids}`, subscriber);
      for (const recipe of details.body) {
        expect(recipe.dishTypes).toContain('soup');
        expect(recipe.diets).toContain('vegan');
        expect(JSON.stringify(recipe.extendedIngredients)).not.toMatch(/(?<!sweet )potato/i);
      }
    });

    it.each([
      ['gluten', ['gluten', 'wheat']],
      ['nuts', ['tree-nuts', 'peanuts']],
      ['peanut', ['peanuts']],
      ['lactose', ['milk']],
      ['soy', ['soy']],
      ['eggs', ['eggs']],
      ['sesame', ['sesame']],
      ['shellfish', ['crustaceans', 'molluscs']],
    ])('[INGR-5] excluding %s shows nothing that contains it', async (exclude, allergens) => {
      const query = { ingredients: 'bread,cheese,tofu,noodles,chicken', exclude, limit: '100' };
      const { body } = await search(query, subscriber);
      expect(body.unknown).toEqual([]);
      const ids = body.recipes.map(({ id }: { id: number }) => id).join();
      const details = await api.call('GET', `/api/recipes/bulk?ids=${ids}`, subscriber);
      expect(details.body.length).toBeGreaterThan(0);
      for (const recipe of details.body) {
        const found = recipe.allergens.filter((one: string) => allergens.includes(one));
        expect(found).toEqual([]);
      }
    });

    it('[FACTS-4] filters by rules for subscribers', async () => {
      const asked = { ingredients: 'chicken,rice', limit: '50' };
      expect((await search({ ...asked, rules: 'halal' })).status).toBe(403);
      expect((await search({ ...asked, rules: 'blessed' }, subscriber)).status).toBe(400);

      const { body } = await search({ ...asked, rules: 'halal,high protein' }, subscriber);
      expect(body.recipes.length).toBeGreaterThan(0);
      const found = await Promise.all(
        body.recipes.map(({ id }: { id: number }) => api.call('GET', `/api/recipes/${id}`, cook)),
      );
      for (const { body: recipe } of found) {
        expect(recipe.rules).toContainEqual({ rule: 'high protein', fact: 'free' });
        expect(recipe.rules).toContainEqual({
          rule: 'halal',
          fact: expect.stringMatching(/^(?:free|may)$/),
        });
        expect(JSON.stringify(recipe.extendedIngredients)).not.toMatch(
          /pork|bacon|white wine|beer/i,
        );
      }
    });

    it('[K-1] counts what is hidden as uncertain, by exclusion and by diet', async () => {
      await writer.write([
        {
          ...OMELETTE,
          sourceKey: 'mystery-omelette',
          title: 'Mystery Omelette',
          ingredients: ['3 large eggs', '1 tbsp tarragon', '2 tbsp blorpweed'],
        },
      ]);
      const query = { ingredients: 'tarragon', limit: '100' };
      const open = (await search(query, subscriber)).body;
      expect(titlesOf(open.recipes)).toContain('Mystery Omelette');
      expect(open.leftOutAsUnsure).toBe(0);
      const filters: Record<string, string>[] = [{ exclude: 'peanuts' }, { diet: 'vegetarian' }];
      for (const filter of filters) {
        const { body } = await search({ ...query, ...filter }, subscriber);
        expect(titlesOf(body.recipes)).not.toContain('Mystery Omelette');
        expect(body.leftOutAsUnsure).toBeGreaterThanOrEqual(1);
        expect(body.total + body.leftOutAsUnsure).toBeLessThanOrEqual(open.total);
      }
      // It definitely contains eggs, so nothing about it is uncertain here.
      const plain = { ingredients: 'tarragon', exclude: 'eggs,blorp', limit: '100' };
      const withoutEggs = (await search(plain, subscriber)).body;
      expect(titlesOf(withoutEggs.recipes)).not.toContain('Mystery Omelette');
    });

    it.each(['gluton', 'glutens', 'gluteen', 'glutin', 'sans gluten', 'celiac'])(
      '[D-1] treats %s as gluten',
      async (exclude) => {
        const query = { ingredients: 'flour,egg', limit: '1' };
        const { body } = await search({ ...query, exclude }, subscriber);
        const gluten = (await search({ ...query, exclude: 'gluten' }, subscriber)).body;
        const open = (await search(query, subscriber)).body;
        expect(body.total).toBe(gluten.total);
        expect(body.total).toBeLessThan(open.total / 2);
        expect(body.notFilteredBy).toEqual([]);
      },
    );

    it.each([
      ['treenuts', 'tree nuts'],
      ['sea food', 'seafood'],
      ['lactos', 'milk'],
      ['noix', 'tree nuts'],
      ['arachides', 'peanuts'],
      ['fruits de mer', 'shellfish'],
    ])('[D-1] treats %s as %s', async (exclude, plain) => {
      const query = { ingredients: 'butter,almond,shrimp,peanut butter,flour', limit: '1' };
      const [written, meant] = [
        (await search({ ...query, exclude }, subscriber)).body,
        (await search({ ...query, exclude: plain }, subscriber)).body,
      ];
      expect(written.notFilteredBy).toEqual([]);
      expect(written.total).toBe(meant.total);
    });

    it('[D-1] names exclusions that could not be applied', async () => {
      const query = { ingredients: 'egg', exclude: 'blorpweed,peanuts' };
      const { body } = await search(query, subscriber);
      expect(body.notFilteredBy).toEqual(['blorpweed']);
      expect(body.unknown).toEqual(['blorpweed']);
    });

    it('[INGR-3] restricted mode shows only dishes that need nothing else, and ignores the filters', async () => {
      const query = { ingredients: 'egg,bread,milk,cheddar,potato,onion', restricted: 'true' };
      const { body } = await search(query, subscriber);
      expect(body.total).toBeGreaterThan(0);
      for (const recipe of body.recipes) {
        expect(recipe.missedIngredients).toEqual([]);
        expect(recipe.reason).toContain('nothing to buy');
      }
      const filtered = await search(
        { ...query, type: 'dessert', diet: 'vegan', exclude: 'egg' },
        subscriber,
      );
      expect(filtered.body.recipes).toEqual(body.recipes);
    });

    /** All results, page by page. */
    const findAll = async (parameters: Record<string, string>, person: Person) => {
      const recipes: FoundRecipeView[] = [];
      for (let total = 1; recipes.length < total;) {
        const offset = String(recipes.length);
        const { body } = await search({ ...parameters, limit: '100', offset }, person);
        recipes.push(...(body as SearchView).recipes);
        total = (body as SearchView).total;
      }
      return recipes;
    };
    const keepPantry = (customPantry: readonly string[] | null, { token }: Person) =>
      api.call('PUT', '/api/pantry/user', {
        token,
        body: { useCustomPantry: customPantry !== null, customPantry: customPantry ?? [] },
      });

    it.each([
      ['tomato,mozzarella,basil', null],
      ['pasta,bacon,egg,parmesan', null],
      ['eggs,milk,flour', ['butter', 'sugar', 'baking powder']],
      ['rice,onion', ['salt', 'olive oil', 'cheese', 'stock']],
      ['bread,egg,milk,cinnamon', []],
    ])(
      '[D-2] with %s and the pantry %j, restricted mode shows the dishes for which the open search needs nothing',
      async (ingredients, pantry) => {
        const person = await api.person({ subscribed: true });
        await keepPantry(pantry, person);
        const idsOf = (recipes: FoundRecipeView[]) => recipes.map(({ id }) => id).sort();
        const open = await findAll({ ingredients }, person);
        const restricted = await findAll({ ingredients, restricted: 'true' }, person);
        const complete = open.filter(({ missedIngredientCount }) => missedIngredientCount === 0);
        expect(idsOf(restricted)).toEqual(idsOf(complete));
        expect(open.length).toBeGreaterThan(complete.length);
      },
    );

    it('[D-2] a custom pantry without water and salt still has both', async () => {
      const person = await api.person({ subscribed: true });
      await keepPantry(['garlic'], person);
      const ingredients = 'pasta,chili flakes,parsley';
      const { body } = await search({ ingredients, restricted: 'true' }, person);
      expect(titlesOf(body.recipes)).toContainEqual(expect.stringContaining('Aglio e Olio'));
    });

    it('[D-2][DISH-2] if nothing can be cooked, names the one ingredient that dishes of its centre lack', async () => {
      const ingredients = 'shrimp,parsley,red pepper flakes';
      const { body } = await search({ ingredients, restricted: 'true' }, subscriber);
      const { recipes, total, nearest = [] } = body as SearchView;
      expect([recipes, total]).toEqual([[], 0]);
      expect(nearest.length).toBeGreaterThan(0);
      for (const { missedIngredients, reason } of nearest) {
        expect(missedIngredients).toHaveLength(1);
        expect(reason).toContain(`buy ${missedIngredients[0]}.`);
      }
      const open = await findAll({ ingredients }, subscriber);
      const lacksOne = open.filter(
        ({ missedIngredientCount, usedIngredients }) =>
          missedIngredientCount === 1 && usedIngredients.includes('shrimp'),
      );
      expect(titlesOf(nearest).sort()).toEqual(titlesOf(lacksOne).sort());
    });

    it('does not use the pantry of a non-subscriber', async () => {
      const held = async (person: Person) => {
        const { body } = await search({ ingredients: 'egg', limit: '50' }, person);
        return body.recipes.flatMap(
          (recipe: { pantryIngredients: string[] }) => recipe.pantryIngredients,
        );
      };
      expect(await held(subscriber)).toContain('butter');
      expect(await held(cook)).not.toContain('butter');
    });
  });

  describe('GET /recipes/{id}', () => {
    it('[CALL-5] [ENT-2] [FACTS-1] returns the whole recipe', async () => {
      const [id] = await writer.write([OMELETTE]);
      const { status, body } = await api.call('GET', `/api/recipes/${id}`, cook);
      expect(status).toBe(200);
      expect(body).toEqual({
        id,
        title: 'Tarragon Omelette',
        description: 'For a late breakfast.',
        image: 'https://example.org/omelette.jpg',
        readyInMinutes: 10,
        servings: 1,
        extendedIngredients: [
          { id: 1, original: '3 large eggs' },
          { id: 2, original: '1 tbsp butter' },
          { id: 3, original: '1 tsp fresh tarragon, chopped (optional)' },
        ],
        analyzedInstructions: [
          {
            steps: [
              { number: 1, step: 'Beat the eggs.' },
              { number: 2, step: 'Cook them in the butter for 2 minutes.' },
            ],
          },
        ],
        sections: {
          ingredients: [{ heading: null, count: 3 }],
          steps: [{ heading: null, count: 2 }],
        },
        source: 'import',
        isOwn: false,
        isAuthor: false,
        visibility: 'household',
        version: 1,
        notes: '',
        tags: [],
        language: null,
        pictureId: null,
        originRecipeId: null,
        yieldText: null,
        prepMinutes: null,
        cookMinutes: null,
        rating: null,
        timesMade: 0,
        lastMadeOn: null,
        collections: [],
        isFavourited: false,
        dishTypes: ['breakfast', 'main course'],
        diets: ['vegetarian', 'pescetarian', 'gluten free'],
        allergens: ['eggs', 'milk'],
        mayContain: [],
        unknownAllergens: [],
        nutrition: {
          perServing: true,
          coveredPercent: 100,
          kilocalories: 316.2,
          kilojoules: 1323,
          protein: 19,
          fat: 25.8,
          saturatedFat: 12,
          carbohydrate: 1.1,
          fibre: 0,
          sugar: 0.6,
          sodium: 304.2,
          leavesSaltOpen: false,
        },
        keeping: null,
        rules: [
          { rule: 'halal', fact: 'free' },
          { rule: 'kosher style', fact: 'free' },
          { rule: 'low salt', fact: 'free' },
          { rule: 'high protein', fact: 'free' },
        ],
        cuisine: 'French',
        sourceName: 'A good book',
        sourceUrl: 'https://example.org/omelette',
      });
    });

    it('[FACTS-1] gives the nutrition of the whole dish where a recipe names no servings', async () => {
      const [id] = await writer.write([
        { ...OMELETTE, sourceKey: 'unserved', servings: null, ingredients: ['200 g butter'] },
      ]);
      const { body } = await api.call('GET', `/api/recipes/${id}`, cook);
      expect(body.nutrition).toMatchObject({ perServing: false, kilocalories: 1434 });
    });

    it("[FACTS-3] says how Larder's own dishes keep, unless their author does", async () => {
      const stew = { ...OMELETTE, source: 'catalogue' as const, title: 'Chickpea Stew' };
      const ids = await writer.write([
        { ...stew, sourceKey: 'kept', ingredients: ['200 g chickpeas'] },
        { ...stew, sourceKey: 'noted', ingredients: ['100 g chickpeas'], keeping: 'For a week.' },
      ]);
      const kept = await Promise.all(
        ids.map(async (id) => (await api.call('GET', `/api/recipes/${id}`, cook)).body.keeping),
      );
      expect(kept).toMatchObject([
        { note: null, refrigeratorDays: 3, freezerMonths: 2, reheats: true },
        { note: 'For a week.', refrigeratorDays: null },
      ]);
    });

    it('[FACTS-1] gives no values where too much of a dish is unknown', async () => {
      const [id] = await writer.write([
        { ...OMELETTE, sourceKey: 'unknown-half', ingredients: ['100 g carrots', '100 g zzyzx'] },
      ]);
      const { body } = await api.call('GET', `/api/recipes/${id}`, cook);
      expect(body.nutrition).toMatchObject({
        coveredPercent: 50,
        kilocalories: null,
        sodium: null,
      });
    });

    it.each([['999999'], ['0'], ['99999999999']])('does not know %s', async (id) => {
      expect(await api.call('GET', `/api/recipes/${id}`, cook)).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      });
    });

    it.each([['abc'], ['-1'], ['1.5'], ['1%20OR%201=1']])('refuses %s', async (id) => {
      expect((await api.call('GET', `/api/recipes/${id}`, cook)).status).toBe(400);
    });
  });

  describe('GET /recipes/bulk', () => {
    it('[CALL-4] returns recipes in the requested order and omits unknown ones', async () => {
      const { body } = await search({ ingredients: 'onion', limit: '3' });
      const [first, second, third] = body.recipes.map(({ id }: { id: number }) => id);
      const answer = await api.call(
        'GET',
        `/api/recipes/bulk?ids=${third},999999,${first},${second},${first}`,
        cook,
      );
      expect(answer.status).toBe(200);
      expect(answer.body.map(({ id }: { id: number }) => id)).toEqual([third, first, second]);
      const one = await api.call('GET', `/api/recipes/${third}`, cook);
      expect(answer.body[0]).toEqual(one.body);
    });

    it('returns an empty list for none, and refuses more than 100 and non-numbers', async () => {
      const bulk = (ids: string) => api.call('GET', `/api/recipes/bulk?ids=${ids}`, cook);
      expect(await bulk('')).toMatchObject({ status: 200, body: [] });
      const many = Array.from({ length: 101 }, (_, n) => n + 1).join();
      expect(await bulk(many)).toMatchObject({ status: 400, body: { code: 'recipes_too_many' } });
      expect((await bulk('1,x')).status).toBe(400);
      expect((await api.call('GET', '/api/recipes/bulk', cook)).status).toBe(400);
    });
  });

  describe('favourites', () => {
    const star = (method: 'POST' | 'DELETE', id: number, person: Person) =>
      api.call(method, `/api/recipes/${id}/favourite`, person);

    it('[CALL-6] [CALL-7] [CALL-8] [STATE-8] are added and removed, however often the call is repeated', async () => {
      const person = await api.person();
      const [id] = await writer.write([{ ...OMELETTE, sourceKey: 'starred' }]);
      const favourited = async () =>
        (await api.call('GET', `/api/recipes/${id}`, person)).body.isFavourited;

      expect(await star('POST', id as number, person)).toMatchObject({
        status: 200,
        body: { isFavourited: true },
      });
      const again = await Promise.all([1, 2, 3, 4].map(() => star('POST', id as number, person)));
      expect(again.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(await favourited()).toBe(true);
      const list = await api.call('GET', '/api/recipes/user/favourites', person);
      expect(list).toMatchObject({ status: 200, body: [{ id, title: 'Tarragon Omelette' }] });
      expect(list.body).toHaveLength(1);

      for (let n = 0; n < 2; n += 1) {
        expect(await star('DELETE', id as number, person)).toMatchObject({
          status: 200,
          body: { isFavourited: false },
        });
      }
      expect(await favourited()).toBe(false);
      expect((await api.call('GET', '/api/recipes/user/favourites', person)).body).toEqual([]);
    });

    it('[CALL-6] are returned newest first and belong to one person', async () => {
      const person = await api.person();
      const { body } = await search({ ingredients: 'onion', limit: '3' });
      const ids = body.recipes.map(({ id }: { id: number }) => id);
      for (const id of ids) await star('POST', id, person);
      const mine = await api.call('GET', '/api/recipes/user/favourites', person);
      expect(mine.body.map(({ id }: { id: number }) => id)).toEqual([...ids].reverse());
      const other = await api.person();
      expect((await api.call('GET', '/api/recipes/user/favourites', other)).body).toEqual([]);
    });

    it('cannot refer to recipes that do not exist', async () => {
      expect((await star('POST', 999_999, cook)).status).toBe(404);
      expect((await star('DELETE', 999_999, cook)).status).toBe(404);
    });
  });

  describe("someone's own recipe", () => {
    it('is visible only to its owner, everywhere', async () => {
      const [owner, other] = [await api.person(), await api.person()];
      const [id] = await writer.write([
        {
          ...OMELETTE,
          source: 'composed',
          sourceKey: 'own-1',
          title: 'My Secret Omelette',
          owner: ownerOf(owner),
        },
      ]);
      const seenBy = async (person: Person) => ({
        search: JSON.stringify(
          (await search({ ingredients: 'egg,butter,tarragon', limit: '100' }, person)).body,
        ).includes('My Secret Omelette'),
        one: (await api.call('GET', `/api/recipes/${id}`, person)).status,
        bulk: (await api.call('GET', `/api/recipes/bulk?ids=${id}`, person)).body.length,
        star: (await api.call('POST', `/api/recipes/${id}/favourite`, person)).status,
        unstar: (await api.call('DELETE', `/api/recipes/${id}/favourite`, person)).status,
      });
      expect(await seenBy(owner)).toEqual({
        search: true,
        one: 200,
        bulk: 1,
        star: 200,
        unstar: 200,
      });
      expect(await seenBy(other)).toEqual({
        search: false,
        one: 404,
        bulk: 0,
        star: 404,
        unstar: 404,
      });
    });

    it('is deleted with the account, including stars', async () => {
      const owner = await api.person();
      const [id] = await writer.write([
        { ...OMELETTE, source: 'composed', sourceKey: 'own-2', owner: ownerOf(owner) },
      ]);
      await api.call('POST', `/api/recipes/${id}/favourite`, owner);
      const { token, password } = owner;
      const gone = await api.call('DELETE', '/api/auth/account', { token, body: { password } });
      expect(gone.status).toBe(204);
      expect((await api.call('GET', `/api/recipes/${id}`, cook)).status).toBe(404);
    });
  });

  describe('RecipeWriter', () => {
    it('keeps its id when written again, and search follows', async () => {
      const draft = {
        ...OMELETTE,
        sourceKey: 'again',
        title: 'Salsify Supper',
        ingredients: ['3 eggs'],
      };
      const [id] = await writer.write([draft]);
      expect(await idOf('Salsify Supper', { ingredients: 'egg' })).toBe(id);
      expect(await writer.write([{ ...draft, ingredients: ['1 lb salsify'] }])).toEqual([id]);
      expect(await idOf('Salsify Supper', { ingredients: 'egg' })).toBeUndefined();
      expect(await idOf('Salsify Supper', { ingredients: 'salsify' })).toBe(id);
      const { body } = await api.call('GET', `/api/recipes/${id}`, cook);
      expect(body.extendedIngredients).toEqual([{ id: 1, original: '1 lb salsify' }]);
    });

    it('stores all of its recipes or none', async () => {
      const good = { ...OMELETTE, sourceKey: 'half-1', title: 'Half Stored' };
      const bad = { ...OMELETTE, sourceKey: 'half-2', servings: 1.5 };
      await expect(writer.write([good, bad])).rejects.toThrow();
      expect(await idOf('Half Stored', { ingredients: 'egg,butter,tarragon' })).toBeUndefined();
    });

    it('never claims a diet for lines it does not understand', async () => {
      const [id] = await writer.write([
        { ...OMELETTE, sourceKey: 'unknown', ingredients: ['2 carrots', '1 cup zzyzx'] },
      ]);
      expect((await api.call('GET', `/api/recipes/${id}`, cook)).body.diets).toEqual([]);
    });
  });

  describe('GET /ingredients', () => {
    const suggest = (q: string) =>
      api.call('GET', `/api/ingredients?${new URLSearchParams({ q })}`, cook);

    it('offers up to ten known ingredients for a typed prefix', async () => {
      const { status, body } = await suggest('tom');
      expect(status).toBe(200);
      expect(body[0]).toEqual({ id: expect.any(Number), name: 'tomato' });
      expect(body.length).toBeLessThanOrEqual(10);
      expect((await suggest('')).body).toEqual([]);
      expect((await suggest('zzyzx')).body).toEqual([]);
    });

    it('refuses an invalid prefix', async () => {
      expect((await suggest('x'.repeat(81))).status).toBe(400);
      expect((await api.call('GET', '/api/ingredients', cook)).status).toBe(400);
    });
  });
});
