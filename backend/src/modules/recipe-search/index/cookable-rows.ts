import { NOT_COOKABLE, type RecipeScorer } from './recipe-scorer.js';
import { ingredientAt } from './recipe-entry.js';
import type { RecipeSegment } from './recipe-segment.js';

/**
 * The keyed rows of a segment, which are in the order of their key, the required ingredient after it and the one after that, as far as
 * they have these. Rows that agree in the first two are a run: if one of the two is not at hand, all are passed over at once.
 */
interface KeyedRuns {
  /** Runs of key k: from keyRuns[k] up to keyRuns[k + 1]. */
  readonly keyRuns: Uint32Array;
  /** The second ingredient of each run, or 0, and where it starts; one more start is the end. */
  readonly seconds: Uint16Array;
  readonly runStarts: Uint32Array;
  /** The third ingredient of each keyed row, or 0. */
  readonly thirds: Uint16Array;
  /**
   * The entries of the keyed rows once more, in this order: in the order of the rows they lie far apart, and waiting for memory takes
   * most of the time of reading them. Those of keyed row r are from starts[r] up to starts[r + 1].
   */
  readonly entries: Uint16Array;
  readonly starts: Uint32Array;
}

/** Finds the shared rows for which nothing has to be bought, by reading only those whose rarest ingredients are at hand. */
export class CookableRows {
  /** Worked out when someone first asks. */
  private runs: KeyedRuns | null = null;

  constructor(private readonly segment: RecipeSegment) {}

  get byteLength(): number {
    const arrays = Object.values(this.runs ?? {}) as { readonly byteLength: number }[];
    return arrays.reduce((sum, { byteLength }) => sum + byteLength, 0);
  }

  /** Visits each of them with the most that it can score. */
  each(scorer: RecipeScorer, visit: (row: number, most: number) => void): void {
    const { keyedRows } = this.segment;
    this.runs ??= runsOf(this.segment);
    const { keyRuns, seconds, runStarts, thirds, entries, starts } = this.runs;
    // Key 0 stands for rows without one.
    for (const key of [0, ...scorer.heldIds]) {
      const end = keyRuns[key + 1] ?? 0;
      for (let run = keyRuns[key] ?? end; run < end; run += 1) {
        const second = seconds[run] as number;
        if (!scorer.holds(second)) continue;
        const tells = scorer.tells(key) || scorer.tells(second);
        const last = runStarts[run + 1] as number;
        for (let at = runStarts[run] as number; at < last; at += 1) {
          const third = thirds[at] as number;
          if (!scorer.holds(third)) continue;
          const [from, to] = [starts[at] as number, starts[at + 1] as number];
          // Most rows that the pantry alone provides for are short.
          const known = Number(key > 0) + Number(second > 0) + Number(third > 0);
          if (!tells && known === to - from && !scorer.tells(third)) continue;
          const most = scorer.mostIfCookable(entries, from, to);
          if (most !== NOT_COOKABLE) visit(keyedRows[at] as number, most);
        }
      }
    }
  }
}

function runsOf({ keyedRows, keyStarts, entries, entryStarts }: RecipeSegment): KeyedRuns {
  const thirds = new Uint16Array(keyedRows.length);
  const starts = new Uint32Array(keyedRows.length + 1);
  const ordered = new Uint16Array(entries.length);
  const keyRuns = new Uint32Array(keyStarts.length);
  const seconds: number[] = [];
  const runStarts: number[] = [];
  for (let key = 0; key + 1 < keyStarts.length; key += 1) {
    keyRuns[key] = seconds.length;
    const first = keyStarts[key] as number;
    for (let at = first; at < (keyStarts[key + 1] as number); at += 1) {
      const row = keyedRows[at] as number;
      const [from, end] = [entryStarts[row] as number, entryStarts[row + 1] as number];
      const second = ingredientAt(entries, from, end, 1);
      if (at === first || second !== seconds.at(-1)) {
        seconds.push(second);
        runStarts.push(at);
      }
      thirds[at] = ingredientAt(entries, from, end, 2);
      let to = starts[at] as number;
      for (let next = from; next < end; next += 1, to += 1) ordered[to] = entries[next] as number;
      starts[at + 1] = to;
    }
  }
  keyRuns[keyStarts.length - 1] = seconds.length;
  runStarts.push(keyedRows.length);
  return {
    keyRuns,
    seconds: Uint16Array.from(seconds),
    runStarts: Uint32Array.from(runStarts),
    thirds,
    entries: ordered.slice(0, starts[keyedRows.length]),
    starts,
  };
}
