import { readToken } from '@larder/api-client';
import { decodeUser } from '@larder/shell-sdk';

/**
 * Which of a hundred shares of all people the logged-in person belongs to, the same on every device; undefined if
 * nobody is logged in.
 */
export function bucketOfPerson(token: string | null = readToken()): number | undefined {
  const id = token === null ? undefined : decodeUser(token)?.id;
  if (id === undefined) return undefined;
  return [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 100_003, 7) % 100;
}
