import {
  ALLERGEN_IDS,
  DIET_IDS,
  displayLine,
  factsOf,
  foodsInSeason,
  ingredientById,
  languageOfLines,
  lineFacts,
  parseIngredientLine,
  servingsFactor,
  type Fact,
  type FoodFacts,
  type IngredientLine,
  type KitchenUnits,
} from '@larder/culinary';
import type { RecipeView } from '@larder/api-client/recipes';

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

const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '');

/** Words too common to identify a food: "large" in a step does not refer to the eggs. */
const loose = new Set(
  'ground fresh dried large small black white green yellow brown sweet whole'.split(' '),
);
const shortest = 3;

/** The lines a step refers to, by name or by a distinctive word of it. */
export function linesNeededBy(
  step: string,
  recipe: WrittenRecipe,
  shown: Ingredients,
): Ingredients {
  const read = readLines(recipe);
  const said = new Set(plain(step).match(/[a-z]+/g));
  return shown.filter((_, index) => {
    const line = read[index];
    const ingredient = line?.ingredientId ? ingredientById(line.ingredientId) : undefined;
    const names = [ingredient?.name, ingredient?.plural, line?.name].filter((name) => name);
    const words = names.flatMap((name) => plain(name ?? '').match(/[a-z]+/g) ?? []);
    return words.some((word) => word.length >= shortest && !loose.has(word) && said.has(word));
  });
}
