import { hasAmount } from '../text/written-amounts.js';
import type { PageBlock } from './page-blocks.js';

// Finds where a page shows the lines that its data lists.

/** A list in the page, as what stands in it. */
export interface ShownList {
  readonly lines: readonly ShownLine[];
}

export interface ShownLine {
  /** Which line of the data it is. */
  readonly line: number;
  readonly block: PageBlock;
  /** What stands between it and the line shown before it; above the first, what stands near. */
  readonly above: readonly PageBlock[];
}

/** More blocks than these between two lines, and it is another list. */
const mostBetween = 14;
const mostAbove = 8;
const leastLikeness = 0.5;
/** Lines without amounts are shown with them, in a few more words. */
const likenessOfPart = 0.6;
const mostWordsMore = 4;

const wordsOf = (text: string): Set<string> =>
  new Set(
    text
      .normalize('NFKD')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [],
  );
const essenceOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Whether hardly any of the lines says how much. */
export const lackAmounts = (lines: readonly string[]): boolean =>
  lines.length > 1 && lines.filter(hasAmount).length < lines.length * 0.3;

type Find = (block: string, after: number) => number | null;

/** Finds the line that a block shows; `after` is the one shown before it. */
function lineFinder(lines: readonly string[]): Find {
  const words = lines.map(wordsOf);
  const essences = lines.map(essenceOf);
  const mayBePart = lackAmounts(lines);
  const linesWith = new Map<string, number[]>();
  words.forEach((set, line) => {
    for (const word of set) {
      const found = linesWith.get(word);
      if (found) found.push(line);
      else linesWith.set(word, [line]);
    }
  });
  const longest = Math.max(...lines.map((line) => line.length)) * 2 + 50;
  return (block, after) => {
    if (block.length > longest) return null;
    const next = after + 1;
    const essence = essenceOf(block);
    if (essence !== '' && essence === essences[next]) return next;
    const own = wordsOf(block);
    const shared = new Map<number, number>();
    for (const word of own) {
      for (const line of linesWith.get(word) ?? []) shared.set(line, (shared.get(line) ?? 0) + 1);
    }
    let best: number | null = null;
    let most = leastLikeness;
    for (const [line, count] of shared) {
      const size = words[line]?.size ?? 0;
      const isPart = mayBePart && count === size && own.size - size <= mostWordsMore;
      const likeness = Math.max(count / (own.size + size - count), isPart ? likenessOfPart : 0);
      // The next line is likelier than one that reads the same elsewhere.
      const likelier = likeness + (line === next ? 0.05 : 0);
      if (likelier > most) {
        most = likelier;
        best = line;
      }
    }
    return best ?? (essence === '' ? null : indexOfEssence(essences, essence));
  };
}

function indexOfEssence(essences: readonly string[], essence: string): number | null {
  const at = essences.indexOf(essence);
  return at === -1 ? null : at;
}

function listsOf(blocks: readonly PageBlock[], lines: readonly string[]): ShownList[] {
  const find = lineFinder(lines);
  const lists: ShownList[] = [];
  let list: ShownLine[] = [];
  let between: PageBlock[] = [];
  const finish = () => {
    if (list.length > 0) lists.push({ lines: list });
    list = [];
  };
  for (const block of blocks) {
    const last = list.at(-1)?.line ?? -1;
    const line = find(block.text, last);
    if (line === null || line === last) {
      between.push(block);
      if (between.length > mostBetween) {
        finish();
        between = between.slice(-mostAbove);
      }
      continue;
    }
    if (line < last) finish();
    list.push({ line, block, above: list.length === 0 ? between.slice(-mostAbove) : between });
    between = [];
  }
  finish();
  return lists;
}

/** The list of the page that shows most of the lines, at least half of them; of several such, the one with most between its lines. */
export function shownList(
  blocks: readonly PageBlock[],
  lines: readonly string[],
): readonly ShownLine[] {
  if (lines.length < 2) return [];
  const lists = listsOf(blocks, lines);
  const most = Math.max(...lists.map((list) => list.lines.length), 0);
  if (most < lines.length / 2) return [];
  const between = (list: ShownList) =>
    list.lines.slice(1).filter(({ above }) => above.length > 0).length;
  const [best] = lists
    .filter((list) => list.lines.length >= most * 0.9)
    .sort((left, right) => between(right) - between(left));
  return best?.lines ?? [];
}
