import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const ownFolder = 0o700;
const ownFile = 0o600;
/** The rights of others: of the group and of everybody. */
const others = 0o077;

/**
 * Makes the data folder, and takes what lies in it from every other account of the machine: it holds the database, mails
 * with links that open accounts, and secrets. What is there already from before is put right.
 */
export function prepareDataFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: ownFolder });
  // The folder first: nobody gets in while the rest is put right.
  close(folder);
}

function close(path: string): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  // A link has no rights of its own, and where it leads is no part of the folder.
  if (!found || found.isSymbolicLink()) return;
  if ((found.mode & others) !== 0) chmodSync(path, found.isDirectory() ? ownFolder : ownFile);
  if (found.isDirectory()) for (const name of readdirSync(path)) close(join(path, name));
}
