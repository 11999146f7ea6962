import {
  classesOf,
  elementsOf,
  isBlock,
  isRead,
  oneLine,
  type PageElement,
} from './page-document.js';

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

/** The lines of a page in order, without what surrounds its content. */
export function blocksOf(page: PageElement): PageBlock[] {
  const blocks: PageBlock[] = [];
  let text = '';
  let emphasis = 0;
  let plain = false;
  let owner = page;
  const flush = (next: PageElement) => {
    const line = oneLine(text);
    if (line !== '') {
      blocks.push({
        text: line,
        element: owner,
        level: levelOf(owner, !plain),
        isEntry: entryOf(owner),
      });
    }
    text = '';
    plain = false;
    owner = next;
  };
  const visit = (element: PageElement): void => {
    for (const child of element.children) {
      if (typeof child === 'string') {
        if (emphasis === 0 && child.trim() !== '') plain = true;
        text += child;
        continue;
      }
      if (!isRead(child) || furniture.has(child.tag)) continue;
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

/** Where the content of the page is: its main element or only article, else all of it. */
export function contentOf(page: PageElement): PageElement {
  const mains = elementsOf(
    page,
    ({ tag, attributes }) => tag === 'main' || attributes.role === 'main',
  );
  return mains.length === 1 && mains[0] ? mains[0] : page;
}
