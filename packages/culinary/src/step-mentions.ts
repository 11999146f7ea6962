import { FORM_WORDS } from './describing-words.js';
import { ancestorsOf, ingredientById } from './ingredient.js';
import type { IngredientLine } from './parsed-line.js';
import {
  isRepeated,
  isTapWater,
  shareBefore,
  withoutDescription,
  type StepShare,
} from './step-shares.js';
import { compare, rational } from './rational.js';
import { idOfPhrase, isDescribing } from './vocabulary.js';
import { fold, nameWords } from './words.js';

/** A food of the recipe named in a step. */
export interface StepMention {
  /** The step's index. */
  readonly step: number;
  /** The lines that the words can mean; several when a recipe has the food more than once. */
  readonly lines: readonly number[];
  readonly share: StepShare;
  /** Whether its share is that of the food before it in an enumeration: "half of the salt and pepper". */
  readonly carried: boolean;
  /** Whether the sentence is done several times: "a slice on each". */
  readonly repeated: boolean;
  /** Whether only the kind of food is named: "the meat". */
  readonly onlyKind: boolean;
}

/** A recipe's lines and steps as they are written, with the heading that each is below, if any. */
export interface WrittenSteps {
  readonly lines: readonly IngredientLine[];
  readonly lineHeadings?: readonly (string | null)[];
  readonly steps: readonly string[];
  readonly stepHeadings?: readonly (string | null)[];
}

interface NamedLine {
  readonly index: number;
  readonly names: readonly (readonly string[])[];
  readonly ids: readonly number[];
  /** Everything that its foods are a kind of. */
  readonly kinds: ReadonlySet<number>;
  readonly heading: string;
  readonly line: IngredientLine;
  /** The words of the line after its food: how it is prepared, what it is for. */
  readonly said: readonly string[];
}

interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const mostWords = 5;

/** What is made of a food, and no longer the food: "the flour mixture". */
const PRODUCTS = new Set(
  nameWords(
    'mixture mix water juice sauce dough batter liquid base filling crust topping syrup paste dressing glaze layer puree soup stock broth gravy marinade custard stew pan pot bowl dish side shell bone carcass cream',
  ),
);
/** The last words of several foods' names, or of what the recipe makes; alone they name no line. */
const TOO_GENERAL = new Set(
  nameWords(
    'sauce paste mixture mix dressing syrup filling dough batter crust soup stew seasoning powder liquid pan piece half slice top side end salad topping stick strip cube sheet stalk stem sprig clove head bulb ear ball square ring round bunch skin peel leaf spear wedge',
  ),
);
const LITTLE_WORDS = new Set('the a an for of and or in to with into from on at'.split(' '));
/** Parts by which a food is used without all of it: the zest of a lemon, the yolk of an egg. */
const PARTS = new Set(nameWords('zest juice peel rind white yolk green top leaf stem fat'));

/** Also what a cook does: "butter the dish", "salt the water". */
const VERB_OBJECT =
  /^\s+(?:the|an?|your|it|them|each|its|their|both|all|lightly|well|generously)\b/i;
const VERBS = new Set(
  nameWords(
    'butter salt oil flour pepper sugar cream water season zest juice core stem sauce crumb',
  ),
);

function namesOf(line: IngredientLine): string[][] {
  const ids = idsOf(line);
  const names = [line.name, ...line.also.map(({ name }) => name)].map(nameWords);
  const known = ids.flatMap((id) => {
    const name = ingredientById(id)?.name;
    return name === undefined ? [] : [nameWords(name)];
  });
  return [...names, ...known].filter((words) => words.length > 0);
}

const idsOf = (line: IngredientLine): number[] =>
  [line, ...line.also].flatMap(({ ingredientId, alternatives }) => [
    ...(ingredientId === null ? [] : [ingredientId]),
    ...alternatives,
  ]);

/** A heading without what makes it a heading: "For the dough:" is "dough". */
const plainHeading = (heading: string | null | undefined): string =>
  nameWords((heading ?? '').replace(/^(?:for|to make|make)\s+(?:the\s+)?/i, '')).join(' ');

function wordsIn(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{M}][\p{L}\p{M}'’]*/gu)].map((match) => ({
    text: nameWords(match[0]).join(''),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

function endsWith(words: readonly string[], ending: readonly string[]): boolean {
  const from = words.length - ending.length;
  return from >= 0 && ending.every((word, index) => words[from + index] === word);
}

/** Where a phrase lies inside a name; -1 if it does not. */
function placeIn(name: readonly string[], phrase: readonly string[]): number {
  for (let from = 0; from + phrase.length <= name.length; from += 1) {
    if (phrase.every((word, index) => name[from + index] === word)) return from;
  }
  return -1;
}

/** How clearly a phrase means a line: by its name, its food, a part of its name, or only the kind of food it is. */
const CLARITY = { name: 4, food: 3, part: 2, kind: 1, none: 0 } as const;

function clarity({ names, ids, kinds }: NamedLine, phrase: readonly string[]): number {
  const isWhole = (name: readonly string[]) =>
    name.length === phrase.length && endsWith(name, phrase);
  if (isWhole(names[0] ?? [])) return CLARITY.name;
  const id = idOfPhrase(phrase.join(' '));
  if ((id !== null && ids.includes(id)) || names.some(isWhole)) return CLARITY.food;
  if (phrase.every(isDescribing)) return CLARITY.none;
  if (phrase.every((word) => TOO_GENERAL.has(word) || LITTLE_WORDS.has(word))) return CLARITY.none;
  if (names.some((name) => endsWith(name, phrase))) return CLARITY.part;
  for (const name of names) {
    const at = placeIn(name, phrase);
    const after = at < 0 ? [] : name.slice(at + phrase.length);
    const isForm = after.every((word) => FORM_WORDS.has(word) || isDescribing(word));
    if (at >= 0 && (isForm || (id !== null && kinds.has(id)))) return CLARITY.part;
  }
  if (id === null) return CLARITY.none;
  const isKind = kinds.has(id) || ids.some((own) => ancestorsOf(id).includes(own));
  return isKind ? CLARITY.kind : CLARITY.none;
}

interface Found {
  readonly lines: readonly number[];
  readonly words: number;
  readonly onlyPart: boolean;
  readonly onlyKind: boolean;
}

/** The lines meant by the words from `at` on; null for words that mean none. */
function linesAt(
  words: readonly Word[],
  at: number,
  text: string,
  named: readonly NamedLine[],
  heading: string,
): Found | { readonly skip: number } {
  let most = 1;
  while (
    most < mostWords &&
    at + most < words.length &&
    /^[\s-]+$/.test(text.slice(words[at + most - 1]?.end, words[at + most]?.start))
  ) {
    most += 1;
  }
  for (let count = most; count > 0; count -= 1) {
    const phrase = words.slice(at, at + count).map((word) => word.text);
    const scored = named
      .map((line) => ({ line, score: clarity(line, phrase) }))
      .filter(({ score }) => score > 0);
    if (scored.length > 0) {
      const around = {
        before: text.slice(0, words[at]?.start),
        after: text.slice(words[at + count - 1]?.end),
      };
      const own = scored.filter(({ line }) => heading !== '' && line.heading === heading);
      const from = own.length > 0 ? own : scored;
      const best = Math.max(...from.map(({ score }) => score));
      const exact = from.filter(
        ({ line, score }) => score >= CLARITY.food && isItsAmount(line, around),
      );
      const same = exact.length === 1 ? exact : from.filter(({ score }) => score === best);
      const lines = same.map(({ line }) => line);
      return {
        lines: tellApart(lines, text, around),
        words: count,
        onlyPart: false,
        onlyKind: best === CLARITY.kind,
      };
    }
    if (count > 1 && idOfPhrase(phrase.join(' ')) !== null) {
      const last = phrase.at(-1) ?? '';
      const whole = PARTS.has(last)
        ? named.filter((line) => clarity(line, phrase.slice(0, -1)) >= CLARITY.food)
        : [];
      if (whole.length === 0) return { skip: count };
      // "1 lemon, zested" is all zest; of "1 lemon" it is a part.
      const onlyPart = !whole.every(
        ({ said }) => said.includes(last) && said.filter((word) => PARTS.has(word)).length === 1,
      );
      return { lines: whole.map(({ index }) => index), words: count, onlyPart, onlyKind: false };
    }
  }
  return { skip: 1 };
}

interface Around {
  readonly before: string;
  readonly after: string;
}

/** How many words that tell a line from others are beside the food: "the sugar for the tops", "halved onions". */
function saidBeside({ said }: NamedLine, { before, after }: Around): number {
  const beside = [...nameWords(before).slice(-2), ...nameWords(after).slice(0, 4)];
  return said.filter((word) => !LITTLE_WORDS.has(word) && beside.includes(word)).length;
}

/** Whether the step gives just the amount that a line has: "the 1/3 cup of sugar". */
function isItsAmount({ line }: NamedLine, { before }: Around): boolean {
  const share = shareBefore(before);
  return (
    share.kind === 'amount' &&
    line.quantity !== null &&
    share.unit === line.unit &&
    compare(share.quantity.max, line.quantity.max) === 0
  );
}

/** Of lines with the same food, those that the words around it, or a heading in the step, single out. */
function tellApart(lines: readonly NamedLine[], text: string, around: Around): number[] {
  const indexes = (found: readonly NamedLine[]) => found.map(({ index }) => index);
  if (lines.length === 1) return indexes(lines);
  const said = nameWords(text);
  const own = lines.filter(
    ({ heading }) => heading !== '' && placeIn(said, heading.split(' ')) >= 0,
  );
  if (own.length > 0) return indexes(own);
  const most = Math.max(...lines.map((line) => saidBeside(line, around)));
  const beside = lines.filter((line) => saidBeside(line, around) === most);
  return indexes(most > 0 ? beside : lines);
}

/** A food of the recipe where a text names it. */
interface Occurrence {
  readonly start: number;
  readonly end: number;
  readonly lines: readonly number[];
  /** Only a part of it, such as the zest of a lemon. */
  readonly onlyPart: boolean;
  /** Only the kind of food is named: "the meat". */
  readonly onlyKind: boolean;
}

const HALF_AFTER = /^[\s-]+hal(?:f|ves)\b/i;

function occurrencesIn(text: string, named: readonly NamedLine[], heading: string): Occurrence[] {
  const words = wordsIn(text);
  const occurrences: Occurrence[] = [];
  for (let at = 0; at < words.length;) {
    const found = linesAt(words, at, text, named, heading);
    if ('skip' in found) {
      at += found.skip;
      continue;
    }
    const start = words[at]?.start ?? 0;
    const last = words[at + found.words - 1];
    const end = last?.end ?? start;
    const next = words[at + found.words];
    const after = text.slice(end);
    const isAdjacent = next !== undefined && /^[\s-]+$/.test(text.slice(end, next.start));
    const isVerb = found.words === 1 && VERBS.has(last?.text ?? '') && VERB_OBJECT.test(after);
    const isProduct = isAdjacent && PRODUCTS.has(next.text);
    at += found.words;
    // What runs out of something is not what went in.
    const isJuices = /^juices$/i.test(text.slice(start, end));
    if (!isVerb && !isProduct && !isJuices) occurrences.push({ ...found, start, end });
  }
  // Two foods side by side are something made of them: "sage butter".
  return occurrences.filter(
    ({ start, end }, index) =>
      !/^[ -]$/.test(text.slice(occurrences[index - 1]?.end ?? start, start)) &&
      !/^[ -]$/.test(text.slice(end, occurrences[index + 1]?.start ?? end)),
  );
}

/** The share of a food that is named by its halves: "one lemon half", "the other lemon half". */
function shareOfHalf(share: StepShare, after: string): StepShare {
  if (!/^[\s-]+half\b/i.test(after)) return share;
  return share.kind === 'amount' || share.kind === 'part'
    ? { kind: 'part', fraction: rational(1, 2), ofRest: false }
    : share;
}

const LIST = /^\s*(?:,|and|or|, and|, or)\s*$/i;

function mentionsInSentence(
  sentence: string,
  step: number,
  named: readonly NamedLine[],
  heading: string,
): StepMention[] {
  const repeated = isRepeated(sentence);
  const mentions: StepMention[] = [];
  let listEnd: number | null = null;
  for (const { start, end, lines, onlyPart, onlyKind } of occurrencesIn(sentence, named, heading)) {
    let share = shareOfHalf(shareBefore(sentence.slice(0, start)), sentence.slice(end));
    if (share.kind === 'none') continue;
    if (
      /^water$/i.test(sentence.slice(start, end)) &&
      share.kind === 'whole' &&
      isTapWater(sentence.slice(0, start))
    )
      continue;
    const previous: StepMention | undefined = mentions.at(-1);
    const between =
      listEnd === null ? '' : withoutDescription(fold(sentence.slice(listEnd, start)));
    listEnd = end;
    let carried = false;
    if (previous && LIST.test(between) && share.kind === 'whole') {
      carried = previous.share.kind === 'part' || previous.share.kind === 'rest';
      share = carried
        ? previous.share
        : { kind: 'whole', definite: previous.share.kind !== 'whole' || previous.share.definite };
    }
    if (onlyPart || (repeated && share.kind === 'amount')) share = { kind: 'vague' };
    mentions.push({ step, lines, share, carried, repeated, onlyKind });
  }
  return mentions;
}

const EVERYTHING =
  /\b(?:all|rest|remaining|other)(?: of)?(?: the)?(?: (?:other|remaining))?(?: ([a-z]+))? ingredients\b/i;

/** "All the ingredients": the lines that no other words name. */
function mentionsOfEverything(
  { steps }: WrittenSteps,
  named: readonly NamedLine[],
  mentioned: ReadonlySet<number>,
): StepMention[] {
  const rest = new Set(named.map(({ index }) => index).filter((index) => !mentioned.has(index)));
  return steps.flatMap((text, step) => {
    const everything = EVERYTHING.exec(text);
    if (!everything) return [];
    const [, of] = everything;
    const meant = named.filter(
      ({ index, heading }) =>
        rest.has(index) && (of === undefined || heading.split(' ').includes(fold(of))),
    );
    return meant.map(({ index }) => {
      rest.delete(index);
      const share = { kind: 'whole', definite: true } as const;
      return { step, lines: [index], share, carried: false, repeated: false, onlyKind: false };
    });
  });
}

/** The sentences of a step. */
export const sentencesOf = (step: string): string[] => step.split(/(?<=[.;!?])\s+/);

function namedLines(
  lines: readonly IngredientLine[],
  headings: readonly (string | null)[] = [],
): NamedLine[] {
  return lines.map((line, index) => {
    const ids = idsOf(line);
    return {
      index,
      names: namesOf(line),
      ids,
      kinds: new Set(ids.flatMap((id) => [id, ...ancestorsOf(id)])),
      heading: plainHeading(headings[index]),
      line,
      said: nameWords(`${line.preparation ?? ''} ${line.comment ?? ''}`),
    };
  });
}

/** Where a step names a food of the recipe, and the line that it means. */
export function foodsIn(
  step: string,
  lines: readonly IngredientLine[],
): { readonly line: number; readonly start: number; readonly end: number }[] {
  return occurrencesIn(step, namedLines(lines), '').flatMap(({ start, end, lines: [line] }) =>
    line === undefined || HALF_AFTER.test(step.slice(end)) ? [] : [{ line, start, end }],
  );
}

/** Of several lines with the same food, the one that no other step singles out: "the other flour". */
function byElimination(
  mentions: readonly StepMention[],
  lines: readonly IngredientLine[],
): StepMention[] {
  const singled = new Set(
    mentions.flatMap((mention) => (mention.lines[1] === undefined ? mention.lines : [])),
  );
  return mentions.map((mention) => {
    const left = mention.lines.filter((line) => !singled.has(line));
    const foods = new Set(mention.lines.map((line) => lines[line]?.ingredientId));
    return left.length === 1 && foods.size === 1 ? { ...mention, lines: left } : mention;
  });
}

/** Every food of the recipe that the steps name, in order, with how much of it they say is used. */
export function mentionsIn(recipe: WrittenSteps): StepMention[] {
  const named = namedLines(recipe.lines, recipe.lineHeadings);
  const mentions = recipe.steps.flatMap((text, step) =>
    text
      .split(/(?<=[.;!?])\s+/)
      .flatMap((sentence) =>
        mentionsInSentence(sentence, step, named, plainHeading(recipe.stepHeadings?.[step])),
      ),
  );
  const mentioned = new Set(mentions.flatMap(({ lines }) => lines));
  return [
    ...byElimination(mentions, recipe.lines),
    ...mentionsOfEverything(recipe, named, mentioned),
  ];
}
