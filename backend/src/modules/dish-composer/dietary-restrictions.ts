import {
  factsOf,
  normalizeIngredientEntry,
  readExclusion,
  type AllergenId,
} from '@larder/culinary';
import type { DishDiet } from '../recipes/domain/dish-type.js';
import { ingredientsLeftOut } from '../recipe-search/domain/exclusion.js';

/** What a dish must comply with. */
export interface DietaryRestrictions {
  readonly diets: readonly DishDiet[];
  /** Ids, with everything that goes with them. */
  readonly excluded: ReadonlySet<number>;
  readonly avoided: ReadonlySet<AllergenId>;
  /** Restrictions that cannot be guaranteed. */
  readonly unknown: readonly string[];
}

/**
 * Whether a dish may contain it. Anything not known for certain to be free of an allergen, or to comply with a diet, is
 * not allowed.
 */
export function fitsRestrictions(
  id: number,
  { excluded, avoided, diets }: Omit<DietaryRestrictions, 'unknown'>,
): boolean {
  if (excluded.has(id)) return false;
  const facts = factsOf(id);
  if ([...avoided].some((allergen) => facts.allergens[allergen] !== 'free')) return false;
  return diets.every((diet) => facts.diets[diet] === 'free');
}

const NO_RESTRICTION = new Set(['all', 'any', 'none', 'any diet']);

/** Parses what a person wrote: diets by name, and anything else to leave out. */
export function readRestrictions(entries: readonly string[]): DietaryRestrictions {
  const diets = new Set<DishDiet>();
  const excluded = new Set<number>();
  const avoided = new Set<AllergenId>();
  const unknown: string[] = [];
  for (const entry of entries) {
    if (NO_RESTRICTION.has(normalizeIngredientEntry(entry))) continue;
    const exclusion = readExclusion(entry);
    for (const diet of exclusion.diets) diets.add(diet);
    for (const allergen of exclusion.allergens) avoided.add(allergen);
    if (exclusion.allergens.includes('gluten')) diets.add('gluten free');
    const { ingredientIds, traits } = exclusion;
    const others = { ingredientIds, traits, allergens: [], diets: [], recognised: true };
    for (const id of ingredientsLeftOut(others)) excluded.add(id);
    if (!exclusion.recognised) unknown.push(entry);
  }
  return { diets: [...diets], excluded, avoided, unknown };
}
