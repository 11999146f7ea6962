import type { IngredientHierarchy } from '@larder/culinary/at-hand';
import type { RecipeIndex, RecipeQuery } from './index/recipe-index.js';

/** Someone who lacks more than this is not close to having a dish. */
const MOST_MISSING = 3;

/**
 * When nothing can be cooked: the best recipes for which only one thing is left to buy, or as few as possible. They are about what the kitchen
 * is about: with a trout, dishes of trout, then of any other fish, which has to be bought as well. Only where there are neither, others.
 */
export async function nearestTo(
  index: RecipeIndex,
  hierarchy: IngredientHierarchy,
  query: RecipeQuery,
): Promise<readonly number[]> {
  const centred = { ...query, restricted: true, centred: true };
  const own = await nearestOf(index, centred, 1);
  if (own.length > 0) return own;
  for (const typed of familiesOf(query.typed, hierarchy)) {
    // All of the family count as at hand, so one thing more has to be bought.
    const related = await nearestOf(index, { ...centred, typed }, 0);
    if (related.length > 0) return related;
  }
  return nearestOf(index, { ...query, restricted: true }, 1);
}

async function nearestOf(
  index: RecipeIndex,
  query: RecipeQuery,
  fewest: number,
): Promise<readonly number[]> {
  for (let buying = fewest; buying < fewest + MOST_MISSING; buying += 1) {
    const { ids } = await index.search({ ...query, buying });
    if (ids.length > 0) return ids;
  }
  return [];
}

/** The kitchen with more and more general words for its proteins: a trout, then any fish. */
function familiesOf(typed: readonly number[], hierarchy: IngredientHierarchy): number[][] {
  const families: number[][] = [];
  for (let kitchen = typed; ;) {
    const wider = kitchen.flatMap((id) => {
      if (hierarchy.roleOf(id) !== 'protein') return [id];
      const general = hierarchy.generalOf(id);
      return general.length > 0 ? general : [id];
    });
    const next = [...new Set(wider)];
    if (next.join() === kitchen.join()) return families;
    families.push(next);
    kitchen = next;
  }
}
