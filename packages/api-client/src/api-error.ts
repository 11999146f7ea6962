import type { ErrorCode } from '@larder/api-client/error-code';

/** What a failed call rejects with: the backend's error body, or `network_error` when there was no response. */
export interface ApiError {
  /** HTTP status; 0 when there was no response. */
  status: number;
  code: ErrorCode | 'network_error';
  /** A sentence to show the person; empty when there was no response. */
  message: string;
  requestId?: string;
  /** Sentences by field name. */
  fields?: Record<string, string>;
  /** Additional data, such as the current item when changing an outdated version is refused. */
  besides?: Record<string, unknown>;
}

export function isApiError(value: unknown): value is ApiError {
  return typeof value === 'object' && value !== null && 'status' in value && 'code' in value;
}

/** The server's sentence if it sent one, otherwise the screen's own. */
export function errorMessage(error: unknown, fallback: string): string {
  return isApiError(error) && error.message ? error.message : fallback;
}
