import type { RecipeLine } from '../recipe.js';
import { isAboutServings } from '../servings.js';
import { partNamedBy, type RecipePart } from '../text/recipe-parts.js';
import { headingText, isHeading, looksLikeHeading, withoutBullet } from '../text/text-blocks.js';
import { startsWithAmount, startsWithMeasure } from '../text/written-amounts.js';
import type { PageBlock } from './page-blocks.js';
import { classesOf, type PageElement } from './page-document.js';

// A page without data still shows what it has: "Ingredients" above a list, or a list that its markup calls that.

export interface ListedRecipe {
  readonly ingredients: readonly RecipeLine[];
  readonly steps: readonly RecipeLine[];
}

const mostLines = 200;
const longestIngredient = 250;
const longestHeading = 80;
/** Of lines that only look like headings. */
const anyLevel = 7;

/** Lines that pages put between and below their lists. */
const aside =
  /^(?:advertisement|anzeige|publicité|werbung|ad|print|save|share|pin|rate|jump to .*|us(?: customary)?|metric|imperial|[\d½¼¾/.]+x?|–|-|\+|read more|see more|add to .*|shop .*)$/i;
/** Headings that end a recipe. */
const ending =
  /^(?:print|share|save|pin it|comments?|reviews?|leave a .*|related .*|you (?:may|might) also .*|more .*|nutrition.*|equipment|did you make .*|video|about .*|share .*|kommentare?|commentaires?|n[äa]hrwert.*|valeurs nutritionnelles.*|faqs?|frequently asked.*|newsletter.*|similar .*)$/i;

/** "Pour 4 personnes:" stands above ingredients. */
const forPeople =
  /^(?:for|serves|pour|für|para|per|voor|til)\s+(?:ca\.? )?\d{1,2}\s+\p{L}+\s*:?$/iu;

function partOf({ text, level }: PageBlock): RecipePart | null {
  const isAbove = level !== null || isHeading(text);
  return isAbove && forPeople.test(text) ? 'ingredients' : partNamedBy(text);
}

const isAside = (text: string): boolean => aside.test(text) || isAboutServings(text);

const shortestProse = 60;
/** A paragraph, such as a comment, which ends a list. */
const isProse = ({ text, level, isEntry }: PageBlock): boolean =>
  !isEntry && level === null && text.length > shortestProse;

/** What follows a heading, up to the next that is not below it. */
function below(blocks: readonly PageBlock[], at: number, part: RecipePart): PageBlock[] {
  const level = blocks[at]?.level ?? anyLevel;
  const lines: PageBlock[] = [];
  for (const block of blocks.slice(at + 1, at + 1 + mostLines)) {
    const named = partOf(block);
    if (named !== null && (named !== part || lines.length > 0)) break;
    const isEnd = block.level !== null && block.level < anyLevel && block.level <= level;
    if (isEnd && named === null) break;
    if (block.level !== null && ending.test(block.text)) break;
    if (
      part === 'ingredients' &&
      isProse(block) &&
      lines.filter(({ isEntry }) => isEntry).length > 1
    )
      break;
    if (named === null && !isAside(block.text)) lines.push(unbulleted(block));
  }
  return lines;
}

/** Lines with the headings among them put over what follows. */
function grouped(lines: readonly PageBlock[]): RecipeLine[] {
  const found: RecipeLine[] = [];
  let heading: string | undefined;
  // Some lists are in capitals altogether.
  const isCalm = lines.filter(({ text }) => looksLikeHeading(text)).length < lines.length / 2;
  for (const { text, level, isEntry } of lines) {
    const names =
      (level !== null && !isEntry) || isHeading(text) || (isCalm && looksLikeHeading(text));
    if (names && text.length <= longestHeading) heading = headingText(text);
    else found.push(heading === undefined ? { text } : { text, heading });
  }
  return found;
}

const unbulleted = (block: PageBlock): PageBlock => ({ ...block, text: withoutBullet(block.text) });

const lengthOf = (lines: readonly { readonly text: string }[]): number =>
  lines.reduce((sum, { text }) => sum + text.length, 0);

/** The entries of lists, where most of the text is in lists, and the headings among them. */
function listLines(lines: readonly PageBlock[]): PageBlock[] {
  const entries = lines.filter(({ isEntry }) => isEntry);
  const [first] = entries;
  const last = entries.at(-1);
  if (!first || !last || entries.length < 2 || lengthOf(entries) < lengthOf(lines) / 2) {
    return [...lines];
  }
  const isHeadingLine = ({ level, text }: PageBlock) => level !== null || isHeading(text);
  const begin = lines.indexOf(first);
  return [
    ...lines.slice(0, begin).filter(isHeadingLine).slice(-1),
    ...lines
      .slice(begin, lines.indexOf(last) + 1)
      .filter((line) => line.isEntry || isHeadingLine(line)),
  ];
}

const isOf = (part: 'ingredients' | 'steps', { text }: RecipeLine): boolean =>
  part === 'steps' || text.length <= longestIngredient;

interface HeadedPart {
  readonly heading: PageBlock;
  readonly lines: readonly RecipeLine[];
}

/** Some sites have a menu of all ingredients that they write about: longer than any list, and without an amount. */
function withoutMenus(parts: readonly HeadedPart[]): HeadedPart[] {
  const isMeasured = ({ lines }: HeadedPart) => lines.some(({ text }) => startsWithAmount(text));
  const longest = Math.max(...parts.filter(isMeasured).map(({ lines }) => lines.length));
  return parts.filter((part) => isMeasured(part) || !(part.lines.length > longest && longest > 0));
}

/** The lines below the headings that name a part; "Ingredients for the dough" and "for the filling" are both. */
function fromHeadings(blocks: readonly PageBlock[], part: 'ingredients' | 'steps'): RecipeLine[] {
  const parts = blocks.flatMap((heading, at): HeadedPart[] => {
    if (partOf(heading) !== part) return [];
    const lines = grouped(listLines(below(blocks, at, part))).filter((line) => isOf(part, line));
    return lines.length === 0 ? [] : [{ heading, lines }];
  });
  const [best] = (part === 'ingredients' ? withoutMenus(parts) : [...parts]).sort(
    (left, right) => right.lines.length - left.lines.length,
  );
  if (!best) return [];
  const alike = parts.filter(
    ({ heading, lines }, at) =>
      lines.length <= best.lines.length &&
      heading.level === best.heading.level &&
      classesOf(heading.element) === classesOf(best.heading.element) &&
      parts.findIndex((other) => other.heading.text === heading.text) === at,
  );
  if (alike.length === 1 || !alike.includes(best)) return [...best.lines];
  return alike.flatMap(({ heading, lines }) =>
    lines.map((line) => ({ ...line, heading: line.heading ?? headingText(heading.text) })),
  );
}

const partClass: Readonly<Record<'ingredients' | 'steps', RegExp>> = {
  ingredients: /ingr[ée]d|zutat|skladnik|sastoj|suroviny|hozzaval/i,
  steps:
    /instruction|direction|method|preparation|zubereit|etapes?\b|(?:^|[\s_-])steps?(?:[\s_-]|$)|bereiding|procedur|elabora/i,
};

/** The lines within elements that their class or id names after a part. */
function fromClasses(blocks: readonly PageBlock[], part: 'ingredients' | 'steps'): RecipeLine[] {
  const pattern = partClass[part];
  const isNamed = (element: PageElement) =>
    pattern.test(classesOf(element)) || pattern.test(element.attributes.id ?? '');
  const lines = blocks.filter(({ element }) => {
    for (
      let at: PageElement | null = element, up = 0;
      at !== null && up < 6;
      at = at.parent, up += 1
    ) {
      if (at.tag === 'body' || at.tag === 'main') return false;
      if (isNamed(at)) return true;
    }
    return false;
  });
  const entries = lines.filter(({ isEntry }) => isEntry);
  const kept = entries.length >= 2 ? listLines(lines) : lines;
  return grouped(
    kept
      .filter(({ text }) => partNamedBy(text) === null && !isAside(text))
      .slice(0, mostLines)
      .map(unbulleted),
  ).filter((line) => isOf(part, line));
}

const leastRun = 3;
const leastMeasures = 2;
const longestLine = 120;
const shortestStep = 40;

/** The longest run of short lines of which most begin with an amount, and the paragraphs that follow it. */
function fromAmounts(blocks: readonly PageBlock[]): ListedRecipe {
  let best = { begin: 0, end: 0 };
  let begin = 0;
  let amounts = 0;
  blocks.forEach(({ text, level }, at) => {
    const begins = startsWithAmount(withoutBullet(text));
    const belongs =
      text.length <= longestLine && level === null && (begins || amounts > 0) && !isAside(text);
    if (!belongs) {
      begin = at + 1;
      amounts = 0;
      return;
    }
    if (begins) amounts += 1;
    const length = at + 1 - begin;
    const isBetter = length > best.end - best.begin && amounts >= leastRun;
    if (isBetter && amounts >= length * 0.6) best = { begin, end: at + 1 };
  });
  const run = blocks.slice(best.begin, best.end).map(unbulleted);
  // Numbers alone may count anything.
  if (run.filter(({ text }) => startsWithMeasure(text)).length < leastMeasures) {
    return { ingredients: [], steps: [] };
  }
  const after = blocks.slice(best.end, best.end + mostLines);
  const stop = after.findIndex(
    ({ text, level }) => level !== null && (ending.test(text) || partNamedBy(text) === 'notes'),
  );
  const steps = (stop === -1 ? after : after.slice(0, stop)).filter(
    ({ text, level }) => level === null && text.length >= shortestStep,
  );
  return {
    ingredients: grouped(run),
    steps: grouped(steps.map(unbulleted)),
  };
}

/** The lists of a recipe as the page shows them. */
export function listedRecipe(blocks: readonly PageBlock[]): ListedRecipe {
  const of = (part: 'ingredients' | 'steps') => {
    const headed = fromHeadings(blocks, part);
    return headed.length > 0 ? headed : fromClasses(blocks, part);
  };
  const ingredients = of('ingredients');
  const steps = of('steps');
  if (ingredients.length > 0) return { ingredients, steps };
  const measured = fromAmounts(blocks);
  return { ingredients: measured.ingredients, steps: steps.length > 0 ? steps : measured.steps };
}
