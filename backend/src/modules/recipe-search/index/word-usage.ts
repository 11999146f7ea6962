import { bitsIn, BLOCK_WORDS } from './bitmap.js';
import { type Fit, fitsOf, type IngredientHierarchy, PARTLY } from '@larder/culinary/at-hand';
import { gainOf } from './ranking.js';
import { GREATEST_INGREDIENT } from './recipe-entry.js';
import type { RecipeSegment } from './recipe-segment.js';
import type { RowList } from './row-list.js';

/** What a typed word means for a segment's recipes. */
export interface WordUsage {
  readonly typed: number;
  /** Under which the rows that it means are remembered: two usages of a word that stands in for different foods have two. */
  readonly key: number;
  readonly fits: ReadonlyMap<number, Fit>;
  /** What using it gains. */
  readonly gain: number;
  /** The most that having it saves for one ingredient of a recipe. */
  readonly spared: number;
  /**
   * Whether it saves more than one ingredient of so many rows that these are added up like those that use it; of each, `repeats` has one
   * less then.
   */
  readonly savesAgain: boolean;
  /** The rows for which it saves more than one ingredient, once for each extra. */
  readonly repeats: RowList;
  /** All ingredients that it fits, and those of them that it saves from being bought. */
  readonly allIds: readonly number[];
  readonly savedIds: readonly number[];
  /** The ingredients that its rows use: all that it fits, or, if rows that it only stands in for are told apart, the others. */
  readonly ids: readonly number[];
  /** The ingredients of the rows that it only stands in for, if these are so many that telling them apart pays off. */
  readonly standInIds: readonly number[];
  readonly segment: RecipeSegment;
}

/** Rows for which it only stands in are told apart even if they are few: each of them would be read. */
const STAND_IN_SHARE = 2_000;

/** Rows that take longer to visit than a bit of each row to add are more than one in this many. */
const AGAIN_SHARE = 128;

/** Keys of words that stand in for more without diets. */
const WITHOUT_DIETS = GREATEST_INGREDIENT + 1;

/** Computes once per typed word which recipes it serves and how much it says about them. */
export class WordUsages {
  private readonly known = new Map<number, WordUsage>();
  private readonly named = new Int32Array(BLOCK_WORDS);

  constructor(
    private readonly segment: RecipeSegment,
    private readonly hierarchy: IngredientHierarchy,
  ) {}

  /** `withoutDiets`: what it serves where nobody keeps to one, which is more for few words only. */
  of(typed: number, withoutDiets: boolean): WordUsage {
    const { hierarchy } = this;
    const open = hierarchy.withoutDiets;
    const isOpen = withoutDiets && open.partlyFor(typed) !== hierarchy.partlyFor(typed);
    const key = isOpen ? WITHOUT_DIETS + typed : typed;
    let usage = this.known.get(key);
    if (!usage) {
      usage = this.workOut(typed, key, fitsOf(typed, isOpen ? open : hierarchy));
      this.known.set(key, usage);
    }
    return usage;
  }

  /** Memory used by what is known of words. */
  get byteLength(): number {
    return [...this.known.values()].reduce(
      (sum, { repeats: { offsets, starts } }) => sum + offsets.byteLength + starts.byteLength,
      0,
    );
  }

  private workOut(typed: number, key: number, fits: ReadonlyMap<number, Fit>): WordUsage {
    const { segment } = this;
    const { costs, publicCount } = segment.weights;
    const costOf = (id: number): number => costs[id] as number;
    // Free ingredients come last: having one again saves nothing.
    const ids = [...fits.keys()].sort((left, right) => costOf(right) - costOf(left));
    const savedIds = ids.filter((id) => costOf(id) > 0);
    const rows = new Int32Array(segment.blocks * BLOCK_WORDS);
    const all = this.repeatsOf(ids, savedIds.length, rows);
    const savesAgain = all.rows.length * AGAIN_SHARE > publicCount;
    const repeats = savesAgain ? withoutFirst(all) : all;
    const using = bitsIn(rows);
    const whole = ids.filter((id) => fits.get(id) !== PARTLY);
    const partly = ids.filter((id) => fits.get(id) === PARTLY);
    const standInIds = this.areMany(partly) ? partly : [];
    return {
      typed,
      key,
      fits,
      allIds: ids,
      savedIds,
      ids: standInIds.length > 0 ? whole : ids,
      standInIds,
      gain: gainOf(this.hierarchy.roleOf(typed), using, publicCount),
      spared: ids[0] === undefined ? 0 : costOf(ids[0]),
      savesAgain,
      repeats: { offsets: Uint16Array.from(repeats.rows), starts: repeats.starts },
      segment,
    };
  }

  /** The rows of each block that name one of the first `saved` ingredients after another one; adds those that name any to `using`. */
  private repeatsOf(ids: readonly number[], saved: number, using: Int32Array): Repeats {
    const { blocks, using: postings } = this.segment;
    const starts = new Uint32Array(blocks + 1);
    const rows: number[] = [];
    for (let block = 0; block < blocks; block += 1) {
      ids.forEach((id, at) => {
        if (at < saved) this.noteRepeats(id, block, using, rows);
        postings.addRowsWith(id, block, using, block * BLOCK_WORDS);
      });
      starts[block + 1] = rows.length;
    }
    return { rows, starts };
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

/** Rows by their offsets in the block, as often as they repeat, and where those of each block start. */
interface Repeats {
  readonly rows: readonly number[];
  readonly starts: Uint32Array;
}

/** Each row once less. */
function withoutFirst({ rows, starts }: Repeats): Repeats {
  const left: number[] = [];
  const leftStarts = new Uint32Array(starts.length);
  for (let block = 0; block + 1 < starts.length; block += 1) {
    const seen = new Set<number>();
    for (const row of rows.slice(starts[block], starts[block + 1])) {
      if (seen.has(row)) left.push(row);
      else seen.add(row);
    }
    leftStarts[block + 1] = left.length;
  }
  return { rows: left, starts: leftStarts };
}
