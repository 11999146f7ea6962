import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Member } from '../../common/access.js';
import type { JsonText } from '../../common/compression.js';
import type { SearchView } from './dto/recipe-search.dto.js';

type Answer = JsonText<SearchView>;

/** In characters, and about as much again for what is kept compressed. */
const mostKept = 8_000_000;

/** Who asked. */
const viewerIn = (key: string): string[] => key.split(' ', 2);

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

  /** `question` has everything that the answer depends on but the viewer and the recipes. */
  async get(
    { id, householdId }: Member,
    question: string,
    find: () => Promise<Answer>,
  ): Promise<Answer> {
    const key = `${householdId} ${id} ${question}`;
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

  /** Those of whoever is one of the owners, or belongs to one. */
  forgetFor(owners: readonly string[]): void {
    const isTheirs = (key: string) => owners.some((owner) => viewerIn(key).includes(owner));
    for (const key of [...this.awaited.keys()].filter(isTheirs)) this.awaited.delete(key);
    for (const key of [...this.answers.keys()].filter(isTheirs)) this.answers.delete(key);
  }

  forgetAll(): void {
    this.awaited.clear();
    this.answers.clear();
  }
}
