import type { RecipeDraft } from './recipe-draft.js';

const longestWord = 64;
const segmenter = new Intl.Segmenter('und', { granularity: 'word' });
const pictograph = /\p{Extended_Pictographic}/u;

/** Text as it is compared: without accents, apostrophes and upper case. */
const folded = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/['’]/g, ' ').toLowerCase();

/** The words of a text in any script, without duplicates; an emoji counts as a word. */
export function wordsOf(text: string): string[] {
  const words = new Set<string>();
  for (const { segment, isWordLike } of segmenter.segment(folded(text))) {
    if (isWordLike || pictograph.test(segment)) words.add(segment.slice(0, longestWord));
  }
  return [...words];
}

/** A word as PostgreSQL reads it in a text search vector or query. */
const quoted = (word: string): string => `'${word.replace(/['\\]/g, '$&$&')}'`;

/** What titles are sorted by. */
export const titleKeyOf = (title: string): string => folded(title).trim();

/** All words of a recipe as a text search vector, those of the title with weight A. */
export function vectorOf({ title, ingredients, steps, notes, tags }: RecipeDraft): string {
  const inTitle = new Set(wordsOf(title));
  const text = [...ingredients, ...steps, notes ?? '', ...(tags ?? [])].join('\n');
  const elsewhere = wordsOf(text).filter((word) => !inTitle.has(word));
  return [
    ...[...inTitle].map((word) => `${quoted(word)}:1A`),
    ...elsewhere.map((word) => `${quoted(word)}:1`),
  ].join(' ');
}

export interface WordQuery {
  readonly anywhere: string;
  readonly inTitle: string;
}

/** Finds recipes that have a word beginning with each of the words; null when there are none. */
export function queryFor(text: string): WordQuery | null {
  const words = wordsOf(text);
  if (words.length === 0) return null;
  const all = (mark: string) => words.map((word) => `${quoted(word)}:*${mark}`).join(' & ');
  return { anywhere: all(''), inTitle: all('A') };
}

/**
 * The letter that is all there is yet of a search, else null. Nearly every recipe has a word that begins with it, so it is looked
 * for in titles alone. In other scripts a single character may be a whole word.
 */
export function firstLetterOf(text: string): string | null {
  const [word = '', ...more] = wordsOf(text);
  return more.length === 0 && /^[a-z]$/.test(word) ? word : null;
}
