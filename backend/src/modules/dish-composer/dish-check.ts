import { ancestorsOf, descendantsOf, ingredientById } from '@larder/culinary';
import { checkCatalogue } from '../catalogue/domain/catalogue-check.js';
import { deriveRecipe } from '../recipes/domain/recipe-derivation.js';
import type { RecipeDraft } from '../recipes/domain/recipe-draft.js';
import type { ComposedDish, DishRequest } from './dish-composer.js';

export type CheckedDish = Pick<ComposedDish, 'servings' | 'readyInMinutes'> &
  Pick<RecipeDraft, 'title' | 'description' | 'types' | 'cuisine' | 'ingredients' | 'steps'>;

function related(id: number): number[] {
  return [id, ...ancestorsOf(id), ...descendantsOf(id)];
}

/**
 * What a careful cook would object to before trying the recipe, one sentence each: lines that cannot be parsed, a diet or an
 * exclusion that it breaks, an ingredient that no step uses, a step that uses something unlisted, impossible times.
 */
export function dishProblems(
  dish: CheckedDish,
  { diets, excluded, avoided, ingredients }: DishRequest,
  leftOut = 0,
): string[] {
  const draft: RecipeDraft = {
    ...dish,
    source: 'composed',
    sourceKey: '',
    image: null,
    popularity: 0,
    sourceName: null,
    sourceUrl: null,
    owner: null,
  };
  const problems = checkCatalogue([
    {
      slug: 'dish',
      title: dish.title,
      description: dish.description,
      types: dish.types,
      kind: null,
      cuisine: dish.cuisine ?? '',
      servings: dish.servings,
      readyInMinutes: dish.readyInMinutes,
      ingredients: dish.ingredients.map((text, index) => ({ line: index + 1, text })),
      steps: dish.steps.map((text, index) => ({ line: index + 1, text })),
      keeping: null,
    },
  ]).problems.map((problem) => problem.replace(/^dish\.md:\d+: /, ''));

  const derived = deriveRecipe(draft);
  const contained = new Set([
    ...derived.ingredientIds,
    ...derived.optionalIngredientIds,
    ...Object.values(derived.alternatives).flat(),
  ]);
  for (const diet of diets) {
    if (!derived.diets.includes(diet)) problems.push(`It is not certain to be ${diet}.`);
  }
  for (const id of contained) {
    if (excluded.has(id)) problems.push(`It contains ${ingredientById(id)?.name ?? id}.`);
  }
  for (const allergen of avoided) {
    const doubtful = derived.lines.filter(({ facts }) => facts.allergens[allergen] !== 'free');
    if (doubtful.length === 0) continue;
    const lines = doubtful.map(({ parsed }) => parsed.raw.trim()).join(', ');
    problems.push(`It is not certain to be free of ${allergen}: ${lines}.`);
  }
  const missing = ingredients.filter((id) => !related(id).some((near) => contained.has(near)));
  if (missing.length > leftOut) {
    problems.push(`It does not use ${missing.map((id) => ingredientById(id)?.name).join(', ')}.`);
  }
  return problems;
}
