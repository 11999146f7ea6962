import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { ApiError } from './api-error';
import { closeSubmissions, idempotencyKeyOf } from './idempotency-keys';
import { dropAnswer, forgetAnswers, keepAnswer, keptAnswer } from './kept-answers';
import { readToken } from './session-token';

export interface ApiRequest {
  url: string;
  method?: string;
  body?: unknown;
  params?: Record<string, unknown>;
  headers?: Record<string, string | undefined>;
}

type Answer = { data: unknown; error?: undefined } | { data?: undefined; error: ApiError };
type Listener = () => void;

let unauthorizedListener: Listener = () => {};

/** What happens when the backend no longer accepts the stored token; the shell ends the session. */
export function onUnauthorized(listener: Listener): void {
  unauthorizedListener = listener;
}

let lapsedListener: Listener = () => {};

/** What happens when the backend refuses what only subscribers may do; the shell looks whether the person still is one. */
export function onSubscriptionRequired(listener: Listener): void {
  lapsedListener = listener;
}

/** One request in the name of the session of `token`; null for none. */
async function send(
  { url, method = 'GET', body, params, headers }: ApiRequest,
  token: string | null,
  signal?: AbortSignal,
): Promise<Answer> {
  // The client is fetched with the first call: a login screen is drawn before anything is asked of the backend.
  const client = await import('./http-client').catch(() => null);
  if (!client) return { error: { status: 0, code: 'network_error', message: '' } };
  try {
    const { data } = await client.httpClient.request<unknown>({
      url,
      method,
      data: body,
      params,
      signal,
      headers: { ...headers, ...(token && { Authorization: `Bearer ${token}` }) },
    });
    return { data };
  } catch (error) {
    return { error: client.toApiError(error) };
  }
}

/** Without a network, what was answered the last time; the shell says meanwhile that there is none. */
async function orKept(asked: ApiRequest, token: string | null, answer: Answer): Promise<Answer> {
  if (!answer.error) {
    // Nothing of somebody who has logged out meanwhile.
    if (token === readToken()) void keepAnswer(asked, token, answer.data).catch(() => undefined);
  } else if (answer.error.status === 404) {
    void dropAnswer(asked, token).catch(() => undefined);
  } else if (answer.error.code === 'network_error' && !navigator.onLine) {
    const data = await keptAnswer(asked, token).catch(() => undefined);
    if (data !== undefined) return { data };
  }
  return answer;
}

const idempotencyKey = 'Idempotency-Key';

/** A call that takes an idempotency key gets one, unless it brings its own. */
function keyed(request: ApiRequest): ApiRequest {
  const { headers } = request;
  if (!headers || !(idempotencyKey in headers) || headers[idempotencyKey]) return request;
  return { ...request, headers: { ...headers, [idempotencyKey]: idempotencyKeyOf(request) } };
}

/** One request to the backend; the stored token goes along as a bearer Authorization header. */
export const axiosBaseQuery: BaseQueryFn<ApiRequest | string, unknown, ApiError> = async (
  request,
  { signal },
) => {
  const token = readToken();
  const asked = typeof request === 'string' ? { url: request } : keyed(request);
  const answer = await send(asked, token, signal);
  const reads = (asked.method ?? 'GET') === 'GET';
  if (!reads && !answer.error) closeSubmissions(asked.url);
  // Only an answer about the token that is still the stored one ends the session: neither a wrong password (another
  // code) nor a late answer after a new login does.
  if (answer.error?.code === 'unauthorized' && token && token === readToken()) {
    unauthorizedListener();
  }
  if (answer.error?.code === 'subscription_required') lapsedListener();
  return reads ? orKept(asked, token, answer) : answer;
};

/**
 * Ends the session of a token that this browser no longer holds, and forgets what was kept for it. Its failure changes
 * nothing here.
 */
export async function revokeSession(token: string): Promise<void> {
  void forgetAnswers().catch(() => undefined);
  await send({ url: '/auth/logout', method: 'POST' }, token);
}

/** A token that says what the backend knows of the person now; null when there is none. */
export async function renewedToken(token: string): Promise<string | null> {
  const { data } = await send({ url: '/auth/refresh-session' }, token);
  const renewed = (data as { token?: unknown } | undefined)?.token;
  return typeof renewed === 'string' ? renewed : null;
}
