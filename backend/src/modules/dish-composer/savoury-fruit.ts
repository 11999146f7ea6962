import { isOf } from './cooking-steps.js';
import type { DishKit } from './dish-kit.js';
import type { Food, Kind, CuisineFamily } from './food.js';

export const FRUITS: readonly Kind[] = ['fruit', 'crisp', 'berry', 'soft', 'banana', 'orange'];

const ORCHARD = /\b(?:apple|pear|peach|nectarine|plum|apricot|cherry|cranberry|grape|fig)$/;
const SUNNY = /\b(?:orange|mango|pineapple)$/;
const DARK = /\b(?:plum|prune|cherry|cranberry)$/;
const GOLDEN = /\b(?:apricot|plum|fig)$/;
/** Meat whose fruit belongs in a tagine. */
export const STRONG = /lamb|venison|moose|elk|caribou|reindeer|goat/;
const WITH_STRONG = /orange|apricot|fig|plum|quince/;
const WITH_LIVER = /\b(?:apple|pear|grape|fig|cherry)$/;
const DOWNY = /\b(?:peach|nectarine|apricot)$/;

const isDried = (food: Food): boolean =>
  isOf(food, 'driedfruit') && !/pomegranate|candied/.test(food.name);

/** The fresh fruit of meat that takes any dried fruit. */
function freshFruitOf(main: Food): RegExp | null {
  if (isOf(main, 'offal')) return WITH_LIVER;
  return STRONG.test(main.name) ? WITH_STRONG : null;
}

/**
 * Whether a cook puts this fruit into the pan with that meat, fish or curd; a tagine allows what a Western stew does not.
 */
function goesWith(fruit: Food, main: Food, kitchens: readonly CuisineFamily[]): boolean {
  const { name } = fruit;
  if (isOf(main, 'poultry', 'sausage', 'bird', 'bonein') || /pork|duck/.test(main.name)) {
    return isDried(fruit) || ORCHARD.test(name) || SUNNY.test(name);
  }
  if (isOf(main, 'stewing')) {
    return DARK.test(name) || (kitchens.includes('e') && (isDried(fruit) || GOLDEN.test(name)));
  }
  const itsOwn = freshFruitOf(main);
  if (itsOwn) return isDried(fruit) || itsOwn.test(name);
  return isOf(main, 'fish', 'shellfish', 'curd') && isBrightWith(main, name);
}

/** Fish and curd take what is sunny, and curd peaches too. */
const isBrightWith = (main: Food, name: string): boolean =>
  SUNNY.test(name) || (isOf(main, 'curd') && DOWNY.test(name));

/** The named fruit that goes with the main food of a savoury dish. */
export function fruitWith(kit: DishKit, main: Food, most = 1): Food[] {
  const { kitchens } = kit.style;
  return kit.take([...FRUITS, 'driedfruit'], {
    most,
    anywhere: true,
    fit: (food) => goesWith(food, main, kitchens),
  });
}

/** Whether it is too sour without something sweet. */
export const isTart = (fruit: Food): boolean => fruit.needsHeat;

/** What only needs warming, as it would fall apart in the pan. */
export const isDelicate = ({ name }: Food): boolean => SUNNY.test(name) || /grape$/.test(name);

/** Fruit that a salad takes as it is. */
export const isSaladFruit = (food: Food): boolean =>
  !isTart(food) && !isOf(food, 'banana') && food.name !== 'fruit';
