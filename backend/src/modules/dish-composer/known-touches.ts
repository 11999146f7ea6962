import type { DishKind } from '@larder/dish-pictures';
import { SeededRandom } from '@larder/seeded-random';
import { minutesIn } from '../catalogue/domain/cooking-times.js';
import type { DishType } from '../recipes/domain/dish-type.js';
import { STYLES, type StyleName } from './cooking-style.js';
import { fitsRestrictions } from './dietary-restrictions.js';
import type { ComposedDish, DishRequest } from './dish-composer.js';
import { DishKit } from './dish-kit.js';
import { foodOf, shapesOf } from './food.js';
import { cookIn } from './known-additions.js';
import { bringToTable } from './table-touches.js';

type Written = Pick<
  ComposedDish,
  'kind' | 'cuisine' | 'servings' | 'readyInMinutes' | 'ingredients' | 'steps'
> & { readonly types: readonly DishType[] };

/** What it changes that more of what was named comes to the table with a dish. */
export interface Touched extends Pick<ComposedDish, 'readyInMinutes' | 'ingredients' | 'steps'> {
  /** Ids of what is cooked in it, and of what comes with it. */
  readonly cookedIn: readonly number[];
  readonly brought: readonly number[];
}

/** For so many, foods have their usual amounts. */
const usualServings = 4;

const SWEET_BREAKFASTS: readonly DishKind[] = [
  ...([
    'porridge',
    'pancakes',
    'waffles',
    'french toast',
    'granola',
    'muffins',
    'parfait',
  ] as const),
];

const isSweet = ({ types, kind }: Written): boolean =>
  types.includes('dessert') ||
  (types.includes('breakfast') && kind !== null && SWEET_BREAKFASTS.includes(kind));

function styleOf(dish: Written): StyleName {
  if (isSweet(dish)) return 'sweet';
  const names = Object.keys(STYLES) as StyleName[];
  return names.find((name) => STYLES[name].cuisine === dish.cuisine) ?? 'canadian';
}

const minutesOf = (steps: readonly string[]): number =>
  steps.flatMap((step) => minutesIn(step)).reduce((sum, time) => sum + time, 0);

/**
 * Cooks in a known dish what was named and is not in it, or brings it to the table by the same rules as with a composed one: a parsnip in a soup,
 * yogurt on a curry, an avocado beside rice. `made`: ids of what it is made of; `left`: of what was named besides.
 */
export function touched(
  dish: Written,
  { made, left }: { readonly made: readonly number[]; readonly left: readonly number[] },
  request: Omit<DishRequest, 'seed'>,
): Touched {
  const style = styleOf(dish);
  const kit = new DishKit(
    {
      typed: left.flatMap((id) => shapesOf(id, request.forms?.get(id))),
      pantry: new Set(request.pantry),
      allowed: (id) => fitsRestrictions(id, request) && !made.includes(id),
    },
    STYLES[style],
    { servings: dish.servings, written: usualServings },
    new SeededRandom(0, 'touches'),
  );
  for (const id of made) {
    const food = foodOf(id);
    if (food) kit.used.set(id, food);
  }
  for (const step of dish.steps) kit.step(step);
  const { kind, types } = dish;
  const shapes = left.flatMap((id) => shapesOf(id, request.forms?.get(id))[0] ?? []);
  const cooking = cookIn(kit, { kind, isSweet: isSweet(dish) }, shapes);
  const cookedIn = left.filter((id) => kit.used.has(id));
  const before = minutesOf(kit.steps);
  bringToTable({ kind, types, styles: [style] }, kit);
  const longer = cooking + minutesOf(kit.steps) - before;
  return {
    readyInMinutes: dish.readyInMinutes + 5 * Math.ceil(longer / 5),
    ingredients: [...dish.ingredients, ...kit.lines],
    steps: kit.steps,
    cookedIn,
    brought: left.filter((id) => kit.used.has(id) && !cookedIn.includes(id)),
  };
}
