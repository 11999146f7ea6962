import { ancestorsOf, descendantsOf, ingredientById } from '@larder/culinary';

/** What is a kind of what. */
export interface IngredientHierarchy {
  /** Everything that this is a kind of: for cheddar, cheese. */
  ancestorsOf(id: number): readonly number[];
  /** Everything that is a kind of this: for cheese, cheddar and brie. */
  descendantsOf(id: number): readonly number[];
  /** Whether nearly every kitchen has it, so that naming it says little and lacking it costs nothing. */
  isStaple(id: number): boolean;
}

const ancestors = new Map<number, readonly number[]>();
const descendants = new Map<number, readonly number[]>();

function remembered(
  memory: Map<number, readonly number[]>,
  id: number,
  find: (id: number) => readonly number[],
): readonly number[] {
  let found = memory.get(id);
  if (!found) memory.set(id, (found = find(id)));
  return found;
}

export const culinaryHierarchy: IngredientHierarchy = {
  ancestorsOf: (id) => remembered(ancestors, id, ancestorsOf),
  descendantsOf: (id) => remembered(descendants, id, descendantsOf),
  isStaple: (id) => ingredientById(id)?.staple ?? false,
};
