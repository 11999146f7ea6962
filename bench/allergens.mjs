// Allergens and diets of the labelled foods in packages/culinary/labelled-foods: false frees (harmful) and false alarms, by category and
// part. `--part=tune` uses only that part.
import { readFileSync } from 'node:fs';
import { ALLERGENS, lineFacts } from '@larder/culinary';

const DIETS = ['vegetarian', 'pescetarian', 'vegan', 'gluten free'];
const file = new URL('../packages/culinary/labelled-foods/foods.csv', import.meta.url);
const part = process.argv.find((word) => word.startsWith('--part='))?.slice('--part='.length);

const [header, ...body] = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(','));
const rows = body
  .map((cells) => Object.fromEntries(header.map((name, at) => [name, cells[at]])))
  .filter((row) => !part || row.part === part);

/** The label of each fact that counts; whatever the row does not name is free. */
function labels(row) {
  const named = (...columns) =>
    new Set(columns.flatMap((column) => row[column].split(';')).filter(Boolean));
  const contains = named('contains', 'breaks diets');
  const may = named('may', 'may break diets');
  const unclear = named('unclear', 'unclear diets');
  const labelOf = (name) => {
    if (contains.has(name)) return 'contains';
    if (may.has(name)) return 'may';
    return unclear.has(name) ? 'unclear' : 'free';
  };
  return [
    ...ALLERGENS.map(({ id }) => [id, labelOf(id)]),
    ...DIETS.map((diet) => [diet, labelOf(diet === 'gluten free' ? 'gluten' : diet)]),
  ].filter(([, label]) => label !== 'unclear');
}

const pairs = rows.flatMap((row) => {
  const facts = lineFacts(row.food);
  const said = { ...facts.allergens, ...facts.diets };
  return labels(row).map(([fact, label]) => ({ row, fact, label, said: said[fact] }));
});
const isFalseFree = ({ label, said }) => label !== 'free' && said === 'free';
const isFalseAlarm = ({ label, said }) => label === 'free' && said !== 'free';

function percent(count, whole) {
  return whole === 0 ? '-' : `${((100 * count) / whole).toFixed(2)} %`;
}

function list(title, wrong, describe) {
  console.log(`\n${title}`);
  const foods = new Map();
  for (const pair of wrong) foods.set(pair.row, [...(foods.get(pair.row) ?? []), pair]);
  for (const [row, found] of foods) {
    console.log(`  ${row.part} | ${row.category} | ${row.food}: ${found.map(describe).join(', ')}`);
  }
}

function summary(name, chosen) {
  const free = chosen.filter(({ label }) => label === 'free');
  const alarms = free.filter(isFalseAlarm);
  return [
    name,
    new Set(chosen.map(({ row }) => row)).size,
    chosen.length,
    chosen.filter(isFalseFree).length,
    free.length,
    alarms.length,
    percent(alarms.length, free.length),
    alarms.filter(({ said }) => said === 'unknown').length,
  ];
}

function table(lines) {
  const widths = lines[0].map((_, column) =>
    Math.max(...lines.map((line) => String(line[column]).length)),
  );
  for (const line of lines) {
    console.log(
      line
        .map((cell, column) => String(cell).padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    );
  }
}

list(
  'False free: labelled contains or may, but reported free',
  pairs.filter(isFalseFree),
  ({ fact, label }) => `${fact} (${label})`,
);
list(
  'False alarms: labelled free, but not reported free',
  pairs.filter(isFalseAlarm),
  ({ fact, said }) => `${fact} (${said})`,
);
console.log('');
const by = (column) =>
  [...new Set(rows.map((row) => row[column]))]
    .sort((left, right) => left.localeCompare(right))
    .map((value) =>
      summary(
        value,
        pairs.filter(({ row }) => row[column] === value),
      ),
    );
table([
  [
    'set',
    'foods',
    'pairs',
    'false free',
    'labelled free',
    'false alarms',
    'rate',
    'of these unknown',
  ],
  ...by('category'),
  ...by('part'),
  summary('all', pairs),
]);
