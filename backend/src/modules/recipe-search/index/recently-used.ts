/** Values by key, of which those that were not asked for lately make room for others. */
export class RecentlyUsed<Key, Value> {
  /** The one asked for last at the end. */
  private readonly known = new Map<Key, Value>();

  constructor(private readonly most: number) {}

  /** The value of a key, made if it is not known. */
  get(key: Key, make: () => Value): Value {
    const value = this.known.get(key) ?? make();
    this.known.delete(key);
    this.known.set(key, value);
    for (const oldest of this.known.keys()) {
      if (this.known.size <= this.most) break;
      this.known.delete(oldest);
    }
    return value;
  }

  values(): Iterable<Value> {
    return this.known.values();
  }
}
