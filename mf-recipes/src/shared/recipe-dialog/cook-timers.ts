import { stayActive } from '@larder/shell-sdk';
import { useSyncExternalStore } from 'react';

/** A timer started while cooking. It keeps running whatever is shown. */
export interface CookTimer {
  readonly id: string;
  readonly recipeTitle: string;
  readonly stepNumber: number;
  /** The duration as worded in the step: "25 to 30 minutes". */
  readonly label: string;
  /** When it ends, in epoch milliseconds. */
  readonly endsAt: number;
  readonly done: boolean;
}

const tick = 500;

let timers: readonly CookTimer[] = [];
let now = Date.now();
let interval: ReturnType<typeof setInterval> | undefined;
let rest: (() => void) | undefined;
let onDone: (timer: CookTimer) => void = () => undefined;
const listeners = new Set<() => void>();

interface Snapshot {
  readonly timers: readonly CookTimer[];
  readonly now: number;
}

let snapshot: Snapshot = { timers, now };

function publish(): void {
  snapshot = { timers, now };
  for (const listener of listeners) listener();
}

function change(next: readonly CookTimer[]): void {
  timers = next;
  const running = timers.some(({ done }) => !done);
  if (running && interval === undefined) {
    interval = setInterval(advance, tick);
    // Someone waiting for a timer counts as present.
    rest = stayActive();
  }
  if (!running && interval !== undefined) {
    clearInterval(interval);
    interval = undefined;
    rest?.();
  }
  publish();
}

function advance(): void {
  now = Date.now();
  const over = timers.filter(({ done, endsAt }) => !done && endsAt <= now);
  if (over.length === 0) return publish();
  change(timers.map((timer) => (over.includes(timer) ? { ...timer, done: true } : timer)));
  for (const timer of over) onDone(timer);
}

/** Restarts it if it is already running. */
export function startTimer(timer: Omit<CookTimer, 'endsAt' | 'done'>, seconds: number): void {
  now = Date.now();
  const started = { ...timer, endsAt: now + seconds * 1000, done: false };
  change([...timers.filter(({ id }) => id !== timer.id), started]);
}

export function stopTimer(id: string): void {
  change(timers.filter((timer) => timer.id !== id));
}

/** Notifies the cook, whichever page they are on by then. */
export function tellWhenDone(tell: (timer: CookTimer) => void): void {
  onDone = tell;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** All timers, and the current time for computing what remains. */
export function useCookTimers(): Snapshot {
  return useSyncExternalStore(subscribe, () => snapshot);
}

/** "7:05", "1:02:00". */
export function clockTime(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, index) => (index === 0 ? part : String(part).padStart(2, '0'))).join(':');
}
