import { FORM_WORDS, PREPARATION_WORDS, QUALITY_WORDS } from './describing-words.js';
import { allIngredients, descendantsOf } from './ingredient.js';
import { nameWords } from './words.js';

interface Node {
  next: Map<string, Node> | null;
  id: number;
}

/** A known name found among words: `start` inclusive, `end` exclusive. */
export interface NameMatch {
  readonly id: number;
  readonly start: number;
  readonly end: number;
}

const ROOT: Node = { next: null, id: 0 };
const PHRASES = new Map<string, number>();
const WORDS = new Set<string>();

// Names are stored from last word to first, because the last word says what a thing is: peanut butter is not a peanut.
function learn(name: string, id: number): void {
  const words = nameWords(name);
  const phrase = words.join(' ');
  if (phrase === '' || PHRASES.has(phrase)) return;
  PHRASES.set(phrase, id);
  let node = ROOT;
  for (let index = words.length - 1; index >= 0; index -= 1) {
    const word = words[index] as string;
    WORDS.add(word);
    node.next ??= new Map();
    let child = node.next.get(word);
    if (!child) {
      child = { next: null, id: 0 };
      node.next.set(word, child);
    }
    node = child;
  }
  node.id = id;
}

for (const { id, name } of allIngredients()) learn(name, id);
for (const { id, plural, aliases } of allIngredients()) {
  learn(plural, id);
  for (const alias of aliases) learn(alias, id);
}

/** The ingredient whose name or alias is exactly these words (folded, singular, separated by one space), or null. */
export function idOfPhrase(phrase: string): number | null {
  return PHRASES.get(phrase) ?? null;
}

/** The ids of these foods, named in one text, and of their kinds. */
export const withKinds = (names: string): ReadonlySet<number> =>
  new Set(
    names.split(', ').flatMap((name) => {
      const id = idOfPhrase(name);
      return id === null ? [] : [id, ...descendantsOf(id)];
    }),
  );

/** Every word that occurs in a known name. */
export function knownWords(): ReadonlySet<string> {
  return WORDS;
}

/** Whether the word can be omitted without changing the food. */
export function isDescribing(word: string): boolean {
  return (
    QUALITY_WORDS.has(word) || PREPARATION_WORDS.has(word) || /^\d/.test(word) || word.length === 1
  );
}

/** Whether the word can follow a food's name without changing the food. */
export function isTrailing(word: string): boolean {
  return FORM_WORDS.has(word) || isDescribing(word);
}

/**
 * The longest known name that ends just before `end` and starts at `from` or later; describing words inside it are skipped. Those before an
 * "and" end what comes first: "half sliced and half juiced" is no half and half.
 */
export function longestNameEndingAt(
  words: readonly string[],
  end: number,
  from: number,
): NameMatch | null {
  let node: Node = ROOT;
  let best: NameMatch | null = null;
  for (let index = end - 1; index >= from; index -= 1) {
    const word = words[index] as string;
    const child = node.next?.get(word);
    if (child) {
      node = child;
      if (node.id !== 0) best = { id: node.id, start: index, end };
    } else if (index === end - 1 || !isDescribing(word) || words[index + 1] === 'and') {
      break;
    } else if (word === 'free' && node.next?.has(words[index - 1] ?? '')) {
      // A soy-free creamer is no soy creamer.
      break;
    }
  }
  return best;
}

/** The known name closest to the end of words[from, to), the longest if several end there; null if there is none. */
export function lastName(words: readonly string[], from: number, to: number): NameMatch | null {
  for (let end = to; end > from; end -= 1) {
    const match = longestNameEndingAt(words, end, from);
    if (match) return match;
  }
  return null;
}

/** Whether a known name starts before this word and continues after it. */
export function isInsideName(words: readonly string[], index: number): boolean {
  for (let end = Math.min(words.length, index + 5); end > index + 1; end -= 1) {
    const match = longestNameEndingAt(words, end, 0);
    if (match && match.start < index) return true;
  }
  return false;
}

/** The food that a phrase names: the last known name, or the one before "of"; "juice of lemon" is tried as "lemon juice" too. */
export function foodNamedBy(words: readonly string[]): NameMatch | null {
  const of = words.indexOf('of', 1);
  if (of < 1 || of === words.length - 1 || isInsideName(words, of)) {
    return lastName(words, 0, words.length);
  }
  const head = words.slice(0, of);
  const rest = words.slice(of + 1);
  const turned = longestNameEndingAt([...rest, ...head], words.length - 1, 0);
  if (turned && turned.start < rest.length) return { id: turned.id, start: 0, end: words.length };
  const inRest = lastName(rest, 0, rest.length);
  const inHead = lastName(head, 0, head.length);
  if (inRest && (!inHead || head.every(isTrailing))) {
    return { id: inRest.id, start: inRest.start + of + 1, end: inRest.end + of + 1 };
  }
  const headOnly = inHead && head.slice(inHead.end).every(isTrailing);
  return headOnly ? { ...inHead, end: words.length } : inHead;
}
