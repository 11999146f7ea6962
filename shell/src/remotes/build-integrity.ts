/** A hash that no file has. Browsers ignore what is no hash at all, and would run the file. */
const nothing = `sha384-${'A'.repeat(64)}`;

/** Hashes of files of builds, by address; also of builds that open pages still fetch from. */
const known = new Map<string, string>();

/** Notes the hashes that the registry names for the build whose manifest lies at `entry`. */
export function knowBuild(entry: URL, integrity: Record<string, string> = {}): void {
  for (const [file, hash] of Object.entries(integrity)) {
    known.set(new URL(file, entry).href, hash);
  }
}

/** What a browser has to check the file at `address` against; nothing fits where no deploy has named it. */
export const integrityOf = (address: string): string =>
  known.get(new URL(address, location.origin).href) ?? nothing;

// Remotes ask by this name for the hashes of their own chunks; see packages/build/src/integrity.mjs.
Object.assign(globalThis, { larderIntegrityOf: integrityOf });
