// Search by ingredients and by name on synthetic recipes drawn from real frequencies: time, memory, and correctness against brute force; beside
// it what PostgreSQL and MiniSearch need for the same queries. BENCH_DATA names the folder with the real recipes (see
// synthetic-recipes.mjs). Run after `npm run build`.
//
//   --sizes 100000,1000000,2200000    how many recipes
//   --alone                           no PostgreSQL and no MiniSearch
//   --households 1000                 as many households, each with a thousand recipes that nobody else finds
import { performance } from 'node:perf_hooks';
import { measureMiniSearch, measurePostgres } from './search-elsewhere.mjs';
import {
  bruteForce,
  culinaryHierarchy,
  drawNameQuery,
  drawQuery,
  generate,
  household,
  MODES,
  NAME_KINDS,
  timed,
} from './synthetic-recipes.mjs';

const { InProcessRecipeIndex } = await import(
  new URL('../backend/dist/modules/recipe-search/index/in-process-recipe-index.js', import.meta.url)
);

const option = (name) => process.argv[process.argv.indexOf(name) + 1];
const sizes = (process.argv.includes('--sizes') ? option('--sizes') : '100000,1000000')
  .split(',')
  .map(Number);
const households = process.argv.includes('--households') ? Number(option('--households')) : 0;
const own = { households, each: 1_000 };
const alone = process.argv.includes('--alone');
/** Those that brute force defines. */
const MODES_DEFINED = Object.keys(MODES).slice(0, 5);
const LENGTHS = [3, 8, 30];
const QUERIES = 200;
/** Brute force and MiniSearch hold every recipe as objects: not for millions. */
const MOST_KEPT = 100_000;

async function build(size, keep) {
  const index = new InProcessRecipeIndex(culinaryHierarchy);
  const start = performance.now();
  let drawing = 0;
  await index.replaceAll(
    (async function* () {
      const source = generate(size, keep, own);
      for (;;) {
        const before = performance.now();
        const { value, done } = await source.next();
        drawing += performance.now() - before;
        if (done) return;
        yield value;
      }
    })(),
  );
  return { index, seconds: (performance.now() - start - drawing) / 1_000 };
}

/** The households ask one after the other. */
const seenBy = (query, number) => ({
  ...query,
  viewers: households > 0 ? [household(number % households)] : [],
});

async function measureNames(index, rest, conditions) {
  const rows = [];
  for (const kind of NAME_KINDS) {
    const queries = Array.from({ length: QUERIES }, (_, number) =>
      seenBy(drawNameQuery(kind, rest), number),
    );
    await timed(queries.slice(0, 20), (query) => index.search(query));
    const { p50, p95, cpu, cpu95 } = await timed(queries, (query) => index.search(query));
    rows.push({ name: kind, conditions, p50, p95, cpu, cpu95 });
  }
  return rows;
}

async function check(index, define, queries) {
  let wrong = 0;
  for (const query of queries) {
    const { ids, total } = await index.search(query);
    if (JSON.stringify({ ids, total }) !== JSON.stringify(define(query))) wrong += 1;
  }
  return wrong;
}

async function measure(size) {
  const kept = size <= MOST_KEPT ? [] : null;
  const { index, seconds } = await build(size, kept ?? undefined);
  const bytes = index.byteLength / index.size;
  console.log(
    `\n${index.size} recipes, ${size} of them everyone's: built in ${seconds.toFixed(2)} s, ${bytes.toFixed(1)} bytes a recipe before the first query`,
  );
  const rows = [];
  const normal = new Map();
  const define = kept && households === 0 ? bruteForce(kept) : null;
  let wrong = 0;
  let compared = 0;
  for (const [mode, settings] of Object.entries(MODES)) {
    for (const length of LENGTHS) {
      const queries = Array.from({ length: QUERIES }, (_, number) =>
        seenBy(drawQuery(length, settings), number),
      );
      await timed(queries, (query) => index.search(query));
      const times = await timed(queries, (query) => index.search(query));
      rows.push({
        mode,
        ingredients: length,
        p50: times.p50,
        p95: times.p95,
        cpu: times.cpu,
        cpu95: times.cpu95,
      });
      if (mode === 'normal') normal.set(length, { queries, times });
      if (!define || !MODES_DEFINED.includes(mode)) continue;
      const sample = queries.slice(0, 5);
      wrong += await check(index, define, sample);
      compared += sample.length;
    }
  }
  print(rows);
  console.log('by name:');
  print([
    ...(await measureNames(index, {}, 'name only')),
    ...(await measureNames(index, { typed: drawQuery(3, {}).typed }, 'and 3 ingredients')),
    ...(await measureNames(index, { maxMinutes: 30, maxMissing: 5 }, 'quick, at most 5 missing')),
  ]);
  const total = index.byteLength / index.size;
  console.log(`${total.toFixed(1)} bytes a recipe after them, all included`);
  if (define) console.log(`checked against brute force: ${wrong} of ${compared} wrong`);
  if (wrong > 0) process.exitCode = 1;
  if (alone) return;
  const others = await measurePostgres(generate(size), normal);
  if (kept) others.push(...(await measureMiniSearch(kept, normal)));
  print(
    others.map(({ engine, length, times }) => ({
      engine,
      ingredients: length,
      p50: times.p50,
      p95: times.p95,
      'times as long (p50)': times.p50 / normal.get(length).times.p50,
    })),
  );
}

function print(rows) {
  const rounded = (value) => (typeof value === 'number' ? Number(value.toFixed(2)) : value);
  console.table(
    rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([key, value]) => [key, rounded(value)])),
    ),
  );
}

for (const size of sizes) {
  await measure(size);
}
