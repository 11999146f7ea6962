import { join } from 'node:path';
import type { Configuration } from '../../config/configuration.js';
import type { KeptFiles } from './kept-files.js';

/** A folder in the data folder, or the part of the configured bucket whose keys begin with `prefix`. */
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
