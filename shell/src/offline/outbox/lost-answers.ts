import type { Answer } from '@larder/api-client';

/** Statuses with which a proxy answers for a backend that does not. */
const proxyStatuses = new Set([502, 503, 504]);

/** There was no answer, except perhaps one of a proxy. */
export const isLost = ({ error }: Answer): boolean =>
  error !== undefined && (error.status === 0 || proxyStatuses.has(error.status));
