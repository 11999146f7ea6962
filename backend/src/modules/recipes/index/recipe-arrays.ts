import { DISH_DIETS, DISH_TYPES } from '../dish-type.js';
import type { IngredientHierarchy } from './ingredient-hierarchy.js';
import { costOf } from './ranking.js';
import type { IndexedRecipe } from './recipe-index.js';

/** Set on an entry that belongs to the same line as the entry before it ("butter or margarine"). */
export const ALTERNATIVE = 1;
/** Set on the entries of a line that the dish can do without. */
export const OPTIONAL = 2;

const NOBODY = 0;

export function maskOf<T>(all: readonly T[], chosen: readonly T[]): number {
  return chosen.reduce((mask, value) => mask | (1 << all.indexOf(value)), 0);
}

/**
 * Recipes as flat arrays. Rows are sorted by what breaks a tie between equal scores (cheaper to buy for, more popular, older), so the
 * row number is the tie-break and no comparison ever reads more than score and row.
 */
export class RecipeArrays {
  readonly count: number;
  readonly ids: Int32Array;
  readonly typeMasks: Uint8Array;
  readonly dietMasks: Uint8Array;
  readonly understood: Uint8Array;
  /** The total cost of all required ingredients: what a score starts from, below zero. */
  readonly costs: Int32Array;
  /** Whether a line offers alternatives, so that adding up its entries would count the line twice. */
  readonly hasAlternatives: Uint8Array;
  /** Entries of row r: from entryStarts[r] up to entryStarts[r + 1]; required before optional. */
  readonly entryStarts: Uint32Array;
  readonly entryIds: Uint16Array;
  readonly entryFlags: Uint8Array;
  private readonly owners: Uint32Array;
  private readonly ownerNumbers = new Map<string, number>();
  private readonly postingStarts: Uint32Array;
  private readonly postingRows: Uint32Array;
  private readonly postingIsOptional: Uint8Array;
  /** How many recipes everybody can see; they alone decide what is rare. */
  readonly publicCount: number;
  /** What a line that nobody understood takes away: as much as a rare thing to buy. */
  private readonly unknownCost: number;
  private readonly entryCosts: Int32Array;

  constructor(recipes: readonly IndexedRecipe[], hierarchy: IngredientHierarchy) {
    const greatestId = recipes.reduce(
      (greatest, { ingredients }) =>
        ingredients.reduce((most, { anyOf }) => Math.max(most, ...anyOf), greatest),
      0,
    );
    if (greatestId > 65_535) throw new RangeError('Ingredient ids must fit into 16 bits.');
    this.count = recipes.length;

    this.publicCount = recipes.reduce((sum, { ownerId }) => sum + (ownerId === null ? 1 : 0), 0);
    this.entryCosts = costsOf(recipes, this.publicCount, greatestId, hierarchy);
    this.unknownCost = costOf('main', 1, this.publicCount);
    const totalCost = new Map(
      recipes.map((recipe) => [
        recipe.id,
        recipe.ingredients.reduce(
          (sum, { optional, anyOf }) => sum + (optional ? 0 : this.costOf(anyOf[0])),
          recipe.understood ? 0 : this.unknownCost,
        ),
      ]),
    );
    const sorted = [...recipes].sort(
      (left, right) =>
        (totalCost.get(left.id) ?? 0) - (totalCost.get(right.id) ?? 0) ||
        right.popularity - left.popularity ||
        left.id - right.id,
    );

    this.ids = Int32Array.from(sorted, ({ id }) => id);
    this.typeMasks = Uint8Array.from(sorted, ({ types }) => maskOf(DISH_TYPES, types));
    this.dietMasks = Uint8Array.from(sorted, ({ diets, understood }) =>
      understood ? maskOf(DISH_DIETS, diets) : 0,
    );
    this.understood = Uint8Array.from(sorted, ({ understood }) => (understood ? 1 : 0));
    this.costs = Int32Array.from(sorted, ({ id }) => totalCost.get(id) ?? 0);
    this.hasAlternatives = Uint8Array.from(sorted, ({ ingredients }) =>
      ingredients.some(({ anyOf }) => anyOf.length > 1) ? 1 : 0,
    );
    this.owners = Uint32Array.from(sorted, ({ ownerId }) => {
      if (ownerId === null) return NOBODY;
      const number = this.ownerNumbers.get(ownerId) ?? this.ownerNumbers.size + 1;
      this.ownerNumbers.set(ownerId, number);
      return number;
    });

    const entryCount = sorted.reduce(
      (sum, { ingredients }) =>
        sum + ingredients.reduce((count, { anyOf }) => count + anyOf.length, 0),
      0,
    );
    this.entryStarts = new Uint32Array(this.count + 1);
    this.entryIds = new Uint16Array(entryCount);
    this.entryFlags = new Uint8Array(entryCount);
    this.postingStarts = new Uint32Array(greatestId + 2);
    this.fillEntries(sorted);
    this.postingRows = new Uint32Array(entryCount);
    this.postingIsOptional = new Uint8Array(entryCount);
    this.fillPostings();
  }

  /** What having to buy it takes away from a score. */
  costOf(id: number): number {
    return this.entryCosts[id] ?? 0;
  }

  /** What a row owes for not being understood. */
  unknownCostOf(row: number): number {
    return this.understood[row] === 1 ? 0 : this.unknownCost;
  }

  /** Calls back with each row that names the ingredient, and whether it can do without. */
  eachRowWith(id: number, visit: (row: number, optional: boolean) => void): void {
    const end = this.postingStarts[id + 1] ?? 0;
    for (let at = this.postingStarts[id] ?? end; at < end; at += 1) {
      visit(this.postingRows[at] as number, this.postingIsOptional[at] === 1);
    }
  }

  /** A number to compare with `isVisible`; 0 for a person who owns no recipe. */
  viewerNumber(viewerId: string | null): number {
    return viewerId === null ? NOBODY : (this.ownerNumbers.get(viewerId) ?? NOBODY);
  }

  isPublic(row: number): boolean {
    return this.owners[row] === NOBODY;
  }

  isVisible(row: number, viewer: number): boolean {
    const owner = this.owners[row];
    return owner === NOBODY || owner === viewer;
  }

  private fillEntries(sorted: readonly IndexedRecipe[]): void {
    let at = 0;
    sorted.forEach(({ ingredients }, row) => {
      this.entryStarts[row] = at;
      for (const optional of [false, true]) {
        for (const ingredient of ingredients) {
          if (ingredient.optional !== optional) continue;
          ingredient.anyOf.forEach((id, index) => {
            this.entryIds[at] = id;
            this.entryFlags[at] = (index > 0 ? ALTERNATIVE : 0) | (optional ? OPTIONAL : 0);
            at += 1;
          });
        }
      }
    });
    this.entryStarts[this.count] = at;
  }

  private fillPostings(): void {
    const starts = this.postingStarts;
    for (const id of this.entryIds) starts[id + 1] = (starts[id + 1] as number) + 1;
    for (let id = 1; id < starts.length; id += 1) {
      starts[id] = (starts[id] as number) + (starts[id - 1] as number);
    }
    const next = starts.slice();
    for (let row = 0; row < this.count; row += 1) {
      const end = this.entryStarts[row + 1] as number;
      for (let entry = this.entryStarts[row] as number; entry < end; entry += 1) {
        const id = this.entryIds[entry] as number;
        const at = next[id] as number;
        this.postingRows[at] = row;
        this.postingIsOptional[at] = (this.entryFlags[entry] as number) & OPTIONAL ? 1 : 0;
        next[id] = at + 1;
      }
    }
  }
}

/** Costs come from the recipes that everybody can see, so that nobody's own recipes change what others find. */
function costsOf(
  recipes: readonly IndexedRecipe[],
  publicCount: number,
  greatestId: number,
  hierarchy: IngredientHierarchy,
): Int32Array {
  const recipesWith = new Uint32Array(greatestId + 1);
  for (const { ingredients, ownerId } of recipes) {
    if (ownerId !== null) continue;
    for (const id of new Set(ingredients.flatMap(({ anyOf }) => anyOf))) {
      recipesWith[id] = (recipesWith[id] as number) + 1;
    }
  }
  return Int32Array.from(recipesWith, (count, id) =>
    costOf(hierarchy.roleOf(id), count, publicCount),
  );
}
