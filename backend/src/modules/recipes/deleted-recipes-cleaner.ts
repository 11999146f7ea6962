import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { WakeableLoop } from '../../common/wakeable-loop.js';
import { DeletedRecipesRepository } from './deleted-recipes.repository.js';

/** In milliseconds. */
const pause = 600_000;

/** Forgets deleted recipes once their deletion can no longer be undone. */
@Injectable()
export class DeletedRecipesCleaner implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(DeletedRecipesCleaner.name);
  private readonly loop = new WakeableLoop(() => this.turn());

  constructor(private readonly deleted: DeletedRecipesRepository) {}

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.loop.stop();
  }

  private async turn(): Promise<number> {
    try {
      await this.deleted.forgetDue(new Date());
    } catch (error) {
      this.logger.error(error);
    }
    return pause;
  }
}
