import type { RegisteredRemote } from '@larder/shell-sdk/host';
import { markComplete } from '../remotes/last-good-build';
import { cacheOfBuild, isKeepable } from './remote-cache';

interface Manifest {
  metaData?: { remoteEntry?: { name: string; path: string } };
  exposes?: { assets: { js: { sync: string[]; async: string[] } } }[];
}

/** Every script of a build, as its manifest lists them. */
export function scriptsIn(manifest: Manifest, address: URL): URL[] {
  const { remoteEntry } = manifest.metaData ?? {};
  if (!remoteEntry || !manifest.exposes) return [];
  const files = manifest.exposes.flatMap(({ assets: { js } }) => [...js.sync, ...js.async]);
  return [`${remoteEntry.path}${remoteEntry.name}`, ...files].map((file) => new URL(file, address));
}

/** The kept file, or the file fetched and kept now; undefined when it is unavailable. */
async function keptFile(
  cache: Cache,
  url: URL,
  integrity: string | undefined,
  turn: () => Promise<boolean>,
): Promise<Response | undefined> {
  const kept = await cache.match(url.href);
  if (kept) return kept;
  if (!(await turn())) return undefined;
  const response = await fetch(url, { integrity });
  if (!isKeepable(response)) return undefined;
  await cache.put(url.href, response.clone());
  return response;
}

/** Keeps all scripts of one build; returns whether this device has all of them now. */
async function keepBuild(
  name: string,
  { build, entry, integrity = {} }: RegisteredRemote,
  turn: () => Promise<boolean>,
): Promise<boolean> {
  const address = new URL(entry, location.origin);
  const cache = await caches.open(cacheOfBuild({ name, build }));
  const hashOf = ({ href }: URL): string | undefined =>
    Object.entries(integrity).find(([file]) => new URL(file, address).href === href)?.[1];
  const manifest = await keptFile(cache, address, hashOf(address), turn);
  if (!manifest) return false;
  for (const script of scriptsIn((await manifest.json()) as Manifest, address)) {
    if (!(await keptFile(cache, script, hashOf(script), turn))) return false;
  }
  return true;
}

/**
 * Keeps all scripts of the live builds, so that pages and dialogs nobody has opened yet open offline; one after the
 * other, each waiting for its turn, until there is none. A build counts only when all of it is here: until then an
 * earlier one stays in use without a network.
 */
export async function keepFilesAhead(
  remotes: Record<string, RegisteredRemote>,
  turn: () => Promise<boolean>,
): Promise<void> {
  for (const [name, remote] of Object.entries(remotes)) {
    // The other remotes are kept even if one is broken.
    const isWhole = await keepBuild(name, remote, turn).catch(() => false);
    if (isWhole) await markComplete(name, remote);
  }
}
