import { join } from 'node:path';
import type { Configuration } from '../../config/configuration.js';

/** Files that people's rows refer to, never in the database. Keys contain only lower-case letters, digits, `-`, `/` and `.`. */
export abstract class KeptFiles {
  abstract put(key: string, content: Buffer, type: string): Promise<void>;

  /** Undefined when there is none. */
  abstract get(key: string): Promise<Buffer | undefined>;

  /** Also when there is none. */
  abstract remove(key: string): Promise<void>;
}

/** A folder of the data folder, or the part of the configured bucket whose keys begin with `prefix`. */
export async function keptFiles(
  { pictures: { bucket }, dataDir }: Pick<Configuration, 'pictures' | 'dataDir'>,
  { folder, prefix }: { folder: string; prefix: string },
): Promise<KeptFiles> {
  if (!bucket) {
    const { FolderFiles } = await import('./folder-files.js');
    return new FolderFiles(join(dataDir, folder));
  }
  const { BucketFiles } = await import('./bucket-files.js');
  return new BucketFiles(bucket, prefix);
}
