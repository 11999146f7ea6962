import { FULLY, type IngredientHierarchy } from '@larder/culinary/at-hand';
import { type Judgement, judgeOf } from './dish-judgement.js';
import { type FoundDish, isDessert } from './found-dish.js';
import { isFlavour } from './role-groups.js';
import type { Kitchen } from './searched-kitchen.js';

/** As many dishes as the app shows at a time. */
export const DISHES_OF_A_PAGE = 24;

/**
 * A dish called after another meat, for which the typed one does, where a dish of the page is called after this very meat and uses about as
 * much of the kitchen: with lamb, chicken kofta come after lamb kofta.
 */
const OTHER_MEAT_LOSS = 5;
const ABOUT_AS_MANY = 1;

/** Part of what a food is worth that none of the dishes before use, so that the first few together say what can be done with a kitchen. */
const FRESH_SHARE = 0.5;

/** A second pinwheel of ham and cheese says less than another dish, if there is one that is nearly as good. */
const TWIN_LOSS = 4;

/** Among the foremost, a second fried rice or a second salad with pears says less than another form of dish. */
const SAME_FORM_LOSS = 5;

/** A further way to use one food of several says little about a kitchen beside dishes that put two of them together. */
const SINGLE_FOOD_LOSS = 6;

/** The same for the first, if two foods or more are named that are no mere flavours. */
const FIRST_SINGLE_FOOD_LOSS = 3;
const SEVERAL = 2;

/** As many as are seen first: among these, the dishes after the first put foods together. */
const FOREMOST_PLACES = 3;

/** As many as a visitor sees: among these, each dish is chosen with an eye to those before. */
const FIRST_PLACES = 6;

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
  const judge = judgeOf(kitchen, hierarchy, shareOfDesserts(dishes));
  const left = afterOwnNames(dishes.map((dish) => ({ dish, ...judge(dish) })));
  const ordered: Dish[] = [];
  const first: Judgement[] = [];
  const shown = new Set<number>();
  const solid = kitchen.typed.filter((food) => !isFlavour(hierarchy.roleOf(food))).length;
  while (left.length > 0 && first.length < FIRST_PLACES) {
    const worthOf = (one: Judgement): number => {
      const isSingle = one.used.length < 2;
      if (first.length === 0) {
        return one.points - (isSingle && solid >= SEVERAL ? FIRST_SINGLE_FOOD_LOSS : 0);
      }
      const twinLoss = first.some((other) => isTwinOf(one, other, shown)) ? TWIN_LOSS : 0;
      const isForemost = first.length < FOREMOST_PLACES;
      const formLoss =
        isForemost && first.some((other) => isOfSameForm(one, other)) ? SAME_FORM_LOSS : 0;
      const loss = twinLoss + formLoss + (isSingle ? SINGLE_FOOD_LOSS : 0);
      return one.points + FRESH_SHARE * freshWorth(one, shown, kitchen) - loss;
    };
    const place = placeOfGreatest(left.map(worthOf));
    const [best] = left.splice(place, 1) as [(typeof left)[number]];
    for (const { word } of best.used) shown.add(word);
    first.push(best);
    ordered.push(best.dish);
  }
  left.sort((one, other) => other.points - one.points);
  return [...ordered, ...left.map(({ dish }) => dish)];
}

/** What is called after another meat than the typed one, after what is called after this very meat. */
function afterOwnNames<Judged extends Judgement>(dishes: readonly Judged[]): Judged[] {
  const mostUsed = new Map<number, number>();
  for (const { used, named } of dishes) {
    for (const { word, isItself } of used) {
      if (!isItself || !named.includes(word)) continue;
      mostUsed.set(word, Math.max(mostUsed.get(word) ?? 0, used.length));
    }
  }
  return dishes.map((dish) => {
    const least = dish.used.length - ABOUT_AS_MANY;
    const others = dish.calledAfterOthers.filter((word) => (mostUsed.get(word) ?? 0) >= least);
    return { ...dish, points: dish.points - OTHER_MEAT_LOSS * others.length };
  });
}

const placeOfGreatest = (values: readonly number[]): number => values.indexOf(Math.max(...values));

const freshWorth = (
  { used }: Judgement,
  shown: ReadonlySet<number>,
  { worths, isAtHome }: Kitchen,
): number => {
  let worth = 0;
  for (const { word, fit } of used) {
    if (!shown.has(word) && !isAtHome[word]) worth += (worths[word] as number) * fit;
  }
  return worth / FULLY;
};

/** Whether it is another one of the same: a dish of the same kind that uses nothing new, for which mostly the same is bought. */
function isTwinOf(one: Judgement, other: Judgement, shown: ReadonlySet<number>): boolean {
  if (one.kind === null || one.kind !== other.kind) return false;
  if (!one.used.every(({ word }) => shown.has(word))) return false;
  const both = one.bought.filter((food) => other.bought.includes(food)).length;
  const either = one.bought.length + other.bought.length - both;
  return both > 0 && both >= either / 2;
}

/** Whether both are salads named after one of the same foods, or both gumbos: whatever no kind of dish is said by is called by its own word. */
const isOfSameForm = (one: Judgement, other: Judgement): boolean =>
  one.kind === null
    ? one.called === other.called
    : one.kind === other.kind && one.named.some((word) => other.named.includes(word));

const shareOfDesserts = (dishes: readonly FoundDish[]): number =>
  dishes.filter(isDessert).length / dishes.length;
