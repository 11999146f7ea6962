import { setTimeout as wait } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { Configuration } from '../../config/configuration.js';
import { Notifications } from '../../database/notifications.js';
import { type Person, TestApp } from '../../testing.js';
import { InProcessRecipeIndex } from './index/in-process-recipe-index.js';
import { culinaryHierarchy } from './index/ingredient-hierarchy.js';
import { RecipeChangesRepository } from './recipe-changes.repository.js';
import { deriveRecipe } from './recipe-derivation.js';
import type { RecipeDraft } from './recipe-draft.js';
import { RecipeIndexFeed } from './recipe-index-feed.js';
import { RecipeWriter } from './recipe-writer.js';
import { RecipesRepository } from './recipes.repository.js';

const never = 3_600_000;
const patience = 30_000;

const draft = (sourceKey: string, ingredients: string[], ownerId: string | null = null) =>
  ({
    source: 'import',
    sourceKey,
    title: sourceKey,
    description: '',
    image: null,
    types: ['main course'],
    cuisine: null,
    servings: 2,
    readyInMinutes: 20,
    ingredients,
    steps: ['Cook it.'],
    popularity: 0,
    sourceName: null,
    sourceUrl: null,
    ownerId,
  }) satisfies RecipeDraft;

/** Hears no notice, as when the connection is broken and nobody has noticed. */
class DeafNotifications extends Notifications {
  override listen(): Promise<void> {
    return Promise.resolve();
  }
}

describe('the index of another instance', () => {
  let api: TestApp;
  let dataSource: DataSource;
  let writer: RecipeWriter;
  let changes: RecipeChangesRepository;
  let owner: Person;
  const running: { feed: RecipeIndexFeed; notifications: Notifications }[] = [];

  beforeAll(async () => {
    api = await TestApp.start();
    dataSource = api.app.get(DataSource);
    writer = api.app.get(RecipeWriter, { strict: false });
    changes = api.app.get(RecipeChangesRepository, { strict: false });
    owner = await api.person();
  });
  afterEach(async () => {
    for (const { feed, notifications } of running.splice(0)) {
      await feed.onModuleDestroy();
      await notifications.onApplicationShutdown();
    }
  });
  afterAll(() => api.close());

  /** What another process has of its own: an index, a feed, and a connection for notices. */
  async function instance({ pollInterval = never, Heard = Notifications } = {}) {
    const index = new InProcessRecipeIndex(culinaryHierarchy);
    const notifications = new Heard(dataSource, api.app.get(Configuration));
    const repository = api.app.get(RecipesRepository, { strict: false });
    const feed = new RecipeIndexFeed(index, repository, changes, notifications);
    running.push({ feed, notifications });
    await feed.start(pollInterval);
    const has = async (id: number, ingredient: string, viewerId: string | null = null) => {
      const typed = [...deriveRecipe(draft('', [ingredient])).ingredientIds];
      const { ids } = await index.search({
        typed,
        pantry: [],
        excluded: [],
        restricted: false,
        type: null,
        diet: null,
        viewerId,
        limit: 1_000,
        offset: 0,
      });
      return ids.includes(id);
    };
    return { feed, index, has };
  }

  async function becomes(condition: () => Promise<boolean>, expected: boolean): Promise<number> {
    const start = performance.now();
    while ((await condition()) !== expected) {
      if (performance.now() - start > patience) throw new Error('It never came to pass.');
      await wait(5);
    }
    return performance.now() - start;
  }

  const write = async (...given: Parameters<typeof draft>): Promise<number> =>
    (await writer.write([draft(...given)]))[0] as number;
  const remove = (id: number) =>
    api.app.get(RecipesRepository, { strict: false }).removeUnlessSaved([id]);

  it('[CALL-3] finds what is added, changed and deleted, as soon as a notice tells', async () => {
    const other = await instance();
    const id = await write('two instances', ['1 dragon fruit']);
    await becomes(() => other.has(id, 'dragon fruit'), true);

    expect(await write('two instances', ['1 rutabaga'])).toBe(id);
    await becomes(() => other.has(id, 'rutabaga'), true);
    expect(await other.has(id, 'dragon fruit')).toBe(false);

    await remove(id);
    await becomes(() => other.has(id, 'rutabaga'), false);
  });

  it('[CALL-3] finds them by looking, when no notice arrives', async () => {
    const deaf = await instance({ pollInterval: 50, Heard: DeafNotifications });
    const id = await write('unheard', ['1 dragon fruit']);
    await becomes(() => deaf.has(id, 'dragon fruit'), true);
    await remove(id);
    await becomes(() => deaf.has(id, 'dragon fruit'), false);
  });

  it('forgets the recipes of a deleted account', async () => {
    const other = await instance();
    const id = await write('an own one', ['1 dragon fruit'], owner.id);
    await becomes(() => other.has(id, 'dragon fruit', owner.id), true);
    expect(await other.has(id, 'dragon fruit')).toBe(false);
    await dataSource.query('DELETE FROM users WHERE id = $1', [owner.id]);
    await becomes(() => other.has(id, 'dragon fruit', owner.id), false);
  });

  it('takes nothing from a transaction that rolls back', async () => {
    const before = await changes.currentPosition();
    const read = { draft: draft('undone', ['1 egg']), derived: deriveRecipe(draft('', ['1 egg'])) };
    await dataSource
      .transaction(async (manager) => {
        await writer.writeRead([read], manager);
        throw new Error('no');
      })
      .catch(() => undefined);
    expect((await changes.since(before, [], 10)).changes).toEqual([]);
  });

  it('fills anew when changes that it needs are gone', async () => {
    const deaf = await instance({ Heard: DeafNotifications });
    const id = await write('long ago', ['1 dragon fruit']);
    await dataSource.query(`UPDATE recipe_changes SET created_at = now() - interval '30 days'`);
    await changes.trim(7);
    expect((await changes.since(0n, [], 10)).changes).toEqual([]);
    expect(await deaf.has(id, 'dragon fruit')).toBe(false);
    await deaf.feed.catchUp();
    expect(await deaf.has(id, 'dragon fruit')).toBe(true);

    const later = await write('lately', ['1 dragon fruit']);
    await changes.trim(7);
    await deaf.feed.catchUp();
    expect(await deaf.has(later, 'dragon fruit')).toBe(true);
    await remove(id);
    await remove(later);
  });

  // The embedded database has one session, so no transaction there is open beside another.
  (process.env.TEST_DATABASE_URL ? it : it.skip)(
    'neither misses nor waits for a transaction that is still open when a later one commits',
    async () => {
      const other = await instance({ pollInterval: 50 });
      const read = (name: string) => {
        const given = draft(name, ['1 dragon fruit']);
        return { draft: given, derived: deriveRecipe(given) };
      };
      let early = 0;
      let late = 0;
      await dataSource.transaction(async (manager) => {
        [early = 0] = await writer.writeRead([read('early')], manager);
        late = await write('late', ['1 dragon fruit']);
        await becomes(() => other.has(late, 'dragon fruit'), true);
        await other.feed.catchUp();
        expect(await other.has(early, 'dragon fruit')).toBe(false);
      });
      await becomes(() => other.has(early, 'dragon fruit'), true);
      expect(await other.has(late, 'dragon fruit')).toBe(true);
      await remove(early);
      await remove(late);
      await becomes(() => other.has(late, 'dragon fruit'), false);
    },
  );
});
