import { parseIngredientLine } from '@larder/culinary';
import { minutesIn } from '../catalogue/domain/cooking-times.js';
import type { ComposedDish, DishRequest } from './dish-composer.js';
import { centreOf, keepsTo } from './dish-centre.js';
import { occursIn, titleName } from './dish-titles.js';
import { foodOf, shapesOf, type Food, type Kind } from './food.js';
import { gramsOfLine, saltBroughtBy } from './saltiness.js';

/** What a professional looks at in a composed dish. */
export const RUBRIC = [
  'identity',
  'main ingredient',
  'ratios',
  'times',
  'order',
  'doneness',
  'pairing',
] as const;
export type RubricRule = (typeof RUBRIC)[number];

/** A line of the dish as a cook weighs it. */
interface Weighed {
  readonly line: string;
  readonly food: Food;
  readonly grams: number;
}

function weighed({ ingredients }: ComposedDish, request: DishRequest): Weighed[] {
  return ingredients.flatMap((line) => {
    const { ingredientId } = parseIngredientLine(line);
    if (ingredientId === null) return [];
    const form = request.forms?.get(ingredientId) ?? null;
    const food = shapesOf(ingredientId, form)[0] ?? foodOf(ingredientId);
    return food ? [{ line, food, grams: gramsOfLine(line) ?? 0 }] : [];
  });
}

const plays = ({ kinds }: Food, ...some: readonly Kind[]): boolean =>
  kinds.some((kind) => some.includes(kind));

/** What a dish is called is what it is made of. */
const CALLED: readonly (readonly [called: RegExp, made: RegExp])[] = [
  [/soup/i, /ladle|bowls|blend/i],
  [/\broast(?:ed)?\b|tray bake/i, /roast|bake/i],
  [/stir-fry|fried rice/i, /wok|frying pan/i],
  [/braised|stew|tagine|chili/i, /simmer|braise/i],
  [/salad/i, /toss|turn gently|whisk|arrange/i],
  [/poutine/i, /gravy/i],
  [/burgers/i, /patties/i],
  [/en papillote/i, /parchment/i],
];

/** Dishes that everybody knows by this name alone, and what each cannot be without. */
const KNOWN_BY_NAME: readonly (readonly [called: RegExp, needs: RegExp])[] = [
  [/omelette|scrambled eggs|frittata/i, /\beggs?\b/i],
  [/pancakes|waffles|crêpes|french toast/i, /\beggs?\b|buttermilk|banana/i],
  [/cookies|shortbread/i, /flour|oats/i],
  [/brownies/i, /cocoa|chocolate/i],
  [/bread|flatbreads|scones|muffins|biscuits|focaccia|rolls/i, /flour/i],
  [/poutine/i, /potato/i],
];

const isKnownByName = ({ title, ingredients }: ComposedDish): boolean =>
  KNOWN_BY_NAME.some(([called, needs]) => called.test(title) && needs.test(ingredients.join()));

function identity(dish: ComposedDish, lines: readonly Weighed[]): boolean {
  const { title, steps } = dish;
  const text = steps.join(' ');
  const made = CALLED.every(([called, cooked]) => !called.test(title) || cooked.test(text));
  const names = lines.flatMap(({ food }) => [food.name, titleName(food), ...food.name.split(' ')]);
  return made && (names.some((name) => occursIn(title, name)) || isKnownByName(dish));
}

function mainIngredient(request: DishRequest, lines: readonly Weighed[]): boolean {
  const typed = request.ingredients.flatMap((id) => shapesOf(id, request.forms?.get(id)));
  const used = new Map(lines.map(({ food }) => [food.id, food]));
  return keepsTo(centreOf(typed), used) !== 'no';
}

/** Per serving, or as a share of what is eaten. */
const LIMITS = {
  saltGrams: 3.6,
  leastSolid: 60,
  mostSolid: 1_100,
  mostFatGrams: 45,
  brothToSolids: 2.6,
} as const;

function ratios({ servings, title }: ComposedDish, lines: readonly Weighed[]): boolean {
  const weightOf = (...kinds: readonly Kind[]) =>
    lines.filter(({ food }) => plays(food, ...kinds)).reduce((sum, { grams }) => sum + grams, 0);
  const liquid = weightOf('broth', 'water');
  const solid = lines.reduce((sum, { grams }) => sum + grams, 0) - liquid;
  const salt = lines
    .map(({ food, line, grams }) => (plays(food, 'salt') ? grams : saltBroughtBy(food, line)))
    .reduce((sum, grams) => sum + grams, 0);
  return (
    salt / servings <= LIMITS.saltGrams &&
    solid / servings >= LIMITS.leastSolid &&
    solid / servings <= LIMITS.mostSolid &&
    weightOf('fat', 'oil') / servings <= LIMITS.mostFatGrams &&
    (!/soup|stew|chili/i.test(title) || liquid <= solid * LIMITS.brothToSolids)
  );
}

function times({ steps, readyInMinutes }: ComposedDish, lines: readonly Weighed[]): boolean {
  const all = steps.flatMap(minutesIn);
  const longest = Math.max(0, ...all);
  const isSlow = lines.some(({ food }) => plays(food, 'braise', 'stewing'));
  const isQuick = lines.some(({ food }) => plays(food, 'fish', 'shellfish', 'steak'));
  if (isSlow && !lines.some(({ food }) => plays(food, 'quick')) && longest < 40) return false;
  if (isQuick && !isSlow && longest > 60) return false;
  return readyInMinutes >= longest;
}

const RAW_START = /\b(?:return|lift out|put back)\b/i;

/** Nothing comes back to a pan it has not been in, and every line is used. */
function order({ steps }: ComposedDish, lines: readonly Weighed[]): boolean {
  const firstWith = (word: string) => steps.findIndex((step) => step.toLowerCase().includes(word));
  return lines.every(({ food }) => {
    const words = [titleName(food), ...food.name.split(' ')].map((word) =>
      word.toLowerCase().replace(/(?:ies|es|s|y)$/, ''),
    );
    const first = Math.min(
      ...words.map((word) => firstWith(word)).filter((index) => index >= 0),
      steps.length,
    );
    const step = steps[first];
    if (step === undefined) return false;
    const [opening = ''] = step.split(/[.,]/);
    return !(RAW_START.test(opening) && first === 0);
  });
}

const RAW: readonly Kind[] = [
  ...(['poultry', 'bonein', 'bird', 'joint', 'steak', 'chop', 'mince', 'sausage', 'fish'] as const),
  ...(['wing', 'wholefish', 'shellfish', 'braise', 'stewing', 'quick', 'offal'] as const),
];
const TOLD =
  /\d\d °C|opaque|tender|pulls away|cooked through|no longer pink|done as you like|open|set\b|resistance/i;

function doneness({ steps }: ComposedDish, lines: readonly Weighed[]): boolean {
  const isRaw = lines.some(({ food }) => food.form !== 'cooked' && plays(food, ...RAW));
  return !isRaw || steps.some((step) => TOLD.test(step));
}

/** What no cook puts on one plate. */
const ABSURD: readonly (readonly [left: readonly Kind[], right: readonly Kind[]])[] = [
  [
    ['fish', 'shellfish', 'wholefish', 'tinnedfish'],
    ['chocolate', 'cocoa', 'vanilla', 'jam'],
  ],
  [
    ['steak', 'chop', 'joint', 'braise', 'stewing', 'poultry', 'mince', 'sausage'],
    ['chocolate', 'vanilla', 'oats'],
  ],
  [
    ['kimchi', 'soy'],
    ['chocolate', 'cocoa', 'vanilla'],
  ],
  [
    ['sausage', 'fish', 'mince'],
    ['banana', 'berry'],
  ],
];
const ABSURD_NAMES: readonly (readonly [left: RegExp, right: RegExp])[] = [
  [/sauerkraut/, /tahini|basil|soy sauce/],
  [/pancake/i, /vinegar/],
  [/doubanjiang|gochujang/, /cheddar|tahini|garam masala/],
  [/^(?:duck|duck breast)$/, /^basil$/],
];

function pairing({ title }: ComposedDish, lines: readonly Weighed[]): boolean {
  const has = (kinds: readonly Kind[]) => lines.some(({ food }) => plays(food, ...kinds));
  const isNamed = (name: RegExp) =>
    name.test(title) || lines.some(({ food }) => name.test(food.name));
  return (
    ABSURD.every(([left, right]) => !has(left) || !has(right)) &&
    ABSURD_NAMES.every(([left, right]) => !isNamed(left) || !isNamed(right))
  );
}

/** The rules that a dish breaks; none if a professional would serve it. */
export function brokenRules(dish: ComposedDish, request: DishRequest): RubricRule[] {
  const lines = weighed(dish, request);
  const isSweet = dish.types.some((type) => type === 'dessert' || type === 'breakfast');
  const kept: Record<RubricRule, boolean> = {
    identity: identity(dish, lines),
    'main ingredient': isSweet || mainIngredient(request, lines),
    ratios: ratios(dish, lines),
    times: times(dish, lines),
    order: order(dish, lines),
    doneness: doneness(dish, lines),
    pairing: pairing(dish, lines),
  };
  return RUBRIC.filter((rule) => !kept[rule]);
}
