import { isOf } from './cooking-steps.js';
import type { DishKit } from './dish-kit.js';
import type { Food } from './food.js';
import { bySpoon, counted, weighed } from './kitchen-measures.js';

/**
 * Grams of sugar for 100 g of fruit under a crust, from the sourest down: rhubarb pie takes 1 to 1 1/4 cups for 700 g, apple pie half a
 * cup for a kilo (King Arthur's pie filling chart).
 */
const SUGAR_FOR: readonly (readonly [fruit: RegExp, grams: number])[] = [
  [/cranberry|(?<!dried )currant/, 40],
  [/rhubarb|sour cherry|gooseberry/, 30],
  [/plum|apricot|granny|(?<!straw|blue)berry$|kiwi|orange/, 16],
  [/apple|peach|nectarine|pear|strawberry|blueberry|cherry|fruit/, 11],
];
const sugarForSweet = 6;

/** Grams of sugar that so much of these fruits needs. */
export function sugarForFruit(fruit: readonly Food[], grams: number): number {
  return fruit.reduce((sum, food) => {
    const each = SUGAR_FOR.find(([names]) => names.test(food.name))?.[1] ?? sugarForSweet;
    return sum + (partOf(food, fruit) * grams * each) / 100;
  }, 0);
}

/** Too sour to be more than an accent beside other fruit: one part to three. */
const ACCENT = /cranberry|(?<!dried )currant/;
const accentPart = 1 / 3;

/** Grams of these fruits that fill as much as so many grams of sliced fruit: berries too sour to be eaten alone hardly settle. */
export const filledBy = (fruit: readonly Food[], grams: number): number =>
  fruit.every(({ name }) => ACCENT.test(name)) ? grams * 0.65 : grams;

/** "Stir in the zest and juice of the orange", where one was named; false without. */
export function withOrange(kit: DishKit): string | false {
  const orange = kit.take(['orange'], {
    most: 1,
    fit: ({ name }) => /^(?:blood |navel )?orange$|^mandarin|^tangerine$|^clementine$/.test(name),
  });
  for (const food of orange) kit.readied(kit.measure(food, '1'), 'zest grated and juice squeezed');
  return orange.length > 0 && `Stir in the zest and juice of ${kit.hot(...orange)}.`;
}

/** A fruit's share of all that goes in. */
function partOf(food: Food, fruit: readonly Food[]): number {
  const weight = ({ name }: Food): number => (ACCENT.test(name) ? accentPart : 1);
  return weight(food) / fruit.reduce((sum, one) => sum + weight(one), 0);
}

/** Tablespoons of cornstarch that hold a kilogram of the juices. */
const JUICY = /(?<!cran)berry|cherry|rhubarb|peach|nectarine|plum|apricot|mango|pineapple|grape/;

export function starchForFruit(fruit: readonly Food[], grams: number): number {
  const juicy = fruit.some(({ name }) => JUICY.test(name)) ? 3.5 : 1.5;
  return (grams / 1000) * juicy * 3;
}

const CUT: readonly (readonly [fruit: RegExp, cut: string])[] = [
  [/apple|pear/, 'peeled, cored and sliced'],
  [/strawberry/, 'hulled and halved'],
];

/** Fruit so small that nobody counts it. */
const BY_THE_CUP = /rhubarb|cranberry|cherry|currant|gooseberry|elderberry/;

/** Shares so much fruit out among those named, by the piece where fruit is counted. */
export function fruitBy(kit: DishKit, fruit: readonly Food[], grams: number): void {
  for (const food of fruit) {
    // Canned, it is peeled, cut and measured already.
    if (food.form === 'canned') continue;
    const each = grams * partOf(food, fruit);
    if (isOf(food, 'berry') || BY_THE_CUP.test(food.name)) weighed(kit, food, each);
    else counted(kit, food, each);
    const cut = CUT.find(([names]) => names.test(food.name))?.[1];
    if (cut) kit.readied(food, cut);
  }
}

/** What holds the juices; null without any. */
export function thickener(kit: DishKit, fruit: readonly Food[], grams: number): Food | null {
  const starch = kit.one(['starch'], 'cornstarch', 'flour');
  if (!starch) return null;
  const teaspoons = starchForFruit(fruit, grams);
  return bySpoon(kit, starch, starch.name === 'flour' ? teaspoons * 2 : teaspoons);
}
