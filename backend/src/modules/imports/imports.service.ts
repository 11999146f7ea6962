import { Injectable } from '@nestjs/common';
import type { Member } from '../../common/access.js';
import { ApiError, commonErrors, isDeclaredCode, sentenceOf } from '../../common/errors.js';
import type { UploadedFile } from '../../common/file-uploads.js';
import { sentences } from '../../common/language.js';
import { cleanText } from '../../common/text.js';
import { newId } from '../../database/row.entity.js';
import { OwnRecipesService } from '../recipes/own-recipes.service.js';
import { RecipeMarksService } from '../recipes/recipe-marks.service.js';
import {
  type ImportColumnsBody,
  type ImportStartedView,
  type ImportSummary,
  type ImportsView,
  type ImportUndoneView,
  type ImportView,
  mostItemsListed,
} from './dto/imports.dto.js';
import { ALSO_ADDED } from './domain/import-state.js';
import type { ImportJob } from './entities/import-job.entity.js';
import { ImportFiles } from './import-files.js';
import { ImportRunner } from './import-runner.js';
import { importErrors } from './imports.errors.js';
import { ImportsRepository } from './imports.repository.js';

/** Those that a household can look at and undo. */
const mostKept = 20;
const longestName = 120;
const removedAtOnce = 200;

@Injectable()
export class ImportsService {
  constructor(
    private readonly imports: ImportsRepository,
    private readonly files: ImportFiles,
    private readonly runner: ImportRunner,
    private readonly own: OwnRecipesService,
    private readonly marks: RecipeMarksService,
  ) {}

  async startPages(member: Member, urls: readonly string[]): Promise<ImportStartedView> {
    const id = newId();
    const job = { ...ownership(member, id), kind: 'pages' as const, name: null };
    return this.start(job, [...new Set(urls)]);
  }

  async startLibrary(member: Member, file: UploadedFile): Promise<ImportStartedView> {
    const id = newId();
    const name = cleanText(file.name ?? '').slice(0, longestName) || null;
    await this.files.keep(id, file.path);
    try {
      return await this.start({ ...ownership(member, id), kind: 'library', name });
    } catch (error) {
      await this.files.remove(id);
      throw error;
    }
  }

  async list({ householdId }: Member): Promise<ImportsView> {
    return (await this.imports.list(householdId, mostKept)).map(summaryOf);
  }

  async getOne({ householdId }: Member, id: string): Promise<ImportView> {
    const job = await this.find(householdId, id);
    const items = await this.imports.itemsOf(id, mostItemsListed);
    return {
      ...summaryOf(job),
      table: tableOf(job),
      items: items.map(({ reason, ...item }) => ({ ...item, problem: problemOf(reason) })),
    };
  }

  /** Goes on with a table once somebody has said what its columns hold. */
  async explainColumns(
    member: Member,
    id: string,
    columns: ImportColumnsBody['columns'],
  ): Promise<ImportView> {
    if (!(await this.imports.answer(member.householdId, id, columns))) {
      throw new ApiError(commonErrors.not_found);
    }
    await this.runner.announce();
    return this.getOne(member, id);
  }

  /** Stops it, and removes what it has added, except recipes that somebody has changed since. */
  async undo(member: Member, id: string): Promise<ImportUndoneView> {
    const { state } = await this.find(member.householdId, id);
    if (state === 'undone') return { removed: 0, kept: 0 };
    await this.imports.stop(member.householdId, id);
    await this.files.remove(id);
    const added = await this.imports.addedBy(id);
    let removed = 0;
    for (let at = 0; at < added.length; at += removedAtOnce) {
      removed += await this.own.removeUnchanged(member, added.slice(at, at + removedAtOnce));
    }
    const { collectionIds } = await this.find(member.householdId, id);
    await this.marks.removeEmptyCollections(member, collectionIds);
    return { removed, kept: added.length - removed };
  }

  private async start(
    job: Parameters<ImportsRepository['add']>[0],
    addresses: readonly string[] = [],
  ): Promise<ImportStartedView> {
    // A table that nobody has explained does not stand in the way.
    if (job.userId !== null) {
      for (const asking of await this.imports.dropAsking(job.userId))
        await this.files.remove(asking);
    }
    if (!(await this.imports.add(job, addresses))) throw new ApiError(importErrors.import_running);
    await this.imports.removeOld(job.householdId, mostKept);
    await this.runner.announce();
    return { id: job.id };
  }

  private async find(householdId: string, id: string): Promise<ImportJob> {
    const job = await this.imports.find(householdId, id);
    if (!job) throw new ApiError(commonErrors.not_found);
    return job;
  }
}

const ownership = ({ id: userId, householdId }: Member, id: string) => ({
  ...{ id, householdId, userId },
  tag: sentences().api.toReview,
});

function tableOf({ sample }: ImportJob): ImportView['table'] {
  if (sample === null) return null;
  const { columns, mapping, sample: rows } = sample;
  return {
    columns: [...columns],
    mapping: Object.fromEntries(
      Object.entries(mapping).map(([field, places]) => [field, [...places]]),
    ),
    sample: rows.map((row) => [...row]),
  };
}

const problemOf = (reason: string | null): ImportSummary['problem'] =>
  reason !== null && isDeclaredCode(reason) ? { code: reason, message: sentenceOf(reason) } : null;

function summaryOf(job: ImportJob): ImportSummary {
  const { id, kind, name, format, state, total, added, known, failed } = job;
  const { pictures, picturesFailed, alsoAdded, leftOut, reason, createdAt, finishedAt } = job;
  return {
    ...{
      id,
      kind,
      name,
      format,
      state,
      total,
      added,
      known,
      failed,
      pictures,
      picturesFailed,
      leftOut,
    },
    alsoAdded: ALSO_ADDED.flatMap((what) => {
      const count = alsoAdded[what] ?? 0;
      return count > 0 ? [{ what, count }] : [];
    }),
    done: added + known + failed,
    problem: problemOf(reason),
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}
