import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { JsonText } from '../../common/compression.js';
import type { SearchView } from './dto/recipe-search.dto.js';

type Answer = JsonText<SearchView>;

/** In characters, and about as much again for what is kept compressed. */
const mostKept = 8_000_000;

/**
 * Answers to searches, by everything that they depend on but the recipes. The feed of the index says when those have changed; nothing
 * else has to, because whatever a person changes is part of the key.
 */
@Injectable()
export class SearchAnswers {
  private readonly answers = new LRUCache<string, Answer>({
    maxSize: mostKept,
    sizeCalculation: ({ text }, key) => text.length + key.length,
  });
  /** Counts changes, so that what was found before one is not kept after it. */
  private changes = 0;

  async get(key: string, find: () => Promise<Answer>): Promise<Answer> {
    const known = this.answers.get(key);
    if (known) return known;
    const { changes } = this;
    const answer = await find();
    if (changes === this.changes) this.answers.set(key, answer);
    return answer;
  }

  forgetAll(): void {
    this.changes += 1;
    this.answers.clear();
  }
}
