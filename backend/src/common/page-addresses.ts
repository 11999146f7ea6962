import type { IncomingMessage } from 'node:http';

/** Node's limit for a request's head, in characters. */
const longestAddress = 16_384;
/** Cannot be decoded, so it is refused as malformed. */
const unreadable = '/api/%';

const notPages = /^\/(api|mf|pictures|metrics)(\/|$)/;

/** Whether the app serves a page at this path, even if only a "not found" one. */
export const isPage = (path: string): boolean => !notPages.test(path);

/**
 * Maps an undecodable page URL to a decodable one that does not exist either, so that browsers get the app, as for any
 * other missing page.
 */
export function readableAddress({ url = '/' }: IncomingMessage): string {
  if (url.length > longestAddress) return unreadable;
  const [path = '', ...query] = url.split('?');
  if (!isPage(path) || canBeRead(path)) return url;
  return [path.replaceAll('%', '%25'), ...query].join('?');
}

function canBeRead(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
