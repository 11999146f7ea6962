import { rational } from '@larder/culinary';
import { isOf, mixed, spooned } from './cooking-steps.js';
import { isForPot, type DishKit } from './dish-kit.js';
import type { Food, Kind } from './food.js';
import { measureAll, measureBy, present } from './kitchen-measures.js';
import { FRUITS } from './savoury-fruit.js';

/** Raw leaves take half as much salt as a stew. */
export const dressingQuarters = 2;
/** Quarter teaspoons for a bowl so heavy that they would be lost in it, or for cold pasta and grain, which taste of little. */
const mostQuarters = 3;
/** 0.4 % of what is dressed, as leaves taste of more than a stew does, and a quarter teaspoon of it weighs 1.5 g. */
const gramsForQuarter = 375;

/** Quarter teaspoons of salt for what is dressed, as a bowl for four. */
export function saltForSalad(kit: DishKit, dressed: readonly Food[]): number {
  const grams = (kit.gramsOf(...dressed) * 4) / kit.servings;
  return Math.min(mostQuarters, Math.max(dressingQuarters, Math.round(grams / gramsForQuarter)));
}

/** What makes a dressing creamy, and brings fat of its own. */
const CREAMY: readonly Kind[] = [
  ...(['yogurt', 'tahini', 'mayo', 'pesto', 'nutbutter', 'sourcream'] as const),
];
const HOT_SAUCE = /hot sauce|tabasco|sriracha/;
const NOT_LEAFY = /avocado|mango|cucumber|radish|jicama|tomato|palm/;

/** Leaves, which oil has to coat; cucumber, avocado and tomatoes only have to be seasoned. */
export const isLeafy = (food: Food): boolean =>
  isOf(food, 'leaf', 'salad') && !isOf(food, 'tomato') && !NOT_LEAFY.test(food.name);

/** Whether soft fruit, avocado and tomatoes are all there is: the juice of a lime dresses them, and hardly any oil. */
export function isJuicy(leaves: readonly Food[], others: readonly Food[], fruit: readonly Food[]) {
  return (
    others.length === 0 &&
    !leaves.some(isLeafy) &&
    leaves.every((food) => isOf(food, 'salad')) &&
    (fruit.some((food) => isOf(food, 'soft')) || leaves.some(({ name }) => name === 'avocado'))
  );
}

/** Spinach with nothing but fresh cheese is a filling or a dip. */
export const isFilling = (
  kit: DishKit,
  leaves: readonly Food[],
  others: readonly Food[],
): boolean =>
  leaves.every(({ name }) => name === 'spinach') && others.length === 0 && kit.wants('freshcheese');

/** Whether fruit is all there is, with nuts, cheese, celery or grated carrots: nobody wants that oily and salted. */
export const isFruity = (fruit: readonly Food[], others: readonly Food[]): boolean =>
  fruit.length > 0 &&
  others.every((food) => food.name === 'carrot' || isOf(food, 'nut', 'driedfruit', 'softcheese'));

/** Two thirds of what a main takes; canned fish is little enough by itself. */
export function measureProtein(kit: DishKit, protein: readonly Food[]): void {
  const [only] = protein;
  const isAlone = protein.length === 1 && only !== undefined && isOf(only, 'tinnedfish');
  if (!isAlone) kit.share(protein, rational(2, 3));
}

interface Dressed {
  /** Oil of which some has been used. */
  readonly rest?: Food | undefined;
  /** Salt of which some has been used. */
  readonly salt?: Food | null | undefined;
  readonly isJuicy?: boolean;
  readonly isFruity?: boolean;
  /** Whether pasta or grain is dressed, which soaks up twice as much as leaves. */
  readonly isSoaking?: boolean;
  /** What is dressed, if that is more than a bowl of leaves. */
  readonly dressed?: readonly Food[];
  /** How much mayonnaise and the like, for what soaks up a lot of it. */
  readonly creamy?: string;
}

/** What soaks up twice as much dressing as its weight in leaves. */
const THIRSTY: readonly Kind[] = ['potato', 'bean', 'pasta', 'grain', 'rice'];

/** Grams of leaves and raw vegetables for which 3 tbsp of oil are enough, and for how many more a spoonful is added. */
const gramsOfSalad = 900;
/** Grams that a quarter of a cup of mayonnaise coats. */
const gramsOfQuarterCup = 500;
const gramsOfSpoonful = 400;
/** More than half a cup for four is a pool. */
const mostSpoons = 6;

/** What is dressed in so many grams of leaves, for four. */
function gramsDressed(kit: DishKit, foods: readonly Food[]): number {
  const thirsty = foods.filter((food) => isOf(food, ...THIRSTY));
  return ((kit.gramsOf(...foods) + kit.gramsOf(...thirsty)) * 4) / kit.servings;
}

/** Tablespoons of oil, and the amount of something sour. */
interface Proportion {
  readonly oil: number;
  readonly sour: string;
}

/** What tastes flat with one of acid to three of oil: it is sweet or starchy itself. */
const isFlat = (food: Food): boolean =>
  isOf(food, 'bean', 'potato', 'root', ...FRUITS) || food.name === 'corn';

/**
 * Tablespoons of oil and of something sour: one to three for leaves (Ruhlman, Ratio: vinaigrette), one to two where the bowl is sweet or
 * starchy; a heavier bowl takes more, and as its vegetables bring water, half as much acid as oil. Mayonnaise, yogurt or tahini are the fat themselves, thinned by one spoonful of oil
 * and half as much acid again; for soft fruit and tomatoes it is two of lime to one of oil, as in a salsa (Bayless, Mexican Everyday).
 */
function proportion(
  kit: DishKit,
  { isJuicy: juicy, isSoaking, dressed = [] }: Pick<Dressed, 'isJuicy' | 'isSoaking' | 'dressed'>,
): Proportion {
  // A bottled dressing has both in it.
  if (kit.wants('dressing')) return { oil: 0, sour: '' };
  // Mayonnaise and sour cream are fat and sharp by themselves, and fruit juice thins any of these.
  const isThinned = kit.wants('juice');
  if (kit.wants('mayo', 'sourcream')) return { oil: 0, sour: isThinned ? '1 tsp' : '2 tsp' };
  if (kit.wants(...CREAMY)) return { oil: 1, sour: isThinned ? '1 tsp' : '1 1/2 tbsp' };
  if (isSoaking) return { oil: oilForSoaking, sour: '2 1/2 tbsp' };
  if (juicy) return { oil: 1, sour: '2 tbsp' };
  const further = Math.ceil((gramsDressed(kit, dressed) - gramsOfSalad) / gramsOfSpoonful);
  const oil = Math.min(mostSpoons, 3 + Math.max(0, further));
  // Sesame oil is a part of the fat.
  const spoons = kit.wants('drizzle') ? oil - 1 : oil;
  const ofLeaves = dressed.some(isFlat) ? undefined : ACID_FOR_LEAVES[oil];
  return { oil: spoons, sour: ofLeaves ?? halfOf(oil) };
}

/** Tablespoons of oil for a salad of pasta or grain. */
export const oilForSoaking = 4;

/** One spoonful to three of oil, and half of what is more. */
const ACID_FOR_LEAVES: Readonly<Record<number, string>> = {
  3: '1 tbsp',
  4: '1 1/2 tbsp',
  5: '2 tbsp',
};
const HALF_OF: Readonly<Record<number, string>> = { 4: '2 tbsp', 5: '2 1/2 tbsp', 6: '3 tbsp' };
const halfOf = (spoons: number): string => HALF_OF[spoons] ?? '1 1/2 tbsp';

/** Tablespoons of oil that the dressing takes. */
export const oilToDress = (kit: DishKit, dressed: readonly Food[] = []): number =>
  proportion(kit, { dressed }).oil;

/** "1/4 cup" for four tablespoons. */
export const spoonsOfOil = (count: number): string => (count === 4 ? '1/4 cup' : `${count} tbsp`);

/** What a heavy bowl takes twice as much of. */
const THIN: readonly Kind[] = ['mayo', 'sourcream', 'yogurt'];

/** Mayonnaise and the like for the weight of the bowl: a quarter of a cup coats 500 g, and pasta drinks as much again. */
function creamyFor(
  kit: DishKit,
  { creamy, isSoaking = false, dressed = [] }: Pick<Dressed, 'creamy' | 'isSoaking' | 'dressed'>,
): string {
  if (creamy !== undefined) return creamy;
  if (isSoaking) return '2/3 cup';
  return gramsDressed(kit, dressed) > gramsOfQuarterCup ? '1/2 cup' : '1/4 cup';
}

const isForSweetsOnly = ({ kitchens }: Food): boolean =>
  kitchens.length > 0 && kitchens.every((place) => place === 's');

/** What was named for a dressing besides oil and acid. */
function flavours(kit: DishKit, creamy: string): Food[] {
  // Whatever cuisine it comes from, it is the fat of the dressing; kefir and almond butter are for sweets.
  const rich = kit.take(CREAMY, { most: 2, anywhere: true, fit: (food) => !isForSweetsOnly(food) });
  const sharp = kit.take(['mustard', 'sweet', 'soy', 'misopaste'], { most: 3 - rich.length });
  const named = [...rich, ...sharp];
  const thin = named.filter((food) => isOf(food, ...THIN));
  measureBy(kit, named, [
    [THIN, thin.length > 1 ? '1/4 cup' : creamy],
    [CREAMY, '1/4 cup'],
    // More honey than this is a syrup.
    [['sweet'], '2 tsp'],
    [named.flatMap(({ kinds }) => kinds), '1 tbsp'],
  ]);
  const hot = kit.take(['sauce'], {
    most: 1,
    anywhere: true,
    fit: ({ name }) => HOT_SAUCE.test(name),
  });
  for (const food of hot) kit.measure(food, '1/2 tsp');
  const garlic = kit.take(['pungent'], {
    most: 1,
    raw: true,
    fit: (food) => kit.isAtHome(food),
  });
  for (const food of garlic) kit.measure(food, food.name === 'garlic' ? '1 clove' : '1 tsp');
  const chili = kit.take(['hot'], { most: 1, raw: true, anywhere: true });
  // Cinnamon and cloves are for warm dishes.
  const spices = kit.take(['spice', 'drizzle'], {
    most: 2,
    fit: (food) => !isOf(food, 'sweetspice') && !isForPot(food),
  });
  seasonRaw(kit, spices);
  const juice = kit.take(['juice'], {
    most: 2,
    anywhere: true,
    fit: ({ name }) => !/coconut/.test(name),
  });
  for (const food of juice) kit.measure(food, juice.length > 1 ? '1 tbsp' : '2 tbsp');
  const zest = kit.take(['zest'], { most: 1, anywhere: true });
  for (const food of zest) kit.measure(food, '1 tsp');
  const anchovy = kit.take(['paste'], { most: 1, fit: ({ name }) => name === 'anchovy paste' });
  return [...named, ...hot, ...garlic, ...chili, ...spices, ...juice, ...zest, ...anchovy];
}

/** Raw and whole, these are hard to bite on, and taste of little. */
const HARD_SEED = /^(?:mustard|fennel|caraway|nigella|fenugreek) seed$/;

/** Of what is milder than pepper, a spoonful is welcome. */
const MILD = /^(?:sumac|za'atar|everything bagel seasoning|italian seasoning)$/;

/** Spices that nothing fries or simmers: a teaspoon flavours a bowl, and more is gritty; seeds are toasted and crushed. */
export function seasonRaw(kit: DishKit, spices: readonly Food[]): void {
  for (const food of spices) {
    if (HARD_SEED.test(food.name)) {
      kit.readied(kit.measure(food, '1/2 tsp'), 'toasted and crushed');
    } else if (!MILD.test(food.name) && food.amount.unit === 'tbsp') {
      kit.measure(food, '1 tsp');
    }
  }
}

const CREAMY_DRESSING = /ranch|caesar|cheese|island|poppy/;

/** Bottled dressings of oil and vinegar, which marinate and roast as well as dress. */
export function marinade(kit: DishKit): Food[] {
  const named = kit.take(['dressing'], {
    most: 1,
    anywhere: true,
    fit: ({ name }) => !CREAMY_DRESSING.test(name),
  });
  for (const food of named) kit.measure(food, '1/4 cup');
  return named;
}

/** A bottled dressing, with what else was named for it; null without one. */
function bottledIn(
  kit: DishKit,
  bowl: string,
  { creamy = '1/4 cup', isSoaking = false }: Pick<Dressed, 'creamy' | 'isSoaking'>,
): string | null {
  const [bottled] = kit.take(['dressing'], { most: 1, anywhere: true });
  // As much as oil and vinegar would be.
  if (bottled && isSoaking) kit.measure(bottled, '1/2 cup');
  return bottled
    ? `Stir ${kit.the(bottled, ...flavours(kit, creamy), kit.pepper())} in ${bowl}.`
    : null;
}

function saltOf(
  kit: DishKit,
  { salt, isSoaking, dressed = [] }: Dressed,
  least: number,
): Food | null {
  if (salt !== undefined) return salt;
  return kit.salt(isSoaking ? mostQuarters : saltForSalad(kit, dressed), least);
}

/** The oil and the acid, measured; null without either where mayonnaise and the like do not bind the dressing by themselves. */
function oilAndAcid(kit: DishKit, of: Dressed): { oil: Food | null; sour: Food | null } | null {
  const measured = proportion(kit, of);
  const spoons = measured.oil;
  // Whatever oil has been used before: mayonnaise takes none.
  const isBound = spoons === 0;
  // The juice that was named is sour enough for mayonnaise.
  const isSour = isBound && kit.wants('juice') && !kit.wants('acid', 'citrus');
  const oil = isBound ? null : (of.rest ?? kit.oil());
  const acid = isSour ? null : kit.sour();
  const sour = acid && spooned(kit, acid, spoonsOf(acid, measured, of));
  if (isBound) return { oil, sour };
  if (!oil || !sour) return null;
  if (!of.rest) kit.measure(oil, spoonsOfOil(spoons));
  return { oil, sour };
}

/** Juice is not as sour as vinegar, which leaves need less of. */
const spoonsOf = (acid: Food, { oil, sour }: Proportion, { isSoaking }: Dressed): string =>
  /juice/.test(acid.name) && oil > 2 && !isSoaking ? halfOf(oil) : sour;

/** A second vinegar that was named, or tamarind beside lime juice. */
function furtherAcid(kit: DishKit): Food[] {
  const further = kit.take(['acid'], { most: 1, anywhere: true });
  for (const food of further) kit.measure(food, '2 tsp');
  return further;
}

/** Herbs and garlic at hand for what tastes of little: nothing that was named seasons it, and neither mayonnaise nor fruit is in it. */
function seasoningAtHand(
  kit: DishKit,
  { isSoaking = false, dressed = [] }: Dressed,
  flavouring: readonly Food[],
): Food[] {
  const isSeasoned =
    flavouring.length > 0 || kit.offers('herb', 'woody', 'spice') || kit.style.kitchens[0] !== 'w';
  if (isSeasoned || dressed.some((food) => isOf(food, ...FRUITS))) return [];
  const garlic = isSoaking ? kit.stapleAtHand('garlic') : null;
  if (garlic) kit.measure(garlic, '1 clove');
  const herb = kit.stapleAtHand(...kit.style.spices.filter((name) => name.startsWith('dried ')));
  if (herb) kit.measure(herb, '1/2 tsp');
  return [garlic, herb].filter((food) => food !== null);
}

/**
 * Fruit takes a spoonful of oil, twice as much juice and a little sugar; with celery it is a Waldorf salad, which mayonnaise binds. Null
 * where what was named makes a dressing, or where there is nothing for one.
 */
function fruitDressing(kit: DishKit, bowl: string): string | null {
  if (kit.wants(...CREAMY, 'mustard')) return null;
  const isWaldorf = kit.wantsNamed(/^celery$/) && kit.offers('crisp');
  const mayo = isWaldorf ? kit.staple('mayonnaise', 'vegan mayonnaise') : null;
  const oil = mayo ? kit.measure(mayo, '1/3 cup') : kit.oil();
  const sour = spooned(kit, kit.sour(), mayo ? '1 tbsp' : '2 tbsp');
  if (!oil || !sour) return null;
  if (!mayo) kit.measure(oil, '1 tbsp');
  const flavouring = flavours(kit, '1/4 cup');
  const isSweet = mayo !== null || flavouring.some((food) => isOf(food, 'sweet', 'juice'));
  const sweet = isSweet ? null : kit.staple('honey', 'maple syrup', 'sugar');
  if (sweet) kit.measure(sweet, '2 tsp');
  return `Whisk ${mixed(kit, [oil, ...flavouring, sweet, kit.salt(1)], sour)} in ${bowl}.`;
}

/** Leaves and fruit that are bitter, which a little honey rounds off. */
const BITTER = /radicchio|endive|frisee|escarole|dandelion|grapefruit|kumquat|^kale$/;

/** A spoonful of honey, or of the sugar at hand, where something is bitter and nothing that was named is sweet. */
function rounding(kit: DishKit, { dressed = [] }: Dressed, flavouring: readonly Food[]): Food[] {
  const isBitter = dressed.some(({ name }) => BITTER.test(name));
  if (!isBitter || flavouring.some((food) => isOf(food, 'sweet', 'sugar', 'juice'))) return [];
  const sweet = present(kit.stapleAtHand('honey', 'maple syrup', 'sugar'));
  measureAll(kit, sweet, '1 tsp');
  return sweet;
}

/** Acid makes a paste of sesame or nuts stiff, unless yogurt or juice thins it. */
function thinned(kit: DishKit, named: readonly Food[]): string {
  const stiff = named.find((food) => isOf(food, 'tahini', 'nutbutter'));
  if (!stiff || named.some((food) => isOf(food, 'yogurt', 'juice'))) return '';
  return ` Whisk in ${kit.someWater('3 tbsp', 'the dressing')}, until it pours.`;
}

/** Oil, something sour, and anything else named for it; a bottled dressing has them, and its salt, in it. */
export function dressing(kit: DishKit, bowl: string, of: Dressed = {}): string | null {
  const ready = bottledIn(kit, bowl, of);
  if (ready) return ready;
  const ofFruit = of.isFruity ? fruitDressing(kit, bowl) : null;
  if (ofFruit) return ofFruit;
  const whisked = oilAndAcid(kit, of);
  if (!whisked) return null;
  const { oil, sour } = whisked;
  const named = [...flavours(kit, creamyFor(kit, of)), ...furtherAcid(kit)];
  const atHand = oil ? seasoningAtHand(kit, of, named) : [];
  const sweet = rounding(kit, of, named);
  const flavouring = [...named, ...atHand, ...sweet];
  // Olives and cheese salt themselves, but not the leaves under them.
  const isSalted = flavouring.some((food) => isOf(food, 'soy', 'misopaste', 'sauce', 'paste'));
  const salt = saltOf(kit, of, isSalted ? 0 : 1);
  // Some of the oil and the salt may be on what has been fried or roasted.
  const begun = [oil, salt].filter((food) => food !== null && kit.used.has(food.id));
  const whole = [oil, ...flavouring, salt, kit.pepper()].filter((food) => !begun.includes(food));
  if (!sour && [...begun, ...whole].every((food) => !food)) return null;
  const restOf = begun.length > 0 ? 'the rest of ' : '';
  return `Whisk ${restOf}${mixed(kit, [...begun, ...whole], sour)} in ${bowl}.${thinned(kit, named)}`;
}

/** Three quarters of a cup of cheese in all: more of it buries the leaves. */
export function measureCheese(kit: DishKit, over: readonly Food[]): void {
  const cheese = over.filter((food) => isOf(food, 'cheese', 'hardcheese', 'softcheese'));
  const grated = cheese.filter(({ cut }) => /grated|crumbled/.test(cut));
  measureAll(kit, grated, cheese.length > 1 ? '1/3 cup' : '3/4 cup');
}

/** Half an onion, when one is named that can be eaten raw. */
export function rawOnion(kit: DishKit): Food[] {
  const onion = kit.take(['aromatic'], {
    most: 1,
    raw: true,
    fit: ({ name }) => name !== 'celery',
  });
  halvedOnion(kit, onion);
  return [...onion, ...kit.take(['aromatic'], { most: 1, fit: ({ name }) => name === 'celery' })];
}

/** Raw, half an onion is enough, and only in thin slices; celery and shallots go in as they are. */
export function halvedOnion(kit: DishKit, aromatics: readonly Food[]): void {
  for (const food of aromatics) {
    if (/onion$/.test(food.name)) kit.readied(kit.measure(food, '1/2'), 'very thinly sliced');
  }
}

/** What is sturdy stands in the dressing for a while; leaves and soft fruit go in last. */
export function turnInDressing(
  kit: DishKit,
  leaves: readonly Food[],
  others: readonly Food[],
  fruit: readonly Food[],
): void {
  const kale = leaves.filter(({ name }) => name === 'kale');
  const leafy = leaves.filter((food) => isOf(food, 'salad', 'leaf') && !kale.includes(food));
  // Slices of avocado are mashed by whatever is tossed with them.
  const soft = others.filter(({ name }) => name === 'avocado');
  const tender = [...leafy, ...soft, ...fruit.filter((food) => !isOf(food, 'crisp'))];
  const sturdy = [
    ...leaves.filter((food) => !leafy.includes(food) && !kale.includes(food)),
    ...others.filter((food) => !soft.includes(food)),
    ...fruit.filter((food) => isOf(food, 'crisp')),
  ];
  if (kale.length > 0) {
    kit.step(
      `Add ${kit.the(...kale)} and rub the dressing into it with your hands for 2 minutes, until it darkens and turns supple.`,
    );
  }
  if (sturdy.length > 0) {
    kit.step(`Add ${kit.the(...sturdy)}, toss until coated and let stand for 5 minutes.`);
  }
  if (tender.length > 0) {
    kit.step(`Just before serving, add ${kit.the(...tender)} and turn gently a few times.`);
  }
}
