// How well the catalogue answers what people have at hand: takes the pairs of foods that real recipes use together most often, and
// counts for how many of them, weighted by how often, at least one dish of the catalogue uses both, and for how many at least three do.
// BENCH_DATA names a folder with real-recipes-*.jsonl.gz (one {"ingredients": […]} a line). Run after `npm run build`.
//   --pairs 1500      takes that many pairs instead of 1,000
//   --besides egg,milk
//                     leaves out these foods besides the staples; otherwise those that half of all recipes use in any case
//   --list 100        lists that many of the pairs without a dish and of those with fewer than three; 50 unless told
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { idOfPhrase, ingredientById, mayBe, parseIngredientLine } from '@larder/culinary';

const argument = (name, usual) => {
  const given = process.argv.indexOf(`--${name}`);
  return given === -1 ? usual : process.argv[given + 1];
};
const pairsTaken = Number(argument('pairs', 1000));
const listed = Number(argument('list', 50));
const besides = argument('besides', 'sugar,butter,flour,garlic,onion')
  .split(',')
  .map((name) => idOfPhrase(name));
const folder = process.env.BENCH_DATA;

/** Shares in percent, and numbers of dishes, to reach. */
const aims = { one: 97, three: 85, quick: 300, short: 200 };
const quickMinutes = 20;
const fewIngredients = 5;

const isTelling = (id) => !ingredientById(id).staple;
const isCounted = (id) => isTelling(id) && !besides.includes(id);

/** The foods of a line; `foods` of an optional line can be left out. */
function* foodsOf(line) {
  for (const part of [line, ...line.also]) {
    if (part.ingredientId === null) continue;
    const optional = line.optional || part.optional;
    yield { ids: [part.ingredientId, ...part.alternatives], optional };
  }
}

const readLines = (lines) => lines.flatMap((line) => [...foodsOf(parseIngredientLine(line))]);

function readCatalogue() {
  const recipes = fileURLToPath(new URL('../backend/catalogue/recipes/', import.meta.url));
  return readdirSync(recipes)
    .filter((file) => file.endsWith('.md'))
    .map((file) => {
      const text = readFileSync(join(recipes, file), 'utf8');
      const [, list = ''] = /## Ingredients\s+([\s\S]*?)\s+## Steps/.exec(text) ?? [];
      const foods = readLines(list.split('\n').map((line) => line.replace(/^- /, '')));
      const needed = foods.filter(({ optional }) => !optional).map(({ ids }) => ids[0]);
      return {
        minutes: Number(/^ready: (\d+)$/m.exec(text)?.[1]),
        uses: new Set(foods.flatMap(({ ids }) => ids)),
        needed: new Set(needed.filter(isTelling)),
      };
    });
}

/** For each food the dishes that use it or a kind of it, as search counts it. */
function dishesByFood(dishes) {
  const known = new Map();
  return (id) => {
    let found = known.get(id);
    if (!found) {
      const kinds = [id, ...mayBe(id)];
      found = new Set(dishes.filter(({ uses }) => kinds.some((kind) => uses.has(kind))));
      known.set(id, found);
    }
    return found;
  };
}

/** The most frequent pairs with the number of recipes that use both. */
function commonPairs(file) {
  const counts = new Map();
  const text = gunzipSync(readFileSync(file)).toString('utf8');
  for (const line of text.trim().split('\n')) {
    const foods = readLines(JSON.parse(line).ingredients).map(({ ids }) => ids[0]);
    const counted = [...new Set(foods)].filter(isCounted).sort((left, right) => left - right);
    counted.forEach((left, at) => {
      for (const right of counted.slice(at + 1)) {
        const pair = `${left} ${right}`;
        counts.set(pair, (counts.get(pair) ?? 0) + 1);
      }
    });
  }
  return [...counts]
    .map(([pair, weight]) => ({ ids: pair.split(' ').map(Number), weight }))
    .sort((left, right) => right.weight - left.weight)
    .slice(0, pairsTaken);
}

const missed = [];
function tell(what, value, aim, unit) {
  const shown = unit === '%' ? value.toFixed(1) : value;
  console.log(`${what}: ${shown} ${unit} (aim ${aim} ${unit})`);
  if (value < aim) missed.push(what);
}

const dishes = readCatalogue();
const dishesWith = dishesByFood(dishes);
console.log(`${dishes.length} dishes`);
const countOf = (holds) => dishes.filter(holds).length;
tell(
  `ready in ${quickMinutes} minutes or less`,
  countOf(({ minutes }) => minutes <= quickMinutes),
  aims.quick,
  'dishes',
);
tell(
  `at most ${fewIngredients} ingredients apart from staples`,
  countOf(({ needed }) => needed.size <= fewIngredients),
  aims.short,
  'dishes',
);

const files = folder
  ? readdirSync(folder).filter((name) => /^real-recipes.*\.jsonl\.gz$/.test(name))
  : [];
if (files.length === 0) {
  console.log('BENCH_DATA names no folder with real-recipes-*.jsonl.gz, so no pairs were counted.');
}
for (const file of files) {
  const pairs = commonPairs(join(folder, file)).map(({ ids: [left, right], weight }) => {
    const both = [...dishesWith(left)].filter((dish) => dishesWith(right).has(dish)).length;
    return { name: [left, right].map((id) => ingredientById(id).name).join(' + '), weight, both };
  });
  const weightOf = (some) => some.reduce((sum, { weight }) => sum + weight, 0);
  const all = weightOf(pairs);
  const share = (least) => (100 * weightOf(pairs.filter(({ both }) => both >= least))) / all;
  console.log(`\n${file}: ${pairs.length} pairs`);
  tell('pairs that a dish uses', share(1), aims.one, '%');
  tell('pairs that three dishes use', share(3), aims.three, '%');
  const show = (title, some) => {
    console.log(`\n${title}: ${some.length}`);
    for (const { name, weight, both } of some.slice(0, listed)) {
      console.log(`  ${String(weight).padStart(5)}  ${name}${both > 0 ? `  (${both})` : ''}`);
    }
  };
  show(
    'without a dish',
    pairs.filter(({ both }) => both === 0),
  );
  show(
    'with one or two dishes',
    pairs.filter(({ both }) => both > 0 && both < 3),
  );
}
console.log(missed.length === 0 ? '\nevery aim reached' : `\nmissed: ${missed.join(', ')}`);
if (missed.length > 0) process.exitCode = 1;
