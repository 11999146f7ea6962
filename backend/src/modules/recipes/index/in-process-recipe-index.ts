import { setImmediate as nextTurn } from 'node:timers/promises';
import { BestRecipes } from './best-recipes.js';
import type { IngredientHierarchy } from './ingredient-hierarchy.js';
import {
  RecipeIndex,
  type IndexedRecipe,
  type RecipeAnswer,
  type RecipeQuery,
} from './recipe-index.js';
import { RecipeScorer } from './recipe-scorer.js';
import { RecipeSegment } from './recipe-segment.js';
import { SegmentSearch } from './segment-search.js';
import { WordUsages } from './word-usage.js';

/** Up to so many recipes the arrays are made anew after each change, which takes milliseconds. */
const REMADE_UP_TO = 10_000;
/** So many changes on top of the arrays are worth making them anew. */
const MOST_CHANGES = 10_000;
const MERGED_AT_ONCE = 2_000;

interface Part {
  readonly segment: RecipeSegment;
  readonly search: SegmentSearch;
}

/**
 * An index in this process: a large segment that stays, and a small one, made anew with each batch, of what has changed since.
 * Weights come from the large one, so that a change moves no other recipe.
 */
export class InProcessRecipeIndex extends RecipeIndex {
  private base: Part;
  private usages: WordUsages;
  private changes = new Map<number, IndexedRecipe>();
  private recent: Part | null = null;
  private recentIsStale = false;
  /** Whether a recipe has been taken out of the large segment. */
  private outdated = false;
  private alive = 0;
  /** While new arrays are made: what has changed since, null for what was removed. */
  private meanwhile: Map<number, IndexedRecipe | null> | null = null;
  private merging: Promise<void> = Promise.resolve();
  private filled = false;

  constructor(
    private readonly hierarchy: IngredientHierarchy,
    private readonly remadeUpTo = REMADE_UP_TO,
    private readonly mostChanges = MOST_CHANGES,
  ) {
    super();
    const segment = RecipeSegment.of([], hierarchy);
    this.base = this.partOf(segment);
    this.usages = new WordUsages(segment, hierarchy);
  }

  get ready(): boolean {
    return this.filled;
  }

  get size(): number {
    return this.alive + this.changes.size;
  }

  /** What the arrays and the working memory of queries take. */
  get byteLength(): number {
    return [this.base, ...(this.recent ? [this.recent] : [])].reduce(
      (sum, { segment, search }) => sum + segment.byteLength + search.byteLength,
      this.usages.byteLength,
    );
  }

  async replaceAll(recipes: AsyncIterable<readonly IndexedRecipe[]>): Promise<void> {
    await this.merged();
    this.adopt(await RecipeSegment.gather(recipes, this.hierarchy));
    this.filled = true;
  }

  put(recipes: readonly IndexedRecipe[]): Promise<void> {
    for (const recipe of recipes) {
      this.takeOut(recipe.id);
      this.changes.set(recipe.id, recipe);
      this.meanwhile?.set(recipe.id, recipe);
    }
    this.recentIsStale ||= recipes.length > 0;
    this.mergeIfWorthIt();
    return Promise.resolve();
  }

  remove(ids: readonly number[]): Promise<void> {
    for (const id of ids) {
      this.takeOut(id);
      this.meanwhile?.set(id, null);
      this.recentIsStale = this.changes.delete(id) || this.recentIsStale;
    }
    return Promise.resolve();
  }

  /** Resolves when no arrays are being made. */
  merged(): Promise<void> {
    return this.merging;
  }

  search(query: RecipeQuery): Promise<RecipeAnswer> {
    this.refresh();
    const { base, recent } = this;
    const scorer = new RecipeScorer(query, this.usages, base.segment.weights, this.hierarchy);
    const parts = recent ? [base, recent] : [base];
    const best = new BestRecipes(
      Math.min(query.offset + query.limit, this.size),
      this.tieBreak(base.segment, recent?.segment ?? base.segment),
    );
    let total = 0;
    for (const { segment, search } of parts) {
      const firstRow = segment === base.segment ? 0 : base.segment.count;
      total += search.search(query, scorer, best, firstRow);
    }
    const ids = best
      .drain()
      .slice(query.offset)
      .map((row) => this.idOf(row));
    return Promise.resolve({ ids, total });
  }

  private takeOut(id: number): void {
    if (!this.base.segment.remove(id)) return;
    this.alive -= 1;
    this.outdated = true;
  }

  private adopt(segment: RecipeSegment): void {
    this.base = this.partOf(segment);
    this.usages = new WordUsages(segment, this.hierarchy);
    this.alive = segment.count;
    this.changes = new Map();
    this.recent = null;
    this.recentIsStale = false;
    this.outdated = false;
  }

  private refresh(): void {
    if (!this.recentIsStale && !this.outdated) return;
    if (this.size <= this.remadeUpTo && this.meanwhile === null) {
      this.adopt(RecipeSegment.of(this.everything(), this.hierarchy));
    } else if (this.recentIsStale) {
      const { weights } = this.base.segment;
      const segment = RecipeSegment.of(this.changes.values(), this.hierarchy, weights);
      this.recent = segment.count === 0 ? null : this.partOf(segment);
      this.recentIsStale = false;
    }
  }

  private mergeIfWorthIt(): void {
    if (this.meanwhile !== null || this.size <= this.remadeUpTo) return;
    if (this.changes.size <= this.mostChanges) return;
    this.meanwhile = new Map();
    this.merging = this.merge();
  }

  /** Reads everything a little at a time, so that searches are answered in between from what there is. */
  private async merge(): Promise<void> {
    const segment = await RecipeSegment.gather(
      inBatches([...this.changes.values()], this.base.segment),
      this.hierarchy,
    );
    const meanwhile = this.meanwhile ?? new Map<number, IndexedRecipe | null>();
    this.meanwhile = null;
    this.adopt(segment);
    await this.remove([...meanwhile.keys()]);
    await this.put([...meanwhile.values()].filter((recipe) => recipe !== null));
  }

  private *everything(): Generator<IndexedRecipe> {
    yield* this.base.segment.recipes();
    yield* this.changes.values();
  }

  private partOf(segment: RecipeSegment): Part {
    return { segment, search: new SegmentSearch(segment, this.hierarchy) };
  }

  private idOf(row: number): number {
    const { count, ids } = this.base.segment;
    return (row < count ? ids[row] : this.recent?.segment.ids[row - count]) as number;
  }

  /** Cheaper to buy for, more popular, older. */
  private tieBreak(base: RecipeSegment, recent: RecipeSegment) {
    const { count } = base;
    return (row: number, other: number): boolean => {
      const left = row < count ? base : recent;
      const right = other < count ? base : recent;
      const leftRow = row < count ? row : row - count;
      const rightRow = other < count ? other : other - count;
      const order =
        (left.totalCosts[leftRow] as number) - (right.totalCosts[rightRow] as number) ||
        (right.popularity[rightRow] as number) - (left.popularity[leftRow] as number) ||
        (left.ids[leftRow] as number) - (right.ids[rightRow] as number);
      return order < 0;
    };
  }
}

/** The older content first, so that of two with one id the newer stays. */
async function* inBatches(
  changes: readonly IndexedRecipe[],
  segment: RecipeSegment,
): AsyncGenerator<IndexedRecipe[]> {
  let batch: IndexedRecipe[] = [];
  for (const recipe of segment.recipes()) {
    batch.push(recipe);
    if (batch.length < MERGED_AT_ONCE) continue;
    yield batch;
    batch = [];
    await nextTurn();
  }
  yield batch;
  yield [...changes];
}
