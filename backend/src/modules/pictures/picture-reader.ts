import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Injectable, Logger } from '@nestjs/common';
import pLimit from 'p-limit';
import { ApiError, commonErrors } from '../../common/errors.js';
import { repositoryRoot } from '../../config/repository-root.js';
import { type PictureWidth, pictureWidths } from './domain/picture-size.js';
import { pictureErrors } from './pictures.errors.js';

export type PictureRefusal =
  'picture_heic' | 'picture_pixels_too_many' | 'picture_type_unknown' | 'picture_unreadable';

/** What the process that reads a picture answers with. */
export type PictureReading =
  { refused: PictureRefusal } | { width: number; height: number; bytes: number };

export interface ReadPicture {
  width: number;
  height: number;
  /** Of all sizes together. */
  bytes: number;
  sizes: ReadonlyMap<PictureWidth, Buffer>;
}

// Node starts processes from compiled files, in tests too.
const program = join(repositoryRoot, 'backend/dist/modules/pictures/picture-reader-process.js');

/** Ten times what the largest photograph takes on a slow machine. */
const longestReading = 30_000;
/** How many may wait; with more, somebody would wait until their browser gives up. */
const longestQueue = 20;

/**
 * Reads pictures that people send, each in a process of its own without our secrets. Decoders are large programs in C, and
 * files are made to break them: such a process can crash or be ended at any time, and returns all its memory.
 */
@Injectable()
export class PictureReader {
  private readonly logger = new Logger(PictureReader.name);
  /** Requests keep at least half of the processor. */
  private readonly turn = pLimit(Math.min(2, Math.ceil(availableParallelism() / 2)));

  /** Writes its sizes into a new folder beside the file for as long as it takes. */
  async read(path: string): Promise<ReadPicture> {
    if (this.turn.pendingCount >= longestQueue)
      throw new ApiError(commonErrors.service_unavailable);
    return this.turn(async () => {
      const folder = await mkdtemp(`${path}-`);
      try {
        const reading = await this.run(path, folder);
        if ('refused' in reading) throw new ApiError(pictureErrors[reading.refused]);
        const files = pictureWidths.map(async (width): Promise<[PictureWidth, Buffer]> => [
          width,
          await readFile(join(folder, `${width}.webp`)),
        ]);
        return { ...reading, sizes: new Map(await Promise.all(files)) };
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    });
  }

  private async run(path: string, folder: string): Promise<PictureReading> {
    try {
      const { stdout } = await promisify(execFile)(process.execPath, [program, path, folder], {
        timeout: longestReading,
        killSignal: 'SIGKILL',
        env: {},
      });
      return JSON.parse(stdout) as PictureReading;
    } catch (error) {
      const { signal } = error as { signal?: string };
      // An exit code is a fault of ours, such as a decoder that is not installed.
      if (!signal) throw error;
      this.logger.warn(`Reading a picture ended with ${signal}.`);
      return { refused: 'picture_unreadable' };
    }
  }
}
