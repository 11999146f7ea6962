import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const ownFolder = 0o700;
const ownFile = 0o600;
/** Group and world permission bits. */
const others = 0o077;

/**
 * Creates the data folder and makes its contents accessible to the app's account only: it holds the database, mails with
 * account links, and secrets. Existing files are corrected as well.
 */
export function prepareDataFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: ownFolder });
  // The folder first, so that nobody gets in while the rest is corrected.
  close(folder);
}

function close(path: string): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  // A link has no permissions of its own, and its target is not part of the folder.
  if (!found || found.isSymbolicLink()) return;
  if ((found.mode & others) !== 0) chmodSync(path, found.isDirectory() ? ownFolder : ownFile);
  if (found.isDirectory()) for (const name of readdirSync(path)) close(join(path, name));
}
