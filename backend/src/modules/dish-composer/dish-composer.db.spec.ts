import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ancestorsOf, ingredientById, parseIngredientLine } from '@larder/culinary';
import { type Person, TestApp } from '../../testing.js';
import type { DishPreviewView } from './dto/dish-composer.dto.js';
import type { SearchView } from '../recipe-search/dto/recipe-search.dto.js';
import type { RecipeView } from '../recipes/domain/recipe-view.js';

describe('POST /recipes/generate', () => {
  let api: TestApp;
  let cook: Person;
  let other: Person;

  beforeAll(async () => {
    api = await TestApp.start();
    cook = await api.person({ subscribed: true });
    other = await api.person({ subscribed: true });
  });
  afterAll(() => api.close());

  const generate = (body: unknown, { token }: Person = cook) =>
    api.call('POST', '/api/recipes/generate', { body, token });

  it('[CALL-2] [ENT-2] returns a recipe that uses the ingredients', async () => {
    // Of the first seed, it may be a known dish.
    const asked = { ingredients: ['chicken', 'carrot', 'Leek'], seed: 1 };
    const { status, body } = await generate(asked);
    expect(status).toBe(201);
    const lines = body.extendedIngredients.map((line: { original: string }) => line.original);
    for (const name of ['chicken', 'carrot', 'leek']) expect(lines.join('\n')).toContain(name);
    expect(body).toMatchObject({
      ...{ source: 'composed', isOwn: true, version: 1 },
      id: expect.any(Number),
      title: expect.any(String),
      image: expect.stringMatching(/^\/pictures\//),
      description: expect.stringMatching(/^Composed for you from /),
      readyInMinutes: expect.any(Number),
      servings: expect.any(Number),
      extendedIngredients: expect.any(Array),
      analyzedInstructions: [{ steps: expect.any(Array) }],
      isFavourited: false,
      dishTypes: expect.any(Array),
      diets: expect.any(Array),
      allergens: expect.any(Array),
      mayContain: expect.any(Array),
      unknownAllergens: expect.any(Array),
      cuisine: expect.any(String),
      sourceName: null,
      sourceUrl: null,
    });
    expect(body.analyzedInstructions[0].steps.length).toBeGreaterThanOrEqual(4);
  });

  it('[CALL-2] accepts a comma-separated list, a type and restrictions', async () => {
    const { status, body } = await generate({
      ingredients: 'sweet potato, black beans',
      recipeType: 'soup',
      dietaryRestrictions: 'vegan, gluten free, no celery',
    });
    expect(status).toBe(201);
    expect(body.dishTypes[0]).toBe('soup');
    expect(body.diets).toEqual(expect.arrayContaining(['vegan', 'gluten free']));
    expect(body.allergens).not.toContain('celery');
  });

  it('[CALL-2] gives the same dish for the same seed, stored once, and another dish without one', async () => {
    const asked = { ingredients: ['salmon', 'potato', 'dill'] };
    const first = await generate({ ...asked, seed: 7 });
    const again = await generate({ ...asked, seed: 7 });
    expect(again.body).toEqual(first.body);
    const others = [await generate(asked), await generate(asked), await generate(asked)];
    expect(new Set([first, ...others].map(({ body }) => body.id)).size).toBe(4);
  });

  it('[CALL-2] [FAV-1] [CALL-4] [CALL-9] works everywhere a recipe does', async () => {
    // The first seed may give a known dish, of which search finds only the original.
    const asked = { ingredients: ['egg', 'spinach', 'feta'], seed: 1 };
    const { body: recipe } = await generate(asked);
    const call = (method: 'GET' | 'POST', url: string, body?: unknown) =>
      api.call(method, url, { token: cook.token, body });
    expect((await call('GET', `/api/recipes/${recipe.id}`)).body).toEqual(recipe);
    expect((await call('POST', `/api/recipes/${recipe.id}/favourite`)).body).toEqual({
      isFavourited: true,
    });
    expect((await call('GET', '/api/recipes/user/favourites')).body[0]).toMatchObject({
      id: recipe.id,
    });
    const menu = await call('POST', '/api/menus', {
      title: 'Composed',
      menuItems: [{ id: recipe.id }],
    });
    expect(menu.status).toBe(201);
    const plan = await call('POST', '/api/meal-planner', {
      name: 'Week',
      plan_data: { 'Monday-Dinner': [{ id: recipe.id }] },
    });
    expect(plan.status).toBe(201);
    const list = await call('POST', '/api/menus/grocery-list', { menuIds: [menu.body.id] });
    expect(list.body.groceryList.join('\n')).toContain('spinach');
    const found = await call('GET', '/api/recipes/search?ingredients=egg,spinach,feta&limit=100');
    expect(found.body.recipes.map(({ id }: { id: number }) => id)).toContain(recipe.id);
    const exported = await call('GET', '/api/auth/export');
    expect(exported.text).toContain(recipe.title);
  });

  it('[CALL-2] belongs to the person it was composed for', async () => {
    const { body } = await generate({ ingredients: ['tofu', 'broccoli'] });
    const { status } = await api.call('GET', `/api/recipes/${body.id}`, { token: other.token });
    expect(status).toBe(404);
    const theirs = await generate({ ingredients: ['tofu', 'broccoli'], seed: 3 }, other);
    const ours = await generate({ ingredients: ['tofu', 'broccoli'], seed: 3 });
    expect(theirs.body.title).toBe(ours.body.title);
    expect(theirs.body.id).not.toBe(ours.body.id);
  });

  it('[CALL-2] [CALL-1] is deleted with the account', async () => {
    const leaver = await api.person({ subscribed: true });
    const { body } = await generate({ ingredients: ['rice', 'pea'] }, leaver);
    await api.call('POST', `/api/recipes/${body.id}/favourite`, { token: leaver.token });
    const { status } = await api.call('DELETE', '/api/auth/account', {
      token: leaver.token,
      body: { password: leaver.password },
    });
    expect(status).toBeLessThan(300);
  });

  it('[CALL-2] [ROLE-3b] requires a subscription', async () => {
    const visitor = await api.person();
    const answer = await generate({ ingredients: ['rice'] }, visitor);
    expect(answer).toMatchObject({ status: 403, body: { code: 'subscription_required' } });
    expect((await api.call('POST', '/api/recipes/generate', { body: {} })).status).toBe(401);
  });

  it('[CALL-2] refuses impossible requests in one sentence', async () => {
    expect(await generate({ ingredients: ['vinegar'] })).toMatchObject({
      status: 400,
      body: { code: 'dish_impossible', message: expect.stringMatching(/^We cannot make .*\.$/) },
    });
    expect(
      await generate({ ingredients: ['chicken', 'rice'], dietaryRestrictions: ['vegan'] }),
    ).toMatchObject({
      status: 400,
      body: { code: 'dish_conflict', fields: { ingredients: 'This does not fit: chicken.' } },
    });
    expect(await generate({ ingredients: ['xyzzy'] })).toMatchObject({
      status: 400,
      body: {
        code: 'dish_ingredients_unknown',
        fields: { ingredients: 'We do not recognize xyzzy.' },
      },
    });
    // Of the milk alone, no dish would be for this kitchen.
    expect(await generate({ ingredients: ['xyzzy', 'milk', 'plugh'] })).toMatchObject({
      status: 400,
      body: {
        code: 'dish_ingredients_unknown',
        fields: { ingredients: 'We do not recognize xyzzy and plugh.' },
      },
    });
    expect(
      await generate({ ingredients: ['rice'], dietaryRestrictions: ['kosher'] }),
    ).toMatchObject({ status: 400, body: { code: 'dish_restriction_unknown' } });
  });

  it('[CALL-2] names the nearest stored dish, and what it needs, where nothing sensible can be composed', async () => {
    const { status, body } = await preview({ ingredients: ['vinegar'] });
    expect(status).toBe(200);
    const { recipe, toBuy } = body.nearest as DishPreviewView['nearest'] & object;
    expect(body.refusal).toContain(`the nearest is ${recipe.title}, which also needs`);
    expect(toBuy.length).toBeGreaterThan(0);
    for (const one of toBuy.slice(0, 7)) expect(body.refusal).toContain(one);
    const stored = await api.call('GET', `/api/recipes/${recipe.id}`, { token: cook.token });
    expect(stored.body.title).toBe(recipe.title);
    const vegan = await preview({ ingredients: ['vinegar'], dietaryRestrictions: ['vegan'] });
    const { id } = vegan.body.nearest.recipe;
    const suitable = await api.call('GET', `/api/recipes/${id}`, { token: cook.token });
    expect(suitable.body.diets).toContain('vegan');
  });

  it('[CALL-2] [K-3] gives a known dish first where it makes more of what was named, and then others', async () => {
    const person = await api.person({ subscribed: true });
    const ingredients = ['buckwheat flour', 'egg', 'ham', 'gruyere'];
    const { body: next } = await preview({ ingredients }, person);
    expect(next).toMatchObject({ refusal: null, leavesOut: [] });
    expect(next.nearest.recipe.title).toBe(next.title);
    const first = await generate({ ingredients, seed: next.seed }, person);
    expect(first.body).toMatchObject({
      ...{ title: next.title, source: 'composed', isOwn: true },
      originRecipeId: next.nearest.recipe.id,
      description: expect.stringMatching(/^One of our own recipes, because it makes the most of /),
    });
    const { body: found } = await api.call(
      'GET',
      `/api/recipes/search?ingredients=${ingredients.join(',')}`,
      { token: person.token },
    );
    const ids = (found as SearchView).recipes.map(({ id }) => id);
    expect(ids).toContain(next.nearest.recipe.id);
    expect(ids).not.toContain(first.body.id);
    const { body: another } = await generate({ ingredients }, person);
    expect(another).toMatchObject({
      originRecipeId: null,
      description: expect.stringMatching(/^Composed for you from /),
    });
  });

  it('[CALL-2] reports which words were left out as unknown', async () => {
    const { body } = await generate({ ingredients: ['chicken', 'rice', 'leek', 'xyzzy'] });
    expect(body.description).toContain('leaves out xyzzy');
  });

  const preview = (body: unknown, { token }: Person = cook) =>
    api.call('POST', '/api/recipes/generate/preview', { body, token });
  const keepPantry = (customPantry: string[], { token }: Person) =>
    api.call('PUT', '/api/pantry/user', { token, body: { useCustomPantry: true, customPantry } });
  const linesOf = (recipe: RecipeView) =>
    recipe.extendedIngredients.map(({ original }) => original).join('\n');

  /** What its lines are of, by name and in general: whipping cream is heavy cream, and a breast is of chicken. */
  const foodsOf = ({ extendedIngredients }: RecipeView) =>
    extendedIngredients.flatMap(({ original }) => {
      const { ingredientId } = parseIngredientLine(original);
      if (ingredientId === null) return [];
      return [ingredientId, ...ancestorsOf(ingredientId)].map((id) => ingredientById(id)?.name);
    });

  it.each([['egg'], ['potato,leek'], ['chicken,rice,carrot,xyzzy'], ['salmon,dill']])(
    '[D-3] previews for %s what the dish uses, leaves out and needs',
    async (ingredients) => {
      const { status, body: next } = await preview({ ingredients });
      expect(status).toBe(200);
      const { status: made, body: dish } = await generate({ ingredients, seed: next.seed });
      expect(made).toBe(201);
      expect(dish.title).toBe(next.title);
      const words = ingredients.split(',');
      const leftOut = next.leavesOut.map((one: string) => one.replace(/ \(.+\)$/, ''));
      expect([...next.uses, ...leftOut].sort()).toEqual([...words].sort());
      expect(next.leavesOut.includes('xyzzy (not known)')).toBe(words.includes('xyzzy'));
      expect(foodsOf(dish)).toEqual(expect.arrayContaining([...next.uses, ...next.toBuy]));
      const found = await api.call(
        'GET',
        `/api/recipes/search?ingredients=${ingredients}&limit=100`,
        { token: cook.token },
      );
      const id = next.nearest?.recipe.id ?? dish.id;
      const same = (found.body as SearchView).recipes.find((recipe) => recipe.id === id);
      expect(same?.missedIngredients).toEqual(next.toBuy);
      // Rice beside a known dish takes water of its own.
      const beside = linesOf(dish).includes('water, for the rice') ? ['water'] : [];
      expect(next.pantry).toEqual([...(same?.pantryIngredients ?? []), ...beside]);
    },
  );

  it('[D-3] previews another dish once the previewed one was made', async () => {
    const person = await api.person({ subscribed: true });
    const ingredients = 'salmon,potato,dill';
    const made = new Set<number>();
    for (let time = 0; time < 3; time += 1) {
      const { body: next } = await preview({ ingredients }, person);
      const { body: dish } = await generate({ ingredients, seed: next.seed }, person);
      made.add(dish.id);
    }
    expect(made.size).toBe(3);
  });

  it('[D-3] restricted, makes a dish that needs no shopping, which restricted mode then finds', async () => {
    const asked = { ingredients: 'potato,leek', restricted: true };
    const { body: next } = await preview(asked);
    expect(next.toBuy).toEqual([]);
    const { status, body: dish } = await generate({ ...asked, seed: next.seed });
    expect(status).toBe(201);
    expect(dish.description).not.toContain('you also need');
    const found = await api.call(
      'GET',
      '/api/recipes/search?ingredients=potato,leek&restricted=true&limit=100',
      { token: cook.token },
    );
    const ids = (found.body as SearchView).recipes.map(({ id }) => id);
    expect(ids).toContain(next.nearest?.recipe.id ?? dish.id);
  });

  it('[D-3] restricted, declines impossible requests and names what is missing', async () => {
    const person = await api.person({ subscribed: true });
    await keepPantry(['salt'], person);
    const asked = { ingredients: 'chicken breast', restricted: true };
    const reason = /^Nothing can be made from this without shopping: .*Chicken.* would need .+\.$/;
    expect(await preview(asked, person)).toMatchObject({
      status: 200,
      body: { title: null, refusal: expect.stringMatching(reason) },
    });
    expect(await generate(asked, person)).toMatchObject({
      status: 400,
      body: { code: 'dish_needs_shopping', message: expect.stringMatching(reason) },
    });
    expect((await generate({ ...asked, restricted: false }, person)).status).toBe(201);
  });

  it('[D-3] does not mistake "low carb" for a fish, and says that it cannot guarantee it', async () => {
    const asked = { ingredients: ['salmon', 'potato'], dietaryRestrictions: 'low carb' };
    expect(await generate(asked)).toMatchObject({
      status: 400,
      body: {
        code: 'dish_restriction_unknown',
        fields: { dietaryRestrictions: 'We cannot guarantee low carb.' },
      },
    });
  });

  it('[D-3] [ROLE-3b] previews dishes only for subscribers', async () => {
    const visitor = await api.person();
    expect(await preview({ ingredients: 'rice' }, visitor)).toMatchObject({
      status: 403,
      body: { code: 'subscription_required' },
    });
    expect((await preview({ ingredients: '' })).body.code).toBe('ingredients_required');
  });

  it('[VALID-2a] [CALL-2] requires ingredients, and no more than can be used', async () => {
    for (const body of [{}, { ingredients: [] }, { ingredients: ' , ' }]) {
      expect((await generate(body)).status).toBe(400);
    }
    expect((await generate({ ingredients: [] })).body.code).toBe('ingredients_required');
    const many = Array.from({ length: 51 }, (_, index) => `food ${index}`);
    expect((await generate({ ingredients: many })).body.code).toBe('ingredients_too_many');
    const long = await generate({ ingredients: ['x'.repeat(81)] });
    expect(long.body.code).toBe('ingredient_too_long');
    expect((await generate({ ingredients: ['rice'], recipeType: 'brunch' })).status).toBe(400);
    expect((await generate({ ingredients: ['rice'], mood: 'happy' })).status).toBe(400);
  });
});

describe('POST /recipes/generate with a service', () => {
  let server: Server;
  let api: TestApp;
  let cook: Person;
  let content = '';

  beforeAll(async () => {
    server = createServer((incoming, response) => {
      incoming.resume();
      incoming.on('end', () => {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] }));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    api = await TestApp.start({ LLM_API_BASE: `http://127.0.0.1:${port}/v1`, LLM_MODEL: 'cook-1' });
    cook = await api.person({ subscribed: true });
  });
  afterAll(async () => {
    await api.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  const generate = () =>
    api.call('POST', '/api/recipes/generate', {
      token: cook.token,
      body: { ingredients: ['chickpeas', 'spinach'], dietaryRestrictions: ['vegan'] },
    });

  it('[CALL-2] stores a valid dish with the diets and allergens of its own lines', async () => {
    content = JSON.stringify({
      title: 'Spinach with Chickpeas and Paprika',
      servings: 3,
      readyInMinutes: 20,
      ingredients: [
        '2 tbsp olive oil',
        '1 tsp smoked paprika',
        '1 can (540 ml) chickpeas, drained',
        '300 g spinach',
      ],
      steps: [
        'Heat the olive oil in a frying pan.',
        'Add the chickpeas and cook for 6 minutes.',
        'Stir in the smoked paprika and cook for 1 minute.',
        'Add the spinach, cook for 3 minutes and serve.',
      ],
    });
    const { status, body } = await generate();
    expect(status).toBe(201);
    expect(body).toMatchObject({ title: 'Spinach with Chickpeas and Paprika', servings: 3 });
    expect(body.diets).toContain('vegan');
    expect(body.cuisine).toBe('International');
  });

  it('[D-3] promises nothing about a dish from a service, and accepts one that needs no shopping', async () => {
    const body = { ingredients: ['chickpeas', 'spinach'], restricted: true };
    const call = (url: string) => api.call('POST', url, { token: cook.token, body });
    expect((await call('/api/recipes/generate/preview')).body).toMatchObject({
      title: null,
      uses: ['chickpea', 'spinach'],
      toBuy: [],
    });
    content = JSON.stringify({
      title: 'Spinach with Chickpeas and Saffron',
      servings: 3,
      readyInMinutes: 20,
      ingredients: [
        '2 tbsp olive oil',
        '1 g saffron',
        '1 can (540 ml) chickpeas, drained',
        '300 g spinach',
      ],
      steps: [
        'Heat the olive oil in a frying pan.',
        'Add the chickpeas and cook for 6 minutes.',
        'Stir in the saffron and cook for 1 minute.',
        'Add the spinach, cook for 3 minutes and serve.',
      ],
    });
    const { status, body: dish } = await call('/api/recipes/generate');
    if (status === 201) expect(dish.title).not.toContain('Saffron');
    else expect(dish.code).toBe('dish_needs_shopping');
  });

  it('[CALL-2] falls back on the built-in composer when the service fails', async () => {
    content = 'I would rather talk about the weather.';
    const { status, body } = await generate();
    expect(status).toBe(201);
    expect(body.diets).toContain('vegan');
    expect(body.description).toContain('chickpea');
  });
});
