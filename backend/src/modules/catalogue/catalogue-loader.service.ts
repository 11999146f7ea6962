import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { inSlices, type SlicedWork } from '../../common/sliced-work.js';
import { deriveRecipe } from '../recipes/domain/recipe-derivation.js';
import type { RecipeDraft } from '../recipes/domain/recipe-draft.js';
import type { ReadRecipe } from '../recipes/domain/recipe-rows.js';
import { RecipeWriter } from '../recipes/recipe-writer.service.js';
import { catalogueFolder, fingerprintOf, readCatalogue } from './catalogue-folder.js';
import { toDraft } from './domain/catalogue-file.js';
import { CatalogueState } from './entities/catalogue-state.entity.js';

/** An arbitrary number, the same on every instance: the key of the loading lock. */
const loadLock = 72_743_302;
/** What is derived of a recipe takes ten times the room of its file, and is held for twice as many at once. */
const batchSize = 50;

export interface CatalogueLoad {
  readonly written: number;
  readonly unchanged: number;
  readonly removed: number;
  /** No longer in the catalogue, kept for those who saved them. */
  readonly retired: number;
}

/**
 * Syncs the stored catalogue with the recipe files, unless it was made from the same files by the same code. Each recipe is derived
 * again but written only if its content hash changed: because of its file, or of what the food tables know about its ingredients.
 */
@Injectable()
export class CatalogueLoader {
  private readonly logger = new Logger(CatalogueLoader.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly writer: RecipeWriter,
  ) {}

  async load(folder = catalogueFolder): Promise<CatalogueLoad> {
    const fingerprint = fingerprintOf(folder);
    const last = await this.dataSource.getRepository(CatalogueState).findOneBy({});
    if (last?.fingerprint === fingerprint) {
      this.logger.log(`Catalogue: ${last.recipes} recipes, unchanged`);
      return { written: 0, unchanged: last.recipes, removed: 0, retired: 0 };
    }
    const { recipes, errors } = await readCatalogue(folder);
    for (const error of errors) this.logger.error(error.message);
    const drafts = recipes.map(toDraft);

    const { written, stale } = await this.dataSource.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1)', [loadLock]);
      const stored = await this.writer.storedCatalogue(manager);
      let written = 0;
      // The embedded database works in a thread of its own, so the next recipes are derived while it stores these.
      let writing: Promise<unknown> = Promise.resolve();
      for (let at = 0; at < drafts.length; at += batchSize) {
        const batch = drafts.slice(at, at + batchSize);
        const [changed] = await Promise.all([inSlices(changedAmong(batch, stored)), writing]);
        writing = this.writer.writeRead(changed, manager);
        written += changed.length;
      }
      await writing;
      for (const { sourceKey } of drafts) stored.delete(sourceKey);
      // An unreadable file is a mistake to fix, not a removed recipe.
      for (const { file } of errors) stored.delete(file.replace(/\.md$/, ''));
      return { written, stale: [...stored.values()].map(({ id }) => id) };
    });

    const removed = await this.writer.removeUnlessSaved(stale);
    // What is wrong with a file is said at each start.
    if (errors.length === 0) {
      await this.dataSource
        .getRepository(CatalogueState)
        .upsert({ id: 1, fingerprint, recipes: drafts.length }, ['id']);
    }
    const load = {
      written,
      unchanged: drafts.length - written,
      removed,
      retired: stale.length - removed,
    };
    this.logger.log(
      `Catalogue: ${load.written} written, ${load.unchanged} unchanged, ${load.removed} removed, ${load.retired} retired`,
    );
    return load;
  }
}

/** Those whose derivation is another one than what is stored, each with it. */
function* changedAmong(
  drafts: readonly RecipeDraft[],
  stored: ReadonlyMap<string, { readonly retired: boolean; readonly contentHash: string }>,
): SlicedWork<ReadRecipe[]> {
  const changed: ReadRecipe[] = [];
  for (const draft of drafts) {
    const derived = deriveRecipe(draft);
    const version = stored.get(draft.sourceKey);
    if (!version || version.retired || version.contentHash !== derived.contentHash) {
      changed.push({ draft, derived });
    }
    yield;
  }
  return changed;
}
