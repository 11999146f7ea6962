import type { IngredientLine } from '@larder/culinary';
import {
  coverOf,
  type IngredientCover,
  type IngredientHierarchy,
  sourceOf,
} from '@larder/culinary/at-hand';

/** Where what a line asks for comes from. */
export const LINE_SOURCES = ['kitchen', 'pantry', 'shop'] as const;
export type LineSource = (typeof LINE_SOURCES)[number];

const sources = { typed: 'kitchen', standIn: 'kitchen', pantry: 'pantry', shop: 'shop' } as const;

/** By the rule of the search; null for a line that may be left out and is not at hand. A line with several foods takes the farthest source. */
export function lineSources(
  lines: readonly IngredientLine[],
  kitchen: { readonly typed: readonly number[]; readonly pantry: readonly number[] },
  hierarchy: IngredientHierarchy,
): (LineSource | null)[] {
  const cover = coverOf(kitchen.typed, kitchen.pantry, hierarchy);
  return lines.map((line) => {
    const from = [line, ...line.also]
      .filter(({ name, ingredientId }) => ingredientId !== null || name !== '')
      .map((food) => sourceOfFood(food, cover));
    const farthest = LINE_SOURCES.findLast((source) => from.includes(source)) ?? null;
    return farthest === 'shop' && line.optional ? null : farthest;
  });
}

function sourceOfFood({ ingredientId, alternatives }: IngredientLine, cover: IngredientCover) {
  if (ingredientId === null) return 'shop';
  return sources[sourceOf({ anyOf: [ingredientId, ...alternatives], optional: false }, cover).from];
}
