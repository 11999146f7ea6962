import type { RegisteredRemote, RemoteRegistry } from '@larder/shell-sdk/host';

type Route = RegisteredRemote['routes'][number];

export interface MatchingRoute {
  name: string;
  remote: RegisteredRemote;
  route: Route;
  /** The parts of the address that stand for the path's parameters, by their names, such as ':id'. */
  params: Record<string, string>;
}

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);

function paramsOf(path: string, given: string[]): Record<string, string> | null {
  const wanted = segmentsOf(path);
  const fits =
    wanted.length === given.length &&
    wanted.every(
      (segment, at) =>
        segment.startsWith(':') || segment.toLowerCase() === given[at]?.toLowerCase(),
    );
  if (!fits) return null;
  return Object.fromEntries(
    wanted.flatMap((segment, at) =>
      segment.startsWith(':') ? [[segment, given[at] ?? ''] as const] : [],
    ),
  );
}

/**
 * The route whose page will most likely be shown at `pathname`, for code that runs before the router: an exact path
 * wins over one with parameters. Null if no remote has such a page.
 */
export function matchingRoute({ remotes }: RemoteRegistry, pathname: string): MatchingRoute | null {
  const given = segmentsOf(pathname);
  const found = Object.entries(remotes).flatMap(([name, remote]) =>
    remote.routes.flatMap((route) => {
      const params = paramsOf(route.path, given);
      return params ? [{ name, remote, route, params }] : [];
    }),
  );
  return (
    found.sort((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)[0] ?? null
  );
}
