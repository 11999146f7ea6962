import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { v7 } from 'uuid';
import { KeptFiles } from './kept-files.js';

/** Files in a folder on this machine. */
export class FolderFiles extends KeptFiles {
  constructor(private readonly folder: string) {
    super();
  }

  /** A file appears whole or not at all. */
  async put(key: string, content: Buffer): Promise<void> {
    const path = join(this.folder, key);
    const draft = `${path}.${v7()}`;
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    try {
      await writeFile(draft, content, { mode: 0o600 });
      await rename(draft, path);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  async get(key: string): Promise<Buffer | undefined> {
    try {
      return await readFile(join(this.folder, key));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    await rm(join(this.folder, key), { force: true });
  }
}
