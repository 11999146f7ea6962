/** One build of one remote, as in its URL. */
export interface BuildLocation {
  name: string;
  build: string;
}

/** The build that a file under /mf/<name>/<build>/ belongs to; null for any other path. */
export function locateBuild(pathname: string): BuildLocation | null {
  const [, name, build] = /^\/mf\/([^/]+)\/([^/]+)\/./.exec(pathname) ?? [];
  return name && build ? { name, build } : null;
}

/** Name of the cache for a build's files. */
export function cacheOfBuild({ name, build }: BuildLocation): string {
  return `mf:${name}:${build}`;
}

/** Whether a response may be cached permanently: a complete file, not a page served in its place. */
export function isKeepable(response: Response): boolean {
  return response.status === 200 && !/text\/html/.test(response.headers.get('Content-Type') ?? '');
}

/**
 * The entry in which the cache of a build notes that it has all scripts, and what the registry said about the build.
 */
export const completeMark = '/complete';

/** Keeps other pages and the worker from deleting the files of a build for as long as this page is open. */
export function holdBuild(location: BuildLocation): void {
  void navigator.locks?.request(
    cacheOfBuild(location),
    { mode: 'shared' },
    () => new Promise(() => {}),
  );
}

/**
 * The builds that must stay, whatever is live: those of open pages, and for each remote the latest one that is here as
 * a whole.
 */
export async function neededCaches(names: string[]): Promise<Set<string>> {
  const { held = [] } = await navigator.locks.query();
  const needed = new Set(held.flatMap(({ name }) => name ?? []));
  const found = new Set<string>();
  for (const cacheName of names.toReversed()) {
    const [kind, name = ''] = cacheName.split(':');
    if (kind !== 'mf' || found.has(name)) continue;
    if (!(await (await caches.open(cacheName)).match(completeMark))) continue;
    found.add(name);
    needed.add(cacheName);
  }
  return needed;
}

/**
 * The caches of outdated builds: for each remote, the live build, the latest other one and the `needed` ones stay. `names` are all
 * caches, oldest first.
 */
export function outdatedCaches(
  names: string[],
  live: Record<string, { build: string }>,
  needed: ReadonlySet<string>,
): string[] {
  const builds = names
    .map((cacheName) => ({ cacheName, parts: cacheName.split(':') }))
    .filter(({ parts }) => parts[0] === 'mf' && parts.length === 3)
    .map(({ cacheName, parts: [, name = '', build = ''] }) => ({ cacheName, name, build }));
  return builds
    .filter(({ name, build, cacheName }) => live[name]?.build !== build && !needed.has(cacheName))
    .filter(({ cacheName, name }, _index, others) => {
      if (!live[name]) return true;
      const latest = others.findLast((other) => other.name === name);
      return latest?.cacheName !== cacheName;
    })
    .map(({ cacheName }) => cacheName);
}
