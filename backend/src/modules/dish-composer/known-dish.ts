import { displayLine, displayStep, idOfPhrase, rational } from '@larder/culinary';
import { roleOf } from '@larder/culinary/at-hand';
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
import { COST, costOf, costOfAll, isTelling, worthOfAll } from './food-worth.js';
import { type Side, sideOf } from './known-side.js';
import { isCalledAfterOthers, isOfOtherState, namesInTitle } from './known-title.js';
import { touched } from './known-touches.js';
import { isMarker } from './marker-foods.js';
import { settled } from './settled-text.js';
import { swapped } from './swapped-text.js';

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
/** It is called after what was named and nothing else, as shrimp and grits are. */
const CALLED_AFTER_IT: Leniency = {
  mostPurchases: 4.5,
  leastShareUsed: 2 / 3,
  proven: 3,
  mayLeaveOut: 1,
};
const WITH_OTHERS: Leniency = {
  mostPurchases: 2.5,
  leastShareUsed: 2 / 3,
  proven: 1.5,
  mayLeaveOut: 0,
};

/** What may be bought besides for the first dish if it uses all that was named: an oxtail stew wants its jars. */
const forAllOfIt = 1;

/** So many foods in a name say what dish it is. */
const namesEnough = 2;

function leniencyWith(dish: KnownDish): Leniency {
  if (dish.isFirst) return WITH_THE_FIRST;
  return namesInTitle(dish).length >= namesEnough ? CALLED_AFTER_IT : WITH_OTHERS;
}

const mostPurchasesFor = (dish: KnownDish, named: number): number =>
  leniencyWith(dish).mostPurchases + (dish.isFirst && dish.used.size === named ? forAllOfIt : 0);

/** With two foods left out, more shopping than this is for another dish, and with one, more than that, unless it is called after others that were named. */
const smallShopping = 1;
const muchShopping = 3;

/** What a dish is looked for to use it up. */
const USED_UP: readonly Form[] = ['stale', 'overripe'];

/** What no dish for this kitchen leaves out: bread that will not keep. */
const leavesToSpoil = (left: readonly number[], { soon, forms }: Omit<DishRequest, 'seed'>) =>
  left.some((id) => soon?.includes(id) || USED_UP.some((form) => forms?.get(id) === form));

/** Whether it is another dish by what it leaves out and needs besides: without the starch, or with much to buy. */
function strays(
  dish: KnownDish,
  used: ReadonlySet<number>,
  request: Omit<DishRequest, 'seed'>,
): boolean {
  const left = leftOf(request, used);
  const cost = costOfAll(dish.toBuy);
  return (
    !holdsCentre(request, used) ||
    (left.length > 1 && cost > smallShopping) ||
    (left.length > 0 && cost >= muchShopping && namesInTitle(dish).length === 0)
  );
}

const leftOf = (
  { ingredients }: Pick<DishRequest, 'ingredients'>,
  used: ReadonlySet<number>,
): readonly number[] => [...new Set(ingredients)].filter((id) => !used.has(id));

/** Whether it may be the dish with what is cooked in or comes to the table besides. */
export const isEnoughWith = (
  known: KnownDish,
  { uses }: Pick<ComposedDish, 'uses'>,
  request: Omit<DishRequest, 'seed'>,
): boolean => !strays(known, new Set(uses.flatMap((name) => idOfPhrase(name) ?? [])), request);

/**
 * Those that may be the dish: with the main food of what was named, and with little to buy. The one that a search shows first comes first, then
 * those that make most of what was named. `isToBeServed`: whether more may still be cooked in or come to the table with the first.
 */
export function fittingDishes(
  dishes: readonly KnownDish[],
  request: Omit<DishRequest, 'seed'>,
  isToBeServed = false,
): readonly KnownDish[] {
  const named = new Set(request.ingredients).size;
  const fitting = dishes.filter((dish) => {
    const { isFirst, used, replaced, toBuy } = dish;
    return (
      replaced === 0 &&
      !isOfOtherState(dish, request) &&
      canBeBought(toBuy, request.restricted ? 0 : mostPurchasesFor(dish, named)) &&
      !isCalledAfterOthers(dish) &&
      used.size >= named * leniencyWith(dish).leastShareUsed &&
      ![...used].every(isFlavour) &&
      !leavesToSpoil(leftOf(request, used), request) &&
      (isToBeServed && isFirst && !toBuy.some(isBase)
        ? holdsCentre(request, used, true)
        : !strays(dish, used, request))
    );
  });
  const meritOf = ({ used, toBuy }: KnownDish) => worthOfAll(namesOf(used)) - costOfAll(toBuy);
  return fitting.sort(
    (left, right) => Number(right.isFirst) - Number(left.isFirst) || meritOf(right) - meritOf(left),
  );
}

/** Nobody makes a dish of vinegar. */
const isFlavour = (id: number): boolean => ['seasoning', 'staple'].includes(roleOf(id));

/** A little of what goes with the rest, and no meat or fish. */
const canBeBought = (toBuy: readonly string[], most: number): boolean =>
  costOfAll(toBuy) <= most && toBuy.every((name) => costOf(name) < COST.protein);

/** Who has gnocchi does not buy bread for a dish without them. */
const isBase = (name: string): boolean => costOf(name) === COST.base;

const namesOf = (ids: ReadonlySet<number>): readonly string[] => [...ids].map(nameOfId);

/** The first of those that may be the dish; null if there is none. */
export const mostFitting = (
  dishes: readonly KnownDish[],
  request: Omit<DishRequest, 'seed'>,
): KnownDish | null => fittingDishes(dishes, request)[0] ?? null;

const NO_LENIENCY = { mayLeaveOut: 0, proven: 0 };

/** What comes to the table with a dish counts half of what is in it; kimchi beside a dish without it, nothing. */
const broughtShare = 0.5;

type Using = Pick<ComposedDish, 'uses' | 'brought'> & Partial<Pick<ComposedDish, 'adds'>>;

const inItself = ({ uses, brought = [] }: Using): readonly string[] =>
  uses.filter((name) => !brought.includes(name));

const worthOfUsing = (dish: Using): number => {
  const { brought = [] } = dish;
  return (
    worthOfAll(inItself(dish)) +
    broughtShare * worthOfAll(brought.filter((name) => !isMarker(name)))
  );
};

/**
 * Whether it uses about as much of what was named, and what it uses beyond that, and that it has been cooked before, are worth its
 * further shopping: lobster rolls want another bottle than lobster sandwiches, and are better. Where the composed dish leaves out nothing that makes a
 * dish and the recipe does, that it is known is worth nothing: grilled cheese with zucchini and eggs beside it is no strata.
 */
export function surpasses(
  known: KnownDish & { readonly dish?: Using },
  composed: ComposedDish | null,
): boolean {
  if (!composed) return true;
  const { used, toBuy, dish } = known;
  const made = dish ?? { uses: namesOf(used) };
  const own = inItself(made);
  const lacks = inItself(composed).some((name) => isTelling(name) && !own.includes(name));
  const isOutdone = dish !== undefined && lacks && !composed.leavesOut.some(isTelling);
  const { mayLeaveOut, proven } = isOutdone ? NO_LENIENCY : leniencyWith(known);
  const gained = worthOfUsing(made) - worthOfUsing(composed);
  const spared = costOfAll(composed.adds) - costOfAll(dish?.adds ?? toBuy);
  return gained >= -mayLeaveOut && gained + spared + proven >= 0;
}

/** What takes longer is on the stove before the side is. */
const quickDish = 60;

/** "Serve hot with the rice": in the sentence that serves the dish, where it ends the step. */
function servedWith(last: string, serving: string): string {
  const [, side] = /^Serve with (.+)\.$/.exec(serving) ?? [];
  if (side === undefined) return `${last} ${serving}`;
  if (/\bServe(?: hot| warm| at once)?\.$/.test(last)) return last.replace(/\.$/, ` with ${side}.`);
  const served = /(\bserve with the (?:(?! and |,)[^.])+)\.$/i;
  return served.test(last) ? last.replace(served, `$1 and ${side}.`) : `${last} ${serving}`;
}

/** A step that says nothing but "it" of its food belongs right after the one that names it. */
const SPEAKS_OF_IT = /^\w+ (?:it|them)\b/;

type Cooking = Pick<ComposedDish, 'readyInMinutes' | 'ingredients' | 'steps'>;

/** Beside a dish that is soon done, the side is put on after the first step, and otherwise before the last, which serves both. */
function withSide({ readyInMinutes, ingredients, steps }: Cooking, side: Side): Cooking {
  const wished = readyInMinutes <= quickDish ? 1 : steps.length - 1;
  const plain = steps.findIndex((step, place) => place >= wished && !SPEAKS_OF_IT.test(step));
  const first = plain < 0 ? wished : Math.min(plain, steps.length - 1);
  return {
    readyInMinutes: Math.max(readyInMinutes, 5 * Math.ceil(side.minutes / 5)),
    ingredients: [...ingredients, ...side.lines],
    steps: [
      ...steps.slice(0, first),
      ...(side.step === null ? [] : [side.step]),
      ...steps.slice(first, -1),
      servedWith(steps.at(-1) ?? '', side.serving),
    ],
  };
}

/** A recipe is written for a number of people; a pot for half as many more still does. */
const mostScaled = 1.5;
const leastScaled = 0.5;

/** How a stored dish is cooked for as many as was asked, of what was named; null if it cannot be, or does not say plainly how. */
function cookingOf(
  { side: sideId, swaps, used }: KnownDish,
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
  const { title, lines: ingredients, steps: plainSteps } = settled(text, [...used]);
  const plain = { title, servings, readyInMinutes, ingredients, steps: plainSteps };
  if (sideId === null) return plain;
  const side = sideOf(sideId, request, servings, cuisine ?? '');
  return side && { ...plain, ...withSide(plain, side) };
}

/** The dish with nothing in the place of what its recipe names, where it does not say plainly how: all that is bought, unless it is too much. */
function asWritten(known: KnownDish): KnownDish | null {
  const taken = new Set(known.swaps.values());
  const bought = [...known.swaps.keys()].map(nameOfId);
  if (!canBeBought(bought, leniencyWith(known).mostPurchases)) return null;
  const written = {
    ...known,
    swaps: new Map(),
    used: new Set([...known.used].filter((id) => !taken.has(id))),
    toBuy: [...known.toBuy, ...bought],
  };
  return isCalledAfterOthers(written) ? null : written;
}

/**
 * The dish for as many as was asked, of what was named; null if it has no time, no servings or several lists of ingredients, or cannot be
 * made for so many.
 */
export function dishFrom(
  wanted: KnownDish,
  stored: StoredDish,
  request: Omit<DishRequest, 'seed'>,
): ComposedDish | null {
  const whole = cookingOf(wanted, stored, request);
  const known = whole ? wanted : asWritten(wanted);
  const cooking = whole ?? (known && cookingOf(known, stored, request));
  if (!known || !cooking) return null;
  const { recipe, used, toBuy, kind } = known;
  const { title, dishTypes, cuisine } = stored.view;
  const types = typesOf({ types: dishTypes as readonly DishType[] }, request.type);
  const plain = { ...cooking, types, kind, cuisine: cuisine ?? '' };
  const made = stored.lines.flatMap(({ ingredientId }) => ingredientId ?? []);
  const left = [...new Set(request.ingredients)].filter((id) => !used.has(id));
  const { cookedIn, brought, ...withMore } = touched(plain, { made, left }, request);
  const uses = [...used, ...cookedIn, ...brought];
  const leftOut = left.filter((id) => !uses.includes(id)).map(nameOfId);
  return {
    ...plain,
    ...withMore,
    uses: uses.map(nameOfId),
    brought: brought.map(nameOfId),
    adds: toBuy,
    leavesOut: leftOut,
    leftOutWhy: leftOut.map((name) => ({ name, reason: 'elsewhere' })),
    origin: { id: recipe.id, title },
  };
}
