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
