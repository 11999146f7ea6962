import {
  bitsIn,
  bitsInBoth,
  BLOCK_WORDS,
  clearBit,
  eachBit,
  eachRow,
  hasBit,
  setBit,
} from './bitmap.js';
import { type AddedUp, BlockSums } from './block-sums.js';
import { CookableRows } from './cookable-rows.js';
import { type DishName, type IngredientHierarchy, wholeFitsOf } from '@larder/culinary/at-hand';
import { KnownRows, type NamedRows } from './known-rows.js';
import { levelOf, MissingSums, MOST_LEVEL } from './missing-sums.js';
import type { NameReading } from './name-reading.js';
import { PromisingRows } from './promising-rows.js';
import { filtersOf, hasDoubts, isByTitle, isLimited, possibleFiltersOf } from './query-filters.js';
import { DESSERT_LOSS, LEAST_WITH_CENTRE } from './ranking.js';
import type { RecipeAnswer, RecipeQuery, RecipeSort } from './recipe-index.js';
import { NOT_COOKABLE, type RecipeScorer } from './recipe-scorer.js';
import type { RecipeSegment } from './recipe-segment.js';
import { MOST_NEEDS } from './row-needs.js';
import type { RowList } from './row-list.js';
import type { Counted, SegmentQuery } from './segment-query.js';
import { SegmentSums } from './segment-sums.js';
import { SumRuns, sums } from './sum-runs.js';
import { OwnTitleMatches, TitleMatches } from './title-matches.js';

/** Up to this many matches are read faster than upper bounds are computed. */
const MOST_READ = 4_000;

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

// Searches are synchronous: one memory serves them all.
const titles = new TitleMatches();
const promising = new PromisingRows();

/** Matches differ by less than half of this. */
const MATCH_RANGE = 2 ** 27;
/** A better fit of the title decides before the cost. */
const FIT_RANGE = 2 ** 17;

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
  private readonly sums: SegmentSums;
  private readonly missing: MissingSums;

  constructor(
    private readonly segment: RecipeSegment,
    private readonly hierarchy: IngredientHierarchy,
  ) {
    this.cookable = new CookableRows(segment);
    this.known = new KnownRows(segment, sums);
    const runs = new SumRuns(segment);
    this.sums = new SegmentSums(segment, hierarchy, this.known, runs);
    this.missing = new MissingSums(segment, runs);
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
    if (query.centred && !scorer.usesForemost(segment, row)) return false;
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
    this.missing.addUp(scorer, matching);
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
    this.missing.addUp(scorer, matching);
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
    if (!hasOthers || best.leastScore > lead + LEAST_WITH_CENTRE) return counted;
    if (!scorer.wantsSavoury) this.searchSome(asked, { filters, lead }, 'others');
    else {
      const { desserts, notDesserts } = this.segment;
      this.searchSome(asked, { filters: [...filters, notDesserts], lead }, 'others');
      if (best.leastScore > lead - DESSERT_LOSS / 2) return counted;
      this.searchSome(asked, { filters: [...filters, desserts], lead }, 'others');
    }
    return counted;
  }

  private searchSome(
    asked: SegmentQuery,
    { filters, possible = null, lead = 0 }: Candidates,
    addedUp: AddedUp,
  ): Counted {
    const { query } = asked;
    const rows = {
      allowed: this.sharedFilters(query, filters),
      counted: possible && this.sharedFilters(query, possible),
      named: query.name ? this.named : null,
      lead,
    };
    return this.sums.search(asked, rows, addedUp);
  }
}
