import {
  ALLERGEN_IDS,
  FOOD_TRAITS,
  type AllergenId,
  type FoodFacts,
  type FoodTrait,
} from '@larder/culinary';
import { DISH_RULES, type DishRule, type RuleFacts } from './dish-rules.js';
import { DISH_DIETS, type DishDiet } from './dish-type.js';
import { readingVersion } from './reading-version.js';

/** What can be excluded besides single foods; a diet or a rule stands for everything that breaks it. */
export type Avoidable = AllergenId | FoodTrait | DishDiet | DishRule;

export const AVOIDABLES: readonly Avoidable[] = [
  ...ALLERGEN_IDS,
  ...FOOD_TRAITS,
  ...DISH_DIETS,
  ...DISH_RULES,
];

/** What is known about a dish, as stored and searched. Anything in none of the lists is known not to apply. */
export interface DishFacts {
  /** Diets that the dish is known to comply with. */
  readonly diets: readonly DishDiet[];
  /** Diets that it is known to break; for those in neither list, it is unknown. */
  readonly brokenDiets: readonly DishDiet[];
  readonly allergens: readonly AllergenId[];
  readonly mayContain: readonly AllergenId[];
  /** Allergens for which it is unknown whether the dish contains them. */
  readonly unknownAllergens: readonly AllergenId[];
  readonly traits: readonly FoodTrait[];
}

/** With the rules that people ask for. */
export interface SearchedFacts extends DishFacts {
  readonly rules: RuleFacts;
}

/**
 * What may be claimed about a stored recipe. One parsed with other tables or rules claims nothing until it has been parsed again.
 */
export function trustedFacts(stored: SearchedFacts & { readonly reading: string }): SearchedFacts {
  if (stored.reading === readingVersion) return stored;
  const { brokenDiets, allergens, traits } = stored;
  const unknownAllergens = ALLERGEN_IDS.filter((id) => !allergens.includes(id));
  return { diets: [], brokenDiets, allergens, mayContain: [], unknownAllergens, traits, rules: {} };
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
