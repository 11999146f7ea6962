import { classesOf, isBlock, isRead, lineOf, oneLine, type PageElement } from './page-document.js';
import { hasBullet } from '../text/text-blocks.js';
import { startsWithAmount } from '../text/written-amounts.js';

/** A line of the page as it is shown, and the element that it stands in. */
export interface PageBlock {
  readonly text: string;
  readonly element: PageElement;
  /** From 1 for the title down to 6; 7 for a line that only looks like a heading; null for others. */
  readonly level: number | null;
  readonly isEntry: boolean;
}

const emphasised = new Set(['b', 'strong', 'u']);

function levelOf(element: PageElement, isAllEmphasised: boolean): number | null {
  for (
    let at: PageElement | null = element, up = 0;
    at !== null && up < 3;
    at = at.parent, up += 1
  ) {
    const level = /^h([1-6])$/.exec(at.tag)?.[1];
    if (level !== undefined) return Number(level);
    if (at.attributes.role === 'heading') return Number(at.attributes['aria-level'] ?? 7);
    if (/^(?:dt|legend|th|summary|caption)$/.test(at.tag)) return 7;
  }
  const isNamed = /(?:^|[\s_-])(?:title|heading|headline|header|subtitle|subhead)/i;
  return isAllEmphasised || isNamed.test(classesOf(element)) ? 7 : null;
}

function entryOf(element: PageElement): boolean {
  for (
    let at: PageElement | null = element, up = 0;
    at !== null && up < 4;
    at = at.parent, up += 1
  ) {
    if (at.tag === 'li' || at.tag === 'dd' || at.tag === 'tr') return true;
  }
  return false;
}

const furniture = new Set(['nav', 'footer', 'button', 'form']);

const longestEntry = 300;

const mostPieces = 5;
const longestAmount = 20;

/** Whether an element is drawn as a row of pieces without being an entry of a list: an amount and what there is of it. */
function isRow({ tag, children }: PageElement): boolean {
  if (tag !== 'div' && tag !== 'label') return false;
  const pieces = children.filter((child) => typeof child !== 'string' || child.trim() !== '');
  const [first, second] = pieces;
  if (!first || !second || pieces.length > mostPieces) return false;
  const isLeaf = (piece: PageElement | string) =>
    typeof piece === 'string' ||
    piece.children.every((child) => typeof child === 'string' || child.children.length <= 1);
  if (typeof first === 'string' || !isBlock(first) || !pieces.every(isLeaf)) return false;
  const amount = lineOf(first);
  return amount.length <= longestAmount && startsWithAmount(amount);
}

const divides = new Set(['li', 'tr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'br', 'p', 'table']);

/** The text that an entry of a list or table shows in several pieces, such as amount and food; null where it is more than a line. */
function entryLine(entry: PageElement): string | null {
  const isEntry = entry.tag === 'li' || entry.tag === 'tr' || entry.tag === 'dd';
  if (!isEntry && !isRow(entry)) return null;
  let line = '';
  let divisions = 0;
  const visit = (element: PageElement): boolean =>
    element.children.every((child) => {
      if (typeof child === 'string') {
        line += child;
        return line.length < 2 * longestEntry;
      }
      if (!isRead(child) || child.tag === 'button') return true;
      if (child.tag === 'li' || child.tag === 'tr') return false;
      if (divides.has(child.tag) && (divisions += 1) > 1) return false;
      const stands = isBlock(child);
      if (stands) line += ' ';
      const isShort = visit(child);
      if (stands) line += ' ';
      return isShort;
    });
  if (!visit(entry)) return null;
  line = oneLine(line);
  return line.length <= longestEntry ? line : null;
}

/** The lines of a page in order, without what surrounds its content. */
export function blocksOf(page: PageElement): PageBlock[] {
  const blocks: PageBlock[] = [];
  let text = '';
  let emphasis = 0;
  let isPlain = false;
  let owner = page;
  const flush = (next: PageElement) => {
    const line = oneLine(text);
    if (line !== '') {
      // However large it is written, a line with a bullet is one of a list.
      const isBulleted = hasBullet(line);
      blocks.push({
        text: line,
        element: owner,
        level: isBulleted ? null : levelOf(owner, !isPlain),
        isEntry: isBulleted || entryOf(owner),
      });
    }
    text = '';
    isPlain = false;
    owner = next;
  };
  const visit = (element: PageElement): void => {
    for (const child of element.children) {
      if (typeof child === 'string') {
        if (emphasis === 0 && child.trim() !== '') isPlain = true;
        text += child;
        continue;
      }
      if (!isRead(child) || furniture.has(child.tag)) continue;
      const entry = entryLine(child);
      if (entry !== null) {
        flush(child);
        text = entry;
        isPlain = true;
        flush(element);
        continue;
      }
      const stands = isBlock(child) && child.tag !== 'td';
      const stresses = emphasised.has(child.tag);
      if (stands) flush(child);
      else if (child.tag === 'td') text += ' ';
      if (stresses) emphasis += 1;
      visit(child);
      if (stresses) emphasis -= 1;
      if (stands) flush(element);
    }
  };
  visit(page);
  flush(page);
  return blocks;
}
