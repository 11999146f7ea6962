import { resolveIngredients } from '@larder/culinary';
import { DEFAULT_PANTRY } from '../pantry/default-pantry.js';
import { composeDish, type ComposedDish, type DishRequest } from './dish-composer.js';

/** The foods that these names mean, each once. */
export const idsNamed = (names: readonly string[]): number[] => [
  ...new Set(names.flatMap((name) => resolveIngredients(name).flatMap(({ id }) => id ?? []))),
];

/** A request for a dish of these foods, without any wish. */
export const requestFor = (
  ingredients: readonly number[],
  more: Partial<DishRequest> = {},
): DishRequest => ({
  ingredients,
  pantry: [],
  type: null,
  diets: [],
  excluded: new Set(),
  avoided: new Set(),
  restricted: false,
  seed: 1,
  ...more,
});

/** What is made of foods that are separated by commas, beside the usual pantry. */
export function dishOf(names: string, seed = 8): ComposedDish {
  const pantry = idsNamed(DEFAULT_PANTRY);
  const dish = composeDish(requestFor(idsNamed(names.split(', ')), { pantry, seed }));
  if (!dish) throw new Error(`Nothing is made of ${names}.`);
  return dish;
}

export const lineOf = ({ ingredients }: ComposedDish, name: RegExp): string =>
  ingredients.find((line) => name.test(line)) ?? '';

export const textOf = ({ steps }: ComposedDish): string => steps.join(' ');
