import {
  ALLERGEN_IDS,
  FOOD_TRAITS,
  type AllergenId,
  type FoodFacts,
  type FoodTrait,
} from '@larder/culinary';
import { DISH_DIETS, type DishDiet } from './dish-type.js';
import { readingVersion } from './reading-version.js';

/** What somebody can leave out besides single foods; a diet stands for what breaks it. */
export type Avoidable = AllergenId | FoodTrait | DishDiet;

export const AVOIDABLES: readonly Avoidable[] = [...ALLERGEN_IDS, ...FOOD_TRAITS, ...DISH_DIETS];

/** What is known of a dish, as it is stored and searched. What is in none of the lists is known not to be so. */
export interface DishFacts {
  /** Diets that the dish is known to fit. */
  readonly diets: readonly DishDiet[];
  /** Diets that it is known to break: of those in neither list nobody can say. */
  readonly brokenDiets: readonly DishDiet[];
  readonly allergens: readonly AllergenId[];
  readonly mayContain: readonly AllergenId[];
  /** Allergens of which nobody can say whether the dish contains them. */
  readonly unknownAllergens: readonly AllergenId[];
  readonly traits: readonly FoodTrait[];
}

/** What may be said of a stored recipe. One that was read by other tables or rules claims nothing until it has been read again. */
export function trustedFacts(stored: DishFacts & { readonly reading: string }): DishFacts {
  if (stored.reading === readingVersion) return stored;
  const { brokenDiets, allergens, traits } = stored;
  const unknownAllergens = ALLERGEN_IDS.filter((id) => !allergens.includes(id));
  return { diets: [], brokenDiets, allergens, mayContain: [], unknownAllergens, traits };
}

export function toDishFacts(facts: FoodFacts, traits: readonly FoodTrait[]): DishFacts {
  const allergensThat = (fact: string) => ALLERGEN_IDS.filter((id) => facts.allergens[id] === fact);
  return {
    diets: DISH_DIETS.filter((diet) => facts.diets[diet] === 'free'),
    brokenDiets: DISH_DIETS.filter((diet) => facts.diets[diet] === 'contains'),
    allergens: allergensThat('contains'),
    mayContain: allergensThat('may'),
    unknownAllergens: allergensThat('unknown'),
    traits,
  };
}
