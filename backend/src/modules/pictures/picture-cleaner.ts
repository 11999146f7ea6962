import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { WakeableLoop } from '../../common/wakeable-loop.js';
import { keysOf } from './domain/picture-address.js';
import { PictureFiles } from './picture-files.port.js';
import { PicturesRepository } from './pictures.repository.js';

const minute = 60_000;
/** After this, another instance tries. */
const claimTime = 10 * minute;
const longestPause = 10 * minute;
const shortestPause = 1_000;

/** Deletes pictures that nothing uses, and the files of those whose rows have gone, for instance with their account. */
@Injectable()
export class PictureCleaner implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(PictureCleaner.name);
  private readonly loop = new WakeableLoop(() => this.turn());

  constructor(
    private readonly pictures: PicturesRepository,
    private readonly files: PictureFiles,
  ) {}

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.loop.stop();
  }

  async clean(): Promise<void> {
    const now = new Date();
    const until = new Date(now.getTime() + claimTime);
    for (const unused of await this.pictures.claimUnused(now, until)) {
      await this.pictures.removeUnused(unused);
    }
    for (const { id } of await this.pictures.claimRemovals(new Date(), until)) {
      for (const key of keysOf(id).values()) await this.files.remove(key);
      await this.pictures.finishRemoval(id);
    }
  }

  /** Returns how long there is nothing to do. */
  private async turn(): Promise<number> {
    try {
      await this.clean();
      const due = await this.pictures.nextDue();
      const wait = due ? due.getTime() - Date.now() : longestPause;
      return Math.min(Math.max(wait, shortestPause), longestPause);
    } catch (error) {
      this.logger.error(error);
      return longestPause;
    }
  }
}
