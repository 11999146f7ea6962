import {
  type IngredientLine,
  normalizeIngredientEntry,
  resolveIngredient,
  standsFor,
} from '@larder/culinary';

/** What a pantry holds: known ingredients, and words that nobody knows. */
export interface Shelf {
  readonly ingredientIds: ReadonlySet<number>;
  readonly words: ReadonlySet<string>;
}

const waterId = resolveIngredient('water').id;

/** What the pantry stands for, by the rule of the search. Staples that it does not hold stay on a list: a bottle may be empty. */
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

/** Whether the shelf holds what a line asks for, or what the line allows instead. */
export function isHeld(line: IngredientLine, shelf: Shelf): boolean {
  if (line.ingredientId === null) return shelf.words.has(normalizeIngredientEntry(line.name));
  return [line.ingredientId, ...line.alternatives].some((id) => shelf.ingredientIds.has(id));
}
