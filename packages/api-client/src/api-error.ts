import type { ErrorCode } from '@larder/api-client/error-code';

/** What a failed call rejects with: the backend's error body, or `network_error` when no answer came. */
export interface ApiError {
  /** HTTP status; 0 when no answer came. */
  status: number;
  code: ErrorCode | 'network_error';
  /** One sentence fit to show a person; empty when no answer came. */
  message: string;
  requestId?: string;
  /** Sentences by field name. */
  fields?: Record<string, string>;
  /** What came beside the error, such as the current item where a change of an outdated version is refused. */
  besides?: Record<string, unknown>;
}

export function isApiError(value: unknown): value is ApiError {
  return typeof value === 'object' && value !== null && 'status' in value && 'code' in value;
}

/** The server's sentence where it sent one, else the screen's own. */
export function errorMessage(error: unknown, fallback: string): string {
  return isApiError(error) && error.message ? error.message : fallback;
}
