import type { IndexedIngredient } from './recipe-index.js';
import type { IngredientHierarchy } from './ingredient-hierarchy.js';

/** How well what somebody has stands in for an ingredient, in quarters. */
export const FULLY = 4;
/** The person said something more general ("cheese" for cheddar): likely the right kind, perhaps not. */
export const LIKELY = 3;

export type Fit = typeof FULLY | typeof LIKELY;

export interface TypedCover {
  readonly fit: Fit;
  /** The typed ingredient that covers it. */
  readonly typed: number;
}

/** A typed word with more kinds than this ("vegetable", "meat") is too vague to stand for each of them. */
export const MOST_KINDS = 120;

/** What a person has, as the ingredients that it can stand for in a recipe. */
export interface IngredientCover {
  readonly typed: ReadonlyMap<number, TypedCover>;
  readonly pantry: ReadonlySet<number>;
}

/**
 * The specific satisfies the general: with extra virgin olive oil at hand a recipe that asks for oil is served. The general
 * satisfies the specific less well, and not at all where `strict`, since "cheese" in the fridge may not be feta.
 */
export function coverOf(
  typed: readonly number[],
  pantry: readonly number[],
  strict: boolean,
  hierarchy: IngredientHierarchy,
): IngredientCover {
  const covers = new Map<number, TypedCover>();
  for (const id of typed) covers.set(id, { fit: FULLY, typed: id });
  for (const id of typed) {
    for (const general of hierarchy.servesFor(id)) {
      if (!covers.has(general)) covers.set(general, { fit: FULLY, typed: id });
    }
  }
  if (!strict) {
    for (const id of typed) {
      const kinds = hierarchy.mayBe(id);
      if (kinds.length > MOST_KINDS) continue;
      for (const kind of kinds) {
        if (!covers.has(kind)) covers.set(kind, { fit: LIKELY, typed: id });
      }
    }
  }
  const held = new Set(pantry);
  for (const id of pantry) for (const general of hierarchy.servesFor(id)) held.add(general);
  return { typed: covers, pantry: held };
}

/** Where one ingredient of a recipe comes from. */
export type IngredientSource =
  | { readonly from: 'typed'; readonly fit: Fit; readonly typed: number; readonly id: number }
  | { readonly from: 'pantry'; readonly id: number }
  | { readonly from: 'shop'; readonly id: number };

/** The best source: what was typed, be it in general words, then the pantry, then the shop. */
export function sourceOf(ingredient: IndexedIngredient, cover: IngredientCover): IngredientSource {
  let likely: IngredientSource | undefined;
  for (const id of ingredient.anyOf) {
    const typed = cover.typed.get(id);
    if (typed?.fit === FULLY) return { from: 'typed', fit: FULLY, typed: typed.typed, id };
    if (typed) likely ??= { from: 'typed', fit: LIKELY, typed: typed.typed, id };
  }
  if (likely) return likely;
  const held = ingredient.anyOf.find((id) => cover.pantry.has(id));
  if (held !== undefined) return { from: 'pantry', id: held };
  return { from: 'shop', id: ingredient.anyOf[0] };
}
