import { AVOIDABLES, type Avoidable } from '../../recipes/domain/recipe-facts.js';
import { hasBit, setBit } from './bitmap.js';
import type { IndexedRecipe } from './recipe-index.js';

/** The facts of one recipe, one bit for each of AVOIDABLES. */
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

/** The facts of a segment's recipes: for each avoidable thing one bit per row, so that excluding it costs one AND. */
export class FactPlanes {
  /** How many planes there are. */
  static readonly count = 2 * AVOIDABLES.length;

  /** First the "known to be free of" planes, then the "not known to contain" planes. */
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
    for (let bit = 0; bit < AVOIDABLES.length; bit += 1) {
      if (((contains >> bit) & 1) === 1) continue;
      setBit(this.planes[AVOIDABLES.length + bit] ?? absent, row);
      if (((unsure >> bit) & 1) === 0) setBit(this.planes[bit] ?? absent, row);
    }
  }

  masksOf(row: number): FactMasks {
    let contains = 0;
    let unsure = 0;
    for (let bit = 0; bit < AVOIDABLES.length; bit += 1) {
      if (!hasBit(this.planes[AVOIDABLES.length + bit] ?? absent, row)) contains |= 1 << bit;
      else if (!hasBit(this.planes[bit] ?? absent, row)) unsure |= 1 << bit;
    }
    return { contains, unsure };
  }
}
