import { RecentlyUsed } from './recently-used.js';

/** One bit a row each. A person's diet and exclusions are the same from search to search, so a few sets answer most. */
const MOST_SETS = 32;

/** Rows that comply with several filters at once, worked out when someone first asks for these together. */
export class FilterSets {
  private readonly numbers = new WeakMap<Int32Array, number>();
  private readonly sets = new RecentlyUsed<string, Int32Array>(MOST_SETS);
  private numbered = 0;

  get byteLength(): number {
    return [...this.sets.values()].reduce((sum, { byteLength }) => sum + byteLength, 0);
  }

  of(filters: readonly Int32Array[]): Int32Array {
    const key = filters.map((filter) => this.numberOf(filter)).join();
    return this.sets.get(key, () => inAll(filters));
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
