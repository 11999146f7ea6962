import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type Person, TestApp } from '../../testing.js';

const anEvent = {
  title: 'Sunday lunch',
  start_date: '2026-02-28',
  end_date: '2026-03-02',
  color: 'blue',
};

describe('meal planner', () => {
  let api: TestApp;
  let cook: Person;
  let recipe: { id: number; title: string; image: string };
  let other: { id: number; title: string; image: string };
  beforeAll(async () => {
    api = await TestApp.start();
  });
  beforeEach(async () => {
    cook = await api.person({ subscribed: true });
    const { body } = await api.call('GET', '/api/recipes/search?ingredients=egg&limit=2', {
      token: cook.token,
    });
    [recipe, other] = body.recipes;
  });
  afterAll(() => api.close());

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
    api.call(method, `/api/meal-planner${path}`, { token: cook.token, body });
  const planned = async (name = 'Week'): Promise<string> => {
    const { status, body } = await call('POST', '', {
      name,
      plan_data: { 'Monday-Breakfast': [{ id: recipe.id }] },
    });
    expect(status).toBe(201);
    return body.id as string;
  };
  const savedMenu = async (): Promise<string> => {
    const { status, body } = await api.call('POST', '/api/menus', {
      token: cook.token,
      body: { title: 'Sunday', menuItems: [{ id: recipe.id }] },
    });
    expect(status).toBe(201);
    return body.id as string;
  };
  const scheduled = async (change: object = {}): Promise<string> => {
    const { status, body } = await call('POST', '/calendar', { ...anEvent, ...change });
    expect({ status, message: body.message }).toEqual({ status: 201, message: undefined });
    return body.id as string;
  };
  const eventsIn = async (start: string, end: string): Promise<{ id: string }[]> => {
    const { status, body } = await call('GET', `/calendar?start=${start}&end=${end}`);
    expect(status).toBe(200);
    return body;
  };

  describe('a proposed week', () => {
    it('[PLAN-1] fills the chosen meals beside the decided ones, for subscribers', async () => {
      const asked = {
        slots: ['Monday-Dinner', 'Wednesday-Dinner'],
        decided: { 'Tuesday-Dinner': [{ id: recipe.id }] },
        ...{ useSoon: 'spinach, cream', diet: 'vegetarian', maxMinutes: 60, servings: 2 },
      };
      const { status, body } = await call('POST', '/proposal', asked);
      expect(status).toBe(200);
      expect(body.meals.map(({ slot }: { slot: string }) => slot)).toEqual(asked.slots);
      expect(body.meals[0]).toMatchObject({ servings: 2, reason: expect.stringMatching(/\.$/) });
      expect(await call('POST', '/proposal', asked)).toMatchObject({ body });
      const guest = await api.person();
      const refused = await api.call('POST', '/api/meal-planner/proposal', {
        ...{ token: guest.token, body: asked },
      });
      expect(refused).toMatchObject({ status: 403, body: { code: 'subscription_required' } });
    });

    it('[PLAN-1] refuses no meals, unknown meals and recipes that do not exist, in a sentence', async () => {
      expect(await call('POST', '/proposal', { slots: [] })).toMatchObject({
        status: 400,
        body: { message: 'Choose at least one meal to plan.' },
      });
      expect(await call('POST', '/proposal', { slots: ['Monday-Tea'] })).toMatchObject({
        status: 400,
        body: { code: 'meal_plan_slot_unknown' },
      });
      const decided = { 'Tuesday-Dinner': [{ id: 999_999_999 }] };
      expect(await call('POST', '/proposal', { slots: ['Monday-Dinner'], decided })).toMatchObject({
        status: 404,
        body: { code: 'meal_plan_recipe_missing' },
      });
    });
  });

  describe('leftovers and meals out', () => {
    const leftWeek = () => ({
      name: 'Quiet week',
      plan_data: {
        'Monday-Dinner': [{ id: recipe.id, servings: 8 }],
        'Thursday-Dinner': [{ id: recipe.id, servings: 4, leftovers: true }],
        'Friday-Dinner': [{ id: other.id }],
      },
      meal_notes: {
        'Friday-Dinner': { eatingOut: true, text: ' At Ana’s ' },
        'Saturday-Lunch': { text: 'Picnic' },
        'Sunday-Lunch': { text: '  ' },
      },
    });
    it('[PLAN-4] are kept with the plan, and nothing is bought for them', async () => {
      const { body } = await call('POST', '', leftWeek());
      const { body: plans } = await call('GET', '');
      expect(plans[0]).toMatchObject({
        plan_data: {
          'Monday-Dinner': [{ servings: 8 }],
          'Thursday-Dinner': [{ servings: 4, leftovers: true }],
        },
        meal_notes: {
          'Friday-Dinner': { eatingOut: true, text: 'At Ana’s' },
          'Saturday-Lunch': { eatingOut: false, text: 'Picnic' },
        },
      });
      expect(Object.keys(plans[0].meal_notes)).toHaveLength(2);
      const alone = await call('POST', '', {
        name: 'Monday',
        plan_data: { 'Monday-Dinner': [{ id: recipe.id, servings: 8 }] },
      });
      const { body: whole } = await call('POST', '/grocery-list', { planId: body.id });
      const { body: once } = await call('POST', '/grocery-list', { planId: alone.body.id });
      expect(whole.groceryList).not.toEqual([]);
      expect(whole.groceryList).toEqual(once.groceryList);
    });

    it('[PLAN-4] stay when a client that does not know of notes saves the plan', async () => {
      const { body } = await call('POST', '', leftWeek());
      const { name, plan_data } = leftWeek();
      const changed = await call('PUT', `/${body.id}`, { name, plan_data });
      expect(changed.body.meal_notes).toMatchObject({ 'Saturday-Lunch': { text: 'Picnic' } });
      const cleared = await call('PUT', `/${body.id}`, { name, plan_data, meal_notes: {} });
      expect(cleared.body).not.toHaveProperty('meal_notes');
    });

    it('[PLAN-4] are refused in a sentence where they cannot be', async () => {
      const long = { ...leftWeek(), meal_notes: { 'Monday-Lunch': { text: 'x'.repeat(201) } } };
      expect(await call('POST', '', long)).toMatchObject({
        status: 400,
        body: { message: 'A note can have up to 200 characters.' },
      });
      const odd = { ...leftWeek(), meal_notes: { 'Monday-Tea': { text: 'x' } } };
      expect(await call('POST', '', odd)).toMatchObject({
        status: 400,
        body: { code: 'meal_plan_slot_unknown' },
      });
    });
  });

  describe('plans', () => {
    it('[CALL-28][CALL-29][ENT-5][ERR-21c] saves a plan and returns it with its recipes', async () => {
      const saved = await call('POST', '', {
        name: ' First week ',
        plan_data: {
          'Sunday-Dinner': [
            { id: other.id, title: 'Anything', image: null },
            { id: recipe.id },
            { id: other.id },
          ],
          'Monday-Breakfast': [{ id: recipe.id }],
          'Monday-Lunch': [],
        },
      });
      expect(saved).toMatchObject({
        status: 201,
        body: { message: 'Meal plan saved successfully!' },
      });
      await planned('Second week');
      const { body } = await call('GET', '');
      const summary = ({ id, title, image }: typeof recipe) =>
        expect.objectContaining({ id, title, image });
      expect(body).toEqual([
        expect.objectContaining({ name: 'Second week' }),
        {
          id: saved.body.id,
          name: 'First week',
          created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
          version: 1,
          plan_data: {
            'Monday-Breakfast': [summary(recipe)],
            'Sunday-Dinner': [summary(other), summary(recipe)],
          },
        },
      ]);
    });

    it('keeps the servings of each dish of a meal, and refuses impossible ones', async () => {
      const meal = (servings: unknown) => ({
        name: 'Week',
        plan_data: {
          'Monday-Dinner': [{ id: recipe.id, servings }],
          'Tuesday-Dinner': [{ id: recipe.id }],
        },
      });
      const { body: created } = await call('POST', '', meal(80));
      const [plan] = (await call('GET', '')).body;
      const [[monday], [tuesday]] = Object.values<{ servings: number; recipeServings: number }[]>(
        plan.plan_data,
      ) as [[{ servings: number }], [{ servings: number; recipeServings: number }]];
      expect(monday.servings).toBe(80);
      expect(tuesday.servings).toBe(tuesday.recipeServings);
      const changed = await call('PUT', `/${created.id}`, meal(3));
      expect(changed.body.plan_data['Monday-Dinner']).toMatchObject([{ servings: 3 }]);
      for (const wrong of [0, 1001, 1.5, 'two']) {
        expect(await call('PUT', `/${created.id}`, meal(wrong))).toMatchObject({
          status: 400,
          body: { code: 'servings_out_of_range' },
        });
      }
    });

    it('[CONST-4a] accepts exactly seven days and three meals', async () => {
      const days = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');
      const slots = days.flatMap((day) =>
        ['Breakfast', 'Lunch', 'Dinner'].map((meal) => `${day}-${meal}`),
      );
      const full = Object.fromEntries(slots.map((slot) => [slot, [{ id: recipe.id }]]));
      expect((await call('POST', '', { name: 'Full', plan_data: full })).status).toBe(201);
      const { body } = await call('GET', '');
      expect(Object.keys(body[0].plan_data)).toEqual(slots);
      for (const slot of ['Monday-Brunch', 'monday-Lunch', 'Monday Lunch', 'Someday-Lunch']) {
        const refused = await call('POST', '', {
          name: 'Week',
          plan_data: { 'Monday-Lunch': [{ id: recipe.id }], [slot]: [{ id: recipe.id }] },
        });
        expect([slot, refused.status, refused.body.code]).toEqual([
          slot,
          400,
          'meal_plan_slot_unknown',
        ]);
      }
    });

    it('[VALID-11b][VALID-11c] refuses a plan without a name, without a recipe, or with too many', async () => {
      const meal = { 'Monday-Lunch': [{ id: recipe.id }] };
      const refusals: [body: object, status: number, message: string][] = [
        [{ name: ' ', plan_data: meal }, 400, 'Please enter a title for your meal plan.'],
        [{ plan_data: meal }, 400, 'Please enter a title for your meal plan.'],
        [{ name: 'Week', plan_data: {} }, 400, 'Please add at least one recipe to your meal plan.'],
        [
          { name: 'Week', plan_data: { 'Monday-Lunch': [] } },
          400,
          'Please add at least one recipe to your meal plan.',
        ],
        [
          { name: 'Week', plan_data: { 'Monday-Lunch': Array(21).fill({ id: recipe.id }) } },
          400,
          'A meal can hold up to 20 recipes.',
        ],
        [
          { name: 'Week', plan_data: { 'Monday-Lunch': [{ id: 2_000_000_000 }] } },
          404,
          'A recipe in this plan does not exist, or it is not yours.',
        ],
        [
          { name: 'Week', plan_data: { 'Monday-Lunch': [{ id: 9_007_199_254_740_991 }] } },
          404,
          'A recipe in this plan does not exist, or it is not yours.',
        ],
      ];
      for (const [body, status, message] of refusals) {
        expect(await call('POST', '', body)).toMatchObject({ status, body: { message } });
      }
      expect((await call('GET', '')).body).toEqual([]);
    });

    it('changes and deletes a plan', async () => {
      const id = await planned();
      const change = { name: 'Other week', plan_data: { 'Friday-Dinner': [{ id: other.id }] } };
      expect(await call('PUT', `/${id}`, change)).toMatchObject({
        status: 200,
        body: { id, name: 'Other week', plan_data: { 'Friday-Dinner': [{ id: other.id }] } },
      });
      expect((await call('DELETE', `/${id}`)).status).toBe(204);
      expect((await call('DELETE', `/${id}`)).status).toBe(404);
      expect((await call('PUT', `/${id}`, change)).status).toBe(404);
    });

    it('[D-13] responds to a change of an outdated version with the current plan', async () => {
      const id = await planned();
      const change = (name: string, version?: number) =>
        call('PUT', `/${id}`, {
          name,
          plan_data: { 'Friday-Dinner': [{ id: other.id }] },
          version,
        });
      const answers = await Promise.all([change('mine', 1), change('yours', 1)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const [won, lost] = answers[0].status === 200 ? answers : [answers[1], answers[0]];
      expect(won?.body.version).toBe(2);
      expect(lost?.body).toMatchObject({ code: 'meal_plan_changed', plan: won?.body });
      expect((await call('GET', '')).body).toEqual([won?.body]);
      expect((await change('chosen', 2)).body).toMatchObject({ name: 'chosen', version: 3 });
      // A client without versions replaces whatever is there.
      expect((await change('as before')).body).toMatchObject({ name: 'as before', version: 4 });
      for (const wrong of [0, 1.5, -1, '2', null]) {
        expect((await change('wrong', wrong as number)).status).toBe(400);
      }
    });

    it("[ROLE-4] hides everybody else's plans", async () => {
      const id = await planned();
      const { token } = await api.person({ subscribed: true });
      const body = { name: 'Mine', plan_data: { 'Friday-Dinner': [{ id: other.id }] } };
      for (const answer of [
        await api.call('PUT', `/api/meal-planner/${id}`, { token, body }),
        await api.call('DELETE', `/api/meal-planner/${id}`, { token }),
        await api.call('PUT', '/api/meal-planner/not-an-id', { token, body }),
      ]) {
        expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
      }
      expect((await api.call('GET', '/api/meal-planner', { token })).body).toEqual([]);
    });
  });

  describe('calendar', () => {
    it('[CALL-30][CALL-31][ENT-6] saves an event and returns it', async () => {
      const linked_meal_plan_id = await planned();
      const created = await call('POST', '/calendar', { ...anEvent, linked_meal_plan_id });
      const event = {
        ...anEvent,
        id: expect.any(String),
        linked_menu_id: null,
        linked_meal_plan_id,
      };
      expect(created).toMatchObject({ status: 201, body: event });
      expect(await eventsIn('2026-03-01', '2026-03-31')).toEqual([event]);
    });

    it('[VALID-16a][VALID-16b] ends an event without an end on the day it starts', async () => {
      for (const end_date of [undefined, null]) {
        const { body } = await call('POST', '/calendar', { ...anEvent, end_date });
        expect(body.end_date).toBe('2026-02-28');
      }
    });

    it('[CALL-31] returns everything that overlaps the range, both ends included', async () => {
      const [before, touchesStart, inside, around, touchesEnd, after] = await Promise.all([
        scheduled({ start_date: '2026-01-01', end_date: '2026-02-28' }),
        scheduled({ start_date: '2026-02-20', end_date: '2026-03-01' }),
        scheduled({ start_date: '2026-03-10', end_date: '2026-03-12' }),
        scheduled({ start_date: '2025-12-31', end_date: '2027-01-01' }),
        scheduled({ start_date: '2026-03-31', end_date: '2026-04-30' }),
        scheduled({ start_date: '2026-04-01', end_date: '2026-04-01' }),
      ]);
      const found = (await eventsIn('2026-03-01', '2026-03-31')).map(({ id }) => id);
      expect(found).toEqual([around, touchesStart, inside, touchesEnd]);
      expect(found).not.toContain(before);
      expect(found).not.toContain(after);
    });

    it.each(['0001-01-01', '1582-10-10', '2024-02-29', '1883-11-18', '2011-12-30', '9999-12-31'])(
      '[CAL-1] keeps the day %s',
      async (day) => {
        const id = await scheduled({ start_date: day, end_date: day });
        expect(await eventsIn(day, day)).toEqual([
          expect.objectContaining({ id, start_date: day, end_date: day }),
        ]);
      },
    );

    it('[VALID-16c][CONST-4b] refuses invalid events, each with one sentence', async () => {
      const plan = await planned();
      const refusals: [change: object, status: number, message: string][] = [
        [{ title: ' ' }, 400, 'Please enter a title.'],
        [{ title: 'x'.repeat(121) }, 400, 'Please check what you entered.'],
        [{ end_date: '2026-02-27' }, 400, 'The end date cannot be before the start date.'],
        [{ color: 'pink' }, 400, 'Please choose blue, green, red, purple or orange.'],
        ...['2026-02-29', '2026-2-1', '0000-01-01', '2026-02-28T00:00:00Z', '', 20260228].map(
          (start_date): [object, number, string] => [
            { start_date },
            400,
            'Please enter a date as year, month and day, such as 2026-01-31.',
          ],
        ),
        [
          { linked_menu_id: randomUUID(), linked_meal_plan_id: plan },
          400,
          'An event belongs to a menu or a meal plan, not both.',
        ],
        ...['linked_menu_id', 'linked_meal_plan_id'].map((link): [object, number, string] => [
          { [link]: randomUUID() },
          404,
          'The menu or meal plan of this event does not exist, or it is not yours.',
        ]),
      ];
      const id = await scheduled();
      for (const [change, status, message] of refusals) {
        const body = { ...anEvent, ...change };
        expect(await call('POST', '/calendar', body)).toMatchObject({ status, body: { message } });
        expect(await call('PUT', `/calendar/${id}`, body)).toMatchObject({
          status,
          body: { message },
        });
      }
      expect(await eventsIn('2026-01-01', '2026-12-31')).toEqual([
        expect.objectContaining({ id, ...anEvent }),
      ]);
    });

    it('refuses a range that is missing, backwards or too long', async () => {
      const refusals: [query: string, message: string][] = [
        ['', 'Please enter a date as year, month and day, such as 2026-01-31.'],
        ['?start=2026-01-01', 'Please enter a date as year, month and day, such as 2026-01-31.'],
        ['?start=2026-01-02&end=2026-01-01', 'The end date cannot be before the start date.'],
        ['?start=2026-01-01&end=2027-02-05', 'Up to 400 days can be read at once.'],
      ];
      for (const [query, message] of refusals) {
        expect(await call('GET', `/calendar${query}`)).toMatchObject({
          status: 400,
          body: { message },
        });
      }
      await eventsIn('2026-01-01', '2027-02-04');
    });

    it('changes and deletes an event', async () => {
      const id = await scheduled();
      const change = { ...anEvent, end_date: '2026-03-05', color: 'orange' };
      expect(await call('PUT', `/calendar/${id}`, change)).toMatchObject({
        status: 200,
        body: { id, ...change },
      });
      expect((await call('DELETE', `/calendar/${id}`)).status).toBe(204);
      expect((await call('DELETE', `/calendar/${id}`)).status).toBe(404);
      expect((await call('PUT', `/calendar/${id}`, change)).status).toBe(404);
      expect(await eventsIn('2026-01-01', '2026-12-31')).toEqual([]);
    });

    it('keeps the event of a deleted plan, without the link', async () => {
      const linked_meal_plan_id = await planned();
      const id = await scheduled({ linked_meal_plan_id });
      expect((await call('DELETE', `/${linked_meal_plan_id}`)).status).toBe(204);
      expect(await eventsIn('2026-02-01', '2026-02-28')).toEqual([
        expect.objectContaining({ id, linked_meal_plan_id: null }),
      ]);
    });

    it('links to a menu, and keeps the event when the menu is deleted', async () => {
      const linked_menu_id = await savedMenu();
      const id = await scheduled({ linked_menu_id });
      const seen = () => eventsIn('2026-02-01', '2026-02-28');
      expect(await seen()).toEqual([expect.objectContaining({ id, linked_menu_id })]);
      await api.call('DELETE', `/api/menus/${linked_menu_id}`, { token: cook.token });
      expect(await seen()).toEqual([expect.objectContaining({ id, linked_menu_id: null })]);
    });

    describe('[D-14] what an event is linked to', () => {
      const link = (key: 'linked_menu_id' | 'linked_meal_plan_id', id: string) => ({ [key]: id });
      const rename = {
        linked_menu_id: (id: string, title: string) =>
          api.call('PUT', `/api/menus/${id}`, {
            token: cook.token,
            body: { title, menuItems: [{ id: recipe.id }] },
          }),
        linked_meal_plan_id: (id: string, name: string) =>
          call('PUT', `/${id}`, {
            name,
            plan_data: { 'Monday-Breakfast': [{ id: recipe.id }] },
          }),
      };
      const remove = {
        linked_menu_id: (id: string) =>
          api.call('DELETE', `/api/menus/${id}`, { token: cook.token }),
        linked_meal_plan_id: (id: string) => call('DELETE', `/${id}`),
      };
      const kinds = [
        ['linked_menu_id', 'Sunday', 'menu', () => savedMenu()],
        ['linked_meal_plan_id', 'Week', 'meal_plan', () => planned()],
      ] as const;
      const titles = async () =>
        (await eventsIn('2026-02-01', '2026-02-28')).map((event) => (event as never)['title']);

      it.each(kinds)(
        '[D-14] %s: the title follows a rename, unless the person renamed the event',
        async (key, title, _kind, make) => {
          const id = await make();
          const event = await scheduled({ ...link(key, id), title });
          await scheduled({ ...link(key, id), title: 'With my parents' });
          await scheduled({ title });
          const another = await make();
          await scheduled({ ...link(key, another), title });
          expect((await rename[key](id, 'Harvest')).status).toBe(200);
          expect((await titles()).sort()).toEqual(
            ['Harvest', title, title, 'With my parents'].sort(),
          );
          const own = { ...anEvent, ...link(key, id), title: 'My own' };
          expect((await call('PUT', `/calendar/${event}`, own)).status).toBe(200);
          expect((await rename[key](id, 'Winter')).status).toBe(200);
          expect((await titles()).sort()).toEqual(
            ['My own', title, title, 'With my parents'].sort(),
          );
        },
      );

      it.each(kinds)(
        '[D-14] %s: reports the deletion, until the event gets another link',
        async (key, title, kind, make) => {
          const id = await make();
          const event = await scheduled({ ...link(key, id), title });
          const never = await scheduled({ title: 'Market day' });
          expect((await remove[key](id)).status).toBe(204);
          const [linked] = await eventsIn('2026-02-01', '2026-02-28').then((all) =>
            all.filter((one) => one.id === event),
          );
          expect(linked).toMatchObject({ [key]: null, deleted_link: kind, title });
          const others = (await eventsIn('2026-02-01', '2026-02-28')).filter(
            (one) => one.id === never,
          );
          expect(others).toEqual([
            expect.not.objectContaining({ deleted_link: expect.anything() }),
          ]);
          // As a screen sends back what it has read.
          const { id: _id, ...read } = linked as never as { id: string };
          const moved = await call('PUT', `/calendar/${event}`, { ...read, color: 'red' });
          expect(moved).toMatchObject({ status: 200, body: { color: 'red', deleted_link: kind } });
          const again = { ...read, ...link(key, await make()) };
          const { status, body } = await call('PUT', `/calendar/${event}`, again);
          expect([status, body.deleted_link]).toEqual([200, undefined]);
        },
      );
    });

    it.each(['linked_menu_id', 'linked_meal_plan_id'] as const)(
      '[PLAN-7] %s: it is deleted with its events where the person wants that, and no others',
      async (key) => {
        const [one, another] =
          key === 'linked_menu_id'
            ? [await savedMenu(), await savedMenu()]
            : [await planned(), await planned()];
        await scheduled({ [key]: one });
        await scheduled({ [key]: one, start_date: '2026-02-10', end_date: '2026-02-11' });
        expect((await call('GET', `/calendar/linked/${another}`)).body).toEqual([]);
        const kept = await scheduled({ [key]: another });
        const linked = async (id: string) =>
          (await call('GET', `/calendar/linked/${id}`)).body.map(
            ({ start_date }: { start_date: string }) => start_date,
          );
        expect(await linked(one)).toEqual(['2026-02-10', '2026-02-28']);
        const address = key === 'linked_menu_id' ? `/api/menus/${one}` : `/api/meal-planner/${one}`;
        const remove = (events: string) =>
          api.call('DELETE', `${address}?events=${events}`, { token: cook.token });
        expect((await remove('both')).status).toBe(400);
        expect((await remove('delete')).status).toBe(204);
        expect(await eventsIn('2026-02-01', '2026-03-31')).toEqual([
          expect.objectContaining({ id: kept, [key]: another }),
        ]);
        expect((await call('GET', `/calendar/linked/${one}`)).status).toBe(404);
      },
    );

    it('[PLAN-7] leaves the events of what is not theirs alone', async () => {
      const linked_menu_id = await savedMenu();
      const id = await scheduled({ linked_menu_id });
      const { token } = await api.person({ subscribed: true });
      const address = `/api/menus/${linked_menu_id}?events=delete`;
      expect((await api.call('DELETE', address, { token })).status).toBe(404);
      expect(
        (await api.call('GET', `/api/meal-planner/calendar/linked/${linked_menu_id}`, { token }))
          .status,
      ).toBe(404);
      expect(await eventsIn('2026-02-01', '2026-02-28')).toEqual([expect.objectContaining({ id })]);
    });

    it('creates no event for a plan that is deleted simultaneously', async () => {
      const linked_meal_plan_id = await planned();
      const answers = await Promise.all([
        ...Array.from({ length: 5 }, () =>
          call('POST', '/calendar', { ...anEvent, linked_meal_plan_id }),
        ),
        call('DELETE', `/${linked_meal_plan_id}`),
        ...Array.from({ length: 5 }, () =>
          call('POST', '/calendar', { ...anEvent, linked_meal_plan_id }),
        ),
      ]);
      expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([204]));
      expect(answers.every(({ status }) => [201, 204, 404].includes(status))).toBe(true);
      const links = (await eventsIn('2026-02-01', '2026-02-28')) as {
        linked_meal_plan_id?: null;
      }[];
      expect(links.every((event) => event.linked_meal_plan_id === null)).toBe(true);
    });

    it("[ROLE-4] hides everybody else's events, and links to nobody else's menus and plans", async () => {
      const plan = await planned();
      const menu = await savedMenu();
      const id = await scheduled();
      const { token } = await api.person({ subscribed: true });
      for (const answer of [
        await api.call('PUT', `/api/meal-planner/calendar/${id}`, { token, body: anEvent }),
        await api.call('DELETE', `/api/meal-planner/calendar/${id}`, { token }),
      ]) {
        expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
      }
      for (const link of [{ linked_meal_plan_id: plan }, { linked_menu_id: menu }]) {
        const body = { ...anEvent, ...link };
        expect(await api.call('POST', '/api/meal-planner/calendar', { token, body })).toMatchObject(
          { status: 404, body: { code: 'calendar_link_missing' } },
        );
      }
      const seen = await api.call(
        'GET',
        '/api/meal-planner/calendar?start=2026-01-01&end=2026-12-31',
        { token },
      );
      expect(seen).toMatchObject({ status: 200, body: [] });
    });
  });

  describe('grocery list', () => {
    const generate = (body: object) => call('POST', '/grocery-list', body);
    const writtenFor = new Map<number, number>();
    const timesOf = (body: {
      items: { sources: { recipeId: number; recipe: string; servings: number }[] }[];
    }) =>
      Object.fromEntries(
        body.items.flatMap(({ sources }) =>
          sources.map(({ recipeId, recipe: title, servings }) => [
            title,
            servings / (writtenFor.get(recipeId) as number),
          ]),
        ),
      );
    beforeAll(async () => {
      for (const { id } of [recipe, other]) {
        const { body } = await api.call('GET', `/api/recipes/${id}`, { token: cook.token });
        writtenFor.set(id, body.servings);
      }
    });
    /** Everything has to be bought, so that each recipe shows. */
    beforeEach(async () => {
      await api.call('PUT', '/api/pantry/user', {
        token: cook.token,
        body: { useCustomPantry: true, customPantry: [] },
      });
    });
    const weekPlan = async (): Promise<string> => {
      const { body } = await call('POST', '', {
        name: 'Week',
        plan_data: {
          'Monday-Dinner': [{ id: recipe.id }],
          'Tuesday-Dinner': [{ id: recipe.id }],
          'Sunday-Lunch': [{ id: other.id }],
        },
      });
      return body.id as string;
    };

    it('[GROC-1a] adds up a saved plan, each recipe as often as it is planned', async () => {
      const { status, body } = await generate({ planId: await weekPlan() });
      expect(status).toBe(200);
      expect(body.groceryList).toEqual(body.items.map(({ text }: { text: string }) => text));
      expect(timesOf(body)).toEqual({ [recipe.title]: 2, [other.title]: 1 });
    });

    it('[GROC-1a] adds up calendar days: menus, and the overlapping days of plans', async () => {
      const span = { start: '2026-03-02', end: '2026-03-08' };
      expect((await generate(span)).body.groceryList).toEqual([]);
      // From the Tuesday of this week to the Monday of the next.
      await scheduled({
        start_date: '2026-03-03',
        end_date: '2026-03-09',
        linked_meal_plan_id: await weekPlan(),
      });
      const days = { [recipe.title]: 1, [other.title]: 1 };
      expect(timesOf((await generate(span)).body)).toEqual(days);
      await scheduled({
        start_date: '2026-03-08',
        end_date: '2026-03-10',
        linked_menu_id: await savedMenu(),
      });
      const withMenu = timesOf((await generate(span)).body);
      expect(withMenu).toEqual({ ...days, [recipe.title]: 2 });
      // A plan on a single day, without an end, stands for a whole week.
      await scheduled({
        start_date: '2026-03-05',
        end_date: null,
        linked_meal_plan_id: await weekPlan(),
      });
      const all = timesOf((await generate(span)).body);
      expect(all).toEqual({ [recipe.title]: 4, [other.title]: 2 });
    });

    it('[D-12] lists a menu that spans two weeks once, for the week in which it begins', async () => {
      await scheduled({
        title: 'Long weekend',
        start_date: '2026-07-11',
        end_date: '2026-07-14',
        linked_menu_id: await savedMenu(),
      });
      const first = (await generate({ start: '2026-07-06', end: '2026-07-12' })).body;
      expect([timesOf(first), first.startedItems]).toEqual([{ [recipe.title]: 1 }, []]);
      const span = { start: '2026-07-13', end: '2026-07-19' };
      const second = (await generate(span)).body;
      const started = { title: 'Long weekend', start_date: '2026-07-11' };
      expect(second).toMatchObject({
        groceryList: [],
        startedItems: [{ ...started, included: false }],
      });
      const wanted = (await generate({ ...span, withStarted: true })).body;
      expect(timesOf(wanted)).toEqual({ [recipe.title]: 1 });
      expect(wanted.startedItems).toEqual([{ ...started, included: true }]);
    });

    it('[D-12] names a dish that is planned several times, and shops for it once on request', async () => {
      const planId = await weekPlan();
      const each = (await generate({ planId })).body;
      const repeated = { recipeId: recipe.id, recipe: recipe.title, times: 2 };
      expect(each.repeatedDishes).toEqual([{ ...repeated, once: false }]);
      const once = (await generate({ planId, once: [recipe.id] })).body;
      expect(timesOf(once)).toEqual({ [recipe.title]: 1, [other.title]: 1 });
      expect(once.repeatedDishes).toEqual([{ ...repeated, once: true }]);
    });

    it('adds up the servings of plans and menus, whole and by day', async () => {
      const need = async (body: object) => {
        const { items } = (await generate(body)).body;
        const quantities = items.flatMap(
          ({ food, unit, quantity }: { food: string; unit: string; quantity: { max: number } }) =>
            quantity ? [[`${food} ${unit}`, quantity.max]] : [],
        );
        return Object.fromEntries(quantities) as Record<string, number>;
      };
      const planOf = async (servings: (number | null)[]): Promise<string> => {
        const slots = ['Monday-Dinner', 'Tuesday-Dinner'];
        const meals = slots.map((slot, day) => [
          slot,
          [{ id: recipe.id, servings: servings[day] }],
        ]);
        const plan = { name: 'Week', plan_data: Object.fromEntries(meals) };
        return (await call('POST', '', plan)).body.id as string;
      };
      const one = await need({ planId: await planOf([1, 1]) });
      expect(Object.keys(one).length).toBeGreaterThan(0);
      const expectTimes = (found: Record<string, number>, servings: number) => {
        for (const [food, amount] of Object.entries(one)) {
          expect(found[food]).toBeCloseTo((amount / 2) * servings, 6);
        }
      };
      expectTimes(await need({ planId: await planOf([80, 10]) }), 90);
      // Only the Tuesday of the plan.
      const span = { start: '2026-06-02', end: '2026-06-03' };
      await scheduled({
        start_date: '2026-06-02',
        end_date: '2026-06-05',
        linked_meal_plan_id: await planOf([80, 10]),
      });
      expectTimes(await need(span), 10);
      const menu = await api.call('POST', '/api/menus', {
        token: cook.token,
        body: { title: 'Party', menuItems: [{ id: recipe.id, servings: 25 }] },
      });
      await scheduled({
        start_date: '2026-06-02',
        end_date: null,
        linked_menu_id: menu.body.id,
      });
      expectTimes(await need(span), 35);
    });

    it('[D-14][GROC-1a] names the events whose menu or plan has been deleted, instead of returning an empty list silently', async () => {
      const span = { start: '2026-05-04', end: '2026-05-10' };
      const days = { start_date: '2026-05-05', end_date: '2026-05-05' };
      const menu = await savedMenu();
      const plan = await weekPlan();
      await scheduled({ ...days, title: 'Soup night', linked_menu_id: menu });
      await scheduled({ ...days, title: 'The week', linked_meal_plan_id: plan });
      await scheduled({ ...days, title: 'Market day' });
      expect((await generate(span)).body.deletedItems).toEqual([]);
      await api.call('DELETE', `/api/menus/${menu}`, { token: cook.token });
      await call('DELETE', `/${plan}`);
      const { status, body } = await generate(span);
      expect([status, body.groceryList]).toEqual([200, []]);
      expect(body.deletedItems).toEqual([
        { title: 'Soup night', link: 'menu' },
        { title: 'The week', link: 'meal_plan' },
      ]);
      expect((await generate({ planId: await weekPlan() })).body.deletedItems).toEqual([]);
    });

    it('[GROC-1a] uses as many queries for many days as for one', async () => {
      const fill = async (day: string): Promise<void> => {
        const days = { start_date: `2026-04-${day}`, end_date: `2026-04-${day}` };
        await scheduled({ ...days, linked_meal_plan_id: await weekPlan() });
        await scheduled({ ...days, linked_menu_id: await savedMenu() });
      };
      const queriesFor = async (end: string): Promise<number> => {
        const query = jest.spyOn(pg.Client.prototype, 'query');
        expect((await generate({ start: '2026-04-01', end })).status).toBe(200);
        const texts = query.mock.calls.map(([asked]: unknown[]) => JSON.stringify(asked));
        query.mockRestore();
        return texts.filter((text) => /FROM (\\")?(menus|meal_plans)\b/.test(text)).length;
      };
      await fill('01');
      await fill('02');
      await fill('03');
      const forOne = await queriesFor('2026-04-01');
      expect(forOne).toBeGreaterThan(0);
      expect(await queriesFor('2026-04-03')).toBe(forOne);
    });

    it("[GROC-1a] refuses invalid ranges, and other people's plans", async () => {
      for (const body of [
        {},
        { planId: 'week' },
        { start: '2026-03-02' },
        { start: '2026-03-02', end: '2026-03-01' },
      ]) {
        const answer = await generate(body);
        expect([answer.status, answer.body.message]).toEqual([400, expect.stringMatching(/\.$/)]);
      }
      const planId = await weekPlan();
      const { token } = await api.person({ subscribed: true });
      const foreign = { token, body: { planId } };
      expect((await api.call('POST', '/api/meal-planner/grocery-list', foreign)).status).toBe(404);
      const free = { token: (await api.person()).token, body: { planId } };
      expect((await api.call('POST', '/api/meal-planner/grocery-list', free)).status).toBe(403);
    });
  });

  it('[ROLE-3a][VALID-11a] lets people without a subscription read, not write', async () => {
    const id = randomUUID();
    const { token } = await api.person();
    const plan = { name: 'Week', plan_data: { 'Friday-Dinner': [{ id: recipe.id }] } };
    const span = 'start=2026-01-01&end=2026-01-31';
    for (const path of ['', `/calendar?${span}`]) {
      expect(await api.call('GET', `/api/meal-planner${path}`, { token })).toMatchObject({
        status: 200,
        body: [],
      });
    }
    for (const [method, path, body] of [
      ['POST', '', plan],
      ['PUT', `/${id}`, plan],
      ['DELETE', `/${id}`, undefined],
      ['POST', '/calendar', anEvent],
      ['PUT', `/calendar/${id}`, anEvent],
      ['DELETE', `/calendar/${id}`, undefined],
    ] as const) {
      expect(await api.call(method, `/api/meal-planner${path}`, { token, body })).toMatchObject({
        status: 403,
        body: { code: 'subscription_required' },
      });
    }
  });
});
