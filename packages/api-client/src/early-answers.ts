import { readToken } from './session-token';

interface EarlyAnswer {
  token: string;
  askedAt: number;
  answer: Promise<unknown>;
}

declare global {
  /** By address below the API. The script that asks early is another bundle than the app that takes the answers. */
  var larderEarlyAnswers: Map<string, EarlyAnswer> | undefined;
}

/** Milliseconds after which the page that was to take an answer is assumed to be another one now. */
const lasts = 30_000;

async function ask(url: string, token: string): Promise<unknown> {
  const headers = { Accept: 'application/json', Authorization: `Bearer ${token}` };
  const response = await fetch(`/api${url}`, { headers });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}

/** Asks for what a page will need before its code is there; the first call for it takes the answer. */
export function askEarly(url: string): void {
  const token = readToken();
  if (!token) return;
  const answer = ask(url, token);
  // Whoever takes a failed answer asks again; nobody may.
  answer.catch(() => undefined);
  globalThis.larderEarlyAnswers ??= new Map();
  globalThis.larderEarlyAnswers.set(url, { token, askedAt: Date.now(), answer });
}

/** An answer that came after a kept copy was shown: the call that is made again for it takes it. */
export function leaveAnswer(url: string, token: string | null, data: unknown): void {
  if (!token) return;
  globalThis.larderEarlyAnswers ??= new Map();
  const answer = Promise.resolve(data);
  globalThis.larderEarlyAnswers.set(url, { token, askedAt: Date.now(), answer });
}

/** The early answer to this question, once and only for whom it was asked; undefined when there is none that can be used. */
export async function takeEarlyAnswer(url: string, token: string | null): Promise<unknown> {
  const early = globalThis.larderEarlyAnswers?.get(url);
  if (!early) return undefined;
  globalThis.larderEarlyAnswers?.delete(url);
  if (early.token !== token || Date.now() - early.askedAt > lasts) return undefined;
  return early.answer.catch(() => undefined);
}

/** Something has changed: what was asked for before may be outdated. */
export function forgetEarlyAnswers(): void {
  globalThis.larderEarlyAnswers?.clear();
}
