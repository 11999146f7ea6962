import { DISH_DIETS, DISH_TYPES } from '../../recipes/domain/dish-type.js';
import type { RecipeQuery } from './recipe-index.js';
import type { RecipeSegment } from './recipe-segment.js';

/** Whether what has to be bought decides on a match, other than that it is nothing. */
export const isLimited = ({ restricted, buying, maxMissing }: RecipeQuery): boolean =>
  restricted ? buying !== undefined : maxMissing !== null;

/** Whether the title decides how well a dish matches. */
export const isByTitle = ({ name, typed }: RecipeQuery): boolean =>
  name !== null && typed.length === 0;

/** Whether of some matches nobody can say whether they comply with the exclusions and the diet. */
export const hasDoubts = ({ restricted, diet, avoided, excluded }: RecipeQuery): boolean =>
  !restricted && (diet !== null || avoided.length > 0 || excluded.length > 0);

/** What every recipe tells for sure. */
function plainFiltersOf(
  segment: RecipeSegment,
  { type, maxMinutes, cuisine }: RecipeQuery,
): Int32Array[] {
  return [
    ...(type === null ? [] : [segment.types[DISH_TYPES.indexOf(type)] as Int32Array]),
    ...(maxMinutes === null ? [] : [segment.readyIn(maxMinutes)]),
    ...(cuisine === null ? [] : [segment.ofCuisine(cuisine)]),
  ];
}

/** Rows that are known to comply with the diet, the exclusions and restricted mode. */
export function filtersOf(segment: RecipeSegment, query: RecipeQuery): readonly Int32Array[] {
  const { diet, avoided, excluded, restricted } = query;
  return segment.together([
    ...(restricted || excluded.length > 0 ? [segment.understood] : []),
    ...plainFiltersOf(segment, query),
    ...(diet === null ? [] : [segment.diets[DISH_DIETS.indexOf(diet)] as Int32Array]),
    ...avoided.map((one) => segment.facts.freeOf(one)),
  ]);
}

/** Rows that are not known to break the diet or the exclusions. */
export function possibleFiltersOf(
  segment: RecipeSegment,
  query: RecipeQuery,
): readonly Int32Array[] {
  const { diet, avoided } = query;
  return segment.together([
    ...plainFiltersOf(segment, query),
    ...(diet === null ? [] : [segment.facts.notContaining(diet)]),
    ...avoided.map((one) => segment.facts.notContaining(one)),
  ]);
}
