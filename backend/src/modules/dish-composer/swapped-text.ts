import { displayLine, type Ingredient, ingredientById, rational } from '@larder/culinary';
import { occursIn } from './dish-titles.js';
import { partFor, shareFor } from './flavour-swaps.js';
import { foodOf, type Kind } from './food.js';
import { isFreshFor } from './known-swaps.js';
import { capitalized, titled } from './phrases.js';

/** What a recipe says. */
export interface RecipeText {
  readonly title: string;
  readonly lines: readonly string[];
  readonly steps: readonly string[];
}

/** Calls foods what they are that take the place of those for which a recipe was written; null if it does not name these plainly. */
export function swapped(
  written: RecipeText,
  swaps: ReadonlyMap<number, number>,
): RecipeText | null {
  let text: RecipeText | null = written;
  for (const [from, to] of swaps) {
    text = text && (isFreshFor(to, from) ? withFresh(text, to) : renamed(text, from, to));
  }
  return text;
}

const kindOf = (id: number): Kind | undefined => foodOf(id)?.kinds[0];

/** How hard cheese is cut, and soft cheese is not. */
const GRATED = /\b(?:(?:freshly|finely|coarsely) )?(?:grated|shredded|shaved)\b/g;
/** How a large berry is cut, and a small one is not. */
const CUT =
  /,? (?:hulled|stemmed)?(?: and )?(?:thinly )?(?:sliced|quartered|halved|diced|chopped|cut up)$/;
const CANNED_TWICE = /(\bcans? (?:\([^)]*\) )?)canned /;
/** Pieces by their number, and fillets without a bone: other cuts come in other numbers. */
const COUNTED = /^[\d\s/]+(?![\d\s/]|(?:g|kg|ml|l|cups?|tbsp|tsp|cans?|slices?)\b)/;
const BONELESS = /\bboneless\b/;

/** What says how a food was prepared; steps and titles leave it out. */
const PREPARED = /^(?:ground|stewing|dried|canned|smoked|cooked|egg(?= noodles?$)) /;
const briefly = (name: string): string => name.replace(PREPARED, '');
/** Of what another food is made: beef broth stays that. */
const MADE_OF_IT = '(?! (?:broth|stock|bouillon|fat|powder|juice))';
/** A dish that promises to be without something is made as it is written. */
const PROMISE = /\bfree\b|\bvegan\b|\bvegetarian\b/i;

interface Named {
  readonly name: string;
  readonly plural: string;
}

/** What is before the first word of a sentence. */
const BEGINNING = /^$|[.:!?]\s$/;

/** Calls a food by another name, as one or as many of it, wherever the words are found. */
const renaming =
  (found: readonly [many: string, one: string][], had: Named, isTitle = false) =>
  (said: string): string =>
    said.replace(
      new RegExp(
        found.map(([many, one]) => `\\b(?:(${many})|${one})\\b${MADE_OF_IT}`).join('|'),
        'gi',
      ),
      (...groups: unknown[]) => {
        const [words] = groups as [string];
        const isMany = groups.slice(1, 1 + found.length).some((group) => typeof group === 'string');
        const name = isMany ? had.plural : had.name;
        if (!/^[A-Z]/.test(words)) return name;
        // Parmesan is written so wherever it stands, and goat cheese is not.
        const isFirst = BEGINNING.test(said.slice(0, groups.at(-2) as number));
        return isTitle ? titled(name) : isFirst ? capitalized(name) : name;
      },
    );

/** Only what is not in another line as well may be called briefly: the onion beside green onions is another food. */
function renamersOf(
  wanted: Named & Pick<Ingredient, 'aliases'>,
  had: Named,
  lines: readonly string[],
) {
  const written: [string, string] = [wanted.plural, wanted.name];
  // Pecorino Romano is all of it pecorino.
  const longer = wanted.aliases
    .map((alias) => (alias.startsWith(`${wanted.name} `) ? alias : `${wanted.name} ${alias}`))
    .map((alias): [string, string] => [`${alias}s`, alias]);
  const brief: [string, string] = [briefly(wanted.plural), briefly(wanted.name)];
  const inLine = renaming([...longer, written], had);
  const isAlone = lines.every((line) => inLine(line) !== line || !line.includes(brief[1]));
  const spoken = { name: briefly(had.name), plural: briefly(had.plural) };
  const found = [...longer, written, ...(isAlone ? [brief] : [])];
  return { inLine, inText: renaming(found, spoken), inTitle: renaming(found, spoken, true) };
}

function renamed(text: RecipeText, from: number, to: number): RecipeText | null {
  const wanted = ingredientById(from);
  const had = ingredientById(partFor(to, from));
  if (!wanted || !had || PROMISE.test(text.title)) return null;
  if (isWhipped(text, from, to)) return null;
  // Pulled pork is no pieces, and neither is the brisket in its place.
  const isMass = wanted.name === wanted.plural && had.aisle === 'meat';
  const called = isMass ? { name: had.name, plural: had.name } : had;
  const { inLine, inText, inTitle } = renamersOf(wanted, called, text.lines);
  const changed = text.lines.filter((line) => inLine(line) !== line);
  const title = inTitle(text.title);
  const isPlain = changed.length > 0 && !wanted.aliases.some((alias) => occursIn(title, alias));
  if (!isPlain || changed.some((line) => isOfOtherShape(line, from, to))) return null;
  const asHad = (line: string): string =>
    changed.includes(line)
      ? inLine(measuredFor(cutFor(line, from, to), shareFor(to, from))).replace(CANNED_TWICE, '$1')
      : line;
  return {
    title,
    lines: text.lines.map(asHad),
    steps: text.steps.map(inText),
  };
}

/** Sour cream does for cream in a batter or a sauce, but does not whip. */
const isWhipped = ({ steps }: RecipeText, from: number, to: number): boolean =>
  kindOf(from) === 'cream' &&
  kindOf(to) !== 'cream' &&
  steps.some((step) => /\bwhip|\b(?:soft|stiff|firm) peaks/i.test(step));

/** How a line says that the other food is cut. */
function cutFor(line: string, from: number, to: number): string {
  if (kindOf(to) === 'softcheese' && kindOf(from) !== 'softcheese') {
    return line.replace(GRATED, 'crumbled');
  }
  return kindOf(to) === 'berry' && nameOf(to) !== 'strawberry' ? line.replace(CUT, '') : line;
}

const nameOf = (id: number): string => ingredientById(id)?.name ?? '';

/** A line for so many times as much: of a herb that is chopped, as it was not when it was dried. */
function measuredFor(line: string, share: number): string {
  if (share === 1) return line;
  const amount = displayLine(line, {
    factor: rational(share, 1),
    units: 'written',
    language: 'en',
  });
  return amount.includes(',') ? amount : `${amount}, chopped`;
}

/** Whether a line asks for fillets or for so many pieces of one cut, where the other comes on the bone or in other pieces. */
const isOfOtherShape = (line: string, from: number, to: number): boolean =>
  (BONELESS.test(line) && kindOf(to) === 'bonein') ||
  (COUNTED.test(line) && kindOf(to) !== kindOf(from));

const CANNED = String.raw`(?:canned |diced |crushed |whole |plum |stewed )+tomatoes`;
const CANS = new RegExp(String.raw`^([\d/ ]+) cans? \((\d+) ml(?: each)?\) ${CANNED}.*$`);
const CUPS = new RegExp(String.raw`^([\d/ ]+ cups?) ${CANNED}.*$`);
const SAID = new RegExp(String.raw`\b${CANNED}(?:,? with (?:their|the) juices?)?`, 'g');
/** A can holds about as many grams as milliliters. */
const gramsRounded = 50;

const sumOf = (amount: string): number =>
  amount
    .trim()
    .split(' ')
    .map((part) => part.split('/').map(Number))
    .reduce((sum, [above = 0, below = 1]) => sum + above / below, 0);

/** With fresh tomatoes for those from a can: as many grams, chopped. */
function withFresh({ title, lines, steps }: RecipeText, to: number): RecipeText | null {
  const name = ingredientById(to)?.plural ?? '';
  const inLine = (line: string): string =>
    line
      .replace(CANS, (_, count: string, milliliters: string) => {
        const grams = (sumOf(count) * Number(milliliters)) / gramsRounded;
        return `${Math.round(grams) * gramsRounded} g ${name}, chopped`;
      })
      .replace(CUPS, (_, amount: string) => `${amount} chopped ${name}`);
  const changed = lines.map(inLine);
  if (changed.every((line, place) => line === lines[place])) return null;
  return { title, lines: changed, steps: steps.map((step) => step.replace(SAID, name)) };
}
