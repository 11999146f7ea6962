import { rational } from '@larder/culinary';
import { isOf, mixed } from './cooking-steps.js';
import type { DishKit } from './dish-kit.js';
import type { DishRole } from './dish-role.js';
import type { Food, Kind } from './food.js';
import {
  bySpoon,
  counted,
  measureAll,
  present,
  saltOf,
  spoonAll,
  weighAll,
  weighed,
} from './kitchen-measures.js';

/** What a batter or dough takes, in grams for each gram of flour. */
export interface BatterFormula {
  /** Grams of flour, meal and cocoa together, for the number of servings. */
  readonly flour: number;
  readonly sugar: number;
  readonly fat: number;
  readonly egg: number;
  readonly liquid: number;
  /** Teaspoons of baking powder for each cup (120 g) of flour. */
  readonly powder: number;
  /** What fat a kitchen without a named one uses, best first. */
  readonly fats: readonly string[];
  /** Fruit and the like, chocolate and nuts together. */
  readonly folded?: number;
  /** Kinds that may be folded in. */
  readonly foldable?: readonly Kind[];
  /** How much of the usual weight of mashed fruit or grated vegetables it takes; none where it is left out. */
  readonly moist?: number;
}

/** A batter with its amounts: what to whisk with what. */
export interface Batter {
  readonly dry: readonly Food[];
  readonly wet: readonly Food[];
  readonly sugars: readonly Food[];
  readonly fats: readonly Food[];
  readonly eggs: readonly Food[];
  readonly liquids: readonly Food[];
  readonly moist: readonly Food[];
  readonly folded: readonly Food[];
  /** A whole lemon or the like, for its zest and juice. */
  readonly citrus: Food | null;
  /** What gives it its name, most important first. */
  readonly telling: readonly Food[];
}

export const gramsInCupOfFlour = 120;

/** Shares of the flour that these replace, as most published recipes have it. */
const MEAL_SHARE = 0.45;
const BRAN_SHARE = 0.15;
const OAT_SHARE = 0.4;
const COCOA_SHARE = 0.18;

/** Vegetables that are grated into a batter. */
const GRATED = /^(?:zucchini|carrot|summer squash|beet)$/;
const MASHED: readonly Kind[] = ['banana', 'puree'];

const FOLDED: readonly Kind[] = [
  ...([
    'chocolate',
    'nut',
    'driedfruit',
    'coconutflake',
    'berry',
    'fruit',
    'crisp',
    'chia',
  ] as const),
  ...(['soft', 'granola'] as const),
];

/** Fruit that would flood a batter. */
const TOO_WET = /melon|grapefruit|orange|kiwi|grape$|papaya|fig|mixed/;

const SOUR_LIQUIDS: readonly Kind[] = ['buttermilk', 'yogurt', 'sourcream'];

/** Foods that give baking soda the acid it needs. */
const isAcid = (food: Food): boolean =>
  isOf(food, ...SOUR_LIQUIDS, 'citrus', 'acid', 'juice', 'cocoa') ||
  /molasses|honey|brown sugar|banana|applesauce/.test(food.name);

function floursOf(kit: DishKit, { flour }: BatterFormula, cocoa: readonly Food[]): Food[] | null {
  const named = kit.take(['flour'], { most: 2, anywhere: true });
  const meal = kit.take(['meal'], { most: 1, anywhere: true });
  const bran = kit.take(['bran'], { most: 1 });
  const oats = kit.take(['oats'], { most: 1, anywhere: true });
  const base = named.length > 0 ? named : [kit.staple('flour', 'gluten-free flour')];
  const present = base.filter((food): food is Food => food !== null);
  if (present.length === 0) return null;
  let left = 1;
  const put = (foods: readonly Food[], share: number): void => {
    for (const food of foods) {
      weighed(kit, food, flour * share);
      left -= share;
    }
  };
  put(cocoa, COCOA_SHARE);
  put(meal, MEAL_SHARE);
  put(bran, BRAN_SHARE);
  put(oats, OAT_SHARE * left);
  for (const food of present) weighed(kit, food, (flour * left) / present.length);
  return [...present, ...meal, ...bran, ...oats, ...cocoa];
}

/** Honey is sweeter than sugar and brings water: three quarters of its weight do. */
const SYRUP_FOR_SUGAR = 0.85;

/** Molasses is bitter and corn syrup hardly sweet: either takes the place of a part of the sugar only. */
const isHeavySyrup = ({ name }: Food): boolean => /molasses|corn syrup|golden syrup/.test(name);

function sugarsOf(kit: DishKit, grams: number): Food[] {
  if (grams <= 0) return kit.take(['sugar', 'sweet'], { most: 1, anywhere: true });
  const named = kit.take(['sugar'], { most: 2, anywhere: true });
  const syrups = kit.take(['sweet'], { most: 1, anywhere: true });
  const isHelped = named.length === 0 && syrups.some(isHeavySyrup);
  const dry = isHelped ? present(kit.staple('brown sugar', 'sugar')) : named;
  if (dry.length + syrups.length === 0) {
    const usual = kit.staple('sugar', 'brown sugar', 'maple syrup', 'honey');
    return usual ? [weighed(kit, usual, grams)] : [];
  }
  const dryShare = syrups.length === 0 ? 1 : dry.length === 0 ? 0 : 0.75;
  for (const food of dry) weighed(kit, food, (grams * dryShare) / dry.length);
  for (const food of syrups) weighed(kit, food, grams * (1 - dryShare) * SYRUP_FOR_SUGAR);
  return [...dry, ...syrups];
}

/** Shortening and lard are all fat, butter only 82 % (King Arthur: substitutions for butter). */
export const shareOfButter = (food: Food): number =>
  isOf(food, 'shortening') || /lard|shortening|coconut oil/.test(food.name) ? 0.82 : 1;

function fatsOf(kit: DishKit, { flour, fat, fats }: BatterFormula): Food[] | null {
  const named = kit.take(['fat', 'shortening'], { most: 2, anywhere: true });
  const usual = named.length > 0 ? named : [kit.staple(...fats)];
  const present = usual.filter((food): food is Food => food !== null);
  for (const food of present) {
    weighed(kit, food, ((flour * fat) / present.length) * shareOfButter(food));
  }
  return present.length > 0 ? present : null;
}

/** Flour with its own baking powder and salt. */
const isSelfRaising = ({ name }: Food): boolean => name === 'self-rising flour';

/** What mashed fruit and grated vegetables bring of the liquid, by their weight. */
const WATER_IN_MASHED = 0.7;
const WATER_IN_GRATED = 0.75;

function moistOf(kit: DishKit, flour: number): { foods: Food[]; water: number } {
  if (flour === 0) return { foods: [], water: 0 };
  const mashed = kit.take(MASHED, { most: 2 });
  const grated = kit.take(['root', 'firm'], {
    most: 2,
    anywhere: true,
    fit: ({ name }) => GRATED.test(name),
  });
  // A batter holds only so much: banana and zucchini get half of what either would.
  const part = mashed.length > 0 && grated.length > 0 ? 0.5 : 1;
  const gramsMashed = flour * 1.2 * part;
  const gramsGrated = flour * part;
  for (const food of mashed) {
    const grams = gramsMashed / mashed.length;
    if (isOf(food, 'banana')) kit.readied(counted(kit, food, grams), 'peeled and mashed');
    else weighed(kit, food, grams);
  }
  for (const food of grated) {
    kit.readied(counted(kit, food, gramsGrated / grated.length), 'coarsely grated');
  }
  return {
    foods: [...mashed, ...grated],
    water:
      (mashed.length > 0 ? gramsMashed * WATER_IN_MASHED : 0) +
      (grated.length > 0 ? gramsGrated * WATER_IN_GRATED : 0),
  };
}

/** Grams: a spoonful more or less is not worth opening a carton. */
const WORTH_OPENING = 40;

function liquidsOf(kit: DishKit, grams: number, sugarIsSyrup: boolean): Food[] {
  const named = [
    ...kit.take(SOUR_LIQUIDS, { most: 2, anywhere: true }),
    ...kit.take(['milk', 'cream', 'coconut', 'juice'], { most: 2, anywhere: true }),
    // Coffee deepens chocolate, and is lost on anything else.
    ...(kit.offers('cocoa', 'bitterchocolate') ? kit.take(['coffee'], { most: 1 }) : []),
    ...kit.take(['freshcheese'], {
      most: 1,
      fit: ({ name }) => /cottage|ricotta|quark/.test(name),
    }),
  ].slice(0, 3);
  const wanted = grams - (sugarIsSyrup ? grams * 0.15 : 0);
  const usual = () =>
    kit.staple('milk', 'oat milk', 'soy milk', 'almond milk') ?? kit.staple('water');
  if (named.length > 0 && named.every((food) => isOf(food, 'freshcheese'))) {
    return thinned(kit, named, wanted, usual);
  }
  if (named.length > 0) {
    for (const food of named) weighed(kit, food, Math.max(wanted, grams * 0.25, 60) / named.length);
    return named;
  }
  if (wanted < WORTH_OPENING) return [];
  const liquid = usual();
  return liquid ? [weighed(kit, liquid, wanted)] : [];
}

/** Grams that can be tasted in a batter which mashed fruit makes wet enough. */
const LEAST_CHEESE = 110;

/** A cheese as soft as ricotta is three quarters water but does not run: a batter needs some milk beside it, unless it is wet already. */
function thinned(
  kit: DishKit,
  cheese: readonly Food[],
  wanted: number,
  usual: () => Food | null,
): Food[] {
  const grams = Math.max(wanted * 0.75, LEAST_CHEESE);
  for (const food of cheese) weighed(kit, food, grams / cheese.length);
  if (wanted < WORTH_OPENING) return [...cheese];
  const milk = usual();
  return [...cheese, ...(milk ? [weighed(kit, milk, wanted * 0.45)] : [])];
}

/** Extracts that say what a cake tastes of, as vanilla does not. */
const PLAIN_EXTRACT = /^(?:vanilla|flavoring)/;

/** A spirit, an almond or coffee extract or ginger; the spices where nothing else would be in the name. */
const tellingOf = (wet: readonly Food[], dry: readonly Food[]): Food[] => [
  ...wet.filter(({ name }) => !PLAIN_EXTRACT.test(name)),
  ...dry.filter(({ name }) => name === 'ground ginger'),
];

interface Raising {
  readonly dry: readonly Food[];
  readonly sour: readonly Food[];
}

/** Teaspoons of each for a cup of flour: a quarter of soda does the work of one of baking powder, and needs an acid. */
const sodaForCup = 1 / 4;
const tartarForSoda = 2;
const sourForCup = 1.5;

/**
 * Baking soda, where it was named, or where vinegar was: that is there for the soda. Beside buttermilk and yogurt, which powder leaves
 * sour, a little of what is at hand.
 */
function sodaFor(kit: DishKit, has: readonly Food[]): Food[] {
  const named = kit.take(['soda'], { most: 1, anywhere: true });
  if (named.length > 0 || kit.offers('leaven')) return named;
  if (has.some((food) => isOf(food, ...SOUR_LIQUIDS))) {
    return present(kit.stapleAtHand('baking soda'));
  }
  return kit.offers('acid') ? present(kit.staple('baking soda')) : [];
}

/** The acid for the soda, if the batter has none: cream of tartar, else a spoonful of vinegar or lemon juice. */
function acidFor(kit: DishKit, cups: number, has: readonly Food[]): Raising | null {
  if (has.some(isAcid) && !kit.offers('acid')) return { dry: [], sour: [] };
  const tartar = kit.take(['tartar'], { most: 1 });
  spoonAll(kit, tartar, cups * sodaForCup * tartarForSoda);
  if (tartar.length > 0) return { dry: tartar, sour: [] };
  const named = kit.take(['acid'], { most: 1, anywhere: true });
  const sour =
    named.length > 0 ? named : present(kit.staple('lemon juice', 'cider vinegar', 'white vinegar'));
  spoonAll(kit, sour, cups * sourForCup);
  return sour.length > 0 ? { dry: [], sour } : null;
}

/** What makes it rise. Baking soda always meets an acid. */
function raised(kit: DishKit, flour: number, powder: number, has: readonly Food[]): Raising | null {
  const cups = flour / gramsInCupOfFlour;
  if (has.some(isSelfRaising)) return { dry: [], sour: [] };
  const soda = sodaFor(kit, has);
  if (soda.length === 0) {
    const leaven = kit.one(['leaven'], 'baking powder');
    return leaven ? { dry: [bySpoon(kit, leaven, cups * powder)], sour: [] } : null;
  }
  spoonAll(kit, soda, cups * sodaForCup);
  // Soda that nobody named only takes the edge off what is sour: the powder still does the work.
  const isUsual = !soda.some((food) => kit.isNamed(food)) && !kit.offers('acid');
  const leaven = isUsual
    ? present(kit.one(['leaven'], 'baking powder'))
    : kit.take(['leaven'], { most: 1, anywhere: true });
  spoonAll(kit, leaven, (cups * powder) / 2);
  const acid = acidFor(kit, cups, has);
  return acid && { dry: [...soda, ...leaven, ...acid.dry], sour: acid.sour };
}

/** Orchard fruit, roots and squash, which taste of little without it. */
const WANTS_CINNAMON =
  /^(?:(?:granny smith )?apple|pear|pumpkin|pumpkin puree|carrot|zucchini|applesauce|dried apple)$/;
/** What is flavour enough. */
const FLAVOURS: readonly Kind[] = ['vanilla', 'zest', 'citrus', 'cocoa', 'chocolate', 'spirit'];

/** Cinnamon from the shelf where nothing that was named gives the batter a taste of its own. */
function cinnamonAtHand(kit: DishKit): Food[] {
  const isPlain = kit.wantsNamed(WANTS_CINNAMON) && !kit.offers(...FLAVOURS);
  return isPlain ? present(kit.stapleAtHand('cinnamon')) : [];
}

/** Vanilla, spices, zest and spirits, in what suits this much flour. */
export function flavoured(kit: DishKit, flour: number, most = 5): { dry: Food[]; wet: Food[] } {
  const cups = flour / gramsInCupOfFlour;
  const named = kit.take(['sweetspice'], { most: 3 });
  const spices = named.length > 0 ? named : cinnamonAtHand(kit);
  for (const food of spices) {
    const strong = /clove|allspice|nutmeg|mace|cardamom/.test(food.name);
    bySpoon(kit, food, cups * (strong ? 0.15 : 0.5));
  }
  const zest = kit.take(['zest'], { most: 1 });
  const ginger = kit.take(['pungent'], { most: 1, fit: ({ name }) => name === 'ginger' });
  for (const food of [...zest, ...ginger]) bySpoon(kit, food, cups * 1.25);
  const wet = kit.take(['vanilla', 'spirit'], { most: most - 2 });
  for (const food of wet) {
    if (food.name === 'vanilla bean') continue;
    if (isOf(food, 'spirit')) bySpoon(kit, food, cups * 3);
    else if (food.name === 'instant coffee') bySpoon(kit, food, cups);
    else bySpoon(kit, food, cups * (food.name === 'vanilla extract' ? 0.5 : 0.25));
  }
  return { dry: [...spices, ...zest], wet: [...ginger, ...wet] };
}

/** "golden", or what shows that it is done where cocoa hides the colour. */
export const goldenOr = ({ dry }: Batter, dark: string): string =>
  dry.some((food) => isOf(food, 'cocoa')) ? dark : 'golden';

const FOLDED_SHARES: readonly (readonly [kinds: readonly Kind[], share: number])[] = [
  [['chocolate'], 0.6],
  [['nut', 'granola'], 0.4],
  [['driedfruit'], 0.45],
  [['coconutflake'], 0.25],
  [['chia'], 0.08],
];

/** Hot enough to be an accent. */
const GINGER_SHARE = 0.2;

function foldedIn(kit: DishKit, { flour, folded = 0.9, foldable = FOLDED }: BatterFormula): Food[] {
  const foods = kit.take(foldable, {
    most: 4,
    fit: ({ name }) => !TOO_WET.test(name),
  });
  const shareOf = (food: Food): number =>
    food.name === 'crystallized ginger'
      ? GINGER_SHARE
      : (FOLDED_SHARES.find(([kinds]) => isOf(food, ...kinds))?.[1] ?? 0.8);
  const wanted = foods.reduce((sum, food) => sum + shareOf(food), 0);
  const scale = wanted > folded ? folded / wanted : 1;
  for (const food of foods) {
    const grams = flour * shareOf(food) * scale;
    if (/seed$/.test(food.name)) bySpoon(kit, food, (flour / gramsInCupOfFlour) * 3);
    else if (isOf(food, 'crisp')) kit.readied(counted(kit, food, grams), 'peeled, cored and diced');
    else if (isOf(food, 'berry') || SMALL.test(food.name))
      kit.readied(weighed(kit, food, grams), food.cut.replace('halved', 'quartered'));
    else if (isOf(food, 'fruit', 'soft')) kit.readied(counted(kit, food, grams), dicedAs(food));
    else weighed(kit, food, grams);
  }
  return foods;
}

/** Fruit that nobody counts. */
const SMALL = /cherry|cranberry|currant|gooseberry/;

function dicedAs({ cut }: Food): string {
  return /pitted|peeled|hulled/.test(cut)
    ? cut.replace(/(?:halved|quartered|sliced|cubed|chopped)$/, 'diced')
    : 'diced';
}

/** Further grams of liquid for each gram of flour in all, where cocoa or nut butter is a part of the batter. */
const COCOA_DRINKS = 0.2;
const NUT_BUTTER_STIFFENS = 0.15;

/** Nut butter for each gram of flour, and the fat in it. */
const NUT_BUTTER = 0.4;
const FAT_IN_NUT_BUTTER = 0.5;
/** What a spoonful of sugar weighs in a batter that is not sweet. */
const HARDLY_SWEET = 0.03;
/** An egg left out is replaced by so much of its weight in liquid. */
const WATER_FOR_EGG = 0.75;

/** What a white and a yolk weigh. Yolks are half fat: a batter takes no more of them than of eggs and a half. */
const gramsOfPart = { white: 33, yolk: 18 };
const mostYolks = 4;

/** Whites or yolks that were named take the place of whole eggs, so that nobody breaks more eggs beside them. */
function eggsOf(kit: DishKit, grams: number): Food[] {
  if (grams <= 0) return [];
  const [part] = kit.offers('egg') ? [] : kit.take(['white', 'yolk'], { most: 1, anywhere: true });
  if (part) {
    const isYolk = isOf(part, 'yolk');
    const count = Math.round(grams / (isYolk ? gramsOfPart.yolk : gramsOfPart.white));
    return [kit.measure(part, String(isYolk ? Math.min(mostYolks, count) : count))];
  }
  const eggs = present(kit.one(['egg'], 'egg'));
  weighAll(kit, eggs, grams);
  return eggs;
}

/** Ripe bananas are a sixth sugar and dates two thirds (USDA): each spares a fifth of what a batter takes. */
const SPARED = 0.2;

function sugarLeft(kit: DishKit, { moist = 0 }: BatterFormula): number {
  const spared = [moist > 0 && kit.offers('banana'), kit.wantsNamed(/^(?:date|prune|raisin)$/)];
  return 1 - SPARED * spared.filter(Boolean).length;
}

/** A lemon, or an orange, for its zest and juice. */
function citrusIn(kit: DishKit): Food[] {
  const sour = kit.take(['citrus'], { most: 1 });
  // The juice of two would be too sour, and the batter too wet.
  measureAll(kit, sour, '1');
  if (sour.length > 0) return sour;
  const orange = kit.take(['orange'], {
    most: 1,
    fit: ({ name }) => /orange$|tangerine|clementine/.test(name),
  });
  for (const food of orange) kit.readied(kit.measure(food, '1'), 'zest grated and juice squeezed');
  return orange;
}

/** What it is sweetened, enriched and bound with, before anything is poured. */
function bodyOf(kit: DishKit, formula: BatterFormula) {
  const { flour } = formula;
  const cocoa = kit.take(['cocoa'], { most: 1 });
  const flours = floursOf(kit, formula, cocoa);
  const sugars = sugarsOf(kit, flour * formula.sugar * sugarLeft(kit, formula));
  if (formula.sugar <= 0) weighAll(kit, sugars, flour * HARDLY_SWEET);
  const nutButter = kit.take(['nutbutter'], { most: 1 });
  weighAll(kit, nutButter, flour * NUT_BUTTER);
  const replaced = nutButter.length * NUT_BUTTER * FAT_IN_NUT_BUTTER;
  const fats = fatsOf(kit, {
    ...formula,
    fat: Math.max(formula.fat - replaced, formula.fat / 2),
  });
  const eggs = eggsOf(kit, flour * formula.egg);
  if (!flours || !fats || sugars.length === 0) return null;
  return { flours, sugars, nutButter, fats, eggs, cocoa };
}

/**
 * A batter in which the flour, sugar, fat, egg and liquid stand in a published ratio by weight, changed by what was named: cocoa
 * replaces flour, mashed fruit milk, nut butter fat. Null when something essential may not be used.
 */
export function batterOf(kit: DishKit, formula: BatterFormula): Batter | null {
  const { flour } = formula;
  const body = bodyOf(kit, formula);
  if (!body) return null;
  const { flours, sugars, nutButter, fats, eggs, cocoa } = body;
  const { foods: moist, water } = moistOf(kit, flour * (formula.moist ?? 0));
  const forEgg = eggs.length === 0 ? flour * formula.egg * WATER_FOR_EGG : 0;
  const isSyrup = sugars.every((food) => isOf(food, 'sweet'));
  // Cocoa drinks more than the flour that it replaces, and nut butter stiffens.
  const drunk = flour * (cocoa.length * COCOA_DRINKS + nutButter.length * NUT_BUTTER_STIFFENS);
  const wanted = flour * formula.liquid + forEgg + drunk - water;
  const liquids = liquidsOf(kit, Math.max(0, wanted), isSyrup);
  const raising = raised(kit, flour, formula.powder, [...flours, ...sugars, ...moist, ...liquids]);
  if (!raising) return null;
  const { dry, wet } = flavoured(kit, flour);
  const salt = flours.some(isSelfRaising)
    ? []
    : saltOf(kit, Math.max(0.25, (flour / gramsInCupOfFlour) * 0.25));
  const citrus = citrusIn(kit);
  const folded = foldedIn(kit, formula);
  const zest = dry.filter((food) => isOf(food, 'zest'));
  return {
    dry: [...flours, ...raising.dry, ...dry, ...salt],
    wet: [...eggs, ...moist, ...liquids, ...nutButter, ...raising.sour, ...wet],
    sugars,
    fats,
    eggs,
    liquids,
    moist,
    folded,
    citrus: citrus[0] ?? null,
    telling: [
      ...moist,
      ...cocoa,
      ...folded,
      ...nutButter,
      ...citrus,
      ...zest,
      ...tellingOf(wet, dry),
    ],
  };
}

/** "the eggs, milk and melted butter". */
export const isOily = (food: Food): boolean => isOf(food, 'oil');

const BEGINNINGS: readonly (readonly Kind[])[] = [
  ['egg'],
  ['milk', 'buttermilk', 'yogurt', 'sourcream'],
  ['leaven', 'soda'],
  ['fat', 'shortening'],
  ['sugar', 'sweet', 'icing'],
  ['banana', 'puree'],
  ['vanilla', 'cocoa'],
  ['chocolate', 'bitterchocolate'],
];

/**
 * Whether this is the beginning of a batter: flour with at least two of what else one is made of, or three of those with sugar or leaven; or
 * eggs and fruit beside the pantry's flour. Who has flour and bran bakes, whatever else there is.
 */
export function isForBatter(kit: DishKit): boolean {
  if (kit.isForBaking) return true;
  if (kit.offers('flour') && kit.offers('bran')) return true;
  if (kit.wantsNamed(/^self-rising flour$/) && kit.offers('driedfruit', 'berry')) return true;
  const begun = BEGINNINGS.filter((kinds) => kit.offers(...kinds)).length;
  if (kit.offers('flour', 'meal', 'bran')) return begun >= 2;
  return begun >= 3 && kit.offers('leaven', 'soda', 'cocoa');
}

/** What a batter is made of, for patterns that leave it to `batterOf` to take it. */
export const PARTS_OF_BATTER = {
  flour: { kinds: ['flour'], most: 0 },
  sugar: { kinds: ['sugar'], most: 0 },
  fat: { kinds: ['fat'], most: 0 },
  egg: { kinds: ['egg'], most: 0 },
  milk: { kinds: ['milk'], most: 0 },
  leaven: { kinds: ['leaven', 'soda'], most: 0 },
} as const satisfies Record<string, DishRole>;

/** What makes flour, sugar and butter a batter rather than a crumble or shortbread. */
export const rises = (kit: DishKit): boolean =>
  kit.isForBaking || kit.offers('egg', 'leaven', 'soda', 'banana', 'bran');

/** The usual amount for four, whatever the number of servings: seasoning of one dough. */
export function asForFour(kit: DishKit, foods: readonly Food[]): void {
  kit.share(foods, rational(4, kit.written));
}

/** Marks butter and the like as melted, softened or cold. */
export function fatAs(kit: DishKit, fats: readonly Food[], how: string): void {
  for (const food of fats) if (!isOily(food)) kit.readied(food, how);
}

const isSyrup = (food: Food): boolean => isOf(food, 'sweet');

/** What is whisked dry: syrup goes in with the eggs, as it would clot the flour. */
export const dryPart = ({ dry, sugars }: Batter): Food[] => [
  ...dry,
  ...sugars.filter((food) => !isSyrup(food)),
];

/** What is whisked with the eggs. */
export const wetPart = ({ wet, sugars }: Batter): Food[] => [...wet, ...sugars.filter(isSyrup)];

/** "Whisk the eggs and milk in another bowl, then whisk in the melted butter.": the wet half, for batters that are only stirred together. */
export function whiskedWet(kit: DishKit, batter: Batter): string {
  const { fats, citrus } = batter;
  const wet = wetPart(batter);
  if (wet.length === 0 && !citrus) return `Stir in ${kit.hot(...fats)}.`;
  const others = mixed(kit, wet, citrus);
  kit.heat(...wet);
  return `Whisk ${others} in another bowl, then whisk in ${kit.hot(...fats)}.`;
}
