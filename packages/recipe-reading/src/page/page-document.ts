import { Parser } from 'htmlparser2';

/** An element of a page. Styles, drawings and programs are left out; data in scripts is kept as text. */
export interface PageElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly parent: PageElement | null;
  readonly children: (PageElement | string)[];
}

/** No recipe needs more; beyond it a page is out to exhaust its reader. */
const elementsOfPage = 150_000;
/** What is nested deeper is kept at this depth, so that walking down never exhausts the stack. */
const mostDepth = 300;

const leftOut = new Set(['style', 'svg', 'canvas', 'iframe', 'object', 'math', 'video', 'audio']);
const isData = ({ type = '' }: Readonly<Record<string, string>>) => /json/i.test(type);

/** Reads a page as leniently as browsers do. */
export function parsePage(html: string, mostElements = elementsOfPage): PageElement {
  const root: PageElement = { tag: 'root', attributes: {}, parent: null, children: [] };
  const open: PageElement[] = [root];
  let count = 0;
  let skipped = 0;
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        if (skipped > 0 || leftOut.has(tag) || (tag === 'script' && !isData(attributes))) {
          skipped += 1;
          return;
        }
        count += 1;
        const parent = open[Math.min(open.length, mostDepth) - 1] ?? root;
        const element: PageElement = { tag, attributes, parent, children: [] };
        if (count <= mostElements) parent.children.push(element);
        open.push(element);
      },
      ontext(text) {
        if (skipped > 0 || count > mostElements) return;
        const { children } = open[Math.min(open.length, mostDepth) - 1] ?? root;
        const last = children.at(-1);
        if (typeof last === 'string') children[children.length - 1] = last + text;
        else children.push(text);
      },
      onclosetag() {
        if (skipped > 0) skipped -= 1;
        else if (open.length > 1) open.pop();
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return root;
}

/** All elements below one that pass, in the order of the page. */
export function elementsOf(
  within: PageElement,
  passes: (element: PageElement) => boolean,
): PageElement[] {
  const found: PageElement[] = [];
  const visit = (element: PageElement) => {
    for (const child of element.children) {
      if (typeof child === 'string') continue;
      if (passes(child)) found.push(child);
      visit(child);
    }
  };
  visit(within);
  return found;
}

const blocks = new Set(
  (
    'address article aside blockquote body br button caption dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 ' +
    'h4 h5 h6 header hr html label legend li main nav ol option p pre section summary table tbody td tfoot th thead tr ul'
  ).split(' '),
);

/** Whether an element stands by itself rather than within a line. */
export const isBlock = ({ tag }: PageElement): boolean => blocks.has(tag);

const unread = new Set(['script', 'noscript', 'template', 'head', 'select', 'textarea']);

export const isRead = ({ tag, attributes }: PageElement): boolean =>
  !unread.has(tag) && attributes.hidden === undefined;

/** The text of an element; blocks within it are on lines of their own. */
export function textOf(element: PageElement): string {
  let text = '';
  const visit = ({ children }: PageElement) => {
    for (const child of children) {
      if (typeof child === 'string') text += child.replace(/\s+/g, ' ');
      else if (isRead(child)) {
        const stands = isBlock(child);
        if (stands) text += '\n';
        visit(child);
        if (stands && child.tag !== 'br') text += '\n';
      }
    }
  };
  visit(element);
  return text;
}

/** The text of an element in one line. */
export const lineOf = (element: PageElement): string => oneLine(textOf(element));

// Zero-width characters, soft hyphens and marks of byte order say nothing.
const invisible = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g;

export function oneLine(text: string): string {
  return text.replace(invisible, '').replace(/\s+/g, ' ').trim();
}

export const classesOf = ({ attributes }: PageElement): string => attributes.class ?? '';

/** Whether one of the element's ancestors passes. */
export function isWithin(
  element: PageElement,
  passes: (ancestor: PageElement) => boolean,
): boolean {
  for (let { parent } = element; parent !== null; { parent } = parent) {
    if (passes(parent)) return true;
  }
  return false;
}
