import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { deriveRecipe } from './domain/recipe-derivation.js';
import type { RecipeDraft } from './domain/recipe-draft.js';
import { encodeRecipes, type ReadRecipe, type RecipeRows } from './domain/recipe-rows.js';
import { RecipesRepository, type StoredVersion } from './recipes.repository.js';
import { StoredRecipes } from './stored-recipes.port.js';

const batchSize = 500;

/**
 * The only way to store a recipe, whatever its source: lines parsed, ingredients resolved, facts derived, all of it written in one
 * transaction. Writing the same source and key again updates the recipe and keeps its id.
 */
@Injectable()
export class RecipeWriter {
  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: RecipesRepository,
    private readonly stored: StoredRecipes,
  ) {}

  /** Returns the ids in the order of the drafts. Searches on this instance know them when it resolves. */
  async write(drafts: readonly RecipeDraft[]): Promise<number[]> {
    const recipes = drafts.map((draft) => ({ draft, derived: deriveRecipe(draft) }));
    const ids = await this.dataSource.transaction((manager) => this.writeRead(recipes, manager));
    await this.stored.announce();
    return ids;
  }

  /** The same inside the caller's transaction; the index follows after its commit. */
  async writeRead(recipes: readonly ReadRecipe[], manager: EntityManager): Promise<number[]> {
    const ids: number[] = [];
    for (let at = 0; at < recipes.length; at += batchSize) {
      const rows = encodeRecipes(recipes.slice(at, at + batchSize));
      const written = await this.writeRows(rows, manager);
      const foreign = written.indexOf(null);
      if (foreign >= 0) throw new Error(`${rows.keys[foreign]} belongs to somebody else.`);
      ids.push(...(written as number[]));
    }
    return ids;
  }

  /** The same for recipes parsed and encoded elsewhere; null for each that belongs to someone else and stays unchanged. */
  writeRows(rows: RecipeRows, manager: EntityManager): Promise<(number | null)[]> {
    return this.repository.upsert(rows, manager);
  }

  /** The stored catalogue, by key: all of it, or the recipes with these keys. */
  storedCatalogue(
    manager: EntityManager,
    keys?: readonly string[],
  ): Promise<Map<string, StoredVersion>> {
    return this.repository.versionsOf('catalogue', manager, keys);
  }

  /** Deletes recipes, and withdraws from search those that someone saved. Returns how many were deleted. */
  async removeUnlessSaved(ids: readonly number[]): Promise<number> {
    if (ids.length === 0) return 0;
    const deleted = await this.repository.removeUnlessSaved(ids, (id) =>
      this.repository.withdraw(id),
    );
    await this.stored.announce();
    return deleted;
  }

  /** Keeps only the newest of a household's composed dishes; older ones that someone saved become recipes of its own. */
  async keepNewestComposed(householdId: string, newest: number): Promise<void> {
    const older = await this.repository.olderComposed(householdId, newest);
    if (older.length === 0) return;
    await this.repository.removeUnlessSaved(older, async (id) => {
      await this.repository.makeOwn(id);
    });
    await this.stored.announce();
  }

  /** The keys of all dishes that were composed for a household. */
  composedKeysOf(householdId: string): Promise<Set<string>> {
    return this.repository.composedKeysOf(householdId);
  }
}
