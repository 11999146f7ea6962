import type { AllergenId } from './allergen.js';
import { ingredientById, type Fact } from './ingredient.js';

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
export const DIETS = ['all', 'vegetarian', 'pescetarian', 'vegan', 'gluten free'] as const;

export type RecipeType = (typeof RECIPE_TYPES)[number];
export type Diet = (typeof DIETS)[number];

/** What is known of a set of ingredients taken together. */
export interface DietFacts {
  readonly vegetarian: Fact;
  readonly pescetarian: Fact;
  readonly vegan: Fact;
  readonly glutenFree: Fact;
}

function weaker(left: Fact, right: Fact): Fact {
  if (left === 'no' || right === 'no') return 'no';
  return left === 'unknown' || right === 'unknown' ? 'unknown' : 'yes';
}

/**
 * The diets that a dish of these ingredients fits. One ingredient that does not fit makes 'no'; a null id (a line nobody
 * understood), an id that is not in the table or an ingredient of unknown make-up, and an empty list, never make 'yes'.
 */
export function dietFacts(ids: readonly (number | null)[]): DietFacts {
  const start: Fact = ids.length === 0 ? 'unknown' : 'yes';
  let vegetarian: Fact = start;
  let pescetarian: Fact = start;
  let vegan: Fact = start;
  let glutenFree: Fact = start;
  for (const id of ids) {
    const ingredient = id === null ? undefined : ingredientById(id);
    vegetarian = weaker(vegetarian, ingredient?.vegetarian ?? 'unknown');
    pescetarian = weaker(pescetarian, ingredient?.pescetarian ?? 'unknown');
    vegan = weaker(vegan, ingredient?.vegan ?? 'unknown');
    glutenFree = weaker(glutenFree, ingredient?.glutenFree ?? 'unknown');
  }
  return { vegetarian, pescetarian, vegan, glutenFree };
}

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
    for (const allergen of ingredient?.allergens ?? []) {
      facts.push({ allergen, because: ingredient?.name ?? '' });
    }
  }
  return facts.sort(
    (left, right) =>
      left.allergen.localeCompare(right.allergen, 'en') ||
      left.because.localeCompare(right.because, 'en'),
  );
}
