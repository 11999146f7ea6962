export interface PicturesAheadOptions {
  /** Waits until the request would delay nobody; false when none may be made. */
  turn: () => Promise<boolean>;
  isKept: (address: string) => Promise<boolean>;
  /** Has the service worker keep a picture. */
  ask: (address: string) => Promise<void>;
  /** How many to request at most. */
  most?: number;
}

/** Keeps small pictures for use without a network, one after the other, in the order in which they are wanted. */
export class PicturesAhead {
  private readonly waiting: string[] = [];
  private readonly known = new Set<string>();
  private isAtWork = false;

  constructor(private readonly options: PicturesAheadOptions) {}

  want(...addresses: string[]): void {
    const { most = 150 } = this.options;
    for (const address of addresses) {
      if (this.known.has(address) || this.known.size >= most) continue;
      this.known.add(address);
      this.waiting.push(address);
    }
    void this.work();
  }

  private async work(): Promise<void> {
    if (this.isAtWork) return;
    this.isAtWork = true;
    const { turn, isKept, ask } = this.options;
    try {
      for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
        if (await isKept(next)) continue;
        if (await turn()) await ask(next);
        // It may be wanted again on the next occasion.
        else this.known.delete(next);
      }
    } finally {
      this.isAtWork = false;
    }
  }
}
