import { convert } from './conversion.js';
import type { Country } from './country.js';
import { PACKAGE_SIZES, type SoldSize } from './package-sizes.js';
import { exactly, formatQuantity } from './quantity.js';
import { rational, toNumber } from './rational.js';
import { amountText, boughtAmounts } from './shopping-line-text.js';
import type { ShoppingLine } from './shopping-list.js';
import { dimensionOf, unitLabel } from './units.js';

/** How a need is bought, in words. */
export interface Purchase {
  /** "1 × 454 g", "1 dozen", "2 bunches". */
  readonly packs: string;
  /** What stays over: "340 g". Null where it is hardly anything. */
  readonly over: string | null;
}

/** How much is needed in the unit that the food is sold in; null where nobody can say. */
function needIn(line: ShoppingLine, { unit }: SoldSize): number | null {
  const amounts = boughtAmounts(line);
  let sum = 0;
  for (const amount of amounts) {
    if (amount.packageSize !== null || amount.part !== null || line.ingredientId === null)
      return null;
    const converted = convert(amount.quantity, amount.unit, unit, line.ingredientId);
    if (!converted) return null;
    sum += toNumber(converted.quantity.max);
  }
  return amounts.length === 0 ? null : sum;
}

interface Needed {
  readonly sizes: readonly SoldSize[];
  /** In the unit of the first size. */
  readonly need: number;
}

function needed(line: ShoppingLine, country: Country): Needed | null {
  const isRaw = line.ingredientId !== null && !line.isDried;
  const sizes = isRaw ? PACKAGE_SIZES.get(line.ingredientId)?.get(country) : undefined;
  const [usual] = sizes ?? [];
  if (!sizes || !usual) return null;
  const need = needIn(line, usual);
  return need === null ? null : { sizes, need };
}

const comparable = new WeakMap<readonly SoldSize[], ReadonlyMap<number, SoldSize>>();

/** The sizes of a food by what they are in the unit of the usual one. */
function inUnitOfUsual(sizes: readonly SoldSize[]): ReadonlyMap<number, SoldSize> {
  let found = comparable.get(sizes);
  if (!found) {
    const unit = sizes[0]?.unit ?? null;
    found = new Map(
      sizes.flatMap((sold) => {
        const size = convert(exactly(rational(sold.size)), sold.unit, unit)?.quantity.max;
        return size ? [[toNumber(size), sold] as const] : [];
      }),
    );
    comparable.set(sizes, found);
  }
  return found;
}

/** Packages are not filled, and lines not written, more exactly than this. */
const NEARLY = 0.01;
const WORTH_NAMING = 0.05;

/** What one package more is worth in leftovers, as a share of the need. */
const SHARE_OF_A_PACK = 0.2;

/**
 * Few packages that leave little over: as many of the largest as the need fills, and at the end one or two that fit, of one size
 * if that is as good.
 */
function packsOf(need: number, sizes: readonly number[]): Map<number, number> {
  const largest = Math.max(...sizes);
  const count = Math.max(1, Math.ceil(need / largest - NEARLY));
  const full = Math.max(0, count - 2);
  const rest = need - full * largest;
  const pairs = sizes.flatMap((size) => sizes.map((other) => [size, other]));
  const sumOf = (end: readonly number[]) => end.reduce((sum, size) => sum + size, 0);
  const costOf = (end: readonly number[]) =>
    sumOf(end) + need * SHARE_OF_A_PACK * (end.length + NEARLY * new Set(end).size);
  const best = [...sizes.map((size) => [size]), ...pairs]
    .filter((end) => sumOf(end) >= rest * (1 - NEARLY))
    .reduce((one, other) => (costOf(other) < costOf(one) ? other : one), [largest, largest]);
  const packs = new Map<number, number>(full > 0 ? [[largest, full]] : []);
  for (const size of best.toSorted((left, right) => right - left)) {
    packs.set(size, (packs.get(size) ?? 0) + 1);
  }
  return packs;
}

const QUARTERS = 4;

/** What is left of packs that are counted, such as bunches: in quarters, and never as if nothing had been used. */
const inQuarters = (over: number, total: number): number =>
  Math.min(Math.round(over * QUARTERS), Math.ceil(total * QUARTERS) - 1) / QUARTERS;

const DOZEN = 12;

function packText(count: number, { size, unit }: SoldSize, locale: string): string {
  const number = (of: number) => formatQuantity(exactly(rational(of)), locale);
  if (unit === null)
    return size === DOZEN ? `${number(count)} dozen` : `${number(count)} × ${number(size)}`;
  if (dimensionOf(unit) === 'count') return `${number(count)} ${unitLabel(unit, count > 1)}`;
  return `${number(count)} × ${number(size)} ${unitLabel(unit, size > 1)}`;
}

/** How a line is bought in a country; null where its packages are not known or the line names packages itself. */
export function purchaseOf(line: ShoppingLine, country: Country, locale = 'en'): Purchase | null {
  const known = needed(line, country);
  const [usual] = known?.sizes ?? [];
  if (!known || !usual) return null;
  const { need, sizes } = known;
  const inUnit = inUnitOfUsual(sizes);
  const packs = packsOf(need, [...inUnit.keys()]);
  const total = [...packs].reduce((sum, [size, count]) => sum + size * count, 0);
  const isCounted = usual.unit !== null && dimensionOf(usual.unit) === 'count';
  const over = isCounted ? inQuarters(total - need, total) : total - need;
  const words = [...packs].map(([size, count]) =>
    packText(count, inUnit.get(size) ?? usual, locale),
  );
  if (over <= need * WORTH_NAMING) return { packs: words.join(' + '), over: null };
  const { unit = usual.unit } = inUnit.get([...packs.keys()].at(-1) ?? 0) ?? {};
  const written = exactly(rational(Number(over.toPrecision(6))));
  const quantity = convert(written, usual.unit, unit)?.quantity ?? written;
  const rest = { quantity, unit, packageSize: null, part: null, about: unit !== null };
  const food = over > 1 + NEARLY ? line.plural : line.name;
  const text = amountText(rest, locale, unit === null ? food : '');
  return { packs: words.join(' + '), over: text.replace(/^about /, '') };
}

/** Of what is at home, half is used up on the average. */
const USUALLY_LEFT = 0.5;

/** Whether it is more than a kitchen that has the food usually has of it: half of the package that is usually bought. */
export function isMuch(line: ShoppingLine, country: Country): boolean {
  const known = needed(line, country);
  const [usual] = known?.sizes ?? [];
  return (
    known !== null && usual !== undefined && known.need > usual.size * USUALLY_LEFT * (1 + NEARLY)
  );
}
