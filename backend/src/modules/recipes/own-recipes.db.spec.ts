import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { ownerOf, type Person, TestApp } from '../../testing.js';
import { DeletedRecipesRepository } from './deleted-recipes.repository.js';
import type { RecipeDraft } from './domain/recipe-draft.js';
import { RecipeRereading } from './recipe-rereading.service.js';
import { RecipeWriter } from './recipe-writer.service.js';

const BREAD = {
  title: 'Grandmother’s Rye Bread',
  ingredients: ['Dough:', '500 g rye flour', '2 tsp salt', 'Crust:', '1 tbsp caraway seeds'],
  steps: ['For the dough:', 'Knead it all.', 'Finishing:', 'Bake it for 50 minutes.'],
  servings: 12,
  yieldText: 'one large loaf',
  prepMinutes: 20,
  cookMinutes: 50,
  notes: 'Less salt next time.\nAnd a hotter oven.',
  tags: ['Baking', 'family', 'baking'],
  language: 'en-CA',
  types: ['breakfast'],
  sourceName: 'Her black notebook',
  sourceUrl: 'https://example.org/bread',
};
const stored = { ...BREAD, tags: ['baking', 'family'] };

describe('own recipes', () => {
  let api: TestApp;
  let cook: Person;
  let stranger: Person;

  beforeAll(async () => {
    api = await TestApp.start();
    stranger = await api.person({ subscribed: true });
  });
  beforeEach(async () => {
    cook = await api.person({ subscribed: true });
  });
  afterAll(() => api.close());

  const create = async (body: object = BREAD, person = cook): Promise<number> => {
    const answer = await api.call('POST', '/api/recipes', { token: person.token, body });
    expect([answer.status, answer.text]).toEqual([201, expect.any(String)]);
    return answer.body.id;
  };
  const read = (id: number, person = cook) => api.call('GET', `/api/recipes/${id}`, person);
  const change = (id: number, body: object, person = cook) =>
    api.call('PUT', `/api/recipes/${id}`, { token: person.token, body });
  const mine = async (query: Record<string, string> = {}, person = cook) => {
    const url = `/api/recipes/mine?${new URLSearchParams(query)}`;
    const { status, body } = await api.call('GET', url, person);
    expect([status, body]).toEqual([200, expect.anything()]);
    return body as { total: number; recipes: { id: number; title: string }[] };
  };
  const titles = async (query: Record<string, string> = {}) =>
    (await mine(query)).recipes.map(({ title }) => title);
  const finds = async (ingredients: string, id: number, person = cook) => {
    const query = new URLSearchParams({ ingredients, limit: '100' });
    const { body } = await api.call('GET', `/api/recipes/search?${query}`, person);
    return body.recipes.some((recipe: { id: number }) => recipe.id === id);
  };
  const writer = () => api.app.get(RecipeWriter, { strict: false });
  const sql = (text: string, values: unknown[]) => api.app.get(DataSource).query(text, values);
  const photo = async (person: Person): Promise<string> => {
    const id = randomUUID();
    await sql(
      `INSERT INTO pictures (id, household_id, sha256, width, height, bytes) VALUES ($1, $2, $3, 9, 9, 9)`,
      [id, person.householdId, id],
    );
    return id;
  };
  const composed = (sourceKey: string, more: Partial<RecipeDraft> = {}): RecipeDraft => ({
    ...{ source: 'composed', sourceKey, title: 'Composed Supper', description: 'Made for you.' },
    ...{ image: null, types: ['main course'], cuisine: null, servings: 2, readyInMinutes: 25 },
    ...{ ingredients: ['1 egg'], steps: ['Fry it.'], popularity: 0 },
    ...{ sourceName: null, sourceUrl: null, owner: ownerOf(cook), ...more },
  });

  describe('writing', () => {
    it('[OWN-3][OWN-7] stores everything that was written, without a subscription', async () => {
      const person = await api.person();
      const answer = await api.call('POST', '/api/recipes', { token: person.token, body: BREAD });
      expect(answer.status).toBe(201);
      const { title, servings, yieldText, prepMinutes, cookMinutes } = BREAD;
      expect(answer.body).toMatchObject({
        ...{ title, servings, yieldText, prepMinutes, cookMinutes, readyInMinutes: 70 },
        ...{ notes: BREAD.notes, tags: stored.tags, language: 'en-CA', dishTypes: ['breakfast'] },
        ...{ sourceName: BREAD.sourceName, sourceUrl: BREAD.sourceUrl, source: 'own' },
        ...{ isOwn: true, version: 1, isFavourited: false, originRecipeId: null },
      });
      expect((await read(answer.body.id, person)).body).toEqual(answer.body);
    });

    it('[OWN-4] keeps headings as sections that are neither ingredients nor steps', async () => {
      const { body } = await read(await create());
      expect(body.extendedIngredients).toEqual([
        { id: 2, original: '500 g rye flour' },
        { id: 3, original: '2 tsp salt' },
        { id: 5, original: '1 tbsp caraway seeds' },
      ]);
      expect(body.analyzedInstructions).toEqual([
        {
          steps: [
            { number: 1, step: 'Knead it all.' },
            { number: 2, step: 'Bake it for 50 minutes.' },
          ],
        },
      ]);
      expect(body.sections).toEqual({
        ingredients: [
          { heading: 'Dough', count: 2 },
          { heading: 'Crust', count: 1 },
        ],
        steps: [
          { heading: 'For the dough', count: 1 },
          { heading: 'Finishing', count: 1 },
        ],
      });
      // Were "Dough:" a food, nobody could say what it contains.
      expect(body).toMatchObject({ allergens: ['gluten'], unknownAllergens: [] });
    });

    it('[OWN-6] needs neither time nor servings', async () => {
      const { body } = await read(
        await create({ title: 'Toast', ingredients: ['bread'], steps: [] }),
      );
      expect(body).toMatchObject({ readyInMinutes: null, servings: null, yieldText: null });
      const [listed] = (await mine()).recipes;
      expect(listed).toMatchObject({ title: 'Toast', readyInMinutes: null });
    });

    it('[OWN-4] cuts a pasted block into its lines', async () => {
      const block = '2 eggs\r\n\n  1 cup milk \n\u0007salt\u0000\n \n';
      const { body } = await read(await create({ title: 'Eggs', ingredients: [block], steps: [] }));
      expect(
        body.extendedIngredients.map(({ original }: { original: string }) => original),
      ).toEqual(['2 eggs', '1 cup milk', 'salt']);
    });

    it('[OWN-28] keeps emoji, right-to-left text and every script as typed', async () => {
      const title = '🍲 مرق الدجاج — חמין 鶏のスープ';
      const id = await create({
        title,
        ingredients: ['דבש 2 כפות', '👩‍🍳 stock'],
        steps: ['煮る。'],
      });
      const { body } = await read(id);
      expect(body.title).toBe(title);
      expect(body.extendedIngredients).toEqual([
        { id: 1, original: 'דבש 2 כפות' },
        { id: 2, original: '👩‍🍳 stock' },
      ]);
      for (const q of ['🍲', 'مرق', 'חמין', 'スープ', 'דבש', '煮る']) {
        expect([q, await titles({ q })]).toEqual([q, [title]]);
      }
    });

    it.each([
      ['a title', { title: ' \u200f ' }, 'recipe_title_empty', 'title'],
      ['a line', { ingredients: ['', ' '], steps: [] }, 'recipe_empty', 'ingredients'],
      [
        'fewer lines',
        { ingredients: [Array.from({ length: 12_000 }, (_, n) => `${n} eggs`).join('\n')] },
        'recipe_lines_too_many',
        'ingredients',
      ],
      ['fewer steps', { steps: Array(201).fill('Stir.') }, 'recipe_lines_too_many', 'steps'],
      ['shorter lines', { ingredients: ['x'.repeat(501)] }, 'recipe_line_too_long', 'ingredients'],
      ['shorter steps', { steps: ['x'.repeat(4_001)] }, 'recipe_step_too_long', 'steps'],
    ])('[OWN-28] asks for %s in one sentence', async (_, wrong, code, field) => {
      const body = { ...BREAD, ...wrong };
      const answer = await api.call('POST', '/api/recipes', { token: cook.token, body });
      expect(answer).toMatchObject({ status: 400, body: { code } });
      expect(answer.body.fields).toEqual({ [field]: answer.body.message });
      expect(answer.text.length).toBeLessThan(400);
      expect((await mine()).total).toBe(0);
    });

    it.each([
      [{ servings: 0 }],
      [{ servings: 2.5 }],
      [{ prepMinutes: -1 }],
      [{ language: 'English' }],
      [{ sourceUrl: 'javascript:alert(1)' }],
      [{ types: ['stew'] }],
      [{ tags: ['x'.repeat(41)] }],
      [{ householdId: '01900000-0000-7000-8000-000000000000' }],
      [{ ingredients: 'an egg' }],
    ])('refuses %p', async (wrong) => {
      const body = { ...BREAD, ...wrong };
      expect((await api.call('POST', '/api/recipes', { token: cook.token, body })).status).toBe(
        400,
      );
    });

    it('[OWN-8] stores a recipe once, however often it is sent', async () => {
      const send = () =>
        api.call('POST', '/api/recipes', {
          ...{ token: cook.token, body: BREAD, headers: { 'idempotency-key': 'bread' } },
        });
      const [first, second] = await Promise.all([send(), send()]);
      expect([first?.status, second?.status]).toEqual([201, 201]);
      expect(second?.body.id).toBe(first?.body.id);
      expect((await mine()).total).toBe(1);
    });
  });

  describe('POST /recipes/read-lines', () => {
    it('[OWN-5] says how each line is read, and stores nothing', async () => {
      const lines = ['Dough:', '1 1/2 cups flour', '2-3 eggs', 'zzyzx to taste'];
      const { status, body } = await api.call('POST', '/api/recipes/read-lines', {
        ...{ token: cook.token, body: { lines, language: 'en' } },
      });
      expect(status).toBe(200);
      const text = (entry: { text: string }) => entry.text;
      expect(body.map(text)).toEqual(lines);
      const nothing = { quantity: null, unit: null, ingredient: null };
      expect(body[0]).toMatchObject({ heading: true, ...nothing });
      expect(body[1]).toMatchObject({
        ...{ heading: false, quantity: '1 1/2', unit: 'cup' },
        ingredient: { id: expect.any(Number), name: 'flour' },
      });
      expect(body[2]).toMatchObject({ quantity: '2-3', unit: null, ingredient: { name: 'egg' } });
      expect(body[3]).toMatchObject({ heading: false, ...nothing });
      expect(body[1].confidence).toBeGreaterThan(body[3].confidence);
      expect((await mine()).total).toBe(0);
    });
  });

  describe('changing', () => {
    it('[OWN-9] returns the current recipe to whoever changes an outdated version', async () => {
      const id = await create();
      const edit = (title: string, version: number) => change(id, { ...BREAD, title, version });
      const answers = await Promise.all([edit('mine', 1), edit('yours', 1)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const [won, lost] = answers[0]?.status === 200 ? answers : [answers[1], answers[0]];
      expect(won?.body.version).toBe(2);
      expect(lost?.body).toMatchObject({ code: 'recipe_changed', recipe: won?.body });
      expect((await read(id)).body).toEqual(won?.body);
      expect((await change(id, BREAD)).status).toBe(400);
    });

    it('[OWN-10] keeps the last twenty earlier versions and restores any of them', async () => {
      const id = await create();
      for (let version = 1; version <= 22; version += 1) {
        await change(id, { ...BREAD, title: `Bread ${version}`, ingredients: ['flour'], version });
      }
      const versions = await api.call('GET', `/api/recipes/${id}/versions`, cook);
      expect(versions.status).toBe(200);
      const numbers = versions.body.map(({ version }: { version: number }) => version);
      expect(numbers).toEqual(Array.from({ length: 20 }, (_, n) => 22 - n));
      expect(versions.body[0]).toMatchObject({ title: 'Bread 21', ingredients: ['flour'] });
      const restore = (version: number) =>
        api.call('POST', `/api/recipes/${id}/versions/${version}/restore`, cook);
      expect((await restore(5)).body).toMatchObject({ title: 'Bread 4', version: 24 });
      expect((await restore(23)).body).toMatchObject({ title: 'Bread 22', version: 25 });
      expect((await restore(1)).status).toBe(404);
    });

    it('[OWN-10] restores headings, notes and everything else', async () => {
      const id = await create();
      const { body: before } = await read(id);
      await change(id, { title: 'Gone', ingredients: ['1 egg'], steps: [], version: 1 });
      expect((await read(id)).body).toMatchObject({
        title: 'Gone',
        notes: '',
        readyInMinutes: null,
      });
      const { body } = await api.call('POST', `/api/recipes/${id}/versions/1/restore`, cook);
      expect(body).toEqual({ ...before, version: 3 });
    });

    it('keeps the id, the author and the date, and is read again like any other', async () => {
      const id = await create();
      await change(id, { ...BREAD, title: 'Renamed', version: 1 });
      const { body: before } = await read(id);
      await sql("UPDATE recipes SET reading = 'earlier' WHERE id = $1", [id]);
      expect(await api.app.get(RecipeRereading, { strict: false }).run()).toBe(1);
      expect((await read(id)).body).toEqual(before);
      expect(await titles({ q: 'renamed' })).toEqual(['Renamed']);
    });
  });

  describe('photos', () => {
    it('[OWN-15] shows its photo, and its drawing when it has none', async () => {
      const pictureId = await photo(cook);
      const id = await create({ ...BREAD, pictureId });
      const signed = expect.stringMatching(`^/pictures/${pictureId}/480\\.webp\\?s=[\\w-]{22}$`);
      expect((await read(id)).body).toMatchObject({ pictureId, image: signed });
      expect((await mine()).recipes).toMatchObject([{ image: signed }]);
      const copy = await api.call('POST', `/api/recipes/${id}/copy`, cook);
      expect(copy.body).toMatchObject({ pictureId, image: signed });
      await change(id, { ...BREAD, version: 1 });
      expect((await read(id)).body.image).toMatch(/^\/pictures\/[0-9a-f]{8}\//);
    });

    it('[OWN-10][OWN-15] keeps the photo of an earlier version as long as the version', async () => {
      const pictureId = await photo(cook);
      const id = await create({ ...BREAD, pictureId });
      await change(id, { ...BREAD, version: 1 });
      const removed = () => sql('DELETE FROM pictures WHERE id = $1', [pictureId]);
      await expect(removed()).rejects.toThrow('fk_recipe_versions_picture_id');
      const restored = await api.call('POST', `/api/recipes/${id}/versions/1/restore`, cook);
      expect(restored).toMatchObject({ status: 200, body: { pictureId } });
      await change(id, { ...BREAD, version: 3 });
      await sql('UPDATE pictures SET check_at = NULL WHERE id = $1', [pictureId]);
      await sql('DELETE FROM recipe_versions WHERE recipe_id = $1', [id]);
      const [released] = await sql('SELECT check_at FROM pictures WHERE id = $1', [pictureId]);
      expect(released.check_at).toBeInstanceOf(Date);
      await removed();
    });

    it('[OWN-16] does not take the photo of another household', async () => {
      const body = { ...BREAD, pictureId: await photo(stranger) };
      expect(await api.call('POST', '/api/recipes', { token: cook.token, body })).toMatchObject({
        ...{ status: 404, body: { code: 'recipe_picture_missing' } },
      });
      const id = await create();
      expect((await change(id, { ...body, version: 1 })).status).toBe(404);
      expect((await mine()).total).toBe(1);
    });
  });

  describe('copying', () => {
    it("[OWN-11] makes one of Larder's the person's own, to change", async () => {
      const { body } = await api.call('GET', '/api/recipes/search?ingredients=onion', cook);
      const original = (await read(body.recipes[0].id)).body;
      expect(original).toMatchObject({ isOwn: false, source: 'catalogue' });
      const copy = await api.call('POST', `/api/recipes/${original.id}/copy`, cook);
      expect(copy.status).toBe(201);
      const { id, isOwn, isAuthor, source, originRecipeId, keeping, image: _, ...same } = copy.body;
      expect({ isOwn, isAuthor, source, originRecipeId }).toEqual({
        ...{ isOwn: true, isAuthor: true, source: 'own', originRecipeId: original.id },
      });
      expect(original).toMatchObject(same);
      // What is said of keeping holds for Larder's own dishes, and the copy is about to change.
      expect(keeping).toBeNull();
      const changed = await change(id, { ...BREAD, version: 1 });
      expect(changed.body).toMatchObject({ title: BREAD.title, originRecipeId: original.id });
      expect((await read(original.id)).body).toEqual(original);
      expect((await change(original.id, { ...BREAD, version: 1 })).status).toBe(404);
    });

    it('[OWN-11] duplicates an own recipe under a name that still fits', async () => {
      const title = '👨‍👩‍👧‍👦'.repeat(10).slice(0, 110);
      const id = await create({ ...BREAD, title });
      const { body } = await api.call('POST', `/api/recipes/${id}/copy`, cook);
      expect(body).toMatchObject({ notes: BREAD.notes, tags: stored.tags, version: 1 });
      expect(body.title).toMatch(/ \(copy\)$/);
      expect(body.title.length).toBeLessThanOrEqual(120);
      expect((await mine()).total).toBe(2);
    });
  });

  describe('deleting', () => {
    it('[OWN-12] removes it from the list, search and favourites', async () => {
      const id = await create();
      await api.call('POST', `/api/recipes/${id}/favourite`, cook);
      expect((await api.call('DELETE', `/api/recipes/${id}`, cook)).status).toBe(204);
      expect((await read(id)).status).toBe(404);
      expect((await mine()).total).toBe(0);
      expect(await finds('rye flour', id)).toBe(false);
      expect((await api.call('GET', '/api/recipes/user/favourites', cook)).body).toEqual([]);
      expect((await api.call('DELETE', `/api/recipes/${id}`, cook)).status).toBe(404);
    });

    it('[OWN-12] leaves menus and plans as they are', async () => {
      const id = await create();
      const { token } = cook;
      const dish = { id };
      const menu = await api.call('POST', '/api/menus', {
        ...{ token, body: { title: 'Sunday', menuItems: [dish] } },
      });
      await api.call('POST', '/api/meal-planner', {
        ...{ token, body: { name: 'Week', plan_data: { 'Monday-Dinner': [dish] } } },
      });
      expect((await api.call('DELETE', `/api/recipes/${id}`, cook)).status).toBe(204);
      expect((await mine()).total).toBe(0);
      expect(await finds('rye flour', id)).toBe(false);
      expect(
        (await api.call('GET', `/api/menus/${menu.body.id}`, cook)).body.recipes,
      ).toMatchObject([{ id, title: BREAD.title, available: true }]);
      const [plan] = (await api.call('GET', '/api/meal-planner', cook)).body;
      expect(plan.plan_data['Monday-Dinner']).toMatchObject([{ id, title: BREAD.title }]);
      expect((await read(id)).body).toMatchObject({ title: BREAD.title, isOwn: false });
      expect((await change(id, { ...BREAD, version: 1 })).status).toBe(404);
    });

    it('[OWN-12] can be undone: everything is as it was before', async () => {
      const pictureId = await photo(cook);
      const id = await create({ ...BREAD, pictureId });
      await change(id, { ...BREAD, pictureId, title: 'Rye', version: 1 });
      const { token } = cook;
      const path = `/api/recipes/${id}`;
      await api.call('POST', `${path}/favourite`, cook);
      await api.call('PUT', `${path}/rating`, { token, body: { rating: 4 } });
      await api.call('POST', `${path}/log`, { token, body: { madeOn: '2026-03-01', note: '' } });
      await api.call('PUT', `${path}/opened`, cook);
      const body = { name: 'Breads' };
      const collection = (await api.call('POST', '/api/collections', { token, body })).body.id;
      await api.call('PUT', `/api/collections/${collection}/recipes/${id}`, cook);
      const snapshot = async () => [
        (await read(id)).body,
        (await api.call('GET', `${path}/versions`, cook)).body,
        (await api.call('GET', `${path}/log`, cook)).body,
        (await mine({ q: 'rye', sort: 'opened' })).recipes,
        await finds('rye flour', id),
      ];
      const before = await snapshot();
      await api.call('DELETE', path, cook);
      expect((await read(id)).status).toBe(404);
      expect((await api.call('POST', `${path}/restore`, stranger)).status).toBe(404);
      const back = await api.call('POST', `${path}/restore`, cook);
      expect(back).toMatchObject({ status: 200, body: before[0] });
      expect(await snapshot()).toEqual(before);
      expect(await api.call('POST', `${path}/restore`, cook)).toMatchObject({
        ...{ status: 404, body: { code: 'recipe_not_deleted' } },
      });
    });

    it('[OWN-12] can be undone where a menu keeps the recipe, and without what has gone since', async () => {
      const id = await create();
      const { token } = cook;
      const menu = { title: 'Sunday', menuItems: [{ id }] };
      await api.call('POST', '/api/menus', { token, body: menu });
      const body = { name: 'Breads' };
      const collection = (await api.call('POST', '/api/collections', { token, body })).body.id;
      await api.call('PUT', `/api/collections/${collection}/recipes/${id}`, cook);
      await api.call('DELETE', `/api/recipes/${id}`, cook);
      await api.call('DELETE', `/api/collections/${collection}`, cook);
      expect((await api.call('POST', `/api/recipes/${id}/restore`, cook)).body).toMatchObject({
        ...{ isOwn: true, collections: [] },
      });
      expect((await mine()).total).toBe(1);
      expect((await change(id, { ...BREAD, version: 1 })).status).toBe(200);
    });

    it('[OWN-12] is final after an hour', async () => {
      const id = await create();
      await api.call('DELETE', `/api/recipes/${id}`, cook);
      const deleted = api.app.get(DeletedRecipesRepository, { strict: false });
      const [{ due_at: due }] = await sql(
        'SELECT due_at FROM deleted_recipes WHERE recipe_id = $1',
        [id],
      );
      await deleted.forgetDue(new Date(due.getTime() - 1));
      expect(await sql('SELECT FROM deleted_recipes WHERE recipe_id = $1', [id])).toHaveLength(1);
      await deleted.forgetDue(due);
      expect((await api.call('POST', `/api/recipes/${id}/restore`, cook)).status).toBe(404);
      expect(due.getTime()).toBeGreaterThan(Date.now() + 3_500_000);
    });

    it('[OWN-13] lists composed dishes, deletes them, and keeps those that were changed', async () => {
      const [first = 0, second = 0] = await writer().write([
        composed(`${cook.id}/1`),
        composed(`${cook.id}/2`, { title: 'Composed Lunch' }),
      ]);
      expect(await titles()).toEqual(['Composed Lunch', 'Composed Supper']);
      expect((await api.call('DELETE', `/api/recipes/${first}`, cook)).status).toBe(204);
      await change(second, { ...BREAD, version: 1 });
      await writer().keepNewestComposed(cook.householdId, 0);
      expect(await mine()).toMatchObject({ total: 1, recipes: [{ id: second, source: 'own' }] });
    });
  });

  describe('GET /recipes/mine', () => {
    const fill = async () => {
      await create({ ...BREAD, title: 'Éclairs', cookMinutes: 200, tags: ['Sweet'] });
      await create({ ...BREAD, title: 'apple pie', prepMinutes: null, cookMinutes: null });
      await create({ ...BREAD, title: 'Zucchini', cookMinutes: 5, tags: [], notes: 'with crème' });
    };

    it('[OWN-1] lists them by date, title or time, a page at a time', async () => {
      await fill();
      expect(await titles()).toEqual(['Zucchini', 'apple pie', 'Éclairs']);
      expect(await titles({ sort: 'title' })).toEqual(['apple pie', 'Éclairs', 'Zucchini']);
      expect(await titles({ sort: 'time' })).toEqual(['Zucchini', 'Éclairs', 'apple pie']);
      const page = await mine({ sort: 'title', limit: '1', offset: '1' });
      expect(page).toMatchObject({ total: 3, recipes: [{ title: 'Éclairs' }] });
      expect(await mine({ offset: '3' })).toEqual({ total: 3, recipes: [] });
    });

    it('[OWN-2] finds beginnings of words in title and text, without accents and case', async () => {
      await fill();
      expect(await titles({ q: 'ECL' })).toEqual(['Éclairs']);
      expect(await titles({ q: 'creme' })).toEqual(['Zucchini']);
      expect(await titles({ q: 'carraway caraw' })).toEqual([]);
      expect(await titles({ q: 'caraw knead' })).toHaveLength(3);
      expect(await titles({ q: 'clairs' })).toEqual([]);
      await create({ ...BREAD, title: 'Knead dough', notes: '' });
      await create({ ...BREAD, title: 'Rolls', notes: '' });
      expect((await titles({ q: 'knead', sort: 'title' }))[0]).toBe('Knead dough');
      expect((await titles({ q: 'knead', sort: 'title' }))[1]).toBe('apple pie');
    });

    it('[OWN-2] looks for a single letter in titles alone', async () => {
      await fill();
      expect(await titles({ q: 'P' })).toEqual(['apple pie']);
      expect(await titles({ q: 'é' })).toEqual(['Éclairs']);
      expect(await titles({ q: 'k' })).toEqual([]);
      expect(await titles({ q: 'z', tag: 'sweet' })).toEqual([]);
    });

    it.each([["l'"], ['!!! & | :*'], ["a' & b"], ['\\'], ["\\'"]])(
      '[OWN-2] takes %p as text, not as a query',
      async (q) => {
        await create();
        expect((await mine({ q })).recipes).toBeDefined();
      },
    );

    it.each([['NULL'], ['{a, "b"}'], ['Mum’s \\ Dad’s'], ['Crème Brûlée']])(
      '[OWN-1] finds the tag %p among others, without regard to case',
      async (tag) => {
        await create({ ...BREAD, title: 'Tagged', tags: ['other', tag] });
        await create({ ...BREAD, title: 'Untagged', tags: ['other'] });
        expect(await titles({ tag })).toEqual(['Tagged']);
        expect(await titles({ tag: tag.toUpperCase() })).toEqual(['Tagged']);
        expect(await titles({ tag: tag.slice(0, -1) })).toEqual([]);
      },
    );

    it('[OWN-1] lists them by when the person last opened them', async () => {
      const [first, second, third] = [await create(), await create(), await create()];
      const open = (id: number, person = cook) =>
        api.call('PUT', `/api/recipes/${id}/opened`, person);
      for (const id of [second, first, second]) expect((await open(id)).status).toBe(204);
      const ids = async () => (await mine({ sort: 'opened' })).recipes.map(({ id }) => id);
      expect(await ids()).toEqual([second, first, third]);
      await open(third);
      expect(await ids()).toEqual([third, second, first]);
    });

    it('[OWN-29] renames a tag in every recipe, makes two into one, and deletes it', async () => {
      const [cake = 0, bread = 0] = [
        await create({ ...BREAD, tags: ['Sweet', 'quick'] }),
        await create({ ...BREAD, tags: ['dessert', 'sweet'] }),
      ];
      const { token } = cook;
      const rename = (tag: string, name: string) =>
        api.call('PUT', `/api/recipes/tags/${encodeURIComponent(tag)}`, { token, body: { name } });
      const tagsOf = async (id: number) => (await read(id)).body.tags;
      expect((await rename('SWEET', 'Treats & more')).body).toEqual([
        { name: 'dessert', count: 1 },
        { name: 'quick', count: 1 },
        { name: 'Treats & more', count: 2 },
      ]);
      expect(await tagsOf(cake)).toEqual(['Treats & more', 'quick']);
      expect(await titles({ q: 'treats' })).toHaveLength(2);
      expect(await titles({ q: 'sweet' })).toEqual([]);
      // Whoever has it open in the editor notices.
      expect((await change(cake, { ...BREAD, version: 1 })).status).toBe(409);
      await rename('dessert', 'treats & More');
      expect(await tagsOf(bread)).toEqual(['Treats & more']);
      const gone = await api.call('DELETE', '/api/recipes/tags/TREATS%20%26%20more', cook);
      expect(gone.body).toEqual([{ name: 'quick', count: 1 }]);
      expect(await tagsOf(bread)).toEqual([]);
      expect((await rename('sweet', 'x')).status).toBe(404);
      expect(await rename('quick', ' ')).toMatchObject({
        ...{ status: 400, body: { fields: { name: 'Give the tag a name.' } } },
      });
      expect((await api.call('DELETE', '/api/recipes/tags/quick', stranger)).status).toBe(404);
    });

    it('[OWN-2] filters by tag, whatever its case', async () => {
      await fill();
      expect(await titles({ tag: 'sweet' })).toEqual(['Éclairs']);
      expect(await titles({ tag: 'BAKING' })).toEqual(['apple pie']);
      const { body } = await api.call('GET', '/api/recipes/tags', cook);
      expect(body).toEqual([
        { name: 'baking', count: 1 },
        { name: 'family', count: 1 },
        { name: 'Sweet', count: 1 },
      ]);
    });
  });

  describe('other households', () => {
    it('[OWN-14] find it by its ingredients as little as they can open it', async () => {
      const id = await create({ ...BREAD, ingredients: ['1 dragon fruit', '1 egg'] });
      expect(await finds('dragon fruit, egg', id)).toBe(true);
      expect(await finds('dragon fruit, egg', id, stranger)).toBe(false);
      await change(id, { ...BREAD, ingredients: ['1 salsify'], version: 1 });
      expect(await finds('dragon fruit', id)).toBe(false);
      expect(await finds('salsify', id)).toBe(true);
      expect(await finds('salsify', id, stranger)).toBe(false);
    });

    it('[HOUSE-1][OWN-14] do not know it on any route, while a second member has it', async () => {
      const id = await create();
      await change(id, { ...BREAD, version: 1 });
      const member = await api.person();
      await sql('UPDATE users SET household_id = $1 WHERE id = $2', [cook.householdId, member.id]);
      await sql("SELECT pg_notify('sessions_changed', $1)", [member.id]);
      const calls = [
        ['GET', '', undefined],
        ['PUT', '', { ...BREAD, version: 2 }],
        ['POST', '/copy', undefined],
        ['GET', '/versions', undefined],
        ['POST', '/versions/1/restore', undefined],
        ['POST', '/favourite', undefined],
        ['DELETE', '/favourite', undefined],
      ] as const;
      for (const [method, path, body] of calls) {
        const call = ({ token }: Person) =>
          api.call(method, `/api/recipes/${id}${path}`, { token, body });
        expect([method, path, (await call(stranger)).status]).toEqual([method, path, 404]);
      }
      expect((await api.call('DELETE', `/api/recipes/${id}`, stranger)).status).toBe(404);
      expect((await mine({}, stranger)).total).toBe(0);
      expect((await api.call('GET', '/api/recipes/tags', stranger)).body).toEqual([]);
      // The session check remembers for a moment; a new session asks again.
      const { email, password } = member;
      const login = await api.call('POST', '/api/auth/login', { body: { email, password } });
      const housemate = { ...member, token: login.body.token as string };
      expect((await read(id, housemate)).body).toMatchObject({ isOwn: true });
      const changed = await change(id, { ...BREAD, title: 'Ours', version: 2 }, housemate);
      expect(changed.status).toBe(200);
      const [{ owner_id }] = await sql('SELECT owner_id FROM recipes WHERE id = $1', [id]);
      expect(owner_id).toBe(cook.id);
    });

    it('[HOUSE-3] has it in the data download, with lines and versions, until the account goes', async () => {
      const id = await create();
      await change(id, { ...BREAD, title: 'Renamed', version: 1 });
      const { owned } = (await api.call('GET', '/api/auth/export', cook)).body;
      expect(owned.recipes).toMatchObject([
        { id, title: 'Renamed', notes: BREAD.notes, versions: [{ content: stored }] },
      ]);
      const originals = owned.recipes[0].lines.map(
        ({ original }: { original: string }) => original,
      );
      expect(originals.sort()).toEqual([...BREAD.ingredients].sort());
      const { token, password } = cook;
      await api.call('DELETE', '/api/auth/account', { token, body: { password } });
      for (const table of ['recipes WHERE id', 'recipe_words WHERE recipe_id']) {
        expect(await sql(`SELECT FROM ${table} = $1`, [id])).toEqual([]);
      }
    });
  });
});
