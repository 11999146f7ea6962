import type { IngredientHierarchy, IngredientsAtHand } from '@larder/culinary/at-hand';
import { foundDish } from './domain/found-dish.js';
import { DISHES_OF_A_PAGE, inCooksOrder } from './domain/page-order.js';
import { kitchenOf } from './domain/searched-kitchen.js';
import type { FoundRecipe } from './dto/search-text.js';
import type { RecipeAnswer } from './index/recipe-index.js';

/** The dishes of whole pages, each in a cook's order. `soon`: what will not keep. */
export function foundInOrder(
  { typed, pantry, soon = [] }: IngredientsAtHand,
  { ids, scores, worths }: RecipeAnswer,
  recipes: readonly FoundRecipe[],
  hierarchy: IngredientHierarchy,
): FoundRecipe[] {
  const scoreOf = new Map(ids.map((id, place) => [id, scores[place] as number]));
  const dishes = recipes.map((recipe) => {
    const { card } = recipe;
    return { recipe, ...foundDish(card, scoreOf.get(card.summary.id) as number) };
  });
  const kitchen = kitchenOf({ typed, pantry }, worths, hierarchy, soon);
  const pages = Array.from({ length: Math.ceil(dishes.length / DISHES_OF_A_PAGE) }, (_, page) =>
    dishes.slice(page * DISHES_OF_A_PAGE, (page + 1) * DISHES_OF_A_PAGE),
  );
  return pages.flatMap((page) =>
    inCooksOrder(page, kitchen, hierarchy).map(({ recipe }) => recipe),
  );
}
