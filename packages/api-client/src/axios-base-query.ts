import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query';
import type { ApiError } from './api-error';
import type { Answer, ApiRequest } from './api-request';
import { forgetEarlyAnswers, leaveAnswer, takeEarlyAnswer } from './early-answers';
import { closeSubmissions, idempotencyKeyOf } from './idempotency-keys';
import {
  addressOf,
  dropAnswer,
  forgetAnswers,
  forgetAnswersOfOthers,
  isOfSamePerson,
  keepAnswer,
  keptCopy,
  type Question,
} from './kept-answers';
import { noteCopy, noteReached, noteSlow, patience, timesHeard } from './reachability';
import { readToken } from './session-token';
import { writeOutbox } from './write-outbox';

type Listener = () => void;

let unauthorizedListener: Listener = () => {};

/** Called when the backend no longer accepts the stored token; the shell ends the session. */
export function onUnauthorized(listener: Listener): void {
  unauthorizedListener = listener;
}

let lapsedListener: Listener = () => {};

/** Called when the backend refuses a subscriber-only action; the shell checks whether the person still subscribes. */
export function onSubscriptionRequired(listener: Listener): void {
  lapsedListener = listener;
}

let offlineSentence = '';

/** The sentence for any call that fails because the device is offline. */
export function sayOffline(sentence: string): void {
  offlineSentence = sentence;
}

/**
 * A call that fails because the device is offline says so; for any other missing response, the screen has its own
 * sentence.
 */
function explained(error: ApiError): ApiError {
  const isOffline = error.code === 'network_error' && !navigator.onLine;
  return isOffline ? { ...error, message: offlineSentence } : error;
}

/** Statuses with which a proxy answers for an absent backend, and the backend itself while it cannot work. */
const awayStatuses = new Set([502, 503, 504]);

const isAway = ({ status, code }: ApiError): boolean =>
  status === 0 ||
  (awayStatuses.has(status) && (code === 'internal_error' || code === 'service_unavailable'));

/** A deletion is often sent as the page is left, and must outlive it. */
const outlivingPage = { adapter: 'fetch', fetchOptions: { keepalive: true } };

const loadClient = () => import('./http-client');

/** Starts loading the HTTP client, for which the first call without an early answer waits. */
export function loadClientAhead(): void {
  // A failure does not matter here: the call that needs the client tries again.
  loadClient().catch(() => undefined);
}

/** One request with the session `token`; null for none. */
async function send(
  { url, method = 'GET', body, params, headers }: ApiRequest,
  token: string | null,
  signal?: AbortSignal,
  onProgress?: (share: number) => void,
): Promise<Answer> {
  // The first screen does not need it.
  const client = await loadClient().catch(() => null);
  if (!client) return { error: explained({ status: 0, code: 'network_error', message: '' }) };
  try {
    const { data } = await client.httpClient.request<unknown>({
      url,
      method,
      data: body,
      params,
      signal,
      ...(method === 'DELETE' && outlivingPage),
      onUploadProgress: onProgress && (({ progress = 0 }) => onProgress(progress)),
      headers: { ...headers, ...(token && { Authorization: `Bearer ${token}` }) },
    });
    noteReached(true);
    return { data };
  } catch (failure) {
    const error = client.toApiError(failure);
    // An aborted call says nothing about the backend.
    if (!signal?.aborted) noteReached(!isAway(error));
    return { error: explained(error) };
  }
}

/** How many times everything kept was cleared. */
let forgotten = 0;

/** Keeps the response for the token's owner, unless their session has ended meanwhile. */
async function keep(asked: Question, token: string | null, data: unknown): Promise<void> {
  // A renewed token belongs to the same person.
  const isHere = () => token === readToken() || isOfSamePerson(token, readToken());
  if (!isHere()) return;
  const before = forgotten;
  await keepAnswer(asked, token, data);
  // After an idle log-out, the person finds it again on returning.
  if (!isHere() && forgotten !== before) await forgetAnswers();
}

/** Keeps the answer, or drops the kept copy of what the backend no longer has. */
function remember(asked: ApiRequest, token: string | null, { data, error }: Answer): void {
  if (!error) void keep(asked, token, data).catch(() => undefined);
  else if (error.status === 404) void dropAnswer(asked, token).catch(() => undefined);
}

type LateAnswer = Pick<BaseQueryApi, 'dispatch' | 'getState' | 'endpoint' | 'queryCacheKey'>;

let lateListener: (late: LateAnswer) => void = () => {};

/** Called when an answer arrives after a kept copy was shown; repeating the call then returns it at once. */
export function onLateAnswer(listener: (late: LateAnswer) => void): void {
  lateListener = listener;
}

/**
 * A read: returns the answer, or the copy on this device if there is no answer or none within three seconds. While the
 * backend cannot be reached, the copy is shown at once. An answer that arrives later replaces it.
 */
async function orKept(
  asked: ApiRequest,
  token: string | null,
  answering: Promise<Answer>,
  api: BaseQueryApi,
): Promise<Answer> {
  const { queryCacheKey = addressOf(asked) } = api;
  const heardBefore = timesHeard();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timedOut = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patience());
  });
  const finish = (answer: Answer): Answer => {
    remember(asked, token, answer);
    noteCopy(queryCacheKey, null);
    return answer;
  };
  const early = await Promise.race([answering, timedOut]);
  clearTimeout(timer);
  if (early && !(early.error && isAway(early.error))) return finish(early);
  const copy = api.signal.aborted ? undefined : await keptCopy(asked, token).catch(() => undefined);
  if (!copy) return finish(early ?? (await answering));
  noteCopy(queryCacheKey, copy.keptAt);
  if (!early) {
    noteSlow(heardBefore);
    void answering.then((late) => {
      if (late.error && isAway(late.error)) return;
      remember(asked, token, late);
      if (late.error || !isOfSamePerson(token, readToken())) return;
      leaveAnswer(addressOf(asked), readToken(), late.data);
      lateListener(api);
    });
  }
  return { data: copy.data };
}

const idempotencyKey = 'Idempotency-Key';

/** A call that takes an idempotency key gets one, unless it provides its own. */
function keyed(request: ApiRequest): ApiRequest {
  const { headers } = request;
  if (!headers || !(idempotencyKey in headers) || headers[idempotencyKey]) return request;
  return { ...request, headers: { ...headers, [idempotencyKey]: idempotencyKeyOf(request) } };
}

/** The answer to a read, which may have been requested early. */
async function read(asked: ApiRequest, token: string | null, signal: AbortSignal): Promise<Answer> {
  const early = await takeEarlyAnswer(addressOf(asked), token);
  if (early === undefined) return send(asked, token, signal);
  noteReached(true);
  return { data: early };
}

/** One request to the backend, with the stored token as a bearer Authorization header. */
export const axiosBaseQuery: BaseQueryFn<ApiRequest | string, unknown, ApiError> = async (
  request,
  api,
) => {
  const token = readToken();
  const outbox = writeOutbox();
  const given = typeof request === 'string' ? { url: request } : request;
  const asked = keyed(outbox?.named(given) ?? given);
  const reads = (asked.method ?? 'GET') === 'GET';
  if (!reads) forgetEarlyAnswers();
  const observed = async (sending: Promise<Answer>): Promise<Answer> => {
    const answer = await sending;
    if (!answer.error) {
      if (!reads) closeSubmissions(asked.url);
      for (const listener of answerListeners) listener({ asked, reads, data: answer.data });
    }
    reportRefusal(answer, token);
    return answer;
  };
  if (reads) {
    const answer = await orKept(asked, token, observed(read(asked, token, api.signal)), api);
    if (!outbox || (answer.error && answer.error.status !== 404 && !isAway(answer.error)))
      return answer;
    // The backend may not know an item that was created here.
    const data = await outbox.withChanges(asked, answer.data);
    return data === undefined ? answer : { data };
  }
  if (!outbox?.takes(asked)) return observed(send(asked, token, api.signal));
  // The request goes on even if the screen that made it is gone.
  const answer = await outbox.submit(asked, (change) => observed(send(change, token)));
  // The next submission is a new one, even if its content is the same.
  if (!answer.error) closeSubmissions(asked.url);
  return answer;
};

/** Sends a waiting change with the current session. */
export async function sendWaiting(request: ApiRequest): Promise<Answer> {
  const token = readToken();
  forgetEarlyAnswers();
  const answer = await send(request, token);
  if (!answer.error) {
    for (const listener of answerListeners)
      listener({ asked: request, reads: false, data: answer.data });
  }
  reportRefusal(answer, token);
  return answer;
}

function reportRefusal({ error }: Answer, token: string | null): void {
  // Only a response about the currently stored token ends the session: neither a wrong password (another code) nor a
  // late response after a new login does.
  if (error?.code === 'unauthorized' && token && token === readToken()) unauthorizedListener();
  if (error?.code === 'subscription_required') lapsedListener();
}

export interface FileUpload {
  url: string;
  file: Blob;
  name: string;
  signal: AbortSignal;
  /** Called with the share that has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
}

/** Sends a file as form data. */
export async function uploadFile({ url, file, name, signal, onProgress }: FileUpload) {
  const token = readToken();
  const body = new FormData();
  body.append('file', file, name);
  const answer = await send({ url, method: 'POST', body }, token, signal, onProgress);
  reportRefusal(answer, token);
  return answer;
}

/** A successful call. */
export interface AnsweredCall {
  asked: Question;
  /** Whether it was a read; otherwise it changed something. */
  reads: boolean;
  data: unknown;
}

const answerListeners = new Set<(call: AnsweredCall) => void>();

/** Notifies of every successful call made by a screen. Returns the unsubscribe function. */
export function onAnswered(listener: (call: AnsweredCall) => void): () => void {
  answerListeners.add(listener);
  return () => answerListeners.delete(listener);
}

/** Prefetches something and keeps it; undefined when it is unavailable. */
export async function readAhead(question: Question): Promise<unknown> {
  const token = readToken();
  const { data, error } = await send(question, token);
  if (error) return undefined;
  await keep(question, token, data);
  return data;
}

/** Deletes what the device keeps for anyone but the current person. */
export async function forgetOthers(): Promise<void> {
  await forgetAnswersOfOthers(readToken());
}

/** The current person's kept response; undefined when there is none. */
export async function readKept(question: Question): Promise<unknown> {
  return (await keptCopy(question, readToken()))?.data;
}

/** Deletes all kept responses, whoever they were for. */
export async function forgetAll(): Promise<void> {
  forgotten += 1;
  await forgetAnswers();
}

/** Ends the session of a token that this browser no longer holds. A failure has no effect here. */
export async function revokeSession(token: string): Promise<void> {
  await send({ url: '/auth/logout', method: 'POST' }, token);
}

/** A token with the person's current rights; null when there is none. */
export async function renewedToken(token: string): Promise<string | null> {
  const renew = () => send({ url: '/auth/refresh-session' }, token);
  const first = await renew();
  // The response may have been lost after the token was replaced: asked again soon, the backend returns the same one.
  const { data } = first.error?.code === 'network_error' ? await renew() : first;
  const renewed = (data as { token?: unknown } | undefined)?.token;
  return typeof renewed === 'string' ? renewed : null;
}

/** Whether the backend no longer accepts a token; false if it cannot be asked. */
export async function isRefused(token: string): Promise<boolean> {
  const { error } = await send({ url: '/auth/me' }, token);
  return error?.code === 'unauthorized';
}
