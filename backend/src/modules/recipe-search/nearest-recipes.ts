import type { RecipeIndex, RecipeQuery } from './index/recipe-index.js';

/** Who lacks more than this does not nearly have a dish. */
const MOST_MISSING = 3;

/** Where nothing can be cooked: the best recipes for which one thing is left to buy, or else as few as there are. */
export async function nearestTo(
  index: RecipeIndex,
  query: RecipeQuery,
): Promise<readonly number[]> {
  for (let buying = 1; buying <= MOST_MISSING; buying += 1) {
    const { ids } = await index.search({ ...query, restricted: true, buying });
    if (ids.length > 0) return ids;
  }
  return [];
}
