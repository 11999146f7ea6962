import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { ListItem, ListOperation } from '@larder/culinary';
import {
  OperationQueue,
  type Delivery,
  type KeptList,
  type KnownList,
} from '../../mf-grocery/src/features/saved-grocery-lists/operation-queue';
import { saveList } from '../fixtures/grocery-lists';
import type { LarderServer } from '../fixtures/server';
import {
  expect,
  expectAccessibleInBothThemes,
  holdSession,
  type SignedInPerson,
  subscribed,
  test,
} from '../fixtures/test';

// As everyone has it.
test.use({ serviceWorkers: 'allow' });

/** The same numbers in every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Weather {
  sent: number;
  lostRequests: number;
  lostAnswers: number;
  repeats: number;
}

/** A phone with the app's own queue and a bad network. */
class Phone {
  readonly done: ListOperation[] = [];
  private readonly queue: OperationQueue;
  private kept: KeptList | null = null;
  private readonly late: Promise<unknown>[] = [];

  constructor(
    private readonly address: string,
    private readonly token: string,
    private readonly random: () => number,
    private readonly weather: Weather,
  ) {
    this.queue = new OperationQueue({
      store: {
        read: () => this.kept,
        write: (kept) => {
          this.kept = kept;
        },
      },
      send: (operations) => this.send(operations),
      onRefused: (message) => {
        throw new Error(message);
      },
      pause: 5,
    });
  }

  get items(): readonly ListItem[] {
    return this.queue.view()?.items ?? [];
  }

  /** Reads the list as it is, or as it was a moment ago. */
  async look(): Promise<void> {
    const list = (await this.ask('', 'GET')) as KnownList;
    await wait(this.random() * 30);
    this.queue.accept(list);
  }

  act(): void {
    const operation = this.choose();
    this.done.push(operation);
    this.queue.push(operation);
  }

  /** Until the server has received everything and nothing is in flight. */
  async settle(): Promise<void> {
    while ((this.queue.view()?.waiting ?? 0) > 0) {
      await this.queue.flush();
      await wait(5);
    }
    await Promise.all(this.late);
  }

  private pick<Choice>(choices: readonly Choice[]): Choice | undefined {
    return choices[Math.floor(this.random() * choices.length)];
  }

  private choose(): ListOperation {
    const id = randomUUID();
    const item = this.pick(this.items);
    const chance = this.random();
    if (!item || (this.items.length < 15 && chance < 0.5)) {
      return { id, item: randomUUID(), kind: 'add', text: `item ${id.slice(0, 4)}` };
    }
    const ticked = this.pick(this.items.filter(({ ticks }) => ticks.length > 0));
    if (chance < 0.45) return { id, item: item.id, kind: 'tick' };
    if (chance < 0.55 && ticked) {
      return { id, item: ticked.id, kind: 'untick', ticks: ticked.ticks };
    }
    if (chance < 0.75) return { id, item: item.id, kind: 'edit', text: `edited ${id.slice(0, 4)}` };
    if (chance < 0.85) return { id, item: item.id, kind: 'delete', version: item.version };
    if (chance < 0.93) {
      return { id, item: item.id, kind: 'move', after: this.pick(this.items)?.id ?? null };
    }
    return { id, item: randomUUID(), kind: 'add', text: `item ${id.slice(0, 4)}` };
  }

  private async send(operations: readonly ListOperation[]): Promise<Delivery> {
    this.weather.sent += 1;
    await wait(this.random() * 20);
    const luck = this.random();
    if (luck < 0.15) {
      this.weather.lostRequests += 1;
      return 'unreachable';
    }
    const list = (await this.ask('/items', 'PATCH', { operations })) as KnownList;
    if (luck < 0.3) {
      this.weather.lostAnswers += 1;
      return 'unreachable';
    }
    if (luck < 0.45) {
      this.weather.repeats += 1;
      const again = wait(this.random() * 60).then(() =>
        this.ask('/items', 'PATCH', { operations }),
      );
      this.late.push(again);
    }
    return { list };
  }

  private async ask(path: string, method: string, body?: object): Promise<unknown> {
    const answer = await fetch(`${this.address}${path}`, {
      method,
      headers: { Authorization: `Bearer ${this.token}`, 'Content-Type': 'application/json' },
      body: body && JSON.stringify(body),
    });
    expect(answer.status, await answer.clone().text()).toBe(200);
    return answer.json();
  }
}

test('[SAVEDG-1] two phones making 500 changes to one list over a bad network end with the same list, and no tick is lost', async ({
  server,
}) => {
  test.setTimeout(300_000);
  const person = await subscribed(server);
  const id = await saveList(
    server,
    person,
    'Together',
    Array.from({ length: 30 }, (_, index) => `item ${index}`),
  );
  const weather: Weather = { sent: 0, lostRequests: 0, lostAnswers: 0, repeats: 0 };
  const address = `${server.url}/api/grocery-lists/${id}`;
  const phones = [11, 12].map(
    (seed) => new Phone(address, person.token, randomFrom(seed), weather),
  );
  await Promise.all(phones.map((phone) => phone.look()));
  const random = randomFrom(13);
  const looks: Promise<void>[] = [];
  for (let count = 0; count < 500; count += 1) {
    const phone = phones[random() < 0.5 ? 0 : 1] as Phone;
    phone.act();
    if (random() < 0.1) looks.push(phone.look());
    await wait(random() * 15);
  }
  await Promise.all(looks);
  await Promise.all(phones.map((phone) => phone.settle()));
  await Promise.all(phones.map((phone) => phone.look()));

  const [here, there] = phones as [Phone, Phone];
  expect(here.items).toEqual(there.items);
  expect(here.items.length).toBeGreaterThan(0);
  const all = [...here.done, ...there.done];
  expect(all).toHaveLength(500);
  expect(Math.min(weather.lostRequests, weather.lostAnswers, weather.repeats)).toBeGreaterThan(0);

  const takenBack = new Set(all.flatMap((one) => (one.kind === 'untick' ? one.ticks : [])));
  const left = new Map(here.items.map((item) => [item.id, item]));
  const undone = all.filter(
    (one) =>
      one.kind === 'tick' &&
      !takenBack.has(one.id) &&
      left.get(one.item)?.ticks.includes(one.id) === false,
  );
  expect(undone).toEqual([]);
  const held = here.items.flatMap(({ ticks }) => ticks);
  expect(held.filter((tick) => takenBack.has(tick))).toEqual([]);
  expect(held.length).toBeGreaterThan(5);
});

const shop = (page: Page) => page.getByRole('dialog', { name: 'Saturday' });
const box = (page: Page, name: string) => shop(page).getByRole('checkbox', { name });

async function openList(page: Page, server: LarderServer, person: SignedInPerson) {
  await holdSession(page, person);
  await page.goto(`${server.url}/saved-grocery-lists`);
  const card = page.getByRole('article', { name: 'Saturday' });
  await card.getByRole('button', { name: 'View' }).click();
  await expect(box(page, 'milk')).toBeVisible();
}

/** Changes made elsewhere appear after the next poll, however slow the machine. */
const soon = { timeout: 45_000 };

test('[SAVEDG-1][STATE-9a][CALL-16][CALL-17] two people shop with one list, one of them offline for a while', async ({
  browser,
  server,
}) => {
  test.setTimeout(240_000);
  const person = await subscribed(server);
  await saveList(server, person, 'Saturday', ['onions', 'milk', 'bread', 'tea', 'eggs']);
  const [here, there] = (await Promise.all(
    [0, 1].map(async () => (await browser.newContext({ locale: 'en-CA' })).newPage()),
  )) as [Page, Page];
  await here.setViewportSize({ width: 360, height: 740 });
  await openList(here, server, person);
  await openList(there, server, person);

  await box(here, 'onions').check();
  await expect(shop(here).getByText('1 of 5 in the basket')).toBeVisible();
  await expect(box(there, 'onions')).toBeChecked(soon);
  await expectAccessibleInBothThemes(here);

  // The worker controls the page from its second load on, and then it opens offline.
  await here.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await here.reload();
  await expect(box(here, 'onions')).toBeChecked();
  await expect
    .poll(() => here.evaluate(() => Boolean(navigator.serviceWorker.controller)))
    .toBe(true);
  await here.reload();
  await expect(box(here, 'onions')).toBeChecked();

  await here.context().setOffline(true);
  await box(here, 'milk').check();
  await expect(shop(here).getByText(/No connection\. 1 change is kept/)).toBeVisible(soon);
  await here.reload();
  await expect(box(here, 'milk')).toBeChecked();
  await shop(here).getByLabel('New item').fill('candles');
  await shop(here).getByLabel('New item').press('Enter');

  await box(there, 'bread').check();
  await shop(there).getByRole('button', { name: 'Close' }).click();
  const card = there.getByRole('article', { name: 'Saturday' });
  await card.getByRole('button', { name: 'Edit' }).click();
  await there.getByLabel('Item 4').fill('green tea');
  await there.getByLabel('Item 4').press('Enter');
  await there.getByRole('button', { name: 'Delete eggs' }).click();
  await there.getByRole('button', { name: 'Save Changes' }).click();
  await expect(there.getByText('List updated successfully!')).toBeVisible();
  await card.getByRole('button', { name: 'View' }).click();

  await here.context().setOffline(false);
  for (const page of [here, there]) {
    for (const name of ['onions', 'milk', 'bread']) {
      await expect(box(page, name)).toBeChecked(soon);
    }
    await expect(box(page, 'green tea')).not.toBeChecked(soon);
    await expect(box(page, 'candles')).not.toBeChecked(soon);
    await expect(box(page, 'eggs')).toHaveCount(0, soon);
    await expect(shop(page).getByText('3 of 5 in the basket')).toBeVisible();
  }
  await here.context().close();
  await there.context().close();
});
