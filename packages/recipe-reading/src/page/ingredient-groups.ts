import type { RecipeLine } from '../recipe.js';
import { partNamedBy } from '../text/recipe-parts.js';
import { headingText, isHeading } from '../text/text-blocks.js';
import type { PageBlock } from './page-blocks.js';
import { classesOf } from './page-document.js';

// Data for search engines lists ingredients without their groups, which the page shows: "For the dough" above the first five. The lines
// are looked for in the page, and what stands like a heading between them is one.

const longestHeading = 80;
/** More lines than these between two ingredients, and it is another list. */
const mostBetween = 14;
const leastLikeness = 0.5;

const wordsOf = (text: string): Set<string> =>
  new Set(
    text
      .normalize('NFKD')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [],
  );

type Event =
  | { readonly kind: 'line'; readonly line: number }
  | { readonly kind: 'heading'; readonly text: string; readonly mark: string };

/** Finds the line that a block of the page shows. */
function lineFinder(lines: readonly string[]): (block: string, after: number) => number | null {
  const words = lines.map(wordsOf);
  const linesWith = new Map<string, number[]>();
  words.forEach((set, line) => {
    for (const word of set) linesWith.set(word, [...(linesWith.get(word) ?? []), line]);
  });
  return (block, after) => {
    const own = wordsOf(block);
    const shared = new Map<number, number>();
    for (const word of own) {
      for (const line of linesWith.get(word) ?? []) shared.set(line, (shared.get(line) ?? 0) + 1);
    }
    let best: number | null = null;
    let most = leastLikeness;
    for (const [line, count] of shared) {
      const size = words[line]?.size ?? 0;
      // The next line is likelier than one that reads the same elsewhere.
      const likeness = count / (own.size + size - count) + (line === after + 1 ? 0.05 : 0);
      if (likeness > most) {
        most = likeness;
        best = line;
      }
    }
    return best;
  };
}

const markOf = ({ element }: PageBlock): string => `${element.tag}.${classesOf(element)}`;

const noHeading =
  /^[\d½¼¾⅓⅔(]|^(?:advertisement|ad|metric|us customary|imperial|cook mode.*|[\d./]+x|add to .*|buy .*|shop .*|save|print|optional|.*\$\d.*)$/i;

function isHeadingLike(block: PageBlock): boolean {
  const { text, level } = block;
  if (text.length > longestHeading || noHeading.test(text)) return false;
  return (
    level !== null || isHeading(text) || /group|section|purpose/i.test(classesOf(block.element))
  );
}

/** The lists in the page that show the lines, each as what stands in it. */
function listsOf(blocks: readonly PageBlock[], lines: readonly string[]): Event[][] {
  const find = lineFinder(lines);
  const lists: Event[][] = [];
  let list: Event[] = [];
  let lastLine = -1;
  let between: PageBlock[] = [];
  const finish = () => {
    if (list.length > 0) lists.push(list);
    list = [];
    lastLine = -1;
  };
  for (const block of blocks) {
    const line = find(block.text, lastLine);
    if (line === null || (line === lastLine && list.length > 0)) {
      between.push(block);
      if (between.length > mostBetween) finish();
      if (between.length > 2 * mostBetween) between = between.slice(-mostBetween);
      continue;
    }
    if (line < lastLine) finish();
    // Above a list only what stands right before it belongs to it.
    const near = list.length === 0 ? between.slice(-3) : between;
    const heading = near.filter(isHeadingLike).at(-1);
    if (heading) list.push({ kind: 'heading', text: heading.text, mark: markOf(heading) });
    list.push({ kind: 'line', line });
    lastLine = line;
    between = [];
  }
  finish();
  return lists;
}

const countOf = (list: readonly Event[], kind: Event['kind']): number =>
  list.filter((event) => event.kind === kind).length;

/** The lines, each under the heading that the page shows above it. */
export function withGroups(
  lines: readonly RecipeLine[],
  blocks: readonly PageBlock[],
): readonly RecipeLine[] {
  if (lines.length < 2 || lines.some(({ heading }) => heading !== undefined)) return lines;
  const lists = listsOf(
    blocks,
    lines.map(({ text }) => text),
  );
  const most = Math.max(...lists.map((list) => countOf(list, 'line')), 0);
  if (most < lines.length / 2) return lines;
  const [list = []] = lists
    .filter((each) => countOf(each, 'line') >= most * 0.9)
    .sort((left, right) => countOf(right, 'heading') - countOf(left, 'heading'));
  const inside = list.slice(1).filter((event) => event.kind === 'heading');
  const marks = new Set(inside.map(({ mark }) => mark));
  const headings = new Map<number, string>();
  list.forEach((event, at) => {
    const next = list[at + 1];
    if (event.kind !== 'heading' || next?.kind !== 'line') return;
    // What stands above the whole list is a group only if it looks like the headings within.
    if (at === 0 && (!marks.has(event.mark) || partNamedBy(event.text) !== null)) return;
    headings.set(next.line, headingText(event.text));
  });
  if (headings.size === 0) return lines;
  let heading: string | undefined;
  return lines.map(({ text }, at) => {
    heading = headings.get(at) ?? heading;
    return heading === undefined || heading === '' ? { text } : { text, heading };
  });
}
