// What maintaining the search index costs the event loop that serves requests: filling, merging, searching, saving and loading a
// snapshot, with the index in this thread and in its own. Run after `npm run build`.
//   --size 1000000    sets the number of recipes.
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { allIngredients, ingredientById } from '@larder/culinary';
import { culinaryHierarchy } from '@larder/culinary/at-hand';

const built = new URL('../backend/dist/modules/', import.meta.url);
const searchFolder = new URL('recipe-search/', built);
const { InProcessRecipeIndex } = await import(
  new URL('index/in-process-recipe-index.js', searchFolder)
);
const { RecipeIndexThread } = await import(new URL('index/recipe-index-thread.js', searchFolder));
const { toIndexedRecipe } = await import(new URL('index/indexed-recipe.js', searchFolder));
const { NO_CONDITIONS } = await import(new URL('index/recipe-index.js', searchFolder));
const { readingVersion } = await import(new URL('recipes/domain/reading-version.js', built));

const given = process.argv.indexOf('--size');
const size = given === -1 ? 1_000_000 : Number(process.argv[given + 1]);
const types = ['main course', 'side dish', 'dessert', 'salad', 'soup', 'appetizer', 'breakfast'];
const ingredientIds = allIngredients().map(({ id }) => id);
const BATCH = 250;

// A deterministic sequence, so that two runs measure the same.
let state = 20_240_229;
function random() {
  state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
  return state / 4_294_967_296;
}
/** As in kitchens, frequent ingredients are far more frequent than rare ones. */
const draw = () => ingredientIds[Math.floor(ingredientIds.length * random() ** 3)];
const drawMany = (count) => [...new Set(Array.from({ length: count }, draw))];
const makeRecipe = (id) => ({
  id,
  title: drawMany(2)
    .map((food) => ingredientById(food).name)
    .join(' with '),
  readyInMinutes: 5 * Math.ceil(24 * random()),
  cuisine: null,
  ingredientIds: drawMany(6 + Math.floor(7 * random())),
  optionalIngredientIds: [],
  alternatives: {},
  unknownIngredients: [],
  dishTypes: [types[Math.floor(types.length * random())]],
  diets: random() < 0.5 ? ['vegetarian'] : [],
  brokenDiets: [],
  allergens: random() < 0.5 ? ['milk'] : [],
  mayContain: random() < 0.2 ? ['gluten'] : [],
  unknownAllergens: [],
  traits: [],
  rules: {},
  reading: readingVersion,
  popularity: 0,
  ownerId: null,
});
const batchFrom = (first, count) =>
  Array.from({ length: Math.min(BATCH, count) }, (_, index) => makeRecipe(first + index));
const query = (words) => ({ ...NO_CONDITIONS, typed: drawMany(words), limit: 24 });

const rows = [];
async function measure(name, work) {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  await nextTurn();
  delay.enable();
  const start = performance.now();
  await work();
  const seconds = (performance.now() - start) / 1_000;
  delay.disable();
  const ms = (nanoseconds) => Number((nanoseconds / 1e6).toFixed(1));
  rows.push({
    what: name,
    seconds: Number(seconds.toFixed(2)),
    'delay p50': ms(delay.percentile(50)),
    'delay p99': ms(delay.percentile(99)),
    'delay max': ms(delay.max),
  });
}

async function search(index, count, words) {
  for (let n = 0; n < count; n += 1) {
    await index.search(query(words));
    await nextTurn();
  }
}
const changes = Array.from({ length: 44 }, (_, batch) => batchFrom(1 + batch * BATCH, BATCH));

await measure('nothing', () => wait(2_000));

const inThisThread = new InProcessRecipeIndex(culinaryHierarchy);
await inThisThread.replaceAll(
  (async function* () {
    for (let at = 0; at < size; at += BATCH)
      yield batchFrom(at + 1, size - at).map(toIndexedRecipe);
  })(),
);
await search(inThisThread, 50, 8);
await measure('this thread: 200 searches, 8 words', () => search(inThisThread, 200, 8));
await measure('this thread: 200 searches, 30 words', () => search(inThisThread, 200, 30));
await measure('this thread: merge 11,000 changes', async () => {
  for (const batch of changes) await inThisThread.put(batch.map(toIndexedRecipe));
  await inThisThread.merged();
});
console.log(`${(inThisThread.byteLength / size).toFixed(1)} bytes a recipe`);

const dataDir = mkdtempSync(join(tmpdir(), 'larder-upkeep-'));
const start = () => {
  const index = new RecipeIndexThread({ dataDir });
  index.start(() => undefined);
  index.ready = true;
  return index;
};
const index = start();
await index.call('beginFill');
for (let at = 0; at < size; at += BATCH) {
  await index.call('addToFill', JSON.stringify(batchFrom(at + 1, size - at)));
}
await measure('own thread: make the arrays', () => index.call('endFill', '1'));
await search(index, 50, 8);
await measure('own thread: 200 searches, 8 words', () => search(index, 200, 8));
await measure('own thread: 200 searches, 30 words', () => search(index, 200, 30));
await measure('own thread: merge 11,000 changes', async () => {
  for (const batch of changes) {
    const ids = batch.map(({ id }) => id);
    await index.call('apply', ids, JSON.stringify(batch));
  }
});
let slowest = 0;
let merging = true;
const saved = measure('own thread: merge what is left, save a snapshot', () =>
  index.call('save', 'bench').finally(() => {
    merging = false;
  }),
);
while (merging) {
  const before = performance.now();
  await index.search(query(8));
  slowest = Math.max(slowest, performance.now() - before);
}
await saved;
await index.onApplicationShutdown();
const again = start();
await measure('own thread: start and load the snapshot', () => again.call('load', 'bench'));
await again.onApplicationShutdown();
const { size: bytes } = statSync(join(dataDir, 'recipe-index.snapshot'));
rmSync(dataDir, { recursive: true });

console.log(`${size} recipes; milliseconds of delay on the event loop that answers requests`);
console.table(rows);
console.log(`slowest search while merging and saving: ${slowest.toFixed(1)} ms`);
console.log(`snapshot: ${(bytes / 1e6).toFixed(0)} MB`);
