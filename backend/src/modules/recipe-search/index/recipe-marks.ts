import { DISH_DIETS, DISH_TYPES } from '../../recipes/domain/dish-type.js';
import type { IndexedRecipe } from './recipe-index.js';

const dietsAt = DISH_TYPES.length + 1;
const forBabiesAt = dietsAt + DISH_DIETS.length;

function maskOf<T>(all: readonly T[], chosen: readonly T[]): number {
  return chosen.reduce((mask, value) => mask | (1 << all.indexOf(value)), 0);
}

/** A recipe's facts in one number, by which a segment's rows are sorted. */
export const marks = {
  of({
    unknownLines,
    types,
    diets,
    forBabies,
  }: Pick<IndexedRecipe, 'unknownLines' | 'types' | 'diets' | 'forBabies'>) {
    const understood = unknownLines === 0;
    // An unknown line may or may not comply with the diet.
    const sure = understood ? maskOf(DISH_DIETS, diets) : 0;
    return (
      (forBabies ? 1 << forBabiesAt : 0) |
      (sure << dietsAt) |
      (maskOf(DISH_TYPES, types) << 1) |
      (understood ? 1 : 0)
    );
  },
  understood: (mark: number): boolean => (mark & 1) === 1,
  hasType: (mark: number, type: number): boolean => ((mark >> (type + 1)) & 1) === 1,
  hasDiet: (mark: number, diet: number): boolean => ((mark >> (diet + dietsAt)) & 1) === 1,
  isForBabies: (mark: number): boolean => ((mark >> forBabiesAt) & 1) === 1,
};
