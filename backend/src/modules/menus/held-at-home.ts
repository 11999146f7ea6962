import {
  ancestorsOf,
  descendantsOf,
  ingredientById,
  type IngredientLine,
  normalizeIngredientEntry,
  resolveIngredient,
} from '@larder/culinary';

/** What a pantry holds: known ingredients, and words that nobody knows. */
export interface Shelf {
  readonly ingredientIds: ReadonlySet<number>;
  readonly words: ReadonlySet<string>;
}

const waterId = resolveIngredient('water').id;

/**
 * Only where nearly every kitchen has it does one kind do for another: olive oil for oil, salt for sea salt. Garlic is no
 * answer to "vegetables".
 */
const standsInFor = (id: number): number[] =>
  [...ancestorsOf(id), ...descendantsOf(id)].filter((other) => ingredientById(other)?.staple);

export function shelfOf(pantry: readonly string[]): Shelf {
  const ingredientIds = new Set<number>();
  for (const entry of pantry) {
    const { id } = resolveIngredient(entry);
    if (id === null) continue;
    for (const held of [id, ...standsInFor(id)]) ingredientIds.add(held);
  }
  return { ingredientIds, words: new Set(pantry.map(normalizeIngredientEntry)) };
}

export const isWater = ({ ingredientId }: IngredientLine): boolean =>
  ingredientId !== null && ingredientId === waterId;

/** Whether the shelf holds what a line asks for, or what the line allows instead. */
export function isHeld(line: IngredientLine, shelf: Shelf): boolean {
  if (line.ingredientId === null) return shelf.words.has(normalizeIngredientEntry(line.name));
  return [line.ingredientId, ...line.alternatives].some((id) => shelf.ingredientIds.has(id));
}
