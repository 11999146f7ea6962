// Synthetic recipes and queries drawn from real frequencies, and the answers by definition. BENCH_DATA names a folder
// with real-recipes-*.jsonl.gz (title; ingredients: raw lines).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { gunzipSync } from 'node:zlib';
import { ALLERGEN_IDS, factsOf, parseIngredientLine } from '@larder/culinary';
import { coverOf, culinaryHierarchy, readDishName, titleWords } from '@larder/culinary/at-hand';

export { culinaryHierarchy };

const built = new URL('../backend/dist/modules/recipe-search/', import.meta.url);
const { CENTRE_GAIN, CENTRE_TITLE_GAIN, costOf, DESSERT_LOSS, gainOf, TITLE_GAIN } = await import(
  new URL('index/ranking.js', built)
);
const { centreOf } = await import(new URL('domain/kitchen-centre.js', built));
const { titleFoodsOf } = await import(new URL('domain/title-foods.js', built));
const { NO_CONDITIONS } = await import(new URL('index/recipe-index.js', built));

const folder = process.env.BENCH_DATA;
if (!folder) {
  console.log('BENCH_DATA is unset: there are no real recipes to draw from, nothing was measured.');
  process.exit(0);
}

// A deterministic sequence, so that two runs measure the same.
let state = 20_240_229;
function random() {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
}
const pick = (list) => list[Math.floor(random() * list.length)];

function readReal() {
  const files = readdirSync(folder).filter((name) => /^real-recipes-.*\.jsonl\.gz$/.test(name));
  if (files.length === 0) throw new Error(`${folder} holds no real-recipes-*.jsonl.gz.`);
  const lines = files.flatMap((name) =>
    gunzipSync(readFileSync(join(folder, name)))
      .toString('utf8')
      .split('\n')
      .filter(Boolean),
  );
  return lines
    .map((line) => {
      const { title, ingredients } = JSON.parse(line);
      const read = ingredients.map((one) => parseIngredientLine(one).ingredientId);
      const ids = [...new Set(read.filter((id) => id !== null))];
      return { words: titleWords(title), ids, titleFoods: titleFoodsOf(title, ids) };
    })
    .filter(({ ids, words }) => ids.length > 0 && words.length > 0);
}

const SYLLABLES =
  'ba be bo ca chi da do el fa gi ha ja ka la lo ma mi na no pa ra ri sa so ta va'.split(' ');
/** A name of a person or a place, drawn from many thousands, the first far more often than the last. */
function inventWord() {
  let number = Math.floor(120_000 * random() ** 3);
  let word = '';
  do {
    word += SYLLABLES[number % SYLLABLES.length];
    number = Math.floor(number / SYLLABLES.length);
  } while (number > 0 || word.length < 5);
  return word;
}

/** The words of a real title, some of them replaced by words of other titles or by names. */
function drawTitle() {
  const words = pick(realTitles).map((word) => {
    const chance = random();
    return chance < 0.85 ? word : chance < 0.97 ? pick(pick(realTitles)) : inventWord();
  });
  return [...new Set(words)];
}

const CUISINES = ['italian', 'french', 'mexican', 'thai', 'indian', null];
const TYPES = ['main course', 'side dish', 'dessert', 'salad', 'soup', 'appetizer', 'breakfast'];
const TYPE_SHARES = [0.45, 0.16, 0.14, 0.08, 0.08, 0.06, 0.03];

function drawType() {
  let left = random();
  const at = TYPE_SHARES.findIndex((share) => (left -= share) < 0);
  return TYPES[at === -1 ? 0 : at];
}

function drawDiets() {
  const diets = random() < 0.53 ? ['gluten free'] : [];
  const strictness = random();
  if (strictness < 0.63) diets.push('pescetarian');
  if (strictness < 0.54) diets.push('vegetarian');
  if (strictness < 0.16) diets.push('vegan');
  return diets;
}

/** As the table has them. */
function allergensOf(ids) {
  const facts = ids.map((id) => factsOf(id).allergens);
  const that = (...wanted) =>
    ALLERGEN_IDS.filter((allergen) => facts.some((one) => wanted.includes(one[allergen])));
  const contains = that('contains');
  const unsure = that('may', 'unknown').filter((allergen) => !contains.includes(allergen));
  return { contains, unsure };
}

function synthesizer(recipes) {
  const real = recipes.map(({ ids }) => ids);
  const occurrences = real.flat();
  const recipesWith = new Map();
  real.forEach((ids, index) => {
    for (const id of ids) recipesWith.set(id, [...(recipesWith.get(id) ?? []), index]);
  });
  const companion = (id) => pick(real[pick(recipesWith.get(id))]);
  return (id, ownerId) => {
    const ids = new Set();
    const model = pick(recipes);
    for (const ingredient of model.ids) {
      const chance = random();
      if (chance < 0.74) ids.add(ingredient);
      else if (chance < 0.86) ids.add(companion(ingredient));
      else if (chance < 0.88) ids.add(pick(occurrences));
    }
    for (let more = Math.floor(random() * 3); more > 0; more -= 1) ids.add(pick(occurrences));
    if (ids.size === 0) ids.add(pick(occurrences));
    return {
      id,
      titleWords: drawTitle(),
      titleFoods: model.titleFoods.filter((one) => ids.has(one)),
      ingredients: [...ids].map((one) => ({ anyOf: [one], optional: false })),
      unknownLines: 0,
      minutes: 5 * Math.ceil(24 * random()),
      cuisine: pick(CUISINES),
      types: [drawType()],
      forBabies: false,
      diets: drawDiets(),
      ...allergensOf([...ids]),
      popularity: Math.floor(random() * 1_000),
      ownerId,
    };
  };
}

const readRecipes = readReal();
const real = readRecipes.map(({ ids }) => ids);
const realTitles = readRecipes.map(({ words }) => words);
const occurrences = real.flat();
const frequencies = new Map();
for (const id of occurrences) frequencies.set(id, (frequencies.get(id) ?? 0) + 1);
/** The ingredients of real recipes, the commonest first. */
const frequent = [...frequencies].sort((left, right) => right[1] - left[1]).map(([id]) => id);
const synthesize = synthesizer(readRecipes);
console.log(`${real.length} real recipes, ${frequencies.size} ingredients; top 30, milliseconds`);

const BATCH = 10_000;
export const household = (number) => `household ${number}`;

/**
 * Makes this many synthetic recipes for everyone, in batches, and then this many for each household; `keep` takes them
 * all.
 */
export async function* generate(count, keep, { households = 0, each = 0 } = {}) {
  for (let at = 0; at < count; at += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, count - at) }, (_, index) =>
      synthesize(at + index + 1, null),
    );
    keep?.push(...batch);
    yield batch;
  }
  for (let number = 0; number < households; number += 1) {
    const first = count + number * each + 1;
    yield Array.from({ length: each }, (_, index) => synthesize(first + index, household(number)));
  }
}

export const MODES = {
  normal: {},
  filtered: { type: 'main course', diet: 'vegetarian' },
  'filtered, 2 excluded': { type: 'main course', diet: 'vegetarian', excluding: 2 },
  'without gluten and milk': { avoided: ['gluten', 'milk'] },
  restricted: { restricted: true },
  'in 30 minutes, Thai': { maxMinutes: 30, cuisine: 'thai' },
  'at most 3 missing': { maxMissing: 3, stocked: true },
  'shortest first': { sort: 'time' },
  'fewest to buy first': { sort: 'missing', stocked: true },
  'newest first': { sort: 'newest' },
};
/** A query of this many ingredients in one of the modes. */
export function drawQuery(length, { excluding = 0, stocked = false, ...mode }) {
  const typed = new Set();
  while (typed.size < length) typed.add(pick(occurrences));
  const excluded = new Set();
  while (excluded.size < excluding) {
    const id = pick(occurrences);
    if (!typed.has(id)) excluded.add(id);
  }
  return {
    ...NO_CONDITIONS,
    typed: [...typed],
    pantry: mode.restricted || stocked ? frequent.slice(0, 12) : [],
    excluded: [...excluded],
    limit: 30,
    ...mode,
  };
}

/** The same word with two neighbouring letters swapped, or one left out. */
function misspelt(word) {
  const at = 1 + Math.floor(random() * (word.length - 2));
  const swapped = word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
  return random() < 0.5 ? swapped : word.slice(0, at) + word.slice(at + 1);
}

const longWord = () => {
  for (;;) {
    const word = pick(pick(realTitles));
    if (word.length > 5) return word;
  }
};
/** What people type: names drawn from real titles. */
const NAMES = {
  'one word': () => pick(pick(realTitles)),
  'two words': () => pick(realTitles).slice(0, 2).join(' '),
  'a whole title': () => pick(realTitles).join(' '),
  'its beginning': () => longWord().slice(0, 4),
  'three letters': () => longWord().slice(0, 3),
  misspelt: () => misspelt(longWord()),
  'two words, misspelt': () => `${pick(pick(realTitles))} ${misspelt(longWord())}`,
  'a title nobody has': () => `${longWord()} ${longWord()} ${longWord()}`,
};
export const NAME_KINDS = Object.keys(NAMES);

export const drawNameQuery = (kind, rest = {}) => ({
  ...NO_CONDITIONS,
  name: readDishName(NAMES[kind]()),
  limit: 30,
  ...rest,
});

/** An answer by its definition, worked out from every recipe. */
export function bruteForce(recipes) {
  const count = new Map();
  for (const { ingredients } of recipes) {
    for (const { anyOf } of ingredients) count.set(anyOf[0], (count.get(anyOf[0]) ?? 0) + 1);
  }
  const price = (id) => costOf(culinaryHierarchy.roleOf(id), count.get(id) ?? 0, recipes.length);
  const prices = new Map([...count.keys()].map((id) => [id, price(id)]));
  const totals = recipes.map(({ ingredients }) =>
    ingredients.reduce((sum, { anyOf }) => sum + prices.get(anyOf[0]), 0),
  );
  return (query) => {
    const cover = coverOf(query.typed, query.pantry, culinaryHierarchy);
    const gains = cover.fits.map(({ typed, fits }) => {
      let using = 0;
      for (const { ingredients } of recipes) {
        if (ingredients.some(({ anyOf }) => fits.has(anyOf[0]))) using += 1;
      }
      return gainOf(culinaryHierarchy.roleOf(typed), using, recipes.length);
    });
    const { roleOf } = culinaryHierarchy;
    const isStaple = (id) => roleOf(id) === 'staple';
    const central = centreOf(
      query.typed.map((typed, word) => ({ role: roleOf(typed), gain: gains[word] })),
    );
    const onlyStaples = query.typed.every(isStaple);
    const gone = new Set(query.excluded.flatMap((id) => [id, ...culinaryHierarchy.goneWith(id)]));
    const scored = [];
    recipes.forEach((recipe, index) => {
      if (query.type && !recipe.types.includes(query.type)) return;
      if (query.diet && !recipe.diets.includes(query.diet)) return;
      const doubtful = [...recipe.contains, ...recipe.unsure];
      if (query.avoided.some((avoided) => doubtful.includes(avoided))) return;
      const ids = recipe.ingredients.map(({ anyOf }) => anyOf[0]);
      if (ids.some((id) => gone.has(id))) return;
      const isHeld = (id) => [cover.typed, cover.standIns, cover.pantry].some((one) => one.has(id));
      const toBuy = ids.filter((id) => !isHeld(id));
      if (query.restricted && toBuy.length > 0) return;
      let score = -toBuy.reduce((sum, id) => sum + prices.get(id), 0);
      let [telling, centre, aside] = [false, false, false];
      cover.fits.forEach(({ typed, fits }, word) => {
        const fit = Math.max(0, ...ids.map((id) => fits.get(id) ?? 0));
        score += (gains[word] / 8) * fit;
        telling ||= fit > 0 && (onlyStaples || !isStaple(typed));
        const named = Math.max(0, ...recipe.titleFoods.map((id) => fits.get(id) ?? 0));
        if (central[word]) score += (CENTRE_TITLE_GAIN / 8) * named;
        else aside ||= named > 0 && !isStaple(typed);
        centre ||= central[word] && fit > 0;
      });
      const isLast =
        !centre &&
        recipe.types.includes('dessert') &&
        query.typed.some((one) => roleOf(one) === 'protein');
      score += (isLast ? -DESSERT_LOSS : 0) + (centre ? CENTRE_GAIN : 0) + (aside ? TITLE_GAIN : 0);
      if (telling) scored.push({ id: recipe.id, score, total: totals[index], recipe });
    });
    scored.sort(
      (left, right) =>
        right.score - left.score ||
        left.total - right.total ||
        right.recipe.popularity - left.recipe.popularity ||
        left.id - right.id,
    );
    return { ids: scored.slice(0, query.limit).map(({ id }) => id), total: scored.length };
  };
}

/** The value below which this share of a sorted list lies. */
export const quantile = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
/**
 * Milliseconds per query, run one after the other; `cpu` is the process's own CPU time, whatever else the machine did:
 * the mean, and its p95.
 */
export async function timed(queries, run) {
  const times = [];
  const computed = [];
  for (const query of queries) {
    const before = process.cpuUsage();
    const start = performance.now();
    await run(query);
    times.push(performance.now() - start);
    const { user, system } = process.cpuUsage(before);
    computed.push((user + system) / 1_000);
  }
  times.sort((left, right) => left - right);
  computed.sort((left, right) => left - right);
  return {
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    cpu: computed.reduce((sum, one) => sum + one, 0) / queries.length,
    cpu95: quantile(computed, 0.95),
  };
}
