import { BLOCK_WORDS, countBits } from './bitmap.js';
import { fitsOf, type Fit } from '../domain/ingredient-cover.js';
import type { IngredientHierarchy } from '../domain/ingredient-hierarchy.js';
import { gainOf } from './ranking.js';
import type { RecipeSegment } from './recipe-segment.js';

/** What a typed word means for a segment's recipes. */
export interface WordUsage {
  readonly fits: ReadonlyMap<number, Fit>;
  /** What using it gains. */
  readonly gain: number;
  /** The most that having it saves for one ingredient of a recipe. */
  readonly spared: number;
  /** By block, the rows for which it saves more than one ingredient, once for each extra. */
  readonly repeats: Uint16Array;
  readonly repeatStarts: Uint32Array;
  /** The rows of `segment` that can use it, if they are so many that precomputing them pays off. */
  readonly rows: Int32Array | null;
  readonly segment: RecipeSegment;
}

/**
 * Rows are precomputed for words that more than one row in this many can use: a handful of words, together a few bytes per
 * recipe.
 */
const NOTED_SHARE = 20;

/** Computes once per typed word which recipes it serves and how much it says about them. */
export class WordUsages {
  private readonly known = new Map<number, WordUsage>();
  private readonly named = new Int32Array(BLOCK_WORDS);

  constructor(
    private readonly segment: RecipeSegment,
    private readonly hierarchy: IngredientHierarchy,
  ) {}

  of(typed: number): WordUsage {
    let usage = this.known.get(typed);
    if (!usage) this.known.set(typed, (usage = this.workOut(typed)));
    return usage;
  }

  /** Memory used by the precomputed rows. */
  get byteLength(): number {
    return [...this.known.values()]
      .flatMap(({ rows, repeats, repeatStarts }) => [rows, repeats, repeatStarts])
      .reduce((sum, array) => sum + (array?.byteLength ?? 0), 0);
  }

  private workOut(typed: number): WordUsage {
    const { segment } = this;
    const { costs, publicCount } = segment.weights;
    const fits = fitsOf(typed, this.hierarchy);
    const costOf = (id: number): number => costs[id] as number;
    // Free ingredients come last: having one again saves nothing.
    const ids = [...fits.keys()].sort((left, right) => costOf(right) - costOf(left));
    const rows = new Int32Array(segment.blocks * BLOCK_WORDS);
    const repeatStarts = new Uint32Array(segment.blocks + 1);
    const repeats: number[] = [];
    for (let block = 0; block < segment.blocks; block += 1) {
      for (const id of ids) {
        if (costOf(id) > 0) this.noteRepeats(id, block, rows, repeats);
        segment.addRowsWith(id, block, rows, block * BLOCK_WORDS);
      }
      repeatStarts[block + 1] = repeats.length;
    }
    let using = 0;
    for (let word = 0; word < rows.length; word += 1) {
      using += countBits(rows[word] as number);
    }
    return {
      fits,
      gain: gainOf(this.hierarchy.roleOf(typed), using, publicCount),
      spared: ids[0] === undefined ? 0 : costOf(ids[0]),
      repeats: Uint16Array.from(repeats),
      repeatStarts,
      rows: using * NOTED_SHARE > segment.count ? rows : null,
      segment,
    };
  }

  /** Adds the rows of a block that name the ingredient and are already among `rows`. */
  private noteRepeats(id: number, block: number, rows: Int32Array, repeats: number[]): void {
    const { segment } = this;
    if (segment.countWith(id, block) === 0) return;
    const named = this.named.fill(0);
    segment.addRowsWith(id, block, named, 0);
    const from = block * BLOCK_WORDS;
    for (let at = 0; at < BLOCK_WORDS; at += 1) {
      let left = (named[at] as number) & (rows[from + at] as number);
      for (; left !== 0; left &= left - 1) repeats.push(at * 32 + 31 - Math.clz32(left & -left));
    }
  }
}
