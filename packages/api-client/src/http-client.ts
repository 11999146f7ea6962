import axios, { AxiosError } from 'axios';
import type { ApiError } from './api-error';

/** The app's HTTP client. It has no timeout: on a slow connection a late response is better than none. */
export const httpClient = axios.create({ baseURL: '/api' });

/** Translates a failed request of the client. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof AxiosError && error.response) {
    const { data } = error.response as { data: unknown };
    // A proxy may respond with an HTML page.
    const body = (typeof data === 'object' ? (data ?? {}) : {}) as Partial<ApiError> &
      Record<string, unknown>;
    const { statusCode: _, code, message, error: named, requestId, fields, ...besides } = body;
    return {
      status: error.response.status,
      code: code ?? 'internal_error',
      // A proxy in front of the backend may name the sentence `error`.
      message: message ?? (typeof named === 'string' ? named : ''),
      requestId,
      fields,
      besides: Object.keys(besides).length > 0 ? besides : undefined,
    };
  }
  return { status: 0, code: 'network_error', message: '' };
}
