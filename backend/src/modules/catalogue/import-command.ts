import { resolve } from 'node:path';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { copy } from '@larder/copy';
import { AdminCommands, type AdminContext, AdminError } from '../../common/admin-commands.js';
import { RecipeImportService } from './import/recipe-import.service.js';

/** Stores the recipes of a file. */
@Injectable()
export class ImportCommand implements OnModuleInit {
  constructor(
    private readonly commands: AdminCommands,
    private readonly imports: RecipeImportService,
  ) {}

  onModuleInit(): void {
    this.commands.add({
      name: 'import',
      usage: 'FILE',
      run: (args, context) => this.import(args, context),
    });
  }

  private async import(
    [file, ...more]: readonly string[],
    { folder, report }: AdminContext,
  ): Promise<string[]> {
    if (file === undefined || more.length > 0) throw new AdminError(copy.admin.oneFile);
    const outcome = await this.imports.importFile(resolve(folder, file), report);
    const { imported, rejected, rejectsFile } = outcome;
    return [
      copy.admin.imported(imported),
      ...(rejectsFile === null ? [] : [copy.admin.importRejected(rejected, rejectsFile)]),
    ];
  }
}
