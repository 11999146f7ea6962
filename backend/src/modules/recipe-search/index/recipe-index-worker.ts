// Runs in its own thread, so that neither a long search nor building arrays ever blocks request handling.
import { parentPort, workerData } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import { toIndexedRecipe } from './indexed-recipe.js';
import type { SearchedRecipe } from '../../recipes/domain/searched-recipe.js';
import { InProcessRecipeIndex } from './in-process-recipe-index.js';
import { culinaryHierarchy } from '@larder/culinary/at-hand';
import { kitchenFingerprint } from './kitchen-fingerprint.js';
import { RecipeArrivals } from './recipe-arrivals.js';
import type { RecipeQuery } from './recipe-index.js';
import { readSnapshot, SnapshotError, writeSnapshot } from './snapshot-file.js';

export interface IndexWorkerData {
  readonly snapshotPath: string;
}

export interface IndexRequest {
  readonly id: number;
  readonly name: keyof IndexCalls;
  readonly args: readonly unknown[];
}

export interface IndexResponse {
  readonly id: number;
  readonly size: number;
  readonly value?: unknown;
  readonly error?: string;
}

const { snapshotPath } = workerData as IndexWorkerData;
const kitchen = kitchenFingerprint(culinaryHierarchy);
const index = new InProcessRecipeIndex(culinaryHierarchy);
let arrivals = new RecipeArrivals();
let saved: object | null = null;
let saving: Promise<void> = Promise.resolve();

/** Every message carries a copy of the pantry, and what one covers is known by the list. */
const pantries = new LRUCache<string, readonly number[]>({ max: 1_000 });

function samePantry(pantry: readonly number[]): readonly number[] {
  const key = pantry.join();
  const known = pantries.get(key) ?? pantry;
  pantries.set(key, known);
  return known;
}

const recipesIn = (rows: string) => (JSON.parse(rows) as SearchedRecipe[]).map(toIndexedRecipe);

const calls = {
  search: (query: RecipeQuery) => index.search({ ...query, pantry: samePantry(query.pantry) }),

  /** The position of the snapshot from which the index continues, or why there is none. */
  async load(database: string): Promise<{ position: string } | { reason: string }> {
    try {
      const state = await readSnapshot(snapshotPath, { kitchen, database });
      index.restore(state);
      saved = state.segment;
      return { position: state.position };
    } catch (error) {
      if (!(error instanceof SnapshotError)) throw error;
      return { reason: error.message };
    }
  },

  beginFill(): void {
    arrivals = new RecipeArrivals();
  },

  addToFill(rows: string): void {
    for (const recipe of recipesIn(rows)) arrivals.add(recipe);
  },

  async endFill(position: string): Promise<void> {
    await index.replaceWith(arrivals, position);
    arrivals = new RecipeArrivals();
  },

  /**
   * These have changed; `rows` describes those that can still be found. Answers with the owners who alone could or can find them;
   * null where others may notice the change.
   */
  async apply(ids: readonly number[], rows: string): Promise<readonly string[] | null> {
    const recipes = recipesIn(rows);
    const now = new Map(recipes.map(({ id, ownerId }) => [id, ownerId]));
    const owners = new Set<string | null>();
    for (const id of ids) {
      const [before, after] = [index.ownerOf(id), now.get(id)];
      if (before === undefined && after === undefined) owners.add(null);
      for (const owner of [before, after]) if (owner !== undefined) owners.add(owner);
    }
    await index.remove(ids.filter((id) => !now.has(id)));
    await index.put(recipes);
    return owners.has(null) ? null : ([...owners] as string[]);
  },

  moveTo(position: string): void {
    index.position = position;
  },

  save(database: string): Promise<void> {
    const done = saving.then(async () => {
      const state = await index.settle();
      if (state.segment === saved) return;
      await writeSnapshot(snapshotPath, { kitchen, database }, state);
      saved = state.segment;
    });
    saving = done.catch(() => undefined);
    return done;
  },
};

export type IndexCalls = typeof calls;

async function answer({ id, name, args }: IndexRequest): Promise<void> {
  const response = await Promise.resolve()
    .then(() => (calls[name] as (...given: readonly unknown[]) => unknown)(...args))
    .then(
      (value) => ({ value }),
      (error: unknown) => ({ error: (error as Error).stack ?? String(error) }),
    );
  parentPort?.postMessage({ id, size: index.size, ...response } satisfies IndexResponse);
}

parentPort?.on('message', (request: IndexRequest) => void answer(request));
