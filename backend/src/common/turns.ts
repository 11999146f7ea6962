/** Work on the same thing, one piece after the other. A failure does not stop what follows. */
export class Turns {
  private readonly last = new Map<string, Promise<void>>();

  take<Outcome>(key: string, work: () => Promise<Outcome>): Promise<Outcome> {
    const outcome = (this.last.get(key) ?? Promise.resolve()).then(work);
    const over = outcome.then(
      () => undefined,
      () => undefined,
    );
    this.last.set(key, over);
    void over.then(() => {
      if (this.last.get(key) === over) this.last.delete(key);
    });
    return outcome;
  }
}

/**
 * Work on the same thing, in turns: everything that arrives before a turn begins is done in it together and gets its
 * outcome.
 */
export class GatheredWork<Part, Outcome> {
  private readonly turns = new Turns();
  private readonly gathering = new Map<string, { parts: Part[]; outcome: Promise<Outcome> }>();

  constructor(private readonly work: (key: string, parts: readonly Part[]) => Promise<Outcome>) {}

  do(key: string, part: Part): Promise<Outcome> {
    const gathering = this.gathering.get(key);
    if (gathering) {
      gathering.parts.push(part);
      return gathering.outcome;
    }
    const parts = [part];
    const outcome = this.turns.take(key, () => {
      this.gathering.delete(key);
      return this.work(key, parts);
    });
    this.gathering.set(key, { parts, outcome });
    return outcome;
  }
}
