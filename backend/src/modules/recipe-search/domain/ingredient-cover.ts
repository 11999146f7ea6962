import { MOST_KINDS } from '@larder/culinary';
import type { IngredientHierarchy } from './ingredient-hierarchy.js';
import type { RecipeNeed } from './recipe-needs.js';

/** How well what somebody has stands in for an ingredient, in eighths of its worth. */
export const FULLY = 8;
/** The person said something more general ("cheese" for cheddar): it counts as there, but says less about the dish. */
const LIKELY = 6;

export type Fit = typeof FULLY | typeof LIKELY;

/**
 * What one ingredient at hand can stand for in a recipe, whatever the mode of the search and whether it was typed or stands in the
 * pantry. A general word stands for its kinds: with pasta at hand a recipe that asks for spaghetti is served. A kind stands for the
 * general where any kind will do: spaghetti for pasta, extra virgin olive oil for oil, but no chicken breast for a chicken.
 */
export function fitsOf(have: number, hierarchy: IngredientHierarchy): Map<number, Fit> {
  const fits = new Map<number, Fit>();
  const kinds = hierarchy.mayBe(have);
  if (kinds.length <= MOST_KINDS) for (const kind of kinds) fits.set(kind, LIKELY);
  for (const general of hierarchy.servesFor(have)) fits.set(general, FULLY);
  fits.set(have, FULLY);
  return fits;
}

/** What is at hand, as the ingredients that it can stand for in a recipe. */
export interface IngredientCover {
  /** For each typed ingredient what it can stand for. */
  readonly fits: readonly { readonly typed: number; readonly fits: ReadonlyMap<number, Fit> }[];
  /** All of that together, with the typed ingredient that stands for it best. */
  readonly typed: ReadonlyMap<number, number>;
  /** What the pantry stands for, and the staples that every kitchen has. */
  readonly pantry: ReadonlySet<number>;
}

/** The one rule of what is at hand: the search, its reasons and the restricted mode all go by it. */
export function coverOf(
  typed: readonly number[],
  pantry: readonly number[],
  hierarchy: IngredientHierarchy,
): IngredientCover {
  const fits = typed.map((id) => ({ typed: id, fits: fitsOf(id, hierarchy) }));
  return {
    fits,
    typed: bestOf(fits),
    pantry: new Set([
      ...hierarchy.staples,
      ...pantry.flatMap((id) => [...fitsOf(id, hierarchy).keys()]),
    ]),
  };
}

/** By ingredient which typed one is used for it: itself, or else the first that fits it best. */
function bestOf(fits: IngredientCover['fits']): Map<number, number> {
  const best = new Map<number, number>();
  const fitOf = new Map<number, number>();
  for (const { typed, fits: one } of fits) {
    for (const [id, fit] of one) {
      if (id !== typed && fit <= (fitOf.get(id) ?? 0)) continue;
      best.set(id, typed);
      fitOf.set(id, id === typed ? Infinity : fit);
    }
  }
  return best;
}

/** Where one ingredient of a recipe comes from, and which of its alternatives that is. */
export interface IngredientSource {
  readonly from: 'typed' | 'pantry' | 'shop';
  readonly id: number;
}

/** What was typed first, then the pantry, then the shop. */
export function sourceOf({ anyOf }: RecipeNeed, cover: IngredientCover): IngredientSource {
  const exact = anyOf.find((id) => cover.typed.get(id) === id);
  const typed = exact ?? anyOf.find((id) => cover.typed.has(id));
  if (typed !== undefined) return { from: 'typed', id: typed };
  const held = anyOf.find((id) => cover.pantry.has(id));
  if (held !== undefined) return { from: 'pantry', id: held };
  return { from: 'shop', id: anyOf[0] };
}
