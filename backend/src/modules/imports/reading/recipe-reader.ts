import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { PageRecipe } from '@larder/recipe-reading';
import type { SplitRecipe } from '@larder/recipe-reading/text';
import { ApiError } from '../../../common/errors.js';
import { importErrors } from '../imports.errors.js';
import { ReadingError, RecipeReaderThread } from './recipe-reader-thread.js';

const second = 1_000;
/** A hundred times what the largest page takes. */
const longestReading = 10 * second;
const idleTime = 60 * second;

export interface ReadPage {
  recipe: PageRecipe;
  /** What the page shows. */
  text: string;
}

/** Reads pages and texts in a thread that is there while somebody reads. */
@Injectable()
export class RecipeReader implements OnApplicationShutdown {
  private thread?: RecipeReaderThread;
  private idle?: NodeJS.Timeout;

  async onApplicationShutdown(): Promise<void> {
    clearTimeout(this.idle);
    await this.thread?.end();
  }

  /** `answer` is what a language model has said about the page. */
  readPage(html: string, url: string, answer?: string): Promise<ReadPage | null> {
    return this.read((thread) => thread.call('readPage', [html, url, answer], longestReading));
  }

  readText(text: string): Promise<SplitRecipe> {
    return this.read((thread) => thread.call('readText', [text], longestReading));
  }

  private async read<Outcome>(
    work: (thread: RecipeReaderThread) => Promise<Outcome>,
  ): Promise<Outcome> {
    clearTimeout(this.idle);
    if (!this.thread || this.thread.isEnded) this.thread = new RecipeReaderThread();
    const { thread } = this;
    try {
      return await work(thread);
    } catch (error) {
      // Also what another reading has ended the thread for: it is to be tried again.
      if (error instanceof ReadingError) {
        throw new ApiError(importErrors.import_recipe_unreadable, { cause: error });
      }
      throw error;
    } finally {
      clearTimeout(this.idle);
      this.idle = setTimeout(() => void thread.end(), idleTime).unref();
    }
  }
}
