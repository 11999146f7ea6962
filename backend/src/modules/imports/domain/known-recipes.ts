import { titleKeyOf } from '../../recipes/domain/own-words.js';
import { addressKeyOf } from './address-key.js';

/** What is compared of a recipe. */
export interface Comparable {
  readonly title: string;
  /** With headings. */
  readonly ingredients: readonly string[];
  readonly steps: readonly string[];
  readonly sourceUrl: string | null;
}

interface StoredComparable {
  readonly id: number;
  readonly source: string;
  readonly sourceKey: string;
  readonly sourceUrl: string | null;
  readonly titleKey: string;
}

/** Two recipes with the same title are the same if their ingredients are, too; without any, if nothing tells them apart. */
export const isSameContent = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length &&
  one.every((line, at) => titleKeyOf(line) === titleKeyOf(other[at] ?? ''));

/** The recipes of a household, to find out which ones it has already. The name alone never decides. */
export class KnownRecipes {
  private readonly byKey = new Map<string, number>();
  private readonly byAddress = new Map<string, Set<number>>();
  private readonly byTitle = new Map<string, Set<number>>();

  constructor(stored: readonly StoredComparable[]) {
    for (const { id, source, sourceKey, sourceUrl, titleKey } of stored) {
      if (source === 'import') this.byKey.set(sourceKey, id);
      const address = sourceUrl === null ? null : addressKeyOf(sourceUrl);
      if (address !== null) insert(this.byAddress, address, id);
      insert(this.byTitle, titleKey, id);
    }
  }

  /** Imported before, from the same place, whatever has been changed of it since. */
  withKey(sourceKey: string): number | undefined {
    return this.byKey.get(sourceKey);
  }

  withAddress(address: string): readonly number[] {
    const key = addressKeyOf(address);
    return key === null ? [] : [...(this.byAddress.get(key) ?? [])];
  }

  withTitle(title: string): readonly number[] {
    return [...(this.byTitle.get(titleKeyOf(title)) ?? [])];
  }
}

function insert(map: Map<string, Set<number>>, key: string, id: number): void {
  const ids = map.get(key);
  if (ids) ids.add(id);
  else map.set(key, new Set([id]));
}
