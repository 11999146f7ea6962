import {
  type IngredientLine,
  normalizeIngredientEntry,
  resolveIngredient,
  standsFor,
} from '@larder/culinary';

/** A pantry's contents: known ingredients and unknown words. */
export interface Shelf {
  readonly ingredientIds: ReadonlySet<number>;
  readonly words: ReadonlySet<string>;
}

const waterId = resolveIngredient('water').id;

/** What the pantry covers, by the same rule as the search. Staples that are not in it stay on a list: a bottle may be empty. */
export function shelfOf(pantry: readonly string[]): Shelf {
  const ingredientIds = new Set<number>();
  for (const entry of pantry) {
    const { id } = resolveIngredient(entry);
    if (id === null) continue;
    for (const held of standsFor(id)) ingredientIds.add(held);
  }
  return { ingredientIds, words: new Set(pantry.map(normalizeIngredientEntry)) };
}

export const isWater = ({ ingredientId }: IngredientLine): boolean =>
  ingredientId !== null && ingredientId === waterId;

/** Whether the shelf covers a line or one of its alternatives. */
export function isHeld(line: IngredientLine, shelf: Shelf): boolean {
  if (line.ingredientId === null) return shelf.words.has(normalizeIngredientEntry(line.name));
  return [line.ingredientId, ...line.alternatives].some((id) => shelf.ingredientIds.has(id));
}
