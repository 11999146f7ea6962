import { DISH_DIETS, DISH_TYPES } from '../../recipes/domain/dish-type.js';
import type { BestRecipes } from './best-recipes.js';
import { bitsIn, BLOCK_WORDS, clearBit, countBits, hasBit, setBit } from './bitmap.js';
import { type AddedUp, BlockSums, LEVEL, MOST_EXACT, type Worth } from './block-sums.js';
import { CookableRows } from './cookable-rows.js';
import {
  type DishName,
  FULLY,
  type IngredientHierarchy,
  PARTLY,
  wholeFitsOf,
} from '@larder/culinary/at-hand';
import { KnownRows, type NamedRows } from './known-rows.js';
import type { NameReading } from './name-reading.js';
import { PromisingRows } from './promising-rows.js';
import type { RecipeAnswer, RecipeQuery, RecipeSort } from './recipe-index.js';
import { NOT_COOKABLE, type RecipeScorer, type TypedWord } from './recipe-scorer.js';
import { LONGEST_LIST, type Postings } from './postings.js';
import { CENTRE_GAIN, CENTRE_TITLE_GAIN, DESSERT_LOSS } from './ranking.js';
import type { RecipeSegment } from './recipe-segment.js';
import { MOST_NEEDS, NEED_DIGITS } from './row-needs.js';
import type { RowList } from './row-list.js';
import { RUN_BLOCKS } from './sum-memory.js';
import { OwnTitleMatches, TitleMatches } from './title-matches.js';

/** Squared words times pantry ingredients: beyond this, counting what need not be bought takes longer than it saves. */
const MOST_COUNTED = 500;

/** Up to this many matches are read faster than upper bounds are computed. */
const MOST_READ = 4_000;

/** What is worth something is added in so many bits, and what only stands in in fewer: rounding makes a few more rows be read. */
const WORTH_BITS = 3;
const STAND_IN_BITS = 2;

/** From this list length, the assembly adds the rows; passing fewer takes longer than adding them here. */
const FEWEST_HANDED_OVER = 64;

/** An ingredient at hand that more than one row in this many names is added up by the assembly. */
const ADDED_SHARE = 64;
/** What rows need and what is counted here take part of what can be added up exactly. */
const MOST_ADDED = Math.floor(MOST_EXACT / LEVEL) - 2 * MOST_NEEDS;

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

/** Rows of a segment: those united, those listed, and those that name one of the ingredients. */
interface Users {
  readonly united: Int32Array | null;
  readonly lists: readonly RowList[];
  readonly others: readonly NamedRows[];
}

/** Which rows are looked at. */
interface Candidates {
  readonly filters: readonly Int32Array[];
  /** The filters of rows that are counted beside them, of which `filters` lets fewer through. */
  readonly possible?: readonly Int32Array[] | null;
  /** What decides before the match, the same for all rows that the filters allow. */
  readonly lead?: number;
}

/** Rows that are excluded: a list of them, or the slot where they are kept; null if they are not remembered. */
interface Gone {
  readonly rows: NamedRows;
  readonly found: RowList | number | null;
}

/** Blocks that are added up at once. */
interface Run {
  readonly first: number;
  readonly length: number;
}

// Searches are synchronous: one memory serves them all.
const sums = new BlockSums();
const titles = new TitleMatches();
const promising = new PromisingRows();

/** The first entries of so many rows fit into a core's own cache. */
const MOST_NOTED = 256;
const noted = new Uint32Array(MOST_NOTED);
const touched = new Uint32Array(MOST_NOTED);

/** Matches differ by less than half of this. */
const MATCH_RANGE = 2 ** 27;
/** A better fit of the title decides before the cost. */
const FIT_RANGE = 2 ** 17;

/** A query, and where its best rows go. */
export interface SegmentQuery {
  readonly query: RecipeQuery;
  readonly scorer: RecipeScorer;
  /** What the query's name may mean. */
  readonly readings: readonly NameReading[];
  readonly best: BestRecipes;
  readonly firstRow: number;
}

/** How rows are scored, and where they go. */
interface Reading extends Pick<SegmentQuery, 'scorer' | 'best' | 'firstRow'> {
  readonly lead: number;
  /** The most that a row scores beyond its sum. */
  readonly beyond: number;
  /** Whether what each row costs lowers its sum, except in the groups that are free. */
  readonly isPriced: boolean;
}

/** How many shared rows match, and how many may do, as far as anybody can say; null if these were not counted on the way. */
interface Counted {
  readonly total: number;
  readonly possible: number | null;
}

const only = (total: number): Counted => ({ total, possible: null });

export type MatchCounts = Pick<RecipeAnswer, 'total' | 'unsure' | 'untimed'>;

/**
 * Searches one segment. In normal mode, upper bounds of the rows' gains are computed; then rows are read from the greatest bound
 * down, until no remaining bound can reach the rows kept. In restricted mode only rows whose rarest ingredient is at hand are read.
 */
export class SegmentSearch {
  private readonly cookable: CookableRows;
  /** Working memory: one bit for each shared row that matches, and one for each that has the name. */
  private readonly matching: Int32Array;
  private readonly named: Int32Array;
  /** One for each that can be made, and one for each for which equally many things have to be bought. */
  private readonly makeable: Int32Array;
  private readonly alike: Int32Array;
  private readonly known: KnownRows;
  /** The groups of 32 rows with one for which more is saved than its sum counts. */
  private readonly free = new Set<number>();

  constructor(
    private readonly segment: RecipeSegment,
    private readonly hierarchy: IngredientHierarchy,
  ) {
    this.cookable = new CookableRows(segment);
    this.known = new KnownRows(segment, sums);
    this.matching = new Int32Array(segment.blocks * BLOCK_WORDS);
    this.named = new Int32Array(segment.blocks * BLOCK_WORDS);
    this.makeable = new Int32Array(segment.blocks * BLOCK_WORDS);
    this.alike = new Int32Array(segment.blocks * BLOCK_WORDS);
  }

  get byteLength(): number {
    const { blocks, sharedCount } = this.segment;
    const { cookable, matching, named, makeable, alike } = this;
    const scratch = [cookable, matching, named, makeable, alike];
    return scratch.reduce(
      (sum, { byteLength }) => sum + byteLength,
      this.known.byteLength + BlockSums.byteLength(blocks) + TitleMatches.byteLength(sharedCount),
    );
  }

  /** Offers the best rows, numbered from `firstRow` on. */
  search(asked: SegmentQuery): MatchCounts {
    const { query, readings } = asked;
    if (query.name) this.collectNamed(query.name, readings);
    if (isLimited(query) && query.scope !== 'mine') this.collectMakeable(asked);
    const filters = filtersOf(this.segment, query);
    const possible = hasDoubts(query) ? possibleFiltersOf(this.segment, query) : null;
    // What is kept of all others by then rules most of a person's own out.
    const shared = this.searchShared(asked, filters, possible);
    const total = shared.total + this.searchOwn(asked, filters);
    return {
      total,
      unsure: possible ? this.countPossible(asked, possible, shared) - total : 0,
      untimed: this.countUntimed(asked),
    };
  }

  private searchShared(
    asked: SegmentQuery,
    filters: readonly Int32Array[],
    possible: readonly Int32Array[] | null,
  ): Counted {
    const { scope, restricted, buying, sort } = asked.query;
    if (scope === 'mine') return { total: 0, possible: 0 };
    if (restricted && buying === undefined) return only(this.searchCookable(asked, filters));
    if (sort === 'missing') return only(this.searchFewest(asked, filters));
    if (sort === 'newest') return only(this.searchNewest(asked, filters));
    if (sort === 'time') return only(this.searchQuickest(asked, filters));
    return this.searchBest(asked, { filters, possible });
  }

  private searchBest(asked: SegmentQuery, among: Candidates): Counted {
    return asked.query.typed.length > 0
      ? this.searchAll(asked, among)
      : only(this.searchTitles(asked, among));
  }

  /** What the household owns is read row by row: a few thousand rows take less time than the blocks of everyone's. */
  private searchOwn(asked: SegmentQuery, filters: readonly Int32Array[]): number {
    const { segment } = this;
    let total = 0;
    this.eachOwn(asked, filters, (row, fit) => {
      total += 1;
      this.offer(asked, row, fit, asked.scorer.mostOf(segment, row));
    });
    return total;
  }

  /** Visits the matches of the household and of the person, with how well the title fits. */
  private eachOwn(
    { query, scorer, readings }: SegmentQuery,
    filters: readonly Int32Array[],
    visit: (row: number, fit: number) => void,
  ): void {
    const { segment } = this;
    const owned = segment.ownedBy(query.viewers);
    if (owned.length === 0 || query.scope === 'larder') return;
    const isAllowed = this.allowanceOf(query, filters);
    const titles = new OwnTitleMatches(segment, readings);
    const food = this.foodOf(query.name);
    const look = (row: number): void => {
      const fit = query.name ? titles.valueAt(row) : 0;
      if (query.name && fit === 0 && !segment.names(row, food)) return;
      const uses = query.name !== null || query.restricted || scorer.isUsedBy(segment, row);
      if (uses && isAllowed(row) && this.canBeMade(query, scorer, row)) visit(row, fit);
    };
    for (const [from, to] of owned) for (let row = from; row < to; row += 1) look(row);
  }

  /** Whether no more has to be bought for a row than the query says. */
  private canBeMade(query: RecipeQuery, scorer: RecipeScorer, row: number): boolean {
    const { segment } = this;
    if (query.centred && !scorer.usesCentre(segment, row)) return false;
    if (query.restricted) {
      const { entries, entryStarts } = segment;
      const [from, end] = [entryStarts[row] as number, entryStarts[row + 1] as number];
      return scorer.mostIfCookable(entries, from, end, query.buying) !== NOT_COOKABLE;
    }
    if (query.maxMissing === null) return true;
    return scorer.missingOf(segment, row, query.maxMissing) <= query.maxMissing;
  }

  /** `fit`: how well its title fits the name; `most`: the most that what it uses can score. */
  private offer(
    { query, scorer, best, firstRow }: SegmentQuery,
    row: number,
    fit: number,
    most = MATCH_RANGE / 2,
  ): void {
    const lead = this.leadOf(query.sort, scorer, row, best.leastScore);
    const byTitle = isByTitle(query);
    if (!best.keeps(lead + (byTitle ? MATCH_RANGE / 2 : most), firstRow + row)) return;
    const match = byTitle
      ? fit * FIT_RANGE - (this.segment.totalCosts[row] as number)
      : scorer.scoreOf(this.segment, row);
    best.offer(lead + match, firstRow + row);
  }

  /** What decides before the match: a row with less than `least` may get any such value. */
  private leadOf(sort: RecipeSort, scorer: RecipeScorer, row: number, least: number): number {
    const { segment } = this;
    switch (sort) {
      case 'match':
        return 0;
      case 'time':
        return -MATCH_RANGE * (segment.minutes[row] as number);
      case 'missing':
        return -MATCH_RANGE * scorer.missingOf(segment, row, 1 - Math.floor(least / MATCH_RANGE));
      case 'newest':
        return MATCH_RANGE * (segment.ids[row] as number);
    }
  }

  /** Notes the shared rows whose title fits the name, and those that use the food it stands for. */
  private collectNamed(name: DishName, readings: readonly NameReading[]): void {
    const { segment, named } = this;
    titles.begin(segment, readings);
    named.fill(0);
    for (const row of titles.shared) setBit(named, row);
    for (const id of this.foodOf(name)) {
      for (let block = 0; block < segment.blocks; block += 1) {
        segment.using.addRowsWith(id, block, named, block * BLOCK_WORDS);
      }
    }
  }

  /** Whether a recipe that the person may see uses the food that the name stands for. */
  usesFood({ name, viewers }: RecipeQuery): boolean {
    const { segment } = this;
    const food = this.foodOf(name);
    for (const [from, to] of segment.ownedBy(viewers)) {
      for (let row = from; row < to; row += 1) {
        if (hasBit(segment.alive, row) && segment.names(row, food)) return true;
      }
    }
    const using = new Int32Array(BLOCK_WORDS);
    for (let block = 0; block < segment.blocks; block += 1) {
      using.fill(0);
      for (const id of food) segment.using.addRowsWith(id, block, using, 0);
      const found = segment.found.subarray(block * BLOCK_WORDS, (block + 1) * BLOCK_WORDS);
      if (found.some((rows, at) => (rows & (using[at] as number)) !== 0)) return true;
    }
    return false;
  }

  private foodOf(name: DishName | null): ReadonlySet<number> {
    const food = name?.food ?? null;
    return new Set(food === null ? [] : wholeFitsOf(food, this.hierarchy).keys());
  }

  /**
   * The shared rows that have the name, or else use a distinctive word, and comply with the filters and exclusions, and for which no more
   * has to be bought than the query says.
   */
  private collectMatching(
    { query, scorer }: SegmentQuery,
    given: readonly Int32Array[],
    isMakeableKnown = true,
  ): Int32Array {
    const { segment, matching, named, makeable } = this;
    const filters = isMakeableKnown && isLimited(query) ? [...given, makeable] : given;
    const excluded = this.excludedBy(query);
    const gone = new Int32Array(BLOCK_WORDS);
    const users = query.name ? null : this.usersOf(scorer);
    const using = new Int32Array(BLOCK_WORDS);
    for (let block = 0; block < segment.blocks; block += 1) {
      const from = block * BLOCK_WORDS;
      if (users) this.collectUsing(users, block, using);
      else using.set(named.subarray(from, from + BLOCK_WORDS));
      gone.fill(0);
      for (const id of excluded) segment.using.addRowsWith(id, block, gone, 0);
      for (let at = 0; at < BLOCK_WORDS; at += 1) {
        let rows = (using[at] as number) & (segment.found[from + at] as number);
        rows &= ~(gone[at] as number);
        for (const bits of filters) rows &= bits[from + at] as number;
        matching[from + at] = rows;
      }
    }
    return matching;
  }

  /** The title decides the order: rows that only use the food come last, and are only counted if there are enough others. */
  private searchTitles(asked: SegmentQuery, { filters, lead = 0 }: Candidates): number {
    const { best } = asked;
    const matching = this.collectMatching(asked, filters);
    for (const row of titles.shared) {
      const fit = titles.valueAt(row);
      if (lead + fit * FIT_RANGE < best.leastScore || !hasBit(matching, row)) continue;
      this.offer(asked, row, fit);
    }
    if (best.leastScore <= lead) {
      eachBit(matching, (row) => {
        if (titles.valueAt(row) === 0) this.offer(asked, row, 0);
      });
    }
    return bitsIn(matching);
  }

  /** Matches are read from the newest down until none can be newer than those kept. */
  private searchNewest(asked: SegmentQuery, filters: readonly Int32Array[]): number {
    const { best, scorer } = asked;
    const matching = this.collectMatching(asked, filters);
    const total = bitsIn(matching);
    const rows = this.segment.newestFirst;
    // No more rows are looked at than there are matches to read: it may be the old ones that match.
    const end = Math.min(rows.length, total);
    for (let at = 0; at < end; at += 1) {
      const row = rows[at] as number;
      if (!hasBit(matching, row)) continue;
      const lead = this.leadOf('newest', scorer, row, best.leastScore);
      if (lead + MATCH_RANGE / 2 < best.leastScore) return total;
      this.offerMatch(asked, row);
      clearBit(matching, row);
    }
    eachBit(matching, (row) => this.offerMatch(asked, row));
    return total;
  }

  /**
   * Walking down from the shortest time shows with which time the page is full. The few matches that take less are read; only among
   * those that take as long, the better ones have to be found.
   */
  private searchQuickest(asked: SegmentQuery, filters: readonly Int32Array[]): number {
    const { segment } = this;
    const { best } = asked;
    const matching = this.collectMatching(asked, filters);
    const total = bitsIn(matching);
    const rows = segment.quickestFirst;
    const end = Math.min(rows.length, total);
    const first: number[] = [];
    for (let at = 0; at < end && first.length < best.capacity; at += 1) {
      const row = rows[at] as number;
      if (hasBit(matching, row)) first.push(row);
    }
    const last = first.at(-1);
    if (last === undefined || first.length < best.capacity) {
      eachBit(matching, (row) => this.offerMatch(asked, row));
      return total;
    }
    const minutes = segment.minutes[last] as number;
    const alike = segment.taking(minutes);
    for (const row of first) if (!hasBit(alike, row)) this.offerMatch(asked, row);
    if (bitsInBoth(matching, alike) > MOST_READ) {
      this.searchBest(asked, {
        filters: [...filters, alike],
        lead: -MATCH_RANGE * minutes,
      });
    } else {
      eachBit(matching, (row) => {
        if (hasBit(alike, row)) this.offerMatch(asked, row);
      });
    }
    return total;
  }

  private offerMatch(asked: SegmentQuery, row: number, most?: number): void {
    this.offer(asked, row, asked.query.name ? titles.valueAt(row) : 0, most);
  }

  /**
   * From nothing to buy upwards, until the page is full. Of many rows for which equally much has to be bought, the better ones are found
   * as if these were all.
   */
  private searchFewest(asked: SegmentQuery, filters: readonly Int32Array[]): number {
    const { scorer, best } = asked;
    const { segment, alike } = this;
    const matching = this.collectMatching(asked, filters);
    const total = bitsIn(matching);
    if (total <= MOST_READ) {
      eachBit(matching, (row) => this.offerMatch(asked, row));
      return total;
    }
    this.addUpNeeds(scorer, matching);
    const { exact } = segment.needs;
    /** By what is missing, the rows of which that had to be read. */
    const read: number[][] = [];
    for (let missing = 0; missing <= MOST_NEEDS || missing < read.length; missing += 1) {
      if (-MATCH_RANGE * missing + MATCH_RANGE / 2 < best.leastScore) break;
      alike.fill(0);
      this.takeMissing(missing, (rows, at) => {
        alike[at] = rows & (exact[at] as number);
        eachRow(rows & ~(exact[at] as number), at, (row) => {
          const needed = scorer.missingOf(segment, row, Infinity);
          (read[needed] ??= []).push(row);
        });
      });
      for (const row of read[missing] ?? []) setBit(alike, row);
      const count = bitsIn(alike);
      if (count > MOST_READ && count >= best.capacity) {
        this.searchBest(asked, {
          filters: [...filters, alike],
          lead: -MATCH_RANGE * missing,
        });
        break;
      }
      eachBit(alike, (row) => this.offerMatch(asked, row));
    }
    return total;
  }

  /** Takes the rows of which at least this much is missing, and not much less, from those that were added up. */
  private takeMissing(missing: number, take: (rows: number, at: number) => void): void {
    const level = levelOf(missing);
    const end = sums.answers.length;
    for (let at = sums.nextAtLeast(level, 0); at < end; at = sums.nextAtLeast(level, at + 1)) {
      take(sums.takeFrom(level, at), at);
    }
  }

  /** Notes the shared rows for which no more has to be bought than the query says, whatever its facts and times. */
  private collectMakeable(asked: SegmentQuery): void {
    const { query, scorer } = asked;
    const { segment, makeable } = this;
    const matching = this.collectMatching(
      asked,
      possibleFiltersOf(segment, { ...query, maxMinutes: null }),
      false,
    );
    const note = (row: number): void => {
      if (this.canBeMade(query, scorer, row)) setBit(makeable, row);
    };
    makeable.fill(0);
    if (bitsIn(matching) <= MOST_READ) return eachBit(matching, note);
    const most = query.restricted ? (query.buying ?? 0) : (query.maxMissing as number);
    this.addUpNeeds(scorer, matching);
    const { exact } = segment.needs;
    const level = levelOf(most);
    const end = sums.answers.length;
    for (let at = sums.nextAtLeast(level, 0); at < end; at = sums.nextAtLeast(level, at + 1)) {
      const rows = sums.rowsFrom(level, at);
      const fewer = query.restricted && level < MOST_LEVEL ? sums.rowsFrom(level + 1, at) : 0;
      const sure = rows & ~fewer & (exact[at] as number);
      if (query.centred) eachRow(sure, at, note);
      else makeable[at] = sure;
      eachRow(rows & ~(exact[at] as number), at, note);
    }
  }

  /** Adds up what the matching rows need of what is at hand; how much is missing is the level's distance from `MOST_LEVEL`. */
  private addUpNeeds({ heldIds, pantryCover }: RecipeScorer, matching: Int32Array): void {
    const { segment } = this;
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
    this.eachRun([matching], null, (run) => {
      many.forEach((id, place) => this.placeRowsWith(using, [id], place, run));
      this.placeCounts(few, firstCounted, run);
      planes.forEach((plane, digit) => this.placeBits(plane, firstNeeded + digit, run));
      this.placeBits(matching, matches, run);
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

  /** How many rows match with these filters. */
  private count(asked: SegmentQuery, filters: readonly Int32Array[]): number {
    return this.countOwn(asked, filters) + this.countShared(asked, filters);
  }

  private countOwn(asked: SegmentQuery, filters: readonly Int32Array[]): number {
    let total = 0;
    this.eachOwn(asked, filters, () => {
      total += 1;
    });
    return total;
  }

  private countShared(asked: SegmentQuery, filters: readonly Int32Array[]): number {
    const { query, scorer } = asked;
    if (query.scope === 'mine') return 0;
    const matching = this.collectMatching(asked, filters);
    if (!query.restricted || isLimited(query)) return bitsIn(matching);
    let total = 0;
    eachBit(matching, (row) => {
      if (this.canBeMade(query, scorer, row)) total += 1;
    });
    return total;
  }

  /** Matches that comply with the exclusions and the diet, as far as anybody can say. */
  private countPossible(
    asked: SegmentQuery,
    possible: readonly Int32Array[],
    shared: Counted,
  ): number {
    return (shared.possible ?? this.countShared(asked, possible)) + this.countOwn(asked, possible);
  }

  /** Matches that state no time. */
  private countUntimed(asked: SegmentQuery): number {
    const { segment } = this;
    if (asked.query.maxMinutes === null || !segment.hasUntimed) return 0;
    const timeless = filtersOf(segment, { ...asked.query, maxMinutes: null });
    return this.count(asked, [...timeless, segment.untimed]);
  }

  /** The rows that use a distinctive word. What is united is valid until another search begins. */
  private usersOf({ words }: RecipeScorer): Users {
    const telling = words.filter((word) => word.telling);
    const rows = telling.flatMap((word) => this.known.using(word));
    this.known.begin(words);
    const known = rows.map((one) => this.known.find(one));
    const slots = known.filter((one) => typeof one === 'number');
    return {
      united: slots.length > 0 ? sums.unionOf(slots) : null,
      lists: known.filter((one) => one !== null && typeof one === 'object'),
      others: rows.filter((_, at) => known[at] === null),
    };
  }

  /** Those of a block. */
  private collectUsing({ united, lists, others }: Users, block: number, using: Int32Array): void {
    const from = block * BLOCK_WORDS;
    if (united) using.set(united.subarray(from, from + BLOCK_WORDS));
    else using.fill(0);
    for (const { offsets, starts } of lists) {
      const end = starts[block + 1] as number;
      for (let at = starts[block] as number; at < end; at += 1) {
        setBit(using, offsets[at] as number);
      }
    }
    for (const { postings, ids } of others) {
      for (const id of ids) postings.addRowsWith(id, block, using, 0);
    }
  }

  /** The excluded ingredients, with everything that goes with them. */
  private excludedBy(query: RecipeQuery): Set<number> {
    return new Set(query.excluded.flatMap((id) => [id, ...this.hierarchy.goneWith(id)]));
  }

  private searchCookable(asked: SegmentQuery, filters: readonly Int32Array[]): number {
    const { query, scorer, best } = asked;
    const isAllowed = this.allowanceOf(query, this.sharedFilters(query, filters));
    promising.clear();
    let total = 0;
    this.cookable.each(scorer, (row, most) => {
      if (!isAllowed(row)) return;
      total += 1;
      promising.add(row, most);
    });
    const isByMatch = query.sort === 'match' && !isByTitle(query);
    promising.visit(best.capacity, (row, most) => {
      this.offerMatch(asked, row, most);
      return isByMatch ? best.leastScore : 0;
    });
    return total;
  }

  /** With the name, which is a filter of shared rows. */
  private sharedFilters(query: RecipeQuery, filters: readonly Int32Array[]): readonly Int32Array[] {
    return [
      ...filters,
      ...(query.name ? [this.named] : []),
      ...(isLimited(query) ? [this.makeable] : []),
    ];
  }

  /** Whether a row that this person may see complies with the filters and exclusions. */
  private allowanceOf(
    query: RecipeQuery,
    filters: readonly Int32Array[],
  ): (row: number) => boolean {
    const { segment } = this;
    const required = segment.isWhole ? filters : [segment.alive, ...filters];
    const excluded = this.excludedBy(query);
    return (row) => {
      for (const bits of required) if (!hasBit(bits, row)) return false;
      return excluded.size === 0 || !segment.names(row, excluded);
    };
  }

  /**
   * First those that use something of the kitchen's centre; all others come after these, and are added up only if these are too few. Where the
   * centre is a protein, desserts without it come last.
   */
  private searchAll(asked: SegmentQuery, among: Candidates): Counted {
    const { query, scorer, best } = asked;
    const { filters, lead = 0 } = among;
    const isCentral = scorer.words.some(({ central }) => central);
    if (!isCentral) return this.searchSome(asked, among, 'all');
    const counted = this.searchSome(asked, among, 'leading');
    const hasOthers =
      query.name !== null || scorer.words.some(({ telling, central }) => telling && !central);
    if (!hasOthers || best.leastScore > lead + CENTRE_GAIN / 2) return counted;
    if (!scorer.wantsSavoury) this.searchSome(asked, { filters, lead }, 'others');
    else {
      const { desserts, notDesserts } = this.segment;
      this.searchSome(asked, { filters: [...filters, notDesserts], lead }, 'others');
      if (best.leastScore > lead - DESSERT_LOSS / 2) return counted;
      this.searchSome(asked, { filters: [...filters, desserts], lead }, 'others');
    }
    return counted;
  }

  /** Counts all rows that match, whichever of them are added up. */
  private searchSome(
    { query, scorer, best, firstRow }: SegmentQuery,
    { filters, possible = null, lead = 0 }: Candidates,
    addedUp: AddedUp,
  ): Counted {
    const { segment, named } = this;
    const spares = this.sparesOf(scorer);
    const added = this.addedUp(scorer, spares, addedUp);
    const gone = this.goneFrom(query, scorer);
    const words = added.map(({ worth }) => worth);
    // Dishes with the name match even if they use none of the words.
    if (query.name) words.push({ worth: 0, telling: true });
    const scratch = words.length;
    sums.begin(segment.blocks, words, {
      ...{ costs: spares && segment.leastCosts, others: 1, addedUp },
      countsOthers: possible !== null,
    });
    const sure = this.sharedFilters(query, filters);
    const counted = possible && this.sharedFilters(query, possible);
    let total = 0;
    this.free.clear();
    this.eachRun(sure, counted, (run) => {
      if (gone.length > 0) this.exclude(gone, scratch, run);
      added.forEach((one, place) => this.place(one, place, run));
      if (spares) this.placeRepeats(spares, scorer.words.length + spares.pantry.length, run);
      if (query.name) this.placeBits(named, words.length - 1, run);
      total += sums.sumUp(run.first, run.length);
    });
    const beyond = scorer.mostAside + (addedUp === 'leading' ? CENTRE_GAIN : 0);
    this.readDown({ scorer, best, firstRow, lead, beyond, isPriced: spares !== null });
    return { total, possible: possible && sums.counted };
  }

  private place({ worth, rows, list }: Added, place: number, run: Run): void {
    if (!rows || worth.slot !== undefined) return;
    if (!list) return this.placeRowsWith(rows.postings, rows.ids, place, run);
    sums.clear(run.length, place);
    sums.addList(list, run.first, run.length, place);
  }

  /** Visits the runs of blocks of which the filters allow some rows, or count some, which are set, and skips the others. */
  private eachRun(
    filters: readonly Int32Array[],
    counted: readonly Int32Array[] | null,
    visit: (run: Run) => void,
  ): void {
    const { blocks } = this.segment;
    for (let first = 0; first < blocks;) {
      let length = 0;
      while (length < Math.min(RUN_BLOCKS, blocks - first)) {
        const run = { first, length };
        const isAllowed = this.placeRowsIn(filters, sums.allowed, run);
        const isCounted = counted !== null && this.placeRowsIn(counted, sums.alsoCounted, run);
        if (!isAllowed && !isCounted) break;
        length += 1;
      }
      if (length > 0) visit({ first, length });
      else sums.skip(first);
      first += Math.max(1, length);
    }
  }

  /** Sets which rows of the run's next block comply with the filters. Returns false if these let none through. */
  private placeRowsIn(
    filters: readonly Int32Array[],
    rows: Int32Array,
    { first, length }: Run,
  ): boolean {
    const from = (first + length) * BLOCK_WORDS;
    const to = length * BLOCK_WORDS;
    rows.set(this.segment.found.subarray(from, from + BLOCK_WORDS), to);
    for (const bits of filters) {
      let any = 0;
      for (let at = 0; at < BLOCK_WORDS; at += 1) {
        const having = (rows[to + at] as number) & (bits[from + at] as number);
        rows[to + at] = having;
        any |= having;
      }
      if (any === 0) return false;
    }
    return true;
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
      else this.addRowsWith(rows.postings, rows.ids, place, run);
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
    const named = addedUp === 'leading' ? words.filter(({ central }) => central) : [];
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

  /** Sets the rows of a run that a bitmap of the segment holds. */
  private placeBits(bits: Int32Array, place: number, { first, length }: Run): void {
    const from = first * BLOCK_WORDS;
    const rows = bits.subarray(from, from + length * BLOCK_WORDS);
    sums.usingRows.set(rows, BlockSums.offsetOf(place));
  }

  /** Sets the rows of a run that name one of the ingredients. */
  private placeRowsWith(postings: Postings, ids: Iterable<number>, place: number, run: Run): void {
    sums.clear(run.length, place);
    this.addRowsWith(postings, ids, place, run);
  }

  /** The same beside those that are set. */
  private addRowsWith(
    postings: Postings,
    ids: Iterable<number>,
    place: number,
    { first, length }: Run,
  ): void {
    const { counts, usingRows } = sums;
    const offset = BlockSums.offsetOf(place);
    for (const id of ids) {
      let listed = 0;
      for (let at = 0; at < length; at += 1) {
        const count = postings.countWith(id, first + at);
        if (count > LONGEST_LIST) {
          postings.addRowsWith(id, first + at, usingRows, offset + at * BLOCK_WORDS);
        }
        counts[at] = count > LONGEST_LIST ? 0 : count;
        listed += counts[at] as number;
      }
      if (listed >= FEWEST_HANDED_OVER) {
        sums.addRows(postings.listsFrom(id, first, listed), length, place);
        continue;
      }
      for (let at = 0; at < length && listed > 0; at += 1) {
        if (counts[at] === 0) continue;
        postings.addRowsWith(id, first + at, usingRows, offset + at * BLOCK_WORDS);
        listed -= counts[at] as number;
      }
    }
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
      repeated: words.filter(({ repeats }) => repeats.length > 0),
    };
  }

  /**
   * A row for which the words save more ingredients than there are words counts as saving the most expensive of them again, up to
   * three times; these are counted in two bits. For a row with even more, no cost is subtracted.
   */
  private placeRepeats({ repeated }: Spares, place: number, run: Run): void {
    const { usingRows, free } = sums;
    const words = run.length * BLOCK_WORDS;
    const once = BlockSums.offsetOf(place);
    const twice = BlockSums.offsetOf(place + 1);
    usingRows.fill(0, once, once + words);
    usingRows.fill(0, twice, twice + words);
    free.fill(0, 0, words);
    for (const { repeats, repeatStarts } of repeated) {
      for (let at = 0; at < run.length; at += 1) {
        const from = at * BLOCK_WORDS;
        const end = repeatStarts[run.first + at + 1] as number;
        for (let next = repeatStarts[run.first + at] as number; next < end; next += 1) {
          const row = repeats[next] as number;
          const word = from + (row >> 5);
          const bit = 1 << (row & 31);
          const one = usingRows[once + word] as number;
          usingRows[once + word] = one ^ bit;
          if ((one & bit) === 0) continue;
          const two = usingRows[twice + word] as number;
          usingRows[twice + word] = two ^ bit;
          if ((two & bit) === 0) continue;
          free[word] = (free[word] as number) | bit;
          this.free.add(run.first * BLOCK_WORDS + word);
        }
      }
    }
  }

  /** Reads rows from the greatest sum down until the rest cannot be among the best. */
  private readDown(into: Reading): void {
    const { certainCosts } = this.segment;
    const end = sums.answers.length;
    let count = 0;
    // Greatest first: their scores make reading most of the others unnecessary.
    for (let level = sums.greatestLevel(); level > 0; level = sums.greatestLevel()) {
      if (into.lead + into.beyond + sums.mostOf(level) < into.best.leastScore) return;
      for (let at = sums.nextAtLeast(level, 0); at < end; at = sums.nextAtLeast(level, at + 1)) {
        const rows = sums.takeFrom(level, at);
        const most = this.mostInGroup(level, at, into);
        eachRow(rows, at, (row) => {
          if (most - (certainCosts[row] as number) < into.best.leastScore) return;
          noted[count] = row;
          count += 1;
          if (count === MOST_NOTED) count = this.readNoted(count, into);
        });
      }
      count = this.readNoted(count, into);
    }
  }

  /**
   * The most that a row on this level scores before its own cost. Where the rows of one protein follow those of another, the dearest stand
   * beside the cheapest, whose cost is all that the level of the group subtracts.
   */
  private mostInGroup(level: number, at: number, { lead, beyond, isPriced }: Reading): number {
    if (!isPriced || this.free.has(at)) return Infinity;
    return lead + beyond + sums.mostBeforeCost(level, at);
  }

  /** Reads so many rows that were noted. Returns how many are left: none. */
  private readNoted(count: number, { scorer, best, firstRow, lead }: Reading): 0 {
    const { segment } = this;
    const { entries, entryStarts } = segment;
    // Rows are far apart: looking at the first entry of each lets the processor wait for many of them at the same time.
    for (let at = 0; at < count; at += 1) touched[at] = entryStarts[noted[at] as number] as number;
    for (let at = 0; at < count; at += 1) touched[at] = entries[touched[at] as number] as number;
    for (let at = 0; at < count; at += 1) {
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

function bitsInBoth(bits: Int32Array, others: Int32Array): number {
  let count = 0;
  for (let at = 0; at < bits.length; at += 1) {
    count += countBits((bits[at] as number) & (others[at] as number));
  }
  return count;
}

/** Calls back with the number of each bit that is set. */
function eachBit(bits: Int32Array, visit: (row: number) => void): void {
  for (let at = 0; at < bits.length; at += 1) eachRow(bits[at] as number, at, visit);
}

/** The same of the 32 rows at a position. */
function eachRow(rows: number, at: number, visit: (row: number) => void): void {
  for (let left = rows; left !== 0; left &= left - 1) {
    visit(at * 32 + 31 - Math.clz32(left & -left));
  }
}

/** The level of a row for which nothing is missing. */
const MOST_LEVEL = MOST_NEEDS + 1;
const levelOf = (missing: number): number => Math.max(1, MOST_LEVEL - missing);

/** Whether what has to be bought decides on a match, other than that it is nothing. */
const isLimited = ({ restricted, buying, maxMissing }: RecipeQuery): boolean =>
  restricted ? buying !== undefined : maxMissing !== null;

/** Whether the title decides how well a dish matches. */
const isByTitle = ({ name, typed }: RecipeQuery): boolean => name !== null && typed.length === 0;

/** Whether of some matches nobody can say whether they comply with the exclusions and the diet. */
const hasDoubts = ({ restricted, diet, avoided, excluded }: RecipeQuery): boolean =>
  !restricted && (diet !== null || avoided.length > 0 || excluded.length > 0);

/** What every recipe tells for sure. */
function plainFiltersOf(
  segment: RecipeSegment,
  { type, maxMinutes, cuisine }: RecipeQuery,
): Int32Array[] {
  return [
    ...(type === null ? [] : [segment.types[DISH_TYPES.indexOf(type)] as Int32Array]),
    ...(maxMinutes === null ? [] : [segment.readyIn(maxMinutes)]),
    ...(cuisine === null ? [] : [segment.ofCuisine(cuisine)]),
  ];
}

/** Rows that are known to comply with the diet, the exclusions and restricted mode. */
function filtersOf(segment: RecipeSegment, query: RecipeQuery): readonly Int32Array[] {
  const { diet, avoided, excluded, restricted } = query;
  return segment.together([
    ...(restricted || excluded.length > 0 ? [segment.understood] : []),
    ...plainFiltersOf(segment, query),
    ...(diet === null ? [] : [segment.diets[DISH_DIETS.indexOf(diet)] as Int32Array]),
    ...avoided.map((one) => segment.facts.freeOf(one)),
  ]);
}

/** Rows that are not known to break the diet or the exclusions. */
function possibleFiltersOf(segment: RecipeSegment, query: RecipeQuery): readonly Int32Array[] {
  const { diet, avoided } = query;
  return segment.together([
    ...plainFiltersOf(segment, query),
    ...(diet === null ? [] : [segment.facts.notContaining(diet)]),
    ...avoided.map((one) => segment.facts.notContaining(one)),
  ]);
}
