interface Branch<T> {
  next: Map<string, Branch<T>> | null;
  value: T | null;
}

/** The longest phrase found: `end` is one past its last word. */
export interface PhraseMatch<T> {
  readonly value: T;
  readonly start: number;
  readonly end: number;
}

/** Phrases by their words, from first to last. */
export class PhraseTree<T> {
  private readonly root: Branch<T> = { next: null, value: null };

  /** The first value of a phrase stays. */
  add(words: readonly string[], value: T): void {
    if (words.length === 0) return;
    let branch = this.root;
    for (const word of words) {
      branch.next ??= new Map();
      let following = branch.next.get(word);
      if (!following) {
        following = { next: null, value: null };
        branch.next.set(word, following);
      }
      branch = following;
    }
    branch.value ??= value;
  }

  has(word: string): boolean {
    return this.root.next?.has(word) ?? false;
  }

  /** The longest phrase that starts at `start`; words for which `maySkip` holds may stand between its words. */
  longestAt(
    words: readonly string[],
    start: number,
    to = words.length,
    maySkip: (word: string) => boolean = () => false,
  ): PhraseMatch<T> | null {
    let branch: Branch<T> = this.root;
    let best: PhraseMatch<T> | null = null;
    for (let index = start; index < to; index += 1) {
      const word = words[index] as string;
      const following = branch.next?.get(word);
      if (following) {
        branch = following;
        if (branch.value !== null) best = { value: branch.value, start, end: index + 1 };
      } else if (index === start || !maySkip(word)) {
        break;
      }
    }
    return best;
  }

  /** The value of exactly these words. */
  get(words: readonly string[]): T | null {
    const match = this.longestAt(words, 0);
    return match?.end === words.length ? match.value : null;
  }
}
