import { BOUNDARY_WORDS, PREPARATION_WORDS, QUALITY_WORDS } from './describing-words.js';
import { amountAt, type Amount, type PackageSize } from './line-amount.js';
import { cleanLine, tokensOf, type LineToken } from './line-tokens.js';
import type { Quantity } from './quantity.js';
import type { UnitId } from './units.js';
import {
  isDescribing,
  isTrailing,
  lastName,
  longestNameEndingAt,
  type NameMatch,
} from './vocabulary.js';

export type { PackageSize } from './line-amount.js';

/** One line of a recipe, read. */
export interface IngredientLine {
  /** The line as it was given. */
  readonly raw: string;
  readonly quantity: Quantity | null;
  /** Null when the line counts pieces or names no amount. */
  readonly unit: UnitId | null;
  readonly packageSize: PackageSize | null;
  readonly size: string | null;
  /** The food's name as written, without amount and preparation. */
  readonly name: string;
  readonly ingredientId: number | null;
  readonly preparation: string | null;
  readonly comment: string | null;
  readonly optional: boolean;
  readonly toTaste: boolean;
  /** Ids of what may be used instead. */
  readonly alternatives: number[];
  /** Further amounts or foods of the same line: "plus 2 tablespoons", "salt and pepper". */
  readonly also: IngredientLine[];
  /** From 0 (nothing understood) to 1. */
  readonly confidence: number;
}

// No sensible line is longer; the rest of a longer one is not read.
const LONGEST_LINE = 1000;

// What is taken from a food: the food is what has to be bought.
const TAKEN_PARTS = new Set(
  'juice zest rind peel leaf needle seed pulp flesh yolk white heart kernel'.split(' '),
);
const TAKEN_EXTRAS = new Set(
  'and or finely freshly grated squeezed the strained a little coarsely julienned strip long wide of thin thinly sliced chopped minced fresh'.split(
    ' ',
  ),
);

/** A stretch of word tokens: `words[i]` belongs to the token `at[i]`. */
interface Phrase {
  readonly words: string[];
  readonly at: number[];
}

interface Reader {
  readonly text: string;
  readonly tokens: readonly LineToken[];
  readonly words: readonly string[];
}

interface Found {
  readonly id: number;
  /** Token indexes: first of the name and one past its last. */
  readonly start: number;
  readonly end: number;
  readonly complete: boolean;
}

function isWord(token: LineToken | undefined, ...words: string[]): boolean {
  return token?.kind === 'word' && words.includes(token.word);
}

function isMark(token: LineToken | undefined, ...marks: string[]): boolean {
  return token?.kind === 'mark' && marks.includes(token.text);
}

function slice(reader: Reader, start: number, end: number): string {
  const first = reader.tokens[start];
  const last = reader.tokens[end - 1];
  if (!first || !last || end <= start) return '';
  return reader.text.slice(first.start, last.end).trim();
}

function phraseOf(reader: Reader, start: number, end: number): Phrase {
  const words: string[] = [];
  const at: number[] = [];
  for (let index = start; index < end; index += 1) {
    const token = reader.tokens[index];
    if (token?.kind === 'word') {
      words.push(token.word);
      at.push(index);
    } else if (token?.kind === 'mark' && token.text === '&') {
      words.push('and');
      at.push(index);
    }
  }
  return { words, at };
}

/** Whether a known name begins before this word and goes on after it. */
function insideName(words: readonly string[], index: number): boolean {
  for (let end = Math.min(words.length, index + 5); end > index + 1; end -= 1) {
    const match = longestNameEndingAt(words, end, 0);
    if (match && match.start < index) return true;
  }
  return false;
}

/** Cuts a phrase after its food: at "with", "for", "cut into" once a food has been named. */
function boundaryIn(reader: Reader, phrase: Phrase): number {
  const { words, at } = phrase;
  let named = false;
  for (let index = 0; index < words.length; index += 1) {
    const token = reader.tokens[at[index] as number];
    const word = words[index] as string;
    const hyphenated =
      token?.glued === true && isMark(reader.tokens[(at[index] as number) - 1], '-');
    if (named && BOUNDARY_WORDS.has(word) && !hyphenated && !insideName(words, index)) return index;
    if (index === 0 && (word === 'for' || word === 'to' || word === 'if')) return 0;
    named ||= longestNameEndingAt(words, index + 1, 0) !== null;
  }
  return words.length;
}

function isJoiner(word: string): boolean {
  return word === 'or' || word === 'and';
}

interface Branch {
  readonly joiner: 'or' | 'and' | null;
  readonly words: string[];
  readonly at: number[];
}

/** Parts a phrase at "or" and "and" that stand outside known names. */
function branchesOf(reader: Reader, phrase: Phrase): Branch[] {
  const branches: Branch[] = [];
  let joiner: Branch['joiner'] = null;
  let words: string[] = [];
  let at: number[] = [];
  phrase.words.forEach((word, index) => {
    const tokenIndex = phrase.at[index] as number;
    const slash =
      index > 0 &&
      isMark(reader.tokens[tokenIndex - 1], '/') &&
      !isJoiner(word) &&
      words.length > 0;
    if (slash) {
      branches.push({ joiner, words, at });
      joiner = 'or';
      words = [];
      at = [];
    }
    if (isJoiner(word) && words.length > 0 && !insideName(phrase.words, index)) {
      branches.push({ joiner, words, at });
      joiner = word as 'or' | 'and';
      words = [];
      at = [];
    } else if (isJoiner(word) && words.length === 0 && branches.length > 0) {
      joiner = word as 'or' | 'and';
    } else {
      words.push(word);
      at.push(tokenIndex);
    }
  });
  if (words.length > 0) branches.push({ joiner, words, at });
  return branches;
}

function nameIn(words: readonly string[], at: readonly number[]): Found | null {
  const match = nameOf(words);
  if (!match) return null;
  const start = at[match.start];
  const last = at[match.end - 1];
  if (start === undefined || last === undefined) return null;
  return {
    id: match.id,
    start,
    end: last + 1,
    complete: words.slice(match.end).every(isTrailing),
  };
}

/** The food that the words name; "juice of lemon" is tried as "lemon juice" too. */
function nameOf(words: readonly string[]): NameMatch | null {
  const of = words.indexOf('of', 1);
  if (of > 0 && of < words.length - 1 && !insideName(words, of)) {
    const head = words.slice(0, of);
    const rest = words.slice(of + 1);
    const turned = longestNameEndingAt([...rest, ...head], words.length - 1, 0);
    if (turned && turned.start < rest.length) {
      return { id: turned.id, start: 0, end: words.length };
    }
    const inRest = lastName(rest, 0, rest.length);
    const inHead = lastName(head, 0, head.length);
    if (inRest && (!inHead || head.every(isTrailing))) {
      return { id: inRest.id, start: inRest.start + of + 1, end: inRest.end + of + 1 };
    }
    if (inHead) return inHead;
  }
  return lastName(words, 0, words.length);
}

/** The food of a branch that leaves its head to a later one: "beef or chicken broth". */
function sharingHead(branch: Branch, later: Branch, laterMatch: NameMatch): number | null {
  for (let from = laterMatch.start + 1; from < laterMatch.end; from += 1) {
    const words = [...branch.words, ...later.words.slice(from, laterMatch.end)];
    const match = longestNameEndingAt(words, words.length, 0);
    if (match && match.start < branch.words.length) return match.id;
  }
  const trailing = later.words.slice(laterMatch.end);
  if (trailing.length > 0) {
    const words = [...branch.words, ...trailing];
    const match = longestNameEndingAt(words, words.length, 0);
    if (match && match.start < branch.words.length) return match.id;
  }
  return null;
}

interface Named {
  readonly found: Found | null;
  readonly joiner: Branch['joiner'];
  readonly branch: Branch;
  readonly amount: Amount | null;
}

/** Each branch with its food, heads shared from right to left. */
function nameBranches(reader: Reader, branches: readonly Branch[]): Named[] {
  const named: Named[] = [];
  let laterBranch: Branch | null = null;
  let laterMatch: NameMatch | null = null;
  for (let index = branches.length - 1; index >= 0; index -= 1) {
    const branch = branches[index] as Branch;
    const firstToken = branch.at[0] ?? 0;
    const amountStart =
      index > 0 && reader.tokens[firstToken - 1]?.kind === 'number' ? firstToken - 1 : firstToken;
    const amount = index > 0 ? amountAt(reader.tokens, reader.words, amountStart) : null;
    const skip = amount ? branch.at.findIndex((at) => at >= amount.next) : 0;
    const from = skip < 0 ? branch.words.length : skip;
    const words = branch.words.slice(from);
    const at = branch.at.slice(from);
    let found = nameIn(words, at);
    if (laterBranch && laterMatch) {
      const shared = sharingHead(branch, laterBranch, laterMatch);
      if (shared !== null) {
        found = {
          id: shared,
          start: at[0] ?? firstToken,
          end: (at[at.length - 1] ?? firstToken) + 1,
          complete: true,
        };
      }
    }
    const match = nameOf(words);
    if (
      match &&
      !(laterMatch && laterBranch && sharingHead(branch, laterBranch, laterMatch) !== null)
    ) {
      laterBranch = { ...branch, words, at };
      laterMatch = match;
    }
    named.unshift({ found, joiner: branch.joiner, branch: { ...branch, words, at }, amount });
  }
  return named;
}

// Nouns after a food that count it: two garlic cloves, three celery stalks.
const TRAILING_UNITS = new Map<string, UnitId>([
  ['clove', 'clove'],
  ['stalk', 'stalk'],
  ['rib', 'rib'],
  ['sprig', 'sprig'],
  ['head', 'head'],
  ['bulb', 'bulb'],
  ['slice', 'slice'],
  ['rasher', 'slice'],
  ['wedge', 'wedge'],
  ['bunch', 'bunch'],
  ['ear', 'ear'],
]);

interface Segment {
  readonly start: number;
  readonly end: number;
}

interface Layout {
  readonly segments: Segment[];
  readonly asides: string[];
}

/** Parts the rest of a line at commas and dashes; what stands in brackets is set aside. */
function layoutOf(reader: Reader, from: number): { layout: Layout; kept: LineToken[] } {
  const { tokens, text } = reader;
  const kept: LineToken[] = [];
  const segments: Segment[] = [];
  const asides: string[] = [];
  let start = 0;
  let depth = 0;
  let opened = 0;
  const close = () => {
    if (kept.length > start) segments.push({ start, end: kept.length });
    start = kept.length;
  };
  for (let index = from; index < tokens.length; index += 1) {
    const token = tokens[index] as LineToken;
    if (isMark(token, '(', '[', '{')) {
      if (depth === 0) opened = token.end;
      depth += 1;
      continue;
    }
    if (isMark(token, ')', ']', '}')) {
      if (depth === 1) asides.push(text.slice(opened, token.start).trim());
      depth = Math.max(0, depth - 1);
      continue;
    }
    if (depth > 0) continue;
    const dash = isMark(token, '-') && !token.glued && tokens[index + 1]?.glued === false;
    const bullet = isMark(token, ';', '—', ':', '•', '|');
    const comma = isMark(token, ',');
    const sentence =
      isMark(token, '.') &&
      tokens[index + 1]?.glued === false &&
      tokens[index + 1]?.text !== tokens[index + 1]?.word;
    if (dash || bullet || comma || sentence) {
      close();
      continue;
    }
    kept.push(token);
  }
  if (depth > 0) asides.push(text.slice(opened).trim());
  close();
  return { layout: { segments, asides: asides.filter(Boolean) }, kept };
}

function joined(parts: readonly string[]): string | null {
  const text = parts.filter(Boolean).join(', ');
  return text === '' ? null : text;
}

function beginsWithPreparation(words: readonly string[]): boolean {
  const first = words.find((word) => !/ly$/.test(word) && word !== 'and');
  return first !== undefined && (PREPARATION_WORDS.has(first) || /(?:ed|en)$/.test(first));
}

/** "Juice of 1 lemon": the index of the token after "of", or -1. */
function afterTakenPart(tokens: readonly LineToken[]): number {
  let part = false;
  for (let index = 0; index < Math.min(tokens.length, 10); index += 1) {
    const token = tokens[index];
    if (token?.kind !== 'word') return -1;
    if (part && (token.word === 'of' || token.word === 'from')) return index + 1;
    if (TAKEN_PARTS.has(token.word)) part = true;
    else if (!TAKEN_EXTRAS.has(token.word)) return -1;
  }
  return -1;
}

function skipLead(tokens: readonly LineToken[]): number {
  let index = 0;
  while (tokens[index]?.kind === 'mark' && !isMark(tokens[index], '(', '[')) index += 1;
  return index;
}

const EMPTY_AMOUNT: Amount = {
  quantity: null,
  unit: null,
  packageSize: null,
  size: null,
  next: 0,
};

function withoutTrailingMetric(reader: Reader, segmentEnd: number, segmentStart: number): number {
  // Cards printed for two systems repeat the amount at the end: "1 tbsp sugar 15 mL".
  for (let at = segmentEnd - 1; at > segmentStart && at >= segmentEnd - 4; at -= 1) {
    if (reader.tokens[at]?.kind !== 'number') continue;
    const again = amountAt(reader.tokens, reader.words, at);
    if (again && again.unit !== null && again.next >= segmentEnd) return at;
    return segmentEnd;
  }
  return segmentEnd;
}

function plainLine(
  raw: string,
  amount: Amount,
  name: string,
  ingredientId: number | null,
  toTaste: boolean,
  optional: boolean,
): IngredientLine {
  return {
    raw,
    quantity: amount.quantity,
    unit: amount.unit,
    packageSize: amount.packageSize,
    size: amount.size,
    name,
    ingredientId,
    preparation: null,
    comment: null,
    optional,
    toTaste,
    alternatives: [],
    also: [],
    confidence: ingredientId === null ? 0.3 : 0.9,
  };
}

/**
 * Reads one line of a recipe: amount, unit, package size, food, preparation and remarks. Deterministic, never throws, and takes time
 * in proportion to the length of the line. The line itself is kept in `raw`.
 */
export function parseIngredientLine(line: string): IngredientLine {
  const text = cleanLine(line.length > LONGEST_LINE ? line.slice(0, LONGEST_LINE) : line);
  const allTokens = tokensOf(text);
  const lower = text.toLowerCase();
  const optional = lower.includes('optional');
  const toTaste = lower.includes('to taste') || lower.includes('to your taste');
  const lead = skipLead(allTokens);
  const tokens = lead > 0 ? allTokens.slice(lead) : allTokens;
  const whole: Reader = { text, tokens, words: tokens.map(wordOrMark) };

  let taken = afterTakenPart(tokens);
  let amount: Amount | null = amountAt(tokens, whole.words, Math.max(taken, 0));
  let leadText = '';
  if (taken >= 0) {
    leadText = slice(whole, 0, taken - 1);
    if (!amount) taken = tokens[taken] ? taken : 0;
  }
  const also: IngredientLine[] = [];
  const unitSeen = amount?.unit ?? null;
  let next = amount ? amount.next : Math.max(taken, 0);
  // "1 cup plus 2 tablespoons flour", "1 lb 2 oz cheddar"
  const furtherAmounts: Amount[] = [];
  while (amount && unitSeen !== null && furtherAmounts.length < 3) {
    let at = next;
    if (isWord(tokens[at], 'plus', 'and') || isMark(tokens[at], '+', ',', '&')) at += 1;
    if (
      tokens[at]?.kind !== 'number' &&
      !(at > next && isWord(tokens[at], 'one', 'two', 'three', 'a', 'half'))
    )
      break;
    const further: Amount | null = amountAt(tokens, whole.words, at);
    if (!further || further.unit === null || further.quantity === null) break;
    furtherAmounts.push(further);
    next = further.next;
  }

  const { layout, kept } = layoutOf(whole, next);
  const reader: Reader = { text, tokens: kept, words: kept.map(wordOrMark) };
  const comments = layout.asides.filter((aside) => !/^optional\.?$/i.test(aside));
  const preparations: string[] = leadText ? [leadText] : [];
  const alternatives: number[] = [];

  let primary: Found | null = null;
  let primaryName = '';
  let shared: Named[] = [];
  let segmentIndex = 0;
  let phraseEnd = 0;
  const firstIsList = listLength(reader, layout.segments);
  for (; segmentIndex < layout.segments.length; segmentIndex += 1) {
    const segment = layout.segments[segmentIndex] as Segment;
    const lastSegment =
      segmentIndex === 0 && firstIsList > 1
        ? (layout.segments[firstIsList - 1] as Segment)
        : segment;
    const end = withoutTrailingMetric(reader, lastSegment.end, segment.start);
    const phrase = phraseOf(reader, segment.start, end);
    if (phrase.words.length === 0) continue;
    const boundary = boundaryIn(reader, phrase);
    const head: Phrase = {
      words: phrase.words.slice(0, boundary),
      at: phrase.at.slice(0, boundary),
    };
    const branches =
      lastSegment === segment
        ? branchesOf(reader, head)
        : listBranches(reader, layout.segments.slice(segmentIndex, firstIsList), end);
    const named = nameBranches(reader, branches);
    const firstNamed = named.findIndex(({ found }) => found !== null);
    const onlyDescribes = head.words.every(
      (word) => isDescribing(word) || word === 'and' || word === 'or',
    );
    if (firstNamed < 0 && onlyDescribes && segmentIndex < layout.segments.length - 1) {
      preparations.push(slice(reader, segment.start, segment.end));
      continue;
    }
    const chosen = named[firstNamed];
    primary = chosen?.found ?? null;
    shared = named;
    const boundaryToken = phrase.at[boundary];
    phraseEnd = boundaryToken ?? end;
    const nameStart = nameStartOf(head, primary);
    const led = slice(reader, segment.start, nameStart);
    if (led) preparations.push(led);
    primaryName = slice(reader, nameStart, phraseEnd);
    const tail = slice(reader, phraseEnd, end);
    if (tail)
      (beginsWithPreparation(phrase.words.slice(boundary)) ? preparations : comments).push(tail);
    if (lastSegment !== segment) segmentIndex = firstIsList - 1;
    segmentIndex += 1;
    break;
  }

  let unit = amount?.unit ?? null;
  const chosenIndex = shared.findIndex(({ found }) => found === primary && found !== null);
  if (primary && unit === null && amount?.quantity) {
    const branch = shared[chosenIndex]?.branch;
    const lastWord = branch?.words[branch.words.length - 1];
    const trailing = lastWord === undefined ? undefined : TRAILING_UNITS.get(lastWord);
    if (trailing && (branch?.words.length ?? 0) > 1 && isCountOf(branch?.words ?? [], primary.id)) {
      unit = trailing;
    }
  }

  const finalAmount: Amount = { ...(amount ?? EMPTY_AMOUNT), unit };
  shared.forEach((other, index) => {
    if (index === chosenIndex || !other.found || other.found === primary) return;
    if (index < chosenIndex) return;
    if (other.joiner === 'or') {
      if (other.found.id !== primary?.id) alternatives.push(other.found.id);
    } else {
      const each = lower.includes(' each ');
      also.push(
        plainLine(
          line,
          other.amount ?? (each ? { ...finalAmount } : EMPTY_AMOUNT),
          slice(
            reader,
            other.branch.at[0] ?? other.found.start,
            (other.branch.at.at(-1) ?? other.found.end - 1) + 1,
          ),
          other.found.id,
          toTaste,
          optional,
        ),
      );
    }
  });
  for (const further of furtherAmounts) {
    also.unshift(plainLine(line, further, primaryName, primary?.id ?? null, toTaste, optional));
  }

  for (; segmentIndex < layout.segments.length; segmentIndex += 1) {
    const segment = layout.segments[segmentIndex] as Segment;
    const segmentText = slice(reader, segment.start, segment.end);
    const phrase = phraseOf(reader, segment.start, segment.end);
    const opening = phrase.words[0];
    if (opening === 'or' && primary) {
      const inner = amountAt(reader.tokens, reader.words, segment.start + 1);
      const start = inner ? inner.next : segment.start + 1;
      for (const other of alternativesIn(reader, start, segment.end)) {
        if (other !== primary.id && !alternatives.includes(other)) alternatives.push(other);
      }
      comments.push(segmentText);
      continue;
    }
    if (opening === 'plus' || opening === 'and') {
      const extra = amountAt(reader.tokens, reader.words, segment.start + 1);
      if (
        extra?.quantity &&
        (extra.unit !== null || reader.tokens[segment.start + 1]?.kind === 'number')
      ) {
        const found = firstFoodIn(reader, extra.next, segment.end);
        const name = found ? slice(reader, found.start, found.end) : primaryName;
        also.push(
          plainLine(line, extra, name, found?.id ?? primary?.id ?? null, toTaste, optional),
        );
      }
      comments.push(segmentText);
      continue;
    }
    if (/^(?:to taste|optional)$/i.test(segmentText)) continue;
    (beginsWithPreparation(phrase.words) ? preparations : comments).push(segmentText);
  }

  const amountKnown = finalAmount.quantity !== null || toTaste || unit !== null;
  const leftoverNumber = reader.tokens.slice(0, phraseEnd).some((token) => token.kind === 'number');
  let confidence = primary ? (primary.complete ? 1 : 0.6) : 0.2;
  if (!amountKnown) confidence *= 0.9;
  if (leftoverNumber) confidence *= 0.7;
  if (alternatives.length > 0) confidence *= 0.95;

  return {
    raw: line,
    quantity: finalAmount.quantity,
    unit,
    packageSize: finalAmount.packageSize,
    size: finalAmount.size,
    name: primaryName || text,
    ingredientId: primary?.id ?? null,
    preparation: joined(preparations),
    comment: joined(comments),
    optional,
    toTaste,
    alternatives,
    also,
    confidence: Math.round(confidence * 100) / 100,
  };
}

function wordOrMark(token: LineToken): string {
  return token.kind === 'word' ? token.word : token.kind === 'number' ? '#' : token.text;
}

/** Whether the last word only counts the food: "garlic clove" is garlic, "bay leaf" is itself. */
function isCountOf(words: readonly string[], id: number): boolean {
  const shorter = words.slice(0, -1);
  return lastName(shorter, 0, shorter.length)?.id === id;
}

function nameStartOf(head: Phrase, found: Found | null): number {
  const first = head.at[0] ?? 0;
  const stop = found?.start ?? head.at[head.at.length - 1] ?? first;
  let start = first;
  for (const [index, at] of head.at.entries()) {
    const word = head.words[index] as string;
    if (at >= stop) return Math.max(start, first);
    const prepares = PREPARATION_WORDS.has(word) && !QUALITY_WORDS.has(word);
    const joins = word === 'and' || word === 'or' || word === 'of';
    if (!prepares && !joins) return start;
    start = head.at[index + 1] ?? at;
  }
  return start;
}

function firstFoodIn(reader: Reader, start: number, end: number): Found | null {
  const phrase = phraseOf(reader, start, end);
  const boundary = boundaryIn(reader, phrase);
  return nameIn(phrase.words.slice(0, boundary), phrase.at.slice(0, boundary));
}

function alternativesIn(reader: Reader, start: number, end: number): number[] {
  const phrase = phraseOf(reader, start, end);
  const boundary = boundaryIn(reader, phrase);
  const head = { words: phrase.words.slice(0, boundary), at: phrase.at.slice(0, boundary) };
  return nameBranches(reader, branchesOf(reader, head)).flatMap(({ found }) =>
    found ? [found.id] : [],
  );
}

/** How many leading segments make one list: "beef, chicken or vegetable broth" makes two; 1 when there is no list. */
function listLength(reader: Reader, segments: readonly Segment[]): number {
  for (let index = 0; index < Math.min(segments.length, 6); index += 1) {
    const segment = segments[index] as Segment;
    const { words } = phraseOf(reader, segment.start, segment.end);
    const joiner = words.findIndex(isJoiner);
    if (index > 0 && joiner >= 0) {
      const before = words.slice(0, joiner);
      const after = words.slice(joiner + 1);
      if (reader.tokens.slice(segment.start, segment.end).some(({ kind }) => kind === 'number'))
        return 1;
      const foodBefore = before.length === 0 || namesWholly(before) || joiner === 0;
      const foodAfter = lastName(after, 0, after.length) !== null && !beginsWithPreparation(after);
      return foodBefore && foodAfter && (joiner > 0 || index > 1) ? index + 1 : 1;
    }
    if (index === 0 ? !namesWholly(words) : !namesWholly(words)) return 1;
  }
  return 1;
}

function namesWholly(words: readonly string[]): boolean {
  if (words.length === 0 || words.length > 4) return false;
  const match = lastName(words, 0, words.length);
  return (
    match !== null && match.end === words.length && words.slice(0, match.start).every(isDescribing)
  );
}

function listBranches(reader: Reader, segments: readonly Segment[], end: number): Branch[] {
  const branches: Branch[] = [];
  segments.forEach((segment, index) => {
    const phrase = phraseOf(
      reader,
      segment.start,
      index === segments.length - 1 ? end : segment.end,
    );
    const leadJoiner = isJoiner(phrase.words[0] ?? '');
    const body: Phrase = leadJoiner
      ? { words: phrase.words.slice(1), at: phrase.at.slice(1) }
      : phrase;
    const boundary = boundaryIn(reader, body);
    const head = { words: body.words.slice(0, boundary), at: body.at.slice(0, boundary) };
    for (const branch of branchesOf(reader, head)) {
      branches.push(
        branches.length > 0 && branch.joiner === null ? { ...branch, joiner: 'or' } : branch,
      );
    }
  });
  const last = branches.at(-1)?.joiner ?? 'or';
  return branches.map((branch, index) => (index === 0 ? branch : { ...branch, joiner: last }));
}
