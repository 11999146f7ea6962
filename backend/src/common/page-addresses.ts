import type { IncomingMessage } from 'node:http';

/** As many characters as Node reads of the head of a request. */
const longestAddress = 16_384;
/** Nobody can read it, so it is refused as malformed. */
const unreadable = '/api/%';

const notPages = /^\/(api|mf|pictures|metrics)(\/|$)/;

/** Whether the app shows something at this path, be it that nothing is there. */
export const isPage = (path: string): boolean => !notPages.test(path);

/**
 * Where a person's browser asks for a page whose address cannot be read, a readable one, which leads nowhere either: they
 * get the app, as for any other page that is not there.
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
