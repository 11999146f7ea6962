import type { OwnRecipesView, RecipeView } from '@larder/api-client/recipes';
import { fold } from '@larder/culinary';
import { recipesPerPage, type Selection, type Sort } from './my-recipes.model';

type OwnRecipe = OwnRecipesView['recipes'][number];

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

const textOf = ({
  title,
  extendedIngredients,
  analyzedInstructions,
  notes,
  tags,
}: RecipeView): string =>
  [
    title,
    ...extendedIngredients.map(({ original }) => original),
    ...analyzedInstructions.flatMap(({ steps }) => steps.map(({ step }) => step)),
    notes,
    ...tags,
  ].join('\n');

const hasWords = (text: string, words: readonly string[]): boolean => {
  const all = wordsOf(text);
  return words.every((word) => all.some((one) => one.startsWith(word)));
};

const lastFirst = (one: string | number | null, other: string | number | null): number =>
  one === other ? 0 : (one ?? '') < (other ?? '') ? 1 : -1;

/** They come newest first; what nobody knows without the server leaves that order. */
const orders: Record<Sort, (one: OwnRecipe, other: OwnRecipe) => number> = {
  newest: () => 0,
  opened: () => 0,
  title: (one, other) => fold(one.title).localeCompare(fold(other.title)),
  time: (one, other) => (one.readyInMinutes ?? Infinity) - (other.readyInMinutes ?? Infinity) || 0,
  rating: (one, other) => (other.rating ?? 0) - (one.rating ?? 0),
  made: (one, other) => lastFirst(one.lastMadeOn, other.lastMadeOn),
};

/** The own recipes on this device that a selection asks for, with the rules of the server's search. */
export function findKeptRecipes(
  own: readonly OwnRecipe[],
  recipes: readonly RecipeView[],
  { q, tag, collection, sort, page }: Selection,
): OwnRecipesView {
  const details = new Map(recipes.map((recipe) => [recipe.id, recipe]));
  const words = wordsOf(q);
  const isNamed = ({ title }: OwnRecipe): boolean => words.length > 0 && hasWords(title, words);
  const found = own.filter((recipe) => {
    const detail = details.get(recipe.id);
    return (
      (tag === '' || recipe.tags.some((one) => one.toLowerCase() === tag.toLowerCase())) &&
      (collection === '' || detail?.collections.includes(collection)) &&
      (words.length === 0 || isNamed(recipe) || (detail && hasWords(textOf(detail), words)))
    );
  });
  found.sort(
    (one, other) => Number(isNamed(other)) - Number(isNamed(one)) || orders[sort](one, other),
  );
  const first = (page - 1) * recipesPerPage;
  return { recipes: found.slice(first, first + recipesPerPage), total: found.length };
}
