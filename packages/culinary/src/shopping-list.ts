import { convert } from './conversion.js';
import { AISLES, ancestorsOf, ingredientById, type Aisle } from './ingredient.js';
import type { IngredientLine, PackageSize } from './ingredient-line.js';
import {
  addQuantities,
  exactly,
  formatQuantity,
  scaleQuantity,
  type Quantity,
} from './quantity.js';
import { compare, multiply, rational, toNumber, type Rational } from './rational.js';
import { dimensionOf, sizeOf, systemOf, unitLabel, type UnitId } from './units.js';
import { nameWords } from './words.js';

/** One amount of a shopping line; `about` when a density or a typical weight was needed. */
export interface ShoppingAmount {
  readonly quantity: Quantity;
  readonly unit: UnitId | null;
  readonly packageSize: PackageSize | null;
  /** What is counted if not the whole food: a fillet, a leaf. */
  readonly part: string | null;
  readonly about: boolean;
}

/** Everything that is needed of one ingredient. Amounts that cannot be added are listed side by side. */
export interface ShoppingLine<Line extends IngredientLine = IngredientLine> {
  readonly ingredientId: number | null;
  readonly name: string;
  readonly aisle: Aisle;
  readonly amounts: ShoppingAmount[];
  /** At least one source has no amount. */
  readonly toTaste: boolean;
  /** Every source is optional. */
  readonly optional: boolean;
  /** The lines that were added up, each in exactly one shopping line; entries of `also` are separate sources. */
  readonly sources: Line[];
}

/** Multiplies every amount of a line by a factor; package sizes stay. */
export function scaleLine(line: IngredientLine, factor: Rational): IngredientLine {
  if (factor.numerator === factor.denominator) return line;
  return {
    ...line,
    quantity: line.quantity && scaleQuantity(line.quantity, factor),
    also: line.also.map((other) => scaleLine(other, factor)),
  };
}

// Exact sums stay exact; this is for the last digits of the rounded ones.
const NEGLIGIBLE = 0.001;

const wholeUp = (value: Rational): Rational => rational(Math.ceil(toNumber(value) - NEGLIGIBLE));

/** With counted amounts rounded up to what can be bought: nobody sells 13 1/3 eggs. Weights and volumes stay. */
export function inWholes<Line extends IngredientLine>(
  line: ShoppingLine<Line>,
): ShoppingLine<Line> {
  const isCounted = ({ unit }: ShoppingAmount): boolean =>
    unit === null || ['count', 'package'].includes(dimensionOf(unit));
  return {
    ...line,
    amounts: line.amounts.map((amount) => {
      const { min, max } = amount.quantity;
      return isCounted(amount)
        ? { ...amount, quantity: { min: wholeUp(min), max: wholeUp(max) } }
        : amount;
    }),
  };
}

/** A line for each food that it names. A caller's additional fields on it are carried along. */
export function splitByFood<Line extends IngredientLine>(line: Line): Line[] {
  if (line.also.length === 0) return [line];
  return [
    { ...line, also: [] },
    ...line.also.flatMap((other) => splitByFood({ ...line, ...other })),
  ];
}

/** Where a shop keeps an item: tomatoes are in the produce aisle, cans of tomatoes are not. */
export function aisleOf({
  ingredientId,
  unit,
}: Pick<IngredientLine, 'ingredientId' | 'unit'>): Aisle | null {
  if (ingredientId === null) return null;
  return unit === 'can' ? 'canned' : (ingredientById(ingredientId)?.aisle ?? null);
}

const aisleRank = Object.fromEntries(AISLES.map((aisle, rank) => [aisle, rank])) as Record<
  Aisle,
  number
>;

/** Grouped by place in the shop: cans of tomatoes are a different item from tomatoes. */
function groupKey(line: IngredientLine): string {
  if (line.ingredientId !== null) return `#${line.ingredientId} ${aisleOf(line)}`;
  return nameWords(line.name).join(' ') || line.name;
}

/** Identifies what a shopping line is about, regardless of amount and wording. */
export function foodOf({ ingredientId, name, aisle }: ShoppingLine): string {
  const known = ingredientId === null ? undefined : ingredientById(ingredientId)?.name;
  return known === undefined ? nameWords(name).join(' ') || name : `${known} (${aisle})`;
}

// Looser words for the same measure, so that "a pinch" and "1 pinch" and "Pinch" are equal.
const COUNTED_WITHOUT_NUMBER = new Set<UnitId>([
  'pinch',
  'dash',
  'handful',
  'knob',
  'drizzle',
  'bunch',
  'sprig',
]);

function quantityOf(line: IngredientLine): Quantity | null {
  if (line.quantity) return line.quantity;
  return line.unit !== null &&
    COUNTED_WITHOUT_NUMBER.has(line.unit) &&
    !/^(a )?few\b|^several\b/i.test(line.raw)
    ? exactly(rational(1))
    : null;
}

// Counted with their own word that is not a unit: 4 cod fillets, 5 cardamom pods.
const COUNTED_PARTS = new Map([
  ['fillet', 'fillets'],
  ['leaf', 'leaves'],
  ['pod', 'pods'],
  ['berry', 'berries'],
  ['steak', 'steaks'],
]);

/** Nobody knows how many of these make one: four leaves are not four heads of lettuce. */
const SMALL_PARTS = new Set(['leaf', 'pod', 'berry']);

function partOf(line: IngredientLine): string | null {
  if (line.unit !== null || line.ingredientId === null) return null;
  const last = nameWords(line.name).at(-1) ?? '';
  if (!COUNTED_PARTS.has(last)) return null;
  const named = nameWords(ingredientById(line.ingredientId)?.name ?? '').at(-1);
  return last === named ? null : last;
}

function packageKey(size: PackageSize | null): string {
  if (!size) return '';
  const base = sizeOf(size.unit);
  const ends = [size.quantity.min, size.quantity.max].map((end) =>
    ((toNumber(end) * toNumber(base)) as number).toFixed(3),
  );
  return `${dimensionOf(size.unit)} ${ends.join(' ')}`;
}

/** Amounts of one key can be added exactly. */
function amountKey(amount: ShoppingAmount): string {
  if (amount.unit === null || amount.unit === 'piece')
    return `piece ${packageKey(amount.packageSize)} ${amount.part ?? ''}`;
  const dimension = dimensionOf(amount.unit);
  if (dimension === 'mass' || dimension === 'volume' || dimension === 'length') return dimension;
  return `${amount.unit} ${packageKey(amount.packageSize)}`;
}

/** Whether `left` is the better unit for the sum: metric before cups, then the larger unit. */
function prefers(left: UnitId, right: UnitId): boolean {
  if (systemOf(left) !== systemOf(right)) return systemOf(left) === 'metric';
  return compare(sizeOf(left), sizeOf(right)) >= 0;
}

function addAmounts(left: ShoppingAmount, right: ShoppingAmount): ShoppingAmount {
  if (left.unit === null || right.unit === null || left.unit === right.unit) {
    return {
      ...left,
      unit: left.unit ?? right.unit,
      part: left.part === right.part ? left.part : null,
      quantity: addQuantities(left.quantity, right.quantity),
      about: left.about || right.about,
    };
  }
  const unit = prefers(left.unit, right.unit) ? left.unit : right.unit;
  const inUnit = (amount: ShoppingAmount) =>
    convert(amount.quantity, amount.unit, unit)?.quantity ?? amount.quantity;
  return {
    quantity: addQuantities(inUnit(left), inUnit(right)),
    unit,
    packageSize: left.packageSize,
    part: null,
    about: left.about || right.about,
  };
}

function withoutRepeats(amounts: readonly ShoppingAmount[]): readonly ShoppingAmount[] {
  if (amounts.length < 2) return amounts;
  const sums = new Map<string, ShoppingAmount>();
  for (const amount of amounts) {
    const key = amountKey(amount);
    const sum = sums.get(key);
    sums.set(key, sum ? addAmounts(sum, amount) : amount);
  }
  return [...sums.entries()]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([, amount]) => amount);
}

// Sold by the head, the bunch or the loaf rather than by weight.
const COUNTED_AISLES = new Set(['produce', 'bakery']);

/** The best unit for joining amounts of different kinds. */
function commonUnit(amounts: readonly ShoppingAmount[], id: number): UnitId | null {
  const units = amounts.map(({ unit }) => unit);
  if (COUNTED_AISLES.has(ingredientById(id)?.aisle ?? '')) {
    const weights = ingredientById(id)?.portions ?? {};
    const counted = units
      .filter((unit) => unit === null || dimensionOf(unit) === 'count')
      .sort((left, right) => (weights[right ?? 'piece'] ?? 0) - (weights[left ?? 'piece'] ?? 0));
    if (counted[0] !== undefined) return counted[0];
  }
  const measured = (dimension: 'mass' | 'volume') =>
    units.find((unit) => unit !== null && dimensionOf(unit) === dimension);
  return measured('mass') ?? measured('volume') ?? 'g';
}

/**
 * Joins amounts of different kinds if the ingredient's weights allow it for all of them. A package of a known size stays
 * separate.
 */
function acrossDimensions(amounts: readonly ShoppingAmount[], id: number | null): ShoppingAmount[] {
  if (amounts.length < 2) return [...amounts];
  const isApart = ({ packageSize, part }: ShoppingAmount) =>
    packageSize !== null || (part !== null && SMALL_PARTS.has(part));
  const sized = amounts.filter(isApart);
  const loose = amounts.filter((amount) => !isApart(amount));
  const joined = id === null || loose.length < 2 ? null : joinedAmount(loose, id);
  return joined ? [...sized, joined] : [...amounts];
}

function joinedAmount(amounts: readonly ShoppingAmount[], id: number): ShoppingAmount | null {
  for (const unit of [commonUnit(amounts, id), 'g'] as const) {
    const conversions = amounts.flatMap(
      (amount) => convert(amount.quantity, amount.unit, unit, id) ?? [],
    );
    const [first, ...others] = conversions.map(({ quantity }) => quantity);
    if (!first || conversions.length < amounts.length) continue;
    const about = conversions.some((conversion) => conversion.about);
    const quantity = others.reduce(addQuantities, first);
    return { quantity, unit, packageSize: null, part: null, about };
  }
  return null;
}

/** Of the spellings of an unknown food, the plural sorts later: flurb, flurbs. */
function writtenName(sources: readonly IngredientLine[], sums: readonly ShoppingAmount[]): string {
  const names = sources.map(({ name }) => name.toLowerCase()).sort();
  const last = sums.at(-1);
  const written = last?.unit === null && isMoreThanOne(last.quantity) ? names.at(-1) : names[0];
  return written ?? '';
}

function shoppingLine<Line extends IngredientLine>(sources: readonly Line[]): ShoppingLine<Line> {
  const first = sources[0] as Line;
  const id = first.ingredientId;
  const amounts = sources.flatMap((source): ShoppingAmount[] => {
    const quantity = quantityOf(source);
    if (!quantity) return [];
    const { unit, packageSize } = source;
    return [{ quantity, unit, packageSize, part: partOf(source), about: false }];
  });
  const sums = acrossDimensions(withoutRepeats(amounts), id);
  return {
    ingredientId: id,
    name: (id === null ? undefined : ingredientById(id)?.name) ?? writtenName(sources, sums),
    aisle: aisleOf({ ingredientId: id, unit: sums[0]?.unit ?? null }) ?? 'other',
    amounts: sums,
    toTaste: amounts.length < sources.length,
    optional: sources.every(({ optional }) => optional),
    sources: [...sources],
  };
}

/**
 * Adds up recipe lines into one shopping line per ingredient, by aisle. Sums within a dimension are exact, ranges add end by end,
 * packages keep their size, and different kinds of amount are joined only with a known weight, marked `about`.
 */
export function mergeLines<Line extends IngredientLine>(
  lines: readonly Line[],
): ShoppingLine<Line>[] {
  const groups = new Map<string, Line[]>();
  for (const line of lines.flatMap((each) => splitByFood(each))) {
    const key = groupKey(line);
    const group = groups.get(key);
    if (group) group.push(line);
    else groups.set(key, [line]);
  }
  return [...groups.values()]
    .map((sources) => shoppingLine(sources))
    .sort(
      (left, right) =>
        aisleRank[left.aisle] - aisleRank[right.aisle] ||
        (left.name < right.name ? -1 : left.name > right.name ? 1 : 0),
    );
}

/** Units of one family, each with the smallest amount for which a cook uses it. */
const FAMILIES: readonly (readonly (readonly [UnitId, Rational])[])[] = [
  [
    ['g', rational(0)],
    ['kg', rational(1)],
  ],
  [
    ['oz', rational(0)],
    ['lb', rational(1)],
  ],
  [
    ['ml', rational(0)],
    ['l', rational(1)],
  ],
  [
    ['tsp', rational(0)],
    ['tbsp', rational(1)],
    ['cup', rational(1, 4)],
  ],
];

const TIDY_DENOMINATORS = [1, 2, 3, 4, 8];

function isTidy({ min, max }: Quantity): boolean {
  return TIDY_DENOMINATORS.includes(min.denominator) && TIDY_DENOMINATORS.includes(max.denominator);
}

/** The unit of the same family in which the amount reads best: 1500 g as 1 1/2 kg, 4 tbsp as 1/4 cup. */
function readable(amount: ShoppingAmount): ShoppingAmount {
  const { unit } = amount;
  const family = FAMILIES.find((units) => units.some(([candidate]) => candidate === unit));
  if (!family || unit === null) return amount;
  const fitting = family.flatMap(([candidate, least]) => {
    const quantity = convert(amount.quantity, unit, candidate)?.quantity;
    const fits = quantity !== undefined && compare(quantity.min, least) >= 0;
    return fits ? [{ ...amount, unit: candidate, quantity }] : [];
  });
  const metric = systemOf(unit) === 'metric';
  const chosen = fitting
    .filter((one) => metric || amount.about || (isTidy(one.quantity) && !isOddPartOfCup(one)))
    .at(-1);
  const largest = fitting.at(-1);
  // Nobody counts 69 2/3 spoons: beyond most of a cup, the nearest fraction of a cup is shown instead.
  const spoons = chosen?.unit === 'tsp' || chosen?.unit === 'tbsp';
  if (spoons && largest?.unit === 'cup' && compare(largest.quantity.min, MOST_OF_A_CUP) >= 0) {
    const { min, max } = largest.quantity;
    return { ...largest, quantity: { min: toPartOfCup(min), max: toPartOfCup(max) }, about: true };
  }
  const isOdd = spoons && largest?.unit === 'cup' && !isWholeOrHalf(amount, unit);
  return isOdd ? wholeSpoons(largest) : (chosen ?? amount);
}

/** Whether to show it in whole or half tablespoons. */
function isWholeOrHalf({ quantity }: ShoppingAmount, unit: UnitId): boolean {
  const spoons = convert(quantity, unit, 'tbsp')?.quantity;
  return [spoons?.min, spoons?.max].every((end) => end !== undefined && end.denominator <= 2);
}

const SPOONS_IN_A_CUP = 16;

/** Beyond a quarter of a cup nobody measures thirds of a spoon: the nearest half is shown, or the equivalent part of a cup. */
function wholeSpoons(cups: ShoppingAmount): ShoppingAmount {
  const halves = (value: Rational) =>
    rational(Math.round(toNumber(value) * SPOONS_IN_A_CUP * 2), 2);
  const quantity = { min: halves(cups.quantity.min), max: halves(cups.quantity.max) };
  const spoons: ShoppingAmount = { ...cups, quantity, unit: 'tbsp', about: true };
  const inCups = convert(quantity, 'tbsp', 'cup')?.quantity;
  const isPart = inCups && [inCups.min, inCups.max].every((end) => end.denominator <= 4);
  return isPart ? { ...spoons, quantity: inCups, unit: 'cup' } : spoons;
}

/** No kitchen has a measure of 3/8 cup; 6 tbsp say the same. */
function isOddPartOfCup({ unit, quantity: { min, max } }: ShoppingAmount): boolean {
  const odd = [min, max].some(({ denominator }) => denominator === 8);
  return unit === 'cup' && odd && compare(min, rational(1)) < 0;
}

const MOST_OF_A_CUP = rational(3, 4);

/** The nearest eighth; from ten cups, the nearest half. */
function toPartOfCup(value: Rational): Rational {
  const parts = toNumber(value) < 10 ? 8 : 2;
  return rational(Math.round(toNumber(value) * parts), parts);
}

const QUARTER = rational(1, 4);

/** Estimates are not printed more precisely than they are known: to 5 g above 50 g, otherwise to a quarter. */
function roundedEstimate(value: Rational, unit: UnitId | null): Rational {
  const number = toNumber(value);
  if (unit === 'g' || unit === 'ml') {
    return number >= 50
      ? rational(Math.round(number / 5) * 5)
      : rational(Math.max(1, Math.round(number)));
  }
  if (unit === 'cup' && value.denominator <= 8) return value;
  // Someone who needs about six and a half potatoes buys seven.
  if (unit === null && number > 5) return rational(Math.ceil(number - 0.1));
  if (number >= 10) return rational(Math.round(number));
  return multiply(rational(Math.max(1, Math.round(number * 4))), QUARTER);
}

// Fractions of a whole: a head of lettuce, three cloves of garlic; the food stays singular.
const PARTS = new Set<UnitId>([
  'clove',
  'slice',
  'sprig',
  'stalk',
  'rib',
  'head',
  'heart',
  'bulb',
  'ear',
  'leaf',
  'wedge',
  'piece',
  'knob',
  'stick',
  'loaf',
]);

function isMoreThanOne(quantity: Quantity): boolean {
  return compare(quantity.max, rational(1)) > 0;
}

function amountText(amount: ShoppingAmount, locale: string, food: string | null): string {
  const { quantity: exact, unit, packageSize, part, about } = readable(amount);
  const quantity = about
    ? { min: roundedEstimate(exact.min, unit), max: roundedEstimate(exact.max, unit) }
    : exact;
  const number = formatQuantity(quantity, locale);
  const size = packageSize
    ? ` (${formatQuantity(packageSize.quantity, locale)} ${unitLabel(packageSize.unit, isMoreThanOne(packageSize.quantity))})`
    : '';
  const many = isMoreThanOne(quantity);
  const counted = part !== null && many ? COUNTED_PARTS.get(part) : part;
  // "4 + 1/2 tsp cloves" would leave unclear what the four are.
  const word = unit === null ? (counted ?? (food === null ? 'whole' : '')) : unitLabel(unit, many);
  // "4 salmon fillets", but "4 cloves garlic".
  const words = unit === null && part !== null ? [food, word] : [word, food];
  return `${about ? 'about ' : ''}${number}${size} ${words.filter(Boolean).join(' ')}`;
}

/** "1.4 kg pork loin": meat and fish by weight are one piece unless a recipe says several. */
function isOneCut({ ingredientId, amounts, aisle, sources }: ShoppingLine): boolean {
  const ingredient = ingredientId === null ? undefined : ingredientById(ingredientId);
  if (!ingredient || (aisle !== 'meat' && aisle !== 'seafood')) return false;
  const isWeighed = amounts.every(({ unit }) => unit !== null && dimensionOf(unit) === 'mass');
  const last = ingredient.name.split(' ').at(-1) ?? '';
  return isWeighed && sources.every(({ name }) => name.toLowerCase().endsWith(last));
}

const GRAMS_OF_A_BIG_PIECE = 700;

/** Large too, though no two pumpkins and no two watermelons weigh the same. */
const BIG_KINDS = new Set(['winter squash', 'melon']);

/** "3 cups cabbage", but "3 cups cherry tomatoes": a measured part of a large food is not plural. */
function isOfOnePiece({ ingredientId, amounts }: ShoppingLine): boolean {
  if (ingredientId === null) return false;
  if (amounts.some(({ unit }) => unit === null || dimensionOf(unit) === 'count')) return false;
  const weights = ingredientById(ingredientId)?.portions;
  return (
    (weights?.piece ?? weights?.head ?? 0) >= GRAMS_OF_A_BIG_PIECE ||
    [ingredientId, ...ancestorsOf(ingredientId)].some((id) =>
      BIG_KINDS.has(ingredientById(id)?.name ?? ''),
    )
  );
}

/** A shopping line as one line of text: "3 (14 oz) cans tomatoes", "1 bunch + 2 tbsp cilantro", "about 320 g flour". */
export function formatShoppingLine(line: ShoppingLine, locale = 'en'): string {
  const ingredient = line.ingredientId === null ? undefined : ingredientById(line.ingredientId);
  const last = line.amounts.at(-1);
  let name = line.name;
  if (ingredient && last) {
    const parts = last.unit === null ? last.part !== null : PARTS.has(last.unit);
    const single = last.unit === null && !isMoreThanOne(last.quantity);
    const isOne = parts || single || isOneCut(line) || isOfOnePiece(line);
    name = isOne ? ingredient.name : ingredient.plural;
  } else if (ingredient) {
    name = ingredient.plural;
  }
  const amounts = line.amounts.map((amount) =>
    amountText(amount, locale, amount === last ? name : null),
  );
  return amounts.length === 0 ? name : amounts.join(' + ');
}
