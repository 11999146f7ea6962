import { resolveIngredients } from '@larder/culinary';
import { DEFAULT_PANTRY } from '../pantry/default-pantry.js';
import { readForms } from './bought-form.js';
import { dishProblems } from './dish-check.js';
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
  const request = requestFor(idsNamed(names.split(', ')), { pantry, seed });
  const dish = composeDish(request);
  if (!dish) throw new Error(`Nothing is made of ${names}.`);
  expectSound(dish, request);
  return dish;
}

/** What is made of entries as a person types them, each with the form that it says; null if nothing is. */
export function dishTypedIfAny(
  entries: string,
  wishes: Partial<DishRequest> = {},
): ComposedDish | null {
  const typed = entries
    .split(', ')
    .map((entry) => ({ entry, ids: resolveIngredients(entry).flatMap(({ id }) => id ?? []) }));
  const ids = typed.flatMap((one) => one.ids);
  const more = { forms: readForms(typed), pantry: idsNamed(DEFAULT_PANTRY), seed: 8, ...wishes };
  const request = requestFor(ids, more);
  const dish = composeDish(request);
  if (dish) expectSound(dish, request);
  return dish;
}

export function dishTyped(entries: string): ComposedDish {
  const dish = dishTypedIfAny(entries);
  if (!dish) throw new Error(`Nothing is made of ${entries}.`);
  return dish;
}

/** Fails on a dish that the check of every dish would hold back. */
export function expectSound(dish: ComposedDish, request: DishRequest): void {
  const problems = dishProblems({ ...dish, description: '' }, request, dish.leavesOut.length);
  if (problems.length > 0) throw new Error(`${dish.title}: ${problems.join(' ')}`);
}

export const lineOf = ({ ingredients }: ComposedDish, name: RegExp): string =>
  ingredients.find((line) => name.test(line)) ?? '';

export const textOf = ({ steps }: ComposedDish): string => steps.join(' ');
