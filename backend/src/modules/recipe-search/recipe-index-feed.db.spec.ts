import { existsSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import fc from 'fast-check';
import { DataSource, type QueryRunner } from 'typeorm';
import { Configuration } from '../../config/configuration.js';
import { testConfiguration } from '../../config/testing.js';
import { HttpAdapterHost } from '@nestjs/core';
import { Notifications } from '../../database/notifications.js';
import { ownerOf, type Person, TestApp } from '../../testing.js';
import { NO_CONDITIONS } from './index/recipe-index.js';
import { RecipeIndexThread } from './index/recipe-index-thread.js';
import { RecipeChangesRepository } from './recipe-changes.repository.js';
import { deriveRecipe } from '../recipes/domain/recipe-derivation.js';
import type { RecipeDraft } from '../recipes/domain/recipe-draft.js';
import { RecipeIndexFeed } from './recipe-index-feed.service.js';
import { RecipeWriter } from '../recipes/recipe-writer.service.js';
import { RecipeMemory } from '../recipes/recipe-memory.js';
import { HouseholdAnswers } from '../households/household-answers.service.js';
import { RecipeMarksRepository } from '../recipes/recipe-marks.repository.js';
import { RecipesRepository } from '../recipes/recipes.repository.js';
import { SearchAnswers } from './search-answers.js';
import { RecipesService } from '../recipes/recipes.service.js';
import { Recipe } from '../recipes/entities/recipe.entity.js';
import { StoredRecipes } from '../recipes/stored-recipes.port.js';

const never = 3_600_000;
const patience = 30_000;
/** Enough to tell what has been kept from what has been added; each of some forty instances reads all of them. */
const kept = 60;

const draft = (sourceKey: string, ingredients: string[], owner: RecipeDraft['owner'] = null) =>
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
    owner,
  }) satisfies RecipeDraft;

/** Receives no notifications, as when the connection is broken unnoticed. */
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
  const running: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    api = await TestApp.start();
    dataSource = api.app.get(DataSource);
    writer = api.app.get(RecipeWriter, { strict: false });
    changes = api.app.get(RecipeChangesRepository, { strict: false });
    owner = await api.person();
    await dataSource.query(
      'DELETE FROM recipes WHERE id NOT IN (SELECT id FROM recipes ORDER BY id LIMIT $1)',
      [kept],
    );
    const index = api.app.get(RecipeIndexThread, { strict: false });
    await becomes(() => Promise.resolve(index.size === kept), true);
  });
  const stopAll = async (): Promise<void> => {
    for (const stop of running.splice(0)) await stop();
  };
  afterEach(stopAll);
  afterAll(() => api.close());

  /** What another process would have: its own index, feed, and notification connection. */
  async function instance({
    pollInterval = never,
    Heard = Notifications,
    configuration = testConfiguration(),
    followed = changes,
  } = {}) {
    const index = new RecipeIndexThread(configuration);
    const notifications = new Heard(dataSource, api.app.get(Configuration));
    const recipes = new RecipesService(
      api.app.get(RecipesRepository, { strict: false }),
      api.app.get(RecipeMarksRepository, { strict: false }),
      new RecipeMemory(),
    );
    const readEverything = jest.spyOn(recipes, 'getSearchable');
    const feed = new RecipeIndexFeed(
      index,
      recipes,
      new SearchAnswers(),
      new HouseholdAnswers(api.app.get(HttpAdapterHost), notifications, configuration),
      followed,
      notifications,
      new StoredRecipes(),
    );
    const stop = async (): Promise<void> => {
      await feed.onModuleDestroy();
      await index.onApplicationShutdown();
      await notifications.onApplicationShutdown();
    };
    running.push(stop);
    await feed.start(pollInterval);
    const find = async (ingredient: string, viewers: readonly string[] = []) => {
      const typed = [...deriveRecipe(draft('', [ingredient])).ingredientIds];
      const { ids } = await index.search({ ...NO_CONDITIONS, typed, viewers, limit: 1_000 });
      return ids;
    };
    const has = async (id: number, ...given: Parameters<typeof find>) =>
      (await find(...given)).includes(id);
    return { feed, index, recipes, find, has, stop, readEverything };
  }

  async function becomes(condition: () => Promise<boolean>, expected: boolean): Promise<void> {
    const start = performance.now();
    while ((await condition()) !== expected) {
      if (performance.now() - start > patience) throw new Error('It never came to pass.');
      await wait(5);
    }
  }

  const write = async (...given: Parameters<typeof draft>): Promise<number> =>
    (await writer.write([draft(...given)]))[0] as number;
  const remove = (id: number) =>
    api.app
      .get(RecipesRepository, { strict: false })
      .removeUnlessSaved([id], () => Promise.reject(new Error('Somebody saved it.')));

  it('[CALL-3] picks up additions, changes and deletions on notification', async () => {
    const other = await instance();
    const id = await write('two instances', ['1 dragon fruit']);
    await becomes(() => other.has(id, 'dragon fruit'), true);

    expect(await write('two instances', ['1 rutabaga'])).toBe(id);
    await becomes(() => other.has(id, 'rutabaga'), true);
    expect(await other.has(id, 'dragon fruit')).toBe(false);

    await remove(id);
    await becomes(() => other.has(id, 'rutabaga'), false);
  });

  it('[CALL-3] picks them up by polling when no notification arrives', async () => {
    const deaf = await instance({ pollInterval: 50, Heard: DeafNotifications });
    const id = await write('unheard', ['1 dragon fruit']);
    await becomes(() => deaf.has(id, 'dragon fruit'), true);
    await remove(id);
    await becomes(() => deaf.has(id, 'dragon fruit'), false);
  });

  it('[CALL-3] never shows a recipe as it was before a change: here at once, elsewhere after the notice', async () => {
    const other = await instance();
    const here = api.app.get(RecipesService, { strict: false });
    const linesAt = async (at: RecipesService, id: number) => {
      const [dish] = await at.getDishes(owner, [id]);
      const [card] = await at.getCards(owner, [id]);
      expect(card?.summary.title).toBe(dish?.view.title);
      return dish?.view.extendedIngredients.map(({ original }) => original);
    };
    const sources = ['first remembered', 'second remembered', 'third remembered'];
    for (let round = 0; round < 12; round += 1) {
      const lines = [`${round + 1} dragon fruits`];
      const id = await write(sources[round % sources.length] as string, lines);
      expect(await linesAt(here, id)).toEqual(lines);
      await becomes(async () => (await linesAt(other.recipes, id))?.[0] === lines[0], true);
      if (round % 4 !== 3) continue;
      await writer.removeUnlessSaved([id]);
      expect(await linesAt(here, id)).toBeUndefined();
      await becomes(async () => (await linesAt(other.recipes, id)) === undefined, true);
    }
  });

  it('drops the recipes of a deleted account', async () => {
    const other = await instance();
    const id = await write('an own one', ['1 dragon fruit'], ownerOf(owner));
    await becomes(() => other.has(id, 'dragon fruit', [owner.householdId]), true);
    expect(await other.has(id, 'dragon fruit')).toBe(false);
    await dataSource.query('DELETE FROM users WHERE id = $1', [owner.id]);
    await becomes(() => other.has(id, 'dragon fruit', [owner.householdId]), false);
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

  it('rebuilds when changes it needs have been pruned', async () => {
    const deaf = await instance({ Heard: DeafNotifications });
    const id = await write('long ago', ['1 dragon fruit']);
    await dataSource.query(`UPDATE recipe_changes SET created_at = now() - interval '30 days'`);
    // A transaction that is open anywhere on the server, in another database too, still needs the changes after it.
    await becomes(async () => {
      await changes.trim(7);
      return (await changes.since(0n, [], 10)).changes.length === 0;
    }, true);
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

  describe('started again', () => {
    let configuration: Configuration;
    let snapshot: string;
    let id: number;

    beforeEach(async () => {
      configuration = testConfiguration();
      snapshot = join(configuration.dataDir, 'recipe-index.snapshot');
      id = await write('kept', ['1 dragon fruit']);
      const { stop, readEverything } = await startAgain();
      expect(readEverything).toHaveBeenCalled();
      await becomes(() => Promise.resolve(existsSync(snapshot)), true);
      await stop();
    });
    const startAgain = () => instance({ configuration, Heard: DeafNotifications });
    afterEach(async () => {
      await stopAll();
      await remove(id);
      rmSync(configuration.dataDir, { recursive: true });
    });

    it('continues from its snapshot plus the changes since', async () => {
      const gone = await write('gone by then', ['1 dragon fruit']);
      const { feed, stop } = await startAgain();
      await feed.save();
      await stop();
      await remove(gone);
      const changed = await write('changed since', ['1 dragon fruit']);

      const again = await startAgain();
      expect(again.readEverything).not.toHaveBeenCalled();
      expect(again.index.ready).toBe(true);
      expect(await again.has(id, 'dragon fruit')).toBe(true);
      expect(await again.has(changed, 'dragon fruit')).toBe(true);
      expect(await again.has(gone, 'dragon fruit')).toBe(false);
      expect(again.index.size).toBe(await stored());
      await remove(changed);
    });

    const stored = async (): Promise<number> => {
      const [row] = await dataSource.query(
        'SELECT count(*)::integer AS recipes FROM recipes WHERE retired_at IS NULL',
      );
      return row.recipes;
    };
    const startsAnew = async (): Promise<void> => {
      const before = readFileSync(snapshot);
      const { feed, index, has, readEverything } = await startAgain();
      expect(readEverything).toHaveBeenCalled();
      expect(index.size).toBe(await stored());
      expect(await has(id, 'dragon fruit')).toBe(true);
      await feed.save();
      expect(readFileSync(snapshot).equals(before)).toBe(false);
      await expect(startAgain()).resolves.toMatchObject({ index: { ready: true } });
    };

    it('discards a damaged snapshot and rebuilds', async () => {
      const bytes = readFileSync(snapshot);
      const middle = bytes.length >> 1;
      bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle);
      writeFileSync(snapshot, bytes);
      await startsAnew();
    });

    it('discards a truncated one', async () => {
      truncateSync(snapshot, statSync(snapshot).size - 100);
      await startsAnew();
    });

    it('discards one that is empty or something else', async () => {
      writeFileSync(snapshot, '');
      await startsAnew();
      writeFileSync(snapshot, 'something else entirely, and longer than what comes first');
      await startsAnew();
    });

    it('discards one of another format', async () => {
      const bytes = readFileSync(snapshot);
      bytes.writeUInt32LE(0, 8);
      writeFileSync(snapshot, bytes);
      await startsAnew();
    });

    it('discards one of another database', async () => {
      const [feed] = await dataSource.query('SELECT id FROM recipe_feeds');
      await dataSource.query('UPDATE recipe_feeds SET id = gen_random_uuid()');
      await startsAnew();
      await dataSource.query('UPDATE recipe_feeds SET id = $1', [feed.id]);
    });

    it('discards one that is older than the retained changes', async () => {
      await dataSource.query('UPDATE recipe_feeds SET trimmed_through = trimmed_through + 1e9');
      await startsAnew();
      await dataSource.query('UPDATE recipe_feeds SET trimmed_through = trimmed_through - 1e9');
    });
  });

  it('[CALL-3] is not ready while its thread is down, and recovers by itself', async () => {
    const index = api.app.get(RecipeIndexThread, { strict: false });
    const status = async () => (await api.call('GET', '/api/health/ready')).status;
    expect(await status()).toBe(200);
    await (index as unknown as { worker: Worker }).worker.terminate();
    expect(await status()).toBe(503);
    await becomes(async () => (await status()) === 200, true);
  });

  it('[CALL-3] neither misses nor waits for an open transaction when a later one commits', async () => {
    const other = await instance({ pollInterval: 50 });
    const read = (name: string) => {
      const given = draft(name, ['1 dragon fruit']);
      return { draft: given, derived: deriveRecipe(given) };
    };
    let early = 0;
    let writing = Promise.resolve(0);
    await dataSource.transaction(async (manager) => {
      [early = 0] = await writer.writeRead([read('early')], manager);
      writing = write('late', ['1 dragon fruit']);
      // The embedded database has one session, so there the later transaction begins when this one has ended.
      if (process.env.TEST_DATABASE_URL) {
        const late = await writing;
        await becomes(() => other.has(late, 'dragon fruit'), true);
        await other.feed.catchUp();
      }
      expect(await other.has(early, 'dragon fruit')).toBe(false);
    });
    const late = await writing;
    await becomes(() => other.has(early, 'dragon fruit'), true);
    await becomes(() => other.has(late, 'dragon fruit'), true);
    await remove(early);
    await remove(late);
    await becomes(() => other.has(late, 'dragon fruit'), false);
  });

  describe('while transactions begin and end in any order', () => {
    const foods = ['dragon fruit', 'rutabaga', 'kohlrabi'];
    const keys = Array.from({ length: 6 }, (_, n) => `interleaved ${n}`);
    // The embedded database has one session, so there a transaction is over before anyone reads.
    const sessions = process.env.TEST_DATABASE_URL ? 4 : 1;
    const steps = fc.array(
      fc.record({
        act: fc.constantFrom('write', 'write', 'remove', 'commit', 'roll back', 'read'),
        session: fc.nat(sessions - 1),
        key: fc.constantFrom(...keys),
        food: fc.constantFrom(...foods),
        reader: fc.nat(1),
      }),
      { minLength: 10, maxLength: 40 },
    );

    it('[CALL-3] gives each reader what is committed, with every change applied once', async () => {
      const [before] = await dataSource.query('SELECT max(id) AS recipe FROM recipes');
      const reader = async (settings: Parameters<typeof instance>[0]) => {
        const followed = new RecipeChangesRepository(dataSource);
        const { since } = followed;
        const taken: string[] = [];
        jest.spyOn(followed, 'since').mockImplementation(async (...given) => {
          const answer = await since.apply(followed, given);
          taken.push(...answer.changes.map(({ id }) => id));
          return answer;
        });
        const { feed, find, readEverything } = await instance({ ...settings, followed });
        readEverything.mockClear();
        return { feed, find, readEverything, taken };
      };
      const readers = [
        await reader({ Heard: DeafNotifications }),
        await reader({ pollInterval: 7 }),
      ];

      const found = async ({ feed, find }: (typeof readers)[number]): Promise<number[][]> => {
        await feed.catchUp();
        const ids = await Promise.all(foods.map((food) => find(food)));
        return ids.map((some) => some.filter((id) => id > before.recipe).sort((a, b) => a - b));
      };
      const committed = (): Promise<number[][]> =>
        Promise.all(
          foods.map(async (food) => {
            const rows: { id: number }[] = await dataSource.query(
              'SELECT id FROM recipes WHERE id > $1 AND ingredient_ids = $2 ORDER BY id',
              [before.recipe, deriveRecipe(draft('', [food])).ingredientIds],
            );
            return rows.map(({ id }) => id);
          }),
        );
      const lastNoted = async (): Promise<number> => {
        const [row] = await dataSource.query(
          'SELECT coalesce(max(id), 0)::integer AS id FROM recipe_changes',
        );
        return row.id;
      };

      await fc.assert(
        fc.asyncProperty(steps, async (given) => {
          const notedBefore = await lastNoted();
          for (const { feed, taken } of readers) {
            await feed.catchUp();
            taken.length = 0;
          }
          const open = new Map<number, { runner: QueryRunner; touched: Set<string> }>();
          const begin = async (session: number) => {
            const runner = dataSource.createQueryRunner();
            await runner.startTransaction();
            const begun = { runner, touched: new Set<string>() };
            open.set(session, begun);
            return begun;
          };
          const end = async (session: number, how: 'commitTransaction' | 'rollbackTransaction') => {
            const { runner } = open.get(session) ?? {};
            open.delete(session);
            await runner?.[how]();
            await runner?.release();
          };
          const change = async (session: number, key: string, food: string | null) => {
            // Two transactions that touch one recipe would wait for each other, and nobody would end the first.
            if ([...open].some(([other, { touched }]) => other !== session && touched.has(key))) {
              return;
            }
            const { runner, touched } = open.get(session) ?? (await begin(session));
            touched.add(key);
            if (food === null) return runner.manager.delete(Recipe, { sourceKey: key });
            const read = draft(key, [food]);
            return writer.writeRead([{ draft: read, derived: deriveRecipe(read) }], runner.manager);
          };
          try {
            for (const { act, session, key, food, reader } of given) {
              if (act === 'write') await change(session, key, food);
              else if (act === 'remove') await change(session, key, null);
              else if (act === 'commit') await end(session, 'commitTransaction');
              else if (act === 'roll back') await end(session, 'rollbackTransaction');
              else if (sessions > 1 || open.size === 0) {
                expect(await found(readers[reader]!)).toEqual(await committed());
              }
            }
          } finally {
            for (const session of [...open.keys()].reverse()) {
              await end(session, 'commitTransaction');
            }
          }
          const noted: { id: number }[] = await dataSource.query(
            'SELECT id::integer FROM recipe_changes WHERE id > $1 ORDER BY id',
            [notedBefore],
          );
          for (const each of readers) {
            expect(await found(each)).toEqual(await committed());
            const taken = each.taken.map(Number).sort((a, b) => a - b);
            expect(taken).toEqual(noted.map(({ id }) => id));
            expect(each.readEverything).not.toHaveBeenCalled();
          }
        }),
        { numRuns: 40 },
      );
      await dataSource.query('DELETE FROM recipes WHERE id > $1', [before.recipe]);
    }, 120_000);
  });
});
