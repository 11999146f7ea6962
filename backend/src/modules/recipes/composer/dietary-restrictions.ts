import { normalizeIngredientEntry, resolveIngredient, type AllergenId } from '@larder/culinary';
import type { DishDiet } from '../dish-type.js';
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

/** Whoever leaves out one of these means everything that contains it. */
const ALLERGEN_WORDS: Readonly<Record<string, readonly AllergenId[]>> = {
  milk: ['milk'],
  dairy: ['milk'],
  lactose: ['milk'],
  egg: ['eggs'],
  eggs: ['eggs'],
  peanut: ['peanuts'],
  peanuts: ['peanuts'],
  nut: ['tree-nuts', 'peanuts'],
  nuts: ['tree-nuts', 'peanuts'],
  'tree nut': ['tree-nuts'],
  'tree nuts': ['tree-nuts'],
  soy: ['soy'],
  soya: ['soy'],
  sesame: ['sesame'],
  wheat: ['wheat'],
  fish: ['fish'],
  shellfish: ['crustaceans', 'molluscs'],
  crustaceans: ['crustaceans'],
  molluscs: ['molluscs'],
  mustard: ['mustard'],
  celery: ['celery'],
  sulphites: ['sulphites'],
  sulfites: ['sulphites'],
  lupin: ['lupin'],
};

const NO_RESTRICTION = new Set(['all', 'any', 'none', 'any diet']);

/** "No peanuts", "dairy-free" and "peanut allergy" name what is left out. */
function nameOf(entry: string): string {
  return normalizeIngredientEntry(entry)
    .replace(/^(?:no|without|avoid|excluding)\s+/, '')
    .replace(/[\s-]+(?:free|allergy|intolerance|intolerant|based)$/, (ending) =>
      ending.endsWith('based') ? ' based' : '',
    )
    .trim();
}

/** Reads what a person wrote: diets by name, and whatever else is to be left out. */
export function readRestrictions(entries: readonly string[]): DietaryRestrictions {
  const diets = new Set<DishDiet>();
  const excluded = new Set<number>();
  const avoided = new Set<AllergenId>();
  const unknown: string[] = [];
  for (const entry of entries) {
    const name = nameOf(entry);
    if (name === '' || NO_RESTRICTION.has(name)) continue;
    const diet = DIET_WORDS[name];
    if (diet) {
      diets.add(diet);
      continue;
    }
    const allergens = ALLERGEN_WORDS[name] ?? [];
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
