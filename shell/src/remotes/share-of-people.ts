import { readToken } from '@larder/api-client';
import { decodeUser } from '@larder/shell-sdk';

/** Which of a hundred shares of the people the one who is logged in belongs to, on every device; undefined for nobody. */
export function bucketOfPerson(token: string | null = readToken()): number | undefined {
  const id = token === null ? undefined : decodeUser(token)?.id;
  if (id === undefined) return undefined;
  return [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 100_003, 7) % 100;
}
