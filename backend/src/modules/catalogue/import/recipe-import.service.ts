import { createHash } from 'node:crypto';
import { type FileHandle, mkdir, open, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { copy } from '@larder/copy';
import { DataSource } from 'typeorm';
import { AdminError } from '../../../common/admin-commands.js';
import { Configuration } from '../../../config/configuration.js';
import { RecipeWriter } from '../../recipes/recipe-writer.service.js';
import { ImportThreads } from './import-threads.js';
import type { ReadPart } from './import-worker.js';
import { type ImportProgress, RecipeImportRepository } from './recipe-import.repository.js';

const partLength = 2 ** 19;
const longestLine = 2 ** 24;
const fingerprintLength = 2 ** 16;
const reportInterval = 1_000;
const newline = 0x0a;

export interface ImportOutcome extends ImportProgress {
  /** Where the rejected lines are listed; null when there are none. */
  readonly rejectsFile: string | null;
}

/**
 * Stores a file's recipes in parts, each in one transaction together with its progress. So an import that is interrupted, for whatever
 * reason, continues where it stopped.
 */
@Injectable()
export class RecipeImportService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly writer: RecipeWriter,
    private readonly imports: RecipeImportRepository,
    private readonly configuration: Configuration,
  ) {}

  async importFile(path: string, report: (line: string) => void): Promise<ImportOutcome> {
    const found = await stat(path).catch(() => undefined);
    if (!found?.isFile()) throw new AdminError(copy.admin.importNoFile(path));
    const { size } = found;
    const file = await open(path);
    const threads = new ImportThreads();
    try {
      const fingerprint = await fingerprintOf(path, file, size);
      const start = await this.imports.progressOf(fingerprint);
      if (start.bytes > 0) report(copy.admin.importResumed(start.lines));
      const rejects = await RejectList.open(
        join(this.configuration.dataDir, 'imports'),
        `${basename(path)}-${fingerprint.slice(0, 8)}.rejects.jsonl`,
        start.rejectBytes,
      );
      try {
        const run = new ImportRun(start, size, report);
        await inOrder(partsOf(file, start.bytes), threads, async (part, read) => {
          run.progress = await this.store(fingerprint, run.progress, part, read, rejects);
          run.reportNowAndThen();
        });
        run.report();
        await this.imports.finish(fingerprint);
        return { ...run.progress, rejectsFile: run.progress.rejected > 0 ? rejects.path : null };
      } finally {
        await rejects.close();
      }
    } finally {
      await threads.end();
      await file.close();
    }
  }

  private store(
    fingerprint: string,
    before: ImportProgress,
    part: Uint8Array,
    { rows, places, rejected, lineCount }: ReadPart,
    rejects: RejectList,
  ): Promise<ImportProgress> {
    return this.dataSource.transaction(async (manager) => {
      const ids = rows.keys.length === 0 ? [] : await this.writer.writeRows(rows, manager);
      const foreign = ids.flatMap((id, index) =>
        id === null ? [{ line: places[index] as number, reason: copy.admin.importForeign }] : [],
      );
      const all = [...rejected, ...foreign].sort((left, right) => left.line - right.line);
      const listed = all.map(({ line, reason }) => ({ line: before.lines + line + 1, reason }));
      const after = {
        bytes: before.bytes + part.length,
        lines: before.lines + lineCount,
        imported: before.imported + ids.length - foreign.length,
        rejected: before.rejected + all.length,
        rejectBytes: await rejects.write(before.rejectBytes, listed),
      };
      const moved = await this.imports.advance(fingerprint, before, after, manager);
      if (!moved) throw new AdminError(copy.admin.importRunning);
      return after;
    });
  }
}

class ImportRun {
  private readonly startedAt = performance.now();
  private reportedAt = performance.now();

  constructor(
    public progress: ImportProgress,
    private readonly size: number,
    private readonly tell: (line: string) => void,
    private readonly importedBefore = progress.imported,
  ) {}

  reportNowAndThen(): void {
    if (performance.now() - this.reportedAt >= reportInterval) this.report();
  }

  report(): void {
    this.reportedAt = performance.now();
    const seconds = (this.reportedAt - this.startedAt) / 1_000;
    const { bytes, imported, rejected } = this.progress;
    this.tell(
      copy.admin.importProgress({
        imported,
        rejected,
        percent: Math.floor((100 * bytes) / Math.max(1, this.size)),
        perSecond: Math.round((imported - this.importedBefore) / seconds),
      }),
    );
  }
}

/** Rejected lines, one JSON object each. Output of an interrupted run beyond its last transaction is overwritten. */
class RejectList {
  private constructor(
    readonly path: string,
    private readonly file: FileHandle,
  ) {}

  static async open(folder: string, name: string, length: number): Promise<RejectList> {
    await mkdir(folder, { recursive: true });
    const path = join(folder, name);
    const file = await open(path, 'a').then(async (made) => {
      await made.close();
      return open(path, 'r+');
    });
    await file.truncate(length);
    return new RejectList(path, file);
  }

  /** Writes from `at` on. Returns the new end. */
  async write(at: number, lines: readonly object[]): Promise<number> {
    const bytes = Buffer.from(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    await this.file.write(bytes, 0, bytes.length, at);
    return at + bytes.length;
  }

  async close(): Promise<void> {
    const { size } = await this.file.stat();
    await this.file.close();
    if (size === 0) await rm(this.path);
  }
}

async function fingerprintOf(path: string, file: FileHandle, size: number): Promise<string> {
  const beginning = Buffer.alloc(Math.min(size, fingerprintLength));
  await file.read(beginning, 0, beginning.length, 0);
  return createHash('sha256').update(`${path}\n${size}\n`).update(beginning).digest('hex');
}

/** The file from a byte offset on, in parts that end at a line break. */
async function* partsOf(file: FileHandle, from: number): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for (let at = from; ;) {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(partLength), 0, partLength, at);
    if (bytesRead === 0) break;
    at += bytesRead;
    const bytes = Buffer.concat([rest, buffer.subarray(0, bytesRead)]);
    const end = bytes.lastIndexOf(newline) + 1;
    rest = bytes.subarray(end);
    if (rest.length > longestLine) throw new AdminError(copy.admin.importLineTooLong);
    if (end > 0) yield bytes.subarray(0, end);
  }
  if (rest.length > 0) yield rest;
}

/** While one part is being stored, the next ones are parsed. */
async function inOrder(
  parts: AsyncIterable<Buffer>,
  threads: ImportThreads,
  store: (part: Buffer, read: ReadPart) => Promise<void>,
): Promise<void> {
  const reading: { part: Buffer; read: Promise<ReadPart> }[] = [];
  const storeNext = async (): Promise<void> => {
    const next = reading.shift();
    if (next) await store(next.part, await next.read);
  };
  for await (const part of parts) {
    const read = threads.read(part);
    // The awaiting code handles a failure; until then it must not count as unhandled.
    read.catch(() => undefined);
    reading.push({ part, read });
    if (reading.length > 2 * threads.count) await storeNext();
  }
  while (reading.length > 0) await storeNext();
}
