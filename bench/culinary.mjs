// Accuracy of the ingredient-line parser on labelled lines, compared with the best parser on npm; how much of real recipes resolves, and
// the time both take. BENCH_DATA names a folder with ingredient-phrases-*.csv (input,name,quantity,unit,…) and real-recipes-*.jsonl.gz.
import { parseIngredient } from '@jlucaspains/sharp-recipe-parser';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { gunzipSync, gzipSync } from 'node:zlib';

const loadStart = performance.now();
const culinary = await import('@larder/culinary');
const loadMilliseconds = performance.now() - loadStart;
const { parseIngredientLine, resolveIngredient, suggestIngredients, toNumber } = culinary;

const folder = process.env.BENCH_DATA;
const listMisses = process.argv.includes('--misses');

function parseCsv(text) {
  const rows = [];
  let row = [];
  let field = '';
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (quoted) {
      if (character !== '"') field += character;
      else if (text[at + 1] === '"') {
        field += '"';
        at += 1;
      } else quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === ',') {
      row.push(field);
      field = '';
    } else if (character === '\n') {
      row.push(field.replace(/\r$/, ''));
      rows.push(row);
      row = [];
      field = '';
    } else field += character;
  }
  if (field !== '' || row.length > 0) rows.push([...row, field]);
  const [header, ...body] = rows;
  return body.map((cells) => Object.fromEntries(header.map((name, index) => [name, cells[index]])));
}

const NUMBER_WORDS = {
  half: 0.5,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  sixteen: 16,
  eighteen: 18,
  twenty: 20,
  couple: 2,
  dozen: 12,
};

// The labels write 1 1/2 as 1#1$2 and 3/4 as #3$4; a range is min-max.
function labelledNumber(text) {
  const mixed = /^(\d*(?:\.\d+)?)#(\d+)\$(\d+)$/.exec(text);
  if (mixed) return Number(mixed[1] || 0) + Number(mixed[2]) / Number(mixed[3]);
  const plain = text
    .replace(/,(?=\d{3}$)/, '')
    .replace(',', '.')
    .replace(/x$/, '');
  if (/^\d*\.?\d+$/.test(plain)) return Number(plain);
  return NUMBER_WORDS[text.toLowerCase()] ?? null;
}

function labelledQuantity(label) {
  const words = label.split(' ').filter(Boolean);
  if (words.length === 0) return null;
  const [first, second] = words;
  const range = first.split('-').map(labelledNumber);
  if (range.length > 2 || range.includes(null)) return undefined;
  const dozen = second?.toLowerCase() === 'dozen' ? 12 : 1;
  return { min: range[0] * dozen, max: range.at(-1) * dozen };
}

// Every unit of the label in order; words that measure nothing, such as adjectives, are left out.
function labelledUnits(label) {
  const units = [];
  const words = label
    .replace(/fl\.? (oz|ounces?)/gi, 'floz')
    .replace(/fluid ounces?/gi, 'floz')
    .split(' ');
  for (const word of words) {
    const line = parseIngredientLine(`1 ${word} of x`);
    if (line.unit !== null) units.push(line.unit);
    else if (word.toLowerCase() === 'clove') units.push('clove');
  }
  return units;
}

function near(left, right) {
  return Math.abs(left - right) < 0.01;
}

function quantityAgrees(line, row) {
  const expected = labelledQuantity(row.quantity);
  if (expected === undefined) return line.quantity === null;
  if (expected === null) {
    // The labels treat "a" in "a pinch" as a comment; we read it as one.
    if (line.quantity === null) return true;
    return /^\W*(an?|pinch|dash|handful)\b/i.test(row.input) && toNumber(line.quantity.max) === 1;
  }
  const same = (quantity) =>
    quantity !== null &&
    near(toNumber(quantity.min), expected.min) &&
    near(toNumber(quantity.max), expected.max);
  if (same(line.quantity)) return true;
  // "14-ounce can" is labelled 14; we read one can of 14 ounces.
  return line.packageSize !== null && same(line.packageSize.quantity);
}

function unitAgrees(line, row) {
  const expected = labelledUnits(row.unit);
  const own = [line.unit, line.packageSize?.unit ?? null].filter(Boolean);
  if (expected.length === 0) return own.length === 0 || own[0] === 'piece';
  if (line.unit === expected[0]) return true;
  // A package and its size are labelled in the order of the text: "ounce can".
  return (
    line.packageSize?.unit === expected[0] && (line.unit === null || expected.includes(line.unit))
  );
}

const ingredientNamed = (name) => parseIngredientLine(name).ingredientId;

/**
 * What the labelled name means. That it is in cans or cooked is labelled as a unit or a preparation; where our table knows such a food
 * by itself, that is meant as well.
 */
function goldIngredients({ name, unit, preparation }) {
  const gold = ingredientNamed(name);
  if (gold === null) return [];
  const alsoMeant = [
    /\bcans?\b/i.test(unit) && `1 can ${name}`,
    /\bcooked\b/i.test(preparation) && `cooked ${name}`,
  ].filter(Boolean);
  return [gold, ...alsoMeant.map(ingredientNamed)];
}

/** It throws when it cannot read a number. */
function readByOther(input) {
  try {
    return parseIngredient(input, 'en');
  } catch {
    return null;
  }
}

/** A line as the other parser reads it; its name for the ingredient is looked up in our table. */
function otherLine(input) {
  const found = readByOther(input);
  const whole = (number) => ({ numerator: number, denominator: 1 });
  return {
    quantity: found?.maxQuantity
      ? { min: whole(found.minQuantity), max: whole(found.maxQuantity) }
      : null,
    unit: labelledUnits(found?.unitText ?? '')[0] ?? null,
    packageSize: null,
    ingredientId: found?.ingredient ? ingredientNamed(found.ingredient) : null,
  };
}

function percent(part, whole) {
  return whole === 0 ? '-' : `${((100 * part) / whole).toFixed(2)} %`;
}

function table(rows) {
  const widths = rows[0].map((_, column) =>
    Math.max(...rows.map((row) => String(row[column]).length)),
  );
  for (const row of rows) {
    console.log(
      row
        .map((cell, column) => String(cell).padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    );
  }
}

const BATCH = 100;
const ROUNDS = 7;

// The best time of each small batch, since other load on the machine only adds to it.
function microsecondsEach(items, action) {
  let total = 0;
  for (const item of items) action(item);
  for (let start = 0; start < items.length; start += BATCH) {
    const batch = items.slice(start, start + BATCH);
    let best = Infinity;
    for (let round = 0; round < ROUNDS; round += 1) {
      const started = performance.now();
      for (const item of batch) action(item);
      best = Math.min(best, performance.now() - started);
    }
    total += best;
  }
  return (total * 1000) / items.length;
}

function labelled(file) {
  const rows = parseCsv(readFileSync(join(folder, file), 'utf8')).filter((row) => row.name);
  const inputs = rows.map((row) => row.input);
  return [
    {
      set: file,
      lines: rows.length,
      ...agreement(rows, parseIngredientLine, listMisses),
      parse: microsecondsEach(inputs, parseIngredientLine),
      resolve: microsecondsEach(
        rows.map((row) => row.name),
        resolveIngredient,
      ),
    },
    {
      set: '  sharp-recipe-parser 2, names by our table',
      lines: rows.length,
      ...agreement(rows, otherLine, false),
      parse: microsecondsEach(inputs, readByOther),
    },
  ];
}

/** How many of the labelled rows `read` parses as a person did. */
function agreement(rows, read, listed) {
  const counts = { quantity: 0, unit: 0, ingredient: 0, all: 0, bothUnknown: 0 };
  for (const row of rows) {
    const line = read(row.input);
    const gold = goldIngredients(row);
    const quantity = quantityAgrees(line, row);
    const unit = unitAgrees(line, row);
    const ingredient = line.ingredientId !== null && gold.includes(line.ingredientId);
    if (gold.length === 0 && line.ingredientId === null) counts.bothUnknown += 1;
    counts.quantity += Number(quantity);
    counts.unit += Number(unit);
    counts.ingredient += Number(ingredient);
    counts.all += Number(quantity && unit && ingredient);
    if (listed && !(quantity && unit && ingredient)) {
      const wrong = [
        !quantity && 'Q',
        !unit && 'U',
        !ingredient && (gold.length === 0 ? 'N' : 'I'),
      ];
      const name = (id) => (id === null ? '-' : culinary.ingredientById(id).name);
      console.log(
        [
          wrong.filter(Boolean).join(''),
          row.input,
          row.quantity,
          row.unit,
          row.name,
          name(gold[0] ?? null),
          line.quantity && `${toNumber(line.quantity.min)}-${toNumber(line.quantity.max)}`,
          line.unit,
          name(line.ingredientId),
        ].join(' | '),
      );
    }
  }
  return counts;
}

function real(file) {
  const recipes = gunzipSync(readFileSync(join(folder, file)))
    .toString('utf8')
    .split('\n')
    .filter(Boolean);
  const result = { file, recipes: 0, whole: 0, lines: 0, resolved: 0, certain: 0 };
  const unresolved = new Map();
  for (const text of recipes) {
    const { ingredients } = JSON.parse(text);
    result.recipes += 1;
    let whole = true;
    for (const raw of ingredients) {
      const line = parseIngredientLine(raw);
      result.lines += 1;
      if (line.ingredientId === null) {
        whole = false;
        unresolved.set(line.name, (unresolved.get(line.name) ?? 0) + 1);
      } else {
        result.resolved += 1;
        result.certain += Number(line.confidence >= 0.7);
      }
    }
    result.whole += Number(whole);
  }
  if (listMisses) {
    for (const [name, count] of [...unresolved].sort((left, right) => right[1] - left[1]))
      console.log(`R | ${count} | ${name}`);
  }
  return result;
}

const size = gzipSync(
  culinary
    .allIngredients()
    .map((entry) => JSON.stringify(entry))
    .join('\n'),
).length;
console.log(
  `${culinary.allIngredients().length} ingredients; module loads in ${loadMilliseconds.toFixed(0)} ms; table as JSON ${(size / 1024).toFixed(0)} kB gzip`,
);
if (!folder) {
  console.log(
    'BENCH_DATA is not set: name a folder with labelled lines and real recipes to measure accuracy.',
  );
} else {
  const files = readdirSync(folder);
  const sets = files.filter((file) => /^ingredient-phrases.*\.csv$/.test(file)).flatMap(labelled);
  const recipeSets = files.filter((file) => /^real-recipes.*\.jsonl\.gz$/.test(file)).map(real);
  if (sets.length === 0 && recipeSets.length === 0)
    console.log(`${folder} contains no data set for this bench.`);
  if (sets.length > 0) {
    console.log('\nLabelled lines (exact match)');
    table([
      [
        'set',
        'lines',
        'quantity',
        'unit',
        'ingredient',
        'all three',
        'name unknown to both',
        'µs a line',
        'µs a resolve',
      ],
      ...sets.map((set) => [
        set.set,
        set.lines,
        percent(set.quantity, set.lines),
        percent(set.unit, set.lines),
        percent(set.ingredient, set.lines),
        percent(set.all, set.lines),
        percent(set.bothUnknown, set.lines),
        set.parse.toFixed(1),
        set.resolve?.toFixed(1) ?? '',
      ]),
    ]);
  }
  if (recipeSets.length > 0) {
    console.log('\nReal recipes');
    table([
      [
        'set',
        'recipes',
        'lines',
        'lines resolved',
        'with confidence ≥ 0.7',
        'recipes resolved whole',
      ],
      ...recipeSets.map((set) => [
        set.file,
        set.recipes,
        set.lines,
        percent(set.resolved, set.lines),
        percent(set.certain, set.lines),
        percent(set.whole, set.recipes),
      ]),
    ]);
  }
}
console.log(
  `\nautocomplete: ${microsecondsEach(
    ['b', 'bu', 'but', 'butt', 'tom', 'chick', 'oil', 'sug'].flatMap((prefix) =>
      Array(100).fill(prefix),
    ),
    suggestIngredients,
  ).toFixed(0)} µs a prefix`,
);
const misspelt = [
  'brocolli',
  'tumeric',
  'zuchini',
  'parmesean',
  'tomatoe',
  'vinagar',
  'chiken',
  'potatos',
  'letuce',
  'cinammon',
];
console.log(
  `misspelt word: ${microsecondsEach(Array(20).fill(misspelt).flat(), resolveIngredient).toFixed(0)} µs`,
);
