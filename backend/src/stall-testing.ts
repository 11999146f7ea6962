import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';

/** How often a stall has to recur before it is blamed on the work, not on the garbage collector or other programs. */
const attempts = 5;

/** Milliseconds of processor time of this thread, or of the whole process if the system does not report threads. */
function processorTime(): number {
  try {
    const [nanoseconds] = readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ');
    return Number(nanoseconds) / 1e6;
  } catch {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  }
}

/**
 * Milliseconds of the longest turn of the event loop during `work`: elapsed time or this thread's processor time,
 * whichever is less. So neither other programs count nor our other threads, which keep nobody waiting.
 */
async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let wall = performance.now();
  let used = processorTime();
  const endTurn = (): void => {
    const now = processorTime();
    longest = Math.max(longest, Math.min(performance.now() - wall, now - used));
    wall = performance.now();
    used = now;
  };
  // Not with every turn: that would keep a processor busy while the work waits for the database.
  const beat = setInterval(endTurn, 1);
  try {
    await work();
    // What the work left for the next turn belongs to it.
    await new Promise<void>((resolve) => {
      setImmediate(resolve);
    });
    endTurn();
  } finally {
    clearInterval(beat);
  }
  return longest;
}

/** The longest turn in the best of several runs of `work`, which end with the first within `limit` milliseconds. */
export async function stallOf(work: () => Promise<unknown>, limit: number): Promise<number> {
  let least = Infinity;
  for (let attempt = 0; attempt < attempts && least > limit; attempt += 1) {
    least = Math.min(least, await longestTurn(work));
  }
  return least;
}

/** `count` characters of the kinds that are hard on patterns, parsers and Unicode functions. */
export const hostileTexts: Record<string, (count: number) => string> = {
  'an address of dots': (count) => `a@${'.'.repeat(count - 3)}@`,
  'brackets in brackets': (count) => `${'(['.repeat(count / 4)}${'])'.repeat(count / 4)}`,
  'open brackets': (count) => '(1 '.repeat(count / 3),
  spaces: (count) => `a${' '.repeat(count - 2)}b`,
  'wide spaces': (count) => `a${'\u2003\u00a0'.repeat(count / 2 - 1)}b`,
  'characters without width': (count) => '\u200b'.repeat(count),
  digits: (count) => '1'.repeat(count),
  fractions: (count) => '1/'.repeat(count / 2),
  ranges: (count) => '1-½ '.repeat(count / 4),
  'marks out of their order': (count) =>
    `a${'\u0301'.repeat(count / 2 - 1)}${'\u0323'.repeat(count / 2)}`,
  commas: (count) => ','.repeat(count),
  'commas and spaces': (count) => `${' ,'.repeat(count / 2 - 1)}no`,
  'one word': (count) => 'q'.repeat(count),
  'misspelled words': (count) => 'salmno onoin chikcen '.repeat(count / 21 + 1).slice(0, count),
  conjunctions: (count) => 'a and b or '.repeat(count / 11 + 1).slice(0, count),
  endings: (count) => ' free-based'.repeat(count / 11 + 1).slice(0, count),
  'control characters': (count) => '\u0001'.repeat(count),
  'halves of characters': (count) => '\ud83c'.repeat(count),
  'names of properties': (count) => '__proto__.'.repeat(count / 10 + 1).slice(0, count),
};
