import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import pLimit from 'p-limit';
import { ApiError, commonErrors } from '../../common/errors.js';
import { jpegFile, type PictureWidth, pictureWidths } from './domain/picture-size.js';
import {
  PictureProcess,
  PictureProcessEnded,
  type PictureReading,
  type PictureTask,
} from './picture-process.js';
import { pictureErrors } from './pictures.errors.js';

export interface ReadPicture {
  width: number;
  height: number;
  /** Of all sizes together. */
  bytes: number;
  sizes: ReadonlyMap<PictureWidth, Buffer>;
}

/** Ten times what the largest photograph takes on a slow machine. */
const longestReading = 30_000;
/** How many may wait; with more, somebody would wait until their browser gives up. */
const longestQueue = 20;

/** A process is replaced after as many, so that what a decoder leaks stays small. */
const mostPerProcess = 200;
const idleTime = 5_000;

/** For whom a process works, and what ends it when it has nothing to do. */
interface Worker {
  readonly household: string;
  readonly process: PictureProcess;
  idle?: NodeJS.Timeout;
}

/**
 * Reads pictures that people send in processes without our secrets. Decoders are large programs in C, and files are made to break
 * them: such a process can crash or be ended at any time. It reads the pictures of one household only and is ended when there are no
 * more, so that nobody's picture is read by a process that somebody else's may have taken over.
 */
@Injectable()
export class PictureReader implements OnApplicationShutdown {
  private readonly logger = new Logger(PictureReader.name);
  /** Requests keep at least half of the processor. */
  private readonly turn = pLimit(Math.min(2, Math.ceil(availableParallelism() / 2)));
  private readonly idle = new Set<Worker>();

  onApplicationShutdown(): void {
    for (const worker of this.idle) this.end(worker);
  }

  /** Writes its sizes into a new folder beside the file for as long as it takes. */
  async read(path: string, household: string): Promise<ReadPicture> {
    const { files, ...reading } = await this.work('sizes', path, household, (folder) =>
      Promise.all(
        pictureWidths.map(async (width): Promise<[PictureWidth, Buffer]> => [
          width,
          await readFile(join(folder, `${width}.webp`)),
        ]),
      ),
    );
    return { ...reading, sizes: new Map(files) };
  }

  /** The picture as JPEG, which every program reads. */
  async toJpeg(path: string, household: string): Promise<Buffer> {
    const { files } = await this.work('jpeg', path, household, (folder) =>
      readFile(join(folder, jpegFile)),
    );
    return files;
  }

  private work<Files>(
    kind: PictureTask['kind'],
    path: string,
    household: string,
    collect: (folder: string) => Promise<Files>,
  ): Promise<Exclude<PictureReading, { refused: unknown }> & { files: Files }> {
    if (this.turn.pendingCount >= longestQueue)
      return Promise.reject(new ApiError(commonErrors.service_unavailable));
    return this.turn(async () => {
      const folder = await mkdtemp(`${path}-`);
      try {
        const reading = await this.run(household, { kind, source: path, folder });
        if ('refused' in reading) throw new ApiError(pictureErrors[reading.refused]);
        return { ...reading, files: await collect(folder) };
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    });
  }

  private async run(household: string, task: PictureTask): Promise<PictureReading> {
    const worker = this.take(household);
    try {
      return await worker.process.do(task, longestReading);
    } catch (error) {
      // Without a signal it is a fault of ours, such as a decoder that is not installed.
      if (!(error instanceof PictureProcessEnded) || error.signal === null) throw error;
      this.logger.warn(`Reading a picture ended with ${error.signal}.`);
      return { refused: 'picture_unreadable' };
    } finally {
      this.giveBack(worker);
    }
  }

  private take(household: string): Worker {
    const known = [...this.idle].find((worker) => worker.household === household);
    if (!known) {
      // As many are idle as there are turns to take, at most.
      for (const other of this.idle) this.end(other);
      return { household, process: new PictureProcess() };
    }
    clearTimeout(known.idle);
    this.idle.delete(known);
    return known.process.isEnded ? { household, process: new PictureProcess() } : known;
  }

  private giveBack(worker: Worker): void {
    const { process } = worker;
    if (process.isEnded) return;
    if (process.tasks >= mostPerProcess) return process.end();
    worker.idle = setTimeout(() => this.end(worker), idleTime).unref();
    this.idle.add(worker);
  }

  private end(worker: Worker): void {
    clearTimeout(worker.idle);
    this.idle.delete(worker);
    worker.process.end();
  }
}
