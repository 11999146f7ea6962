import {
  ALLERGEN_IDS,
  DIET_IDS,
  displayFrenchStep,
  displayLine,
  displayStep,
  factsOf,
  foodsInSeason,
  formatShoppingLine,
  ingredientById,
  inWorkingOrder,
  languageOfLines,
  lineFacts,
  lineWithAmount,
  mergeLines,
  parseIngredientLine,
  scaleLine,
  servingsFactor,
  stepNeeds,
  type Aisle,
  type Fact,
  type FoodFacts,
  type IngredientLine,
  type KitchenUnits,
} from '@larder/culinary';
import type { RecipeSectionView, RecipeView } from '@larder/api-client/recipes';
import type { CookStep, NeededLine } from '../cooking/cook-step';
import { sectionsOf } from '../recipe-sections';

/** Everything that needs the ingredient line parser; loaded after the recipe is shown. */

export type { KitchenUnits };

type Ingredients = RecipeView['extendedIngredients'];

/** The lines of a recipe, and the language it is marked with. */
type WrittenRecipe = Pick<RecipeView, 'extendedIngredients' | 'language'>;

const languageIn = ({ extendedIngredients, language }: WrittenRecipe): string =>
  languageOfLines(
    extendedIngredients.map(({ original }) => original),
    language,
  ) ?? 'en';

/** The lines as they are read in the language of their recipe. */
function readLines(recipe: WrittenRecipe): IngredientLine[] {
  const language = languageIn(recipe);
  return recipe.extendedIngredients.map(({ original }) =>
    parseIngredientLine(original, { language }),
  );
}

/** [DETAIL-1] The lines for a number of servings, in the chosen units; the stored lines stay as they are. */
export function shownLines(
  recipe: WrittenRecipe & Pick<RecipeView, 'servings'>,
  servings: number | null,
  units: KitchenUnits,
  locale: string,
): Ingredients {
  const factor = servingsFactor({ servings, recipeServings: recipe.servings });
  const language = languageIn(recipe);
  return recipe.extendedIngredients.map(({ id, original }) => ({
    id,
    original: displayLine(original, { factor, units, locale, language }),
  }));
}

/** A reason: an allergen that the recipe has or a diet that it breaks, and the foods behind it. */
export interface Evidence {
  readonly about: string;
  readonly foods: readonly string[];
  /** False when a food only may have it, or it is unknown. */
  readonly certain: boolean;
}

/** Names of the foods in a line that have a fact, or the whole line when its words rather than a food decide. */
function foodsBehind(parsed: IngredientLine, hasFact: (facts: FoodFacts) => boolean): string[] {
  const ids = [parsed, ...parsed.also].flatMap(({ ingredientId, alternatives }) => [
    ...(ingredientId === null ? [] : [ingredientId]),
    ...alternatives,
  ]);
  const names = ids
    .filter((id) => hasFact(factsOf(id)))
    .flatMap((id) => ingredientById(id)?.name ?? []);
  return names.length > 0 ? names : [parsed.name || parsed.raw];
}

function evidenceFor(
  read: readonly IngredientLine[],
  about: string,
  factIn: (facts: FoodFacts) => Fact,
): Evidence | null {
  const linesWith = (wanted: (fact: Fact) => boolean) =>
    read.filter((line) => wanted(factIn(lineFacts(line))));
  const sure = linesWith((fact) => fact === 'contains');
  const certain = sure.length > 0;
  const lines = certain ? sure : linesWith((fact) => fact !== 'free');
  if (lines.length === 0) return null;
  const hasFact = (facts: FoodFacts): boolean =>
    certain ? factIn(facts) === 'contains' : factIn(facts) !== 'free';
  const foods = lines.flatMap((line) => foodsBehind(line, hasFact));
  return { about, foods: [...new Set(foods)], certain };
}

/** Each allergen with the foods that bring it (milk, from butter and feta), or that may. */
export function allergenEvidence(recipe: WrittenRecipe): Evidence[] {
  const read = readLines(recipe);
  return ALLERGEN_IDS.flatMap(
    (id) => evidenceFor(read, id, ({ allergens }) => allergens[id]) ?? [],
  );
}

/** Each diet that the recipe breaks, or may break, with the foods responsible. */
export function dietEvidence(recipe: WrittenRecipe & Pick<RecipeView, 'diets'>): Evidence[] {
  const read = readLines(recipe);
  return DIET_IDS.flatMap((id) =>
    recipe.diets.includes(id) ? [] : (evidenceFor(read, id, ({ diets }) => diets[id]) ?? []),
  );
}

/** [FACTS-2] What of the recipe is in season in the month of a date. */
export const seasonalFoods = (recipe: WrittenRecipe, date: Date): string[] =>
  foodsInSeason(readLines(recipe), date.getMonth() + 1);

/** The heading above each of some lines. */
const headingsOf = <Line>(
  lines: readonly Line[],
  sections: readonly RecipeSectionView[] | undefined,
): (string | null)[] =>
  sectionsOf(lines, sections).flatMap(({ heading, lines: below }) => below.map(() => heading));

/** The languages in which the words around an amount are understood. */
const stepDisplays = new Map([
  ['en', displayStep],
  ['fr', displayFrenchStep],
]);

/** [COOK-1][COOK-2] The steps for a number of servings, each with what it needs of the ingredients. */
export function cookSteps(
  recipe: WrittenRecipe & Pick<RecipeView, 'servings' | 'analyzedInstructions' | 'sections'>,
  servings: number | null,
  units: KitchenUnits,
  locale: string,
): CookStep[] {
  const steps = recipe.analyzedInstructions[0]?.steps ?? [];
  const lines = readLines(recipe);
  const language = languageIn(recipe);
  const factor = servingsFactor({ servings, recipeServings: recipe.servings });
  const view = { factor, units, locale, language };
  // An answer kept by an earlier build has no sections.
  const lineHeadings = headingsOf(lines, recipe.sections?.ingredients);
  const stepHeadings = headingsOf(steps, recipe.sections?.steps);
  const texts = steps.map(({ step }) => step);
  const needs = stepNeeds({ lines, lineHeadings, steps: texts, stepHeadings });
  const shownStep = (step: string): string =>
    stepDisplays.get(language)?.(step, lines, view) ?? step;
  return steps.map(({ number, step }, index) => ({
    number,
    step: shownStep(step),
    heading: stepHeadings[index] ?? null,
    needs: named(
      (needs[index] ?? []).map(({ line, amount }) => {
        const original = lines[line]?.raw ?? '';
        const isAll = amount === 'all';
        const text = isAll ? displayLine(original, view) : lineWithAmount(original, amount, view);
        return { line, text, isMeasured: amount !== null };
      }),
    ),
  }));
}

/** Each food once: of two lines with the same food, neither has an amount. */
const named = (needs: readonly NeededLine[]): NeededLine[] =>
  needs.filter(({ text }, at) => needs.findIndex((need) => need.text === text) === at);

/** A dish to prepare, and for how many. */
export interface PlannedRecipe {
  readonly recipe: RecipeView;
  /** Null: as its recipe is written. */
  readonly servings: number | null;
}

/** [PRINT-2] What all dishes need together, by the place where a shop keeps it. */
export function totalAmounts(
  dishes: readonly PlannedRecipe[],
): { aisle: Aisle; lines: string[] }[] {
  const lines = dishes.flatMap(({ recipe, servings }) => {
    const factor = servingsFactor({ servings, recipeServings: recipe.servings });
    return readLines(recipe).map((line) => scaleLine(line, factor));
  });
  const byAisle = new Map<Aisle, string[]>();
  for (const line of mergeLines(lines)) {
    byAisle.set(line.aisle, [...(byAisle.get(line.aisle) ?? []), formatShoppingLine(line)]);
  }
  return [...byAisle].map(([aisle, texts]) => ({ aisle, lines: texts }));
}

/** [PRINT-2] Dishes in the order in which a kitchen begins them. */
export const preparedInOrder = (dishes: readonly PlannedRecipe[]) =>
  inWorkingOrder(
    dishes.map((dish) => ({
      ...dish,
      readyInMinutes: dish.recipe.readyInMinutes,
      steps: (dish.recipe.analyzedInstructions[0]?.steps ?? []).map(({ step }) => step),
    })),
  );
