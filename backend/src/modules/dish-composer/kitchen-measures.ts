import {
  convert,
  exactly,
  formatQuantity,
  rational,
  toNumber,
  type UnitId,
} from '@larder/culinary';
import type { DishKit } from './dish-kit.js';
import type { Food, Kind } from './food.js';

/** Twelfths of a cup for which there is a measure. */
const CUP_TWELFTHS = [0, 3, 4, 6, 8, 9, 12];
/** Beyond this nobody counts cups: it goes on the scales. */
const mostCups = 6;
const spoonsInCup = 16;
const gramsOfEgg = 50;
/** What a sweetener measures like, whatever it weighs. */
const gramsInCupOfSugar = 200;

/** Sold by weight, or broken off a block. */
const ON_THE_SCALES: readonly Kind[] = [
  ...(['chocolate', 'bitterchocolate', 'freshcheese', 'marshmallow', 'pizzadough'] as const),
];

const written = (numerator: number, denominator: number): string =>
  formatQuantity(exactly(rational(numerator, denominator)));

function onTheScales(grams: number, liquid: boolean): string {
  const step = grams < 100 ? 5 : grams < 1000 ? 25 : 100;
  const rounded = Math.max(step, Math.round(grams / step) * step);
  const [small, large] = liquid ? ['ml', 'l'] : ['g', 'kg'];
  return rounded < 1000 ? `${rounded} ${small}` : `${written(rounded / 100, 10)} ${large}`;
}

/** Of so many cups nobody measures a third more: in twelfths again. */
const manyCups = 3;
const HALVES = [0, 6, 12];

function inCups(cups: number): string {
  const whole = Math.floor(cups);
  const part = (cups - whole) * 12;
  const parts = whole < manyCups ? CUP_TWELFTHS : HALVES;
  const nearest = parts.reduce((best, twelfths) =>
    Math.abs(twelfths - part) < Math.abs(best - part) ? twelfths : best,
  );
  const value = whole * 12 + nearest;
  return `${written(value, 12)} ${value > 12 ? 'cups' : 'cup'}`;
}

/** "1/4 tsp", "2 tbsp", "1 1/2 cups": a volume as a cook spoons it out. */
export function spoonful(teaspoons: number): string {
  if (teaspoons < 1 / 6) return '1 pinch';
  if (teaspoons < 2.75) {
    const parts = teaspoons < 1 ? 4 : 2;
    return `${written(Math.max(1, Math.round(teaspoons * parts)), parts)} tsp`;
  }
  const tablespoons = teaspoons / 3;
  if (tablespoons < 3.75) return `${written(Math.round(tablespoons * 2), 2)} tbsp`;
  return inCups(tablespoons / spoonsInCup);
}

const LIQUID: readonly Kind[] = ['milk', 'cream', 'buttermilk', 'juice', 'water', 'broth', 'oil'];

function gramsOf(food: Food, unit: UnitId | null): number | null {
  const weight = convert(exactly(rational(1)), unit, 'g', food.id);
  return weight && toNumber(weight.quantity.max);
}

/** Puts this weight of a food on the list, in the measure that fits it: eggs are counted, flour goes by the cup, chocolate by the gram. */
export function weighed(kit: DishKit, food: Food, grams: number): Food {
  if (food.kinds.includes('egg')) {
    return kit.measure(food, String(Math.max(1, Math.round(grams / gramsOfEgg))));
  }
  const isLiquid = food.kinds.some((kind) => LIQUID.includes(kind));
  const isSugar = food.kinds.includes('sugar');
  const cup = gramsOf(food, 'cup') ?? (isLiquid ? 240 : isSugar ? gramsInCupOfSugar : null);
  if (cup === null || food.kinds.some((kind) => ON_THE_SCALES.includes(kind))) {
    return kit.measure(food, onTheScales(grams, isLiquid));
  }
  const cups = grams / cup;
  if (cups > mostCups) return kit.measure(food, onTheScales(grams, isLiquid));
  return kit.measure(food, spoonful(cups * spoonsInCup * 3));
}

/** More pieces than this come in fours. */
const mostCountedOut = 8;
/** And more than these go on the scales. */
const mostPieces = 20;
/** Less than this of a piece is weighed. */
const leastPart = 0.3;

/** Puts a number of pieces on the list that weigh about this much; by weight if nobody knows what one weighs. */
export function counted(kit: DishKit, food: Food, grams: number): Food {
  const each = gramsOf(food, null);
  if (each === null) return weighed(kit, food, grams);
  // Half a pineapple is no stand-in for a handful.
  if (grams / each < leastPart) return weighed(kit, food, grams);
  const halves = Math.max(1, Math.round((grams / each) * 2));
  const pieces = Math.round(grams / each);
  if (pieces > mostPieces) return weighed(kit, food, grams);
  // Nobody counts out nineteen apricots.
  const even = pieces > mostCountedOut ? Math.round(pieces / 4) * 4 : pieces;
  return kit.measure(food, halves < 3 ? written(halves, 2) : String(even));
}

/** Puts so many teaspoons on the list, in the largest spoon or cup that fits. */
export function bySpoon(kit: DishKit, food: Food, teaspoons: number): Food {
  return kit.measure(food, spoonful(teaspoons));
}

/** In eighths of the usual amounts: nobody scales a recipe more finely. */
const scale = 8;
/** However little they weigh, more than twice the usual amount of a vegetable is a dish of nothing else. */
const mostScaled = 2 * scale;

/** Scales the usual amounts of these foods so that all of them together weigh about so many grams for each person. */
export function weighTogether(kit: DishKit, foods: readonly Food[], gramsEach: number): void {
  kit.share(foods, rational(1));
  const usual = kit.gramsOf(...foods);
  if (usual === 0) return;
  const wanted = Math.round((scale * gramsEach * kit.servings) / usual);
  kit.share(foods, rational(Math.min(mostScaled, Math.max(1, wanted)), scale));
}

/** Shares so many grams out among these foods. */
export function weighAll(kit: DishKit, foods: readonly Food[], grams: number): void {
  for (const food of foods) weighed(kit, food, grams / foods.length);
}

/** Of these a quarter of a teaspoon does what a whole one of cinnamon does. */
const STRONG = /^(?:nutmeg|mace|clove|cardamom|allspice)$/;

export const isStrongSpice = ({ name }: Food): boolean => STRONG.test(name);

/** So many teaspoons of each. */
export function spoonAll(kit: DishKit, foods: readonly Food[], teaspoons: number): void {
  for (const food of foods) bySpoon(kit, food, teaspoons);
}

/** The same amount of each. */
export function measureAll(kit: DishKit, foods: readonly Food[], text: string): void {
  for (const food of foods) kit.measure(food, text);
}

/** The amount of the first line whose kinds a food plays; its usual one where none does. */
export function measureBy(
  kit: DishKit,
  foods: readonly Food[],
  amounts: readonly (readonly [kinds: readonly Kind[], text: string])[],
): void {
  for (const food of foods) {
    const found = amounts.find(([kinds]) => food.kinds.some((kind) => kinds.includes(kind)));
    if (found) kit.measure(food, found[1]);
  }
}

/** So many teaspoons of salt, where it may be used. */
export function saltOf(kit: DishKit, teaspoons: number): Food[] {
  const salt = kit.one(['salt'], 'salt');
  return salt ? [bySpoon(kit, salt, teaspoons)] : [];
}

const LARGE_CAN = 'can (796 ml)';

/** Half of the usual of what comes in cans: of those in two sizes, the small one. */
export function halfCans(kit: DishKit, foods: readonly Food[]): void {
  for (const food of foods) {
    if (food.amount.unit === LARGE_CAN) kit.measure(food, '1 can (398 ml)');
    else kit.share([food], rational(1, 2));
  }
}

/** A spoonful of mustard, honey and the like; a sauce from a bottle by its own measure, but not more than a pan takes. */
export function measureSharp(kit: DishKit, foods: readonly Food[]): void {
  for (const food of foods) {
    if (food.kinds.includes('briny')) continue;
    if (food.kinds.includes('misopaste')) kit.measure(food, '2 tbsp');
    else if (!food.kinds.includes('sauce')) kit.measure(food, '1 tbsp');
    else if (/^cups?$/.test(food.amount.unit)) kit.measure(food, '1/4 cup');
  }
}

export const present = (...foods: readonly (Food | null | undefined)[]): Food[] =>
  foods.filter((food): food is Food => food !== null && food !== undefined);

/** A sentence that names these foods as heated; false without any. */
export function naming(
  kit: DishKit,
  foods: readonly Food[],
  sentence: (names: string) => string,
): string | false {
  return foods.length > 0 && sentence(kit.hot(...foods));
}

/** The same within a sentence: nothing without any. */
export const ending = (
  kit: DishKit,
  foods: readonly Food[],
  phrase: (names: string) => string,
): string => naming(kit, foods, phrase) || '';

/** What speaks for kitchens in which nobody grates parmesan over a dish. */
const WITHOUT_PARMESAN = /^(?:ghee|sauerkraut|pierogi|paneer|kefir)$/;

/** The parmesan of a dish that has no other cheese, unless its kitchen knows none. */
export const usualParmesan = (kit: DishKit): Food[] =>
  kit.offers('sourcream', 'soy', 'kimchi') || kit.wantsNamed(WITHOUT_PARMESAN)
    ? []
    : present(kit.staple('parmesan'));
