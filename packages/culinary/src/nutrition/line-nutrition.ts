import { convert } from '../conversion.js';
import { ancestorsOf, ingredientById } from '../ingredient.js';
import type { IngredientLine } from '../ingredient-line.js';
import { idOfPhrase } from '../lexicon.js';
import { lineTraits } from '../line-facts.js';
import type { Quantity } from '../quantity.js';
import { rational, toNumber } from '../rational.js';
import { dimensionOf, type UnitId } from '../units.js';
import { fold } from '../words.js';
import { nutrientsOf, type FoodForm, type FoodNutrients } from './food-nutrients.js';

/** What one food of a line adds to the dish. */
export interface LineShare {
  /** Grams of what is eaten of it; an estimate where `food` is undefined. */
  readonly grams: number;
  /** Undefined where its amount or its values are not known. */
  readonly food: FoodNutrients | undefined;
  /** Salt, or something salty, of which nobody knows how much sodium is eaten. */
  readonly leavesSaltOpen: boolean;
  /** Salt and baking soda, of which nobody eats more than a little. */
  readonly isSalt: boolean;
}

const ONE: Quantity = { min: rational(1), max: rational(1) };
const MILLILITRES_IN_A_CUP = 236.5882365;

const idOf = (name: string): number => {
  const id = idOfPhrase(name);
  if (id === null) throw new Error(`No ingredient is called ${name}.`);
  return id;
};

const WATER = new Set(['water', 'ice'].map(idOf));
const SALTS = new Set(['salt', 'baking soda'].map(idOf));
const FRYING_FATS = new Set(['oil', 'lard', 'shortening'].map(idOf));
const HERBS = new Set([idOf('herb')]);

const isKindOf = (id: number, kinds: ReadonlySet<number>): boolean =>
  kinds.has(id) || ancestorsOf(id).some((ancestor) => kinds.has(ancestor));

/** What part a food plays, by id: lines name the same foods again and again. */
const parts = new Map<number, { isFat: boolean; isSalt: boolean; isSeasoning: boolean }>();

function partOf(id: number | null) {
  if (id === null) return { isFat: false, isSalt: false, isSeasoning: false };
  const known = parts.get(id) ?? {
    isFat: isKindOf(id, FRYING_FATS),
    isSalt: isKindOf(id, SALTS),
    isSeasoning: ingredientById(id)?.aisle === 'spices' || isKindOf(id, HERBS),
  };
  parts.set(id, known);
  return known;
}

/** A cook notices neither the weight nor the values of a leaf or a pinch. */
const GRAMS_OF_A_SEASONING = 1;
/** A film of oil in a pan: a tablespoon. */
const GRAMS_OF_SOME_FAT = 14;
/** A strip of zest, a sheet of seaweed, a centimetre of ginger. */
const GRAMS_OF_A_BIT = 5;
const BITS: ReadonlySet<UnitId> = new Set([
  'strip',
  'leaf',
  'sprig',
  'sheet',
  'knob',
  'branch',
  'piece',
]);
/** So much of a dish is missing with a line about which nothing is known that it is not taken for a known one. */
const GRAMS_OF_ANYTHING = 100;

const FORMS: readonly (readonly [FoodForm, RegExp])[] = [
  ['oil', /\b(?:in (?:olive |vegetable )?oil|a l huile)\b/],
  ['canned', /\b(?:canned|tinned|en conserve|en boite|jarred)\b/],
  ['cooked', /\b(?:cooked|leftover|roasted|cuit|cuite|cuits|cuites)\b/],
  [
    'unsalted',
    /\b(?:unsalted|no salt|salt free|low sodium|reduced sodium|sodium reduced|sans sel|doux)\b/,
  ],
];
const PACKED: ReadonlySet<UnitId | null> = new Set(['can', 'jar']);

function formsOf(text: string, unit: UnitId | null): FoodForm[] {
  const forms = FORMS.filter(([, words]) => words.test(text)).map(([form]) => form);
  if (PACKED.has(unit) && !forms.includes('canned')) forms.push('canned');
  return forms;
}

const middle = ({ min, max }: Quantity): number => (toNumber(min) + toNumber(max)) / 2;

/** Grams of an amount; null where neither the ingredient table nor the source of the values knows. */
function gramsOf(
  quantity: Quantity,
  unit: UnitId | null,
  id: number | null,
  food: FoodNutrients | undefined,
): number | null {
  const known = convert(quantity, unit, 'g', id ?? undefined);
  if (known) return middle(known.quantity);
  const portion = food?.measures[unit ?? 'piece'];
  if (portion !== undefined) return middle(quantity) * portion;
  const volume = unit === null ? null : convert(quantity, unit, 'ml');
  const cup = food?.measures.cup;
  return volume && cup !== undefined
    ? (middle(volume.quantity) * cup) / MILLILITRES_IN_A_CUP
    : null;
}

/** Of a can whose contents are drained: chickpeas weigh 254 g in a can of 425 g (source 16359), tuna in one of 170 g 120 g. */
const DRAINED_SHARE = 0.6;
const DRAINED_FISH_SHARE = 0.7;

/** "(150 g each)" weighs one of what is counted, "(450 g)" all of it. */
const SAID_WEIGHT = /^(?:about )?(\d+(?:[.,]\d+)?) ?(g|kg|oz|lb)( each| chacune?)?(?=, |$)/;

/** Grams that a line says of what it counts: 900 of "4 steaks (225 g each)"; null if it says none. */
export function saidGrams({ comment, unit }: IngredientLine, quantity: Quantity): number | null {
  const isCounted = unit === null || dimensionOf(unit) === 'count';
  const [, amount = '', weight, each] = SAID_WEIGHT.exec(comment?.trim().toLowerCase() ?? '') ?? [];
  if (!isCounted || amount === '') return null;
  const said = rational(Math.round(Number(amount.replace(',', '.')) * 1000), 1000);
  const grams = convert({ min: said, max: said }, weight as UnitId, 'g');
  return grams && middle(grams.quantity) * (each === undefined ? 1 : middle(quantity));
}

/** Grams of the food in a line, as bought. */
function boughtGrams(
  line: IngredientLine,
  text: string,
  food: FoodNutrients | undefined,
): number | null {
  const { ingredientId: id, unit, packageSize } = line;
  const quantity = line.quantity ?? (unit === null ? null : ONE);
  if (!quantity) return null;
  if (!packageSize) return saidGrams(line, quantity) ?? gramsOf(quantity, unit, id, food);
  const each =
    gramsOf(packageSize.quantity, packageSize.unit, id, food) ??
    // What is packed by volume and has no known density weighs about as much as water.
    (dimensionOf(packageSize.unit) === 'volume'
      ? gramsOf(packageSize.quantity, packageSize.unit, idOf('water'), undefined)
      : null);
  if (each === null) return gramsOf(quantity, unit, id, food);
  const isFish = id !== null && ingredientById(id)?.aisle === 'seafood';
  const isDrained = PACKED.has(unit) && /\bdrained|egoutte/.test(text);
  const share = isDrained ? (isFish ? DRAINED_FISH_SHARE : DRAINED_SHARE) : 1;
  return middle(quantity) * each * share;
}

const TRIMMED =
  /\b(?:boneless|bone removed|boned|fillet|fillets|peeled|pitted|shelled|shucked|cubed|cubes|diced|chunks|flesh|meat|seeded|desosse|pele)\b/;

/** From a cup and a half on, or where the line says so from a cup on, fat is for frying in and not an ingredient. */
const FRYING = /\b(?:deep |shallow )?(?:fry|frying)\b|\bfriture\b/;
const LEAST_FRYING_FAT = 210;
const CERTAINLY_FRYING_FAT = 320;
const ABSORBED_SHARE = 0.1;

/** What is poured away again. */
const POURED_AWAY =
  /\bfor (?:the )?(?:soaking|brine|brining|boiling|blanching|poaching|pasta water)\b/;

/** The share of the bought food that is eaten. */
function eatenShare(
  line: IngredientLine,
  text: string,
  grams: number,
  food: FoodNutrients | undefined,
): number {
  const id = line.ingredientId;
  if (POURED_AWAY.test(text)) return 0;
  if (partOf(id).isFat) {
    const least = FRYING.test(text) ? LEAST_FRYING_FAT : CERTAINLY_FRYING_FAT;
    return grams >= least ? ABSORBED_SHARE : 1;
  }
  const isWeighed =
    line.packageSize !== null ||
    (line.unit !== null && dimensionOf(line.unit) === 'mass') ||
    (line.quantity !== null && saidGrams(line, line.quantity) !== null);
  const hasWhole = isWeighed || (line.unit === null && ingredientById(id ?? 0)?.aisle === 'meat');
  return food && food.refuse > 0 && hasWhole && !TRIMMED.test(text) ? 1 - food.refuse : 1;
}

/** What a line without a known amount or food weighs about. */
function guessedGrams({ ingredientId: id, quantity, unit }: IngredientLine): number {
  if (partOf(id).isSeasoning) return GRAMS_OF_A_SEASONING;
  if (partOf(id).isFat) return GRAMS_OF_SOME_FAT;
  const weight = quantity && unit !== null && convert(quantity, unit, 'g');
  if (weight) return middle(weight.quantity);
  if (quantity && unit !== null && BITS.has(unit)) return middle(quantity) * GRAMS_OF_A_BIT;
  const length = quantity && unit !== null && convert(quantity, unit, 'cm');
  if (length) return middle(length.quantity) * GRAMS_OF_A_BIT;
  const volume = quantity && unit !== null && convert(quantity, unit, 'ml');
  return volume ? middle(volume.quantity) : GRAMS_OF_ANYTHING;
}

const isSalty = (line: IngredientLine): boolean => lineTraits(line).includes('salty');

function shareOf(line: IngredientLine, text: string): LineShare | null {
  const id = line.ingredientId;
  // Water has no values, and the much of it in a broth would make a dish look known.
  if (id !== null && WATER.has(id)) return null;
  const food = id === null ? undefined : nutrientsOf(id, formsOf(text, line.unit));
  const bought = boughtGrams(line, text, food);
  const { isSalt } = partOf(id);
  if (bought !== null && food) {
    const grams = bought * eatenShare(line, text, bought, food);
    const leavesSaltOpen = food.values.sodium === null && isSalty(line);
    return { grams, food, leavesSaltOpen, isSalt };
  }
  return {
    grams: isSalt && bought === null ? 0 : (bought ?? guessedGrams(line)),
    food: undefined,
    leavesSaltOpen: isSalt || isSalty(line),
    isSalt,
  };
}

/** What the foods of a line add to a dish. An optional line adds nothing; of alternatives the first one counts. */
export function lineShares(line: IngredientLine): LineShare[] {
  if (line.optional) return [];
  const text = fold(line.raw).replace(/[^a-z0-9]+/g, ' ');
  const foods = [
    { ...line, also: [] },
    // "1 cup plus 2 tbsp flour": a further amount of the same food.
    ...line.also
      // "1.2 kg thighs and drumsticks": the amount is that of both.
      .filter((other) => other.quantity !== null || line.quantity === null)
      .map((other) =>
        other.ingredientId === null && other.name === ''
          ? { ...other, ingredientId: line.ingredientId, name: line.name }
          : other,
      ),
  ];
  return foods.flatMap((food) => shareOf(food, text) ?? []);
}
