// How one ingredient of a recipe is written in the 16 bits of an entry.

/** Set on an entry that belongs to the same line as the previous entry ("butter or margarine"). */
export const ALTERNATIVE = 1;
/** Set on the entries of an optional line. */
export const OPTIONAL = 2;
/** Set on an entry whose ingredient the title names. */
export const IN_TITLE = 4;
/** Ingredient ids use the remaining bits of 16. */
export const ID_SHIFT = 3;
export const GREATEST_INGREDIENT = 8_191;
/** What is left of an entry without the bits below: twice the ingredient, and one more if the title names it. */
export const TITLE_SHIFT = 2;

/**
 * The ingredient of the line at this place of a row, if it is required and the only choice; otherwise 0. Such lines come before all
 * others, one entry each.
 */
export function ingredientAt(
  entries: Uint16Array,
  from: number,
  end: number,
  place: number,
): number {
  const at = from + place;
  if (at >= end) return 0;
  const entry = entries[at] as number;
  const hasChoice = at + 1 < end && ((entries[at + 1] as number) & ALTERNATIVE) !== 0;
  return hasChoice || (entry & (ALTERNATIVE | OPTIONAL)) !== 0 ? 0 : entry >> ID_SHIFT;
}
