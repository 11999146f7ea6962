import { setTimeout as wait } from 'node:timers/promises';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Member } from '../../common/access.js';
import { FileUploads } from '../../common/file-uploads.js';
import { WakeableLoop } from '../../common/wakeable-loop.js';
import { Configuration } from '../../config/configuration.js';
import { Notifications } from '../../database/notifications.js';
import { PicturesService } from '../pictures/pictures.service.js';
import { newDraft } from '../recipes/domain/recipe-content.js';
import type { RecipeDraft } from '../recipes/domain/recipe-draft.js';
import { OwnRecipesService } from '../recipes/own-recipes.service.js';
import { RecipeMarksService } from '../recipes/recipe-marks.service.js';
import { RecipeWriter } from '../recipes/recipe-writer.service.js';
import { StoredRecipes } from '../recipes/stored-recipes.port.js';
import { foundContent } from './domain/found-content.js';
import type { AlsoAdded } from './domain/import-state.js';
import { isSameContent, KnownRecipes } from './domain/known-recipes.js';
import { ImportFiles } from './import-files.js';
import { ImportPace } from './import-pace.js';
import {
  ImportFailure,
  type ImportSource,
  type SourceItem,
  type SourcePart,
} from './import-source.js';
import { importErrors } from './imports.errors.js';
import {
  type ClaimedImport,
  ImportsRepository,
  type ProcessedItem,
  type Progress,
} from './imports.repository.js';
import { LibrarySource } from './library-source.js';
import { PageRecipes } from './page-recipes.service.js';
import { PageSource } from './page-source.js';
import { RecipeReaderThread } from './reading/recipe-reader-thread.js';

export const importChannel = 'import_started';

const second = 1_000;
/** After this, others take over from an instance that died. */
const claimTime = 60 * second;
const renewedEvery = 20 * second;
const longestPause = 60 * second;
const shortestPause = 50;
const pauseAfterFault = 5 * second;
/** Until an instance looks again for a file that another one has. */
const pauseWithoutFile = 5 * second;
/** After this, it is given up: its file is on an instance that has gone, or something fails again and again. */
const longestImport = 24 * 3_600 * second;
/** At once, on each instance. */
const mostJobs = 2;
const longestEncoding = 60 * second;

type Found = Extract<SourceItem['outcome'], { key: string }>;

interface NewRecipe {
  readonly item: SourceItem;
  readonly found: Found;
  draft: RecipeDraft;
}

/** One import as it is worked on. */
interface Work {
  readonly job: ClaimedImport;
  readonly member: Member;
  readonly known: KnownRecipes;
  readonly source: ImportSource;
  readonly thread: RecipeReaderThread;
  /** Keys that this import has added or found. */
  readonly seen: Set<string>;
  /** How many items have been dealt with. */
  done: number;
  alsoAdded: AlsoAdded;
  /** Names of collections that there was no room for. */
  readonly withoutRoom: Set<string>;
}

/**
 * Carries out imports part by part, on every instance. What a part found is stored together with how far the import has come, so that
 * another instance, or this one after a restart, goes on from there.
 */
@Injectable()
export class ImportRunner implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(ImportRunner.name);
  private readonly loop = new WakeableLoop(() => this.turn());
  private readonly running = new Set<Promise<void>>();

  constructor(
    private readonly imports: ImportsRepository,
    private readonly files: ImportFiles,
    private readonly pace: ImportPace,
    private readonly pages: PageRecipes,
    private readonly pictures: PicturesService,
    private readonly uploads: FileUploads,
    private readonly own: OwnRecipesService,
    private readonly writer: RecipeWriter,
    private readonly marks: RecipeMarksService,
    private readonly stored: StoredRecipes,
    private readonly dataSource: DataSource,
    private readonly notifications: Notifications,
    private readonly configuration: Configuration,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const look = (): void => this.loop.wake();
    await this.notifications.listen(importChannel, look, look);
    // Nobody else can be working on them.
    if (this.configuration.database.url === undefined) await this.imports.release();
    await this.files.removeAllBut(await this.imports.openIds());
    this.loop.start();
  }

  /** A part in progress is finished before stopping. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.loop.stop();
    await Promise.all(this.running);
  }

  /** Tells all instances that there is work. */
  announce(): Promise<void> {
    return this.notifications.notify(importChannel, '');
  }

  /** Returns how long there is nothing to do. */
  private async turn(): Promise<number> {
    try {
      while (this.running.size < mostJobs && !this.loop.isStopping) {
        const job = await this.imports.claim(new Date(), claimEnd());
        if (!job) break;
        const work: Promise<void> = this.carryOut(job).finally(() => {
          this.running.delete(work);
          this.loop.wake();
        });
        this.running.add(work);
      }
      if (this.running.size >= mostJobs) return longestPause;
      const due = await this.imports.nextDue();
      const pause = due ? due.getTime() - Date.now() : longestPause;
      return Math.min(Math.max(pause, shortestPause), longestPause);
    } catch (error) {
      this.logger.error(error);
      return pauseAfterFault;
    }
  }

  /** Never rejects. */
  private async carryOut(job: ClaimedImport): Promise<void> {
    try {
      const isElsewhere = job.kind === 'library' && !(await this.files.has(job.id));
      const isGivenUp = job.createdAt.getTime() < Date.now() - longestImport;
      if (isGivenUp || job.userId === null) {
        const { import_file_lost: lost, import_interrupted: interrupted } = importErrors;
        return await this.end(job, isElsewhere ? lost : interrupted);
      }
      if (isElsewhere) {
        return await this.imports.postpone(job.id, new Date(Date.now() + pauseWithoutFile));
      }
      await this.read(job, { id: job.userId, householdId: job.householdId });
    } catch (error) {
      if (error instanceof ImportFailure) {
        await this.end(job, error.code).catch((failure) => this.logger.error(failure));
      } else {
        // It goes on when the claim ends.
        this.logger.error(error);
      }
    }
  }

  private async end(
    job: ClaimedImport,
    reason: Parameters<ImportsRepository['finish']>[2],
  ): Promise<void> {
    await this.imports.finish(job.id, reason === null ? 'done' : 'failed', reason);
    await this.files.remove(job.id);
  }

  private async read(job: ClaimedImport, member: Member): Promise<void> {
    const known = new KnownRecipes(await this.own.listComparable(job.householdId));
    const thread = new RecipeReaderThread();
    const { done, alsoAdded } = job;
    const source = this.sourceOf(job, member, known, thread);
    const work: Work = {
      job,
      member,
      known,
      source,
      thread,
      seen: new Set(),
      done,
      alsoAdded,
      withoutRoom: new Set(),
    };
    const renewal = setInterval(() => {
      void this.imports.postpone(job.id, claimEnd()).catch((error) => this.logger.error(error));
    }, renewedEvery);
    try {
      while (!this.loop.isStopping) {
        const { items, described, asks } = await source.next();
        if (asks) {
          const until = new Date(job.createdAt.getTime() + longestImport);
          return await this.imports.ask(job.id, asks, until);
        }
        if (described) await this.imports.describe(job.id, withoutRoomIn(work, described));
        if (items.length === 0) {
          // Whoever sees that it is done can find what it has added.
          await this.stored.announce();
          return await this.end(job, null);
        }
        if (!(await this.store(work, items))) return;
        await wait(this.pace.restAfter(items.length));
      }
      // Nobody has to wait until the claim ends.
      await this.imports.postpone(job.id, new Date());
    } finally {
      clearInterval(renewal);
      await thread.end();
      await this.stored.announce();
    }
  }

  private sourceOf(
    job: ClaimedImport,
    member: Member,
    known: KnownRecipes,
    thread: RecipeReaderThread,
  ): ImportSource {
    if (job.kind === 'pages') {
      return new PageSource(job.id, member, known, this.imports, this.pages);
    }
    const { pictures, uploads, pages } = this;
    const { id, name, columns } = job;
    const tools = { thread, pictures, uploads, pages };
    const path = this.files.pathOf(id);
    return new LibrarySource(path, name ?? '', member, job.done, columns ?? undefined, tools);
  }

  /** False when somebody has undone the import. */
  private async store(work: Work, items: readonly SourceItem[]): Promise<boolean> {
    const { job, thread } = work;
    const { processed, recipes } = await this.sort(work, items);
    const added = await this.addPictures(recipes);
    const drafts = recipes.map(({ draft }) => draft);
    const rows = await thread.call('encode', [drafts], longestEncoding);
    await this.pace.untilNobodyWaits();
    return this.dataSource
      .transaction(async (manager) => {
        // A crash takes back the last parts and how far the import was: it goes on from there, and no part waits for the disk.
        await manager.query('SET LOCAL synchronous_commit = off');
        const ids = recipes.length > 0 ? await this.writer.writeRows(rows, manager) : [];
        const brought = await this.bring(work, recipes, ids, manager);
        const news = recipes.map(({ item: { position, name } }, index): ProcessedItem => ({
          ...{ position, name, reason: null, recipeId: ids[index] ?? null },
          state: 'added',
        }));
        const progress = {
          items: [...processed, ...news],
          ...added,
          ...brought,
          dueAt: claimEnd(),
        };
        const isKept = await this.imports.keepProgress(job.id, work.done, progress, manager);
        if (!isKept) throw new StoppedImport();
        work.done += items.length;
        work.alsoAdded = brought.alsoAdded;
        return true;
      })
      .catch((error: unknown) => {
        if (error instanceof StoppedImport) return false;
        throw error;
      });
  }

  /** Stores what the other program knew of the recipes that are new. */
  private async bring(
    { member, alsoAdded: before, withoutRoom }: Work,
    recipes: readonly NewRecipe[],
    ids: readonly (number | null)[],
    manager: EntityManager,
  ): Promise<Pick<Progress, 'alsoAdded' | 'newCollections'>> {
    const marked = recipes.flatMap(({ found: { marks } }, index) => {
      const recipeId = ids[index];
      return marks && typeof recipeId === 'number' ? [{ ...marks, recipeId }] : [];
    });
    if (marked.length === 0) return { alsoAdded: before, newCollections: [] };
    const stored = await this.marks.bring(member, marked, manager);
    for (const name of stored.withoutRoom) withoutRoom.add(name);
    const { ratings, favourites, logEntries, newCollections } = stored;
    const alsoAdded = {
      ratings: (before.ratings ?? 0) + ratings,
      favourites: (before.favourites ?? 0) + favourites,
      log_entries: (before.log_entries ?? 0) + logEntries,
      collections: (before.collections ?? 0) + newCollections.length,
    };
    return { alsoAdded, newCollections };
  }

  /** Tells new recipes from those that the household has and those that could not be read. */
  private async sort(
    { job, member, known, seen }: Work,
    items: readonly SourceItem[],
  ): Promise<{ processed: ProcessedItem[]; recipes: NewRecipe[] }> {
    const processed: ProcessedItem[] = [];
    const recipes: NewRecipe[] = [];
    const titled = items.flatMap(({ outcome }) =>
      'recipe' in outcome ? known.withTitle(outcome.recipe.title) : [],
    );
    const lines = await this.own.linesOf([...new Set(titled)]);
    for (const item of items) {
      const { position, name, outcome } = item;
      const note = (state: ProcessedItem['state'], more: Partial<ProcessedItem> = {}) =>
        processed.push({ position, name, state, reason: null, recipeId: null, ...more });
      if ('failed' in outcome) {
        note('failed', { reason: outcome.failed });
        continue;
      }
      if ('known' in outcome) {
        note('known', { recipeId: outcome.known });
        continue;
      }
      const sourceKey = `${job.householdId}:${outcome.key}`;
      const { content, readyInMinutes } = foundContent(outcome.recipe, [job.tag]);
      if (content.title === '') {
        note('failed', { reason: importErrors.import_recipe_unreadable });
        continue;
      }
      const same = sameAs(known, { ...outcome, sourceKey, content, lines });
      if (same !== undefined || seen.has(sourceKey)) {
        note('known', { recipeId: same ?? null });
        continue;
      }
      seen.add(sourceKey);
      const owner = { householdId: member.householdId, authorId: member.id };
      const draft = newDraft({ source: 'import', sourceKey, owner }, content, readyInMinutes);
      recipes.push({ item, found: outcome, draft });
    }
    return { processed, recipes };
  }

  /** A recipe whose picture cannot be had is imported without it. */
  private async addPictures(
    recipes: readonly NewRecipe[],
  ): Promise<{ pictures: number; picturesFailed: number }> {
    let pictures = 0;
    let picturesFailed = 0;
    for (const recipe of recipes) {
      if (!recipe.found.addPicture) continue;
      try {
        recipe.draft = { ...recipe.draft, pictureId: await recipe.found.addPicture() };
        pictures += 1;
      } catch (error) {
        this.logger.debug(error);
        picturesFailed += 1;
      }
    }
    return { pictures, picturesFailed };
  }
}

function withoutRoomIn(
  { withoutRoom }: Work,
  described: NonNullable<SourcePart['described']>,
): NonNullable<SourcePart['described']> {
  if (withoutRoom.size === 0) return described;
  const left = { what: 'collections' as const, count: withoutRoom.size };
  return { ...described, leftOut: [...(described.leftOut ?? []), left] };
}

const claimEnd = (): Date => new Date(Date.now() + claimTime);

/** Undoes the transaction of a part. */
class StoppedImport extends Error {}

function sameAs(
  known: KnownRecipes,
  {
    sourceKey,
    content: { title, ingredients, sourceUrl },
    isAtAddress,
    lines,
  }: Pick<Found, 'isAtAddress'> & {
    sourceKey: string;
    content:
      | RecipeDraft
      | { title: string; ingredients: readonly string[]; sourceUrl: string | null };
    lines: ReadonlyMap<number, readonly string[]>;
  },
): number | undefined {
  const byKey = known.withKey(sourceKey);
  if (byKey !== undefined) return byKey;
  const named = known.withTitle(title);
  const atAddress = sourceUrl === null ? [] : known.withAddress(sourceUrl);
  // A page may hold several recipes, and a library names a page for each of them.
  const byAddress = isAtAddress ? atAddress[0] : atAddress.find((id) => named.includes(id));
  return (
    byAddress ??
    named.find((id) => ingredients.length > 0 && isSameContent(ingredients, lines.get(id) ?? []))
  );
}
