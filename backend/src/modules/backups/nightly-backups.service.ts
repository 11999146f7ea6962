import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { copy } from '@larder/copy';
import { WakeableLoop } from '../../common/wakeable-loop.js';
import { Configuration } from '../../config/configuration.js';
import { BackupWriter } from './backup-writer.service.js';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** By the clock of this machine. */
const nightHour = 3;
/** A start is busy enough, and so are those who are waiting for it. */
const pauseAfterStart = 5 * minute;
const pauseAfterFault = hour;

const named = /^larder-\d{4}-\d{2}-\d{2}\.zip$/;
const nameOf = (date: Date): string => {
  const [year, month, dayOfMonth] = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  const two = (part: number) => String(part).padStart(2, '0');
  return `larder-${year}-${two(month)}-${two(dayOfMonth)}.zip`;
};

/** Backs up once a night, and soon after a start if a night was missed. The newest files are kept. */
@Injectable()
export class NightlyBackups implements BeforeApplicationShutdown {
  private readonly logger = new Logger(NightlyBackups.name);
  private readonly loop = new WakeableLoop(() => this.turn());
  private isRunning = false;

  constructor(
    private readonly writer: BackupWriter,
    private readonly configuration: Configuration,
  ) {}

  /** Called by a program that stays. */
  start(): void {
    if (this.configuration.backups.folder === undefined) return;
    this.isRunning = true;
    this.loop.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    if (this.isRunning) await this.loop.stop();
  }

  /** Writes the backup of the night that began last, unless it is there, and removes those beyond the number to keep. */
  async backUp(now = new Date()): Promise<void> {
    const { folder, keep } = this.configuration.backups;
    if (folder === undefined) return;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, nameOf(lastNight(now)));
    if (!(await stat(path).catch(() => undefined))) {
      await removeAbandoned(`${path}.partial`);
      this.logger.log(copy.admin.backedUp(await this.writer.write(path)));
    }
    const backups = (await readdir(folder)).filter((name) => named.test(name)).sort();
    for (const name of backups.slice(0, -keep)) await rm(join(folder, name), { force: true });
  }

  private hasStarted = false;

  /** Returns how long there is nothing to do. */
  private async turn(): Promise<number> {
    if (!this.hasStarted) {
      this.hasStarted = true;
      return pauseAfterStart;
    }
    if (this.loop.isStopping) return 0;
    try {
      await this.backUp();
      return untilNight(new Date());
    } catch (error) {
      this.logger.error(error);
      return pauseAfterFault;
    }
  }
}

/** The hour at which the last night's backup was due. */
export function lastNight(now: Date): Date {
  const night = new Date(now);
  night.setHours(nightHour, 0, 0, 0);
  if (night > now) night.setDate(night.getDate() - 1);
  return night;
}

function untilNight(now: Date): number {
  const next = lastNight(now);
  next.setDate(next.getDate() + 1);
  return Math.max(next.getTime() - now.getTime(), minute);
}

/** What a killed process left; one that is being written changes all the time. */
async function removeAbandoned(path: string): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (found && found.mtimeMs < Date.now() - day) await rm(path, { force: true });
}
