import { isOf } from './cooking-steps.js';
import type { Food, Kind } from './food.js';

/** Sweet through and through, or mealy: flat until something sour stands against it. */
const FLAT_NAMES = /^(?:beet|red cabbage|pumpkin|(?:\w+ )*squash)$/;
/** In a sauce of their own, or mashed already. */
const SEASONED = /baked bean|refried|spaghetti squash/;

export const isFlat = (food: Food): boolean =>
  !SEASONED.test(food.name) &&
  (FLAT_NAMES.test(food.name) || (food.kinds[0] === 'bean' && food.form !== 'dried'));

const SOUR_KINDS: readonly Kind[] = [
  ...(['acid', 'citrus', 'tomato', 'tinned', 'paste', 'wine', 'kimchi', 'mustard'] as const),
  ...(['dressing', 'salsa', 'briny', 'orange', 'juice'] as const),
];
const SOUR_NAMES =
  /^(?:sauerkraut|rhubarb|cranberry|granny smith apple|green tomato|pickle.*|sumac|(?:vegan )?worcestershire sauce|barbecue sauce|ketchup|hot sauce)$/;
/** Sour enough for squash and beans, though not for the sugar of beets. */
const MILD: readonly Kind[] = ['yogurt', 'sourcream'];

export const isSour = (food: Food): boolean =>
  isOf(food, ...SOUR_KINDS) || SOUR_NAMES.test(food.name);

/** Whether what is flat among these has nothing sour beside it. */
export const wantsAcid = (mains: readonly Food[], used: readonly Food[]): boolean => {
  const flat = mains.filter(isFlat);
  if (flat.length === 0 || used.some(isSour)) return false;
  return flat.some(({ name }) => name === 'beet') || !used.some((food) => isOf(food, ...MILD));
};
