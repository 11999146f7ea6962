import { displayLine, displayStep, idOfPhrase, ingredientById, rational } from '@larder/culinary';
import { type IngredientRole, roleOf } from '@larder/culinary/at-hand';
import type { DishKind } from '@larder/dish-pictures';
import type { DishType } from '../recipes/domain/dish-type.js';
import type { StoredDish } from '../recipes/domain/recipe-card.js';
import type { RecipeSummaryView } from '../recipes/domain/recipe-view.js';
import {
  type ComposedDish,
  type DishRequest,
  holdsCentre,
  nameOfId,
  typesOf,
} from './dish-composer.js';
import type { Form } from './bought-form.js';
import { occursIn, withoutName } from './dish-titles.js';
import { type Side, sideOf } from './known-side.js';
import { touched } from './known-touches.js';
import { titled } from './phrases.js';

/** A dish that everybody can look up, and what it makes of what was named. */
export interface KnownDish {
  readonly recipe: RecipeSummaryView;
  /** Whether a search shows it before all others: nearly always, a cook would propose it, too. */
  readonly isFirst: boolean;
  readonly kind: DishKind | null;
  /** Ids of what was named and is in it, or takes the place of something like it. */
  readonly used: ReadonlySet<number>;
  /** The one of these that is not in it, but fills the plate beside it. */
  readonly side: number | null;
  /** What is made with something else that does as well: the ids of what the recipe names, each with that of what was named. */
  readonly swaps: ReadonlyMap<number, number>;
  /** How many of its ingredients something stands in for that changes the dish. */
  readonly replaced: number;
  /** What else it is made of: what the pantry has, and what is to be bought. */
  readonly pantry: readonly string[];
  readonly toBuy: readonly string[];
}

/** A purchase counts for so much of a food that is used. */
const perPurchase = 0.25;

/**
 * How much of what was named each kind of dish usually takes up, from 0 to 1, by the known dish of that kind that takes up most. Silken
 * tofu, miso and seaweed are a soup, because the soup that has all three is.
 */
export function customaryKinds(
  dishes: readonly KnownDish[],
  named: number,
): ReadonlyMap<DishKind, number> {
  const kinds = new Map<DishKind, number>();
  for (const { kind, used, toBuy } of dishes) {
    if (kind === null) continue;
    const share = Math.max(0, used.size - perPurchase * toBuy.length) / named;
    kinds.set(kind, Math.max(share, kinds.get(kind) ?? 0));
  }
  return kinds;
}

interface Leniency {
  /** By `COST`: more cannot be asked of somebody who wanted a dish of what they have. */
  readonly mostPurchases: number;
  readonly leastShareUsed: number;
  /** That it has been cooked before and people know it is worth so much shopping, by `COST`. */
  readonly proven: number;
  /** What it may leave out that a composed dish would use, by `WORTH`: a vegetable of the dish that everybody knows. */
  readonly mayLeaveOut: number;
}

const WITH_THE_FIRST: Leniency = {
  mostPurchases: 6,
  leastShareUsed: 1 / 2,
  proven: 5,
  mayLeaveOut: 3,
};
const WITH_OTHERS: Leniency = {
  mostPurchases: 2.5,
  leastShareUsed: 2 / 3,
  proven: 1.5,
  mayLeaveOut: 0,
};

const leniencyWith = ({ isFirst }: KnownDish): Leniency => (isFirst ? WITH_THE_FIRST : WITH_OTHERS);

/** Peanut chicken is called after peanut butter. */
const isCalledAfter = (title: string, name: string): boolean =>
  [name, name.split(' ')[0] ?? name].some((word) => occursIn(title, word));

/** Whether a title names what was not named; the coconut of the coconut milk that was is no coconut vinegar. */
function isCalledAfterOthers(
  title: string,
  used: ReadonlySet<number>,
  others: readonly string[],
): boolean {
  const rest = [...used].reduce((left, id) => withoutName(left, nameOfId(id)), title);
  return others.some((name) => isCalledAfter(rest, name));
}

/** What it must not be called after: of the dish that a search shows first, only what fills or has a taste of its own and must be bought. */
const othersIn = ({ isFirst, pantry, toBuy }: KnownDish): readonly string[] =>
  isFirst ? toBuy.filter((name) => sumOf([name], WORTH) >= WORTH.main) : [...pantry, ...toBuy];

/** What a title says of the state of its food, the form of somebody's own, and foods that are in it by their names. */
const STATES: readonly (readonly [said: RegExp, form: Form, called: RegExp])[] = [
  [/\bcanned\b/i, 'canned', /^canned /],
  [/\bleftover\b/i, 'cooked', /^(?:cooked|rotisserie|mashed) |stuffing$/],
];

/** Whether it is called after a state in which nobody has the food: canned lentils take ten minutes, dried ones have to be cooked first. */
const isOfOtherState = (
  { recipe: { title }, used }: KnownDish,
  { forms }: Omit<DishRequest, 'seed'>,
): boolean =>
  STATES.some(
    ([said, form, called]) =>
      said.test(title) &&
      ![...used].some((id) => forms?.get(id) === form || called.test(nameOfId(id))),
  );

/**
 * The one that a search shows first, and otherwise the one that makes most of what was named, itself and not something else in its place: with
 * its main food, and with little to buy. Null if there is none.
 */
export function mostFitting(
  dishes: readonly KnownDish[],
  request: Omit<DishRequest, 'seed'>,
): KnownDish | null {
  const named = new Set(request.ingredients).size;
  const fitting = dishes.filter((dish) => {
    const { recipe, used, replaced, toBuy } = dish;
    const { mostPurchases, leastShareUsed } = leniencyWith(dish);
    return (
      replaced === 0 &&
      !isOfOtherState(dish, request) &&
      sumOf(toBuy, COST) <= (request.restricted ? 0 : mostPurchases) &&
      toBuy.every((name) => sumOf([name], COST) < COST.protein) &&
      !isCalledAfterOthers(recipe.title, used, othersIn(dish)) &&
      used.size >= named * leastShareUsed &&
      [...used].some((id) => WORTH[roleOf(id)] > WORTH.seasoning) &&
      holdsCentre(request, used)
    );
  });
  const meritOf = ({ used, toBuy }: KnownDish) =>
    sumOf([...used].map(nameOfId), WORTH) - sumOf(toBuy, COST);
  fitting.sort((left, right) => meritOf(right) - meritOf(left));
  return fitting.find(({ isFirst }) => isFirst) ?? fitting[0] ?? null;
}

/** What it means to a cook that a food is used, by what it is to a dish. */
const WORTH: Readonly<Record<IngredientRole, number>> = {
  ...{ protein: 4, base: 3, main: 3, support: 2, seasoning: 1, staple: 0 },
};
/** And that it has to be bought. */
const COST: Readonly<Record<IngredientRole, number>> = {
  ...{ protein: 3, base: 1.5, main: 1, support: 1, seasoning: 0.5, staple: 0 },
};

const sumOf = (names: readonly string[], by: Readonly<Record<IngredientRole, number>>): number =>
  names.reduce((sum, name) => {
    const id = idOfPhrase(name);
    return sum + (id === null ? by.main : by[roleOf(id)]);
  }, 0);

/**
 * Whether it uses about as much of what was named, and what it uses beyond that, and that it has been cooked before, are worth its
 * further shopping: lobster rolls want another bottle than lobster sandwiches, and are better.
 */
export function surpasses(known: KnownDish, composed: ComposedDish | null): boolean {
  if (!composed) return true;
  const { used, toBuy } = known;
  const { mayLeaveOut, proven } = leniencyWith(known);
  const gained = sumOf([...used].map(nameOfId), WORTH) - sumOf(composed.uses, WORTH);
  const spared = sumOf(composed.adds, COST) - sumOf(toBuy, COST);
  return gained >= -mayLeaveOut && gained + spared + proven >= 0;
}

/** Calls foods what they are that take the place of those for which a recipe was written; null if it does not name these plainly. */
function swapped(written: RecipeText, swaps: ReadonlyMap<number, number>): RecipeText | null {
  let text = written;
  for (const [from, to] of swaps) {
    const wanted = ingredientById(from);
    const had = ingredientById(to);
    if (!wanted || !had) return null;
    const named = new RegExp(`\\b(?:(${wanted.plural})|${wanted.name})\\b`, 'gi');
    const renamed = (said: string): string =>
      said.replace(named, (found, many: string | undefined) => {
        const name = many === undefined ? had.name : had.plural;
        return /^[A-Z]/.test(found) ? titled(name) : name;
      });
    if (!text.lines.some((line) => renamed(line) !== line)) return null;
    text = {
      title: renamed(text.title),
      lines: text.lines.map(renamed),
      steps: text.steps.map(renamed),
    };
  }
  return text;
}

interface RecipeText {
  readonly title: string;
  readonly lines: readonly string[];
  readonly steps: readonly string[];
}

/** What takes longer is on the stove before the side is. */
const quickDish = 60;

type Cooking = Pick<ComposedDish, 'readyInMinutes' | 'ingredients' | 'steps'>;

/** Beside a dish that is soon done, the side is put on after the first step, and otherwise before the last, which serves both. */
function withSide({ readyInMinutes, ingredients, steps }: Cooking, side: Side): Cooking {
  const first = readyInMinutes <= quickDish ? 1 : steps.length - 1;
  return {
    readyInMinutes: Math.max(readyInMinutes, side.minutes),
    ingredients: [...ingredients, ...side.lines],
    steps: [
      ...steps.slice(0, first),
      ...(side.step === null ? [] : [side.step]),
      ...steps.slice(first, -1),
      `${steps.at(-1) ?? ''} ${side.serving}`,
    ],
  };
}

/** A recipe is written for a number of people; a pot for half as many more still does. */
const mostScaled = 1.5;
const leastScaled = 0.5;

/** How a stored dish is cooked for as many as was asked, of what was named; null if it cannot be, or does not say plainly how. */
function cookingOf(
  { side: sideId, swaps }: KnownDish,
  { view, lines }: StoredDish,
  request: Omit<DishRequest, 'seed'>,
): (Cooking & Pick<ComposedDish, 'title' | 'servings'>) | null {
  const { readyInMinutes, servings: written, sections, cuisine, language } = view;
  if (readyInMinutes === null || written === null) return null;
  const servings = request.servings ?? written;
  const scale = servings / written;
  const isDivided = [...sections.ingredients, ...sections.steps].some(
    ({ heading }) => heading !== null,
  );
  if (scale > mostScaled || scale < leastScaled || isDivided) return null;
  const shown = { factor: rational(servings, written), units: 'written', language } as const;
  const steps = view.analyzedInstructions.flatMap((part) => part.steps);
  const text = swapped(
    {
      title: view.title,
      lines: view.extendedIngredients.map(({ original }) => displayLine(original, shown)),
      steps: steps.map(({ step }) => displayStep(step, lines, shown)),
    },
    swaps,
  );
  if (!text) return null;
  const { title, lines: ingredients } = text;
  const plain = { title, servings, readyInMinutes, ingredients, steps: text.steps };
  if (sideId === null) return plain;
  const side = sideOf(sideId, request, servings, cuisine ?? '');
  return side && { ...plain, ...withSide(plain, side) };
}

/**
 * The dish for as many as was asked, of what was named; null if it has no time, no servings or several lists of ingredients, or cannot be
 * made for so many.
 */
export function dishFrom(
  known: KnownDish,
  stored: StoredDish,
  request: Omit<DishRequest, 'seed'>,
): ComposedDish | null {
  const cooking = cookingOf(known, stored, request);
  if (!cooking) return null;
  const { recipe, used, toBuy, kind } = known;
  const { title, dishTypes, cuisine } = stored.view;
  const types = typesOf({ types: dishTypes as readonly DishType[] }, request.type);
  const plain = { ...cooking, types, kind, cuisine: cuisine ?? '' };
  const made = stored.lines.flatMap(({ ingredientId }) => ingredientId ?? []);
  const left = [...new Set(request.ingredients)].filter((id) => !used.has(id));
  const { brought, ...withMore } = touched(plain, { made, left }, request);
  const leftOut = left.filter((id) => !brought.includes(id)).map(nameOfId);
  return {
    ...plain,
    ...withMore,
    uses: [...used, ...brought].map(nameOfId),
    adds: toBuy,
    leavesOut: leftOut,
    leftOutWhy: leftOut.map((name) => ({ name, reason: 'elsewhere' })),
    origin: { id: recipe.id, title },
  };
}
