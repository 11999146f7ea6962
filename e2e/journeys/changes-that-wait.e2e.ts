import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { OutboxSender } from '../../shell/src/offline/outbox/outbox-sender';
import { createOutboxStore } from '../../shell/src/offline/outbox/outbox-store';
import { expectScriptsKept } from '../fixtures/kept-files';
import { saveList } from '../fixtures/grocery-lists';
import { editor, findDishes, saveMenu, subscriber } from '../fixtures/menus';
import { LarderServer } from '../fixtures/server';
import { expect, get, holdSession, subscribed, test } from '../fixtures/test';

// As everyone has it.
test.use({ serviceWorkers: 'allow' });

const soon = { timeout: 30_000 };
const later = { timeout: 90_000 };

interface Menus {
  menus: { id: string; title: string; item_count: number }[];
}

test('[OFF-3] changes made while the server is down are shown, survive the tab, and are made once it is back', async ({
  page,
  ownServer: server,
  quietPage,
}) => {
  test.setTimeout(300_000);
  quietPage.allow(/ERR_/);
  const person = await subscribed(server);
  await holdSession(page, person);
  const dishes = await findDishes(server, person.token, 3);
  const edited = await saveMenu(server, person.token, 'To be edited', dishes);
  const menus = `${server.url}/my-menus`;
  const card = (title: string) => page.getByRole('article', { name: title });
  await page.goto(menus);
  await expect(card('To be edited')).toBeVisible(soon);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page.reload();
  await expectScriptsKept(page);

  await server.stop('SIGKILL');
  await page.goto(`${server.url}/menu/${edited}`);
  await page.getByRole('button', { name: 'Edit Menu' }).click(soon);
  await editor(page)
    .getByRole('button', { name: `Remove ${dishes[1]?.title}` })
    .click(soon);
  await editor(page).getByRole('button', { name: 'Save Menu' }).click();
  await expect(page.getByText('Menu saved successfully!')).toBeVisible(soon);

  await page.goto(menus);
  await expect(card('To be edited').getByText('2 items')).toBeVisible(soon);
  await page.getByRole('button', { name: /changes? waiting/ }).click(soon);
  const dialog = page.getByRole('dialog', { name: 'Changes on this device' });
  await expect(dialog.getByText('Menu “To be edited”')).toBeVisible(soon);
  await dialog.getByRole('button', { name: 'Close' }).first().click();

  await server.run();
  await expect(page.getByText(/is not responding|waiting/)).toHaveCount(0, later);
  await expect
    .poll(() => get<Menus>(server, '/menus', person.token), later)
    .toMatchObject({ menus: [{ id: edited, title: 'To be edited', item_count: 2 }] });
  await expect(card('To be edited').getByText('2 items')).toBeVisible();
});

/** The same numbers in every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

type Cut = 'before' | 'during' | 'after' | 'server';
type Options = ConstructorParameters<typeof OutboxSender>[0];
type Rule = NonNullable<Awaited<ReturnType<Options['ruleOf']>>>;
type Sent = Parameters<OutboxSender['submit']>[1];
type ApiErrorCode = NonNullable<Awaited<ReturnType<Options['send']>>['error']>['code'];

/** What is the same on the device and on the server counts as saved, as the remotes' own rules have it. */
const settlesBy =
  (item: string, name: string): Rule['settle'] =>
  ({ body }, { besides }) => {
    const theirs = (besides?.[item] ?? {}) as Record<string, unknown>;
    return theirs[name] === (body as Record<string, unknown>)[name] ? 'done' : undefined;
  };

const plain: Rule = { label: () => '' };
const creating: Rule = { ...plain, creates: 'uuid' };
const rules: Record<string, Rule> = {
  'POST /menus': creating,
  'PUT /menus': { ...plain, settle: settlesBy('menu', 'title') },
  'POST /meal-planner': creating,
  'PUT /meal-planner': { ...plain, settle: settlesBy('plan', 'name') },
  'POST /meal-planner/calendar': creating,
  'POST /recipes/log': creating,
  'POST /collections': creating,
  'POST /grocery-lists': creating,
  'POST /recipes': creating,
  'PUT /recipes': { ...plain, settle: settlesBy('recipe', 'title') },
};

/** A device whose tab dies whenever its connection is cut; only what it has stored is left. */
class Device {
  private readonly store = createOutboxStore(randomUUID());
  private cut: Cut | null = null;
  private died!: () => void;
  private waiting = 0;
  private tabs = 0;
  private sender!: OutboxSender;

  constructor(
    private readonly server: LarderServer,
    private readonly token: string,
    private readonly random: () => number,
  ) {
    this.open();
  }

  private open(): void {
    this.tabs += 1;
    const tab = this.tabs;
    this.sender = new OutboxSender({
      person: 'cook',
      newId: randomUUID,
      store: this.store,
      ruleOf: async (kind) => rules[kind] ?? plain,
      send: (request) => this.send(request),
      isHere: () => true,
      kept: async () => undefined,
      makeRoom: async () => false,
      alone: (_, work) => work(),
      onChange: (outbox) => {
        if (tab === this.tabs) this.waiting = outbox.length;
      },
      askAgain: () => {},
    });
  }

  /** Makes a change and dies at its request; then a new tab sends what waits. */
  async change(kind: string, request: Sent, cut: Cut): Promise<void> {
    await this.sender.ready;
    this.cut = cut;
    const death = new Promise<void>((resolve) => {
      this.died = resolve;
    });
    void this.sender.submit(kind, request, (sent) => this.send(sent));
    await death;
    this.sender.stop();
    if (cut === 'server') await this.server.run();
    this.open();
    await this.sender.ready;
    expect(this.waiting, `${kind} waits after a cut ${cut} its answer`).toBe(1);
    await expect
      .poll(async () => {
        await this.sender.flush();
        return this.waiting;
      })
      .toBe(0);
    this.sender.stop();
    this.open();
  }

  private async send({ url, method, body, headers }: Sent): ReturnType<Options['send']> {
    const { cut } = this;
    this.cut = null;
    const dead = (): Promise<never> => {
      this.died();
      return new Promise(() => {});
    };
    if (cut === 'before') return dead();
    const cutting = new AbortController();
    if (cut === 'during') void wait(this.random() * 12).then(() => cutting.abort());
    if (cut === 'server')
      void wait(this.random() * 8).then(() =>
        this.server.stop('SIGKILL').then(() => cutting.abort()),
      );
    try {
      const response = await fetch(`${this.server.url}/api${url}`, {
        method,
        headers: {
          ...headers,
          'Content-Type': 'application/json',
          Authorization: `Bearer ${this.token}`,
        },
        body: body === undefined ? undefined : JSON.stringify(body),
        signal: cutting.signal,
      });
      const answer = (await response.json().catch(() => undefined)) as Record<string, unknown>;
      if (cut === 'server' && !cutting.signal.aborted)
        await new Promise((resolve) => cutting.signal.addEventListener('abort', resolve));
      if (cut) return await dead();
      if (response.ok) return { data: answer };
      const { status } = response;
      return {
        error: { status, code: answer.code as ApiErrorCode, message: '', besides: answer },
      };
    } catch {
      return cut ? dead() : { error: { status: 0, code: 'network_error', message: '' } };
    }
  }
}

test('[OFF-2][OFF-3] 200 kills of tab, connection or server in the middle of every kind of write lose nothing and double nothing', async () => {
  test.setTimeout(300_000);
  // What the outbox asks the browser. Other files of this process have their own idea of it.
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { onLine: true } });
  const server = await LarderServer.start({ environment: { MENU_LIMIT: '0', LIST_LIMIT: '0' } });
  try {
    const { token } = await subscribed(server);
    const random = randomFrom(21);
    const device = new Device(server, token, random);
    const read = <Found>(path: string): Promise<Found> => get<Found>(server, path, token);
    const dishes = await findDishes(server, token, 6);
    const dish = (): number => dishes[Math.floor(random() * dishes.length)]?.id ?? 0;
    interface Named {
      id: string;
      version: number;
      name: string;
    }
    const readers: Record<string, () => Promise<Named[]>> = {
      menus: async () =>
        (await read<{ menus: (Named & { title: string })[] }>('/menus')).menus.map((menu) => ({
          ...menu,
          name: menu.title,
        })),
      'meal-planner': () => read<Named[]>('/meal-planner'),
      'grocery-lists': async () =>
        (await read<{ lists: (Named & { list_name: string })[] }>('/grocery-lists')).lists.map(
          (list) => ({ ...list, name: list.list_name }),
        ),
      collections: () => read<Named[]>('/collections'),
      'meal-planner/calendar': async () =>
        (
          await read<(Named & { title: string })[]>(
            '/meal-planner/calendar?start=2026-11-01&end=2026-11-30',
          )
        ).map((event) => ({ ...event, name: event.title })),
      recipes: async () => {
        const { recipes } = await read<{ recipes: { id: string }[] }>('/recipes/mine?limit=100');
        const written = await Promise.all(
          recipes.map(({ id }) => read<Named & { title: string }>(`/recipes/${id}`)),
        );
        return written.map((recipe) => ({ ...recipe, name: recipe.title }));
      },
    };
    const bodies: Record<string, (name: string) => object> = {
      menus: (title) => ({ title, menuItems: [{ id: dish() }] }),
      'meal-planner': (name) => ({ name, plan_data: { 'Monday-Lunch': [{ id: dish() }] } }),
      'grocery-lists': (listName) => ({ listName, ingredients: ['rice'] }),
      collections: (name) => ({ name }),
      'meal-planner/calendar': (title) => ({
        title,
        start_date: '2026-11-23',
        end_date: '2026-11-24',
        color: 'green',
      }),
      recipes: (title) => ({ title, ingredients: ['2 eggs'], steps: ['Boil.'] }),
    };
    const changeable = new Set(['menus', 'meal-planner', 'meal-planner/calendar', 'recipes']);
    const expected = new Map(Object.keys(bodies).map((kind) => [kind, [] as string[]]));
    const favourites = new Set<number>();
    const ratings = new Map<number, number>();
    const log: string[] = [];
    let pantry: string[] = [];
    let kitchen: string[] = [];
    const cuts = ['before', 'during', 'after'] as const;
    const pick = <Choice>(choices: readonly Choice[]): Choice =>
      choices[Math.floor(random() * choices.length)] as Choice;

    for (let at = 0; at < 200; at += 1) {
      const cut: Cut = at % 50 === 25 ? 'server' : pick(cuts);
      const name = `number ${at}`;
      const chosen = pick([
        ...Object.keys(bodies),
        'favourite',
        'rating',
        'log',
        'pantry',
        'kitchen',
      ]);
      const names = expected.get(chosen);
      if (names) {
        const known = names.length > 0 && random() < 0.6 ? pick(names) : null;
        if (known === null) {
          const body = bodies[chosen]?.(name);
          await device.change(`POST /${chosen}`, { method: 'POST', url: `/${chosen}`, body }, cut);
          names.push(name);
          continue;
        }
        const item = (await readers[chosen]?.())?.find((one) => one.name === known);
        const url = `/${chosen}/${item?.id}`;
        names.splice(names.indexOf(known), 1);
        if (changeable.has(chosen) && random() < 0.5) {
          const versioned = item?.version === undefined ? {} : { version: item.version };
          const body = { ...bodies[chosen]?.(name), ...versioned };
          await device.change(`PUT /${chosen}`, { method: 'PUT', url, body }, cut);
          names.push(name);
        } else {
          await device.change(`DELETE /${chosen}`, { method: 'DELETE', url }, cut);
        }
      } else if (chosen === 'favourite') {
        const id = dish();
        const method = favourites.has(id) ? 'DELETE' : 'POST';
        await device.change(
          `${method} /favourite`,
          { method, url: `/recipes/${id}/favourite` },
          cut,
        );
        if (!favourites.delete(id)) favourites.add(id);
      } else if (chosen === 'rating') {
        const [id, rating] = [dish(), 1 + Math.floor(random() * 5)];
        const body = { rating };
        await device.change(
          'PUT /rating',
          { method: 'PUT', url: `/recipes/${id}/rating`, body },
          cut,
        );
        ratings.set(id, rating);
      } else if (chosen === 'log') {
        const body = { madeOn: '2026-11-01', note: name };
        const url = `/recipes/${dishes[0]?.id}/log`;
        const known = log.length > 0 && random() < 0.5 ? pick(log) : null;
        if (known === null) {
          await device.change('POST /recipes/log', { method: 'POST', url, body }, cut);
          log.push(name);
          continue;
        }
        const entries = await read<{ id: string; note: string }[]>(url);
        const entry = `${url}/${entries.find(({ note }) => note === known)?.id}`;
        log.splice(log.indexOf(known), 1);
        if (random() < 0.5) {
          await device.change('PUT /recipes/log', { method: 'PUT', url: entry, body }, cut);
          log.push(name);
        } else {
          await device.change('DELETE /recipes/log', { method: 'DELETE', url: entry }, cut);
        }
      } else if (chosen === 'kitchen') {
        kitchen = [name];
        const body = { foods: [{ text: name, useSoon: false }] };
        await device.change('PUT /kitchen', { method: 'PUT', url: '/kitchen', body }, cut);
      } else {
        pantry = [name];
        const body = { useCustomPantry: true, customPantry: pantry };
        await device.change('PUT /pantry', { method: 'PUT', url: '/pantry/user', body }, cut);
      }
    }

    for (const [kind, names] of expected) {
      const found = (await readers[kind]?.()) ?? [];
      expect(found.map((item) => item.name).sort(), kind).toEqual([...names].sort());
    }
    const favoured = await read<{ id: number }[]>('/recipes/user/favourites');
    expect(favoured.map(({ id }) => id).sort()).toEqual([...favourites].sort());
    for (const [id, rating] of ratings) {
      expect(await read(`/recipes/${id}`)).toMatchObject({ rating });
    }
    const made = await read<{ note: string }[]>(`/recipes/${dishes[0]?.id}/log`);
    expect(made.map(({ note }) => note).sort()).toEqual([...log].sort());
    expect(await read('/pantry/user')).toMatchObject({ customPantry: pantry });
    const { foods } = await read<{ foods: { text: string }[] }>('/kitchen');
    expect(foods.map(({ text }) => text)).toEqual(kitchen);
  } finally {
    Reflect.deleteProperty(globalThis, 'navigator');
    await server.remove();
  }
});

test('[OFF-2][OFF-3] changes are made although their page is left at once and the worker is killed', async ({
  page,
  server,
  signedIn,
}) => {
  test.setTimeout(180_000);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  const dishes = await findDishes(server, signedIn.token, 6);
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  for (const { id, title } of dishes) {
    await page.goto(`/?dish=${id}`);
    const dialog = page.getByRole('dialog', { name: title });
    const star = dialog.getByRole('button', { name: 'Add to favourites' });
    await expect(star).toBeVisible(soon);
    await Promise.all([star.click(), devtools.send('ServiceWorker.stopAllWorkers')]);
  }
  await page.goto('/favourites');
  const favourites = async () =>
    (await get<{ id: number }[]>(server, '/recipes/user/favourites', signedIn.token)).map(
      ({ id }) => id,
    );
  // Only changes to the same dish have an order.
  const starred = new Set(dishes.map(({ id }) => id));
  await expect.poll(async () => new Set(await favourites()), soon).toEqual(starred);
  // A new worker shows what the server has.
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(dishes.length, soon);
});

test('[OFF-4][A-2] a phone in a pocket for 45 minutes without a signal still shows the list with its ticks', async ({
  page,
  server,
  quietPage,
}) => {
  test.setTimeout(180_000);
  quietPage.allow(/ERR_|Failed to load resource|Failed to fetch/);
  const person = await subscriber(page, server);
  const list = await saveList(server, person, 'For the shop', ['3 onions', 'rice', 'milk']);
  const box = (name: string) => page.getByRole('dialog').getByRole('checkbox', { name });
  await page.clock.install();
  await page.goto(`/saved-grocery-lists?list=${list}`);
  await box('3 onions').check(soon);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page.reload();
  await expect(box('3 onions')).toBeChecked(soon);
  await expectScriptsKept(page);

  await page.context().setOffline(true);
  await box('rice').check();
  await page.clock.fastForward('45:00');
  for (const look of ['out of the pocket', 'after a reload']) {
    if (look === 'after a reload') await page.reload();
    await expect(box('3 onions'), look).toBeChecked(soon);
    await expect(box('rice'), look).toBeChecked();
    await expect(box('milk'), look).not.toBeChecked();
  }

  await page.context().setOffline(false);
  const ticked = async () => {
    const { items } = await get<{ items: { text: string; ticks: string[] }[] }>(
      server,
      `/grocery-lists/${list}`,
      person.token,
    );
    return items.filter(({ ticks }) => ticks.length > 0).map(({ text }) => text);
  };
  await expect.poll(ticked, later).toEqual(['3 onions', 'rice']);
});
