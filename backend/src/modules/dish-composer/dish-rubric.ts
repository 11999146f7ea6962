import { ingredientById, parseIngredientLine } from '@larder/culinary';
import { culinaryHierarchy } from '@larder/culinary/at-hand';
import { minutesIn } from '../catalogue/domain/cooking-times.js';
import type { ComposedDish, DishRequest, LeftOutReason } from './dish-composer.js';
import { POULTRY_INSIDE, safeAt } from './cooking-steps.js';
import { centreOf, keepsTo } from './dish-centre.js';
import { isSeasoned } from './dish-seasoning.js';
import { occursIn, titleName } from './dish-titles.js';
import { foodOf, shapesOf, type Food, type Kind } from './food.js';
import { isLeafy } from './salad-dressing.js';
import { gramsOfLine, saltBroughtBy } from './saltiness.js';

/** What a professional looks at in a composed dish. */
export const RUBRIC = [
  'identity',
  'main ingredient',
  'what was named',
  'left alone',
  'ratios',
  'times',
  'order',
  'doneness',
  'pairing',
  'seasoning',
] as const;
export type RubricRule = (typeof RUBRIC)[number];

/** A line of the dish as a cook weighs it. */
interface Weighed {
  readonly line: string;
  readonly food: Food;
  readonly grams: number;
}

/** Thin strips of beef are not stewing beef: the shape that the line describes. */
const shapeOf = (line: string, shapes: readonly Food[]): Food | undefined =>
  shapes.find(({ words }) => words !== null && line.includes(words)) ??
  shapes.find(({ cut }) => cut !== '' && line.endsWith(cut)) ??
  shapes[0];

function weighed({ ingredients }: ComposedDish, request: DishRequest): Weighed[] {
  return ingredients.flatMap((line) => {
    const { ingredientId } = parseIngredientLine(line);
    if (ingredientId === null) return [];
    const form = request.forms?.get(ingredientId) ?? null;
    const food = shapeOf(line, shapesOf(ingredientId, form)) ?? foodOf(ingredientId);
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
  [/salad/i, /toss|turn gently|whisk|arrange|fold/i],
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
  [/^tiramisu$/i, /mascarpone/i],
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

/** What no pattern cooks although a cook would: a can of soup is a casserole, and cereal a crust. Nobody misses a liqueur or an additive. */
const INEXCUSABLE: readonly LeftOutReason[] = [
  ...(['dish', 'baking', 'relish', 'treat', 'dairy', 'cured', 'slow', 'laborious'] as const),
];

/** Whether it leaves alone no food that the kitchen is about. */
function leavesNothingAlone({ leftOutWhy }: ComposedDish, request: DishRequest): boolean {
  return leftOutWhy
    .filter(({ reason }) => INEXCUSABLE.includes(reason))
    .every(({ name }) => !request.ingredients.some((id) => isTelling(id, name)));
}

const isTelling = (id: number, name: string): boolean =>
  ingredientById(id)?.name === name && culinaryHierarchy.roleOf(id) === 'main';

/** Reasons for leaving out a food that dishes do use. */
const AVOIDABLE: readonly LeftOutReason[] = [
  ...(['elsewhere', 'beside', 'seasoned', 'second main', 'second starch'] as const),
];
/** A dish that leaves out more than one in so many is about something else. */
const leastShareNamed = 3;
/** What is bought in place of a flavour that was named and left out. */
const FLAVOURS: readonly (readonly Kind[])[] = [
  ['spice'],
  ['herb', 'woody'],
  ['pungent', 'hot'],
  ['acid', 'citrus', 'zest'],
];

/** Who named curry powder gets no paprika instead, and who named five foods a dish of more than three. */
function whatWasNamed(
  { leftOutWhy }: ComposedDish,
  request: DishRequest,
  lines: readonly Weighed[],
): boolean {
  const left = leftOutWhy
    .filter(({ reason }) => AVOIDABLE.includes(reason))
    .map(({ name }) => name);
  if (left.length * leastShareNamed > request.ingredients.length) return false;
  const leftOut = request.ingredients
    .flatMap((id) => foodOf(id) ?? [])
    .filter(({ name }) => left.includes(name));
  const added = lines.filter(({ food }) => !request.ingredients.includes(food.id));
  return FLAVOURS.every(
    (kinds) =>
      !leftOut.some((food) => isFirstOf(food, kinds)) ||
      !added.some(({ food }) => isFirstOf(food, kinds)),
  );
}

/** Whether what it mainly is, is one of these. */
const isFirstOf = ({ kinds: [first] }: Food, kinds: readonly Kind[]): boolean =>
  first !== undefined && kinds.includes(first);

/** Per serving, or as a share of what is eaten. */
const LIMITS = {
  saltGrams: 3.6,
  leastSolid: 60,
  mostSolid: 1_100,
  mostFatGrams: 45,
  brothToSolids: 2.6,
  /** A slice or a piece of what is baked for many. */
  leastBaked: 30,
  /** A spoonful of sauce, chutney or the like. */
  leastSauce: 20,
  /** A bowl of soup, with what is poured into it. */
  leastSoup: 250,
  /** Oil in a dressing that is creamy by itself, or for soft fruit and tomatoes. */
  mostOilInDressing: 8,
  /** Water for a gram of dried fruit, and what a gram of fresh fruit beside it gives. */
  waterForDried: 1.2,
  juiceOfFruit: 0.3,
  /** Cream for a gram of what it is poured over. */
  mostCream: 0.8,
  /** Grams of salt for a kilogram of a large cut. */
  saltOfCuts: 3,
  /** Of the flour and cocoa; butter, a fifth of which is water, may be more. */
  mostShortening: 0.7,
  /** Of the flour, in bread that is baked hot. */
  leanSugar: 0.05,
} as const;

type Weights = (...kinds: readonly Kind[]) => number;

const weightsOf =
  (lines: readonly Weighed[]): Weights =>
  (...kinds) =>
    lines.filter(({ food }) => plays(food, ...kinds)).reduce((sum, { grams }) => sum + grams, 0);

const CREAMY: readonly Kind[] = ['mayo', 'yogurt', 'tahini', 'sourcream', 'nutbutter'];
/** What may lie beside fruit, avocado and tomatoes that want the juice of a lime rather than oil. */
const JUICY: readonly Kind[] = [
  ...(['soft', 'tomato', 'aromatic', 'herb', 'acid', 'citrus', 'oil', 'salt', 'pepper'] as const),
  ...(['sauce', 'briny', 'spice', 'hot', 'pungent', 'sweet'] as const),
];

/** Mayonnaise is fat enough for chicken, and a mango needs lime. */
function isDressed({ title, servings, steps }: ComposedDish, lines: readonly Weighed[]): boolean {
  if (!/\bsalad\b/i.test(title) || lines.some(({ food }) => plays(food, 'pasta', 'grain', 'rice')))
    return true;
  const isCreamy = lines.some(({ food }) => plays(food, ...CREAMY));
  const isJuicy =
    lines.some(({ food }) => plays(food, 'soft') || food.name === 'avocado') &&
    lines.every(({ food }) => plays(food, ...JUICY) || (plays(food, 'salad') && !isLeafy(food)));
  const oil = weightsOf(lines)('oil') / servings;
  // A part of the oil is on the baking sheet.
  const most = steps.some((step) => /roast/i.test(step)) ? 3 / 2 : 1;
  return !(isCreamy || isJuicy) || oil <= most * LIMITS.mostOilInDressing;
}

const SLICED: readonly Kind[] = ['root', 'firm', 'aromatic', 'tender', 'leaf', 'tomato', 'cured'];
const LARGE_CUTS: readonly Kind[] = ['braise', 'joint', 'bird', 'bonein'];

function isSalted({ excluded, restricted }: DishRequest, lines: readonly Weighed[]): boolean {
  const cuts = lines.filter(({ food }) => !plays(food, 'brined') && food.form === null);
  const kilograms = weightsOf(cuts)(...LARGE_CUTS) / 1000;
  // Soy, cured meat and the like season too; without any salt, it may have been excluded.
  const isOpen =
    lines.some(({ food }) => plays(food, 'salt')) || (excluded.size === 0 && !restricted);
  const salted = lines
    .map(({ food, line, grams }) =>
      plays(food, 'salt') ? grams : plays(food, 'broth') ? 0 : saltBroughtBy(food, line),
    )
    .reduce((sum, grams) => sum + grams, 0);
  return !isOpen || salted >= kilograms * LIMITS.saltOfCuts;
}

/** Shortening is all fat, and a sweet loaf burns in the oven for a lean one. */
function isWellBaked({ title, steps }: ComposedDish, weightOf: Weights): boolean {
  const flour = weightOf('flour', 'cocoa', 'oats', 'meal');
  if (flour === 0) return true;
  const isSweet = weightOf('yeast') > 0 && weightOf('sugar', 'sweet') > flour * LIMITS.leanSugar;
  const isTooHot = /\bbread\b/i.test(title) && steps.some((step) => /2[3-9]0 °C/.test(step));
  return weightOf('shortening') <= flour * LIMITS.mostShortening && !(isSweet && isTooHot);
}

/** Ratios that belong to one family of dishes. */
function familyRatios(
  dish: ComposedDish,
  request: DishRequest,
  lines: readonly Weighed[],
): boolean {
  const { title, servings } = dish;
  const weightOf = weightsOf(lines);
  const all = lines.reduce((sum, { grams }) => sum + grams, 0);
  const dried = weightOf('driedfruit') * LIMITS.waterForDried;
  const juice =
    weightOf('water', 'juice', 'wine') + weightOf('fruit', 'crisp', 'berry') * LIMITS.juiceOfFruit;
  const isCreamy = weightOf('cream', 'milk') > weightOf(...SLICED) * LIMITS.mostCream;
  return (
    isDressed(dish, lines) &&
    isSalted(request, lines) &&
    isWellBaked(dish, weightOf) &&
    (!/\b(?:soup|chowder)$/i.test(title) || all / servings >= LIMITS.leastSoup) &&
    (!/compote/i.test(title) || juice >= dried) &&
    (!/gratin$/i.test(title) || !isCreamy)
  );
}

const IN_PIECES: readonly Kind[] = [
  ...(['flour', 'oats', 'meal', 'cereal', 'biscuit', 'chocolate', 'bitterchocolate'] as const),
];
/** From so many servings on, these make pieces rather than plates. */
const fewestPieces = 8;

function ratios(dish: ComposedDish, request: DishRequest, lines: readonly Weighed[]): boolean {
  const { servings, title } = dish;
  const weightOf = weightsOf(lines);
  const liquid = weightOf('broth', 'water');
  const solid = lines.reduce((sum, { grams }) => sum + grams, 0) - liquid;
  const isBaked = servings >= fewestPieces && weightOf(...IN_PIECES) > 0;
  const isSauce = /\b(?:sauce|chutney)$/i.test(title);
  const least = isSauce ? LIMITS.leastSauce : isBaked ? LIMITS.leastBaked : LIMITS.leastSolid;
  const salt = lines
    .map(({ food, line, grams }) => (plays(food, 'salt') ? grams : saltBroughtBy(food, line)))
    .reduce((sum, grams) => sum + grams, 0);
  return (
    salt / servings <= LIMITS.saltGrams &&
    solid / servings >= least &&
    familyRatios(dish, request, lines) &&
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
  return readyInMinutes >= longest && isAlDente(steps, lines);
}

/** Minutes after which pasta of these shapes is mush (Barilla and De Cecco, on the packet, and two more). */
const SOFT_AFTER: readonly (readonly [shape: RegExp, minutes: number])[] = [
  [/angel hair|fresh pasta|gnocchi/, 6],
  [/tagliatelle|pappardelle|egg noodle/, 9],
  [/linguine|bucatini|ditalini|orzo|macaroni/, 11],
  [/.*/, 14],
];

function isAlDente(steps: readonly string[], lines: readonly Weighed[]): boolean {
  return lines
    .filter(({ food }) => plays(food, 'pasta') && food.form === null)
    .every(({ food: { name } }) => {
      const most = SOFT_AFTER.find(([shape]) => shape.test(name))?.[1] ?? Infinity;
      const boiled = new RegExp(`cook the ${name}s? in [^.]*boiling[^.]*?(\\d+) minutes`, 'i');
      return steps.every((step) => Number(boiled.exec(step)?.[1] ?? 0) <= most);
    });
}

const RAW_START = /\b(?:return|lift out|put back)\b/i;

const says = (step: string, food: Food): boolean =>
  food.name.split(' ').some((word) => step.toLowerCase().includes(word.replace(/(?:es|s|y)$/, '')));

/** Nothing comes back to a pan it has not been in, and every line is used. */
function order({ title, steps }: ComposedDish, lines: readonly Weighed[]): boolean {
  // Whatever is made ready for toast is also put on it.
  const piled = steps.find((step) => /\bPile\b/.test(step));
  const isLeftInPan = ({ food }: Weighed): boolean =>
    plays(food, 'aromatic') && !steps.some((step) => /Pile|fill/i.test(step) && says(step, food));
  if (/toasts/i.test(title) && piled && lines.some(isLeftInPan)) return false;
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

/** Minutes that poultry may stay in the pan once it is done. */
const mostAfterDone = 12;

/** Small pieces of poultry that are done stay in the pan for half an hour only by mistake. */
function isDry(steps: readonly string[], lines: readonly Weighed[]): boolean {
  if (!lines.some(({ food }) => plays(food, 'poultry'))) return false;
  const sentences = steps.flatMap((step) => step.split(/(?<=\.) (?=[A-Z])/));
  const done = sentences.findIndex((text) => /\b(?:cook|fry)\b.*74 °C/.test(text));
  if (done === -1) return false;
  const after = sentences.slice(done + 1);
  if (/lift out|drain|arrange/i.test(after[0] ?? '')) return false;
  const later = after
    .filter((text) => !/^(?:Meanwhile|While)|stand|cool|rest\b|chill/i.test(text))
    .flatMap(minutesIn)
    .reduce((sum, minutes) => sum + minutes, 0);
  return later > mostAfterDone;
}

function doneness({ steps }: ComposedDish, lines: readonly Weighed[]): boolean {
  if (isDry(steps, lines)) return false;
  const raw = lines.filter(({ food }) => food.form !== 'cooked' && plays(food, ...RAW));
  if (raw.length === 0) return true;
  const isBird = raw.some(({ food }) => safeAt(food)?.includes(POULTRY_INSIDE));
  return steps.some((step) => (isBird ? step.includes(POULTRY_INSIDE) : TOLD.test(step)));
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
  [/^ginger$/, /oregano/],
];
/** In a dressing they taste of dessert. */
const WARM_SPICE = /^(?:cinnamon|clove|nutmeg|allspice|cardamom)$/;
const isSavourySalad = (title: string): boolean =>
  /\bsalad\b/i.test(title) && !/fruit salad|couscous|rice|bulgur/i.test(title);

function pairing({ title }: ComposedDish, lines: readonly Weighed[]): boolean {
  const has = (kinds: readonly Kind[]) => lines.some(({ food }) => plays(food, ...kinds));
  const isNamed = (name: RegExp) =>
    name.test(title) || lines.some(({ food }) => name.test(food.name));
  return (
    (!isSavourySalad(title) || !lines.some(({ food }) => WARM_SPICE.test(food.name))) &&
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
    'what was named': whatWasNamed(dish, request, lines),
    'left alone': leavesNothingAlone(dish, request),
    ratios: ratios(dish, request, lines),
    times: times(dish, lines),
    order: order(dish, lines),
    doneness: doneness(dish, lines),
    pairing: pairing(dish, lines),
    seasoning: isSeasoned(dish, request, lines),
  };
  return RUBRIC.filter((rule) => !kept[rule]);
}
