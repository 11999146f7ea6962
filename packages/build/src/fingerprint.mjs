import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const notSources = new Set(['node_modules', 'dist']);

function* filesBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    if (notSources.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else if (entry.isFile()) yield path;
  }
}

/** Twelve hexadecimal digits that change whenever one of `files`, or a file below `folders`, does. */
export function fingerprint(root, { folders = [], files = [] }) {
  const hash = createHash('sha256');
  for (const path of [...folders.flatMap((folder) => [...filesBelow(folder)]), ...files]) {
    hash.update(relative(root, path)).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex').slice(0, 12);
}
