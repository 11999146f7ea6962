import type { DishKind } from '@larder/dish-pictures';
import { SeededRandom } from '@larder/seeded-random';
import { minutesIn } from '../catalogue/domain/cooking-times.js';
import { besideOf, isOf } from './cooking-steps.js';
import { STYLES } from './cooking-style.js';
import { STARCHES } from './dish-centre.js';
import { fitsRestrictions } from './dietary-restrictions.js';
import type { DishRequest } from './dish-composer.js';
import { DishKit } from './dish-kit.js';
import { foodOf, shapesOf, type Food, type Kind } from './food.js';
import { meanwhile } from './phrases.js';

/** Which starches a cook serves with each kind of dish that has none in it. */
const BESIDE: readonly (readonly [dishes: readonly DishKind[], kinds: readonly Kind[]])[] = [
  [['curry'], ['rice', 'flatbread']],
  [['stew'], ['rice', 'potato', 'mash', 'noodle', 'bread', 'polenta', 'grain']],
  [['stir-fry'], ['rice', 'noodle']],
  [['soup', 'chunky soup'], ['bread']],
  [
    ['meat or fish', 'roast', 'pieces'],
    ['rice', 'potato', 'mash', 'grain'],
  ],
  [
    ['skewers', 'patties'],
    ['rice', 'flatbread', 'potato', 'grain'],
  ],
];

/** A main course whose name says nothing else is on the plate without its starch, such as adobo. */
const BESIDE_ANY: readonly Kind[] = ['rice', 'potato', 'mash'];

const shapeOf = (id: number, { forms }: Pick<DishRequest, 'forms'>): Food | undefined =>
  shapesOf(id, forms?.get(id))[0];

/** What was named to fill the plate beside a dish of this kind, if it is not in it and nothing like it is. */
export function sideFor(
  { kind, types }: { readonly kind: DishKind | null; readonly types: readonly string[] },
  { made, named }: { readonly made: readonly number[]; readonly named: readonly number[] },
  request: Pick<DishRequest, 'forms'>,
): number | null {
  const isMeal = types.includes('main course') || types.includes('soup');
  const kinds = isMeal ? starchesBeside(kind) : [];
  const isStarch = (id: number): boolean => isOfAny(foodOf(id), STARCHES);
  if (kinds.length === 0 || made.some(isStarch)) return null;
  return named.find((id) => isOfAny(shapeOf(id, request), kinds)) ?? null;
}

const starchesBeside = (kind: DishKind | null): readonly Kind[] =>
  kind === null
    ? BESIDE_ANY
    : BESIDE.flatMap(([dishes, starches]) => (dishes.includes(kind) ? starches : []));

const isOfAny = (food: Food | null | undefined, kinds: readonly Kind[]): boolean =>
  food !== null && food !== undefined && isOf(food, ...kinds);

/** What a side adds to a recipe. */
export interface Side {
  readonly lines: readonly string[];
  /** How it is made ready meanwhile; null for what is served as it is. */
  readonly step: string | null;
  readonly serving: string;
  /** How long it takes, its handling included. */
  readonly minutes: number;
}

/** Minutes for rinsing, peeling and coming to a boil. */
const HANDLING = 10;

/** A starch cooked for so many, by itself; null if it cannot be. */
export function sideOf(
  id: number,
  request: Omit<DishRequest, 'seed'>,
  servings: number,
  cuisine: string,
): Side | null {
  const food = shapeOf(id, request);
  if (!food) return null;
  const style = Object.values(STYLES).find((one) => one.cuisine === cuisine) ?? STYLES.canadian;
  const kit = new DishKit(
    {
      typed: [food],
      pantry: new Set(request.pantry),
      allowed: (used) => fitsRestrictions(used, request),
    },
    style,
    { servings, written: servings },
    new SeededRandom(0, 'side'),
  );
  kit.take(food.kinds, { anywhere: true });
  const beside = besideOf(kit, food);
  if (!beside) return null;
  const serving = `Serve with ${kit.the(food)}.`;
  const { made } = beside;
  return {
    lines: kit.lines.map((line) =>
      / (?:water|butter|olive oil)$/.test(line) ? `${line}, for ${kit.the(food)}` : line,
    ),
    step: made === null ? null : meanwhile(made),
    serving,
    minutes: HANDLING + minutesIn(made ?? '').reduce((sum, time) => sum + time, 0),
  };
}
