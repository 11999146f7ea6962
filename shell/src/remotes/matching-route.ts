import type { RegisteredRemote, RemoteRegistry } from '@larder/shell-sdk/host';

type Route = RegisteredRemote['routes'][number];

export interface MatchingRoute {
  remote: RegisteredRemote;
  route: Route;
  /** What stands in the address for the parameters of the path, by their names: ':id'. */
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
 * The route whose page is most likely shown at `pathname`, before the router is there to say so: an exact path wins over one with
 * parameters. Null when no remote has such a page.
 */
export function matchingRoute({ remotes }: RemoteRegistry, pathname: string): MatchingRoute | null {
  const given = segmentsOf(pathname);
  const found = Object.values(remotes).flatMap((remote) =>
    remote.routes.flatMap((route) => {
      const params = paramsOf(route.path, given);
      return params ? [{ remote, route, params }] : [];
    }),
  );
  return (
    found.sort((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)[0] ?? null
  );
}
