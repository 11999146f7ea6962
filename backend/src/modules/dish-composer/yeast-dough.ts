import { isOf } from './cooking-steps.js';
import type { DishKit } from './dish-kit.js';
import type { Food, Kind } from './food.js';
import {
  bySpoon,
  ending,
  measureBy,
  present,
  saltOf,
  weighAll,
  weighed,
} from './kitchen-measures.js';

/** Shares of the flour's weight, as bakers count. */
export interface DoughFormula {
  readonly flour: number;
  /** Water and milk; eggs count as three quarters water. */
  readonly hydration: number;
  readonly salt: number;
  /** Of active dry yeast; a quarter less of instant yeast does the same. */
  readonly yeast: number;
  readonly sugar: number;
  readonly fat: number;
  readonly fats: readonly string[];
}

export interface YeastDough {
  readonly flours: readonly Food[];
  readonly yeast: Food;
  readonly liquids: readonly Food[];
  readonly eggs: readonly Food[];
  readonly fats: readonly Food[];
  readonly sugar: Food | null;
  readonly salt: Food | null;
}

/** Flour that rises by itself, or not at all without gluten. */
const NO_GLUTEN = /gluten|rice|oat|buckwheat|self-rising|almond|coconut/;
/** Bran drinks: wholemeal dough takes a twentieth of its flour's weight more. */
const THIRSTY = /whole wheat|rye|spelt/;
const thirst = 0.05;

const gramsInTeaspoonOfYeast = 3.1;
const gramsInTeaspoonOfSalt = 6;
const gramsInEgg = 50;
const waterInEgg = 0.75;
/** A pinch that feeds the yeast. */
const leastSugar = 0.02;

/** The named flours, or plain flour; none where one is named that yeast cannot lift. */
function floursOf(kit: DishKit, grams: number): Food[] {
  const named = kit.take(['flour'], { most: 2, anywhere: true });
  if (named.some(({ name }) => NO_GLUTEN.test(name))) return [];
  // Semolina alone makes a heavy, sandy dough: half of it is plain flour.
  const isCoarse = named.every(({ name }) => name === 'semolina');
  const flours = isCoarse ? [...named, ...present(kit.staple('flour'))] : named;
  weighAll(kit, flours, grams);
  return flours;
}

function yeastOf(kit: DishKit, grams: number): Food | null {
  const yeast = kit.one(['yeast'], 'active dry yeast', 'instant yeast');
  const strength = yeast?.name === 'instant yeast' ? 0.75 : 1;
  return yeast && bySpoon(kit, yeast, (grams * strength) / gramsInTeaspoonOfYeast);
}

/** From here on a dough of milk alone would be too rich, and is half water. */
const mostMilk = 250;

function liquidsOf(kit: DishKit, grams: number): Food[] {
  const milk = kit.take(['milk', 'buttermilk', 'yogurt'], { most: 1, anywhere: true });
  const isMilky = milk.length > 0 && grams < mostMilk;
  const liquids = [...milk, ...present(isMilky ? null : kit.one(['water'], 'water'))];
  weighAll(kit, liquids, grams);
  return liquids;
}

function sugarOf(kit: DishKit, flour: number, share: number): Food | null {
  const named = kit.take(['sugar', 'sweet'], { most: 1, anywhere: true })[0];
  const sugar = named ?? (share > leastSugar ? kit.staple('sugar', 'honey') : null);
  return sugar && weighed(kit, sugar, flour * Math.max(share, leastSugar));
}

function fatsOf(kit: DishKit, { flour, fat, fats }: DoughFormula): Food[] {
  const named = kit.take(['fat', 'shortening'], { most: 1, anywhere: true });
  const used = named.length > 0 ? named : present(kit.staple(...fats));
  weighAll(kit, used, flour * fat);
  return used;
}

/** A dough of the named flours and yeast; null without what it needs, or with flour that yeast cannot lift. */
export function yeastDough(kit: DishKit, formula: DoughFormula): YeastDough | null {
  const { flour } = formula;
  const flours = floursOf(kit, flour);
  const yeast = yeastOf(kit, flour * formula.yeast);
  if (flours.length === 0 || !yeast) return null;
  const thirsty = flours.filter(({ name }) => THIRSTY.test(name)).length / flours.length;
  const eggs = kit.take(['egg', 'yolk'], { most: 1 });
  measureBy(kit, eggs, [
    [['egg'], '1'],
    [['yolk'], '2'],
  ]);
  const whole = eggs.filter((food) => isOf(food, 'egg'));
  const fromEggs = whole.length * gramsInEgg * waterInEgg;
  const liquids = liquidsOf(kit, flour * (formula.hydration + thirst * thirsty) - fromEggs);
  if (liquids.length === 0) return null;
  const fats = fatsOf(kit, formula);
  const sugar = sugarOf(kit, flour, formula.sugar);
  const [salt = null] = saltOf(kit, (flour * formula.salt) / gramsInTeaspoonOfSalt);
  return { flours, yeast, liquids, eggs, fats, sugar, salt };
}

/** What is mixed with the flour. */
const POWDERS: readonly Kind[] = [
  'sweetspice',
  'spice',
  'cocoa',
  'zest',
  'vanilla',
  'bran',
  'meal',
];

/** Mixing, kneading and the first rise. */
export function kneaded(
  kit: DishKit,
  { flours, yeast, liquids, eggs, fats, sugar, salt }: YeastDough,
  inside: readonly Food[] = [],
): void {
  const isInstant = yeast.name === 'instant yeast';
  // Kneaded in at the end, a powder would streak the dough.
  const powders = inside.filter((food) => isOf(food, ...POWDERS));
  const pieces = inside.filter((food) => !powders.includes(food));
  const dry = [...flours, ...powders, salt, ...(isInstant ? [yeast, sugar] : [])];
  kit.step(
    isInstant
      ? `Warm ${kit.hot(...liquids)} until just lukewarm.`
      : `Stir ${kit.the(yeast, sugar)} into ${kit.hot(...liquids)}, warmed until just lukewarm, and let stand for 5 minutes, until foamy.`,
    `Mix ${kit.hot(...dry)} in a large bowl${ending(kit, [...eggs, ...fats], (names) => `, add ${names}`)}, pour in the liquid and stir to a rough dough.`,
  );
  kit.step(
    `Knead for 10 minutes, until smooth, elastic and only slightly tacky${ending(kit, pieces, (names) => `, working in ${names} at the end`)}.`,
    'Cover and let rise in a warm place for 60 minutes, until doubled.',
  );
}

/** Whether a fat is poured. */
export const isPoured = (food: Food): boolean => isOf(food, 'oil');
