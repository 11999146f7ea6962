import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import axios, { AxiosError } from 'axios';
import type { ApiError } from './api-error';
import { readToken } from './session-token';

export interface ApiRequest {
  url: string;
  method?: string;
  body?: unknown;
  params?: Record<string, unknown>;
  headers?: Record<string, string | undefined>;
}

type UnauthorizedListener = () => void;

let unauthorizedListener: UnauthorizedListener = () => {};

/** What happens when the backend no longer accepts the stored token; the shell ends the session. */
export function onUnauthorized(listener: UnauthorizedListener): void {
  unauthorizedListener = listener;
}

/** The one HTTP client. It has no time-out: a slow kitchen connection is better served late than refused. */
export const httpClient = axios.create({ baseURL: '/api' });

function toApiError(error: unknown): ApiError {
  if (error instanceof AxiosError && error.response) {
    const body = error.response.data as Partial<ApiError> | undefined;
    return {
      status: error.response.status,
      code: body?.code ?? 'internal_error',
      message: body?.message ?? '',
      requestId: body?.requestId,
      fields: body?.fields,
    };
  }
  return { status: 0, code: 'network_error', message: '' };
}

/** One request to the backend; the stored token goes along as a bearer Authorization header. */
export const axiosBaseQuery: BaseQueryFn<ApiRequest | string, unknown, ApiError> = async (
  request,
  { signal },
) => {
  const {
    url,
    method = 'GET',
    body,
    params,
    headers,
  }: ApiRequest = typeof request === 'string' ? { url: request } : request;
  const token = readToken();
  try {
    const response = await httpClient.request({
      url,
      method,
      data: body,
      params,
      signal,
      headers: { ...headers, ...(token && { Authorization: `Bearer ${token}` }) },
    });
    return { data: response.data };
  } catch (caught) {
    const error = toApiError(caught);
    // Only an answer about the token that is still the stored one ends the session: a late one must not end a new login.
    if (error.status === 401 && token && token === readToken()) unauthorizedListener();
    return { error };
  }
};
