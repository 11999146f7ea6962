import { BLOCK_WORDS } from './bitmap.js';
import { BlockSums, LEVEL, MOST_EXACT } from './block-sums.js';
import type { RecipeScorer } from './recipe-scorer.js';
import type { RecipeSegment } from './recipe-segment.js';
import { MOST_NEEDS, NEED_DIGITS } from './row-needs.js';
import { type Run, type SumRuns, sums } from './sum-runs.js';

/** An ingredient at hand that more than one row in this many names is added up by the assembly. */
const ADDED_SHARE = 64;
/** What rows need and what is counted here take part of what can be added up exactly. */
const MOST_ADDED = Math.floor(MOST_EXACT / LEVEL) - 2 * MOST_NEEDS;

/** The level of a row for which nothing is missing. */
export const MOST_LEVEL = MOST_NEEDS + 1;
export const levelOf = (missing: number): number => Math.max(1, MOST_LEVEL - missing);

/** Adds up how many of the things that each row of a segment needs are missing. */
export class MissingSums {
  constructor(
    private readonly segment: RecipeSegment,
    private readonly runs: SumRuns,
  ) {}

  /** Adds up what the matching rows need of what is at hand; how much is missing is the level's distance from `MOST_LEVEL`. */
  addUp({ heldIds, pantryCover }: RecipeScorer, matching: Int32Array): void {
    const { segment, runs } = this;
    const { using, needs, blocks, sharedCount } = segment;
    const many: number[] = [];
    const few: number[] = [];
    const planes = needs.withPantry(pantryCover);
    for (const id of heldIds) {
      if (pantryCover.has(id)) continue;
      const isMany = using.total(id) * ADDED_SHARE > sharedCount && many.length < MOST_ADDED;
      (isMany ? many : few).push(id);
    }
    const digits = Array.from({ length: NEED_DIGITS }, (_, digit) => LEVEL << digit);
    const worths = [...many.map(() => LEVEL), ...digits, ...digits];
    const firstCounted = many.length;
    const firstNeeded = firstCounted + NEED_DIGITS;
    const matches = firstNeeded + NEED_DIGITS;
    sums.begin(blocks, [
      ...worths.map((worth) => ({ worth, telling: false })),
      { worth: 0, telling: true },
    ]);
    runs.eachRun([matching], null, (run) => {
      many.forEach((id, place) => runs.placeRowsWith(using, [id], place, run));
      this.placeCounts(few, firstCounted, run);
      planes.forEach((plane, digit) => runs.placeBits(plane, firstNeeded + digit, run));
      runs.placeBits(matching, matches, run);
      sums.sumUp(run.first, run.length);
    });
  }

  /** Counts for each row of a run how many of the ingredients it names. */
  private placeCounts(ids: readonly number[], place: number, { first, length }: Run): void {
    const { usingRows: bits } = sums;
    const from = BlockSums.offsetOf(place);
    const stride = BlockSums.offsetOf(1);
    bits.fill(0, from, from + NEED_DIGITS * stride);
    for (const id of ids) {
      for (let at = 0; at < length; at += 1) {
        const offset = from + at * BLOCK_WORDS;
        const counts = { bits, offset, stride, digits: NEED_DIGITS };
        this.segment.using.countRowsWith(id, first + at, counts);
      }
    }
  }
}
