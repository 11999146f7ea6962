/** So many steps tell apart what rows can score. */
const STEPS = 256;

/** Rows and the most that each can score. Those that may be among the best are visited first, so that most others need not be read. */
export class PromisingRows {
  private rows = new Uint32Array(1_024);
  private mosts = new Float64Array(1_024);
  private readonly steps = new Uint32Array(STEPS);
  private count = 0;
  private greatest = 0;

  clear(): void {
    this.count = 0;
    this.greatest = 0;
  }

  /** `most`: at least 0. */
  add(row: number, most: number): void {
    if (this.count === this.rows.length) this.grow();
    this.rows[this.count] = row;
    this.mosts[this.count] = most;
    this.count += 1;
    if (most > this.greatest) this.greatest = most;
  }

  /** Visits all of them; first, with a few others, so many of those that can score most. */
  visit(wanted: number, visit: (row: number, most: number) => void): void {
    const { rows, mosts, count } = this;
    const least = this.leastOf(wanted);
    for (let at = 0; at < count; at += 1) {
      const most = mosts[at] as number;
      if (most >= least) visit(rows[at] as number, most);
    }
    for (let at = 0; at < count; at += 1) {
      const most = mosts[at] as number;
      if (most < least) visit(rows[at] as number, most);
    }
  }

  /** What at least this many rows can score, or all. */
  private leastOf(wanted: number): number {
    const { mosts, count, steps, greatest } = this;
    if (count <= wanted || greatest === 0) return 0;
    const size = greatest / (STEPS - 1);
    steps.fill(0);
    for (let at = 0; at < count; at += 1) {
      const step = Math.floor((mosts[at] as number) / size);
      steps[step] = (steps[step] as number) + 1;
    }
    let step = STEPS - 1;
    for (let above = steps[step] as number; above < wanted; above += steps[step] as number) {
      step -= 1;
    }
    return step * size;
  }

  private grow(): void {
    const [rows, mosts] = [this.rows, this.mosts];
    this.rows = new Uint32Array(2 * rows.length);
    this.mosts = new Float64Array(2 * mosts.length);
    this.rows.set(rows);
    this.mosts.set(mosts);
  }
}
