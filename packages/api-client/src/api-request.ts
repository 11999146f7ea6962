import type { ApiError } from './api-error';

export interface ApiRequest {
  url: string;
  method?: string;
  body?: unknown;
  params?: Record<string, unknown>;
  headers?: Record<string, string | undefined>;
}

export type Answer = { data: unknown; error?: undefined } | { data?: undefined; error: ApiError };
