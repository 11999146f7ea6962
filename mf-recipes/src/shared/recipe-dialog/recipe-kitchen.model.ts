import {
  allergenFacts,
  DIET_IDS,
  displayLine,
  factsOf,
  ingredientById,
  parseIngredientLine,
  rational,
  type KitchenUnits,
} from '@larder/culinary';
import type { RecipeView } from '@larder/api-client/recipes';

/** Everything that needs to read ingredient lines; fetched after the recipe is shown. */

export type { KitchenUnits };

type Ingredients = RecipeView['extendedIngredients'];

/** [DETAIL-1] The lines for so many servings, in the units of choice; what is stored stays as it is. */
export function shownLines(
  recipe: Pick<RecipeView, 'extendedIngredients' | 'servings'>,
  servings: number,
  units: KitchenUnits,
  locale: string,
): Ingredients {
  const factor = rational(servings, recipe.servings);
  return recipe.extendedIngredients.map(({ id, original }) => ({
    id,
    original: displayLine(original, { factor, units, locale }),
  }));
}

/** Why something is said of a recipe: an allergen or a diet, and the foods behind it. */
export interface Evidence {
  readonly about: string;
  readonly foods: readonly string[];
}

/** A diet that does not fit, or that nobody can be certain of. */
export interface DietEvidence extends Evidence {
  readonly certain: boolean;
}

function foodsIn(ingredients: Ingredients): number[] {
  const ids = ingredients.flatMap(({ original }) => {
    const line = parseIngredientLine(original);
    return [line, ...line.also].flatMap(({ ingredientId, alternatives }) => [
      ingredientId ?? [],
      ...alternatives,
    ]);
  });
  return [...new Set(ids.flat())];
}

/** Each allergen with the foods that bring it: milk, from butter and feta. */
export function allergenEvidence(ingredients: Ingredients): Evidence[] {
  const foods = new Map<string, string[]>();
  for (const { allergen, because } of allergenFacts(foodsIn(ingredients))) {
    foods.set(allergen, [...(foods.get(allergen) ?? []), because]);
  }
  return [...foods].map(([about, names]) => ({ about, foods: names }));
}

/** Each diet that the recipe does not fit, or not for certain, with the foods that stand in the way. */
export function dietEvidence(ingredients: Ingredients, fitting: readonly string[]): DietEvidence[] {
  const ids = foodsIn(ingredients);
  return DIET_IDS.flatMap((about) => {
    if (fitting.includes(about)) return [];
    const against = ids.filter((id) => factsOf(id).diets[about] === 'contains');
    const doubtful = ids.filter((id) => factsOf(id).diets[about] !== 'free');
    const certain = against.length > 0;
    const foods = (certain ? against : doubtful).flatMap((id) => ingredientById(id)?.name ?? []);
    return foods.length > 0 ? [{ about, foods, certain }] : [];
  });
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '');

/** Words that tell foods apart too little: a step that says "large" means no egg by it. */
const loose = new Set(
  'ground fresh dried large small black white green yellow brown sweet whole'.split(' '),
);
const shortest = 3;

/** The lines of what a step asks for: those of which it says the name, or a telling word of it. */
export function linesNeededBy(
  step: string,
  ingredients: Ingredients,
  shown: Ingredients,
): Ingredients {
  const said = new Set(plain(step).match(/[a-z]+/g));
  return shown.filter((_, index) => {
    const line = parseIngredientLine(ingredients[index]?.original ?? '');
    const ingredient = line.ingredientId === null ? undefined : ingredientById(line.ingredientId);
    const names = [ingredient?.name, ingredient?.plural, line.name].filter((name) => name);
    const words = names.flatMap((name) => plain(name ?? '').match(/[a-z]+/g) ?? []);
    return words.some((word) => word.length >= shortest && !loose.has(word) && said.has(word));
  });
}
