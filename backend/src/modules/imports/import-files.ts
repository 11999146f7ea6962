import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Configuration } from '../../config/configuration.js';

const hour = 3_600_000;

/** The libraries that are being imported, in the data folder of the instance that received them. */
@Injectable()
export class ImportFiles {
  private readonly folder: string;

  constructor({ dataDir }: Configuration) {
    this.folder = join(dataDir, 'imports');
  }

  pathOf(id: string): string {
    return join(this.folder, id);
  }

  async keep(id: string, uploaded: string): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    await rename(uploaded, this.pathOf(id));
  }

  async has(id: string): Promise<boolean> {
    return (await stat(this.pathOf(id)).catch(() => undefined)) !== undefined;
  }

  async remove(id: string): Promise<void> {
    await rm(this.pathOf(id), { force: true });
  }

  /** Removes those that nobody will read any more, unless they have only just come. */
  async removeAllBut(ids: ReadonlySet<string>): Promise<void> {
    for (const id of await readdir(this.folder).catch(() => [])) {
      if (ids.has(id)) continue;
      const found = await stat(this.pathOf(id)).catch(() => undefined);
      if (found && found.ctimeMs < Date.now() - hour) await this.remove(id);
    }
  }
}
