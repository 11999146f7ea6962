import axios, { AxiosError } from 'axios';
import type { ApiError } from './api-error';

/** The one HTTP client. It has no time-out: a slow kitchen connection is better served late than refused. */
export const httpClient = axios.create({ baseURL: '/api' });

/** What a failed request of the client means. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof AxiosError && error.response) {
    const body = error.response.data as (Partial<ApiError> & { error?: unknown }) | undefined;
    return {
      status: error.response.status,
      code: body?.code ?? 'internal_error',
      // A proxy in front of the backend may name it `error`.
      message: body?.message ?? (typeof body?.error === 'string' ? body.error : ''),
      requestId: body?.requestId,
      fields: body?.fields,
    };
  }
  return { status: 0, code: 'network_error', message: '' };
}
