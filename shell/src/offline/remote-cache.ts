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
 * The caches of outdated builds: for each remote, the live build and the latest other one stay, the latter for pages
 * that are still open. `names` are all caches, oldest first.
 */
export function outdatedCaches(names: string[], live: Record<string, { build: string }>): string[] {
  const builds = names
    .map((cacheName) => ({ cacheName, parts: cacheName.split(':') }))
    .filter(({ parts }) => parts[0] === 'mf' && parts.length === 3)
    .map(({ cacheName, parts: [, name = '', build = ''] }) => ({ cacheName, name, build }));
  return builds
    .filter(({ name, build }) => live[name]?.build !== build)
    .filter(({ cacheName, name }, _index, others) => {
      if (!live[name]) return true;
      const latest = others.findLast((other) => other.name === name);
      return latest?.cacheName !== cacheName;
    })
    .map(({ cacheName }) => cacheName);
}
