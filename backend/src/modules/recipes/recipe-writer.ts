import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { deriveRecipe } from './recipe-derivation.js';
import type { RecipeDraft } from './recipe-draft.js';
import { RecipeIndexFeed } from './recipe-index-feed.js';
import { encodeRecipes, type ReadRecipe, type RecipeRows } from './recipe-rows.js';
import { RecipesRepository } from './recipes.repository.js';

const batchSize = 500;

/**
 * The one way by which any recipe is stored, whatever its source: lines read, ingredients resolved, facts derived, all of it written
 * in one transaction. Writing the same source and key again changes the recipe and keeps its id.
 */
@Injectable()
export class RecipeWriter {
  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: RecipesRepository,
    private readonly feed: RecipeIndexFeed,
  ) {}

  /** Answers the ids in the order of the drafts. Searches on this instance know them when it resolves. */
  async write(drafts: readonly RecipeDraft[]): Promise<number[]> {
    const recipes = drafts.map((draft) => ({ draft, derived: deriveRecipe(draft) }));
    const ids = await this.dataSource.transaction((manager) => this.writeRead(recipes, manager));
    // They are stored whatever becomes of the index, which catches up by itself.
    await this.feed.catchUp().catch(() => undefined);
    return ids;
  }

  /** The same inside a transaction that the caller has open; the index follows after its commit. */
  async writeRead(recipes: readonly ReadRecipe[], manager: EntityManager): Promise<number[]> {
    const ids: number[] = [];
    for (let at = 0; at < recipes.length; at += batchSize) {
      const rows = encodeRecipes(recipes.slice(at, at + batchSize));
      ids.push(...(await this.writeRows(rows, manager)));
    }
    return ids;
  }

  /** The same for recipes that have been read and encoded elsewhere. */
  async writeRows(rows: RecipeRows, manager: EntityManager): Promise<number[]> {
    const ids = await this.repository.upsert(rows, manager);
    const foreign = ids.indexOf(null);
    if (foreign >= 0) throw new Error(`${rows.keys[foreign]} belongs to somebody else.`);
    return ids as number[];
  }
}
