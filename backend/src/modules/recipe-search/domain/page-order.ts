import {
  coverOf,
  type Fit,
  fitsOf,
  FULLY,
  type IngredientCover,
  type IngredientHierarchy,
  type IngredientsAtHand,
  type NamedFoods,
  needsOf,
  type RecipeNeed,
} from '@larder/culinary/at-hand';
import { ancestorsOf, idOfPhrase } from '@larder/culinary';
import type { DishType } from '../../recipes/domain/dish-type.js';
import { isAccompaniment } from './accompaniments.js';
import { type Familiarity, familiarityOf } from './familiar-dishes.js';
import { titleFoodsOf } from './title-foods.js';

/** As many dishes as the app shows at a time. */
export const DISHES_OF_A_PAGE = 24;

/** A dish that the index found, with what it thinks of it in points. */
export interface FoundDish {
  readonly score: number;
  readonly title: string;
  readonly types: readonly DishType[];
  readonly needs: NamedFoods;
}

/** What is at hand while the dishes of a page are judged. */
export interface Kitchen {
  readonly typed: readonly number[];
  /** What using each of these is worth, in points. */
  readonly worths: readonly number[];
  /** What each of these can stand for. */
  readonly fits: readonly ReadonlyMap<number, Fit>[];
  readonly cover: IngredientCover;
}

/** `worths`: what using each of the typed foods is worth, in points. */
export const kitchenOf = (
  { typed, pantry }: IngredientsAtHand,
  worths: readonly number[],
  hierarchy: IngredientHierarchy,
): Kitchen => ({
  ...{ typed, worths },
  fits: typed.map((food) => fitsOf(food, hierarchy)),
  cover: coverOf(typed, pantry, hierarchy),
});

/** What familiarity adds, by its level. */
const FAMILIAR_GAINS = [-4, 0, 1, 2] as const;

/** A few things are bought on the way home; what goes beyond that costs more for each, and still more for a whole basket. */
const FEW = 3;
const BASKET = 7;
const BEYOND_FEW_LOSS = 0.25;
const BEYOND_BASKET_LOSS = 1;

/** Buying what a dish is named after: who has flour and raisins does not look for sweet potato muffins. */
const BOUGHT_NAME_LOSS = 2;

/** A sauce is not what somebody cooks who has something to put it on. */
const ACCOMPANIMENT_LOSS = 8;

/** Who has rice and tomatoes does not look for rice pudding. */
const SWEET_LOSS = 6;

/** Part of what a food is worth that none of the dishes before use, so that the first few together say what can be done with a kitchen. */
const FRESH_SHARE = 0.3;
const FRESH_PLACES = 6;

/**
 * A page of dishes as a cook would order it. The index adds up what each food is worth, which must be simple to be fast; here, the
 * few that it found are judged by what it leaves out. What decides there before anything else still does: whether a dish uses what the
 * kitchen is about.
 */
export function inCooksOrder<Dish extends FoundDish>(
  dishes: readonly Dish[],
  kitchen: Kitchen,
  hierarchy: IngredientHierarchy,
): Dish[] {
  const judge = judgeOf(kitchen, hierarchy);
  const left = dishes.map((dish) => ({ dish, ...judge(dish) }));
  const ordered: Dish[] = [];
  const shown = new Set<number>();
  while (left.length > 0) {
    const isAmongFirst = ordered.length > 0 && ordered.length < FRESH_PLACES;
    const worthOf = ({ points, used }: Judgement): number =>
      isAmongFirst ? points + FRESH_SHARE * freshWorth(used, shown, kitchen) : points;
    const best = left.reduce((first, other) => (worthOf(other) > worthOf(first) ? other : first));
    left.splice(left.indexOf(best), 1);
    for (const word of best.used) shown.add(word);
    ordered.push(best.dish);
  }
  return ordered;
}

interface Judgement {
  readonly points: number;
  /** The typed foods that the dish uses, by their place. */
  readonly used: readonly number[];
}

const freshWorth = (
  used: readonly number[],
  shown: ReadonlySet<number>,
  { worths }: Kitchen,
): number => used.reduce((sum, word) => sum + (shown.has(word) ? 0 : (worths[word] as number)), 0);

const VEGETABLE = idOfPhrase('vegetable') as number;

function judgeOf(
  kitchen: Kitchen,
  { roleOf }: IngredientHierarchy,
): (dish: FoundDish) => Judgement {
  const { typed, worths, cover } = kitchen;
  const isFilling = (food: number): boolean => ['main', 'base'].includes(roleOf(food));
  const isMoreThanFlavour = typed.some((food) => isFilling(food) || roleOf(food) === 'protein');
  const savoury = typed.map(
    (food) => roleOf(food) === 'protein' || ancestorsOf(food).includes(VEGETABLE),
  );
  return (dish) => {
    const needs = needsOf(dish.needs);
    const { titleFoods, familiarity, isAccompaniment } = traitsOf(dish);
    const payments = paymentsOf(needs, kitchen);
    const overpaid = payments.reduce(
      (sum, { counted, paid }, word) => sum + ((worths[word] as number) * (counted - paid)) / FULLY,
      0,
    );
    const used = payments.flatMap(({ paid }, word) => (paid > 0 ? word : []));
    const bought = needs.filter(
      ({ anyOf, optional }) => !optional && !anyOf.some((id) => isAtHand(id, cover)),
    );
    // Meat and fish cost more in the index already.
    const isNamedAfterOne = bought.some(
      ({ anyOf: [food] }) => titleFoods.includes(food) && isFilling(food),
    );
    const isSweetBesideSavoury =
      dish.types.includes('dessert') &&
      savoury.includes(true) &&
      !used.some((word) => savoury[word]);
    const points =
      dish.score -
      overpaid -
      basketLoss(bought.length + dish.needs.unknownIngredients.length) -
      (isNamedAfterOne ? BOUGHT_NAME_LOSS : 0) -
      (isAccompaniment && isMoreThanFlavour ? ACCOMPANIMENT_LOSS : 0) -
      (isSweetBesideSavoury ? SWEET_LOSS : 0) +
      FAMILIAR_GAINS[familiarity];
    return { points, used };
  };
}

/** How well a typed food fits a dish, in eighths. */
interface Payment {
  /** By the best of its lines. */
  counted: number;
  /** By a line that no other food has served before. */
  paid: number;
}

/** A line that a typed food could serve. */
interface Offer {
  readonly line: number;
  readonly word: number;
  readonly fit: number;
  readonly value: number;
  readonly isKind: boolean;
}

/**
 * The index counts each typed food by its best line, even if one line serves several: a pound of white beans is not three kinds of beans. Here a
 * line serves the food that is worth most for it, and others only if they are kinds of what it asks for: the red and the green one of
 * two bell peppers.
 */
function paymentsOf(needs: readonly RecipeNeed[], kitchen: Kitchen): readonly Payment[] {
  const payments: Payment[] = kitchen.typed.map(() => ({ counted: 0, paid: 0 }));
  const offers = offersOf(needs, kitchen);
  offers.sort((left, right) => right.value - left.value);
  const servedBy: Offer[] = [];
  for (const offer of offers) {
    const payment = payments[offer.word] as Payment;
    payment.counted = Math.max(payment.counted, offer.fit);
    const first = servedBy[offer.line];
    if (payment.paid > 0 || (first && !(first.isKind && offer.isKind))) continue;
    payment.paid = offer.fit;
    servedBy[offer.line] ??= offer;
  }
  return payments;
}

/** Decides between a food and another one that is worth as much for the line that names the first. */
const ITSELF = 1 / 1_024;

function offersOf(needs: readonly RecipeNeed[], { typed, worths, fits, cover }: Kitchen): Offer[] {
  const offers: Offer[] = [];
  needs.forEach(({ anyOf, optional }, line) => {
    if (!anyOf.some((id) => cover.typed.has(id) || cover.standIns.has(id))) return;
    fits.forEach((fitsOfFood, word) => {
      let whole = 0;
      for (const id of anyOf) whole = Math.max(whole, fitsOfFood.get(id) ?? 0);
      if (whole === 0) return;
      const isItself = anyOf.includes(typed[word] as number);
      const fit = optional ? whole / 2 : whole;
      const value = (worths[word] as number) * fit + (isItself ? ITSELF : 0);
      offers.push({ line, word, fit, value, isKind: whole === FULLY && !isItself });
    });
  });
  return offers;
}

const isAtHand = (id: number, { typed, pantry, standIns }: IngredientCover): boolean =>
  typed.has(id) || pantry.has(id) || standIns.has(id);

const basketLoss = (count: number): number =>
  BEYOND_FEW_LOSS * Math.max(0, Math.min(count, BASKET) - FEW) +
  BEYOND_BASKET_LOSS * Math.max(0, count - BASKET);

/** What the title of a dish tells. */
interface Traits {
  readonly titleFoods: readonly number[];
  readonly familiarity: Familiarity;
  readonly isAccompaniment: boolean;
}

/** Recipes stay in memory, and every search that finds them asks again. */
const known = new WeakMap<NamedFoods, Traits>();

function traitsOf({ title, needs }: FoundDish): Traits {
  const traits = known.get(needs) ?? {
    titleFoods: titleFoodsOf(
      title,
      needsOf(needs).flatMap(({ anyOf }) => anyOf),
    ),
    familiarity: familiarityOf(title),
    isAccompaniment: isAccompaniment(title),
  };
  known.set(needs, traits);
  return traits;
}
