import { NOT_COOKABLE, type RecipeScorer } from './recipe-scorer.js';
import { ALTERNATIVE, ID_SHIFT, OPTIONAL } from './recipe-entry.js';
import type { RecipeSegment } from './recipe-segment.js';

/** The lines of so many rows fit into a core's own cache. */
const MOST_NOTED = 512;

// Searches are synchronous: one memory serves them all.
const noted = new Uint32Array(MOST_NOTED);
const touched = new Uint32Array(MOST_NOTED);

/** Finds the shared rows for which nothing has to be bought, by reading only those whose rarest ingredients are at hand. */
export class CookableRows {
  /** Next to each keyed row, its next two required ingredients, or 0: most rows can be rejected without being read. */
  private readonly companions: Uint16Array;

  constructor(private readonly segment: RecipeSegment) {
    this.companions = companionsOf(segment);
  }

  get byteLength(): number {
    return this.companions.byteLength;
  }

  /** Visits each of them with the most that it can score. */
  each(scorer: RecipeScorer, visit: (row: number, most: number) => void): void {
    const { segment, companions } = this;
    const { keyedRows, keyStarts } = segment;
    let count = 0;
    const readNoted = (): void => {
      this.touch(count);
      for (let at = 0; at < count; at += 1) {
        const row = noted[at] as number;
        const most = scorer.mostIfCookable(segment, row);
        if (most !== NOT_COOKABLE) visit(row, most);
      }
      count = 0;
    };
    // Key 0 stands for rows without one.
    for (const key of new Set([0, ...scorer.heldIds])) {
      const end = keyStarts[key + 1] ?? 0;
      for (let at = keyStarts[key] ?? end; at < end; at += 1) {
        if (!scorer.holds(companions[2 * at] as number)) continue;
        if (!scorer.holds(companions[2 * at + 1] as number)) continue;
        noted[count] = keyedRows[at] as number;
        count += 1;
        if (count === MOST_NOTED) readNoted();
      }
    }
    readNoted();
  }

  /** Rows are far apart: looking at the first line of each lets the processor wait for many of them at the same time. */
  private touch(count: number): void {
    const { entries, entryStarts } = this.segment;
    for (let at = 0; at < count; at += 1) touched[at] = entryStarts[noted[at] as number] as number;
    for (let at = 0; at < count; at += 1) touched[at] = entries[touched[at] as number] as number;
  }
}

function companionsOf({ keyedRows, keyStarts, entries, entryStarts }: RecipeSegment): Uint16Array {
  const companions = new Uint16Array(2 * keyedRows.length);
  // Rows without a key have alternatives in their first line, and so in all.
  for (let at = keyStarts[1] ?? keyedRows.length; at < keyedRows.length; at += 1) {
    const row = keyedRows[at] as number;
    const end = entryStarts[row + 1] as number;
    const first = (entryStarts[row] as number) + 1;
    for (let next = first; next < Math.min(first + 2, end); next += 1) {
      const entry = entries[next] as number;
      const hasChoice = next + 1 < end && ((entries[next + 1] as number) & ALTERNATIVE) !== 0;
      if ((entry & (ALTERNATIVE | OPTIONAL)) !== 0 || hasChoice) break;
      companions[2 * at + next - first] = entry >> ID_SHIFT;
    }
  }
  return companions;
}
