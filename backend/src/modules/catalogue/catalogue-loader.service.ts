import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { DataSource, type Repository } from 'typeorm';
import { inSlices, type SlicedWork } from '../../common/sliced-work.js';
import { deriveRecipe } from '../recipes/domain/recipe-derivation.js';
import { readingVersion } from '../recipes/domain/reading-version.js';
import type { RecipeDraft } from '../recipes/domain/recipe-draft.js';
import type { ReadRecipe } from '../recipes/domain/recipe-rows.js';
import { RecipeWriter } from '../recipes/recipe-writer.service.js';
import { StoredRecipes } from '../recipes/stored-recipes.port.js';
import {
  catalogueFiles,
  catalogueFolder,
  fingerprintOf,
  readCatalogue,
} from './catalogue-folder.js';
import { type CatalogueFileError, toDraft } from './domain/catalogue-file.js';
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

/** What one run has come across. */
interface Progress {
  written: number;
  readonly keys: Set<string>;
  readonly errors: CatalogueFileError[];
}

/**
 * Syncs the stored catalogue with the recipe files, unless it was made from the same files by the same code. Each recipe is derived
 * again but written only if it is not what is stored: because of its file, or of what the food tables know about its ingredients.
 */
@Injectable()
export class CatalogueLoader implements OnModuleDestroy {
  private readonly logger = new Logger(CatalogueLoader.name);
  private stopped = false;
  private loading: Promise<void> = Promise.resolve();

  constructor(
    private readonly dataSource: DataSource,
    private readonly writer: RecipeWriter,
    private readonly stored: StoredRecipes,
  ) {}

  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    await this.loading;
  }

  /** Whether an earlier load has stored a whole catalogue, of whatever files. */
  async isStored(): Promise<boolean> {
    return (await this.lastState()) !== null;
  }

  /** Loads while requests are answered, each with the recipe as it is then stored. Resolves however the load ends. */
  loadInBackground(folder = catalogueFolder): Promise<void> {
    this.loading = this.load(folder).then(
      () => undefined,
      (error: unknown) => this.logger.error(error),
    );
    return this.loading;
  }

  async load(folder = catalogueFolder): Promise<CatalogueLoad> {
    const fingerprint = await inSlices(fingerprintOf(folder));
    const last = await this.lastState();
    if (last?.fingerprint === fingerprint) {
      this.logger.log(`Catalogue: ${last.recipes} recipes, unchanged`);
      return { written: 0, unchanged: last.recipes, removed: 0, retired: 0 };
    }
    const { written, keys, errors } = await this.storeChanged(folder);
    const unchanged = keys.size - written;
    if (this.stopped) return { written, unchanged, removed: 0, retired: 0 };

    // An unreadable file is a mistake to fix, not a removed recipe.
    const kept = new Set([...keys, ...errors.map(({ file }) => file.replace(/\.md$/, ''))]);
    const stored = await this.writer.storedCatalogue(this.dataSource.manager);
    const stale = [...stored].flatMap(([key, { id }]) => (kept.has(key) ? [] : [id]));
    const removed = await this.writer.removeUnlessSaved(stale);
    for (const error of errors) this.logger.error(error.message);
    // What is wrong with a file is said at each start.
    if (errors.length === 0) {
      await this.states.upsert({ id: 1, fingerprint, recipes: keys.size }, ['id']);
    }
    const load = { written, unchanged, removed, retired: stale.length - removed };
    this.logger.log(
      `Catalogue: ${load.written} written, ${load.unchanged} unchanged, ${load.removed} removed, ${load.retired} retired`,
    );
    return load;
  }

  private get states(): Repository<CatalogueState> {
    return this.dataSource.getRepository(CatalogueState);
  }

  private lastState(): Promise<CatalogueState | null> {
    return this.states.findOneBy({});
  }

  private async storeChanged(folder: string): Promise<Progress> {
    const progress: Progress = { written: 0, keys: new Set(), errors: [] };
    const files = await catalogueFiles(folder);
    // The embedded database works in a thread of its own, so the next recipes are derived while it stores these.
    let writing: Promise<unknown> = Promise.resolve();
    for (let at = 0; at < files.length && !this.stopped; at += batchSize) {
      const { recipes, errors } = await readCatalogue(folder, files.slice(at, at + batchSize));
      const [derived] = await Promise.all([inSlices(derivedFrom(recipes.map(toDraft))), writing]);
      progress.errors.push(...errors);
      for (const { draft } of derived) progress.keys.add(draft.sourceKey);
      writing = this.write(derived).then((written) => (progress.written += written));
    }
    await writing;
    if (progress.written > 0) await this.stored.announce();
    return progress;
  }

  /** Writes those that differ from what is stored. Other instances that start at the same time wait, and then find nothing to do. */
  private write(recipes: readonly ReadRecipe[]): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1)', [loadLock]);
      const keys = recipes.map(({ draft }) => draft.sourceKey);
      const stored = await this.writer.storedCatalogue(manager, keys);
      const changed = recipes.filter(({ draft, derived }) => {
        const version = stored.get(draft.sourceKey);
        if (!version || version.retired) return true;
        // A recipe that is read as before claims nothing either until it is known to be.
        return version.contentHash !== derived.contentHash || version.reading !== readingVersion;
      });
      await this.writer.writeRead(changed, manager);
      return changed.length;
    });
  }
}

function* derivedFrom(drafts: readonly RecipeDraft[]): SlicedWork<ReadRecipe[]> {
  const recipes: ReadRecipe[] = [];
  for (const draft of drafts) {
    recipes.push({ draft, derived: deriveRecipe(draft) });
    yield;
  }
  return recipes;
}
