import { convert, type Conversion } from './conversion.js';
import { ancestorsOf, ingredientById } from './ingredient.js';
import type { IngredientLine } from './ingredient-line.js';
import { scaleQuantity, type Quantity } from './quantity.js';
import { rational } from './rational.js';
import { dimensionOf, type UnitId } from './units.js';
import {
  CANNED_AS,
  COOKED_YIELDS,
  PART_YIELDS,
  PULSE_IDS,
  RAW_FOR,
  SOLD_FOR,
  type CookedYield,
  type PartName,
  type PartYield,
} from './yields.js';

/** What a shopper picks up for a line that names a known food. */
export interface Bought {
  readonly id: number;
  /** What is taken from it; empty for all of it. */
  readonly parts: readonly PartName[];
  /** The amount is one of the cooked food, which is bought raw. */
  readonly isCooked: boolean;
  /** Beans as they come in a bag, to soak and boil. */
  readonly isDried: boolean;
  /** Corn from the freezer, which is not the one among the vegetables. */
  readonly isFrozen: boolean;
}

type BoughtLine = Pick<
  IngredientLine,
  'raw' | 'name' | 'unit' | 'packageSize' | 'ingredientId' | 'preparation' | 'comment'
>;

const WHOLES = new Set([...PART_YIELDS.values()].map(({ wholeId }) => wholeId));

/** Juice and egg whites that come in a bottle, a carton or a jar. */
const PRESERVED =
  /\b(?:bottled|concentrate|carton|frozen|dried|powdered|reconstituted|candied|pasteuri[sz]ed|concentré|poudre|bouteille|confite?s?)\b/i;

const PART_WORDS: readonly (readonly [PartName, RegExp])[] = [
  ['juice', /\b(?:juice|juiced|squeezed|jus|pressée?s?)(?![\p{L}])/iu],
  ['zest', /(?<!\p{L})(?:zests?|zested|rind|peel|zestes?|zestée?s?|écorce)(?![\p{L}])/iu],
];

/** "Grated zest and juice of 2 lemons" up to "of"; in French "le jus de 2 citrons". */
const BEFORE_AMOUNT = /^[^\d¼-¾⅐-⅞,]*?(?=\s(?:of|from|de|d['’]|du)\b|\s?d['’])/iu;

/** "Half of it juiced and the rest cut into wedges": all of it is used. */
const DIVIDED = /\b(?:half of|halves|rest|remaining|moitié|reste)\b/i;

const isInPackage = ({ unit, packageSize }: BoughtLine): boolean =>
  packageSize !== null || (unit !== null && dimensionOf(unit) === 'package');

/** "Juice of 1 lemon" and "1 lemon, juiced" take only a part of what they count. */
function takenParts(line: BoughtLine): PartName[] {
  const said = [BEFORE_AMOUNT.exec(line.raw)?.[0], line.preparation, line.comment].join(' ');
  if (DIVIDED.test(said)) return [];
  return PART_WORDS.flatMap(([part, words]) => (words.test(said) ? [part] : []));
}

/** Where the food's name is in the line; where it is not written out, at the end. */
function placeOfName({ raw, name }: BoughtLine): number {
  const last = name.toLowerCase().split(/\s+/).at(-1) ?? '';
  const at = raw.toLowerCase().lastIndexOf(last);
  return last === '' || at < 0 ? raw.length : at;
}

/** "Cooked rice" is measured cooked, "rice, cooked" before. French puts the word behind: "riz cuit". */
function saysBefore(line: BoughtLine, english: RegExp, french: RegExp): boolean {
  const at = placeOfName(line);
  const before = line.raw.slice(0, at).split(',');
  const [after = ''] = line.raw.slice(at).split(/[,(]/);
  return before.some((words) => english.test(words)) || french.test(after);
}

const saysCooked = (line: BoughtLine): boolean =>
  saysBefore(line, /\b(?:pre)?cooked\b/i, /\bcuite?s?\b/i);

const saysDried = (line: BoughtLine): boolean =>
  saysBefore(line, /\b(?:dried|dry)\b/i, /\b(?:secs?|sèches?|séchée?s?)(?!\p{L})/iu) ||
  /\b(?:soaked|trempée?s?)(?!\p{L})/iu.test(line.raw);

/** Computed once for each food: every line of every list asks. */
function remembered<Answer>(find: (id: number) => Answer): (id: number) => Answer {
  const answers = new Map<number, Answer>();
  return (id) => {
    const known = answers.get(id);
    if (known !== undefined || answers.has(id)) return known as Answer;
    const answer = find(id);
    answers.set(id, answer);
    return answer;
  };
}

const cookedYieldOf = remembered((id): CookedYield | undefined => {
  const own = COOKED_YIELDS.get(RAW_FOR.get(id) ?? id);
  if (own || ingredientById(id)?.aisle !== 'grains') return own;
  const general = ancestorsOf(id).find((ancestor) => COOKED_YIELDS.has(ancestor));
  return general === undefined ? undefined : COOKED_YIELDS.get(general);
});

const isSoldFrozen = remembered((id) =>
  ['produce', 'seafood'].includes(ingredientById(id)?.aisle ?? ''),
);

/** "Frozen peas, thawed" are bought frozen, "corn, fresh or frozen" is not. */
const saysFrozen = ({ raw }: BoughtLine): boolean =>
  /\b(?:frozen|surgel[ée]e?s?|congel[ée]e?s?)(?!\p{L})/iu.test(raw) &&
  !/\b(?:fresh|fra[iî]s|fra[iî]che|not frozen|previously frozen|if frozen|or frozen)(?!\p{L})/iu.test(
    raw,
  );

const isPulse = remembered((id) => ancestorsOf(id).some((general) => PULSE_IDS.has(general)));

/** What is bought for a line; null for an unknown food. */
export function boughtFor(line: BoughtLine): Bought | null {
  const { ingredientId: id } = line;
  if (id === null) return null;
  const isFrozen = line.unit !== 'can' && isSoldFrozen(id) && saysFrozen(line);
  const whole: Bought = { id, parts: [], isCooked: false, isDried: false, isFrozen };
  const part = PART_YIELDS.get(id);
  if (part) {
    const isBoughtSo = isInPackage(line) || PRESERVED.test(line.raw);
    return isBoughtSo ? whole : { ...whole, id: part.wholeId, parts: [part.part] };
  }
  if (WHOLES.has(id)) return line.unit === null ? { ...whole, parts: takenParts(line) } : whole;
  if (line.unit === 'can') return { ...whole, id: CANNED_AS.get(id) ?? id };
  if (isInPackage(line)) return { ...whole, id: SOLD_FOR.get(id) ?? id };
  if (isPulse(id)) return { ...whole, isDried: saysDried(line) };
  const rawId = RAW_FOR.get(id);
  // "Rotisserie chicken" is bought as it is.
  if (rawId !== undefined && saysCooked(line)) return { ...whole, id: rawId, isCooked: true };
  const isCooked = cookedYieldOf(id) !== undefined && saysCooked(line);
  return { ...whole, id: SOLD_FOR.get(id) ?? id, isCooked };
}

const yieldsOf = new Map<string, PartYield & { readonly id: number }>(
  [...PART_YIELDS].map(([id, told]) => [`${told.wholeId} ${told.part}`, { ...told, id }]),
);

interface Measured {
  readonly quantity: Quantity;
  readonly unit: UnitId | null;
}

/** How many wholes give this much of a part; one for each where nobody can say. */
export function wholesFor(
  part: PartName,
  wholeId: number,
  { quantity, unit }: Measured,
): Conversion {
  const told = yieldsOf.get(`${wholeId} ${part}`);
  if (unit === null || !told) return { quantity, about: false };
  const grams = convert(quantity, unit, 'g', told.id)?.quantity;
  if (!grams) return { quantity, about: true };
  return { quantity: scaleQuantity(grams, rational(1, told.grams)), about: true };
}

/** The raw amount of what is measured cooked; as it is where nobody can say. */
export function rawFor(id: number, { quantity, unit }: Measured): Measured & { about: boolean } {
  const told = cookedYieldOf(id);
  const known = told && unit !== null ? unit : null;
  if (!told || known === null) return { quantity, unit, about: false };
  if (dimensionOf(known) === 'mass') {
    const share = rational(told.raw, told.cooked);
    return { quantity: scaleQuantity(quantity, share), unit, about: true };
  }
  const cups = convert(quantity, known, 'cup')?.quantity;
  if (!cups) return { quantity, unit, about: false };
  const grams = scaleQuantity(cups, rational(told.raw));
  // Nobody measures a raw chicken by the cup.
  const isGrain = ingredientById(id)?.aisle !== 'meat';
  const inUnit = isGrain ? convert(grams, 'g', known, id)?.quantity : undefined;
  return inUnit
    ? { quantity: inUnit, unit, about: true }
    : { quantity: grams, unit: 'g', about: true };
}
