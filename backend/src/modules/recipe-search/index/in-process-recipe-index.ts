import { BestRecipes } from './best-recipes.js';
import { countBits } from './bitmap.js';
import type { IngredientHierarchy } from '@larder/culinary/at-hand';
import { type ReadName, TitleVocabulary } from './name-reading.js';
import { RecipeArrivals } from './recipe-arrivals.js';
import {
  NO_CONDITIONS,
  RecipeIndex,
  type IndexedRecipe,
  type RecipeAnswer,
  type RecipeQuery,
} from './recipe-index.js';
import { POINT } from './ranking.js';
import { RecipeScorer } from './recipe-scorer.js';
import type { IngredientCosts, RecipeSegment } from './recipe-segment.js';
import { buildSegment } from './segment-build.js';
import { SegmentSearch } from './segment-search.js';
import { atOnce, inSlices, type SlicedWork } from '../../../common/sliced-work.js';
import { WordUsages } from './word-usage.js';

/** Up to this many recipes, the arrays are rebuilt after each change, which takes milliseconds. */
const REMADE_UP_TO = 10_000;
/** This many changes on top of the arrays justify rebuilding them. */
const MOST_CHANGES = 10_000;
/**
 * This many recent changes justify rebuilding the arrays of all changes; until then only the recent ones are rebuilt.
 */
const MOST_LATEST = 1_000;

/** How many titles to name instead of one that does not exist. */
const MOST_CLOSEST = 3;
const NO_NAME: ReadName = { readings: [], guess: null };
/** The part of an index that outlives the process: recipes up to a position; later changes have to be replayed. */
export interface IndexState {
  readonly segment: RecipeSegment;
  readonly position: string;
}

interface Part {
  readonly segment: RecipeSegment;
  readonly search: SegmentSearch;
}

/** A part and its first global row number. */
interface PlacedPart extends Part {
  readonly firstRow: number;
}

/**
 * An index in this process: a large base segment, a small segment of changes since, rebuilt now and then, and one of the latest
 * changes, rebuilt with each batch. Weights come from the base, so that a change does not reorder other recipes.
 */
export class InProcessRecipeIndex extends RecipeIndex {
  /** The position up to which the index contains every change. */
  position = '';
  private base: Part;
  private basePosition = '';
  private usages: WordUsages;
  /** On top of the base segment, the latest included. */
  private changes = new Map<number, IndexedRecipe>();
  private recent: Part | null = null;
  private latestChanges = new Map<number, IndexedRecipe>();
  private latest: Part | null = null;
  private parts: readonly PlacedPart[] = [];
  private latestIsStale = false;
  /** Whether a recipe has been removed from the base segment. */
  private outdated = false;
  /** Whose recipes have changed since the arrays were built, null for everybody's: nobody else's searches need to wait for new ones. */
  private readonly staleFor = new Set<string | null>();
  private alive = 0;
  /** While new arrays are built: the changes since, null for removals. */
  private meanwhile: Map<number, IndexedRecipe | null> | null = null;
  /** Only one build of the base runs at a time. */
  private merging: Promise<void> | null = null;
  private filled = false;

  constructor(
    private readonly hierarchy: IngredientHierarchy,
    private readonly remadeUpTo = REMADE_UP_TO,
    private readonly mostChanges = MOST_CHANGES,
    private readonly mostLatest = MOST_LATEST,
  ) {
    super();
    const segment = this.segmentOf([]);
    this.base = this.partOf(segment);
    this.placeParts();
    this.usages = new WordUsages(segment, hierarchy);
  }

  get ready(): boolean {
    return this.filled;
  }

  get size(): number {
    return this.alive + this.changes.size;
  }

  /** Memory used by the arrays and by the queries' working memory. */
  get byteLength(): number {
    return this.parts.reduce(
      (sum, { segment, search }) => sum + segment.byteLength + search.byteLength,
      this.usages.byteLength,
    );
  }

  /** Replaces everything with these recipes. */
  async replaceAll(recipes: AsyncIterable<readonly IndexedRecipe[]>): Promise<void> {
    const arrivals = new RecipeArrivals();
    for await (const batch of recipes) for (const recipe of batch) arrivals.add(recipe);
    await this.replaceWith(arrivals);
  }

  /** Replaces everything with these recipes, which contain every change up to the position. */
  async replaceWith(arrivals: RecipeArrivals, position = ''): Promise<void> {
    while (this.merging) await this.merging;
    this.merging = this.replace(arrivals, position);
    await this.merging;
  }

  /** Continues from a saved state. */
  restore({ segment, position }: IndexState): void {
    this.position = position;
    this.adopt(segment, position);
    this.filled = true;
  }

  /** Merges all changes into one segment and returns what to save. */
  async settle(): Promise<IndexState> {
    while (this.merging) await this.merging;
    if (this.changes.size > 0 || this.outdated) {
      this.startMerge();
      await this.merged();
    }
    return { segment: this.base.segment, position: this.basePosition };
  }

  /** Adds or updates recipes. */
  put(recipes: readonly IndexedRecipe[]): Promise<void> {
    for (const recipe of recipes) {
      this.noteChange(recipe.id).add(recipe.ownerId);
      this.takeOut(recipe.id);
      this.changes.set(recipe.id, recipe);
      this.latestChanges.set(recipe.id, recipe);
      this.meanwhile?.set(recipe.id, recipe);
    }
    this.latestIsStale ||= recipes.length > 0;
    this.mergeIfWorthIt();
    return Promise.resolve();
  }

  remove(ids: readonly number[]): Promise<void> {
    for (const id of ids) {
      this.noteChange(id);
      this.takeOut(id);
      this.meanwhile?.set(id, null);
      this.changes.delete(id);
      this.latestIsStale = this.latestChanges.delete(id) || this.latestIsStale;
    }
    return Promise.resolve();
  }

  /** Resolves when no arrays are being built. */
  async merged(): Promise<void> {
    while (this.merging) await this.merging;
  }

  search(query: RecipeQuery): Promise<RecipeAnswer> {
    if (this.staleFor.has(null) || query.viewers.some((one) => this.staleFor.has(one))) {
      this.refresh();
    }
    const answer = this.find(query);
    if (answer.total > 0) return Promise.resolve(answer);
    return Promise.resolve({ ...answer, closest: this.closestTo(query) });
  }

  /** The answer without the closest titles. */
  private find(query: RecipeQuery): RecipeAnswer {
    const { base, parts } = this;
    const { readings, guess } = query.name
      ? this.vocabularyOf(query.viewers).read(query.name, () =>
          this.parts.some(({ search }) => search.usesFood(query)),
        )
      : NO_NAME;
    const scorer = new RecipeScorer(query, this.usages, base.segment.weights, this.hierarchy);
    const best = new BestRecipes(
      Math.min(query.offset + query.limit, this.size),
      tieBreakAmong(parts),
    );
    const counts = { total: 0, unsure: 0, untimed: 0 };
    for (const { search, firstRow } of parts) {
      const more = search.search({ query, scorer, readings, best, firstRow });
      counts.total += more.total;
      counts.unsure += more.unsure;
      counts.untimed += more.untimed;
    }
    const found = best.drain();
    const page = found.slice(query.offset);
    const ids = page.map(({ row }) => {
      const { segment, firstRow } = partWith(row, parts);
      return segment.ids[row - firstRow] as number;
    });
    return {
      ids,
      scores: page.map(({ score }) => score / POINT),
      worths: scorer.words.map(({ gain }) => gain / POINT),
      ...counts,
      centreMissing: query.sort === 'match' ? this.centreMissingFrom(found, scorer) : [],
      guess,
      closest: [],
    };
  }

  /** What the kitchen is mainly about, unless one of the best dishes uses some of it. */
  private centreMissingFrom(
    best: readonly { readonly row: number }[],
    scorer: RecipeScorer,
  ): readonly number[] {
    const isUsed = best.some(({ row }) => {
      const { segment, firstRow } = partWith(row, this.parts);
      return scorer.usesForemost(segment, row - firstRow);
    });
    return isUsed || best.length === 0 ? [] : scorer.foremostIds;
  }

  /** Titles with the word of the name that tells most, or else with the next one, if no title has all of it. */
  private closestTo({ name, viewers }: RecipeQuery): readonly number[] {
    if (!name) return [];
    const named = (words: readonly string[]): RecipeQuery => ({
      ...NO_CONDITIONS,
      ...{ name: { words, otherWords: [], food: null }, viewers, limit: MOST_CLOSEST },
    });
    const whole = this.find({ ...named(name.words), name });
    if (whole.total > 0) return [];
    const words = this.vocabularyOf(viewers).tellingWords(name);
    const some = [words, ...words.map((_, at) => words.slice(0, words.length - at))];
    for (const fewer of some) {
      const { ids } = this.find(named(fewer));
      if (ids.length > 0) return ids;
    }
    return [];
  }

  private vocabularyOf(viewers: readonly string[]): TitleVocabulary {
    return new TitleVocabulary(
      this.parts.map(({ segment }) => segment),
      viewers,
    );
  }

  /** Numbers the rows of the parts, one part after the other. */
  private placeParts(): void {
    let firstRow = 0;
    this.parts = [this.base, this.recent, this.latest].flatMap((part) => {
      if (part === null) return [];
      const placed = { ...part, firstRow };
      firstRow += part.segment.count;
      return placed;
    });
  }

  /** Who alone can find a recipe; null: everybody; undefined: nobody. */
  ownerOf(id: number): string | null | undefined {
    const changed = this.changes.get(id);
    if (changed) return changed.ownerId;
    const { segment } = this.base;
    const row = segment.rowOf(id);
    return row === undefined ? undefined : segment.ownerOf(row);
  }

  private noteChange(id: number): Set<string | null> {
    const owner = this.ownerOf(id);
    if (owner !== undefined) this.staleFor.add(owner);
    return this.staleFor;
  }

  private takeOut(id: number): void {
    this.recent?.segment.remove(id);
    if (!this.base.segment.remove(id)) return;
    this.alive -= 1;
    this.outdated = true;
  }

  private adopt(segment: RecipeSegment, position: string): void {
    this.base = this.partOf(segment);
    this.basePosition = position;
    this.usages = new WordUsages(segment, this.hierarchy);
    this.alive = segment.alive.reduce((sum, word) => sum + countBits(word), 0);
    this.changes = new Map();
    this.recent = null;
    this.latestChanges = new Map();
    this.latest = null;
    this.placeParts();
    this.latestIsStale = false;
    this.outdated = false;
    this.staleFor.clear();
  }

  private refresh(): void {
    this.staleFor.clear();
    if (!this.latestIsStale && !this.outdated) return;
    if (this.size <= this.remadeUpTo && this.meanwhile === null) {
      this.adopt(atOnce(this.everythingMerged()), this.position);
    } else if (this.latestIsStale) {
      if (this.latestChanges.size > this.mostLatest) {
        this.recent = this.partOnTop(this.changes);
        this.latestChanges = new Map();
      }
      this.latest = this.partOnTop(this.latestChanges);
      this.placeParts();
      this.latestIsStale = false;
    }
  }

  private partOnTop(changes: ReadonlyMap<number, IndexedRecipe>): Part | null {
    if (changes.size === 0) return null;
    return this.partOf(this.segmentOf(changes.values(), this.base.segment.weights));
  }

  private mergeIfWorthIt(): void {
    if (this.merging || this.size <= this.remadeUpTo) return;
    if (this.changes.size > this.mostChanges) this.startMerge();
  }

  private startMerge(): void {
    this.meanwhile = new Map();
    this.merging = this.merge();
  }

  private async replace(arrivals: RecipeArrivals, position: string): Promise<void> {
    const segment = await inSlices(buildSegment(arrivals, this.hierarchy));
    this.merging = null;
    this.position = position;
    this.adopt(segment, position);
    this.filled = true;
  }

  /** Works in slices, so that searches are answered in between from the existing arrays. */
  private async merge(): Promise<void> {
    const { position } = this;
    const segment = await inSlices(this.everythingMerged());
    const meanwhile = this.meanwhile ?? new Map<number, IndexedRecipe | null>();
    this.meanwhile = null;
    this.merging = null;
    this.adopt(segment, position);
    await this.remove([...meanwhile.keys()]);
    await this.put([...meanwhile.values()].filter((recipe) => recipe !== null));
  }

  /** Older content first, so that the newer of two with one id wins. */
  private *everythingMerged(): SlicedWork<RecipeSegment> {
    const arrivals = new RecipeArrivals();
    const { segment } = this.base;
    const changes = [...this.changes.values()];
    yield* arrivals.addAll(segment);
    for (const recipe of changes) arrivals.add(recipe);
    return yield* buildSegment(arrivals, this.hierarchy);
  }

  private segmentOf(
    recipes: Iterable<IndexedRecipe>,
    weights: IngredientCosts | null = null,
  ): RecipeSegment {
    const arrivals = new RecipeArrivals();
    for (const recipe of recipes) arrivals.add(recipe);
    return atOnce(buildSegment(arrivals, this.hierarchy, weights));
  }

  private partOf(segment: RecipeSegment): Part {
    return { segment, search: new SegmentSearch(segment, this.hierarchy) };
  }
}

function partWith(row: number, parts: readonly PlacedPart[]): PlacedPart {
  let at = parts.length - 1;
  while ((parts[at] as PlacedPart).firstRow > row) at -= 1;
  return parts[at] as PlacedPart;
}

/** Cheaper to buy for, then more popular, then older. */
function tieBreakAmong(parts: readonly PlacedPart[]) {
  return (row: number, other: number): boolean => {
    const { segment: left, firstRow: leftFirst } = partWith(row, parts);
    const { segment: right, firstRow: rightFirst } = partWith(other, parts);
    const leftRow = row - leftFirst;
    const rightRow = other - rightFirst;
    const order =
      (left.totalCosts[leftRow] as number) - (right.totalCosts[rightRow] as number) ||
      (right.popularity[rightRow] as number) - (left.popularity[leftRow] as number) ||
      (left.ids[leftRow] as number) - (right.ids[rightRow] as number);
    return order < 0;
  };
}
