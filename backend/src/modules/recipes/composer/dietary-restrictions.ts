import { resolveIngredient, type AllergenId } from '@larder/culinary';
import type { DishDiet } from '../dish-type.js';
import { allergensNamedBy, nameOfExclusion } from '../exclusion.js';
import { culinaryHierarchy } from '../index/ingredient-hierarchy.js';

/** What a dish must keep to. */
export interface DietaryRestrictions {
  readonly diets: readonly DishDiet[];
  /** Ids, with everything that goes with them. */
  readonly excluded: ReadonlySet<number>;
  readonly avoided: ReadonlySet<AllergenId>;
  /** What nobody here can promise to keep. */
  readonly unknown: readonly string[];
}

const DIET_WORDS: Readonly<Record<string, DishDiet>> = {
  vegetarian: 'vegetarian',
  vegan: 'vegan',
  'plant based': 'vegan',
  pescetarian: 'pescetarian',
  pescatarian: 'pescetarian',
  gluten: 'gluten free',
  coeliac: 'gluten free',
  celiac: 'gluten free',
};

const NO_RESTRICTION = new Set(['all', 'any', 'none', 'any diet']);

/** Reads what a person wrote: diets by name, and whatever else is to be left out. */
export function readRestrictions(entries: readonly string[]): DietaryRestrictions {
  const diets = new Set<DishDiet>();
  const excluded = new Set<number>();
  const avoided = new Set<AllergenId>();
  const unknown: string[] = [];
  for (const entry of entries) {
    const name = nameOfExclusion(entry);
    if (name === '' || NO_RESTRICTION.has(name)) continue;
    const diet = DIET_WORDS[name];
    if (diet) {
      diets.add(diet);
      continue;
    }
    const allergens = allergensNamedBy(name);
    for (const allergen of allergens) avoided.add(allergen);
    const { id } = resolveIngredient(name);
    if (id !== null) {
      for (const gone of [id, ...culinaryHierarchy.goneWith(id)]) excluded.add(gone);
    } else if (allergens.length === 0) {
      unknown.push(entry);
    }
  }
  return { diets: [...diets], excluded, avoided, unknown };
}
