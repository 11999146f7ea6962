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
  /** What is being found, for those who ask the same meanwhile. What was begun before a change is neither kept nor shared after it. */
  private readonly awaited = new Map<string, Promise<Answer>>();

  async get(key: string, find: () => Promise<Answer>): Promise<Answer> {
    const known = this.answers.get(key) ?? this.awaited.get(key);
    if (known) return known;
    const found = find();
    this.awaited.set(key, found);
    const isCurrent = () => this.awaited.get(key) === found;
    try {
      const answer = await found;
      if (isCurrent()) this.answers.set(key, answer);
      return answer;
    } finally {
      if (isCurrent()) this.awaited.delete(key);
    }
  }

  forgetAll(): void {
    this.awaited.clear();
    this.answers.clear();
  }
}
