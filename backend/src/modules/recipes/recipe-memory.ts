import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { RecipeCard, StoredDish } from './domain/recipe-card.js';

/** Some 700 bytes each. */
const mostCards = 25_000;
/** Some 5 kB each. */
const mostDishes = 4_000;

/**
 * Recipes as calls need them, read and worked out once. They are shared by everybody, so nothing in here knows who may see what.
 * Nothing is remembered until somebody who follows the changes of recipes opens the memory and says what it has to forget.
 */
@Injectable()
export class RecipeMemory {
  private readonly cards = new LRUCache<number, RecipeCard>({ max: mostCards });
  private readonly dishes = new LRUCache<number, StoredDish>({ max: mostDishes });
  private isOpen = false;
  /** Counts changes, so that what was read before one is not remembered after it. */
  private changes = 0;

  /** To be called by the one that says from now on what changes. */
  open(): void {
    this.isOpen = true;
  }

  /** The cards of the recipes that exist; `read` is asked for those that are not remembered. */
  getCards(
    ids: readonly number[],
    read: (ids: readonly number[]) => Promise<readonly RecipeCard[]>,
  ): Promise<Map<number, RecipeCard>> {
    return this.get(this.cards, ids, read, ({ summary }) => summary.id);
  }

  /** The dishes that exist; `read` is asked for those that are not remembered. */
  getDishes(
    ids: readonly number[],
    read: (ids: readonly number[]) => Promise<readonly StoredDish[]>,
  ): Promise<Map<number, StoredDish>> {
    return this.get(this.dishes, ids, read, ({ view }) => view.id);
  }

  forget(ids: readonly number[]): void {
    this.changes += 1;
    for (const id of ids) {
      this.cards.delete(id);
      this.dishes.delete(id);
    }
  }

  forgetAll(): void {
    this.changes += 1;
    this.cards.clear();
    this.dishes.clear();
  }

  private async get<Known extends object>(
    known: LRUCache<number, Known>,
    ids: readonly number[],
    read: (ids: readonly number[]) => Promise<readonly Known[]>,
    idOf: (one: Known) => number,
  ): Promise<Map<number, Known>> {
    const found = new Map<number, Known>();
    const missing: number[] = [];
    for (const id of ids) {
      const one = known.get(id);
      if (one) found.set(id, one);
      else missing.push(id);
    }
    if (missing.length === 0) return found;
    const { changes } = this;
    const fresh = await read(missing);
    const remembers = this.isOpen && changes === this.changes;
    for (const one of fresh) {
      found.set(idOf(one), one);
      if (remembers) known.set(idOf(one), one);
    }
    return found;
  }
}
