import { multiply, type Rational, rational } from '@larder/culinary';
import { meatBroths } from '../broths.js';
import {
  absorbedBy,
  bloomed,
  boiledEggs,
  boiledPasta,
  cookedGrain,
  curdles,
  doneness,
  fry,
  isOf,
  minutes,
  safeAt,
  served,
  simmer,
  softened,
  soured,
  spooned,
  stagesOf,
  tempered,
} from '../cooking-steps.js';
import { isGame } from '../cuts-of-meat.js';
import { titleName } from '../dish-titles.js';
import { sweetened, sweetenedIn } from '../pan-stages.js';
import { STYLES, type StyleName } from '../cooking-style.js';
import { STARCHES } from '../dish-centre.js';
import { fillingOf, shares, type DishKit } from '../dish-kit.js';
import { ending, halfCans, measureAll, measureBy, naming, present } from '../kitchen-measures.js';
import { pattern, type DishPattern, type Fit, type Parts } from '../dish-pattern.js';
import type { DishRole } from '../dish-role.js';
import type { Food, Kind } from '../food.js';
import { listed, titled, lowered, meanwhile } from '../phrases.js';
import { cookStarch, friedCrumbs } from '../plated-mains.js';
import { PULSES_IN_SAUCE, watered } from '../pulses-in-sauce.js';
import { RATIOS } from '../ratios.js';

const vegetables: readonly Kind[] = ['root', 'firm', 'tender', 'leaf', 'tomato'];
const western: readonly StyleName[] = ['italian', 'french', 'greek', 'spanish', 'canadian'];

const colouredFirst = (foods: readonly Food[]) =>
  foods.filter((food) => isOf(food, 'poultry', 'mince', 'sausage', 'cured', 'stewing'));

/** Cheese that does not go stringy in a soup. */
const meltsSmooth = ({ name }: Food): boolean => !/mozzarella|provolone|blend/.test(name);

/** The liquid of a soup: a named one, a broth known to fit the diet, or water. */
function broth(kit: DishKit, amount: string, meats: readonly Food[]): Food | null {
  const red = meats.some(
    ({ name, kinds: [kind] }) =>
      (kind === 'stewing' && !/lamb|veal|pork/.test(name)) ||
      (kind === 'mince' && (/beef|bison/.test(name) || isGame(name))),
  );
  const meaty = meats.filter((food) => !isOf(food, 'fish', 'shellfish', 'tinnedfish'));
  const named = kit.take(['broth'], { most: 1 })[0];
  const food =
    named ??
    kit.staple(
      ...meatBroths(meaty, ...(red ? ['beef broth'] : []), 'chicken broth'),
      'vegetable broth',
    ) ??
    kit.water(amount);
  return food && kit.measure(food, amount);
}

/** Milk curdles in what tomatoes have made sour. */
const holdsMilk = (kit: DishKit): boolean =>
  ![...kit.used.values()].some((food) => isOf(food, 'tomato', 'tinned', 'wine'));

/** Something sour at the end of a soup, if it was named or brightens what is in it: no potato, leek or mushroom asks for it. */
function brightened(kit: DishKit): Food | null {
  const isAsked = kit.wants('acid', 'citrus') || [...kit.used.values()].some(isBrightened);
  return isAsked ? kit.finish() : null;
}

const isBrightened = (food: Food): boolean =>
  isOf(food, 'bean', 'lentil', 'leaf', 'fish', 'shellfish', 'tinnedfish');

/** A spoonful of honey that was named rounds off roots and what is sharp. */
function sweetener(kit: DishKit): Food[] {
  const sweet = kit.take(['sweet'], { most: 1, anywhere: true });
  for (const food of sweet) kit.measure(food, '1 tbsp');
  return sweet;
}

/** Whether the lemon that was named goes in beside what is creamy: off the heat only milk curdles. */
const isSouredBeside = (kit: DishKit, creamy: readonly Food[]): boolean =>
  kit.wants('acid', 'citrus') && !creamy.some((food) => isOf(food, 'milk'));

/** What makes a soup or stew creamy. */
function creamFor(kit: DishKit): Food[] {
  const creamy = kit.take(['creamsoup', 'cream', 'sourcream', 'coconut', 'milk'], {
    most: 1,
    fit: (food) => !isOf(food, 'milk') || holdsMilk(kit),
  });
  for (const food of creamy) {
    if (!isOf(food, 'creamsoup')) {
      kit.measure(food, isOf(food, 'milk', 'coconut') ? '1 cup' : '1/2 cup');
    }
  }
  return creamy;
}

function finish(kit: DishKit, vessel: string): void {
  const creamy = creamFor(kit);
  const thick = creamy.filter((food) => isOf(food, 'creamsoup'));
  kit.step(
    naming(kit, thick, (names) => `Stir in ${names} and simmer for 3 minutes, until smooth.`),
  );
  const isSour = creamy.length === 0 || isSouredBeside(kit, creamy);
  const sour = isSour ? spooned(kit, brightened(kit)) : null;
  const dollop = kit.take(['yogurt'], { most: 1 });
  measureAll(kit, dollop, '1/2 cup');
  const sweet = sweetener(kit);
  const cheese = kit.take(['hardcheese', 'softcheese', 'cheese', 'nut'], { most: 1 });
  for (const food of cheese) if (isOf(food, 'cheese')) kit.measure(food, '1 cup');
  const over = [...kit.herbs(), ...cheese, ...kit.take(['drizzle'], { most: 1 })];
  const cool = creamy.filter(curdles);
  const rounded = [
    ...creamy.filter((food) => !thick.includes(food) && !cool.includes(food)),
    ...sweet,
  ];
  const stirred = [rounded.length > 0 && kit.the(...rounded), sour && kit.juiceOf(sour)].filter(
    Boolean,
  );
  kit.step(
    tempered(kit, cool),
    stirred.length > 0 &&
      `${cool.length > 0 ? 'Stir' : 'Take off the heat and stir'} in ${stirred.join(' and ')}.`,
  );
  // How salty a broth is, only the cook knows.
  kit.taste();
  const topped = dollop.length > 0 ? ` with ${kit.the(...dollop)} on top` : '';
  kit.step(served(kit, `Ladle into ${vessel} and serve hot${topped}`, ...over));
}

/** What swells up in a broth, or is too long for a spoon. */
const NOT_IN_SOUP =
  /couscous|spaghetti|fettuccine|penne|fusilli|gnocchi|linguine|tagliatelle|pappardelle|bucatini|rigatoni|ziti|angel hair/;

/** A grain with cheese, nuts or fruit to scatter is a bowl or a salad; barley is a soup. */
const isForBowl = (kit: DishKit, starch: readonly Food[]): boolean =>
  starch.some((food) => isOf(food, 'grain') && !/barley/.test(food.name)) &&
  kit.wants('softcheese', 'nut', 'driedfruit');

/** Grams of vegetables for four bowls of soup: with as much liquid, 300 ml each (CIA, The Professional Chef: 240 to 350 ml). */
const forFourBowls = 600;

const SOUP_VEGETABLES = ['carrot', 'potato', 'zucchini'];

/** A green pepper and a red one are one vegetable. */
const isBellPepper = ({ name }: Food): boolean => /bell pepper$/.test(name);

/** Two vegetables make a soup, or one that has pulses or meat and onions beside it: nothing is bought for that. */
function enoughForSoup(
  kit: DishKit,
  greens: readonly Food[],
  others: readonly Food[],
): readonly Food[] | null {
  if (kit.wants('creamsoup') || (others.length > 0 && kit.wants('aromatic', 'tinned')))
    return greens;
  const colours = Math.max(1, greens.filter(isBellPepper).length);
  // Tomatoes from a can are one of the two.
  const least = (kit.wants('tinned') ? 0 : 1) + colours;
  const role = { kinds: vegetables, least, fill: SOUP_VEGETABLES, cut: 'diced' };
  const filled = kit.fillUp(greens, role);
  return filled.length >= least || others.length > 0 || kit.wants('tinned') ? filled : null;
}

const mostFilled = 0.64;

/** Nobody turns three peppers into six for a soup. */
const mostEnlarged = 2;

/** Vegetables that are all there is in the bowl, `share` of the usual amount of each: as many as make four bowls. */
function enlarged(kit: DishKit, greens: readonly Food[], share: Rational): void {
  kit.share(greens, share);
  const short = (forFourBowls * kit.servings) / 4 / Math.max(1, kit.gramsOf(...greens));
  // Of five vegetables, half of each is still more than a bowl holds.
  if (short < mostFilled) kit.share(greens, multiply(share, rational(3, 4)));
  if (short <= 1) return;
  const quarters = Math.min(mostEnlarged * 4, Math.ceil(short * 4));
  kit.share(greens, multiply(share, rational(quarters, 4)));
}

/** Millilitres for four without which it is no soup. */
const leastBroth = 400;
/** What a grain takes up that is usually boiled in plenty of water, in its own volumes: wild rice and barley drink three (Bob's Red Mill). */
const thirstOfGrain = 3;
/** Pasta takes up a little more than its own weight (Barilla: 100 g dry are 220 to 240 g cooked). */
const thirstOfPasta = 1.3;
/** Lentils and split peas come to two and a half times their weight (USA Dry Pea & Lentil Council). */
const thirstOfLentils = 1.5;
/** Red ones fall apart, and bind as much again. */
const thirstOfRedLentils = 2.5;
const mlInCup = 250;

/** Millilitres for four that these take up while they cook, which nobody finds in the bowl as broth. */
function drunkBy(kit: DishKit, starch: readonly Food[]): number {
  const drunk = starch.map((food) => {
    if (isOf(food, 'bean')) return 0;
    if (isOf(food, 'pasta')) return kit.gramsOf(food) * thirstOfPasta;
    if (isOf(food, 'lentil')) {
      const thirst = food.name === 'red lentil' ? thirstOfRedLentils : thirstOfLentils;
      return kit.gramsOf(food) * thirst;
    }
    return (absorbedBy(kit, food) ?? (kit.cupsOf(food) ?? 0) * thirstOfGrain) * mlInCup;
  });
  return (drunk.reduce((sum, ml) => sum + ml, 0) * 4) / kit.servings;
}

/**
 * Millilitres for four bowls of 300 ml, of solids that do not swim in it. A grain is as heavy as what it has drunk, and is covered by as
 * much again as all of it weighs.
 */
function leastLiquid(
  kit: DishKit,
  solids: readonly Food[],
  tinned: readonly Food[] = [],
  drunk = 0,
): number {
  const portion = 4 / kit.servings;
  const grams = kit.gramsOf(...solids) * portion;
  const wet = kit.gramsOf(...tinned) * portion;
  const all = grams + wet;
  const forBowls = Math.min(2 * forFourBowls - all, all * RATIOS.thinSoup);
  const withGrain = drunk > 0 ? grams + 2 * drunk - wet : 0;
  return Math.max(leastBroth, forBowls, withGrain);
}

/** What a soup would boil tasteless, or stringy, if the fat did not take it first. */
const SWEATED = /leek|pepper$|mushroom|fennel|eggplant/;

const sweatedIn = (greens: readonly Food[]): Food[] =>
  greens.filter((food) => SWEATED.test(food.name) && food.minutes.fry !== null);

/** What thickens a clear soup when a part of it is crushed. */
const isMealy = (food: Food): boolean =>
  (isOf(food, 'root') && !/onion|beet/.test(food.name)) || food.name === 'cauliflower';

/** "Crush a third of the potatoes": nothing else binds a soup of vegetables in broth. */
function thickenedByItself(
  kit: DishKit,
  greens: readonly Food[],
  pulses: readonly Food[],
): string | false {
  // A broth of East Asia is meant to be clear.
  if (kit.style.kitchens[0] === 'a') return false;
  if (pulses.length > 0) return crushed(kit, pulses);
  const potatoes = greens.filter(({ name }) => /potato/.test(name));
  const mealy = potatoes.length > 0 ? potatoes : greens.filter(isMealy);
  return mealy.length > 0 && crushed(kit, mealy);
}

const crushed = (kit: DishKit, foods: readonly Food[]): string =>
  `Crush a third of ${kit.the(...foods)} against the side of the pot and stir, so that the soup thickens a little.`;

/** Leaves are no longer in the way of the spoon if they go in afterwards. */
function beforeLeaves(kit: DishKit, greens: readonly Food[], step: string | false): void {
  if (!step) return;
  const leaves = greens.filter((food) => isOf(food, 'leaf'));
  const at = kit.steps.findIndex((one) =>
    leaves.some((leaf) => one.startsWith(`Add ${kit.the(leaf)} and`)),
  );
  if (at < 0) kit.step(step);
  else kit.steps.splice(at, 0, step);
}

/** Sausages and ham make their own salty broth. */
function soupLiquid(kit: DishKit, meat: readonly Food[]): Food | null {
  if (!meat.some((food) => isOf(food, 'sausage', 'cured'))) return broth(kit, '6 cups', meat);
  return kit.take(['broth'], { most: 1 })[0] ?? kit.water('6 cups') ?? broth(kit, '6 cups', meat);
}

const isBeet = ({ name }: Food): boolean => name === 'beet';

/** Beets turn everything else magenta. */
const isMagenta = (greens: readonly Food[]): boolean => greens.length > 1 && greens.some(isBeet);

/** Beets with cabbage, or with dill and sour cream, are meant to be magenta. */
const isBorscht = (kit: DishKit, greens: readonly Food[]): boolean =>
  isMagenta(greens) &&
  (greens.some(({ name }) => /cabbage$/.test(name)) ||
    (kit.wants('sourcream') && kit.wantsNamed(/^dill$/)));

/** Strips do not lie on a spoon. */
function spoonSized(kit: DishKit, greens: readonly Food[]): void {
  for (const food of greens) {
    if (/strips$/.test(food.cut)) kit.readied(food, food.cut.replace(/cut into strips$/, 'diced'));
  }
}

const WITH_CUMIN = /^(?:black bean|kidney bean|pinto bean|chickpea|(?:red )?lentil)$/;

/** Beans and lentils without a spice of their own taste of cumin, if it is at hand. */
function cuminFor(kit: DishKit, pulses: readonly Food[]): Food[] {
  const isSpiced = kit.wants('woody') || (kit.wants('spice') && !kit.wantsNamed(/^bay leaf$/));
  // Sausage and bacon bring spices and smoke.
  const isSmoky = kit.offers('sausage', 'cured');
  const isAsked = !isSpiced && !isSmoky && pulses.some(({ name }) => WITH_CUMIN.test(name));
  const cumin = isAsked ? kit.stapleAtHand('cumin') : null;
  return present(cumin && kit.measure(cumin, '1 tsp'));
}

type SoupParts = Parts<'meat' | 'pulses' | 'starch' | 'vegetables'>;

/** What grows where oregano does. */
const SOUTHERN =
  /tomato|pepper|zucchini|eggplant|bean|chickpea|lentil|olive|artichoke|lamb|sausage/;

/** Whether a soup would taste of oregano and olive oil for no reason: leeks, pumpkins and turnips are seasoned in the north. */
const isFarFromHome = (kit: DishKit, foods: readonly Food[]): boolean =>
  /^(?:Italian|Greek)$/.test(kit.style.cuisine) &&
  !kit.offers('spice', 'woody', 'herb') &&
  !kit.wants('tinned') &&
  !foods.some(({ name }) => SOUTHERN.test(name));

/** What could be boiled in a pot but is plainly another dish. */
function isNoSoup(kit: DishKit, { meat, pulses, starch, vegetables: greens }: SoupParts): boolean {
  if (isForBowl(kit, starch)) return true;
  // Sour cream with noodles is a sauce.
  if (starch.some((food) => isOf(food, 'pasta')) && kit.wants('sourcream')) return true;
  if (isMagenta(greens)) return !isBorscht(kit, greens);
  if (kit.wants('broth')) return false;
  // Eggplant is roasted, fried or stewed before anybody boils it in a broth.
  if (greens.some(({ name }) => /eggplant$/.test(name))) return true;
  // Rice with vegetables is a pilaf, and mince needs beans to be a soup.
  const isPilaf = meat.length === 0 && starch.some((food) => isOf(food, 'rice'));
  return isPilaf || (pulses.length === 0 && meat.some((food) => isOf(food, 'mince')));
}

/** Whether there is nothing in it but vegetables and bacon, none of which gives the broth any body. */
function isThin(kit: DishKit, { meat, pulses, starch, vegetables: greens }: SoupParts): boolean {
  const filling = [...meat.filter((food) => !isOf(food, 'cured')), ...pulses, ...starch];
  return filling.length === 0 && !greens.some(isMealy) && !kit.offers('tinned');
}

function fitOfSoup(kit: DishKit, parts: SoupParts): Fit {
  if (isThin(kit, parts)) return kit.wants('broth') ? 0 : -1;
  // What simmers for hours is a stew, unless something swells in its broth.
  const isStew = parts.meat.some((food) => isOf(food, 'stewing'));
  if (isStew && parts.starch.length === 0) return 0;
  const isLight = parts.meat.every((food) => isOf(food, 'cured', 'tinnedfish'));
  return kit.wants('broth') || isLight ? 1 : 0;
}

/** Of the usual amounts of the vegetables, what goes in beside so many things that fill a bowl by themselves. */
const BESIDE_FILLING = [rational(1), rational(3, 4), rational(1, 2)];
/** Millilitres for four, of whatever is in it: a bowl that is a meal holds 600 ml. */
const mostLiquid = 1500;
/** The same of broth, whatever else drinks it: more is too salty. */
const mostBroth = 1750;

const mostFor = (drunk: number): number => Math.min(mostLiquid + drunk, mostBroth);

/**
 * Millilitres for four, with what is in the can of tomatoes: a cup and a half for each (CIA, The Professional Chef: main-course soups), but
 * no more than twice what swims in it, down to a good cup.
 */
const bowlsOfSoup = { most: 1500, least: 1125, toSolids: 2 } as const;

/** Measures what goes in; answers whether it is nothing but vegetables in a broth. */
function measureSoup(
  kit: DishKit,
  { meat, pulses, starch, vegetables: greens }: SoupParts,
): boolean {
  for (const food of starch) kit.measure(food, isOf(food, 'pasta') ? '100 g' : '1/2 cup');
  kit.share(meat, rational(2, 3));
  // Bacon flavours a soup but does not fill a bowl.
  const filling = [...meat.filter((food) => !isOf(food, 'cured')), ...pulses, ...starch];
  const isClear = filling.length === 0 && !kit.wants('tinned');
  const share = shares(greens.length);
  const beside = BESIDE_FILLING[Math.min(filling.length, 2)] ?? rational(1);
  if (isClear) enlarged(kit, greens, share);
  else kit.share(greens, multiply(share, beside));
  return isClear;
}

const vegetableSoup = pattern({
  name: 'chunky soup',
  types: ['soup', 'main course'],
  kind: 'soup',
  styles: [...western, 'moroccan', 'mexican', 'thai'],
  servings: 4,
  vessel: 'pot',
  roles: {
    meat: {
      kinds: ['poultry', 'mince', 'stewing', 'sausage', 'cured', 'fish', 'shellfish', 'tinnedfish'],
      most: 1,
      fit: (food) => !isOf(food, 'tinnedfish') || /crab|lobster/.test(food.name),
    },
    pulses: { kinds: ['bean', 'lentil'], most: 3, shared: true },
    vegetables: {
      kinds: vegetables,
      least: 1,
      most: 5,
      cut: 'diced',
      fill: SOUP_VEGETABLES,
      shared: true,
    },
    starch: {
      kinds: ['pasta', 'rice', 'grain'],
      most: 1,
      fit: ({ name }) => !NOT_IN_SOUP.test(name),
    },
  },
  // A soup is made of what asks for broth; meat that can be seared, roasted or stewed is worth more than that.
  fits: (parts, kit) => {
    if (isBorscht(kit, parts.vegetables) && !kit.wants('softcheese', 'nut')) return 3;
    if (isNoSoup(kit, parts)) return -1;
    const fit = fitOfSoup(kit, parts);
    return fit === 1 && isFarFromHome(kit, Object.values(parts).flat()) ? 0 : fit;
  },
  cook(kit, { meat, pulses, vegetables: found, starch }) {
    const greens = enoughForSoup(kit, found, [...meat, ...pulses]);
    if (!greens) return null;
    const isClear = measureSoup(kit, { meat, pulses, starch, vegetables: greens });
    // What is safe when it leaves the fat needs not be looked at again; small pieces of poultry only wait for the rest.
    const poultry = meat.filter((food) => isOf(food, 'poultry'));
    const coloured = colouredFirst(meat).filter((food) => !poultry.includes(food));
    const named = greens.filter((food) => kit.isNamed(food));
    spoonSized(kit, greens);
    const grains = starch.filter((food) => isOf(food, 'grain'));
    kit.about(...meat, ...pulses, ...named, ...grains, ...greens, ...starch);
    const tinned = kit.take(['tinned'], { most: 1 });
    kit.about(...tinned);
    const start = softened(kit, 'large pot', coloured, true, poultry);
    if (!start) return null;
    const sweated = sweatedIn(greens);
    const sweet = sweetenedIn(greens);
    kit.step(start, sweetened(kit, sweet), ...fry(kit, sweated, 'cook'));
    kit.step(
      bloomed(kit, ...kit.take(['paste', 'currypaste'], { most: 1 }), ...cuminFor(kit, pulses)),
    );
    const wine = kit.take(['wine'], { most: 1 });
    kit.step(naming(kit, wine, (names) => `Pour in ${names} and let it bubble for 2 minutes.`));
    const liquid = soupLiquid(kit, meat);
    if (!liquid) return null;
    const later = [
      ...meat.filter((food) => !isOf(food, 'cured', 'mince')),
      ...pulses,
      ...greens.filter((food) => !sweated.includes(food)),
    ];
    const solids = [...meat, ...pulses, ...greens];
    const drunk = drunkBy(kit, [...starch, ...pulses]);
    const wet = (kit.gramsOf(...tinned) * 4) / kit.servings;
    const solid = (kit.gramsOf(...solids) * 4) / kit.servings;
    const inBowls = Math.max(
      bowlsOfSoup.least,
      Math.min(bowlsOfSoup.most, solid * bowlsOfSoup.toSolids),
    );
    const least = Math.max(inBowls - wet, leastLiquid(kit, solids, tinned, drunk));
    const ratio = tinned.length > 0 ? RATIOS.soup / 2 : RATIOS.soup;
    kit.pour(liquid, solids, ratio, least, mostFor(drunk));
    simmer(kit, [...later, ...starch], `Pour in ${kit.the(liquid, ...tinned)}.`, {
      inPot: [...coloured.filter((food) => !isOf(food, 'mince')), ...sweated, ...sweet],
      hasTomatoes: tinned.length > 0,
    });
    // Lentils fall apart without help.
    const beans = pulses.filter((food) => isOf(food, 'bean'));
    const isThick = beans.length < pulses.length || kit.wants('creamsoup') || starch.length > 0;
    const isOfBeans = beans.length > 0 && meat.every((food) => isOf(food, 'cured'));
    if (!isThick && (isClear || isOfBeans)) {
      beforeLeaves(kit, greens, thickenedByItself(kit, greens, beans));
    }
    finish(kit, 'bowls');
    return kit.titleOf(kit.mains, isBorscht(kit, greens) ? 'borscht' : 'soup');
  },
});

/** Two large cans of tomatoes are a soup for eight: of two, each is a small one. */
function oneCanInAll(kit: DishKit, greens: readonly Food[]): void {
  const cans = greens.filter((food) => isOf(food, 'tinned'));
  if (cans.length > 1) halfCans(kit, cans);
}

/** What stays stringy or hard, or disappears, when blended. */
const NOT_BLENDED =
  /water chestnut|bamboo|sprout$|baby corn|chinese broccoli|enoki|sauerkraut|green bean|eggplant|okra|cabbage|brussels|pearl onion|marinated|blossom/;

/** What stays a pleasant colour beside mushrooms in the blender. */
const PALE = /mushroom|potato|leek|cauliflower|celery root|parsnip|fennel|turnip|artichoke|onion/;

const isTomato = (food: Food): boolean => isOf(food, 'tomato', 'tinned');
const isGreen = (food: Food): boolean =>
  isOf(food, 'leaf') || /broccoli|^pea$|asparagus|green bell pepper/.test(food.name);
/** Orange and red, which with green is brown or khaki. */
const isRed = (food: Food): boolean =>
  isTomato(food) ||
  isOf(food, 'puree') ||
  /carrot|beet|butternut|pumpkin|sweet potato|(?:red|orange|yellow) (?:bell )?pepper/.test(
    food.name,
  );

/** Mushrooms with spinach, peppers or tomatoes blend to mud, and so does what is green with what is red. */
const isMuddy = (greens: readonly Food[]): boolean =>
  (greens.some(({ name }) => /mushroom/.test(name)) &&
    !greens.every(({ name }) => PALE.test(name))) ||
  (greens.some(isGreen) && greens.some(isRed));

/** Beans are better whole than blended with sweet corn and carrots, and leaves with lentils blend to mud; null where nothing speaks against it. */
function fitOfPulses(pulses: readonly Food[], greens: readonly Food[]): Fit {
  if (pulses.length > 0 && greens.some((food) => isOf(food, 'leaf'))) return -1;
  // Green and brown ones keep their skins, and beets turn them purple.
  if (pulses.some(({ name }) => name === 'lentil') && greens.some(isBeet)) return -1;
  return pulses.some((food) => isOf(food, 'bean')) ? 0 : null;
}

const isLeekAndPotato = (greens: readonly Food[]): boolean =>
  greens.some(({ name }) => name === 'leek') && greens.some((food) => isOf(food, 'potato'));

/** No blade makes these smooth. */
const SKINS =
  /^(?:corn|pea|edamame|tomato|cherry tomato|asparagus|artichoke heart)$|bell pepper$|poblano/;

const sieved = (greens: readonly Food[]): string | false =>
  greens.some(({ name }) => SKINS.test(name)) &&
  'Press through a sieve, which keeps back skins and fibres.';

/** Sour only what is sweet or mealy, or what was named for it: leeks, potatoes and mushrooms want cream or nothing. */
const wantsSour = (kit: DishKit, greens: readonly Food[], pulses: readonly Food[]): boolean =>
  pulses.length > 0 || kit.wants('acid', 'citrus') || greens.every(isRed);

/** Leaves alone make a thin soup, and what was named may be too little for one: `share` of the usual amount of each. */
function thickened(kit: DishKit, greens: readonly Food[], share: Rational): readonly Food[] {
  const short = (forFourBowls * kit.servings) / 4 / Math.max(1, kit.gramsOf(...greens));
  const isThin = greens.every((food) => isOf(food, 'leaf'));
  // What is too little by half would be another soup if it were doubled.
  if (!isThin && short <= 3 / 2) {
    if (short > 1) kit.share(greens, multiply(share, rational(Math.ceil(short * 4), 4)));
    return greens;
  }
  const hasPotato = greens.some((food) => isOf(food, 'potato'));
  const potato = hasPotato ? null : kit.staple('potato');
  return potato ? [...greens, potato] : greens;
}

/** Cream and cheese that go into a smooth soup. */
function enrichment(kit: DishKit): Food[] {
  const creamy = kit.take(['cream', 'coconut', 'yogurt', 'sourcream', 'milk'], {
    most: 1,
    fit: (food) => !isOf(food, 'milk', 'yogurt') || holdsMilk(kit),
  });
  for (const food of creamy) kit.measure(food, isOf(food, 'milk', 'coconut') ? '1 cup' : '1/2 cup');
  const cheese = kit.take(['cheese', 'freshcheese'], { most: 1, fit: meltsSmooth });
  for (const food of cheese) kit.measure(food, isOf(food, 'cheese') ? '1 1/2 cups' : '1/2 cup');
  return [...creamy, ...cheese, ...sweetener(kit)];
}

/** Apples and pears leave their skin in a purée. */
function peeled(kit: DishKit, fruit: readonly Food[]): void {
  for (const food of fruit) if (isOf(food, 'crisp')) kit.readied(food, 'peeled, cored and diced');
}

/** Half of their weight is water that they give off. */
const isWatery = (food: Food): boolean =>
  isOf(food, 'tomato', 'leaf') ||
  (/zucchini|squash$|cucumber/.test(food.name) && !isOf(food, 'root'));

/** What goes into the pot only when the blender is done with it. */
interface AfterBlending {
  /** Blended with lentils, they are mud. */
  readonly leaves: readonly Food[];
  readonly oranges: readonly Food[];
}

/** Smooth, and with what rounds it off, which it answers. */
function blended(
  kit: DishKit,
  greens: readonly Food[],
  pulses: readonly Food[],
  { leaves, oranges: [orange] }: AfterBlending,
): readonly Food[] {
  const rich = enrichment(kit);
  const isSour = rich.length === 0 ? wantsSour(kit, greens, pulses) : isSouredBeside(kit, rich);
  const sour = orange ?? (isSour ? spooned(kit, kit.finish()) : null);
  const whole = kit.wholeTakenOut();
  kit.step(
    whole !== null && `${whole}.`,
    'Take off the heat and blend everything with an immersion blender until completely smooth.',
    sieved(greens),
    ...stagesOf(leaves, 'simmer').map(
      (stage) =>
        `Add ${kit.hot(...stage.foods)}, simmer for ${minutes(stage.minutes)}, until tender, and take off the heat.`,
    ),
    rich.length > 0 && `Stir in ${kit.the(...rich)}.`,
    soured(kit, sour, 'Stir in'),
  );
  return rich;
}

/** Apples and pears are blended with the rest; of an orange, only zest and juice go in. */
function fruitForPuree(
  kit: DishKit,
  named: readonly Food[],
): { readonly fruit: readonly Food[]; readonly oranges: readonly Food[] } {
  const oranges = named.filter((food) => isOf(food, 'orange'));
  const fruit = named.filter((food) => !oranges.includes(food));
  kit.share(fruit, rational(1, 3));
  peeled(kit, fruit);
  for (const food of oranges) {
    kit.readied(kit.measure(food, '1'), 'zest grated and juice squeezed');
  }
  return { fruit, oranges };
}

/** More liquid where half of it or more is potatoes and the like. */
const ratioOfPuree = (kit: DishKit, solids: readonly Food[]): number =>
  kit.gramsOf(...solids.filter(isMealy)) * 2 >= kit.gramsOf(...solids)
    ? RATIOS.pureeOfMealy
    : RATIOS.puree;

/** As much liquid as a purée of these takes. */
function pouredOver(
  kit: DishKit,
  liquid: Food,
  { greens, fruit, pulses }: Parts<'greens' | 'fruit' | 'pulses'>,
): void {
  // Canned tomatoes bring their own liquid.
  const dry = greens.filter((food) => !isOf(food, 'tinned'));
  const solids = [...greens, ...fruit, ...pulses];
  const isThin = pulses.length === 0 && dry.length > 0 && dry.every(isWatery);
  const ratio = isThin ? RATIOS.pureeOfWatery : ratioOfPuree(kit, solids);
  const drunk = drunkBy(kit, pulses);
  const least = isThin ? leastBroth : leastLiquid(kit, solids, [], drunk);
  kit.pour(liquid, [...dry, ...fruit, ...pulses], ratio, least, mostFor(drunk));
}

/** What a soup of carrots or squash is rounded off with. */
const ROUNDING_JUICE = /^(?:orange|apple) (?:juice|cider)$/;

const blendedSoup = pattern({
  name: 'blended soup',
  types: ['soup', 'appetizer'],
  kind: 'soup',
  styles: [...western, 'moroccan', 'indian', 'thai'],
  servings: 4,
  vessel: 'pot',
  roles: {
    vegetables: {
      kinds: ['root', 'firm', 'tender', 'leaf', 'tomato', 'tinned', 'puree'],
      least: 1,
      most: 4,
      cut: 'diced',
      fill: ['carrot', 'cauliflower', 'butternut squash'],
      fit: ({ name }) => !NOT_BLENDED.test(name),
    },
    pulses: { kinds: ['bean', 'lentil'], most: 1 },
    fruit: { kinds: ['crisp', 'orange'], most: 1, anywhere: true },
    juice: {
      kinds: ['juice'],
      most: 1,
      anywhere: true,
      fit: ({ name }) => ROUNDING_JUICE.test(name),
    },
  },
  fits: ({ pulses, vegetables: greens }, kit) => {
    if (isMagenta(greens) || isMuddy(greens)) return -1;
    const whole = fitOfPulses(pulses, greens);
    if (whole !== null) return whole;
    // Potatoes and tomatoes are a soup of pieces.
    if (greens.some((food) => isOf(food, 'potato')) && greens.some(isTomato)) return 0;
    // Corn and milk are a chowder, and flour with the milk a white sauce.
    if (kit.offers('milk', 'cream') && (kit.wantsNamed(/^corn$/) || kit.offers('flour'))) return 0;
    const fit = kit.wants('broth', 'cream', 'coconut') || isLeekAndPotato(greens) ? 2 : 1;
    return isFarFromHome(kit, [...greens, ...pulses]) ? 0 : fit;
  },
  cook(kit, { vegetables: named, pulses, fruit: allFruit, juice }) {
    // Fruit rounds off a soup but does not make one.
    if (allFruit.length > 0 && ![...named, ...pulses].some((food) => kit.isNamed(food)))
      return null;
    const share = named.length > 2 ? rational(3, 4) : rational(4, 3);
    kit.share(named, share);
    const greens = pulses.length === 0 ? thickened(kit, named, share) : named;
    const { fruit, oranges } = fruitForPuree(kit, allFruit);
    oneCanInAll(kit, greens);
    measureAll(kit, juice, '1/2 cup');
    kit.about(...greens, ...allFruit, ...juice, ...pulses);
    const start = softened(kit, 'large pot');
    if (!start) return null;
    const sweated = sweatedIn(greens);
    kit.step(start, ...fry(kit, sweated, 'cook'));
    const nutmeg = kit.take(['sweetspice'], { most: 1, fit: ({ name }) => name === 'nutmeg' });
    // Ginger is at home in any soup of roots and squash.
    const ginger = kit.take(['pungent'], {
      most: 1,
      anywhere: true,
      fit: ({ name }) => name === 'ginger',
    });
    kit.step(bloomed(kit, ...ginger, ...kit.take(['paste'], { most: 1 }), ...nutmeg));
    const liquid = broth(kit, '4 cups', []);
    if (!liquid) return null;
    pouredOver(kit, liquid, { greens, fruit, pulses });
    const leaves = pulses.length > 0 ? greens.filter((food) => isOf(food, 'leaf')) : [];
    const apart = [...sweated, ...leaves];
    const later = [...greens, ...fruit, ...pulses].filter((food) => !apart.includes(food));
    const hasTomatoes = greens.some((food) => isOf(food, 'tinned'));
    simmer(kit, later, `Pour in ${kit.the(liquid)}.`, { hasTomatoes });
    const rich = blended(kit, greens, pulses, { leaves, oranges: [...oranges, ...juice] });
    kit.taste();
    kit.step(
      served(
        kit,
        'Warm through without boiling and serve in bowls',
        ...kit.herbs(),
        ...kit.toppings(2),
      ),
    );
    const soup = kit.titleOf(kit.mains, 'soup');
    return rich.some((food) => isOf(food, 'cream', 'milk')) ? `Cream of ${soup}` : soup;
  },
});

const livesInTheSea = (food: Food): boolean =>
  isOf(food, 'fish', 'shellfish', 'bivalve', 'tinnedfish', 'smokedfish');

/** Smoked haddock and the like, not the salmon that is eaten as it is, nor ham. */
const isHotSmoked = ({ name, form }: Food): boolean =>
  form === 'smoked' || /^(?:smoked (?:fish|mackerel|trout)|kipper)$/.test(name);

/** Millilitres of broth for four, to which the milk is added. */
const leastInChowder = 875;

/** What a chowder is about: corn, or fish and the like with potatoes. */
function fitOfChowder(
  kit: DishKit,
  { meat, vegetables: greens, dairy }: Parts<'meat' | 'vegetables' | 'dairy'>,
): Fit {
  if (!dairy.some((food) => kit.isNamed(food)) || kit.offers('coconut', 'egg', 'pasta', 'rice')) {
    return null;
  }
  const hasCorn = greens.some(({ name }) => name === 'corn');
  const isFromSea = meat.some(livesInTheSea);
  const hasPotato = greens.some((food) => kit.isNamed(food) && isOf(food, 'potato'));
  if (isFromSea && (hasCorn || hasPotato)) return 3;
  if (hasCorn) return hasPotato || meat.length > 0 ? 3 : 2;
  return hasPotato && kit.wants('broth') && !kit.wants('cheese') ? 1 : null;
}

/**
 * Chowder: chunks of potato and corn in milk and broth, held together by 25 g of flour to a litre (CIA, The Professional Chef: a soup that
 * is thickened but not thick), with the milk at the end, since it curdles when it boils long.
 */
const chowder = pattern({
  name: 'chowder',
  types: ['soup', 'main course'],
  kind: 'soup',
  styles: ['canadian', 'french'],
  servings: 4,
  vessel: 'pot',
  roles: {
    meat: {
      kinds: [
        ...(['fish', 'shellfish', 'bivalve', 'tinnedfish', 'smokedfish'] as const),
        ...(['cured', 'poultry', 'cookedmeat'] as const),
      ],
      most: 2,
      fit: (food) => !isOf(food, 'smokedfish') || isHotSmoked(food),
    },
    vegetables: {
      kinds: ['potato', 'tender', 'root', 'firm'],
      least: 1,
      most: 5,
      cut: 'diced',
      fill: ['potato'],
      shared: true,
      fit: ({ name }) => !/beet|pumpkin|sauerkraut|cabbage|eggplant/.test(name),
    },
    dairy: { kinds: ['milk', 'cream'], least: 1, most: 2 },
  },
  // Fish and clams are a chowder with potatoes alone; without them it takes two vegetables.
  fits: (parts, kit) =>
    parts.vegetables.length > 1 || parts.meat.some(livesInTheSea) ? fitOfChowder(kit, parts) : null,
  cook(kit, { meat, vegetables: greens, dairy }) {
    const flour = kit.one(['flour', 'starch'], 'flour', 'cornstarch');
    if (!flour) return null;
    kit.measure(flour, isOf(flour, 'starch') ? '1 1/2 tbsp' : '3 tbsp');
    kit.share(meat, rational(2, 3));
    for (const food of dairy) kit.measure(food, isOf(food, 'milk') ? '1 1/2 cups' : '3/4 cup');
    kit.about(...meat.filter((food) => !isOf(food, 'cured')), ...greens);
    const poultry = meat.filter((food) => isOf(food, 'poultry'));
    const coloured = colouredFirst(meat).filter((food) => !poultry.includes(food));
    const start = softened(kit, 'large pot', coloured, true, poultry);
    if (!start) return null;
    const sweated = sweatedIn(greens);
    kit.step(start, ...fry(kit, sweated, 'cook'));
    kit.step(bloomed(kit), `Stir in ${kit.hot(flour)} and cook for 1 minute.`);
    const liquid = broth(kit, '3 cups', meat);
    if (!liquid) return null;
    const sea = meat.filter((food) => isOf(food, 'fish', 'shellfish'));
    kit.pour(liquid, [...poultry, ...greens], RATIOS.puree, leastInChowder);
    simmer(
      kit,
      [...poultry, ...greens.filter((food) => !sweated.includes(food))],
      `Pour in ${kit.the(liquid)} a little at a time, stirring.`,
      { inPot: [...coloured, ...sweated] },
    );
    const shells = meat.filter((food) => isOf(food, 'bivalve'));
    kit.step(
      naming(
        kit,
        shells,
        (names) =>
          `Throw away any of ${names} that are broken or do not close when tapped. Add the rest, cover and cook for 6 minutes, until the shells are open. Throw away those that stay closed.`,
      ),
    );
    const warmed = meat.filter((food) => isOf(food, 'tinnedfish', 'smokedfish', 'cookedmeat'));
    kit.step(
      `Stir in ${kit.hot(...dairy, ...warmed)} and warm for 3 minutes without boiling.`,
      sea.length > 0 &&
        `Lay in ${kit.hot(...sea)} and cook below a simmer for ${minutes(Math.max(...sea.map((food) => food.minutes.simmer ?? 5)))}, ${doneness(kit, sea, [], true)}.`,
    );
    const cheese = kit.take(['cheese', 'hardcheese'], { most: 1, fit: meltsSmooth });
    for (const food of cheese) kit.measure(food, '1 cup');
    kit.step(cheese.length > 0 && `Take off the heat and stir in ${kit.the(...cheese)}.`);
    kit.taste();
    kit.step(served(kit, 'Ladle into bowls and serve hot', ...kit.herbs()));
    return kit.titleOf(kit.mains, 'chowder');
  },
});

const onionSoup = pattern({
  name: 'onion soup',
  types: ['soup'],
  kind: 'soup',
  styles: ['french', 'canadian'],
  servings: 4,
  vessel: 'pot',
  roles: {
    onions: {
      kinds: ['aromatic'],
      least: 1,
      most: 2,
      fit: ({ name }) => /onion|shallot/.test(name),
    },
    bread: { kinds: ['bread'], least: 1, most: 1 },
    cheese: { kinds: ['cheese'], least: 1, most: 1, fill: ['gruyere', 'swiss cheese'] },
  },
  // It is made of onions, and of nothing else that was named for a pot.
  fits: (_, kit) => (kit.offers('firm', 'root', 'leaf', 'tinned', 'crisp') ? -1 : 1),
  cook(kit, { onions, bread, cheese }) {
    const fat = kit.fat();
    if (!fat) return null;
    for (const food of onions) {
      const each = onions.length > 1 ? '3' : '6';
      kit.readied(kit.measure(food, food.name === 'shallot' ? '10' : each), 'thinly sliced');
    }
    for (const food of bread) {
      if (food.name !== 'baguette') kit.measure(food, '4 slices');
    }
    kit.about(...onions);
    const sweet = kit.take(['sweet', 'sugar'], { most: 1 });
    for (const food of sweet) kit.measure(food, '1 tsp');
    kit.step(
      `Heat ${kit.the(fat)} in a large pot over medium-low heat. Add ${kit.hot(...onions, ...sweet)} and cook for 35 minutes, stirring often, until soft and deep golden.`,
    );
    kit.step(bloomed(kit));
    const wine = kit.take(['wine'], { most: 1 });
    const liquid = kit.one(['broth'], 'beef broth', 'vegetable broth') ?? kit.water('6 cups');
    if (!liquid) return null;
    kit.measure(liquid, '6 cups');
    kit.step(
      `Pour in ${kit.the(...wine, liquid)}, bring to a boil, lower the heat and simmer for 15 minutes.`,
    );
    kit.step(
      `Lay ${kit.the(...bread)} on a baking sheet, scatter with ${kit.the(...cheese)} and put under the broiler for 3 minutes, until melted and golden.`,
    );
    kit.step(
      served(kit, `Ladle the soup into bowls and lay ${kit.the(...bread)} on top`, ...kit.herbs()),
    );
    return kit.titleOf([...onions, ...cheese], 'soup');
  },
});

/** Minutes in which a chili thickens without a lid, and the last of them, for vegetables that need no more. */
const chiliThickens = 20;
const chiliEnds = 8;

/** A chili thickens without a lid; `late` goes in when it has as many minutes left as that takes. */
function thickenedOpen(kit: DishKit, late: readonly Food[], until: string): void {
  const poultry = late.filter((food) => isOf(food, 'poultry'));
  const takes = Math.max(chiliEnds, ...poultry.map((food) => food.minutes.simmer ?? 0));
  const ends = Math.min(chiliThickens, takes);
  const before = late.length > 0 ? chiliThickens - ends : chiliThickens;
  kit.step(
    before > 0
      ? `Uncover and simmer for ${minutes(before)} more${late.length > 0 ? '' : `, ${until}`}.`
      : 'Uncover.',
    naming(kit, late, (names) => `Add ${names} and simmer for ${minutes(ends)} more, ${until}.`),
  );
}

const chili = pattern({
  name: 'chili',
  types: ['main course'],
  kind: 'stew',
  styles: ['mexican'],
  servings: 4,
  vessel: 'pot',
  roles: {
    mince: { kinds: ['mince', 'poultry'], most: 1 },
    cured: { kinds: ['cured', 'sausage'], most: 1, anywhere: true },
    pulses: {
      kinds: ['bean', 'lentil'],
      least: 1,
      most: 2,
      fill: ['kidney bean', 'black bean'],
      fit: (food) => isOf(food, 'bean') || food.form === 'dried',
    },
    vegetables: {
      kinds: ['firm', 'root', 'tender'],
      most: 4,
      least: 1,
      cut: 'diced',
      fill: ['red bell pepper', 'bell pepper'],
      // It would be sweet mush: plantain is fried beside beans.
      fit: ({ name }) => name !== 'plantain',
      shared: true,
    },
    tomatoes: { kinds: ['tinned', 'tomato'], least: 1, most: 1, fill: ['canned tomato'] },
    starch: { kinds: STARCHES, most: 1, anywhere: true },
  },
  fits: ({ mince, pulses }, kit) => {
    const named = pulses.some((food) => kit.isNamed(food));
    if (mince.length > 0 && named) return 3;
    // Without mince or beans, its centre would have to be bought.
    return named ? 1 : mince.length > 0 ? 0 : -1;
  },
  cook(kit, { mince, cured, pulses, vegetables: greens, tomatoes, starch }) {
    spoonSized(kit, greens);
    kit.about(...mince, ...pulses, ...greens);
    kit.share(cured, rational(2, 3));
    const poultry = mince.filter((food) => isOf(food, 'poultry'));
    const browned = [...cured, ...mince].filter((food) => !poultry.includes(food));
    // What is tender within minutes would be mush once it is thick.
    const quick = greens.filter((food) => (food.minutes.simmer ?? 0) <= chiliEnds);
    const slow = greens.filter((food) => !quick.includes(food));
    // Browned on the outside, no bird waits on a plate until roots or beans are tender.
    const isSoonBack = slow.length === 0 && pulses.every((food) => !isOf(food, 'lentil'));
    const start = softened(kit, 'large pot', browned, true, isSoonBack ? poultry : []);
    if (!start) return null;
    kit.step(start);
    kit.step(bloomed(kit, ...kit.take(['paste'], { most: 1 })));
    const liquid = kit.take(['broth'], { most: 1 })[0] ?? kit.water('1 cup');
    if (!liquid) return null;
    const wine = kit.take(['wine'], { most: 1, anywhere: true });
    const dark = kit.take(['bitterchocolate', 'chocolate', 'cocoa'], {
      most: 1,
      anywhere: true,
      fit: ({ name }) => !/white|milk|chip/.test(name),
    });
    measureBy(kit, dark, [
      [['bitterchocolate', 'chocolate'], '30 g'],
      [['cocoa'], '1 tbsp'],
    ]);
    const thirsty = pulses.filter((food) => food.form === 'dried');
    kit.pour(liquid, [...mince, ...greens, ...thirsty], RATIOS.chili);
    measureBy(kit, tomatoes, [[['tomato'], '800 g']]);
    simmer(kit, [...slow, ...pulses], `Add ${kit.hot(...tomatoes, ...wine, liquid)}.`, {
      hasTomatoes: true,
    });
    thickenedOpen(kit, [...poultry, ...quick], `until thick${alsoDone(kit, [...mince, ...cured])}`);
    kit.step(naming(kit, dark, (names) => `Stir in ${names} until it is melted.`));
    if (!cookStarch(kit, starch)) return null;
    const cool = kit.take(['sourcream', 'yogurt', 'salsa'], { most: 1 })[0];
    if (cool) kit.measure(cool, '1/2 cup');
    const avocado = kit.take(['salad'], { most: 1 }).filter(({ name }) => name === 'avocado');
    const cheese = kit.take(['cheese', 'softcheese'], { most: 1 });
    for (const food of cheese) kit.measure(food, '1/2 cup');
    const sour = kit.sour();
    const [chocolate] = kit.take(['chocolate', 'bitterchocolate'], {
      most: 1,
      anywhere: true,
      fit: ({ name }) => /^(?:dark|unsweetened|bittersweet) /.test(name),
    });
    if (chocolate) kit.measure(chocolate, '30 g');
    kit.step(
      chocolate && `Stir in ${kit.the(chocolate)} until it has melted.`,
      soured(kit, sour, 'Stir in'),
      served(
        kit,
        `Serve hot${kit.ifAny('with', ...starch, cool)}`,
        ...avocado,
        ...cheese,
        ...kit.herbs(),
      ),
    );
    return kit.titleOf([...mince, ...cured, ...pulses, ...greens], 'chili');
  },
});

const THAI_SALT = ['fish sauce', 'soy sauce', 'tamari'] as const;

/** Whoever names no meat or fish may want none. */
const isMeatless = (kit: DishKit): boolean =>
  !kit.offers('poultry', 'shellfish', 'fish', 'stewing', 'mince', 'quick', 'cured', 'sausage');

/** Sauces, and something creamy or sour, at the end. */
function seasonedCurry(kit: DishKit): (string | false | null)[] {
  const isThai = kit.style.cuisine === 'Thai';
  const creamy = kit.take(['yogurt', 'cream'], { most: 1 });
  for (const food of creamy) kit.measure(food, '1/2 cup');
  const isSour = creamy.length === 0 || isSouredBeside(kit, creamy);
  const sour = isSour ? spooned(kit, kit.sour()) : null;
  const sauces = kit.take(['soy', 'sauce', 'sweet'], { most: 2 });
  // Salt, sour and sweet in balance are what makes a paste and coconut milk a Thai curry.
  if (isThai && !sauces.some((food) => isOf(food, 'soy', 'sauce')))
    sauces.push(...present(kit.staple(...THAI_SALT.slice(isMeatless(kit) ? 1 : 0))));
  measureAll(kit, sauces, '1 tbsp');
  const isSweet = !isThai || sauces.some((food) => isOf(food, 'sweet'));
  const sugar = isSweet ? null : kit.stapleAtHand('brown sugar', 'sugar');
  if (sugar) sauces.push(kit.measure(sugar, '1 tsp'));
  return [
    sauces.length > 0 && `Season with ${kit.the(...sauces)}.`,
    naming(
      kit,
      creamy.filter((food) => !curdles(food)),
      (names) => `Take off the heat and stir in ${names}.`,
    ),
    tempered(kit, creamy.filter(curdles)),
    soured(kit, sour, 'Take off the heat and stir in'),
  ];
}

/** Pastes and flavours of the one kitchen, which the other does not know. */
const THAI =
  /^(?:red|green|yellow|thai|massaman|panang|tom yum).*(?:curry )?paste$|lemongrass|fish sauce|galangal|lime leaf|thai basil/;
const INDIAN =
  /vindaloo|tikka|masala|korma|curry powder|turmeric|fenugreek|curry leaf|paneer|ghee|cardamom|garam/;

/** Whether what was named is of this style's region: a red curry paste is no reason for garam masala. */
function isOfRegion(kit: DishKit): boolean {
  const [own, other] = kit.style.kitchens.includes('i') ? [INDIAN, THAI] : [THAI, INDIAN];
  return kit.wantsNamed(own) || !kit.wantsNamed(other);
}

/** Whether a flavour of either region was named. */
const isSpokenFor = (kit: DishKit): boolean => kit.wantsNamed(THAI) || kit.wantsNamed(INDIAN);

/** A paste is fried until its oil comes out, with what else was named for the pot. */
function fried(kit: DishKit, paste: readonly Food[]): string {
  const also = kit.take(['pungent', 'hot', 'spice'], { most: 3 });
  return `Add ${kit.hot(...paste, ...also, kit.salt())} and cook for 2 minutes, stirring, until fragrant.`;
}

/** Tomatoes or coconut milk. A korma or rogan josh is bound by yogurt or cream, and nobody opens coconut milk for it. */
function curryLiquid(
  kit: DishKit,
  greens: readonly Food[],
): { readonly liquid: Food | null; readonly rich: Food | null; readonly melted: readonly Food[] } {
  const tinned = kit.take(['tinned'], { most: 1 })[0];
  const isIndian = kit.style.kitchens.some((place) => place === 'i');
  const isBound = tinned !== undefined || (isIndian && kit.wants('yogurt', 'cream'));
  const rich = kit.one(['coconut'], ...(isBound ? [] : ['coconut milk'])) ?? null;
  const named = tinned ?? rich;
  if (named) return { liquid: named, rich, melted: [] };
  const tomatoes = greens.filter((food) => isOf(food, 'tomato') && kit.isNamed(food));
  if (tomatoes.length === 0) return { liquid: kit.staple('canned tomato'), rich, melted: [] };
  // Fresh tomatoes do what canned ones do, once they have fallen apart in the spices.
  measureAll(kit, tomatoes, '600 g');
  kit.step(`Add ${kit.hot(...tomatoes)} and cook for 8 minutes, stirring, until they fall apart.`);
  return { liquid: kit.water('1 cup'), rich, melted: tomatoes };
}

/** The water without which half of the pot would lie dry above its one can; null where that is enough. */
function curryWater(
  kit: DishKit,
  poured: readonly (Food | null)[],
  solids: readonly Food[],
): Food | null {
  const isSlow = solids.some((food) => isOf(food, 'root', 'potato', 'stewing'));
  const ratio = isSlow ? RATIOS.curryOfRoots : RATIOS.curry;
  const liquids = [...new Set(present(...poured))];
  const missing = kit.gramsOf(...solids) * ratio - kit.gramsOf(...liquids);
  if (missing < leastWater) return null;
  const [own] = liquids.filter((food) => isOf(food, 'water'));
  const cups = missing / mlInCup + (own ? (kit.cupsOf(own) ?? 0) : 0);
  const water = own ?? kit.water('1 cup');
  return water && kit.cups(water, Math.round(cups * 2) / 2);
}
/** In millilitres: nobody measures less to top up a pot. */
const leastWater = 75;

/** The only fruit that keeps its shape and its taste in a curry. */
const isOfCurry = ({ name }: Food): boolean => /^(?:pineapple|mango)$/.test(name);

/** The named paste; a Thai curry is made of one, while an Indian one has its ground spices: null without what it takes. */
function curryPaste(kit: DishKit): readonly Food[] | null {
  const named = kit.take(['currypaste'], { most: 1 });
  if (named.length > 0 || kit.style.cuisine !== STYLES.thai.cuisine) return named;
  const bought = kit.staple('red curry paste', 'curry paste');
  return bought && [bought];
}

/** Where a pot of coconut milk is no curry of Asia. */
const COASTS = ['caribbean', 'brazilian', 'westAfrican', 'filipino'] as const;
const isOfCoast = ({ style }: DishKit): boolean =>
  COASTS.some((name) => STYLES[name].cuisine === style.cuisine);

/** Only where the foods speak for it, and there is coconut milk for its sauce. */
const fitOfCoast = (kit: DishKit): Fit =>
  kit.style.guests !== undefined && kit.wants('coconut') ? 3 : null;

/** The Caribbean has its own curry powder, which was brought there from India. */
function powderOf(kit: DishKit): Food[] {
  const isAsked = kit.style.cuisine === STYLES.caribbean.cuisine && !kit.wants('spice');
  return present(isAsked ? kit.staple('curry powder') : null);
}

/** What such a pot is called. */
const calledAfter = (kit: DishKit): string =>
  isOfCoast(kit) && !kit.wantsNamed(/curry/) && kit.style.cuisine !== STYLES.caribbean.cuisine
    ? 'coconut stew'
    : 'curry';

/** The rice or bread that was named, or rice to serve it over, unless potatoes and the like fill the bowl; null without any. */
function riceFor(
  kit: DishKit,
  named: readonly Food[],
  greens: readonly Food[],
): readonly Food[] | null {
  if (named.length > 0) return named;
  if (greens.some((food) => kit.isNamed(food) && fillingOf([food]).length > 0)) return [];
  if (kit.hasStarchyRoot || kit.wants('tortilla', 'bread')) return [];
  const rice = kit.staple('basmati rice', 'rice');
  return rice && [rice];
}

/** What makes a curry where only its flavours were named. */
const CURRIED: DishRole = {
  kinds: vegetables,
  least: 1,
  cut: 'cut into 2 cm pieces',
  fill: ['spinach', 'bell pepper', 'sweet potato'],
};

const curry = pattern({
  name: 'curry',
  types: ['main course'],
  kind: 'curry',
  styles: ['indian', 'thai', ...COASTS],
  isOfTheseOnly: true,
  servings: 4,
  vessel: 'pot',
  roles: {
    protein: {
      kinds: ['poultry', 'shellfish', 'fish', 'curd', 'bean', 'egg', 'stewing'],
      most: 1,
    },
    vegetables: { kinds: vegetables, most: 4, cut: 'cut into 2 cm pieces', shared: true },
    pulses: PULSES_IN_SAUCE,
    rice: { kinds: ['rice', 'flatbread'], most: 1, anywhere: true },
  },
  fits: ({ protein, pulses }, kit) => {
    if (isOfCoast(kit)) return fitOfCoast(kit);
    if (!isOfRegion(kit)) return null;
    // Pulses by themselves are a dal.
    if (pulses.length > protein.length && !kit.wants('currypaste', 'coconut'))
      return isSpokenFor(kit) ? 0 : null;
    // Basmati rice, yogurt and spices are a biryani.
    if (kit.wantsNamed(/^basmati rice$/) && kit.wants('yogurt')) return 2;
    if (kit.wants('currypaste', 'coconut') || kit.wantsNamed(/curry|masala|turmeric|paneer/))
      return 3;
    // Any vegetable can be curried, but only a protein or a flavour of the region asks for it.
    return protein.length > 0 || isSpokenFor(kit) ? 1 : -1;
  },
  cook(kit, { protein, vegetables: named, pulses, rice: starch }) {
    // A chicken curry needs no vegetable bought for it; spices alone do.
    const greens = protein.length > 0 ? named : kit.fillUp(named, CURRIED);
    if (protein.length + greens.length === 0) return null;
    const rice = riceFor(kit, starch, greens);
    if (!rice) return null;
    const fruit = kit.take(['soft'], { most: 1, anywhere: true, fit: isOfCurry });
    kit.about(...protein, ...fruit, ...greens, ...pulses);
    const coloured = protein.filter((food) => isOf(food, 'stewing'));
    // Neither browns beside onions, and in the sauce for long, paneer turns tough.
    const lifted = protein.filter((food) => isOf(food, 'poultry', 'curd'));
    const start = softened(kit, 'deep frying pan', coloured, true, lifted);
    if (!start) return null;
    kit.step(start);
    const paste = curryPaste(kit);
    if (!paste) return null;
    // A paste has its spices, garlic and chilies in it.
    kit.step(
      paste.length > 0 ? fried(kit, paste) : bloomed(kit, ...kit.take(['paste']), ...powderOf(kit)),
    );
    const { liquid, rich, melted } = curryLiquid(kit, greens);
    if (!liquid) return null;
    const eggs = protein.filter((food) => isOf(food, 'egg'));
    const potted = protein.filter((food) => !isOf(food, 'egg'));
    const boiledFirst = boiledEggs(kit, eggs, 8, 'halve');
    kit.step(boiledFirst && meanwhile(boiledFirst));
    const rest = greens.filter((food) => !melted.includes(food));
    const solids = [...potted, ...rest, ...fruit];
    const water = watered(kit, curryWater(kit, [liquid, rich], solids), pulses);
    simmer(kit, [...solids, ...pulses], `Pour in ${kit.the(liquid, rich, water)}.`, {
      inPot: coloured,
      hasTomatoes: isOf(liquid, 'tinned'),
    });
    if (!cookStarch(kit, rice, 'While the curry simmers, ')) return null;
    kit.step(
      ...seasonedCurry(kit),
      eggs.length > 0 && `Lay ${kit.the(...eggs)} on top.`,
      served(
        kit,
        rice.some((food) => isOf(food, 'rice'))
          ? `Serve over ${kit.the(...rice)}`
          : `Serve hot${kit.ifAny('with', ...rice)}`,
        ...kit.herbs(),
        ...kit.take(['nut'], { most: 1 }),
      ),
    );
    return kit.titleOf(kit.mains, calledAfter(kit));
  },
});

/** Pulses that are named after the dish. */
const isDal = ({ name }: Food): boolean => name.endsWith(' dal');

const dal = pattern({
  name: 'dal',
  types: ['main course', 'soup'],
  kind: 'curry',
  styles: ['indian'],
  servings: 4,
  vessel: 'pot',
  roles: {
    lentils: { kinds: ['lentil'], least: 1, most: 1 },
    vegetables: {
      kinds: ['leaf', 'tomato', 'root', 'firm', 'tender'],
      most: 3,
      cut: 'diced',
      shared: true,
    },
    rice: { kinds: ['rice'], most: 1 },
  },
  fits: ({ lentils }) => (lentils.some(isDal) ? 3 : 1),
  cook(kit, { lentils, vegetables: greens, rice }) {
    kit.about(...lentils, ...greens);
    const start = softened(kit, 'pot');
    const water = rice.length > 0 ? kit.one(['broth'], 'vegetable broth') : kit.water('4 cups');
    if (!start || !water) return null;
    const rich = kit.take(['coconut', 'tinned'], { most: 1 });
    // A can is a part of the four cups.
    kit.measure(water, rich.length > 0 ? '2 1/2 cups' : '4 cups');
    kit.step(start);
    kit.step(bloomed(kit, ...kit.take(['currypaste', 'paste'], { most: 1 })));
    simmer(kit, [...lentils, ...greens], `Pour in ${kit.the(water, ...rich)}.`, {
      hasTomatoes: rich.some((food) => isOf(food, 'tinned')),
    });
    if (rice[0]) {
      const boiled = cookedGrain(kit, rice[0]);
      if (!boiled) return null;
      kit.boilsBeside(rice[0], boiled);
      kit.meanwhile(`While the pot simmers, ${lowered(boiled)}`);
    }
    const sour = spooned(kit, kit.sour());
    kit.step(
      soured(kit, sour, 'Stir in'),
      served(kit, rice[0] ? `Serve with ${kit.the(rice[0])}` : 'Serve hot', ...kit.herbs()),
    );
    const [called] = lentils.filter(isDal);
    return called ? kit.titleOf(greens, called.name) : kit.titleOf(kit.mains, 'dal');
  },
});

/** What noodles swim in, and the salty sauces that season it in the end; null without any. */
function noodleBroth(
  kit: DishKit,
  meats: readonly Food[],
): { readonly liquid: Food; readonly sauces: readonly Food[] } | null {
  const sauces = kit.take(['sauce'], { most: 2 }).map((food) => kit.measure(food, '1 tbsp'));
  const [named] = kit.take(['soy', 'misopaste'], { most: 1 });
  const hasSauces = sauces.length > 0;
  // Two salty things are enough for plain water.
  const liquid = (named && hasSauces ? kit.water('6 cups') : null) ?? broth(kit, '6 cups', meats);
  const salty = named ?? (hasSauces ? null : kit.staple('soy sauce', 'tamari'));
  if (!liquid || (!salty && !hasSauces)) return null;
  if (!salty) return { liquid, sauces };
  // A spoonful of miso to a cup and a half.
  measureBy(
    kit,
    [salty],
    [
      [['soy'], isOf(liquid, 'broth') ? '1 tbsp' : '3 tbsp'],
      [['misopaste'], '1/4 cup'],
    ],
  );
  return { liquid, sauces: [salty, ...sauces] };
}

/** What speaks of an East Asian bowl where no noodle was named. */
const EASTERN = /^(?:ginger|sesame oil|fish sauce|lemongrass|star anise|thai basil|curry paste)$/;

const isOfEastOnly = ({ name, kinds: [first], kitchens }: Food): boolean =>
  (first === 'noodle' && /noodle$/.test(name)) ||
  (kitchens.includes('a') && !kitchens.includes('w'));

const noodleSoup = pattern({
  name: 'noodle bowl',
  types: ['soup', 'main course'],
  kind: 'noodle soup',
  styles: ['japanese', 'chinese', 'thai'],
  servings: 4,
  vessel: 'pot',
  roles: {
    noodles: { kinds: ['noodle'], least: 1, most: 1, fill: ['rice noodle', 'ramen noodle'] },
    protein: { kinds: ['poultry', 'quick', 'shellfish', 'fish', 'curd', 'egg'], most: 2 },
    vegetables: {
      kinds: ['firm', 'tender', 'leaf'],
      least: 1,
      most: 4,
      cut: 'thinly sliced',
      fill: ['mushroom', 'bok choy', 'spinach'],
      shared: true,
    },
  },
  fits: ({ noodles, vegetables: greens }, kit) => {
    const isAsian = [...noodles, ...greens].some((food) => kit.isNamed(food) && isOfEastOnly(food));
    return isAsian || kit.offers('soy', 'misopaste', 'kimchi') || kit.wantsNamed(EASTERN) ? 1 : -1;
  },
  cook(kit, { noodles, protein, vegetables: greens }) {
    const eggs = protein.filter((food) => isOf(food, 'egg'));
    const cooked = protein.filter((food) => !isOf(food, 'egg'));
    for (const food of eggs) kit.measure(food, '4');
    kit.about(...cooked, ...eggs, ...greens);
    const fat = kit.fat();
    const pungents = kit.pungents();
    const seasoned = noodleBroth(
      kit,
      cooked.filter((food) => !isOf(food, 'curd')),
    );
    const [noodle] = noodles;
    if (!seasoned || !fat || !noodle) return null;
    const { liquid, sauces } = seasoned;
    kit.step(boiledEggs(kit, eggs, 7, 'halve'));
    const fragrant = [...pungents, ...kit.take(['spice', 'currypaste'], { most: 2 })];
    kit.step(
      `Heat ${kit.the(fat)} in a large pot over medium heat.`,
      fragrant.length > 0 &&
        `Add ${kit.hot(...fragrant)} and cook for 1 minute, stirring, until fragrant.`,
    );
    simmer(
      kit,
      [...cooked, ...greens],
      `Pour in ${kit.the(liquid, ...kit.take(['coconut'], { most: 1 }))}.`,
    );
    kit.meanwhile(
      `Meanwhile, cook ${kit.hot(noodle)} in a pot of boiling water for ${minutes(noodle.minutes.simmer ?? 5)}, until just tender, and drain. ${kit.inBowls(noodle)}.`,
    );
    const [sour] = kit.take(['citrus', 'acid'], { most: 1 });
    const miso = sauces.filter((food) => isOf(food, 'misopaste'));
    const others = sauces.filter((food) => !miso.includes(food));
    kit.step(
      `Take the pot off the heat.`,
      // In lumps it sinks to the bottom.
      naming(
        kit,
        miso,
        (names) => `Whisk ${names} with a ladleful of the hot broth until smooth and stir it in.`,
      ),
      naming(kit, [...others], (names) => `Stir in ${names}.`),
      soured(kit, sour, 'Stir in'),
    );
    kit.step(
      served(
        kit,
        `Ladle over ${kit.the(noodle)}${eggs.length > 0 ? `, top with ${kit.the(...eggs)}` : ''} and serve at once`,
        ...kit.herbs(),
        ...kit.take(['nut', 'kimchi', 'drizzle', 'seaweed'], { most: 2 }),
      ),
    );
    return kit.titleOf(kit.mains, 'noodle bowl');
  },
});

/** Minutes in which rice for risotto is creamy with a little bite (Hazan). */
const risottoTakes = 18;
/** Minutes in the fat before the rice, which goes on softening what is in it for as long as it cooks. */
const mostSweated = 7;

/** Green vegetables and what is tender within minutes: grey and soft if they cook as long as the rice. */
const isLateInRice = (food: Food): boolean =>
  !SWEATED.test(food.name) &&
  !isOf(food, 'root', 'tomato') &&
  (food.minutes.simmer ?? 0) < mostSweated + 3;

/** Five cups for a cup and a half of rice; two of them water where bacon is salty enough. */
function risottoLiquids(kit: DishKit, meats: readonly Food[], isSalted: boolean): Food[] {
  const liquid = broth(kit, '5 cups', meats);
  if (!liquid || !isSalted || isOf(liquid, 'water')) return present(liquid);
  const water = kit.water('2 cups');
  if (water) kit.measure(liquid, '3 cups');
  return present(liquid, water);
}

/** The rice drinks one ladle after another; `late` goes in when it has as many minutes left as that takes. */
function stirredUntilCreamy(kit: DishKit, rice: readonly Food[], late: readonly Food[]): void {
  const stages = stagesOf(late, 'simmer');
  const before = risottoTakes - stages.reduce((sum, stage) => sum + stage.minutes, 0);
  const creamy = `${kit.the(...rice)} is creamy with a little bite`;
  kit.step(
    `Add a ladle of the hot liquid and simmer, stirring, until it is absorbed. Go on adding and stirring for ${minutes(before)}${late.length === 0 ? `, until ${creamy}` : ''}.`,
  );
  stages.forEach((stage, index) => {
    const isLast = index === stages.length - 1;
    const until = isLast ? `, ${doneness(kit, stage.foods)} and ${creamy}` : '';
    kit.step(
      `Stir in ${kit.hot(...stage.foods)} and simmer for ${minutes(stage.minutes)} more, adding liquid and stirring${until}.`,
    );
  });
}

/** What is bought a rice for. */
const OF_RISOTTO =
  /mushroom|asparagus|pea$|squash|pumpkin|leek|spinach|fennel|beet$|artichoke|radicchio|zucchini|arugula|shallot/;

const risotto = pattern({
  name: 'risotto',
  types: ['main course'],
  kind: 'rice or grain',
  styles: ['italian'],
  servings: 4,
  vessel: 'pot',
  roles: {
    rice: { kinds: ['risotto'], least: 1, most: 1, fill: ['arborio rice'] },
    vegetables: {
      kinds: ['firm', 'tender', 'leaf', 'root', 'tomato'],
      least: 1,
      most: 3,
      cut: 'diced small',
      fill: ['mushroom', 'pea', 'asparagus'],
      shared: true,
    },
    protein: { kinds: ['cured', 'shellfish', 'sausage', 'poultry', 'smokedfish'], most: 1 },
  },
  fits: ({ rice, vegetables: greens }, kit) => {
    if (rice.some((food) => kit.isNamed(food))) return 2;
    const isApt = greens.every(({ name }) => OF_RISOTTO.test(name));
    const isAsked = kit.wants('wine', 'hardcheese');
    // Who has broth and vegetables has a soup, and needs no rice.
    if (kit.wants('broth')) return isApt && isAsked ? 1 : -1;
    return isApt || isAsked ? 1 : 0;
  },
  cook(kit, { rice, vegetables: greens, protein }) {
    const mushrooms = greens.filter(({ name }) => /mushroom/.test(name));
    // Two kinds of them are one vegetable: more than half a pound steams instead of browning.
    if (mushrooms.length > 1) kit.share(mushrooms, rational(1, 2));
    spoonSized(kit, greens);
    kit.about(...protein, ...greens);
    kit.share(protein, rational(2, 3));
    const crisp = protein.filter((food) => isOf(food, 'cured'));
    const sausage = protein.filter((food) => isOf(food, 'sausage'));
    const poultry = protein.filter((food) => isOf(food, 'poultry'));
    const isSalted = protein.some((food) => isOf(food, 'cured', 'smokedfish', 'sausage'));
    const liquids = risottoLiquids(kit, [...poultry, ...sausage], isSalted);
    // Bacon would boil soft, and chicken dry, in the time that rice takes.
    const start = softened(kit, 'heavy pot', sausage, false, [...crisp, ...poultry]);
    if (!start || liquids.length === 0) return null;
    const late = [
      ...protein.filter((food) => isOf(food, 'shellfish')),
      ...greens.filter((food) => isLateInRice(food)),
    ];
    const first = greens.filter((food) => !late.includes(food) && !mushrooms.includes(food));
    kit.step(`Bring ${kit.the(...liquids)} to a bare simmer in a saucepan and keep hot.`);
    kit.step(start, ...fry(kit, mushrooms, 'cook'));
    if (first.length > 0) {
      const time = Math.min(mostSweated, Math.max(...first.map((food) => food.minutes.fry ?? 5)));
      kit.step(
        `Add ${kit.hot(...first)} and cook for ${minutes(time)}, stirring now and then, until beginning to soften.`,
      );
    }
    kit.step(
      `Add ${kit.hot(...kit.pungents(), ...kit.take(['spice', 'woody'], { most: 2 }), kit.salt(), kit.pepper(), ...rice)} and cook for 2 minutes, stirring, until the grains are glossy.`,
    );
    const wine = kit.take(['wine'], { most: 1 });
    kit.step(
      naming(
        kit,
        wine,
        (names) => `Pour in ${names} and cook for 2 minutes, stirring, until it is absorbed.`,
      ),
    );
    stirredUntilCreamy(kit, rice, late);
    kit.step(naming(kit, poultry, (names) => `Stir in ${names} and warm for 1 minute, until hot.`));
    const fish = protein.filter((food) => isOf(food, 'smokedfish'));
    const cheese = kit.one(['hardcheese', 'softcheese', 'freshcheese'], 'parmesan');
    const rich = kit.take(['cream', 'pesto'], { most: 1 });
    for (const food of rich) kit.measure(food, '1/4 cup');
    const named = kit.take(['citrus', 'acid'], { most: 1 })[0];
    // So much salt and fat wants something sour.
    const sour = named ?? (crisp.length > 0 ? spooned(kit, kit.finish()) : null);
    const crumbs = friedCrumbs(kit);
    const stirred = [...(cheese ? [cheese] : []), ...rich, ...fish];
    kit.step(
      stirred.length > 0 && `Take off the heat and stir in ${kit.the(...stirred)}.`,
      soured(kit, sour, 'Stir in'),
      served(
        kit,
        'Let stand for 2 minutes and serve',
        ...crisp,
        ...crumbs,
        ...kit.herbs(),
        ...kit.take(['nut'], { most: 1 }),
      ),
    );
    return kit.titleOf(kit.mains, 'risotto');
  },
});

/** " and the chicken is no longer pink": what shows that meat is done that was only browned before. */
function alsoDone(kit: DishKit, meats: readonly Food[]): string {
  const meat = meats.find((food) => !isOf(food, 'mince') && safeAt(food) !== null);
  return meat ? ` and ${kit.the(meat)} ${kit.is(meat)} ${safeAt(meat) ?? ''}` : '';
}

/** Minutes by which a grain takes longer to soften in tomatoes than in broth. */
const longerForGrainInAcid = 5;
/** In minutes: what is tender by then steams on top of the grain at its end. */
const mostSteamedOnRice = 7;

const isSteamedOnRice = (food: Food): boolean =>
  !SWEATED.test(food.name) &&
  !isOf(food, 'root') &&
  (food.minutes.simmer ?? 0) <= mostSteamedOnRice;

/** The grain drinks what is poured in; `last` steams on top of it for as long as it takes. */
function boiledDry(
  kit: DishKit,
  poured: string,
  time: number,
  until: string,
  last: readonly Food[],
): void {
  const steamed = Math.max(0, ...last.map((food) => food.minutes.simmer ?? 5));
  const before = time - Math.min(steamed, Math.floor(time / 2));
  const isFromSea = last.some((food) => isOf(food, 'shellfish'));
  const seen = isFromSea ? `, and ${doneness(kit, last)}` : '';
  kit.step(
    `${poured}, bring to a boil, cover, lower the heat and cook for ${minutes(before)}${last.length === 0 ? `, ${until}` : ''}.`,
    naming(
      kit,
      last,
      (names) =>
        `Lay ${names} on top, cover again and cook for ${minutes(steamed)} more, ${until}${seen}.`,
    ),
  );
}

const BOUGHT_FOR_PILAF: DishRole = {
  kinds: vegetables,
  least: 1,
  cut: 'diced',
  fill: ['carrot', 'pea', 'spinach'],
};

/** How much of the liquid is broth: tomato sauce, and less so coconut milk, is thick. */
const shareOfBroth = ([half]: readonly Food[]): number =>
  half ? (isOf(half, 'tinned') ? 0.6 : 0.5) : 1;

/** Two kinds of meat share the room of one. */
function shareOfPilaf(kit: DishKit, protein: readonly Food[], second: readonly Food[]): void {
  kit.share(protein, second.length > 0 ? rational(1, 2) : rational(2, 3));
}

const pilaf = pattern({
  name: 'pilaf',
  types: ['main course', 'side dish'],
  kind: 'rice or grain',
  styles: ['moroccan', 'indian', 'greek', 'spanish', 'canadian', 'italian', 'mexican'],
  servings: 4,
  vessel: 'pot',
  roles: {
    grain: { kinds: ['rice', 'grain'], least: 1, most: 1 },
    meat: { kinds: ['poultry', 'mince', 'sausage', 'cured', 'shellfish'], most: 1 },
    second: { kinds: ['sausage', 'cured', 'shellfish'], most: 2 },
    pulses: { kinds: ['bean'], most: 1 },
    vegetables: { kinds: vegetables, most: 3, cut: 'diced', shared: true },
  },
  // Rice and beans in coconut milk are rice and peas.
  fits: ({ meat, second, pulses }, kit) => {
    // Saffron with rice, and chicken, chorizo or shellfish: the pot of Valencia.
    if (meat.length > 0 && kit.wantsNamed(/^saffron$/)) return 3;
    // A second kind of meat in the pot is for want of a better dish.
    if (second.length > 0) return 0;
    if (pulses.length > 0 && kit.wants('coconut') && !kit.wantsNamed(/curry|masala/)) return 3;
    // Meat and rice under cheese are supper in one pot.
    return meat.length > 0 && kit.wants('cheese') ? 2 : 1;
  },
  cook(kit, { grain: [grain], meat, second, pulses, vegetables: named }) {
    const protein = [...meat, ...second, ...pulses];
    const greens = pulses.length > 0 ? named : kit.fillUp(named, BOUGHT_FOR_PILAF);
    const amount = grain && absorbedBy(kit, grain);
    // Couscous swells off the heat.
    const isBare = greens.length + pulses.length === 0;
    if (isBare || !grain || amount === undefined || grain.name === 'couscous') return null;
    shareOfPilaf(kit, protein, second);
    kit.about(...protein, ...greens);
    const coloured = colouredFirst(protein);
    const poultry = coloured.filter((food) => isOf(food, 'poultry'));
    const browned = coloured.filter((food) => !poultry.includes(food));
    const start = softened(kit, 'wide pot', browned, true, poultry);
    // Tomato sauce takes the place of half of the liquid.
    const tinned = kit.take(['tinned', 'coconut'], { most: 1, anywhere: pulses.length > 0 });
    for (const food of tinned) kit.cups(food, amount / 2);
    kit.about(...tinned);
    const liquid = broth(kit, '3 cups', coloured);
    if (!start || !liquid) return null;
    const isThick = tinned.some((food) => isOf(food, 'tinned'));
    kit.cups(liquid, amount * shareOfBroth(tinned));
    const slow = greens.filter((food) => !isSteamedOnRice(food));
    const last = [...protein, ...greens].filter(
      (food) => !coloured.includes(food) && !slow.includes(food),
    );
    // Dried fruit plumps with the grain.
    const fruit = kit.take(['driedfruit'], { most: 1 });
    kit.step(start, ...fry(kit, slow, 'cook'));
    kit.step(
      `Add ${kit.hot(...kit.pungents(), ...kit.spices(), kit.salt(), kit.pepper(), grain)} and cook for 2 minutes, stirring, until every grain is coated.`,
    );
    const inAcid = isThick ? longerForGrainInAcid : 0;
    const time = (grain.minutes.simmer ?? 15) + inAcid;
    const poured = `Pour in ${kit.the(...tinned, liquid, ...fruit)}${ending(kit, poultry, (names) => `, add ${names}`)}`;
    const until = `until ${kit.the(grain)} ${kit.is(grain)} tender and the liquid is gone${alsoDone(kit, coloured)}`;
    boiledDry(kit, poured, time, until, last);
    const sour = kit.take(['citrus', 'acid'], { most: 1 })[0];
    const cheese = kit.take(['cheese'], { most: 1, anywhere: true });
    measureAll(kit, cheese, '1 cup');
    kit.about(...cheese);
    kit.step(
      naming(kit, cheese, (names) => `Fold in half of ${names} and scatter the rest over.`),
      soured(kit, sour, 'Sprinkle with'),
      served(
        kit,
        'Take off the heat, let stand, covered, for 5 minutes, fluff with a fork and serve',
        ...kit.herbs(),
        ...kit.take(['hardcheese', 'softcheese', 'nut'], { most: 2 }),
      ),
    );
    return kit.titleOf(kit.mains, `${titleName(grain)} pilaf`);
  },
});

/** Couscous swells off the heat in the broth that the vegetables were cooked for, covered, for as long as the packet says. */
const couscous = pattern({
  name: 'couscous',
  types: ['main course', 'side dish'],
  kind: 'rice or grain',
  styles: ['moroccan', 'greek', 'italian'],
  servings: 4,
  vessel: 'pot',
  roles: {
    grain: {
      kinds: ['grain'],
      least: 1,
      most: 1,
      fit: ({ name, form }) => name === 'couscous' && form !== 'cooked',
    },
    protein: { kinds: ['poultry', 'mince', 'sausage', 'cured', 'bean'], most: 1 },
    vegetables: { kinds: [...vegetables, 'tomato'], least: 1, most: 4, cut: 'diced', shared: true },
  },
  fits: ({ vegetables: greens }) => (greens.length > 1 ? 2 : 1),
  cook(kit, { grain: [grain], protein, vegetables: greens }) {
    const amount = grain && absorbedBy(kit, grain);
    if (!grain || amount === undefined) return null;
    kit.share(protein, rational(2, 3));
    kit.about(...protein, ...greens);
    const beans = protein.filter((food) => isOf(food, 'bean'));
    const lifted = protein.filter((food) => isOf(food, 'poultry'));
    const first = protein.filter((food) => !beans.includes(food) && !lifted.includes(food));
    const start = softened(kit, 'wide pot', first, false, lifted);
    const liquid = broth(kit, '2 cups', protein);
    if (!start || !liquid) return null;
    kit.cups(liquid, amount);
    kit.step(start, ...fry(kit, [...greens, ...beans], 'cook'));
    kit.step(bloomed(kit));
    const fruit = kit.take(['driedfruit'], { most: 1 });
    kit.step(
      `Pour in ${kit.hot(liquid, ...fruit)} and bring to a boil. Stir in ${kit.hot(grain, ...lifted)}, take off the heat, cover and let stand for ${minutes(grain.minutes.simmer ?? 5)}, until the liquid is gone.`,
    );
    const sour = spooned(kit, kit.finish());
    kit.step(
      soured(kit, sour, 'Sprinkle with'),
      served(
        kit,
        'Fluff with a fork and serve',
        ...kit.herbs(),
        ...kit.take(['softcheese', 'nut', 'briny'], { most: 2 }),
      ),
    );
    return kit.titleOf(kit.mains, 'couscous');
  },
});

/** Mussels and clams, and what is done sooner than they are open. */
function steamedOpen(
  kit: DishKit,
  shells: readonly Food[],
  sea: readonly Food[],
): (string | false)[] {
  const alone = '6 minutes, shaking the pot now and then, until the shells are open';
  return [
    `Add ${kit.hot(...shells)}, cover and cook for ${sea.length > 0 ? '3 minutes' : alone}.`,
    naming(
      kit,
      sea,
      (names) =>
        `Lay ${names} on top, cover again and cook for 4 minutes more, ${doneness(kit, sea)} and the shells are open.`,
    ),
    'Throw away those that stay closed.',
  ];
}

const steamedShells = pattern({
  name: 'steamed shellfish',
  types: ['main course', 'appetizer'],
  kind: null,
  styles: ['french', 'italian', 'thai'],
  servings: 4,
  vessel: 'pot',
  roles: {
    shells: { kinds: ['bivalve'], least: 1, most: 2 },
    sea: { kinds: ['shellfish', 'fish'], most: 1 },
    vegetables: {
      kinds: ['firm', 'tomato', 'leaf'],
      most: 2,
      cut: 'thinly sliced',
      shared: true,
    },
    pasta: { kinds: ['pasta'], most: 1 },
    bread: { kinds: ['bread'], most: 1 },
  },
  cook(kit, { shells, sea, vegetables: greens, pasta: [pasta], bread: [bread] }) {
    if (shells.length + sea.length > 1) kit.share([...shells, ...sea], rational(1, 2));
    kit.about(...shells, ...sea, ...greens);
    kit.step(
      `Rinse ${kit.hot(...shells)} under cold water. Throw away any with a broken shell, and any open one that does not close when tapped.`,
    );
    const start = softened(kit, 'large pot');
    if (!start) return null;
    kit.step(start, ...fry(kit, greens, 'cook'), bloomed(kit));
    const rich = kit.take(['tinned', 'coconut', 'cream'], { most: 1 });
    const [wine] = kit.take(['wine'], { most: 1 });
    const liquid = wine ?? kit.one(['broth'], 'vegetable broth') ?? kit.water('1 cup');
    if (!liquid) return null;
    kit.measure(liquid, '1 cup');
    if (pasta) kit.meanwhile(`Meanwhile, ${boiledPasta(kit, pasta)}, and drain.`);
    kit.step(
      `Pour in ${kit.the(liquid, ...rich)} and bring to a boil.`,
      ...steamedOpen(kit, shells, sea),
    );
    const sour = wine ? kit.take(['citrus', 'acid'], { most: 1 })[0] : kit.finish();
    kit.step(
      soured(kit, spooned(kit, sour), 'Add'),
      bread && `Toast ${kit.the(bread)} under the broiler for 2 minutes a side.`,
      served(
        kit,
        pasta
          ? `Ladle over ${kit.the(pasta)} and serve at once`
          : `Ladle into deep bowls and serve at once${kit.ifAny('with', bread)}`,
        ...kit.herbs(),
      ),
    );
    if (pasta) return kit.titleOf(kit.mains, titleName(pasta));
    const steamed = `steamed ${listed([...shells, ...sea].map((food) => kit.spoken(food)))}`;
    return titled(
      greens.length > 0
        ? `${steamed} with ${listed(greens.map((food) => kit.spoken(food)))}`
        : steamed,
    );
  },
});

export const POT_PATTERNS: readonly DishPattern[] = [
  vegetableSoup,
  blendedSoup,
  chowder,
  onionSoup,
  chili,
  curry,
  dal,
  noodleSoup,
  risotto,
  pilaf,
  couscous,
  steamedShells,
];
