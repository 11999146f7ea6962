import { allIngredients, ingredientById } from './ingredient.js';
import { foodsNamedIn } from './lexicon.js';
import { rankOf } from './popularity.js';
import { fold } from './words.js';

/** An ingredient suggested for the typed text. */
export interface Suggestion {
  readonly id: number;
  readonly name: string;
}

interface Key {
  readonly text: string;
  readonly id: number;
  readonly name: string;
  /** 0 for the start of the name, 1 of an alias, 2 of a later word of the name, 3 of an alias. */
  readonly place: number;
  readonly rank: number;
}

let sortedKeys: Key[] | null = null;

function keysOf(text: string, id: number, name: string, alias: boolean, rank: number): Key[] {
  const folded = fold(text);
  const keys: Key[] = [{ text: folded, id, name, place: alias ? 1 : 0, rank }];
  for (let at = folded.indexOf(' '); at !== -1; at = folded.indexOf(' ', at + 1)) {
    keys.push({ text: folded.slice(at + 1), id, name, place: alias ? 3 : 2, rank });
  }
  return keys;
}

/** French names start with their main word, so later words are not looked up. */
function frenchKeys(): Key[] {
  return foodsNamedIn('fr').flatMap(({ id, names }) => {
    const name = ingredientById(id)?.name ?? '';
    const rank = rankOf(id);
    return names.map((french) => ({ text: fold(french), id, name, place: 1, rank }));
  });
}

function keys(): Key[] {
  sortedKeys ??= allIngredients()
    .flatMap(({ id, name, plural, aliases }) => {
      const rank = rankOf(id);
      return [
        ...keysOf(name, id, name, false, rank),
        ...(plural === name ? [] : keysOf(plural, id, name, false, rank)),
        ...aliases.flatMap((alias) => keysOf(alias, id, name, true, rank)),
      ];
    })
    .concat(frenchKeys())
    .sort((left, right) => (left.text < right.text ? -1 : left.text > right.text ? 1 : 0));
  return sortedKeys;
}

function isWhole(key: Key, wanted: string): boolean {
  return key.place < 2 && key.text === wanted;
}

function firstAtOrAfter(sorted: readonly Key[], prefix: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] as Key).text < prefix) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** One or two letters begin thousands of names, and a text may have many such words: what they suggest is kept. */
const isShort = /^[a-z]{1,2}$/;
const ofShort = new Map<string, readonly Suggestion[]>();

/**
 * Ingredients for a typed prefix: those whose name starts with it, then an alias, then a later word; more common ones first.
 * Each ingredient occurs once; an empty prefix suggests nothing.
 */
export function suggestIngredients(prefix: string, limit = 10): Suggestion[] {
  const wanted = fold(prefix).trim().replace(/\s+/g, ' ');
  if (wanted === '') return [];
  if (!isShort.test(wanted)) return suggestionsBy(wanted, limit);
  const key = `${wanted} ${limit}`;
  const suggestions = ofShort.get(key) ?? suggestionsBy(wanted, limit);
  // Limits are few, but nothing says so here.
  if (ofShort.size < 2_000) ofShort.set(key, suggestions);
  return [...suggestions];
}

function suggestionsBy(wanted: string, limit: number): Suggestion[] {
  const sorted = keys();
  const best = new Map<number, Key>();
  for (let index = firstAtOrAfter(sorted, wanted); index < sorted.length; index += 1) {
    const key = sorted[index] as Key;
    if (!key.text.startsWith(wanted)) break;
    const known = best.get(key.id);
    if (!known || key.place < known.place) best.set(key.id, key);
  }
  return [...best.values()]
    .sort(
      (left, right) =>
        Number(isWhole(right, wanted)) - Number(isWhole(left, wanted)) ||
        left.place - right.place ||
        left.rank - right.rank ||
        left.name.length - right.name.length ||
        (left.name < right.name ? -1 : 1),
    )
    .slice(0, limit)
    .map(({ id, name }) => ({ id, name }));
}
