import { allIngredients, type Exclusion } from '@larder/culinary';
import { culinaryHierarchy } from './index/ingredient-hierarchy.js';

/** Ids of all that is left out: the foods with all that goes with them, and what is not known to be free of an allergen, to fit a diet or to be without a trait. */
export function ingredientsLeftOut(exclusion: Exclusion): number[] {
  const named = exclusion.ingredientIds.flatMap((id) => [id, ...culinaryHierarchy.goneWith(id)]);
  const { allergens, diets, traits } = exclusion;
  const others = allIngredients().filter(
    (food) =>
      allergens.some((allergen) => food.facts.allergens[allergen] !== 'free') ||
      diets.some((diet) => food.facts.diets[diet] !== 'free') ||
      traits.some((trait) => food.traits.includes(trait)),
  );
  return [...new Set([...named, ...others.map(({ id }) => id)])];
}
