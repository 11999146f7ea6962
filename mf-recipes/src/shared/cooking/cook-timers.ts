import { copy } from '@larder/copy';
import { notify, stayActive, timersChanged, timersKey, useSession } from '@larder/shell-sdk';
import { useEffect, useSyncExternalStore } from 'react';
import { chime, prepareSound } from './cook-sound';
import { showNotification } from './timer-notification';

/** A timer started while cooking. It keeps running whatever is shown, and through a reload. */
export interface CookTimer {
  readonly id: string;
  readonly recipeTitle: string;
  readonly stepNumber: number;
  /** The duration as worded in the step, "25 to 30 minutes"; "5 minutes, 1 of 2" if it gives that twice. */
  readonly label: string;
  /** The address of the step. */
  readonly address: string;
  /** When it ends, in epoch milliseconds; while it is paused, when it would have. */
  readonly endsAt: number;
  /** What remained when it was paused, in milliseconds; null while it runs. */
  readonly pausedWith: number | null;
  readonly done: boolean;
}

const tick = 500;
const mostTimers = 20;

interface Snapshot {
  readonly timers: readonly CookTimer[];
  readonly now: number;
}

let person = '';
let snapshot: Snapshot = { timers: [], now: Date.now() };
let interval: ReturnType<typeof setInterval> | undefined;
let rest: (() => void) | undefined;
/** Whether the browser keeps what is written; otherwise the timers last as long as the page. */
let isKept = true;
const listeners = new Set<() => void>();

function isTimer(value: unknown): value is CookTimer {
  if (typeof value !== 'object' || value === null) return false;
  const { id, recipeTitle, stepNumber, label, address, endsAt, pausedWith, done } =
    value as Partial<Record<keyof CookTimer, unknown>>;
  return (
    [id, recipeTitle, label, address].every((text) => typeof text === 'string') &&
    [stepNumber, endsAt].every((number) => Number.isFinite(number)) &&
    (pausedWith === null || Number.isFinite(pausedWith)) &&
    typeof done === 'boolean'
  );
}

function kept(): readonly CookTimer[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(timersKey(person)) ?? '[]');
    return Array.isArray(found) ? found.filter(isTimer).slice(-mostTimers) : [];
  } catch {
    return [];
  }
}

function keep(timers: readonly CookTimer[]): void {
  try {
    if (timers.length === 0) localStorage.removeItem(timersKey(person));
    else localStorage.setItem(timersKey(person), JSON.stringify(timers));
    isKept = true;
  } catch {
    isKept = false;
  }
  window.dispatchEvent(new Event(timersChanged));
}

const isRunning = ({ done, pausedWith }: CookTimer): boolean => !done && pausedWith === null;

function show(timers: readonly CookTimer[]): void {
  snapshot = { timers, now: Date.now() };
  if (timers.some(isRunning)) {
    interval ??= setInterval(advance, tick);
    // Someone waiting for a timer counts as present.
    rest ??= stayActive();
  } else {
    clearInterval(interval);
    interval = undefined;
    rest?.();
    rest = undefined;
  }
  for (const listener of listeners) listener();
}

function change(timers: readonly CookTimer[]): void {
  keep(timers);
  show(timers);
}

function announce({ id, recipeTitle, stepNumber, label, address }: CookTimer): void {
  const text = copy.cooking.timerDone(recipeTitle, stepNumber, label);
  notify.info(text, { duration: 60_000 });
  chime();
  navigator.vibrate?.([400, 200, 400]);
  void showNotification(text, { tag: id, address });
}

/** Another tab may have stopped a timer, or said that it is over; logging out removes them all. */
const current = (): readonly CookTimer[] => (isKept ? kept() : snapshot.timers);

function advance(): void {
  const timers = current();
  const now = Date.now();
  const over = timers.filter((timer) => isRunning(timer) && timer.endsAt <= now);
  if (over.length === 0) return show(timers);
  change(timers.map((timer) => (over.includes(timer) ? { ...timer, done: true } : timer)));
  for (const timer of over) announce(timer);
}

/** Restarts it if it is already running. */
export function startTimer(
  timer: Omit<CookTimer, 'endsAt' | 'pausedWith' | 'done'>,
  seconds: number,
): void {
  prepareSound();
  const endsAt = Date.now() + seconds * 1000;
  const others = current().filter(({ id }) => id !== timer.id);
  change([...others.slice(1 - mostTimers), { ...timer, endsAt, pausedWith: null, done: false }]);
}

export function stopTimer(id: string): void {
  change(current().filter((timer) => timer.id !== id));
}

/** Pauses a running timer, and lets a paused one run on. */
export function pauseTimer(id: string): void {
  const now = Date.now();
  change(
    current().map((timer) => {
      if (timer.id !== id || timer.done) return timer;
      return timer.pausedWith === null
        ? { ...timer, pausedWith: Math.max(0, timer.endsAt - now) }
        : { ...timer, pausedWith: null, endsAt: now + timer.pausedWith };
    }),
  );
}

/** What remains of a timer, in milliseconds. */
export const remainingOf = ({ endsAt, pausedWith }: CookTimer, now: number): number =>
  pausedWith ?? endsAt - now;

const changedElsewhere = ({ key }: StorageEvent): void => {
  if (key === null || key === timersKey(person)) show(current());
};

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', changedElsewhere);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', changedElsewhere);
  };
}

/** The person's timers, and the current time for computing what remains. */
export function useCookTimers(): Snapshot {
  const id = useSession().user?.id ?? '';
  useEffect(() => {
    if (id !== person) isKept = true;
    person = id;
    show(current());
    // What ended while no page was open is said now.
    advance();
  }, [id]);
  return useSyncExternalStore(subscribe, () => snapshot);
}

/** "7:05", "1:02:00". */
export function clockTime(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, index) => (index === 0 ? part : String(part).padStart(2, '0'))).join(':');
}
