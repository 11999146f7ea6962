import { bitsIn, BLOCK_ROWS, BLOCK_WORDS } from './bitmap.js';
import type { BlockSums } from './block-sums.js';
import type { Postings } from './postings.js';
import type { RecipeSegment } from './recipe-segment.js';
import { type RowList, rowListOf } from './row-list.js';
import { LISTED_SHARE } from './sum-memory.js';
import type { WordUsage } from './word-usage.js';

const [USING, STOOD_IN_FOR, TITLED, NAMING, AGAIN, GONE, KINDS] = [0, 1, 2, 3, 4, 5, 6];

/** Rows that name one of the ingredients, or more than one, and none of `without`. */
export interface NamedRows {
  /** Says which rows these are; null if they are not worth remembering. */
  readonly key: number | null;
  readonly postings: Postings;
  readonly ids: readonly number[];
  readonly without: readonly number[];
  readonly moreThanOne?: boolean;
}

/**
 * The rows of a segment that words mean. Those of the segment in which words are looked up are remembered: as a list if they are few,
 * otherwise as bits in the memory of the assembly. The other segments, of recent changes, are small.
 */
export class KnownRows {
  private readonly lists = new Map<number, RowList>();

  constructor(
    private readonly segment: RecipeSegment,
    private readonly sums: BlockSums,
  ) {}

  get byteLength(): number {
    return [...this.lists.values()].reduce(
      (sum, { offsets, starts }) => sum + offsets.byteLength + starts.byteLength,
      this.sums.keptBytesOf(this.segment),
    );
  }

  /** The rows that use a word, and, if they are told apart, those that it only stands in for. */
  using(word: WordUsage): readonly [NamedRows, ...NamedRows[]] {
    const { segment } = this;
    const { key: wordKey, allIds, ids, standInIds } = word;
    const postings = segment.using;
    if (word.segment !== segment) return [{ key: null, postings, ids: allIds, without: none }];
    const using = { key: keyOf(USING, wordKey), postings, ids, without: none };
    if (standInIds.length === 0) return [using];
    const key = keyOf(STOOD_IN_FOR, wordKey);
    return [using, { key, postings, ids: standInIds, without: ids }];
  }

  /** The rows that name more than one ingredient that a word saves from being bought. */
  again({ key, savedIds }: WordUsage): NamedRows {
    const { using: postings } = this.segment;
    return {
      ...{ key: keyOf(AGAIN, key), postings, ids: savedIds, without: none },
      moreThanOne: true,
    };
  }

  /** The rows that are named after a word. */
  titled({ key, allIds, segment }: WordUsage): NamedRows {
    const ownKey = segment === this.segment ? keyOf(TITLED, key) : null;
    return { key: ownKey, postings: this.segment.namedAfter, ids: allIds, without: none };
  }

  /** The rows that name an ingredient. */
  naming(id: number): NamedRows {
    return { key: keyOf(NAMING, id), postings: this.segment.using, ids: [id], without: none };
  }

  /** The rows that name an excluded ingredient or another that goes with it. */
  goneWith(id: number, ids: readonly number[]): NamedRows {
    return { key: keyOf(GONE, id), postings: this.segment.using, ids, without: none };
  }

  /** Starts a search for words: slots that are found from here on keep their rows until the next begins. */
  begin(words: readonly WordUsage[]): void {
    // A small segment beside it must not make the one in which words are looked up forget its rows.
    if (words.some(({ segment }) => segment !== this.segment)) return;
    this.sums.keepRowsOf(this.segment, this.segment.blocks);
  }

  /** A list of rows, or the slot where they are kept; null if they are not remembered. */
  find(rows: NamedRows): RowList | number | null {
    const { key } = rows;
    if (key === null) return null;
    const known = this.lists.get(key) ?? this.sums.slotOf(key);
    if (known !== undefined) return known;
    const bits = this.bitsOf(rows);
    if (bitsIn(bits) * LISTED_SHARE > this.segment.blocks * BLOCK_ROWS) {
      return this.sums.keep(key, bits);
    }
    const list = rowListOf(bits);
    this.lists.set(key, list);
    return list;
  }

  private bitsOf(rows: NamedRows): Int32Array {
    return rows.moreThanOne ? this.rowsWithSeveral(rows) : this.rowsWithAny(rows);
  }

  private rowsWithAny({ postings, ids, without }: NamedRows): Int32Array {
    const { blocks } = this.segment;
    const bits = new Int32Array(blocks * BLOCK_WORDS);
    const gone = new Int32Array(BLOCK_WORDS);
    for (let block = 0; block < blocks; block += 1) {
      const from = block * BLOCK_WORDS;
      for (const id of ids) postings.addRowsWith(id, block, bits, from);
      if (without.length === 0) continue;
      gone.fill(0);
      for (const id of without) postings.addRowsWith(id, block, gone, 0);
      for (let at = 0; at < BLOCK_WORDS; at += 1) {
        bits[from + at] = (bits[from + at] as number) & ~(gone[at] as number);
      }
    }
    return bits;
  }

  private rowsWithSeveral({ postings, ids }: NamedRows): Int32Array {
    const { blocks } = this.segment;
    const bits = new Int32Array(blocks * BLOCK_WORDS);
    const [named, before] = [new Int32Array(BLOCK_WORDS), new Int32Array(BLOCK_WORDS)];
    for (let block = 0; block < blocks; block += 1) {
      const from = block * BLOCK_WORDS;
      before.fill(0);
      for (const id of ids) {
        if (postings.countWith(id, block) === 0) continue;
        named.fill(0);
        postings.addRowsWith(id, block, named, 0);
        for (let at = 0; at < BLOCK_WORDS; at += 1) {
          const rows = named[at] as number;
          bits[from + at] = (bits[from + at] as number) | (rows & (before[at] as number));
          before[at] = (before[at] as number) | rows;
        }
      }
    }
    return bits;
  }
}

const none: readonly number[] = [];

const keyOf = (kind: number, word: number): number => word * KINDS + kind;
