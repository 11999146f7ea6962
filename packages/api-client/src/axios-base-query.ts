import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { ApiError } from './api-error';
import { closeSubmissions, idempotencyKeyOf } from './idempotency-keys';
import {
  dropAnswer,
  forgetAnswers,
  forgetAnswersOfOthers,
  isOfSamePerson,
  keepAnswer,
  keptAnswer,
  type Question,
} from './kept-answers';
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

let offlineSentence = '';

/** What a call says that fails because the device has no network, whatever screen made it. */
export function sayOffline(sentence: string): void {
  offlineSentence = sentence;
}

/** A failure for want of a network says so; of any other lack of an answer the screen has a sentence. */
function explained(error: ApiError): ApiError {
  const isOffline = error.code === 'network_error' && !navigator.onLine;
  return isOffline ? { ...error, message: offlineSentence } : error;
}

/** One request in the name of the session of `token`; null for none. */
async function send(
  { url, method = 'GET', body, params, headers }: ApiRequest,
  token: string | null,
  signal?: AbortSignal,
): Promise<Answer> {
  // The client is fetched with the first call: a login screen is drawn before anything is asked of the backend.
  const client = await import('./http-client').catch(() => null);
  if (!client) return { error: explained({ status: 0, code: 'network_error', message: '' }) };
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
    return { error: explained(client.toApiError(error)) };
  }
}

/** How often everything was to be forgotten. */
let forgotten = 0;

/** Keeps what the person of the token was answered; an answer that comes after their session is not kept. */
async function keep(asked: Question, token: string | null, data: unknown): Promise<void> {
  // A renewed token is another one of the same person.
  const isHere = () => token === readToken() || isOfSamePerson(token, readToken());
  if (!isHere()) return;
  const before = forgotten;
  await keepAnswer(asked, token, data);
  // Who left without a word finds it when they come back.
  if (!isHere() && forgotten !== before) await forgetAnswers();
}

/** Without a network, what was answered the last time; the shell says meanwhile that there is none. */
async function orKept(asked: ApiRequest, token: string | null, answer: Answer): Promise<Answer> {
  if (!answer.error) {
    void keep(asked, token, answer.data).catch(() => undefined);
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
  if (!answer.error) {
    if (!reads) closeSubmissions(asked.url);
    for (const listener of answerListeners) listener({ asked, reads, data: answer.data });
  }
  // Only an answer about the token that is still the stored one ends the session: neither a wrong password (another
  // code) nor a late answer after a new login does.
  if (answer.error?.code === 'unauthorized' && token && token === readToken()) {
    unauthorizedListener();
  }
  if (answer.error?.code === 'subscription_required') lapsedListener();
  return reads ? orKept(asked, token, answer) : answer;
};

/** A call that succeeded. */
export interface AnsweredCall {
  asked: Question;
  /** Whether it was a question; otherwise it changed something. */
  reads: boolean;
  data: unknown;
}

const answerListeners = new Set<(call: AnsweredCall) => void>();

/** Tells of every call of a screen that succeeds. Returns the way to stop. */
export function onAnswered(listener: (call: AnsweredCall) => void): () => void {
  answerListeners.add(listener);
  return () => answerListeners.delete(listener);
}

/** Asks for something that no screen waits for, and keeps it; undefined when it cannot be had. */
export async function readAhead(question: Question): Promise<unknown> {
  const token = readToken();
  const { data, error } = await send(question, token);
  if (error) return undefined;
  await keep(question, token, data);
  return data;
}

/** Forgets what the device keeps for anybody but the person who is logged in. */
export async function forgetOthers(): Promise<void> {
  await forgetAnswersOfOthers(readToken());
}

/** What the device keeps of an answer to the person who is logged in; undefined where it keeps nothing. */
export async function readKept(question: Question): Promise<unknown> {
  return keptAnswer(question, readToken());
}

/** Forgets all that the device keeps of answers, whoever they were for. */
export async function forgetAll(): Promise<void> {
  forgotten += 1;
  await forgetAnswers();
}

/** Ends the session of a token that this browser no longer holds. Its failure changes nothing here. */
export async function revokeSession(token: string): Promise<void> {
  await send({ url: '/auth/logout', method: 'POST' }, token);
}

/** A token that says what the backend knows of the person now; null when there is none. */
export async function renewedToken(token: string): Promise<string | null> {
  const renew = () => send({ url: '/auth/refresh-session' }, token);
  const first = await renew();
  // The answer may have been lost after the token was replaced: asked again soon, the backend gives the same one.
  const { data } = first.error?.code === 'network_error' ? await renew() : first;
  const renewed = (data as { token?: unknown } | undefined)?.token;
  return typeof renewed === 'string' ? renewed : null;
}

/** Whether the backend no longer accepts a token; false where it cannot be asked. */
export async function isRefused(token: string): Promise<boolean> {
  const { error } = await send({ url: '/auth/me' }, token);
  return error?.code === 'unauthorized';
}
