import axios, { AxiosError } from 'axios';
import type { ApiError } from './api-error';

/** The one HTTP client. It has no time-out: a slow kitchen connection is better served late than refused. */
export const httpClient = axios.create({ baseURL: '/api' });

/** What a failed request of the client means. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof AxiosError && error.response) {
    const { data } = error.response as { data: unknown };
    // A proxy may answer with a page.
    const body = (typeof data === 'object' ? (data ?? {}) : {}) as Partial<ApiError> &
      Record<string, unknown>;
    const { statusCode: _, code, message, error: named, requestId, fields, ...besides } = body;
    return {
      status: error.response.status,
      code: code ?? 'internal_error',
      // A proxy in front of the backend may name it `error`.
      message: message ?? (typeof named === 'string' ? named : ''),
      requestId,
      fields,
      besides: Object.keys(besides).length > 0 ? besides : undefined,
    };
  }
  return { status: 0, code: 'network_error', message: '' };
}
