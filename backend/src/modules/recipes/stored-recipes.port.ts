import { Injectable } from '@nestjs/common';

type Listener = () => Promise<void>;

/** Announces that recipes were stored. The writer knows none of its listeners. */
@Injectable()
export class StoredRecipes {
  private readonly listeners: Listener[] = [];

  onStored(listener: Listener): void {
    this.listeners.push(listener);
  }

  /** Resolves when every listener has taken it in. The recipes are stored whatever becomes of that, so a failing listener is left to recover. */
  async announce(): Promise<void> {
    await Promise.allSettled(this.listeners.map((listener) => listener()));
  }
}
