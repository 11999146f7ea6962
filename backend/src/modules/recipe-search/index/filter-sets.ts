/** One bit a row each. A person's diet and exclusions are the same from search to search, so a few sets answer most. */
const MOST_SETS = 32;

/** Rows that comply with several filters at once, worked out when someone first asks for these together. */
export class FilterSets {
  private readonly numbers = new WeakMap<Int32Array, number>();
  private readonly sets = new Map<string, Int32Array>();
  private numbered = 0;

  get byteLength(): number {
    return [...this.sets.values()].reduce((sum, { byteLength }) => sum + byteLength, 0);
  }

  /** Of the sets that were not asked for lately, none is kept. */
  of(filters: readonly Int32Array[]): Int32Array {
    const key = filters.map((filter) => this.numberOf(filter)).join();
    const rows = this.sets.get(key) ?? inAll(filters);
    this.sets.delete(key);
    this.sets.set(key, rows);
    const [oldest] = this.sets.keys();
    if (this.sets.size > MOST_SETS && oldest !== undefined) this.sets.delete(oldest);
    return rows;
  }

  private numberOf(filter: Int32Array): number {
    const known = this.numbers.get(filter) ?? (this.numbered += 1);
    this.numbers.set(filter, known);
    return known;
  }
}

function inAll([first, ...others]: readonly Int32Array[]): Int32Array {
  const rows = Int32Array.from(first ?? []);
  for (const filter of others) {
    for (let at = 0; at < rows.length; at += 1)
      rows[at] = (rows[at] as number) & (filter[at] as number);
  }
  return rows;
}
