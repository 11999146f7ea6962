// Writes packages/culinary/src/nutrition/nutrient-table.ts from packages/culinary/nutrition/food-numbers.txt and the ASCII files of the
// USDA National Nutrient Database for Standard Reference, Release 28: `node scripts/nutrient-table.mjs <folder with NUT_DATA.txt>`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const packageFolder = new URL('../packages/culinary/', import.meta.url);
const [sourceFolder] = process.argv.slice(2);
if (!sourceFolder)
  throw new Error('Name the folder with FOOD_DES.txt, NUT_DATA.txt and WEIGHT.txt.');

/** In the order of the table's columns: energy, protein, fat, saturated, carbohydrate, fibre, sugar, sodium. */
const nutrients = ['208', '203', '204', '606', '205', '291', '269', '307'];
const sodiumAt = nutrients.indexOf('307');

/** The source separates fields by ^ and encloses text in ~. */
const rowsOf = (file) =>
  readFileSync(join(sourceFolder, file), 'latin1')
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map((line) => line.split('^').map((field) => field.replace(/^~|~$/g, '')));

const foods = new Map(
  rowsOf('FOOD_DES.txt').map(([number, , name, , , , , , refuse]) => [
    number,
    { name, refuse: Number(refuse), values: new Map(), measures: new Map() },
  ]),
);
for (const [number, nutrient, value] of rowsOf('NUT_DATA.txt')) {
  if (nutrients.includes(nutrient)) foods.get(number)?.values.set(nutrient, Number(value));
}

const spoons = { cup: 1, tbsp: 16, tablespoon: 16, tsp: 48, teaspoon: 48 };
const counted = {
  slice: 'slice',
  slices: 'slice',
  clove: 'clove',
  stalk: 'stalk',
  leaf: 'leaf',
  sprig: 'sprig',
  head: 'head',
  ear: 'ear',
  spear: 'spear',
  stick: 'stick',
  sheet: 'sheet',
  strip: 'strip',
  wedge: 'wedge',
  can: 'can',
  package: 'package',
};
const whole =
  /^(?:medium|fruit|each|unit|item|piece|large|potato|pepper|tortilla|roll|bun|muffin|bagel|patty|fillet|breast|thigh|drumstick|leg|wing|chop|link|frankfurter|cookie|cracker|olive|date|fig|plum|mushroom|shrimp)\b/;

/** The weight of a measure of the source, in terms of the ingredient table: a cup, one of something, or a piece. */
function measureOf(text) {
  const words = text.toLowerCase();
  const [first = ''] = words.split(/[ ,(]/);
  if (spoons[first]) return { unit: 'cup', times: spoons[first] };
  if (counted[first]) return { unit: counted[first], times: 1 };
  return whole.test(words) && !/slice|strip|ring|cup|serving/.test(words)
    ? { unit: 'piece', times: 1 }
    : null;
}

for (const [number, , amount, text, grams] of rowsOf('WEIGHT.txt')) {
  const measure = measureOf(text);
  const measures = foods.get(number)?.measures;
  if (!measure || !measures) continue;
  const weight = (Number(grams) / Number(amount)) * measure.times;
  const isMedium = /^medium/i.test(text);
  if (!measures.has(measure.unit) || (measure.unit === 'piece' && isMedium)) {
    measures.set(measure.unit, Math.round(weight * 10) / 10);
  }
}

/** A food without carbohydrate has no sugar, although the source often leaves that open; likewise for fat. */
function valuesOf({ values }) {
  const [energy, protein, fat, saturated, carbohydrate, fibre, sugar, sodium] = nutrients.map(
    (nutrient) => values.get(nutrient) ?? null,
  );
  const partOf = (value, total) => value ?? (total === 0 ? 0 : null);
  return [
    ...[energy, protein, fat, partOf(saturated, fat)],
    ...[carbohydrate, partOf(fibre, carbohydrate), partOf(sugar, carbohydrate), sodium],
  ];
}

function rowOf(id, form, number, { isRefused, isSoaked }) {
  const food = foods.get(number);
  if (!food) throw new Error(`${id}: the release has no food ${number}.`);
  const values = valuesOf(food);
  if ([0, 1, 2, 4].some((at) => values[at] === null)) {
    throw new Error(`${id}: ${number} lacks a value that every food must have.`);
  }
  const measures = [...food.measures].map(([unit, grams]) => `${unit}=${grams}`);
  return [
    [id, form, number, isRefused ? food.refuse : 0].join(' '),
    values.map((value, at) => (isSoaked && at === sodiumAt ? '-' : (value ?? '-'))).join(' '),
    measures.join(' '),
    food.name.replace(/[`\\$]/g, ''),
  ].join(' | ');
}

const line =
  /^(\d+) [^=]+ = (\d+)(?: cooked (\d+))?(?: canned (\d+))?(?: oil (\d+))?(?: unsalted (\d+))?( refuse)?( soaked)?$/;

/** In the order in which a line names them. */
const otherForms = ['cooked', 'canned', 'oil', 'unsalted'];

const rows = readFileSync(new URL('nutrition/food-numbers.txt', packageFolder), 'utf8')
  .split('\n')
  .filter((text) => text !== '' && !text.startsWith('#'))
  .flatMap((text) => {
    const entry = line.exec(text);
    if (!entry) throw new Error(`This line cannot be read: ${text}`);
    const [, id, plain, ...others] = entry;
    const isSoaked = others.pop() !== undefined;
    const isRefused = others.pop() !== undefined;
    return [
      rowOf(id, 'plain', plain, { isRefused, isSoaked }),
      ...otherForms.flatMap((form, at) => (others[at] ? [rowOf(id, form, others[at], {})] : [])),
    ];
  });

writeFileSync(
  new URL('src/nutrition/nutrient-table.ts', packageFolder),
  [
    '// Generated by scripts/nutrient-table.mjs from ../../nutrition/food-numbers.txt and the USDA National Nutrient Database for Standard',
    '// Reference, Release 28, which is in the public domain. Each line: id, form, number, percent of refuse | per 100 g: kcal, protein, fat,',
    '// saturated fat, carbohydrate, fibre, sugar in grams, sodium in milligrams | measures in grams | the name in the source.',
    'export const NUTRIENT_TABLE = `',
    ...rows,
    '`;',
    '',
  ].join('\n'),
);
console.log(`${rows.length} rows`);
