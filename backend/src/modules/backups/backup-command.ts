import { resolve } from 'node:path';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { copy } from '@larder/copy';
import { AdminCommands, type AdminContext, AdminError } from '../../common/admin-commands.js';
import { BackupWriter } from './backup-writer.service.js';

/** Writes a backup while the application runs. */
@Injectable()
export class BackupCommand implements OnModuleInit {
  constructor(
    private readonly commands: AdminCommands,
    private readonly writer: BackupWriter,
  ) {}

  onModuleInit(): void {
    this.commands.add({
      name: 'backup',
      usage: 'FILE',
      run: (args, context) => this.back(args, context),
    });
  }

  private async back(
    [file, ...more]: readonly string[],
    { folder }: AdminContext,
  ): Promise<string[]> {
    if (file === undefined || more.length > 0) throw new AdminError(copy.admin.oneFile);
    return [copy.admin.backedUp(await this.writer.write(resolve(folder, file)))];
  }
}
