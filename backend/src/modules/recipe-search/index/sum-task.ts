/**
 * The struct that describes one search to the assembly: a field of four bytes each, in this order. TypeScript and AssemblyScript both
 * compile this file (an enum is what both read alike), so they cannot disagree about where a field is.
 *
 * Fields without a unit are addresses: of arrays for the run of blocks being added up, or for the whole segment. Decision 010 draws them.
 */
export enum SumTask {
  /** Run: a bit for each row that the query lets through. */
  allowed,
  /** Run: a bit for each row that is counted, beside the answers, if it uses a telling word; 0 if none are. And how many were. */
  alsoCounted,
  counted,
  /** Run: a bit for each row whose cost is not subtracted. */
  free,
  /** A list of addresses, each of the rows (run) using a word that alone makes them answers; and the end of the list. */
  telling,
  tellingEnd,
  /** The same for those of which answers use one, or, where `others` (a number) has all bits, none. */
  leading,
  leadingEnd,
  others,
  /**
   * For each bit of the sums the start of its list of terms, then the end of the last. A term is the address of the rows (run) to which a
   * word adds that bit. Together with what the bit before carries, a list has an odd number of terms.
   */
  columns,
  /** Scratch space for what a bit carries to the next. */
  carried,
  /** Segment: for each 32 rows the least that one of them costs, in two bytes. */
  costs,
  /** A number: how many 65,536ths of a cost are subtracted, rounded down. */
  scale,
  /** Segment: a bit for each row that is an answer. */
  answers,
  /** Segment: the kept bits of the sums, the least significant first, each array `stride` (a number) bytes after the one before. */
  digits,
  stride,
  /** Segment: a byte for each 32 rows: the levels subtracted. */
  off,
  /** Segment: a byte for each 32 rows: the highest level of an answer. */
  greatest,
  /** Segment: a byte for each 16 of these: the greatest of them. */
  peaks,
  /** How many fields there are. */
  length,
}

/** Bits of a sum, of which the most significant are kept. */
export const DIGITS = 10;
export const KEPT_DIGITS = 8;

/** Bytes that one bit for each row of a block takes. */
export const BLOCK_BYTES = 2_048;

/** So many groups of 32 rows are looked at together: 512 rows, which are added up at once, are as many. */
export const GROUPS = 16;
