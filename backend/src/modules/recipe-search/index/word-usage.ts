import { bitsIn, BLOCK_WORDS } from './bitmap.js';
import { type Fit, fitsOf, type IngredientHierarchy, PARTLY } from '@larder/culinary/at-hand';
import { gainOf } from './ranking.js';
import type { Postings } from './postings.js';
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
  /** The ingredients that its rows use: all that it fits, or, if rows that it only stands in for are told apart, the others. */
  readonly ids: readonly number[];
  /** The rows of `segment` that use one of these, if they are so many that precomputing them pays off. */
  readonly rows: Int32Array | null;
  /** The rows that it only stands in for, if they are so many that telling them apart pays off. */
  readonly partlyRows: Int32Array | null;
  /** The rows whose titles name it, if they are that many. */
  readonly titleRows: Int32Array | null;
  readonly segment: RecipeSegment;
}

/**
 * Rows are precomputed for words that more than one row in this many can use: a handful of words, together a few bytes per
 * recipe.
 */
const NOTED_SHARE = 20;
/** Far fewer are named after it. */
const TITLE_SHARE = 100;
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

  /** Memory used by the precomputed rows. */
  get byteLength(): number {
    return [...this.known.values()]
      .flatMap(({ rows, partlyRows, titleRows, repeats, repeatStarts }) => [
        ...[rows, partlyRows, titleRows],
        ...[repeats, repeatStarts],
      ])
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
        segment.using.addRowsWith(id, block, rows, block * BLOCK_WORDS);
      }
      repeatStarts[block + 1] = repeats.length;
    }
    const using = bitsIn(rows);
    const whole = ids.filter((id) => fits.get(id) !== PARTLY);
    const partlyRows = this.standInRows(
      ids.filter((id) => fits.get(id) === PARTLY),
      whole,
    );
    const told = partlyRows ? whole : ids;
    return {
      fits,
      ids: told,
      gain: gainOf(this.hierarchy.roleOf(typed), using, publicCount),
      spared: ids[0] === undefined ? 0 : costOf(ids[0]),
      repeats: Uint16Array.from(repeats),
      repeatStarts,
      rows: this.rowsIfMany(segment.using, told, NOTED_SHARE),
      partlyRows,
      titleRows: this.rowsIfMany(segment.namedAfter, ids, TITLE_SHARE),
      segment,
    };
  }

  /** The rows with one of these ingredients, if more than one in `share` has one. */
  private rowsIfMany(postings: Postings, ids: readonly number[], share: number): Int32Array | null {
    const { blocks, count } = this.segment;
    if (rowsWith(postings, ids, blocks) * share <= count) return null;
    const rows = new Int32Array(blocks * BLOCK_WORDS);
    for (let block = 0; block < blocks; block += 1) {
      for (const id of ids) postings.addRowsWith(id, block, rows, block * BLOCK_WORDS);
    }
    return bitsIn(rows) * share > count ? rows : null;
  }

  /** The rows with one of these ingredients and none of the `whole` ones, with which they gain in full, if they are many. */
  private standInRows(ids: readonly number[], whole: readonly number[]): Int32Array | null {
    const { using, blocks } = this.segment;
    const rows = this.rowsIfMany(using, ids, STAND_IN_SHARE);
    if (!rows) return null;
    for (let block = 0; block < blocks; block += 1) {
      const named = this.named.fill(0);
      for (const id of whole) using.addRowsWith(id, block, named, 0);
      for (let at = 0, to = block * BLOCK_WORDS; at < BLOCK_WORDS; at += 1, to += 1) {
        rows[to] = (rows[to] as number) & ~(named[at] as number);
      }
    }
    return rows;
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

/** How many rows name one of these, those that name several counted as often. */
function rowsWith(postings: Postings, ids: readonly number[], blocks: number): number {
  let rows = 0;
  for (const id of ids) {
    for (let block = 0; block < blocks; block += 1) rows += postings.countWith(id, block);
  }
  return rows;
}
