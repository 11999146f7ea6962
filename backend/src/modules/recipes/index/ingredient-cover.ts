import type { IndexedIngredient } from './recipe-index.js';
import type { IngredientHierarchy } from './ingredient-hierarchy.js';

/** How well what somebody has stands in for an ingredient, in eighths of its worth. */
export const FULLY = 8;
/** The person said something more general ("cheese" for cheddar): likely the right kind, perhaps not. */
const LIKELY = 6;

export type Fit = typeof FULLY | typeof LIKELY;

/** A typed word with more kinds than this ("vegetable") is too vague to stand for each of them. */
export const MOST_KINDS = 120;

/**
 * What one typed ingredient can stand for. The specific serves for the general: with extra virgin olive oil at hand a recipe that
 * asks for oil is served. The general serves for the specific less well, and not at all where `strict`, since "cheese" in the fridge
 * may not be feta.
 */
export function fitsOf(
  typed: number,
  strict: boolean,
  hierarchy: IngredientHierarchy,
): Map<number, Fit> {
  const fits = new Map<number, Fit>();
  const kinds = strict ? [] : hierarchy.mayBe(typed);
  if (kinds.length <= MOST_KINDS) for (const kind of kinds) fits.set(kind, LIKELY);
  for (const general of hierarchy.servesFor(typed)) fits.set(general, FULLY);
  fits.set(typed, FULLY);
  return fits;
}

/** What a person has, as the ingredients that it can stand for in a recipe. */
export interface IngredientCover {
  /** For each typed ingredient what it can stand for. */
  readonly fits: readonly { readonly typed: number; readonly fits: ReadonlyMap<number, Fit> }[];
  /** All of that together. */
  readonly typed: ReadonlySet<number>;
  readonly pantry: ReadonlySet<number>;
}

export function coverOf(
  typed: readonly number[],
  pantry: readonly number[],
  strict: boolean,
  hierarchy: IngredientHierarchy,
): IngredientCover {
  const fits = typed.map((id) => ({ typed: id, fits: fitsOf(id, strict, hierarchy) }));
  return {
    fits,
    typed: new Set(fits.flatMap((one) => [...one.fits.keys()])),
    pantry: new Set(pantry.flatMap((id) => [id, ...hierarchy.servesFor(id)])),
  };
}

/** Where one ingredient of a recipe comes from, and which of its alternatives that is. */
export interface IngredientSource {
  readonly from: 'typed' | 'pantry' | 'shop';
  readonly id: number;
}

/** What was typed first, then the pantry, then the shop. */
export function sourceOf({ anyOf }: IndexedIngredient, cover: IngredientCover): IngredientSource {
  const typed = anyOf.find((id) => cover.typed.has(id));
  if (typed !== undefined) return { from: 'typed', id: typed };
  const held = anyOf.find((id) => cover.pantry.has(id));
  if (held !== undefined) return { from: 'pantry', id: held };
  return { from: 'shop', id: anyOf[0] };
}
