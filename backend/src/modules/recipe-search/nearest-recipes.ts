import type { RecipeIndex, RecipeQuery } from './index/recipe-index.js';

/** Someone who lacks more than this is not close to having a dish. */
const MOST_MISSING = 3;

/** When nothing can be cooked: the best recipes for which only one thing is left to buy, or as few as possible. */
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
