import type { IngredientHierarchy } from '@larder/culinary/at-hand';
import type { RecipeArrivals } from './recipe-arrivals.js';
import { ID_SHIFT } from './recipe-entry.js';

const NONE = 0;

/**
 * Recipes by the proteins that they use: those without any, those of one family such as beef or salmon, and those of several. What a
 * kitchen is about is mostly a protein, and most clusters have nothing to offer it.
 */
export class ProteinClusters {
  /** How many clusters there are. */
  readonly count: number;
  /** For each ingredient the number of its family, from 1 on; 0 if it is no protein. */
  private readonly families: Uint16Array;
  private readonly several: number;

  constructor(hierarchy: IngredientHierarchy, greatestIngredient: number) {
    const families = new Map<number, number>();
    this.families = new Uint16Array(greatestIngredient + 1);
    for (let id = 1; id <= greatestIngredient; id += 1) {
      if (hierarchy.roleOf(id) !== 'protein') continue;
      const family = familyOf(id, hierarchy);
      const known = families.get(family) ?? families.size + 1;
      families.set(family, known);
      this.families[id] = known;
    }
    this.several = families.size + 1;
    this.count = families.size + 2;
  }

  /** The cluster of an arrival, below `count`. */
  of({ entries, starts }: RecipeArrivals, arrival: number): number {
    let cluster = NONE;
    const end = starts[arrival + 1] as number;
    for (let at = starts[arrival] as number; at < end; at += 1) {
      const family = this.families[(entries[at] as number) >> ID_SHIFT] as number;
      if (family === NONE || family === cluster) continue;
      if (cluster !== NONE) return this.several;
      cluster = family;
    }
    return cluster;
  }
}

/** What it is a kind of, one step below the most general word: beef for a steak, which is meat. */
function familyOf(id: number, hierarchy: IngredientHierarchy): number {
  let family = id;
  let [general] = hierarchy.generalOf(id);
  while (general !== undefined) {
    const [next] = hierarchy.generalOf(general);
    if (next !== undefined) family = general;
    general = next;
  }
  return family;
}
