import type { AllergenId } from './allergen.js';
import { ALLERGEN_IDS, DIET_IDS } from './food-facts.js';
import { ingredientById } from './ingredient.js';

/** [CONST-3a] Recipe types; 'all' means no choice. */
export const RECIPE_TYPES = [
  'all',
  'main course',
  'side dish',
  'dessert',
  'appetizer',
  'salad',
  'soup',
  'breakfast',
] as const;

/** [CONST-3b] Diets; 'all' means no choice and is shown as Any Diet. */
export const DIETS = ['all', ...DIET_IDS] as const;

export type RecipeType = (typeof RECIPE_TYPES)[number];
export type Diet = (typeof DIETS)[number];

/** One allergen and the name of an ingredient that brings it. */
export interface AllergenFact {
  readonly allergen: AllergenId;
  readonly because: string;
}

/** Each allergen that these ingredients are known to bring, once for each ingredient that brings it. */
export function allergenFacts(ids: readonly (number | null)[]): AllergenFact[] {
  const facts: AllergenFact[] = [];
  for (const id of new Set(ids)) {
    const ingredient = id === null ? undefined : ingredientById(id);
    if (!ingredient) continue;
    for (const allergen of ALLERGEN_IDS) {
      if (ingredient.facts.allergens[allergen] === 'contains') {
        facts.push({ allergen, because: ingredient.name });
      }
    }
  }
  return facts.sort(
    (left, right) =>
      left.allergen.localeCompare(right.allergen, 'en') ||
      left.because.localeCompare(right.because, 'en'),
  );
}
