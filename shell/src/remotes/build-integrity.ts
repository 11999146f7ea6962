/** A hash that matches no file. Browsers ignore a malformed hash, and would run the file. */
const nothing = `sha384-${'A'.repeat(64)}`;

/** Hashes of build files, by URL; including builds that open pages still load from. */
const known = new Map<string, string>();

/** Stores the hashes that the registry lists for the build whose manifest is at `entry`. */
export function knowBuild(entry: URL, integrity: Record<string, string> = {}): void {
  for (const [file, hash] of Object.entries(integrity)) {
    known.set(new URL(file, entry).href, hash);
  }
}

/**
 * The hash for the browser to check the file at `address` against; one that never matches if no deploy has listed it. The
 * development server deploys nothing, so its files go unchecked; the bundler leaves that branch out of production builds.
 */
export const integrityOf = (address: string): string =>
  known.get(new URL(address, location.origin).href) ??
  (process.env.NODE_ENV === 'development' ? '' : nothing);

// Remotes use this name to ask for the hashes of their own chunks; see packages/build/src/integrity.mjs.
Object.assign(globalThis, { larderIntegrityOf: integrityOf });
