import { FULLY, type IngredientHierarchy, needsOf, PARTLY } from '@larder/culinary/at-hand';
import { ancestorsOf, descendantsOf, idOfPhrase, ingredientById } from '@larder/culinary';
import type { DishKind } from '@larder/dish-pictures';
import type { DishType } from '../../recipes/domain/dish-type.js';
import { COMMON_POINTS } from './common-points.js';
import { paymentsOf } from './dish-payments.js';
import { shoppingOf } from './dish-shopping.js';
import { isCalledSo, isNamedBy } from './food-names.js';
import { type FoundDish, isDessert, type Traits, traitsOf } from './found-dish.js';
import { isFlavour, isHearty, isSolid } from './role-groups.js';
import type { Kitchen } from './searched-kitchen.js';

/** What familiarity adds, by its level: as much as four purchases for what nearly everybody knows. */
const FAMILIAR_GAINS = [-4, 0, 1, 4] as const;

/** A dish for which nobody has to go out, if it puts foods together: that is what a kitchen is asked for first. */
const NOTHING_TO_BUY_GAIN = 2.5;

/** For each food after the first that merely stands in: with dates for raisins and almonds for cashews, it is another dish. */
const FURTHER_STAND_IN_LOSS = 2;

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

/** Using the meat or fish, where there is some: lamb with okra comes before okra in olive oil. */
const MEAT_GAIN = 4;

/** Using the food that tells most: of a dozen dishes with eggs and vanilla, those with the coffee as well are about this kitchen. */
const MOST_TELLING_GAIN = 4;

/** The same of a flavour that few dishes have in them, although flavours count for little: who names saffron wants to taste it. */
const RARE_FLAVOUR_GAIN = 5.4;

/** A flavour is rare if using it is worth this many times what using a common one is. */
const RARE_FLAVOUR = 1.5;

/** Using both of the two that tell most, flavours aside: zucchini and cheddar, not cheddar and bread. */
const TWO_MOST_TELLING_GAIN = 3;

/** That a dish is called after leftovers, and nobody has any: who has raw salmon does not look for a hash of last night's. */
const NO_LEFTOVERS_LOSS = 6;

/** Who names gin beside limes and mint wants to drink it, unless there is something to cook that it would flavour. */
const SPIRIT_GAIN = 12;

/** Among desserts, a dish that is none loses this, and the other way round; less the more the page is divided. */
const COURSE_GAIN = 6;

/** A sauce is not what somebody cooks who has something to put it on. */
const ACCOMPANIMENT_LOSS = 4;

/** Who has rice and tomatoes does not look for rice pudding. */
const SWEET_LOSS = 6;

/** A typed food that a dish uses, by its place, and how well it fits, in eighths. */
interface Use {
  readonly word: number;
  readonly fit: number;
  /** Whether the dish asks for this very food, and not for a more general one or for one that it stands in for. */
  readonly isItself: boolean;
}

export interface Judgement {
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

/** Cured meat and fish of which a little goes into a dish of something else. */
const SEASONING_MEAT =
  /bacon|pancetta|prosciutto|guanciale|chorizo|salami|pepperoni|salt pork|anchovy|broth|^ham$/;

const VEGETABLE = idOfPhrase('vegetable') as number;
const SPIRITS = new Set(descendantsOf(idOfPhrase('alcohol') as number));

export function judgeOf(
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
  const isMeal = ({ word }: Use): boolean => {
    const { aisle, name } = ingredientById(typed[word] as number) ?? { name: '' };
    return (aisle === 'meat' || aisle === 'seafood') && !SEASONING_MEAT.test(name);
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
      (used.some(isMeal) ? MEAT_GAIN : 0) +
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
