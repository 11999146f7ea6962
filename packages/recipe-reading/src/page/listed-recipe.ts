import type { RecipeLine } from '../recipe.js';
import { partNamedBy, type RecipePart } from '../text/recipe-parts.js';
import { headingText, isHeading, withoutBullet } from '../text/text-blocks.js';
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

/** Lines that pages put between and below their lists. */
const aside =
  /^(?:advertisement|anzeige|publicité|werbung|ad|print|save|share|pin|rate|jump to .*|us customary|metric|imperial|[\d½¼¾/.]+x?|–|-|\+|read more|see more|add to .*|shop .*)$/i;
/** Headings that end a recipe. */
const ending =
  /^(?:comments?|reviews?|leave a .*|related .*|you (?:may|might) also .*|more .*|nutrition.*|equipment|did you make .*|video|about .*|share .*|kommentare?|commentaires?|n[äa]hrwert.*|valeurs nutritionnelles.*|faqs?|frequently asked.*|newsletter.*|similar .*)$/i;

interface PartOfPage {
  readonly heading: PageBlock;
  readonly lines: readonly PageBlock[];
}

/** What follows a heading, up to the next that is not below it. */
function below(blocks: readonly PageBlock[], at: number, part: RecipePart): PartOfPage | null {
  const heading = blocks[at];
  if (!heading) return null;
  const level = heading.level ?? 7;
  const lines: PageBlock[] = [];
  for (const block of blocks.slice(at + 1, at + 1 + mostLines)) {
    const named = partNamedBy(block.text);
    if (named !== null && (named !== part || lines.length > 0)) break;
    if (named === part || aside.test(block.text)) continue;
    const isEnd = block.level !== null && (block.level <= level || level === 7);
    if (isEnd && (block.level ?? 7) < 7) break;
    if (block.level !== null && ending.test(block.text)) break;
    lines.push(block);
  }
  return { heading, lines };
}

/** Text lines with the headings among them put over what follows. */
function grouped(lines: readonly PageBlock[]): RecipeLine[] {
  const found: RecipeLine[] = [];
  let heading: string | undefined;
  for (const { text, level, isEntry } of lines) {
    const names = (level !== null && !isEntry) || isHeading(text);
    if (names && text.length <= longestHeading) heading = headingText(text);
    else found.push(heading === undefined ? { text } : { text, heading });
  }
  return found;
}

const unbulleted = (block: PageBlock): PageBlock => ({ ...block, text: withoutBullet(block.text) });

/** The entries of lists alone, where there are lists; then only a page's own words are left out. */
function listLines(lines: readonly PageBlock[]): PageBlock[] {
  const entries = lines.filter(({ isEntry }) => isEntry);
  if (entries.length < 2) return [...lines];
  const last = lines.lastIndexOf(entries.at(-1) as PageBlock);
  const first = lines.indexOf(entries[0] as PageBlock);
  const before = lines
    .slice(0, first)
    .filter(({ level, text }) => level !== null || isHeading(text));
  return [...before.slice(-1), ...lines.slice(first, last + 1)].filter(
    ({ isEntry, level, text }) => isEntry || level !== null || isHeading(text),
  );
}

function fromHeadings(blocks: readonly PageBlock[], part: RecipePart): RecipeLine[] {
  let best: RecipeLine[] = [];
  blocks.forEach((block, at) => {
    if (partNamedBy(block.text) !== part) return;
    const lines = below(blocks, at, part)?.lines.map(unbulleted) ?? [];
    const found = grouped(listLines(lines)).filter(
      ({ text }) => part === 'steps' || text.length <= longestIngredient,
    );
    if (found.length > best.length) best = found;
  });
  return best;
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
      .filter(({ text }) => partNamedBy(text) === null && !aside.test(text))
      .slice(0, mostLines)
      .map(unbulleted),
  ).filter(({ text }) => part === 'steps' || text.length <= longestIngredient);
}

/** The lists of a recipe as the page shows them. */
export function listedRecipe(blocks: readonly PageBlock[]): ListedRecipe {
  const of = (part: 'ingredients' | 'steps') => {
    const headed = fromHeadings(blocks, part);
    return headed.length > 0 ? headed : fromClasses(blocks, part);
  };
  return { ingredients: of('ingredients'), steps: of('steps') };
}
