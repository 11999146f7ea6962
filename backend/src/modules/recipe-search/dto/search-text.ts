import { JsonText } from '../../../common/compression.js';
import type { RecipeCard } from '../../recipes/domain/recipe-card.js';
import type { Explanation } from '@larder/culinary/at-hand';
import type { SearchView } from './recipe-search.dto.js';

export interface FoundRecipe {
  readonly card: RecipeCard;
  readonly explanation: Explanation;
}

/** An answer whose recipes are not views yet. */
export type FoundRecipes = Omit<SearchView, 'recipes' | 'nearest'> & {
  readonly recipes: readonly FoundRecipe[];
  readonly nearest?: readonly FoundRecipe[];
};

/** A SearchView as text: its recipes are joined from their cards' own text, which takes a quarter of the time that objects take. */
export function searchText({ recipes, nearest, ...rest }: FoundRecipes): JsonText<SearchView> {
  const fields = [
    `"recipes":${listOf(recipes.map(foundText))}`,
    ...(nearest ? [`"nearest":${listOf(nearest.map(foundText))}`] : []),
  ];
  return new JsonText(`{${fields.join(',')},${JSON.stringify(rest).slice(1)}`);
}

/** A FoundRecipeView. */
function foundText({ card, explanation }: FoundRecipe): string {
  const { used, pantry, toBuy, substitutions, reason } = explanation;
  return (
    `${card.summaryText.slice(0, -1)},"usedIngredients":${namesOf(used)}` +
    `,"pantryIngredients":${namesOf(pantry)},"missedIngredients":${namesOf(toBuy)}` +
    `,"usedIngredientCount":${used.length},"missedIngredientCount":${toBuy.length}` +
    `,"substitutions":${namesOf(substitutions)},"reason":${quoted(reason)}}`
  );
}

const listOf = (texts: readonly string[]): string => `[${texts.join(',')}]`;
const namesOf = (names: readonly string[]): string => listOf(names.map(quoted));

/** Nothing that JSON has to escape. */
const plain = /^[ -!#-[\]-~\u00a0-\ud7ff]*$/;
const quoted = (text: string): string => (plain.test(text) ? `"${text}"` : JSON.stringify(text));
