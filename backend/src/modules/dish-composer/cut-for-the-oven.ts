import type { DishKit } from './dish-kit.js';
import type { Food } from './food.js';
import { VESSELS } from './vessels.js';

/** What a thin cut would char, and how a cook cuts it for a hot oven. */
const LARGER: readonly (readonly [name: RegExp, cut: string])[] = [
  [/onion$|shallot/, 'cut into wedges'],
  [/^celery$/, 'cut into 4 cm lengths'],
  [/^leek$/, 'white and pale green parts cut into 3 cm lengths'],
  [/bell pepper$|poblano/, 'seeded and cut into 3 cm pieces'],
  [/cabbage$/, 'cut into wedges'],
  [/^fennel$/, 'cut into wedges'],
  [/mushroom$/, 'halved'],
  [/^tomato$|plum tomato/, 'quartered'],
];
const NOT_CUT = /pearl onion|enoki|dried|napa|green onion/;

/** Cuts thin strips and rings larger, so that they do not char before the rest is done. */
export function cutForTheOven(kit: DishKit, foods: readonly Food[]): void {
  for (const food of foods) {
    const larger = LARGER.find(([named]) => named.test(food.name));
    if (larger && !NOT_CUT.test(food.name)) kit.readied(food, larger[1]);
  }
}

/** Grams for four beyond which one sheet is crowded, and what lies on it steams. */
const mostOnSheet = 1300;

/** More than six servings are shared out among sheets anyway. */
const isCrowded = (kit: DishKit, foods: readonly Food[]): boolean =>
  kit.servings <= VESSELS.sheet.holds && (kit.gramsOf(...foods) * 4) / kit.servings > mostOnSheet;

/** What it is spread out on. */
export const sheetFor = (kit: DishKit, foods: readonly Food[]): string =>
  isCrowded(kit, foods) ? 'two large baking sheets' : 'a large baking sheet';

/** What steps call it afterwards. */
export const sheetWord = (kit: DishKit, foods: readonly Food[]): string =>
  isCrowded(kit, foods) ? 'sheets' : 'sheet';
