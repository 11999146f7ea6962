/**
 * How far below the greatest value others lie is told apart in steps: eight of eight each, eight of sixteen and so on. Using the kitchen's
 * centre scores so much that steps of one size would take all rows that use it for alike.
 */
const STEP_BITS = 3;
const FINEST = 1 << STEP_BITS;
const STEPS = (32 - 2 * STEP_BITS) * FINEST;

/** The step of a value so far below the greatest. */
function stepOf(below: number): number {
  const value = (below >> STEP_BITS) + FINEST;
  const doubled = 31 - STEP_BITS - Math.clz32(value);
  return doubled * FINEST + (value >> doubled) - FINEST;
}

/** How far below the greatest a step begins. */
const startOf = (step: number): number =>
  (((step & (FINEST - 1)) + FINEST) * 2 ** (step >> STEP_BITS) - FINEST) * FINEST;

/** Rows and the most that each can score. Those that may be among the best are visited first, so that most others need not be read. */
export class PromisingRows {
  private rows = new Uint32Array(1_024);
  private mosts = new Int32Array(1_024);
  private readonly steps = new Uint32Array(STEPS);
  private count = 0;
  private greatest = 0;

  clear(): void {
    this.count = 0;
    this.greatest = 0;
  }

  /** `most`: an integer, at least 0. */
  add(row: number, most: number): void {
    if (this.count === this.rows.length) this.grow();
    this.rows[this.count] = row;
    this.mosts[this.count] = most;
    this.count += 1;
    if (most > this.greatest) this.greatest = most;
  }

  /**
   * Visits them; first, with a few others, so many of those that can score most. A visit returns what a row must be able to score to be
   * visited from then on.
   */
  visit(wanted: number, visit: (row: number, most: number) => number): void {
    const { rows, mosts, count } = this;
    const least = this.leastOf(wanted);
    let needed = -Infinity;
    for (let at = 0; at < count; at += 1) {
      const most = mosts[at] as number;
      if (most >= least && most >= needed) needed = visit(rows[at] as number, most);
    }
    for (let at = 0; at < count; at += 1) {
      const most = mosts[at] as number;
      if (most < least && most >= needed) needed = visit(rows[at] as number, most);
    }
  }

  /** What at least this many rows can score, or all. */
  private leastOf(wanted: number): number {
    const { mosts, count, steps, greatest } = this;
    if (count <= wanted) return 0;
    steps.fill(0);
    for (let at = 0; at < count; at += 1) {
      const step = stepOf(greatest - (mosts[at] as number));
      steps[step] = (steps[step] as number) + 1;
    }
    let step = 0;
    for (let above = steps[step] as number; above < wanted; above += steps[step] as number) {
      step += 1;
    }
    return greatest - startOf(step + 1) + 1;
  }

  private grow(): void {
    const [rows, mosts] = [this.rows, this.mosts];
    this.rows = new Uint32Array(2 * rows.length);
    this.mosts = new Int32Array(2 * mosts.length);
    this.rows.set(rows);
    this.mosts.set(mosts);
  }
}
