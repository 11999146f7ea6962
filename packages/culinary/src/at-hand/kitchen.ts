import { saysItWillNotKeep } from '../entry-words.js';
import { resolveIngredients } from '../index.js';
import { readByCompany } from './read-by-company.js';

/** What was typed, as ingredients. */
export interface ReadKitchen {
  readonly ids: readonly number[];
  /** Those of which an entry says that they will not keep: stale bread, overripe bananas, half an onion. */
  readonly soon: readonly number[];
  /** Each entry that was understood, and what it was taken for. */
  readonly understood: Readonly<Record<string, string>>;
  readonly unknown: readonly string[];
}

export function readKitchen(entries: readonly string[]): ReadKitchen {
  const ids = new Set<number>();
  const soon = new Set<number>();
  const understood: Record<string, string> = {};
  const unknown: string[] = [];
  for (const entry of entries) {
    const foods = resolveIngredients(readByCompany(entry, entries)).flatMap(({ id, name }) =>
      id === null ? [] : [{ id, name: name ?? entry }],
    );
    for (const { id } of foods) ids.add(id);
    if (saysItWillNotKeep(entry)) for (const { id } of foods) soon.add(id);
    if (foods.length === 0) unknown.push(entry);
    else understood[entry] = foods.map(({ name }) => name).join(', ');
  }
  return { ids: [...ids], soon: [...soon], understood, unknown };
}
