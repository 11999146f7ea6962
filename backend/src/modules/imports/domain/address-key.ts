import { createHash } from 'node:crypto';
import { plainAddress } from '@larder/recipe-reading';

/**
 * What addresses of the same page have in common: not the scheme, "www.", parameters that only track visitors, the fragment or a slash
 * at the end. Null for the first page of a site, which no recipe is at, and for what is no address.
 */
export function addressKeyOf(address: string): string | null {
  const plain = plainAddress(address);
  if (plain === undefined) return null;
  const { hostname, port, pathname, searchParams } = new URL(plain);
  const path = pathname.replace(/\/(?:index\.html?)?$/i, '').replace(/\/amp$/i, '');
  searchParams.sort();
  const query = searchParams.toString();
  if (path === '' && query === '') return null;
  const host = hostname.replace(/^(?:www|m|amp)\./, '');
  return `${host}${port && `:${port}`}${path}${query && `?${query}`}`;
}

/** Of fixed length, so that it fits into any key. */
export const hashOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
