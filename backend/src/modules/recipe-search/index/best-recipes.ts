export interface ScoredRow {
  readonly row: number;
  readonly score: number;
}

/**
 * Keeps the best `capacity` of many scored rows: higher score first, then by `precedes`. A binary heap whose top is the worst row
 * kept, so that a row that does not qualify costs one comparison.
 */
export class BestRecipes {
  private readonly scores: number[] = [];
  private readonly rows: number[] = [];
  private count = 0;

  constructor(
    readonly capacity: number,
    private readonly precedes: (row: number, other: number) => boolean,
  ) {}

  /** Rows with a lower score than this are not kept. */
  get leastScore(): number {
    return this.count < this.capacity ? -Infinity : (this.scores[0] ?? Infinity);
  }

  /** Whether a row would be kept if it had this score. */
  keeps(score: number, row: number): boolean {
    return this.count < this.capacity || (this.count > 0 && this.isWorse(0, score, row));
  }

  offer(score: number, row: number): void {
    if (this.count < this.capacity) {
      this.siftUp(this.count, score, row);
      this.count += 1;
    } else if (this.count > 0 && this.isWorse(0, score, row)) {
      this.siftDown(score, row);
    }
  }

  /** The kept rows with their scores, best first. Empties the heap. */
  drain(): ScoredRow[] {
    const result = new Array<ScoredRow>(this.count);
    while (this.count > 0) {
      this.count -= 1;
      result[this.count] = { row: this.rows[0] as number, score: this.scores[0] as number };
      this.siftDown(this.scores[this.count] as number, this.rows[this.count] as number);
    }
    return result;
  }

  /** Whether the row at `position` ranks below the given one. */
  private isWorse(position: number, score: number, row: number): boolean {
    const held = this.scores[position] as number;
    return held < score || (held === score && this.precedes(row, this.rows[position] as number));
  }

  private place(position: number, score: number, row: number): void {
    this.scores[position] = score;
    this.rows[position] = row;
  }

  private siftUp(from: number, score: number, row: number): void {
    let position = from;
    while (position > 0) {
      const parent = (position - 1) >> 1;
      if (this.isWorse(parent, score, row)) break;
      this.place(position, this.scores[parent] as number, this.rows[parent] as number);
      position = parent;
    }
    this.place(position, score, row);
  }

  private siftDown(score: number, row: number): void {
    let position = 0;
    for (;;) {
      let child = 2 * position + 1;
      if (child >= this.count) break;
      const sibling = child + 1;
      if (
        sibling < this.count &&
        this.isWorse(sibling, this.scores[child] as number, this.rows[child] as number)
      ) {
        child = sibling;
      }
      if (!this.isWorse(child, score, row)) break;
      this.place(position, this.scores[child] as number, this.rows[child] as number);
      position = child;
    }
    this.place(position, score, row);
  }
}
