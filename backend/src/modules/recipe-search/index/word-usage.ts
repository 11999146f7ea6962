import { BLOCK_WORDS, countBits } from './bitmap.js';
import { fitsOf, type Fit } from '../domain/ingredient-cover.js';
import type { IngredientHierarchy } from '../domain/ingredient-hierarchy.js';
import { gainOf } from './ranking.js';
import type { RecipeSegment } from './recipe-segment.js';

/** What a typed word is to the recipes of a segment. */
export interface WordUsage {
  readonly fits: ReadonlyMap<number, Fit>;
  /** What using it adds. */
  readonly gain: number;
  /** The most that having it spares for one ingredient of a recipe. */
  readonly spared: number;
  /** By block the rows for which it spares more than one ingredient, once for each more. */
  readonly repeats: Uint16Array;
  readonly repeatStarts: Uint32Array;
  /** The rows of `segment` that can use it, where they are so many that noting them once pays. */
  readonly rows: Int32Array | null;
  readonly segment: RecipeSegment;
}

/** Rows are noted for words that more than one row in this many can use: a handful of words, together a few bytes a recipe. */
const NOTED_SHARE = 20;

/** Works out once for each typed word which recipes it serves and how much that says of them. */
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

  /** What the noted rows take. */
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
    // What costs nothing comes last: to have it again spares nothing.
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
      using += countBits((rows[word] as number) & (segment.shared[word] as number));
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
