import { createHash, randomBytes } from 'node:crypto';

/** A secret that nobody can guess, fit for an address. */
export const newSecretToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a secret token: it is random enough that a plain hash cannot be undone. */
export const secretTokenHash = (token: string): string =>
  createHash('sha256').update(token).digest('hex');
