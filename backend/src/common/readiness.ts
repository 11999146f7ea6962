import { Injectable } from '@nestjs/common';

/** Modules register here what must be loaded before the application may receive requests. */
@Injectable()
export class ReadinessChecks {
  private readonly checks: (() => boolean)[] = [];

  add(check: () => boolean): void {
    this.checks.push(check);
  }

  allPass(): boolean {
    return this.checks.every((check) => check());
  }
}
