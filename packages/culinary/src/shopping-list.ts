import { boughtFor, rawFor, wholesFor, type Bought } from './bought-as.js';
import { canOf, nameOfCan } from './can-sizes.js';
import { convert } from './conversion.js';
import { AISLES, ingredientById, type Aisle } from './ingredient.js';
import type { IngredientLine, PackageSize } from './ingredient-line.js';
import { addQuantities, exactly, isMoreThanOne, scaleQuantity, type Quantity } from './quantity.js';
import { compare, divide, rational, toNumber, type Rational } from './rational.js';
import { dimensionOf, sizeOf, systemOf, type UnitId } from './units.js';
import { nameWords } from './words.js';
import { FILLS_CANS, type PartName } from './yields.js';

/** One amount of a shopping line; `about` when a density or a typical weight was needed. */
export interface ShoppingAmount {
  readonly quantity: Quantity;
  readonly unit: UnitId | null;
  readonly packageSize: PackageSize | null;
  /** What is counted if not the whole food: a fillet, a leaf. */
  readonly part: string | null;
  readonly about: boolean;
}

/** What a shopping line is needed for, where it is not all used as it is bought. */
export interface ShoppingShare {
  readonly use: PartName | 'whole' | 'uncooked' | 'cooked';
  readonly amounts: ShoppingAmount[];
}

/** Everything that is needed of one ingredient. Amounts that cannot be added are listed side by side. */
export interface ShoppingLine<Line extends IngredientLine = IngredientLine> {
  /** What is bought: an egg for its yolk, raw rice for cooked rice. */
  readonly ingredientId: number | null;
  readonly name: string;
  /** The same as the name where it has no plural. */
  readonly plural: string;
  readonly aisle: Aisle;
  /** In what is bought. */
  readonly amounts: ShoppingAmount[];
  /** Empty where everything is used as it is bought. */
  readonly shares: ShoppingShare[];
  /** Beans to soak and boil, which are not the ones in cans. */
  readonly isDried: boolean;
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

function aisleFor({ id, isDried, isFrozen }: Bought, unit: UnitId | null): Aisle {
  if (isDried) return 'grains';
  if (isFrozen) return 'frozen';
  return unit === 'can' ? 'canned' : (ingredientById(id)?.aisle ?? 'other');
}

/** Where a shop keeps an item: tomatoes are in the produce aisle, cans of tomatoes are not. Null for an unknown food. */
export function aisleOf(line: IngredientLine): Aisle | null {
  const bought = boughtFor(line);
  return bought && aisleFor(bought, line.unit);
}

/** A line with what is bought for it; null for an unknown food. */
interface Source<Line extends IngredientLine = IngredientLine> {
  readonly line: Line;
  readonly bought: Bought | null;
}

const aisleRank = Object.fromEntries(AISLES.map((aisle, rank) => [aisle, rank])) as Record<
  Aisle,
  number
>;

/** Grouped by place in the shop: cans of tomatoes are a different item from tomatoes. */
function groupKey({ line, bought }: Source): string {
  if (!bought) return nameWords(line.name).join(' ') || line.name;
  return `#${bought.id} ${bought.isDried ? 'dried' : aisleFor(bought, line.unit)}`;
}

/** Identifies what a shopping line is about, regardless of amount and wording. */
export function foodOf({ ingredientId, name, aisle, isDried }: ShoppingLine): string {
  const known = ingredientId === null ? undefined : ingredientById(ingredientId)?.name;
  if (known === undefined) return nameWords(name).join(' ') || name;
  return `${isDried ? 'dried ' : ''}${known} (${aisle})`;
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

/** Counted with their own word that is not a unit: 4 cod fillets, 5 cardamom pods. */
export const COUNTED_PARTS = new Map([
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
  const can = amount.unit === 'can' && amount.packageSize ? canOf(amount.packageSize) : null;
  if (can !== null) return `can of size ${can}`;
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
    const sizes = left.packageSize && right.packageSize;
    return {
      ...left,
      packageSize: sizes ? nameOfCan(left.packageSize, right.packageSize) : left.packageSize,
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

/** With weights and volumes of what fills a can as cans, where all cans are of one size. */
function inCans(amounts: readonly ShoppingAmount[], id: number | null): ShoppingAmount[] {
  const cans = amounts.filter(({ unit, packageSize }) => unit === 'can' && packageSize !== null);
  const [can] = cans;
  if (id === null || !FILLS_CANS.has(id) || cans.length !== 1 || !can?.packageSize) {
    return [...amounts];
  }
  const { quantity: size, unit: sizeUnit } = can.packageSize;
  return amounts
    .filter((amount) => amount !== can)
    .reduceRight<ShoppingAmount[]>(
      ([sum = can, ...others], amount) => {
        const measured = amount.packageSize
          ? null
          : amount.unit && convert(amount.quantity, amount.unit, sizeUnit, id);
        if (!measured) return [sum, amount, ...others];
        const share = scaleQuantity(measured.quantity, divide(rational(1), size.max));
        const quantity = addQuantities(sum.quantity, share);
        const about = quantity.max.denominator > 1;
        return [{ ...sum, quantity, about: sum.about || about }, ...others];
      },
      [can],
    );
}

/** Of the spellings of an unknown food, the plural sorts later: flurb, flurbs. */
function writtenName(sources: readonly Source[], sums: readonly ShoppingAmount[]): string {
  const names = sources.map(({ line }) => line.name.toLowerCase()).sort();
  const last = sums.at(-1);
  const written = last?.unit === null && isMoreThanOne(last.quantity) ? names.at(-1) : names[0];
  return written ?? '';
}

/** What the lines call it if they agree, else what is bought. Cans are not canned twice. */
function namesOf(
  sources: readonly Source[],
  sums: readonly ShoppingAmount[],
): { name: string; plural: string } {
  const [first] = sources;
  const bought = first?.bought;
  // Raw chicken is bought for cooked chicken, and eggs for yolks.
  const keepsName = bought?.parts.length === 0 && !bought.isCooked;
  const isOneFood = sources.every(({ line }) => line.ingredientId === first?.line.ingredientId);
  const id = isOneFood && keepsName ? first?.line.ingredientId : bought?.id;
  const food = id == null ? undefined : ingredientById(id);
  if (!food) {
    const name = writtenName(sources, sums);
    return { name, plural: name };
  }
  const isInCans = sums.at(-1)?.unit === 'can';
  const how = `${bought?.isDried ? 'dried ' : ''}${bought?.isFrozen ? 'frozen ' : ''}`;
  const named = (name: string): string => `${how}${isInCans ? name.replace(/^canned /, '') : name}`;
  return { name: named(food.name), plural: named(food.plural) };
}

function amountOf(line: IngredientLine): ShoppingAmount[] {
  const quantity = quantityOf(line);
  if (!quantity) return [];
  const { unit, packageSize } = line;
  return [{ quantity, unit, packageSize, part: partOf(line), about: false }];
}

const PARTS: readonly PartName[] = ['white', 'yolk', 'juice', 'zest'];

const larger = (left: Rational, right: Rational): Rational =>
  compare(left, right) > 0 ? left : right;

/** How many wholes have enough of every part: the white and the yolk come from one egg. */
function wholesWith(shares: readonly ShoppingShare[], id: number): ShoppingAmount | null {
  const needs = shares.flatMap(({ use, amounts }) => {
    const wholes = amounts.map((amount) => wholesFor(use as PartName, id, amount));
    if (wholes.length === 0) return [];
    const quantity = wholes.map((one) => one.quantity).reduce(addQuantities);
    return [{ quantity, about: wholes.some(({ about }) => about) }];
  });
  if (needs.length === 0) return null;
  return {
    ...{ unit: null, packageSize: null, part: null },
    quantity: {
      min: needs.map(({ quantity }) => quantity.min).reduce(larger),
      max: needs.map(({ quantity }) => quantity.max).reduce(larger),
    },
    about: needs.some(({ about }) => about),
  };
}

interface Sum {
  readonly sums: ShoppingAmount[];
  readonly shares: ShoppingShare[];
}

function summed(sources: readonly Source[], id: number | null): Sum {
  const sum = (amounts: readonly ShoppingAmount[], food: number | null) =>
    inCans(acrossDimensions(withoutRepeats(amounts), food), food);
  const isWhole = ({ bought }: Source): boolean => !bought?.isCooked && !bought?.parts.length;
  if (id === null || sources.every(isWhole)) {
    return {
      sums: sum(
        sources.flatMap(({ line }) => amountOf(line)),
        id,
      ),
      shares: [],
    };
  }
  const whole = sources.filter(isWhole).flatMap(({ line }) => amountOf(line));
  const cooked = sources.filter(({ bought }) => bought?.isCooked);
  const parts = PARTS.flatMap((use): ShoppingShare[] => {
    const taken = sources.filter(({ bought }) => bought?.parts.includes(use));
    if (taken.length === 0) return [];
    return [
      {
        use,
        amounts: sum(
          taken.flatMap(({ line }) => amountOf(line)),
          null,
        ),
      },
    ];
  });
  const wholes = wholesWith(parts, id);
  const raw = cooked.flatMap(({ line }) =>
    amountOf(line).map((amount) => ({ ...amount, ...rawFor(line.ingredientId ?? id, amount) })),
  );
  const others: ShoppingShare[] = [
    { use: cooked.length > 0 ? 'uncooked' : 'whole', amounts: sum(whole, id) },
    {
      use: 'cooked',
      amounts: sum(
        cooked.flatMap(({ line }) => amountOf(line)),
        null,
      ),
    },
  ];
  return {
    sums: sum([...whole, ...(wholes ? [wholes] : []), ...raw], id),
    shares: [...others.filter(({ amounts }) => amounts.length > 0), ...parts],
  };
}

function shoppingLine<Line extends IngredientLine>(
  sources: readonly Source<Line>[],
): ShoppingLine<Line> {
  const bought = sources[0]?.bought ?? null;
  const id = bought?.id ?? null;
  const { sums, shares } = summed(sources, id);
  return {
    ingredientId: id,
    ...namesOf(sources, sums),
    aisle: bought ? aisleFor(bought, sums[0]?.unit ?? null) : 'other',
    amounts: sums,
    shares,
    isDried: bought?.isDried ?? false,
    toTaste: sources.some(({ line }) => quantityOf(line) === null),
    optional: sources.every(({ line }) => line.optional),
    sources: sources.map(({ line }) => line),
  };
}

/**
 * Adds up recipe lines into one shopping line per ingredient, by aisle. Sums within a dimension are exact, ranges add end by end,
 * packages keep their size, and different kinds of amount are joined only with a known weight, marked `about`. Parts and cooked
 * foods are added to what they are bought as.
 */
export function mergeLines<Line extends IngredientLine>(
  lines: readonly Line[],
): ShoppingLine<Line>[] {
  const groups = new Map<string, Source<Line>[]>();
  for (const line of lines.flatMap((each) => splitByFood(each))) {
    const source = { line, bought: boughtFor(line) };
    const key = groupKey(source);
    const group = groups.get(key);
    if (group) group.push(source);
    else groups.set(key, [source]);
  }
  return [...groups.values()]
    .map((sources) => shoppingLine(sources))
    .sort(
      (left, right) =>
        aisleRank[left.aisle] - aisleRank[right.aisle] ||
        (left.name < right.name ? -1 : left.name > right.name ? 1 : 0),
    );
}
