import type { ComposedDish, DishRequest } from './dish-composer.js';
import { isFlat, wantsAcid } from './flat-and-sour.js';
import type { Food, Kind } from './food.js';
import { saltBroughtBy } from './saltiness.js';

/** A line of a dish with the food that it names. */
export interface Seasoned {
  readonly line: string;
  readonly food: Food;
  readonly grams: number;
}

const plays = ({ kinds }: Food, ...some: readonly Kind[]): boolean =>
  kinds.some((kind) => some.includes(kind));

/** Salted, and mostly with an onion in it, by whoever made it. */
const SEASONED_AS_BOUGHT = /salsa|pesto|sauce|stock|soup|chili|curry|falafel|stuffing|mix$/;

/** Grams for each person below which a savoury dish is bland. */
const leastSaltEach = 0.4;

/** What is sweet, or eaten between meals, is not salted. */
const SWEET: readonly Kind[] = [
  'sugar',
  'sweet',
  'berry',
  'banana',
  'nutbutter',
  'chocolate',
  'jam',
];
const isUnsalted = ({ types }: ComposedDish, lines: readonly Seasoned[]): boolean =>
  !types.includes('main course') || lines.some(({ food }) => plays(food, ...SWEET));

function isSaltedEnough(
  dish: ComposedDish,
  { excluded, restricted }: DishRequest,
  lines: readonly Seasoned[],
): boolean {
  if (excluded.size > 0 || restricted || isUnsalted(dish, lines)) return true;
  // Cured in brine, bought seasoned, or cooked when it was a dish of its own.
  const isSeasonedAlready = ({ food }: Seasoned): boolean =>
    plays(food, 'brined') || food.form === 'cooked' || SEASONED_AS_BOUGHT.test(food.name);
  if (lines.some(isSeasonedAlready)) return true;
  const inWater = /salted water|lightly salted|pinch of salt|before you season/i.test(
    dish.steps.join(' '),
  );
  const salt = lines
    .map(({ food, line, grams }) => (plays(food, 'salt') ? grams : saltBroughtBy(food, line)))
    .reduce((sum, grams) => sum + grams, 0);
  return inWater || salt / dish.servings >= leastSaltEach;
}

/** Dishes that begin with something of the onion family, unless what they are made of has one in it. */
const BEGUN_WITH_ONION: readonly ComposedDish['kind'][] = [
  ...(['soup', 'chunky soup', 'stew', 'curry', 'stir-fry'] as const),
];
const ALLIUMS: readonly Kind[] = ['aromatic', 'pungent', 'kimchi', 'creamsoup', 'currypaste'];

function hasAllium({ kind }: ComposedDish, lines: readonly Seasoned[]): boolean {
  if (
    !BEGUN_WITH_ONION.includes(kind) ||
    lines.some(({ food }) => plays(food, 'fruit', 'sugar', 'egg'))
  )
    return true;
  return lines.some(
    ({ food }) =>
      plays(food, ...ALLIUMS) ||
      /onion|chive|garlic/.test(food.name) ||
      SEASONED_AS_BOUGHT.test(food.name),
  );
}

/** Raw, it stays sharp in what is shaped, which splits on it. */
const SHAPED = /\b(?:cakes|meatballs|patties|meatloaf|loaf|burgers)\b/i;
const hasSoftOnion = (
  { title, kind, steps }: ComposedDish,
  lines: readonly Seasoned[],
): boolean => {
  const isOfFish = lines.some(({ food }) => plays(food, 'tinnedfish'));
  const hasOnion = lines.some(({ food }) => /^(?:red |white |yellow )?onion$/.test(food.name));
  if (!isOfFish || !hasOnion || !(kind === 'patties' || SHAPED.test(title))) return true;
  return steps.some((step) => /onions?\b[^.]*(?:soft|golden)/i.test(step));
};

/** Something sour against what is sweet or mealy through and through. */
const isBalanced = (
  { kind, cuisine, title }: ComposedDish,
  lines: readonly Seasoned[],
): boolean => {
  const isWestern = !/Indian|Chinese|Thai|Japanese|Korean|Vietnamese|Filipino/.test(cuisine);
  const isHot = kind === 'soup' || kind === 'stew' || kind === 'meat or fish' || kind === 'salad';
  if (!isWestern || !isHot) return true;
  if (lines.some(({ food }) => plays(food, 'brined'))) return true;
  const flat = lines.map(({ food }) => food).filter((food) => isFlat(food) && titled(title, food));
  return !wantsAcid(
    flat,
    lines.map(({ food }) => food),
  );
};

const titled = (title: string, { name }: Food): boolean =>
  title.toLowerCase().includes(name.replace(/y$/, ''));

/** Cheese that melts in oil and cooking water is greasy and draws threads. */
const hasSauceForCheese = ({ kind, steps }: ComposedDish, lines: readonly Seasoned[]): boolean =>
  kind !== 'pasta' ||
  !lines.some(
    ({ food }) => food.kinds[0] === 'cheese' && !/mozzarella|provolone|bocconcini/.test(food.name),
  ) ||
  lines.some(({ food }) =>
    plays(
      food,
      'cream',
      'milk',
      'sourcream',
      'tinned',
      'tomato',
      'freshcheese',
      'creamsoup',
      'egg',
      'gravy',
    ),
  ) ||
  !/cooking water/.test(steps.join(' '));

/** Sentences that season nothing. */
const IDLE =
  /(?:heat|fat|pan|medium)\. Season with the black pepper\.|Taste before you serve: the cottage cheese/i;

/** Whether a cook would call it seasoned. */
export const isSeasoned = (
  dish: ComposedDish,
  request: DishRequest,
  lines: readonly Seasoned[],
): boolean =>
  isSaltedEnough(dish, request, lines) &&
  hasAllium(dish, lines) &&
  hasSoftOnion(dish, lines) &&
  isBalanced(dish, lines) &&
  hasSauceForCheese(dish, lines) &&
  !IDLE.test(dish.steps.join(' '));
