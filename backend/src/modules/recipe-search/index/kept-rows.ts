/**
 * Kept at once. There are fewer sets of rows that are not listed instead: of a thousand foods, those that many dishes use, stand in for or
 * are named after.
 */
export const MOST_KEPT = 512;

/**
 * Which rows stay in the memory of the assembly from one search of a segment to the next, each in a slot. Those that have not been asked
 * for the longest make room for others.
 */
export class KeptRows {
  private segment: object | null = null;
  /** The slot of each key, the one asked for last at the end. */
  private readonly slots = new Map<number, number>();
  private asked = 0;

  get count(): number {
    return this.slots.size;
  }

  isOf(segment: object): boolean {
    return segment === this.segment;
  }

  /** Starts a search of a segment, and forgets the rows of any other. */
  begin(segment: object): void {
    if (segment !== this.segment) this.slots.clear();
    this.segment = segment;
    this.asked = 0;
  }

  /** The slot in which the rows are, which stays theirs during the search; undefined if they are not kept. */
  find(key: number): number | undefined {
    const slot = this.slots.get(key);
    if (slot !== undefined) this.note(key, slot);
    return slot;
  }

  /** A slot for rows that are not kept yet, or null if the search itself uses all of them. */
  claim(key: number): number | null {
    if (this.asked >= MOST_KEPT) return null;
    const slot = this.slots.size < MOST_KEPT ? this.slots.size : this.freed();
    this.note(key, slot);
    return slot;
  }

  private freed(): number {
    const [[key, slot]] = this.slots as unknown as [[number, number]];
    this.slots.delete(key);
    return slot;
  }

  private note(key: number, slot: number): void {
    this.slots.delete(key);
    this.slots.set(key, slot);
    this.asked += 1;
  }
}
