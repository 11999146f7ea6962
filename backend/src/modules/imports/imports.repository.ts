import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { ColumnMapping } from '@larder/recipe-reading';
import type { LibraryTable } from '@larder/recipe-reading/libraries';
import { type EntityManager, IsNull, Not, Repository } from 'typeorm';
import { JobQueue } from '../../common/job-queue.js';
import { isTaken } from '../../database/reference-error.js';
import type { AlsoAdded, ImportItemState, ImportKind, ImportState } from './domain/import-state.js';
import { ImportItem, ImportJob } from './entities/import-job.entity.js';

export type NewImport = Pick<ImportJob, 'id' | 'householdId' | 'userId' | 'kind' | 'name' | 'tag'>;

/** A job as it is worked on. */
export interface ClaimedImport {
  id: string;
  householdId: string;
  userId: string | null;
  kind: ImportKind;
  name: string | null;
  tag: string;
  createdAt: Date;
  /** How many items have been dealt with. */
  done: number;
  alsoAdded: AlsoAdded;
  columns: ColumnMapping | null;
}

export interface ProcessedItem {
  position: number;
  name: string;
  state: Exclude<ImportItemState, 'waiting'>;
  reason: string | null;
  recipeId: number | null;
}

export interface Progress {
  items: readonly ProcessedItem[];
  pictures: number;
  picturesFailed: number;
  /** Of the whole import. */
  alsoAdded: AlsoAdded;
  newCollections: readonly string[];
  dueAt: Date;
}

@Injectable()
export class ImportsRepository {
  private readonly queue: JobQueue<ClaimedImport>;

  constructor(
    @InjectRepository(ImportJob) private readonly jobs: Repository<ImportJob>,
    @InjectRepository(ImportItem) private readonly items: Repository<ImportItem>,
  ) {
    this.queue = new JobQueue(jobs, {
      table: 'import_jobs',
      dueAt: 'due_at',
      open: "state IN ('waiting', 'running')",
      onClaim: "state = 'running'",
      returning: `id, household_id AS "householdId", user_id AS "userId", kind, name, tag, created_at AS "createdAt", added + known + failed AS done, also_added AS "alsoAdded", columns`,
    });
  }

  /** False when the person has one that has not ended. */
  async add(job: NewImport, addresses: readonly string[] = []): Promise<boolean> {
    try {
      await this.jobs.manager.transaction(async (manager) => {
        const total = job.kind === 'pages' ? addresses.length : null;
        await manager.insert(ImportJob, { ...job, state: 'waiting', total, dueAt: new Date() });
        await manager.insert(
          ImportItem,
          addresses.map((name, index) => ({
            ...{ jobId: job.id, position: index + 1, name, state: 'waiting' as const },
          })),
        );
      });
      return true;
    } catch (error) {
      if (isTaken(error)) return false;
      throw error;
    }
  }

  async claim(now: Date, until: Date): Promise<ClaimedImport | undefined> {
    const [job] = await this.queue.claim(now, until, 1);
    return job;
  }

  postpone(id: string, until: Date): Promise<void> {
    return this.queue.postpone([id], until);
  }

  nextDue(): Promise<Date | undefined> {
    return this.queue.nextDue();
  }

  /** Ids of what has not ended, on any instance. */
  async openIds(): Promise<Set<string>> {
    const open = await this.jobs.find({
      select: { id: true },
      where: [{ state: 'waiting' }, { state: 'running' }],
    });
    return new Set(open.map(({ id }) => id));
  }

  /** Makes every open job due. */
  async release(): Promise<void> {
    await this.jobs.query(
      `UPDATE import_jobs SET due_at = now() WHERE state IN ('waiting', 'running')`,
    );
  }

  /** Stores what has been done since `done`; false when somebody has stopped the job, or another instance goes on with it. */
  async keepProgress(
    id: string,
    done: number,
    { items, pictures, picturesFailed, alsoAdded, newCollections, dueAt }: Progress,
    manager: EntityManager,
  ): Promise<boolean> {
    const count = (state: ImportItemState) => items.filter((item) => item.state === state).length;
    const [, changed] = await manager.query<[unknown[], number]>(
      `UPDATE import_jobs
          SET added = added + $2, known = known + $3, failed = failed + $4, pictures = pictures + $5,
              pictures_failed = pictures_failed + $6, due_at = $7, also_added = $9, updated_at = now(),
              collection_ids = collection_ids || $10::uuid[]
        WHERE id = $1 AND state = 'running' AND added + known + failed = $8`,
      [
        ...[id, count('added'), count('known'), count('failed'), pictures, picturesFailed, dueAt],
        ...[done, JSON.stringify(alsoAdded), newCollections],
      ],
    );
    if (changed === 0) return false;
    await manager.upsert(
      ImportItem,
      items.map((item) => ({ jobId: id, ...item })),
      ['jobId', 'position'],
    );
    return true;
  }

  /** Leaves the job until somebody has said what the columns of its table hold. */
  async ask(id: string, sample: LibraryTable, until: Date): Promise<void> {
    await this.jobs.update(
      { id, state: 'running' },
      { state: 'waiting', sample, dueAt: until, format: 'csv' },
    );
  }

  /** False when nobody has asked. */
  async answer(householdId: string, id: string, columns: ColumnMapping): Promise<boolean> {
    const { affected } = await this.jobs.update(
      { id, householdId, state: 'waiting', sample: Not(IsNull()) },
      { columns, sample: null, dueAt: new Date() },
    );
    return affected === 1;
  }

  /** Gives up what waits for an answer of this person, and answers with its id. */
  async dropAsking(userId: string): Promise<string[]> {
    const [rows] = await this.jobs.query<[{ id: string }[], number]>(
      `UPDATE import_jobs SET state = 'undone', sample = NULL, finished_at = now()
        WHERE user_id = $1 AND state = 'waiting' AND sample IS NOT NULL RETURNING id`,
      [userId],
    );
    return rows.map(({ id }) => id);
  }

  async describe(
    id: string,
    known: Pick<Partial<ImportJob>, 'format' | 'total' | 'leftOut'>,
  ): Promise<void> {
    await this.jobs.update({ id }, known);
  }

  async finish(id: string, state: 'done' | 'failed', reason: string | null): Promise<void> {
    await this.jobs.query(
      `UPDATE import_jobs
          SET state = $2, reason = $3, finished_at = now(), updated_at = now(),
              total = CASE WHEN $2 = 'done' THEN added + known + failed ELSE total END
        WHERE id = $1 AND state = 'running'`,
      [id, state, reason],
    );
  }

  /** Nothing is added to it from here on. */
  async stop(householdId: string, id: string): Promise<boolean> {
    const state: ImportState = 'undone';
    const { affected } = await this.jobs.update(
      { id, householdId },
      { state, sample: null, finishedAt: new Date() },
    );
    return affected === 1;
  }

  find(householdId: string, id: string): Promise<ImportJob | null> {
    return this.jobs.findOneBy({ id, householdId });
  }

  /** Newest first. */
  list(householdId: string, most: number): Promise<ImportJob[]> {
    return this.jobs.find({ where: { householdId }, order: { id: 'DESC' }, take: most });
  }

  /** Those that were not read come first. */
  itemsOf(jobId: string, most: number): Promise<ImportItem[]> {
    return this.items.query(
      `SELECT position, name, state, reason, recipe_id AS "recipeId" FROM import_items
        WHERE job_id = $1 ORDER BY state <> 'failed', position LIMIT $2`,
      [jobId, most],
    );
  }

  waiting(jobId: string, most: number): Promise<Pick<ImportItem, 'position' | 'name'>[]> {
    return this.items.find({
      where: { jobId, state: 'waiting' },
      order: { position: 'ASC' },
      take: most,
    });
  }

  async addedBy(jobId: string): Promise<number[]> {
    const rows = await this.items.query<{ recipeId: number }[]>(
      `SELECT recipe_id AS "recipeId" FROM import_items
        WHERE job_id = $1 AND state = 'added' AND recipe_id IS NOT NULL ORDER BY position`,
      [jobId],
    );
    return rows.map(({ recipeId }) => recipeId);
  }

  /** Forgets all but the newest that have ended. */
  async removeOld(householdId: string, newest: number): Promise<void> {
    await this.jobs.query(
      `DELETE FROM import_jobs WHERE id IN (
         SELECT id FROM import_jobs WHERE household_id = $1 AND state IN ('done', 'failed', 'undone')
          ORDER BY id DESC OFFSET $2)`,
      [householdId, newest],
    );
  }
}
