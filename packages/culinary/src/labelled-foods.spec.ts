import { readFileSync } from 'node:fs';
import { ALLERGEN_IDS, DIET_IDS, type AllergenId, type DietId, type Fact } from './index.js';
import { lineFacts } from './line-facts.js';

type Label = 'contains' | 'may' | 'unclear' | 'free';
type Row = Readonly<Record<string, string>>;

const [header = '', ...body] = readFileSync(
  new URL('../labelled-foods/foods.csv', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n');
const columns = header.split(',');
const rows: Row[] = body.map((line) =>
  Object.fromEntries(line.split(',').map((cell, at) => [columns[at] ?? '', cell])),
);

const COLUMNS: readonly (readonly [Label, string, string])[] = [
  ['contains', 'contains', 'breaks diets'],
  ['may', 'may', 'may break diets'],
  ['unclear', 'unclear', 'unclear diets'],
];

/** A food is free of what its row does not name; gluten free follows from gluten. */
function labelOf(row: Row, fact: AllergenId | DietId): Label {
  const name = fact === 'gluten free' ? 'gluten' : fact;
  const found = COLUMNS.find(([, ...both]) =>
    both.some((column) => row[column]?.split(';').includes(name)),
  );
  return found?.[0] ?? 'free';
}

interface Pair {
  readonly food: string;
  readonly fact: AllergenId | DietId;
  readonly label: Label;
  readonly said: Fact;
}

const pairs: Pair[] = rows.flatMap((row) => {
  const food = row.food ?? '';
  const facts = lineFacts(food);
  const said: Readonly<Record<string, Fact>> = { ...facts.allergens, ...facts.diets };
  return [...ALLERGEN_IDS, ...DIET_IDS].map((fact) => ({
    food,
    fact,
    label: labelOf(row, fact),
    said: said[fact] ?? 'unknown',
  }));
});

const inWords = ({ food, fact, label, said }: Pair) => `${food}: ${fact} ${label}, we say ${said}`;

describe('the labelled foods', () => {
  it('are at least 1,500, at least 250 of them harmless, each written once', () => {
    expect(rows.length).toBeGreaterThanOrEqual(1500);
    expect(new Set(rows.map((row) => row.food)).size).toBe(rows.length);
    const plain = rows.filter((row) =>
      [...ALLERGEN_IDS, ...DIET_IDS].every((fact) => labelOf(row, fact) === 'free'),
    );
    expect(plain.length).toBeGreaterThanOrEqual(250);
  });

  it('name only existing allergens and diets', () => {
    const known = new Set<string>([...ALLERGEN_IDS, ...DIET_IDS]);
    const named = rows.flatMap((row) =>
      COLUMNS.flatMap(([, ...both]) => both.flatMap((column) => row[column]?.split(';') ?? [])),
    );
    expect(named.filter((name) => name !== '' && !known.has(name))).toEqual([]);
  });

  it('[K-1] are never called free of what they contain or may contain', () => {
    const falseFree = pairs.filter(
      ({ label, said }) => (label === 'contains' || label === 'may') && said === 'free',
    );
    expect(falseFree.map(inWords)).toEqual([]);
  });

  it.each(['allergens', 'diets'])('[K-1] raise at most 2 % false alarms among %s', (kind) => {
    const ids: readonly string[] = kind === 'diets' ? DIET_IDS : ALLERGEN_IDS;
    const free = pairs.filter(({ label, fact }) => label === 'free' && ids.includes(fact));
    const alarms = free.filter(({ said }) => said !== 'free');
    expect(alarms.length / free.length).toBeLessThanOrEqual(0.02);
  });

  it('[K-1] are recognised as containing at least nine of ten allergens that they contain', () => {
    const contained = pairs.filter(({ label }) => label === 'contains');
    const known = contained.filter(({ said }) => said === 'contains');
    expect(known.length / contained.length).toBeGreaterThanOrEqual(0.9);
  });
});
