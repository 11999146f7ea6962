import { parseIngredientLine } from '@larder/culinary';
import { LRUCache } from 'lru-cache';
import { ReadLine } from './read-line.js';

/** Longer ones do not recur, and so many of them would take much memory. */
const longest = 200;

/** Reads lines, and remembers this many, because the same lines recur: salt is in every other recipe. */
export function rememberingLines(most: number): (line: string, language: string) => ReadLine {
  const known = new LRUCache<string, ReadLine>({ max: most });
  return (line, language) => {
    const key = `${language} ${line}`;
    const before = known.get(key);
    if (before) return before;
    const read = new ReadLine(parseIngredientLine(line, { language }));
    if (line.length <= longest) known.set(key, read);
    return read;
  };
}
