import { BLOCK_WORDS, setBit } from './bitmap.js';
import type { Postings } from './postings.js';
import { RecentlyUsed } from './recently-used.js';
import { ALTERNATIVE, ID_SHIFT, OPTIONAL } from './recipe-entry.js';

/** In bits. */
export const NEED_DIGITS = 5;
/** A row of more ingredients is read. */
export const MOST_NEEDS = 2 ** NEED_DIGITS - 1;
/** Each takes five bits a row. */
const MOST_PANTRIES = 16;

/** The part of a segment that is read here. */
interface NeededEntries {
  readonly blocks: number;
  readonly sharedCount: number;
  readonly unknownLines: Uint8Array;
  readonly entryStarts: Uint32Array;
  readonly entries: Uint16Array;
  readonly using: Postings;
}

/**
 * How many lines of each shared row have to be had, so that adding up what is at hand tells what is missing without reading rows. The
 * planes hold `MOST_NEEDS` minus that number, one bit each, least significant first: with the ingredients at hand that a row names, they
 * add up to `MOST_NEEDS` minus what is missing.
 */
export class RowNeeds {
  readonly planes: readonly Int32Array[];
  /**
   * The rows for which the sum is exact: every line requires one ingredient, and no two the same. Of the others at least as much is
   * missing.
   */
  readonly exact: Int32Array;
  private readonly pantries = new RecentlyUsed<string, readonly Int32Array[]>(MOST_PANTRIES);

  constructor(private readonly segment: NeededEntries) {
    const bits = (): Int32Array => new Int32Array(segment.blocks * BLOCK_WORDS);
    const planes = Array.from({ length: NEED_DIGITS }, bits);
    this.planes = planes;
    this.exact = bits();
    for (let row = 0; row < segment.sharedCount; row += 1) {
      const { needed, isExact } = needsOf(segment, row);
      if (isExact) setBit(this.exact, row);
      planes.forEach((plane, digit) => {
        if (((MOST_NEEDS - needed) >> digit) & 1) setBit(plane, row);
      });
    }
  }

  /** The planes with what is always at hand added. A pantry is asked about again and again: the last few are kept. */
  withPantry(pantry: ReadonlySet<number>): readonly Int32Array[] {
    return this.pantries.get([...pantry].join(), () => this.addPantry(pantry));
  }

  private addPantry(pantry: ReadonlySet<number>): readonly Int32Array[] {
    const { using, blocks } = this.segment;
    const stride = blocks * BLOCK_WORDS;
    const bits = new Int32Array(NEED_DIGITS * stride);
    this.planes.forEach((plane, digit) => bits.set(plane, digit * stride));
    for (let block = 0; block < blocks; block += 1) {
      const counts = { bits, offset: block * BLOCK_WORDS, stride, digits: NEED_DIGITS };
      for (const id of pantry) using.countRowsWith(id, block, counts);
    }
    return this.planes.map((_, digit) => bits.subarray(digit * stride, (digit + 1) * stride));
  }

  get byteLength(): number {
    const all = [this.planes, ...this.pantries.values()].flat();
    return all.reduce((sum, plane) => sum + plane.byteLength, this.exact.byteLength);
  }
}

function needsOf(
  { entries, entryStarts, unknownLines }: NeededEntries,
  row: number,
): { needed: number; isExact: boolean } {
  const from = entryStarts[row] as number;
  const end = entryStarts[row + 1] as number;
  // Nothing that is at hand may add up to more than the planes can hold.
  if (end - from > MOST_NEEDS) return { needed: 0, isExact: false };
  let needed = unknownLines[row] as number;
  let isExact = true;
  for (let at = from; at < end; at += 1) {
    const entry = entries[at] as number;
    if ((entry & (ALTERNATIVE | OPTIONAL)) === 0) needed += 1;
    else isExact = false;
    if (isRepeated(entries, from, at)) {
      // An ingredient is added once, whatever number of lines it serves.
      needed -= 1;
      isExact = false;
    }
  }
  if (needed > MOST_NEEDS) return { needed: MOST_NEEDS, isExact: false };
  return { needed: Math.max(0, needed), isExact };
}

function isRepeated(entries: Uint16Array, from: number, at: number): boolean {
  const id = (entries[at] as number) >> ID_SHIFT;
  for (let before = from; before < at; before += 1) {
    if ((entries[before] as number) >> ID_SHIFT === id) return true;
  }
  return false;
}
