import { MOST_KINDS } from '../index.js';
import type { IngredientHierarchy } from './ingredient-hierarchy.js';
import type { RecipeNeed } from './recipe-needs.js';

/** How well an available ingredient substitutes for another, in eighths of its worth. */
export const FULLY = 8;
/**
 * The person entered something more general ("cheese" for cheddar): it counts as available, but says less about the
 * dish. Or something nearly the same (penne for rigatoni), and is told the difference.
 */
export const LIKELY = 6;
/** Ham for a ham hock: the dish changes, and the person is told how. */
export const PARTLY = 4;

export type Fit = typeof FULLY | typeof LIKELY | typeof PARTLY;

/**
 * What an available ingredient can stand for in a recipe, in every search mode and whether it was typed or is in the pantry. A
 * general word stands for its kinds: pasta satisfies a recipe that asks for spaghetti. A kind stands for the general word where any
 * kind will do: spaghetti for pasta, extra virgin olive oil for oil, but not a chicken breast for a chicken.
 */
export function wholeFitsOf(have: number, hierarchy: IngredientHierarchy): Map<number, Fit> {
  const fits = new Map<number, Fit>();
  const kinds = hierarchy.mayBe(have);
  if (kinds.length <= MOST_KINDS) for (const kind of kinds) fits.set(kind, LIKELY);
  for (const general of hierarchy.servesFor(have)) fits.set(general, FULLY);
  fits.set(have, FULLY);
  return fits;
}

/** The same of what a person typed, which may also stand in with a difference. What is always in the pantry does not: it would hide purchases. */
export function fitsOf(have: number, hierarchy: IngredientHierarchy): Map<number, Fit> {
  const whole = wholeFitsOf(have, hierarchy);
  return new Map([...whole, ...standInFitsOf(have, whole, hierarchy)]);
}

function standInFitsOf(
  have: number,
  whole: ReadonlyMap<number, Fit>,
  hierarchy: IngredientHierarchy,
): Map<number, Fit> {
  const nearly = hierarchy.nearlyFor(have);
  return new Map(
    [...hierarchy.partlyFor(have).keys()]
      .filter((wanted) => !whole.has(wanted))
      .map((wanted) => [wanted, nearly.has(wanted) ? LIKELY : PARTLY] as const),
  );
}

/** What is at hand, expressed as the recipe ingredients it can stand for. */
export interface IngredientCover {
  /** What the typed ingredients can stand for, with the one that fits best. */
  readonly typed: ReadonlyMap<number, number>;
  /** What they only stand in for, with the typed ingredient that does. */
  readonly standIns: ReadonlyMap<number, number>;
  /** What the pantry and the universal staples stand for. */
  readonly pantry: ReadonlySet<number>;
}

/** The single rule for what is at hand, used by the search, its reasons and restricted mode. */
export function coverOf(
  typed: readonly number[],
  pantry: readonly number[],
  hierarchy: IngredientHierarchy,
): IngredientCover {
  const whole = typed.map((id) => ({ typed: id, fits: wholeFitsOf(id, hierarchy) }));
  const standIns = whole.map(({ typed: id, fits }) => ({
    typed: id,
    fits: standInFitsOf(id, fits, hierarchy),
  }));
  return {
    typed: bestOf(whole),
    standIns: bestOf(standIns),
    pantry: pantryCoverOf(pantry, hierarchy),
  };
}

/** By hierarchy and pantry list, which stays the same object from search to search. */
const pantryCovers = new WeakMap<
  IngredientHierarchy,
  WeakMap<readonly number[], ReadonlySet<number>>
>();

/** What a pantry list and the universal staples stand for. */
export function pantryCoverOf(
  pantry: readonly number[],
  hierarchy: IngredientHierarchy,
): ReadonlySet<number> {
  const covers = pantryCovers.get(hierarchy) ?? new WeakMap();
  pantryCovers.set(hierarchy, covers);
  const cover =
    covers.get(pantry) ??
    new Set([
      ...hierarchy.staples,
      ...pantry.flatMap((id) => [...wholeFitsOf(id, hierarchy).keys()]),
    ]);
  covers.set(pantry, cover);
  return cover;
}

/** For each ingredient the typed one used for it: itself, or the first that fits best. */
function bestOf(
  fits: readonly { readonly typed: number; readonly fits: ReadonlyMap<number, Fit> }[],
): Map<number, number> {
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

/** Where a recipe ingredient comes from, and which of its alternatives that is. */
export interface IngredientSource {
  readonly from: 'typed' | 'pantry' | 'standIn' | 'shop';
  readonly id: number;
}

/** Typed ingredients first, then the pantry, then what stands in, then the shop. */
export function sourceOf({ anyOf }: RecipeNeed, cover: IngredientCover): IngredientSource {
  let typed: number | undefined;
  let held: number | undefined;
  let replaced: number | undefined;
  for (const id of anyOf) {
    const word = cover.typed.get(id);
    if (word === id) return { from: 'typed', id };
    if (word !== undefined) typed ??= id;
    else if (cover.pantry.has(id)) held ??= id;
    else if (cover.standIns.has(id)) replaced ??= id;
  }
  if (typed !== undefined) return { from: 'typed', id: typed };
  if (held !== undefined) return { from: 'pantry', id: held };
  if (replaced !== undefined) return { from: 'standIn', id: replaced };
  return { from: 'shop', id: anyOf[0] };
}
