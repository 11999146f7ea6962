import { bitsIn, BLOCK_WORDS } from './bitmap.js';
import { type Fit, fitsOf, type IngredientHierarchy, PARTLY } from '@larder/culinary/at-hand';
import { gainOf } from './ranking.js';
import type { RecipeSegment } from './recipe-segment.js';

/** What a typed word means for a segment's recipes. */
export interface WordUsage {
  readonly typed: number;
  readonly fits: ReadonlyMap<number, Fit>;
  /** What using it gains. */
  readonly gain: number;
  /** The most that having it saves for one ingredient of a recipe. */
  readonly spared: number;
  /** By block, the rows for which it saves more than one ingredient, once for each extra. */
  readonly repeats: Uint16Array;
  readonly repeatStarts: Uint32Array;
  /** The ingredients that its rows use: all that it fits, or, if rows that it only stands in for are told apart, the others. */
  readonly ids: readonly number[];
  /** The ingredients of the rows that it only stands in for, if these are so many that telling them apart pays off. */
  readonly standInIds: readonly number[];
  readonly segment: RecipeSegment;
}

/** Rows for which it only stands in are told apart even if they are few: each of them would be read. */
const STAND_IN_SHARE = 2_000;

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

  /** Memory used by what is known of words. */
  get byteLength(): number {
    return [...this.known.values()].reduce(
      (sum, { repeats, repeatStarts }) => sum + repeats.byteLength + repeatStarts.byteLength,
      0,
    );
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
        segment.using.addRowsWith(id, block, rows, block * BLOCK_WORDS);
      }
      repeatStarts[block + 1] = repeats.length;
    }
    const using = bitsIn(rows);
    const whole = ids.filter((id) => fits.get(id) !== PARTLY);
    const partly = ids.filter((id) => fits.get(id) === PARTLY);
    const standInIds = this.areMany(partly) ? partly : [];
    return {
      typed,
      fits,
      ids: standInIds.length > 0 ? whole : ids,
      standInIds,
      gain: gainOf(this.hierarchy.roleOf(typed), using, publicCount),
      spared: ids[0] === undefined ? 0 : costOf(ids[0]),
      repeats: Uint16Array.from(repeats),
      repeatStarts,
      segment,
    };
  }

  /** Whether more than one row in this many names one of the ingredients, those that name several counted as often. */
  private areMany(ids: readonly number[]): boolean {
    const { using, count } = this.segment;
    const rows = ids.reduce((sum, id) => sum + using.total(id), 0);
    return rows * STAND_IN_SHARE > count;
  }

  /** Adds the rows of a block that name the ingredient and are already among `rows`. */
  private noteRepeats(id: number, block: number, rows: Int32Array, repeats: number[]): void {
    const { segment } = this;
    if (segment.using.countWith(id, block) === 0) return;
    const named = this.named.fill(0);
    segment.using.addRowsWith(id, block, named, 0);
    const from = block * BLOCK_WORDS;
    for (let at = 0; at < BLOCK_WORDS; at += 1) {
      let left = (named[at] as number) & (rows[from + at] as number);
      for (; left !== 0; left &= left - 1) repeats.push(at * 32 + 31 - Math.clz32(left & -left));
    }
  }
}
