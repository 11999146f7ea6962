import {
  coverOf,
  type Fit,
  fitsOf,
  FULLY,
  type IngredientCover,
  type IngredientHierarchy,
  type IngredientRole,
  type IngredientsAtHand,
  type NamedFoods,
  needsOf,
  PARTLY,
  type RecipeNeed,
  wordsOf,
} from '@larder/culinary/at-hand';
import { ancestorsOf, descendantsOf, idOfPhrase, ingredientById } from '@larder/culinary';
import { type DishKind, kindInTitle } from '@larder/dish-pictures';
import type { DishType } from '../../recipes/domain/dish-type.js';
import type { RecipeCard } from '../../recipes/domain/recipe-card.js';
import { isAccompaniment } from './accompaniments.js';
import { COMMON_POINTS, COMMON_WORTH } from './common-points.js';
import { type Customs, customsOf } from './food-customs.js';
import { foremostOf } from './kitchen-centre.js';
import { type Familiarity, familiarityOf } from './familiar-dishes.js';
import { titleFoodsOf } from './title-foods.js';

/** As many dishes as the app shows at a time. */
export const DISHES_OF_A_PAGE = 24;

/** A dish that the index found, with what it thinks of it in points. */
export interface FoundDish {
  readonly score: number;
  readonly title: string;
  readonly cuisine: string | null;
  readonly types: readonly DishType[];
  /** From start to table; null if nobody says. */
  readonly minutes: number | null;
  readonly needs: NamedFoods;
}

/** `score`: what the index thinks of it. */
export const foundDish = (
  card: RecipeCard,
  score: number,
): FoundDish & { readonly card: RecipeCard } => {
  const { summary, cuisine, types, needs } = card;
  const { title, readyInMinutes: minutes } = summary;
  return { card, score, title, cuisine, types, minutes, needs };
};

/** What is at hand while the dishes of a page are judged. */
export interface Kitchen {
  readonly typed: readonly number[];
  /** What using each of these is worth, in points. */
  readonly worths: readonly number[];
  /** What using each of these is worth more or less than that. */
  readonly extras: readonly number[];
  /** What each of these can stand for. */
  readonly fits: readonly ReadonlyMap<number, Fit>[];
  readonly cover: IngredientCover;
  /** Whether the kitchen is mainly about each of these. */
  readonly isForemost: readonly boolean[];
  /** What is usually made of them. */
  readonly customs: Customs;
  /** Whether some of them were cooked before, or will not keep. */
  readonly hasLeftovers: boolean;
  /** Whether each of these is in the pantry anyway, so that a dish need not show what to do with it. */
  readonly isAtHome: readonly boolean[];
}

/**
 * To the index, the rarest food is worth twice what the commonest of its role is. Told apart more clearly, four foods that half of all dishes
 * use (egg, milk, flour, vanilla) bring up no dish beside the point. What one dish in 28 uses is worth as much as before.
 */
const RARITY_SHARE = 0.6;
const USUAL_WORTH = 1.4;

/**
 * To the index, a carrot is worth as much as the pasta, and a flavour half of it. To a cook, a second vegetable says less about a dish, and a
 * flavour that somebody has named says more.
 */
const ROLE_EXTRA: Readonly<Record<IngredientRole, number>> = {
  ...{ protein: 0, base: 0, main: -2.5, support: 0, seasoning: 2, staple: 0 },
};

/** Among vegetables and the like, what few dishes use says more again, and among what fills yet more: buckwheat flour more than flour. */
const RARE_SHARE: Readonly<Partial<Record<IngredientRole, number>>> = { base: 0.3, main: 0.2 };

const COOKED = /^(?:cooked|rotisserie|mashed|roast) /;

/** Using what will not keep: stale bread is why somebody looks for a dish. */
const SOON_GAIN = 3;

function extrasOf(
  typed: readonly number[],
  worths: readonly number[],
  { roleOf }: IngredientHierarchy,
  soon: readonly number[],
): number[] {
  const isMeal = typed.some((food) => isSolid(roleOf(food)));
  return typed.map((food, word) => {
    const role = roleOf(food);
    const rarity = (worths[word] as number) - USUAL_WORTH * COMMON_POINTS[role];
    const share = RARITY_SHARE + (RARE_SHARE[role] ?? 0);
    const extra = isMeal ? ROLE_EXTRA[role] : 0;
    return share * rarity + extra + (soon.includes(food) ? SOON_GAIN : 0);
  });
}

/** `worths`: what using each of the typed foods is worth, in points. `soon`: those that will not keep. */
export const kitchenOf = (
  { typed, pantry }: IngredientsAtHand,
  worths: readonly number[],
  hierarchy: IngredientHierarchy,
  soon: readonly number[] = [],
): Kitchen => ({
  ...{ typed, worths },
  extras: extrasOf(typed, worths, hierarchy, soon),
  fits: typed.map((food) => fitsOf(food, hierarchy)),
  cover: coverOf(typed, pantry, hierarchy),
  isForemost: foremostOf(
    typed.map((food, word) => ({
      role: hierarchy.roleOf(food),
      gain: worths[word] as number,
      isCommon: (worths[word] as number) <= COMMON_WORTH,
    })),
  ),
  customs: customsOf(typed),
  hasLeftovers:
    soon.length > 0 || typed.some((food) => COOKED.test(ingredientById(food)?.name ?? '')),
  isAtHome: typed.map((food) => pantry.includes(food)),
});

/** What familiarity adds, by its level: as much as four purchases for what nearly everybody knows. */
const FAMILIAR_GAINS = [-4, 0, 1, 4] as const;

/**
 * What it costs that something has to be bought: meat or fish most, pasta or pastry more than a vegetable, an onion little, and of a flavour
 * a bottle or a jar lasts for many dishes. So much of it comes along on the way home.
 */
const PURCHASE_LOSS: Readonly<Record<IngredientRole, number>> = {
  ...{ protein: 5, base: 2.5, main: 1.5, support: 0.5, seasoning: 0.3, staple: 0 },
};
const UNKNOWN_PURCHASE_LOSS = 1.5;
const ON_THE_WAY = 1.5;

/** More where the kitchen has nothing like it: who has named vegetables is not sent out for meat. */
const BOUGHT_PROTEIN_LOSS = 4;

/** A dish for which nobody has to go out, if it puts foods together: that is what a kitchen is asked for first. */
const NOTHING_TO_BUY_GAIN = 2.5;

/**
 * Buying what a dish is named after, or letting something else stand in for it, unless the title names that, too: who has flour and raisins
 * does not look for sweet potato muffins, and who has plantains and beans not for pork. With asparagus, it is no longer the green bean
 * casserole that everybody knows, and with turkey no beef stew. The ginger of a squash and ginger soup is soon bought.
 */
const NAME_LOSS: Readonly<Record<IngredientRole, number>> = {
  protein: 10,
  base: 5.5,
  main: 8,
  support: 4,
  seasoning: 2,
  staple: 0,
};

/** Part of that for whatever else the title names: lentil and spinach rolls in puff pastry are not what kale and phyllo dough make. */
const FURTHER_NAME_SHARE = 0.5;

/** That a dish is made with what merely stands in for pasta, bread or a support such as broth or cheese sauce, whatever it is called. */
const STAND_IN_LOSS: Readonly<Record<IngredientRole, number>> = {
  ...{ protein: 0, base: 2, main: 0, support: 2.4, seasoning: 0, staple: 0 },
};

/** For each food after the first that merely stands in: with dates for raisins and almonds for cashews, it is another dish. */
const FURTHER_STAND_IN_LOSS = 2;

/**
 * A dish called after another meat, for which the typed one does, where a dish of the page is called after this very meat and uses about as
 * much of the kitchen: with lamb, chicken kofta come after lamb kofta.
 */
const OTHER_MEAT_LOSS = 5;
const ABOUT_AS_MANY = 1;

/**
 * A dish that is named after what was typed says that it is about it: so much for each, less for each food in the name. One whose name
 * tells no food, such as ratatouille, counts as if it told some.
 */
const NAMED_GAIN = 2;
const MOST_NAMED = 3;
const TITLE_FOOD_LOSS = 0.8;
const TELLS_NOTHING_GAIN = 2.6;

/** A title that names typed foods alone: of all dishes with chicken in them, chicken and rice casserole is about chicken and rice. */
const ALL_NAMED_GAIN = 3;

/** What a dish gains that asks for the very foods that it uses; one that asks for half of them, half of it. */
const ITSELF_GAIN = 4;

/** What each natural logarithm of being more usual for such foods is worth, by the cuisine of a dish and by its kind. */
const CUISINE_GAIN = 1.5;
const KIND_GAIN = 1;

/** Somebody with food for a meal looks for a meal. */
const TYPE_GAINS: Readonly<Partial<Record<DishType, number>>> = {
  ...{ 'main course': 1.7, 'side dish': -1, appetizer: -3.15 },
};

/** What takes longer than an hour loses this for each time it takes twice as long. */
const LONG_LOSS = 1.2;
const LONG_MINUTES = 60;

/** What a dish gains that is made of what is typed alone; one that is made of it by half, half of it. */
const OWN_GAIN = 3;

/** Using what the kitchen is mainly about: beside tofu, fried rice with kimchi must use much more of what there is than a dish of tofu. */
const FOREMOST_GAIN = 15;

/** Using the food that tells most: of a dozen dishes with eggs and vanilla, those with the coffee as well are about this kitchen. */
const MOST_TELLING_GAIN = 4;

/** Using both of the two that tell most, flavours aside: zucchini and cheddar, not cheddar and bread. */
const TWO_MOST_TELLING_GAIN = 3;

/** That a dish is called after leftovers, and nobody has any: who has raw salmon does not look for a hash of last night's. */
const NO_LEFTOVERS_LOSS = 6;

/** The same of a flavour that few dishes have in them, although flavours count for little: who names saffron wants to taste it. */
const RARE_FLAVOUR_GAIN = 5.4;

/** A flavour is rare if using it is worth this many times what using a common one is. */
const RARE_FLAVOUR = 1.5;

/** Who names gin beside limes and mint wants to drink it, unless there is something to cook that it would flavour. */
const SPIRIT_GAIN = 12;

/** Among desserts, a dish that is none loses this, and the other way round; less the more the page is divided. */
const COURSE_GAIN = 6;

/** A sauce is not what somebody cooks who has something to put it on. */
const ACCOMPANIMENT_LOSS = 4;

/** Who has rice and tomatoes does not look for rice pudding. */
const SWEET_LOSS = 6;

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

/** A typed food that a dish uses, by its place, and how well it fits, in eighths. */
interface Use {
  readonly word: number;
  readonly fit: number;
  /** Whether the dish asks for this very food, and not for a more general one or for one that it stands in for. */
  readonly isItself: boolean;
}

interface Judgement {
  readonly points: number;
  readonly used: readonly Use[];
  readonly bought: readonly number[];
  readonly kind: DishKind | null;
  /** The word by which its title calls it. */
  readonly called: string;
  /** Which of what it uses its title names, by their places. */
  readonly named: readonly number[];
  /** The meats that it uses although its title names another one, by their places. */
  readonly calledAfterOthers: readonly number[];
}

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

/** What a title calls the dish: "gumbo" of "Chicken and Sausage Gumbo with Okra". */
const calledIn = (title: string): string =>
  wordsOf(title.replace(/ (?:with|in|on|and|for|from|of|over|à|de) .*$/i, '')).at(-1) ?? title;

const isDessert = ({ types }: FoundDish): boolean => types.includes('dessert');

const shareOfDesserts = (dishes: readonly FoundDish[]): number =>
  dishes.filter(isDessert).length / dishes.length;

const VEGETABLE = idOfPhrase('vegetable') as number;
const SPIRITS = new Set(descendantsOf(idOfPhrase('alcohol') as number));

function judgeOf(
  kitchen: Kitchen,
  hierarchy: IngredientHierarchy,
  dessertShare: number,
): (dish: FoundDish) => Judgement {
  const { typed, worths, extras, isForemost, customs } = kitchen;
  const { roleOf } = hierarchy;
  const isMoreThanFlavour = typed.some((food) => isSolid(roleOf(food)));
  const savoury = typed.map(
    (food) => roleOf(food) === 'protein' || ancestorsOf(food).includes(VEGETABLE),
  );
  const mostWorth = Math.max(...worths);
  const twoMostTelling = mostTellingOf(kitchen, hierarchy, 2);
  const isSpirit = ({ word, fit }: Use) => fit > PARTLY && SPIRITS.has(typed[word] as number);
  const rareFlavour = rarestFlavourOf(kitchen, hierarchy);
  // One fish takes the place of another without much ado.
  const isMeat = (word: number): boolean => {
    const food = typed[word] as number;
    return roleOf(food) === 'protein' && ingredientById(food)?.aisle !== 'seafood';
  };
  const doesFor = (word: number) => (food: number) => kitchen.fits[word]?.has(food) === true;
  const isForDrinks = !typed.some((food) => isHearty(roleOf(food)));
  return (dish) => {
    const traits = traitsOf(dish, hierarchy);
    const payments = paymentsOf(needsOf(dish.needs), kitchen, hierarchy);
    const { bought, purchaseLoss, nameLoss, standInLoss, replacesName, ownShare } = shoppingOf(
      dish,
      traits,
      kitchen,
      hierarchy,
    );
    const used: Use[] = [];
    let worth = 0;
    payments.forEach(({ counted, paid, isItself }, word) => {
      worth -= (worths[word] as number) * (counted - paid);
      worth += (extras[word] as number) * paid;
      if (paid > 0) used.push({ word, fit: paid, isItself });
    });
    const named = used
      .map(({ word }) => word)
      .filter((word) => traits.titleFoods.some((food) => isNamedBy(food, typed[word] as number)));
    const calledAfterOthers = used
      .filter(({ word, isItself }) => !isItself && isMeat(word) && !named.includes(word))
      .map(({ word }) => word)
      .filter((word) => traits.titleFoods.some(doesFor(word)))
      .filter((word) => !isCalledSo(typed[word] as number, dish.title));
    const standIns = used.filter(({ fit, isItself }) => fit <= PARTLY && !isItself).length;
    const itself = used.filter(({ isItself }) => isItself).length / Math.max(1, used.length);
    const usesMostTelling = used.some(({ word }) => worths[word] === mostWorth);
    const usesBoth =
      twoMostTelling.length === 2 &&
      twoMostTelling.every((telling) => used.some(({ word }) => word === telling));
    const usesRareFlavour = used.some(({ word }) => word === rareFlavour);
    const familiarGain = FAMILIAR_GAINS[traits.familiarity];
    const toBuy = bought.length + dish.needs.unknownIngredients.length;
    const isSweetBesideSavoury =
      isDessert(dish) && savoury.includes(true) && !used.some(({ word }) => savoury[word]);
    const points =
      dish.score +
      worth / FULLY -
      purchaseLoss -
      standInLoss -
      longLoss(dish.minutes) +
      titleGain(traits, named) +
      (TYPE_GAINS[dish.types[0] as DishType] ?? 0) +
      (toBuy === 0 && used.length > 1 ? NOTHING_TO_BUY_GAIN : 0) -
      nameLoss -
      (traits.isAccompaniment && isMoreThanFlavour ? ACCOMPANIMENT_LOSS : 0) -
      (isSweetBesideSavoury ? SWEET_LOSS : 0) +
      OWN_GAIN * ownShare +
      ITSELF_GAIN * itself +
      (used.some(({ word }) => isForemost[word]) ? FOREMOST_GAIN : 0) +
      (usesMostTelling ? MOST_TELLING_GAIN : 0) +
      (usesBoth ? TWO_MOST_TELLING_GAIN : 0) -
      (LEFTOVERS.test(dish.title) && !kitchen.hasLeftovers ? NO_LEFTOVERS_LOSS : 0) +
      (usesRareFlavour ? RARE_FLAVOUR_GAIN : 0) +
      (isForDrinks && used.some(isSpirit) ? SPIRIT_GAIN : 0) +
      COURSE_GAIN * (isDessert(dish) ? dessertShare : 1 - dessertShare) +
      (replacesName ? Math.min(0, familiarGain) : familiarGain) +
      CUISINE_GAIN * customs.ofCuisine(dish.cuisine) +
      KIND_GAIN * customs.ofKind(traits.kind) -
      FURTHER_STAND_IN_LOSS * Math.max(0, standIns - 1);
    const { kind, called } = traits;
    return { points, used, bought, kind, called, named, calledAfterOthers };
  };
}

/** Whether a title that names a food names the typed one: chicken thighs are chicken by their name, but moose is not called venison. */
const isNamedBy = (food: number, typed: number): boolean =>
  food === typed ||
  ancestorsOf(food).includes(typed) ||
  (ancestorsOf(typed).includes(food) && nameOf(typed).includes(nameOf(food)));

const nameOf = (food: number): string => phraseOf(ingredientById(food)?.name ?? '');

const LEFTOVERS = /\bleftover\b/i;

/** The places of so many of what is no mere flavour that tell most, or of all if there are fewer. */
const mostTellingOf = (
  { typed, worths }: Kitchen,
  { roleOf }: IngredientHierarchy,
  most: number,
): readonly number[] =>
  typed
    .map((_, word) => word)
    .filter((word) => !isFlavour(roleOf(typed[word] as number)))
    .sort((left, right) => (worths[right] as number) - (worths[left] as number))
    .slice(0, most);

/** The place of the flavour that the fewest dishes use, if these are few. */
function rarestFlavourOf(
  { typed, worths }: Kitchen,
  { roleOf }: IngredientHierarchy,
): number | null {
  const flavours = worths.map((worth, word) =>
    roleOf(typed[word] as number) === 'seasoning' ? worth : 0,
  );
  const most = Math.max(...flavours);
  return most >= RARE_FLAVOUR * COMMON_POINTS.seasoning ? flavours.indexOf(most) : null;
}

/** What its name says of how much it is about what was typed. `named`: which of it the name tells, by their places. */
function titleGain({ titleFoods }: Traits, named: readonly number[]): number {
  if (titleFoods.length === 0) return TELLS_NOTHING_GAIN;
  return (
    NAMED_GAIN * Math.min(MOST_NAMED, named.length) -
    TITLE_FOOD_LOSS * titleFoods.length +
    (named.length >= titleFoods.length ? ALL_NAMED_GAIN : 0)
  );
}

const longLoss = (minutes: number | null): number =>
  minutes === null ? 0 : LONG_LOSS * Math.max(0, Math.log2(minutes / LONG_MINUTES));

interface Shopping {
  /** What has to be bought. */
  readonly bought: readonly number[];
  readonly purchaseLoss: number;
  readonly standInLoss: number;
  /** What it costs that the dish is named after some of it, or after what something stands in for. */
  readonly nameLoss: number;
  /** Whether something only stands in for what it is named after. */
  readonly replacesName: boolean;
  /** How much of the dish is typed foods or what they stand in for. */
  readonly ownShare: number;
}

function shoppingOf(
  { needs, title }: FoundDish,
  traits: Traits,
  { typed, cover }: Kitchen,
  hierarchy: IngredientHierarchy,
): Shopping {
  const { titleFoods, weights, weight } = traits;
  const lines = needsOf(needs);
  const bought: number[] = [];
  const lost = new Map<number, number>();
  let buysProtein = false;
  const loseNameOf = (food: number): void => {
    lost.set(food, NAME_LOSS[hierarchy.roleOf(food)]);
  };
  let replacesName = false;
  let standInLoss = 0;
  let own = 0;
  lines.forEach(({ anyOf, optional }, line) => {
    const isTyped = anyOf.some((id) => cover.typed.has(id));
    if (!isTyped && anyOf.some((id) => cover.pantry.has(id))) return;
    const wanted = isTyped ? undefined : anyOf.find((id) => cover.standIns.has(id));
    const standIn =
      wanted === undefined ? null : { wanted, food: cover.standIns.get(wanted) as number };
    if (isTyped || (standIn !== null && !isUsedUp(standIn, lines, cover, hierarchy))) {
      own += weights[line] as number;
      if (standIn === null) return;
      standInLoss += standInLossOf(standIn, hierarchy);
      if (isRenamedBy(standIn, title, traits, hierarchy)) {
        replacesName = true;
        loseNameOf(standIn.wanted);
      }
    } else if (!optional) {
      const [food] = anyOf;
      bought.push(food);
      if (titleFoods.includes(food)) {
        loseNameOf(food);
        buysProtein ||= hierarchy.roleOf(food) === 'protein';
      }
    }
  });
  const hasProtein = typed.some((food) => hierarchy.roleOf(food) === 'protein');
  const most = Math.max(0, ...lost.values());
  const sum = sumOf([...lost.values()]);
  const nameLoss =
    most +
    (sum - most) * FURTHER_NAME_SHARE +
    (buysProtein && !hasProtein ? BOUGHT_PROTEIN_LOSS : 0);
  const purchases = bought.map((food) => PURCHASE_LOSS[hierarchy.roleOf(food)]);
  const unknown = needs.unknownIngredients.length * UNKNOWN_PURCHASE_LOSS;
  return {
    bought,
    purchaseLoss: Math.max(0, sumOf(purchases) + unknown - ON_THE_WAY),
    nameLoss,
    standInLoss,
    replacesName,
    ownShare: weight === 0 ? 0 : own / weight,
  };
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** What does nearly as well changes nothing. */
const standInLossOf = (
  { food, wanted }: StandIn,
  { roleOf, nearlyFor }: IngredientHierarchy,
): number => (nearlyFor(food).has(wanted) ? 0 : STAND_IN_LOSS[roleOf(wanted)]);

/** A typed food, and the one that it stands in for. */
interface StandIn {
  readonly food: number;
  readonly wanted: number;
}

/** Whether a food would stand in for another one in a dish that has it in it anyway: more zucchini is no eggplant. Onions are never used up. */
function isUsedUp(
  { food, wanted }: StandIn,
  lines: readonly RecipeNeed[],
  cover: IngredientCover,
  { roleOf, nearlyFor }: IngredientHierarchy,
): boolean {
  if (!isSolid(roleOf(food)) || nearlyFor(food).has(wanted)) return false;
  return lines.some(({ anyOf }) => anyOf.some((id) => cover.typed.get(id) === food));
}

const isHearty = (role: IngredientRole): boolean => role === 'protein' || role === 'base';

const isSolid = (role: IngredientRole): boolean => isHearty(role) || role === 'main';

const isFlavour = (role: IngredientRole): boolean => role === 'seasoning' || role === 'staple';

/** Whether a dish would need another name with this food. */
function isRenamedBy(
  { food, wanted }: StandIn,
  title: string,
  { titleFoods, alsoNames }: Traits,
  { nearlyFor }: IngredientHierarchy,
): boolean {
  if (!titleFoods.includes(wanted) || nearlyFor(food).has(wanted)) return false;
  const pair = `${food} ${wanted}`;
  let isNamed = alsoNames.get(pair);
  if (isNamed === undefined) {
    isNamed = titleFoodsOf(title, [food, wanted]).includes(food) || isCalledSo(food, title);
    alsoNames.set(pair, isNamed);
  }
  return !isNamed;
}

/** Whether a title has the word in it by which the food is called: a plum tomato is a tomato, but black-eyed peas are no beans of a white bean soup. */
function isCalledSo(food: number, title: string): boolean {
  const said = phraseOf(title);
  const name = nameOf(food);
  return [food, ...ancestorsOf(food)]
    .map(nameOf)
    .some((general) => name.includes(general) && said.includes(general));
}

const phraseOf = (text: string): string => ` ${wordsOf(text).join(' ')} `;

/** How well a typed food fits a dish, in eighths. */
interface Payment {
  /** By the best of its lines. */
  counted: number;
  /** By a line that no other food has served before. */
  paid: number;
  /** Whether that line asks for this very food. */
  isItself: boolean;
}

/** A line that a typed food could serve. */
interface Offer {
  readonly line: number;
  readonly word: number;
  /** How well it fits to the index, and by what the line is worth to a cook, in eighths. */
  readonly counted: number;
  readonly fit: number;
  readonly value: number;
  readonly isItself: boolean;
  readonly isKind: boolean;
}

/**
 * The index counts each typed food by its best line, even if one line serves several: a pound of white beans is not three kinds of beans. Here a
 * line serves the food that is worth most for it, and others only if they are kinds of what it asks for: the red and the green one of
 * two bell peppers.
 */
function paymentsOf(
  needs: readonly RecipeNeed[],
  kitchen: Kitchen,
  hierarchy: IngredientHierarchy,
): readonly Payment[] {
  const payments: Payment[] = kitchen.typed.map(() => ({
    counted: 0,
    paid: 0,
    isItself: false,
  }));
  const offers = offersOf(needs, kitchen, hierarchy);
  offers.sort((left, right) => right.value - left.value);
  const servedBy: Offer[] = [];
  for (const offer of offers) {
    const payment = payments[offer.word] as Payment;
    payment.counted = Math.max(payment.counted, offer.counted);
    const first = servedBy[offer.line];
    if (payment.paid > 0 || (first && !(first.isKind && offer.isKind))) continue;
    payment.paid = offer.fit;
    payment.isItself = offer.isItself;
    servedBy[offer.line] ??= offer;
  }
  return payments;
}

/** Decides between a food and another one that is worth as much for the line that names the first. */
const ITSELF = 1 / 1_024;

function offersOf(
  needs: readonly RecipeNeed[],
  { typed, worths, fits, cover }: Kitchen,
  { roleOf }: IngredientHierarchy,
): Offer[] {
  const pointsOf = (food: number): number => COMMON_POINTS[roleOf(food)];
  const offers: Offer[] = [];
  needs.forEach(({ anyOf, optional }, line) => {
    if (!anyOf.some((id) => cover.typed.has(id) || cover.standIns.has(id))) return;
    fits.forEach((fitsOfFood, word) => {
      const food = typed[word] as number;
      let whole = 0;
      let worthy = 0;
      for (const id of anyOf) {
        const fit = fitsOfFood.get(id) ?? 0;
        // A leek that stands in for an onion is worth no more than an onion.
        const share = fit > PARTLY ? 1 : Math.min(1, pointsOf(id) / pointsOf(food));
        whole = Math.max(whole, fit);
        worthy = Math.max(worthy, fit * share);
      }
      if (whole === 0) return;
      const isItself = anyOf.includes(food);
      const [counted, fit] = optional ? [whole / 2, worthy / 2] : [whole, worthy];
      const value = (worths[word] as number) * fit + (isItself ? ITSELF : 0);
      const isKind = whole === FULLY && !isItself;
      offers.push({ line, word, counted, fit, value, isItself, isKind });
    });
  });
  return offers;
}

/** What a dish is, whatever the kitchen. */
interface Traits {
  readonly titleFoods: readonly number[];
  /** Whether the title names foods beside those that they stand in for, as far as somebody has asked. */
  readonly alsoNames: Map<string, boolean>;
  readonly familiarity: Familiarity;
  readonly isAccompaniment: boolean;
  readonly kind: DishKind | null;
  readonly called: string;
  /** What each of its lines counts, and all of them together. */
  readonly weights: readonly number[];
  readonly weight: number;
}

/** Recipes stay in memory, and every search that finds them asks again. */
const known = new WeakMap<NamedFoods, Traits>();

function traitsOf({ title, needs }: FoundDish, hierarchy: IngredientHierarchy): Traits {
  let traits = known.get(needs);
  if (!traits) {
    const lines = needsOf(needs);
    const weights = lines.map((need) => weightOf(need, hierarchy));
    const ids = lines.flatMap(({ anyOf }) => anyOf);
    traits = {
      titleFoods: titleFoodsOf(title, ids),
      alsoNames: new Map(),
      familiarity: familiarityOf(title),
      isAccompaniment: isAccompaniment(title),
      kind: kindInTitle(title),
      called: calledIn(title),
      weights,
      weight: weights.reduce((sum, weight) => sum + weight, 0),
    };
    known.set(needs, traits);
  }
  return traits;
}

function weightOf(
  { anyOf: [food], optional }: RecipeNeed,
  { roleOf }: IngredientHierarchy,
): number {
  const role = roleOf(food);
  if (role === 'staple') return 0;
  return optional ? COMMON_POINTS[role] / 2 : COMMON_POINTS[role];
}
