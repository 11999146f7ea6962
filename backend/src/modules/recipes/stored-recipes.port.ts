import { Injectable } from '@nestjs/common';

type Listener = () => Promise<void>;

/** Announces that recipes were stored. The writer knows none of its listeners. */
@Injectable()
export class StoredRecipes {
  private readonly listeners: Listener[] = [];

  onStored(listener: Listener): void {
    this.listeners.push(listener);
  }

  /** Resolves when every listener has processed it. The recipes are stored in any case, so a failing listener has to recover by itself. */
  async announce(): Promise<void> {
    await Promise.allSettled(this.listeners.map((listener) => listener()));
  }
}
