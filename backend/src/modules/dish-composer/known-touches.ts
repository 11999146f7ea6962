import { SeededRandom } from '@larder/seeded-random';
import { minutesIn } from '../catalogue/domain/cooking-times.js';
import type { DishType } from '../recipes/domain/dish-type.js';
import { STYLES, type StyleName } from './cooking-style.js';
import { fitsRestrictions } from './dietary-restrictions.js';
import type { ComposedDish, DishRequest } from './dish-composer.js';
import { DishKit } from './dish-kit.js';
import { foodOf, shapesOf } from './food.js';
import { bringToTable } from './table-touches.js';

type Written = Pick<
  ComposedDish,
  'kind' | 'cuisine' | 'servings' | 'readyInMinutes' | 'ingredients' | 'steps'
> & { readonly types: readonly DishType[] };

/** What it changes that more of what was named comes to the table with a dish. */
export interface Touched extends Pick<ComposedDish, 'readyInMinutes' | 'ingredients' | 'steps'> {
  /** Ids of what comes with it. */
  readonly brought: readonly number[];
}

/** For so many, foods have their usual amounts. */
const usualServings = 4;

const isSweet = ({ types }: Written): boolean => types.includes('dessert');

function styleOf(dish: Written): StyleName {
  if (isSweet(dish)) return 'sweet';
  const names = Object.keys(STYLES) as StyleName[];
  return names.find((name) => STYLES[name].cuisine === dish.cuisine) ?? 'canadian';
}

const minutesOf = (steps: readonly string[]): number =>
  steps.flatMap((step) => minutesIn(step)).reduce((sum, time) => sum + time, 0);

/**
 * Brings to the table with a known dish what was named and is not in it, by the same rules as with a composed one: yogurt on a curry, an
 * avocado beside rice. `made`: ids of what it is made of; `left`: of what was named besides.
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
  bringToTable({ kind: dish.kind, types: dish.types, styles: [style] }, kit);
  const longer = minutesOf(kit.steps) - minutesOf(dish.steps);
  return {
    readyInMinutes: dish.readyInMinutes + longer,
    ingredients: [...dish.ingredients, ...kit.lines],
    steps: kit.steps,
    brought: left.filter((id) => kit.used.has(id)),
  };
}
