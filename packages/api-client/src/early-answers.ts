import { readToken } from './session-token';

interface EarlyAnswer {
  token: string;
  askedAt: number;
  answer: Promise<unknown>;
}

declare global {
  /**
   * Early answers by address below the API. They are on the window, because the script that makes early requests is
   * another bundle than the app that takes the answers.
   */
  var larderEarlyAnswers: Map<string, EarlyAnswer> | undefined;
}

/** Milliseconds after which another page is assumed to be open than the one that was to take an answer. */
const lasts = 30_000;

async function ask(url: string, token: string): Promise<unknown> {
  const headers = { Accept: 'application/json', Authorization: `Bearer ${token}` };
  const response = await fetch(`/api${url}`, { headers });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}

/** Requests what a page will need before its code is there; the first call for it takes the answer. */
export function askEarly(url: string): void {
  const token = readToken();
  if (!token) return;
  const answer = ask(url, token);
  // A call that takes a failed answer repeats the request; perhaps none does.
  answer.catch(() => undefined);
  globalThis.larderEarlyAnswers ??= new Map();
  globalThis.larderEarlyAnswers.set(url, { token, askedAt: Date.now(), answer });
}

/** Stores an answer that arrived after a kept copy was shown, for the repeated call to take. */
export function leaveAnswer(url: string, token: string | null, data: unknown): void {
  if (!token) return;
  globalThis.larderEarlyAnswers ??= new Map();
  const answer = Promise.resolve(data);
  globalThis.larderEarlyAnswers.set(url, { token, askedAt: Date.now(), answer });
}

/**
 * The early answer to this request, once and only for the person it was made for; undefined if no usable one exists.
 */
export async function takeEarlyAnswer(url: string, token: string | null): Promise<unknown> {
  const early = globalThis.larderEarlyAnswers?.get(url);
  if (!early) return undefined;
  globalThis.larderEarlyAnswers?.delete(url);
  if (early.token !== token || Date.now() - early.askedAt > lasts) return undefined;
  return early.answer.catch(() => undefined);
}

/** Something has changed, so earlier answers may be outdated. */
export function forgetEarlyAnswers(): void {
  globalThis.larderEarlyAnswers?.clear();
}
