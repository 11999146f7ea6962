import { FULLY, type IngredientHierarchy, PARTLY } from '@larder/culinary/at-hand';
import { BLOCK_WORDS, firstRowIn } from './bitmap.js';
import { type AddedUp, BlockSums, type Worth } from './block-sums.js';
import type { KnownRows, NamedRows } from './known-rows.js';
import { CENTRE_GAIN, CENTRE_TITLE_GAIN } from './ranking.js';
import type { RecipeQuery } from './recipe-index.js';
import type { RecipeScorer, TypedWord } from './recipe-scorer.js';
import type { RecipeSegment } from './recipe-segment.js';
import type { RowList } from './row-list.js';
import type { Counted, SegmentQuery } from './segment-query.js';
import { type Run, type SumRuns, sums } from './sum-runs.js';

/** Squared words times pantry ingredients: beyond this, counting what need not be bought takes longer than it saves. */
const MOST_COUNTED = 500;

/** What is worth something is added in so many bits, and what only stands in in fewer: rounding makes a few more rows be read. */
const WORTH_BITS = 3;
const STAND_IN_BITS = 2;

/** The first entries of so many rows fit into a core's own cache. */
const MOST_NOTED = 256;
const noted = new Uint32Array(MOST_NOTED);
const touched = new Uint32Array(MOST_NOTED);
/** The most that each of them can score. */
const mosts = new Float64Array(MOST_NOTED);

/** What words and pantry save from being bought. */
interface Spares {
  /** What is at hand besides the words. */
  readonly pantry: readonly number[];
  /** Words that save more than one ingredient of many recipes. */
  readonly again: readonly TypedWord[];
  /** Those of which more is saved than the others add up. */
  readonly repeated: readonly TypedWord[];
}

/** Something that adds to rows. */
interface Added {
  readonly worth: Worth;
  /** To which; null if they are worked out for each run. */
  readonly rows: NamedRows | null;
  /** A list of them, if there is one. */
  readonly list: RowList | null;
}

/** Rows that are excluded: a list of them, or the slot where they are kept; null if they are not remembered. */
interface Gone {
  readonly rows: NamedRows;
  readonly found: RowList | number | null;
}

/** Which rows are added up. */
interface SummedRows {
  /** The filters that they comply with. */
  readonly allowed: readonly Int32Array[];
  /** The filters of rows that are counted beside them, of which `allowed` lets fewer through. */
  readonly counted: readonly Int32Array[] | null;
  /** The rows that have the name that was asked for, if one was. */
  readonly named: Int32Array | null;
  /** What decides before the match, the same for all of them. */
  readonly lead: number;
}

/** How rows are scored, and where they go. */
interface Reading extends Pick<SegmentQuery, 'scorer' | 'best' | 'firstRow'> {
  readonly lead: number;
  /** The most that a row scores beyond its sum. */
  readonly beyond: number;
  /** Whether what each row costs lowers its sum, except in the groups that are free. */
  readonly isPriced: boolean;
}

/**
 * Adds up upper bounds of what the rows of a segment score, then reads them from the greatest down, until no remaining bound can reach the
 * rows kept.
 */
export class SegmentSums {
  constructor(
    private readonly segment: RecipeSegment,
    private readonly hierarchy: IngredientHierarchy,
    private readonly known: KnownRows,
    private readonly runs: SumRuns,
  ) {}

  /** Adds up all rows that match, or of them those that use the centre or do not, and offers the best. Counts all that match. */
  search(
    { query, scorer, best, firstRow }: SegmentQuery,
    { allowed, counted, named, lead }: SummedRows,
    addedUp: AddedUp,
  ): Counted {
    const { segment, runs } = this;
    const spares = this.sparesOf(scorer);
    const added = this.addedUp(scorer, spares, addedUp);
    const gone = this.goneFrom(query, scorer);
    const words = added.map(({ worth }) => worth);
    // Dishes with the name match even if they use none of the words.
    if (named) words.push({ worth: 0, telling: true });
    const scratch = words.length;
    sums.begin(segment.blocks, words, {
      ...{ costs: spares && segment.leastCosts, others: 1, addedUp },
      countsOthers: counted !== null,
      listed: Math.max(0, ...(spares?.repeated ?? []).map(({ repeats }) => repeats.offsets.length)),
    });
    let total = 0;
    runs.eachRun(allowed, counted, (run) => {
      if (gone.length > 0) this.exclude(gone, scratch, run);
      added.forEach((one, place) => this.place(one, place, run));
      if (spares) this.placeRepeats(spares, scorer.words.length + spares.pantry.length, run);
      if (named) runs.placeBits(named, words.length - 1, run);
      total += sums.sumUp(run.first, run.length);
    });
    const beyond = scorer.mostAside + (addedUp === 'leading' ? CENTRE_GAIN : 0);
    this.readDown({ scorer, best, firstRow, lead, beyond, isPriced: spares !== null });
    return { total, possible: counted && sums.counted };
  }

  private place({ worth, rows, list }: Added, place: number, run: Run): void {
    if (!rows || worth.slot !== undefined) return;
    if (list) this.runs.placeList(list, place, run);
    else this.runs.placeRowsWith(rows.postings, rows.ids, place, run);
  }

  /** What the exclusions rule out. Slots among it stay valid during the search of this segment that was begun. */
  private goneFrom({ excluded }: RecipeQuery, { words }: RecipeScorer): readonly Gone[] {
    const { known, segment, hierarchy } = this;
    const isRemembered = words.every((word) => word.segment === segment);
    return excluded.map((id) => {
      const rows = known.goneWith(id, [id, ...hierarchy.goneWith(id)]);
      return { rows, found: isRemembered ? known.find(rows) : null };
    });
  }

  /** Removes the rows of a run that are gone; `place` is free scratch space among the rows that use a word. */
  private exclude(gone: readonly Gone[], place: number, run: Run): void {
    sums.clear(run.length, place);
    for (const { rows, found } of gone) {
      if (typeof found === 'number') sums.addKept(found, run.first, run.length, place);
      else if (found) sums.addList(found, run.first, run.length, place);
      else this.runs.addRowsWith(rows.postings, rows.ids, place, run);
    }
    const { allowed, alsoCounted, usingRows } = sums;
    const offset = BlockSums.offsetOf(place);
    for (let at = 0; at < run.length * BLOCK_WORDS; at += 1) {
      const left = ~(usingRows[offset + at] as number);
      allowed[at] = (allowed[at] as number) & left;
      alsoCounted[at] = (alsoCounted[at] as number) & left;
    }
  }

  /** What adds to rows, in the order of its places in a run: words, the pantry, what is saved again, stand-ins, titles. */
  private addedUp({ words }: RecipeScorer, spares: Spares | null, addedUp: AddedUp): Added[] {
    const { known } = this;
    const { costs } = this.segment.weights;
    const named = addedUp === 'leading' ? words.filter(({ foremost }) => foremost) : [];
    const rowsOf = words.map((word) => ({ word, using: known.using(word) }));
    const added: Omit<Added, 'list'>[] = [
      ...rowsOf.map(({ word, using: [rows = null] }) => ({ worth: worthOf(word, spares), rows })),
      ...(spares?.pantry ?? []).map((id) => ({
        worth: sparedWorth(costs[id] as number),
        rows: known.naming(id),
      })),
      ...repeatedWorths(spares).map((worth) => ({ worth, rows: null })),
      ...(spares?.again ?? []).map((word) => ({
        worth: sparedWorth(word.spared),
        rows: known.again(word),
      })),
      ...rowsOf.flatMap(({ word, using: [, stoodInFor] }) =>
        stoodInFor ? { worth: standInWorthOf(word, spares), rows: stoodInFor } : [],
      ),
      ...named.map((word) => ({
        worth: { worth: CENTRE_TITLE_GAIN, telling: false },
        rows: known.titled(word),
      })),
    ];
    known.begin(words);
    return added.map(({ worth, rows }) => {
      const found = rows && known.find(rows);
      return typeof found === 'number'
        ? { worth: { ...worth, slot: found }, rows, list: null }
        : { worth, rows, list: found };
    });
  }

  /**
   * What need not be bought, where counting it pays off: far fewer rows have to be read when a handful of words are worth the same to
   * many rows, but it takes time for each word and each pantry ingredient.
   */
  private sparesOf({ words, pantryIds }: RecipeScorer): Spares | null {
    const { segment } = this;
    const pantry = pantryIds.filter((id) => (segment.weights.costs[id] as number) > 0);
    if (words.length ** 2 * (pantry.length + 1) > MOST_COUNTED) return null;
    if (words.some((word) => word.segment !== segment)) return null;
    return {
      pantry,
      again: words.filter(({ savesAgain }) => savesAgain),
      repeated: words.filter(({ repeats }) => repeats.offsets.length > 0),
    };
  }

  /**
   * A row for which the words save more ingredients than there are words counts as saving the most expensive of them again, up to
   * three times; these are counted in two bits. For a row with even more, no cost is subtracted.
   */
  private placeRepeats({ repeated }: Spares, place: number, { first, length }: Run): void {
    // Nothing is added for the bits then, so nobody reads them.
    if (repeated.length === 0) return;
    sums.clear(length, place);
    sums.clear(length, place + 1);
    sums.free.fill(0, 0, length * BLOCK_WORDS);
    for (const { repeats } of repeated) sums.countList(repeats, first, length, place);
  }

  /** Reads rows from the greatest sum down until the rest cannot be among the best. */
  private readDown(into: Reading): void {
    const end = sums.answers.length;
    let count = 0;
    // Greatest first: their scores make reading most of the others unnecessary.
    for (let level = sums.greatestLevel(); level > 0; level = sums.greatestLevel()) {
      if (into.lead + into.beyond + sums.mostOf(level) < into.best.leastScore) return;
      for (let at = sums.nextAtLeast(level, 0); at < end; at = sums.nextAtLeast(level, at + 1)) {
        const most = this.mostInGroup(level, at, into);
        for (let left = sums.takeFrom(level, at); left !== 0; left &= left - 1) {
          noted[count] = firstRowIn(left, at);
          mosts[count] = most;
          count += 1;
          if (count === MOST_NOTED) count = this.readNoted(count, into);
        }
      }
      count = this.readNoted(count, into);
    }
  }

  /**
   * The most that a row on this level scores before its own cost. Where the rows of one protein follow those of another, the dearest stand
   * beside the cheapest, whose cost is all that the level of the group subtracts.
   */
  private mostInGroup(level: number, at: number, { lead, beyond, isPriced }: Reading): number {
    // Nothing is subtracted in a group with a row of which more is saved than its sum counts.
    return isPriced && sums.isPriced(at)
      ? lead + beyond + sums.mostBeforeCost(level, at)
      : Infinity;
  }

  /**
   * Reads those of so many noted rows that may be among the best. Returns how many are left: none. Rows are far apart: looking at one thing
   * of each before the next lets the processor wait for many of them at the same time.
   */
  private readNoted(count: number, { scorer, best, firstRow, lead }: Reading): 0 {
    const { segment } = this;
    const { certainCosts, entries, entryStarts, understood, forBabies } = segment;
    for (let at = 0; at < count; at += 1) touched[at] = certainCosts[noted[at] as number] as number;
    let left = 0;
    for (let at = 0; at < count; at += 1) {
      const most = (mosts[at] as number) - (touched[at] as number);
      if (most < best.leastScore) continue;
      mosts[left] = most;
      noted[left] = noted[at] as number;
      left += 1;
    }
    for (let at = 0; at < left; at += 1) touched[at] = entryStarts[noted[at] as number] as number;
    for (let at = 0; at < left; at += 1) {
      const word = (noted[at] as number) >> 5;
      touched[at] =
        (entries[touched[at] as number] as number) |
        (understood[word] as number) |
        (forBabies[word] as number);
    }
    for (let at = 0; at < left; at += 1) {
      if ((mosts[at] as number) < best.leastScore) continue;
      const row = noted[at] as number;
      best.offer(lead + scorer.scoreOf(segment, row), firstRow + row);
    }
    return 0;
  }
}

/** The most that a word adds to a row. */
function worthOf({ gain, spared, telling, central }: TypedWord, spares: Spares | null): Worth {
  const worth = gain + (spares ? spared : 0);
  return { worth, telling, leading: central, bits: WORTH_BITS };
}

const sparedWorth = (worth: number): Worth => ({ worth, telling: false, bits: WORTH_BITS });

/** What a row gains for which something is saved once more, and twice more. */
function repeatedWorths(spares: Spares | null): Worth[] {
  if (!spares) return [];
  const again = Math.max(0, ...spares.repeated.map(({ spared }) => spared));
  return [again, 2 * again].map(sparedWorth);
}

/** The most that a word adds to a row for which it only stands in. */
function standInWorthOf(
  { gain, spared, telling, central }: TypedWord,
  spares: Spares | null,
): Worth {
  const worth = (gain / FULLY) * PARTLY + (spares ? spared : 0);
  return { worth, telling, leading: central, bits: STAND_IN_BITS };
}
