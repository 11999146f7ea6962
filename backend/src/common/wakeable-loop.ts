/**
 * A recurring job: each turn does what is due and returns how many milliseconds to sleep. Whatever adds work should call
 * `wake`. Stopping waits for the turn in progress.
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
