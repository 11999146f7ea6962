import type { RecipeLine } from '../recipe.js';
import { partNamedBy } from '../text/recipe-parts.js';
import { headingText, isHeading } from '../text/text-blocks.js';
import { hasAmount } from '../text/written-amounts.js';
import type { PageBlock } from './page-blocks.js';
import { classesOf } from './page-document.js';
import { lackAmounts, type ShownLine } from './shown-lines.js';

// Data for search engines lists ingredients without their groups, which the page shows: "For the dough" above the first five. What stands
// like a heading between the lines that the page shows is one.

const longestHeading = 80;

const markOf = ({ element }: PageBlock): string => `${element.tag}.${classesOf(element)}`;

const noHeading =
  /^[\d½¼¾⅓⅔(]|[.!?]$|^(?:advertisement|ad|metric|us customary|imperial|cook mode.*|[\d./]+x|add to .*|buy .*|shop .*|save|print|scale|optional|.*\$\d.*)$/i;

/** Whether a block between two lines is a heading, because it is marked as one or stands apart from entries of a list. */
function isHeadingAmong(block: PageBlock, shown: PageBlock, isAlone: boolean): boolean {
  const { text, level, element } = block;
  if (text.length > longestHeading || noHeading.test(text)) return false;
  if (isHeading(text)) return true;
  const isMarked = level !== null || /group|section|purpose/i.test(classesOf(element));
  if (isMarked && (!block.isEntry || markOf(block) !== markOf(shown))) return true;
  if (!isAlone) return false;
  return block.isEntry
    ? shown.isEntry &&
        element.tag === shown.element.tag &&
        classesOf(element) !== classesOf(shown.element)
    : shown.isEntry;
}

interface FoundHeading {
  readonly text: string;
  readonly mark: string;
  /** The first line below it. */
  readonly line: number;
}

function headingAbove(shown: ShownLine, before: number): FoundHeading[] {
  const { above, block, line } = shown;
  const isAlone = above.length === 1;
  return above.flatMap((each, at) => {
    if (!isHeadingAmong(each, block, isAlone)) return [];
    // Lines that were not found are those below it, as far as there are any.
    const missed = Math.min(above.length - 1 - at, line - before - 1);
    return [{ text: headingText(each.text), mark: markOf(each), line: line - missed }];
  });
}

/** "Ingredients" alone names no group. */
const namesWhole = (text: string): boolean => partNamedBy(text) !== null && !/\s/.test(text);

function headingsIn(list: readonly ShownLine[]): Map<number, string> {
  const inside = list
    .slice(1)
    .flatMap((shown, at) => headingAbove(shown, list[at]?.line ?? -1).slice(-1));
  const marks = new Set(inside.map(({ mark }) => mark));
  // What stands above the whole list is a group only if it looks like the headings within.
  const above = list[0]?.above.filter(
    (block) =>
      marks.has(markOf(block)) && block.text.length <= longestHeading && !namesWhole(block.text),
  );
  const begin = (above ?? []).slice(-1).map(({ text }) => ({ text: headingText(text), line: 0 }));
  return new Map([...begin, ...inside].map(({ line, text }) => [line, text]));
}

/** The lines, each under the heading that the page shows above it. */
export function withGroups(
  lines: readonly RecipeLine[],
  list: readonly ShownLine[],
): readonly RecipeLine[] {
  if (lines.some(({ heading }) => heading !== undefined)) return lines;
  const headings = headingsIn(list);
  let heading: string | undefined;
  return lines.map((line, at) => {
    heading = headings.get(at) ?? heading;
    return heading === undefined || heading === '' ? line : { ...line, heading };
  });
}

/** The lines with the amounts that only the page shows. */
export function withAmounts(
  lines: readonly RecipeLine[],
  list: readonly ShownLine[],
): readonly RecipeLine[] {
  if (!lackAmounts(lines.map(({ text }) => text))) return lines;
  const shown = new Map(list.map(({ line, block }) => [line, block.text]));
  const measured = [...shown.values()].filter(hasAmount).length;
  if (measured < lines.length / 2) return lines;
  return lines.map((line, at) => ({ ...line, text: shown.get(at) ?? line.text }));
}
