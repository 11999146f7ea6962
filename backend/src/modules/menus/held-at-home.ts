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

export function shelfOf(pantry: readonly string[]): Shelf {
  const ingredientIds = new Set<number>();
  for (const entry of pantry) {
    const { id } = resolveIngredient(entry);
    if (id !== null) ingredientIds.add(id);
  }
  return { ingredientIds, words: new Set(pantry.map(normalizeIngredientEntry)) };
}

export const isWater = ({ ingredientId }: IngredientLine): boolean =>
  ingredientId !== null && ingredientId === waterId;

/** Whether the shelf holds what a line asks for, or what the line allows instead. */
export function isHeld(line: IngredientLine, shelf: Shelf): boolean {
  if (line.ingredientId === null) return shelf.words.has(normalizeIngredientEntry(line.name));
  return [line.ingredientId, ...line.alternatives].some((id) => serves(id, shelf.ingredientIds));
}

/**
 * Only where nearly every kitchen has it does one kind do for another: olive oil for oil, salt for sea salt. Garlic is no
 * answer to "vegetables".
 */
function serves(id: number, held: ReadonlySet<number>): boolean {
  if (held.has(id)) return true;
  if (!ingredientById(id)?.staple) return false;
  return [...ancestorsOf(id), ...descendantsOf(id)].some((relative) => held.has(relative));
}
