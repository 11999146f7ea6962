import { createHash, randomBytes } from 'node:crypto';

/** An unguessable secret, safe for URLs. */
export const newSecretToken = (): string => randomBytes(32).toString('base64url');

/** The stored form of a secret token: it is random enough that a plain hash cannot be reversed. */
export const secretTokenHash = (token: string): string =>
  createHash('sha256').update(token).digest('hex');
