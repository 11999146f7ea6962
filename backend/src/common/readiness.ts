import { Injectable } from '@nestjs/common';

/** Where a module says what has to be loaded before the application may get requests. */
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
