import { AVOIDABLES, type Avoidable } from '../recipe-facts.js';
import { hasBit, setBit } from './bitmap.js';
import type { IndexedRecipe } from './recipe-index.js';

/** The facts of one recipe, a bit for each of AVOIDABLES. */
export interface FactMasks {
  readonly contains: number;
  readonly unsure: number;
}

const maskOf = (chosen: readonly Avoidable[]): number =>
  chosen.reduce((mask, avoidable) => mask | (1 << AVOIDABLES.indexOf(avoidable)), 0);

export function factMasks(recipe: Pick<IndexedRecipe, 'contains' | 'unsure'>): FactMasks {
  return { contains: maskOf(recipe.contains), unsure: maskOf(recipe.unsure) };
}

const absent = new Int32Array(0);

/** What is known of the recipes of a segment: for each thing that can be avoided a bit for each row, so that leaving it out costs one AND. */
export class FactPlanes {
  /** How many planes there are. */
  static readonly count = 2 * AVOIDABLES.length;

  /** `planes` in the order of the accessors below. */
  constructor(readonly planes: readonly Int32Array[]) {}

  static of(words: number): FactPlanes {
    return new FactPlanes(Array.from({ length: FactPlanes.count }, () => new Int32Array(words)));
  }

  get byteLength(): number {
    return this.planes.reduce((sum, { byteLength }) => sum + byteLength, 0);
  }

  /** Rows that are known to be free of it. */
  freeOf(avoided: Avoidable): Int32Array {
    return this.planes[AVOIDABLES.indexOf(avoided)] ?? absent;
  }

  /** Rows that are not known to contain it. */
  notContaining(avoided: Avoidable): Int32Array {
    return this.planes[AVOIDABLES.length + AVOIDABLES.indexOf(avoided)] ?? absent;
  }

  set(row: number, { contains, unsure }: FactMasks): void {
    AVOIDABLES.forEach((avoided, bit) => {
      const isContained = ((contains >> bit) & 1) === 1;
      if (!isContained) setBit(this.notContaining(avoided), row);
      if (!isContained && ((unsure >> bit) & 1) === 0) setBit(this.freeOf(avoided), row);
    });
  }

  masksOf(row: number): FactMasks {
    const isContained = (avoided: Avoidable) => !hasBit(this.notContaining(avoided), row);
    const isUnsure = (avoided: Avoidable) =>
      !isContained(avoided) && !hasBit(this.freeOf(avoided), row);
    return factMasks({
      contains: AVOIDABLES.filter(isContained),
      unsure: AVOIDABLES.filter(isUnsure),
    });
  }
}
