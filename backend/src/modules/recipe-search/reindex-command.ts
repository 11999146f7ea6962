import { Injectable, type OnModuleInit } from '@nestjs/common';
import { copy } from '@larder/copy';
import { AdminCommands } from '../../common/admin-commands.js';
import { RecipeChangesRepository } from './recipe-changes.repository.js';

/** Rebuilds the search index of every instance. */
@Injectable()
export class ReindexCommand implements OnModuleInit {
  constructor(
    private readonly commands: AdminCommands,
    private readonly changes: RecipeChangesRepository,
  ) {}

  onModuleInit(): void {
    this.commands.add({ name: 'reindex', usage: '', run: () => this.reindex() });
  }

  private async reindex(): Promise<string[]> {
    await this.changes.startAnew();
    return [copy.admin.reindexing];
  }
}
