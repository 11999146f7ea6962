/**
 * Work that comes back for more: a turn does what is due and answers with how many milliseconds there is nothing to do.
 * Whoever knows of more work wakes it. A turn that has begun is finished before it stops.
 */
export class WakeableLoop {
  private work?: Promise<void>;
  private stopped = false;
  private called = false;
  private endPause: () => void = () => undefined;

  constructor(private readonly turn: () => Promise<number>) {}

  get isStopping(): boolean {
    return this.stopped;
  }

  start(): void {
    this.work = this.run();
  }

  wake(): void {
    this.called = true;
    this.endPause();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.wake();
    await this.work;
  }

  private async run(): Promise<void> {
    while (!this.stopped) {
      this.called = false;
      await this.pause(await this.turn());
    }
  }

  private async pause(milliseconds: number): Promise<void> {
    if (this.called) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      timer.unref();
      this.endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
