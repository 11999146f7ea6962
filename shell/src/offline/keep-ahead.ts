import { forgetOthers, onAnswered, readAhead, readKept, readToken } from '@larder/api-client';
import type { OfflineData } from '@larder/shell-sdk';
import type { RegisteredRemote } from '@larder/shell-sdk/host';
import type { Remotes } from '../remotes/remotes-context';
import { AnswersAhead, changedBy, collections, type OfflineRules } from './answers-ahead';
import { keepFilesAhead } from './files-ahead';
import { PicturesAhead } from './pictures-ahead';

const storageKey = 'kept-ahead';
/** How long what the person saved is assumed to be unchanged, unless it is changed here. */
const goodFor = 15 * 60_000;
/** Changes often come in groups. */
const afterChange = 5_000;

const oldest = (): number => Date.now() - goodFor;

/** The time at which the person's collections were last fetched; 0 if unknown. */
function askedAt(userId: string): number {
  try {
    const [person, at] = (localStorage.getItem(storageKey) ?? '').split(' ');
    return person === userId ? Number(at) || 0 : 0;
  } catch {
    return 0;
  }
}

function rememberAsking(userId: string): void {
  try {
    localStorage.setItem(storageKey, `${userId} ${Date.now()}`);
  } catch {
    // Without storage they are fetched whenever the app is opened.
  }
}

const wantsLittle = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Resolves when the browser is idle; some browsers do not report that. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 500);
  });

/**
 * Keeps on this device what the person needs offline: the scripts of every page, and what they have saved. Fetches nothing
 * with Save-Data, in a hidden tab, or without the service worker that could reopen the app. Returns the cleanup function.
 */
export function keepAhead(userId: string, { registry, loader }: Remotes): () => void {
  let stopped = false;
  const mayAsk = (): boolean =>
    !stopped &&
    navigator.onLine &&
    !wantsLittle() &&
    document.visibilityState === 'visible' &&
    readToken() !== null;
  const turn = async (): Promise<boolean> => {
    if (!mayAsk()) return false;
    await idle();
    return mayAsk();
  };
  let rules: OfflineRules = { keep: [], data: [] };
  const pictures = new PicturesAhead({
    turn,
    isKept: async (address) => (await caches.match(address)) !== undefined,
    ask: async (address) => void (await fetch(address).catch(() => undefined)),
  });
  const answers = new AnswersAhead({
    rules: () => rules,
    kept: readKept,
    ask: readAhead,
    turn,
    onPictures: (addresses) => pictures.want(...addresses),
  });

  const learnRules = async (remotes: Record<string, RegisteredRemote>): Promise<void> => {
    const keep = Object.values(remotes).flatMap((remote) => remote.keep ?? []);
    const data: OfflineData[] = [];
    for (const [name, remote] of Object.entries(remotes)) {
      if (!remote.keep?.length || !(await turn())) continue;
      // The other remotes are kept even if one is broken.
      const offlineData = await loader.loadOfflineData(name).catch(() => undefined);
      if (offlineData) data.push(offlineData);
    }
    rules = { keep, data };
  };

  const look = async (): Promise<void> => {
    if (!mayAsk() || !(await navigator.serviceWorker.getRegistration())?.active) return;
    const state = registry.getState();
    if (state.status !== 'ready') return;
    const { remotes } = state.registry;
    await learnRules(remotes);
    const asked = askedAt(userId);
    const isCurrent = (): boolean => asked > oldest();
    if (!isCurrent()) rememberAsking(userId);
    answers.want(...collections(rules, new Date()).map((question) => ({ question, isCurrent })));
    await keepFilesAhead(remotes, turn);
  };
  const lookAgain = (): void => {
    // Anything that could not be kept now is retried on the next occasion.
    look().catch(() => {});
  };

  let changes = new Set<string>();
  let changed: ReturnType<typeof setTimeout> | undefined;
  const askChanged = (): void => {
    const today = new Date();
    const old = [...changes].flatMap((url) => changedBy(rules, url, today));
    changes = new Set();
    const questions = new Map(old.map((question) => [question.url, question])).values();
    answers.want(...[...questions].map((question) => ({ question, isCurrent: () => false })));
  };
  const stopListening = onAnswered(({ asked, reads, data }) => {
    if (reads) return answers.notice(asked, data);
    changes.add(asked.url);
    clearTimeout(changed);
    changed = setTimeout(askChanged, afterChange);
  });

  forgetOthers().catch(() => {});
  lookAgain();
  const stopFollowing = registry.subscribe(lookAgain);
  window.addEventListener('online', lookAgain);
  document.addEventListener('visibilitychange', lookAgain);
  return () => {
    stopped = true;
    clearTimeout(changed);
    stopListening();
    stopFollowing();
    window.removeEventListener('online', lookAgain);
    document.removeEventListener('visibilitychange', lookAgain);
  };
}
