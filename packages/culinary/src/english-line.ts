import { BOUNDARY_WORDS, PREPARATION_WORDS, QUALITY_WORDS } from './describing-words.js';
import { amountAt, type Amount } from './line-amount.js';
import { cleanLine, LONGEST_LINE, tokensOf, type LineToken } from './line-tokens.js';
import { plainLine, type IngredientLine, type LineCircumstances } from './parsed-line.js';
import { dimensionOf, type UnitId } from './units.js';
import {
  foodNamedBy,
  idOfPhrase,
  isDescribing,
  isInsideName,
  isTrailing,
  lastName,
  longestNameEndingAt,
  type NameMatch,
} from './vocabulary.js';
import { nameWords } from './words.js';
import { CANNED_AS } from './yields.js';

// What is taken from a food, when the food itself is what to buy.
const TAKEN_PARTS = new Set(
  'juice zest rind peel leaf needle seed pulp flesh yolk white kernel'.split(' '),
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
    } else if (isMark(token, '&', '+')) {
      words.push('and');
      at.push(index);
    }
  }
  return { words, at };
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
    if (named && BOUNDARY_WORDS.has(word) && !hyphenated && !isInsideName(words, index))
      return index;
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

/** Splits a phrase at "or" and "and" outside known names. */
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
    if (isJoiner(word) && words.length > 0 && !isInsideName(phrase.words, index)) {
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

/** The food of these words; none when an unknown word follows, since that word would say what it really is. */
function nameIn(words: readonly string[], at: readonly number[]): Found | null {
  const match = foodNamedBy(words);
  if (!match || !words.slice(match.end).every(isTrailing)) return null;
  const start = at[match.start];
  const last = at[match.end - 1];
  if (start === undefined || last === undefined) return null;
  return { id: match.id, start, end: last + 1 };
}

/** The food of a branch whose head noun is in a later one: "beef or chicken broth". */
function sharingHead(branch: Branch, later: Branch, laterMatch: NameMatch): number | null {
  // "butter or cream cheese" shares no head noun, "canola or other light oil" does.
  const described = laterMatch.start > 0;
  for (let from = laterMatch.start + (described ? 0 : 1); from < laterMatch.end; from += 1) {
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

const SPICE_PEPPER = idOfPhrase('pepper');
const BELL_PEPPER = idOfPhrase('bell pepper');
const GROUND_WORDS = new Set(['ground', 'cracked', 'crushed']);

/** The intended food: peppers are counted, pepper is measured. */
function asMeant(reader: Reader, branch: Branch, found: Found, amount: Amount | null): Found {
  if (found.id !== SPICE_PEPPER || BELL_PEPPER === null || found.end - found.start > 1)
    return found;
  const token = reader.tokens[found.start];
  const several = token?.text.toLowerCase() === 'peppers';
  const counted = amount?.quantity != null && amount.unit === null;
  const next = branch.at[0] === found.start;
  const meantWhole = token?.word === 'pepper' && counted && next;
  const ground = branch.words.some((word) => GROUND_WORDS.has(word));
  return (several && !ground) || meantWhole ? { ...found, id: BELL_PEPPER } : found;
}

interface Named {
  readonly found: Found | null;
  readonly joiner: Branch['joiner'];
  readonly branch: Branch;
  readonly amount: Amount | null;
}

/** The food of a branch, with the head noun of a later branch if it has none. */
function foodOfBranch(branch: Branch, later: Later | null): Found | null {
  const found = nameIn(branch.words, branch.at);
  const first = branch.at[0];
  const last = branch.at.at(-1);
  if (!later || first === undefined || last === undefined) return found;
  // An unknown name before "or other pears" is treated as one of them.
  const variety = found === null && !branch.words.every(isDescribing) ? later.match.id : null;
  const id = sharingHead(branch, later.branch, later.match) ?? variety;
  return id === null ? found : { id, start: first, end: last + 1 };
}

interface Later {
  readonly branch: Branch;
  readonly match: NameMatch;
}

/**
 * Each branch with its food, from right to left, since the last one has the head noun. `lineAmount` belongs to the first.
 */
function nameBranches(
  reader: Reader,
  branches: readonly Branch[],
  lineAmount: Amount | null,
): Named[] {
  const named: Named[] = [];
  let later: Later | null = null;
  for (let index = branches.length - 1; index >= 0; index -= 1) {
    const whole = branches[index] as Branch;
    const firstToken = whole.at[0] ?? 0;
    const numbered = reader.tokens[firstToken - 1]?.kind === 'number';
    const amount =
      index > 0 ? amountAt(reader.tokens, reader.words, firstToken - Number(numbered)) : null;
    const from = amount ? whole.at.findIndex((at) => at >= amount.next) : 0;
    const start = from < 0 ? whole.words.length : from;
    const branch = { ...whole, words: whole.words.slice(start), at: whole.at.slice(start) };
    const spelled = foodOfBranch(branch, later);
    const found = spelled && asMeant(reader, branch, spelled, index === 0 ? lineAmount : amount);
    const match = foodNamedBy(branch.words);
    if (match && found && match.id === spelled.id) {
      // "1 cup thyme or 2 tsp oregano leaves" and "1 egg + 1 egg yolk" are two amounts of two things.
      const isAdded = isMark(reader.tokens[firstToken - 1 - Number(numbered)], '+');
      later = amount?.unit || isAdded ? null : { branch, match: { ...match, id: found.id } };
    }
    named.unshift({ found, joiner: branch.joiner, branch, amount });
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

/** The words of a line after its amount, split at commas and dashes; bracketed text is set aside. */
interface Layout {
  readonly reader: Reader;
  readonly segments: readonly Segment[];
  readonly asides: readonly string[];
}

function layoutOf(line: Reader, from: number): Layout {
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
  line.tokens.forEach((token, index) => {
    if (index < from) return;
    if (isMark(token, '(', '[', '{')) {
      if (depth === 0) opened = token.end;
      depth += 1;
    } else if (isMark(token, ')', ']', '}')) {
      if (depth === 1) asides.push(line.text.slice(opened, token.start).trim());
      depth = Math.max(0, depth - 1);
    } else if (depth === 0) {
      if (partsPhrases(token, line.tokens[index + 1])) close();
      else kept.push(token);
    }
  });
  if (depth > 0) asides.push(line.text.slice(opened).trim());
  close();
  return {
    reader: { text: line.text, tokens: kept, words: kept.map(wordOrMark) },
    segments,
    asides: asides.filter((aside) => aside !== ''),
  };
}

function partsPhrases(token: LineToken, following: LineToken | undefined): boolean {
  if (isMark(token, ',', ';', '—', ':', '•', '|')) return true;
  if (isMark(token, '-')) return !token.glued && following?.glued === false;
  // A full stop between sentences; "oz." and "approx." go on in lower case.
  return isMark(token, '.') && following?.glued === false && /^\p{Lu}/u.test(following.text);
}

function wordOrMark(token: LineToken): string {
  if (token.kind === 'number') return '#';
  return token.kind === 'word' ? token.word : token.text;
}

function joined(parts: readonly string[]): string | null {
  const text = parts.filter(Boolean).join(', ');
  return text === '' ? null : text;
}

function beginsWithPreparation(words: readonly string[]): boolean {
  const first = words.find((word) => !/ly$/.test(word) && word !== 'and');
  if (first === undefined) return false;
  return PREPARATION_WORDS.has(first) || (/[^e]ed$/.test(first) && !QUALITY_WORDS.has(first));
}

/** "Juice of 1 lemon", "zest 1 lime": the index of the token where the food starts, or -1. */
function afterTakenPart(tokens: readonly LineToken[]): number {
  let part = false;
  for (let index = 0; index < Math.min(tokens.length, 10); index += 1) {
    const token = tokens[index];
    if (part && token?.kind === 'number') return index;
    if (token?.kind !== 'word') return -1;
    if (part && (token.word === 'of' || token.word === 'from')) return index + 1;
    if (TAKEN_PARTS.has(token.word)) part = true;
    else if (!TAKEN_EXTRAS.has(token.word)) return -1;
  }
  return -1;
}

const LABEL_WORDS = 8;

/** Skips bullets and labels such as "For the sauce:" or "Optional:". */
function withoutLead(tokens: readonly LineToken[]): readonly LineToken[] {
  let start = 0;
  while (tokens[start]?.kind === 'mark' && !isMark(tokens[start], '(', '[')) start += 1;
  for (let index = start; index < Math.min(tokens.length - 1, start + LABEL_WORDS); index += 1) {
    const token = tokens[index];
    if (isMark(token, ':')) return tokens.slice(index + 1);
    if (token?.kind !== 'word') break;
  }
  return tokens.slice(start);
}

const EMPTY_AMOUNT: Amount = {
  quantity: null,
  unit: null,
  packageSize: null,
  size: null,
  next: 0,
};

interface AmountReading {
  readonly reader: Reader;
  readonly amount: Amount;
  readonly further: readonly Amount[];
  /** What is taken from the food: "finely grated zest". */
  readonly taken: string;
  /** The first token of the food. */
  readonly next: number;
}

function readAmounts(line: Reader): AmountReading {
  const { tokens, words } = line;
  const takenEnd = afterTakenPart(tokens);
  const start = Math.max(takenEnd, 0);
  const amount = amountAt(tokens, words, start);
  const ofIndex = tokens[takenEnd - 1]?.kind === 'word' && takenEnd > 0 ? takenEnd - 1 : takenEnd;
  const taken =
    takenEnd > 0 ? slice(line, 0, isWord(tokens[ofIndex], 'of', 'from') ? ofIndex : takenEnd) : '';
  if (!amount)
    return (
      trailingAmount(line) ?? {
        reader: line,
        amount: EMPTY_AMOUNT,
        further: [],
        taken,
        next: start,
      }
    );
  const further: Amount[] = [];
  let { next, unit } = amount;
  // "1/2 plus 1/8 teaspoon": both have the unit that is given once.
  if (unit === null && isWord(tokens[next], 'plus') && tokens[next + 1]?.kind === 'number') {
    const more = amountAt(tokens, words, next + 1);
    if (more?.unit && more.quantity && ['mass', 'volume'].includes(dimensionOf(more.unit))) {
      further.push(more);
      ({ next, unit } = more);
    }
  }
  // "1 cup plus 2 tablespoons flour", "1 lb 2 oz cheddar"
  while (unit !== null && amount.quantity !== null && further.length < 3) {
    let at = next;
    if (isWord(tokens[at], 'plus', 'and') || isMark(tokens[at], '+', ',', '&')) at += 1;
    const spelled = at > next && isWord(tokens[at], 'one', 'two', 'three', 'a', 'half');
    if (tokens[at]?.kind !== 'number' && !spelled) break;
    const more = amountAt(tokens, words, at);
    if (!more || more.unit === null || more.quantity === null) break;
    further.push(more);
    next = more.next;
  }
  return { reader: line, amount: { ...amount, unit }, further, taken, next };
}

const NOT_BEFORE_AMOUNT = new Set('into in to each by of x at for on than or about'.split(' '));

/** "Heavy cream, 1½ cups": an amount after the food, when none stands before it. */
function trailingAmount(line: Reader): AmountReading | null {
  const { tokens, words } = line;
  for (let index = 1; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (isMark(token, '(', '[')) return null;
    if (token?.kind !== 'number') continue;
    const before = isWord(tokens[index - 1], 'about') ? index - 1 : index;
    const previous = tokens[before - 1];
    if (!previous || (previous.kind === 'word' && NOT_BEFORE_AMOUNT.has(previous.word)))
      return null;
    const amount = amountAt(tokens, words, index);
    if (!amount?.unit || dimensionOf(amount.unit) === 'length') return null;
    const following = tokens[amount.next];
    if (following && !isMark(following, ',', ';', '(') && !isWord(following, 'or', 'plus'))
      return null;
    const kept = [...tokens.slice(0, before), ...tokens.slice(amount.next)];
    return {
      reader: { text: line.text, tokens: kept, words: kept.map(wordOrMark) },
      amount,
      further: [],
      taken: '',
      next: 0,
    };
  }
  return null;
}

/** Cards printed for two systems repeat the amount at the end: "1 tbsp sugar 15 mL". */
function withoutTrailingMetric(reader: Reader, start: number, end: number): number {
  for (let at = end - 1; at > start && at >= end - 4; at -= 1) {
    if (reader.tokens[at]?.kind !== 'number') continue;
    const again = amountAt(reader.tokens, reader.words, at);
    return again && again.unit !== null && again.next >= end ? at : end;
  }
  return end;
}

interface FoodReading {
  readonly primary: Named | null;
  readonly others: readonly Named[];
  readonly name: string;
  readonly preparations: string[];
  readonly comments: string[];
  /** The first segment after the food. */
  readonly nextSegment: number;
  readonly leftoverNumber: boolean;
}

function readFood({ reader, segments }: Layout, amount: Amount): FoodReading {
  const preparations: string[] = [];
  const comments: string[] = [];
  const listed = listLength(reader, segments);
  for (let index = 0; index < segments.length; index += 1) {
    const segment = segments[index] as Segment;
    const last = index === 0 ? (segments[listed - 1] as Segment) : segment;
    const end = withoutTrailingMetric(reader, last.start, last.end);
    const phrase = phraseOf(reader, segment.start, last === segment ? end : segment.end);
    if (phrase.words.length === 0) continue;
    const boundary = boundaryIn(reader, phrase);
    const head: Phrase = {
      words: phrase.words.slice(0, boundary),
      at: phrase.at.slice(0, boundary),
    };
    const branches =
      last === segment
        ? branchesOf(reader, head)
        : listBranches(reader, segments.slice(index, listed), end);
    const named = nameBranches(reader, branches, index === 0 ? amount : null);
    const found = named.findIndex((branch) => branch.found !== null);
    const onlyDescribes = head.words.every((word) => isDescribing(word) || isJoiner(word));
    if (found < 0 && onlyDescribes && index < segments.length - 1) {
      preparations.push(slice(reader, segment.start, segment.end));
      continue;
    }
    const primary = named[found] ?? null;
    const nameStart = nameStartOf(head, primary?.found ?? null);
    const nameEnd = last === segment ? (phrase.at[boundary] ?? end) : endOfBranches(branches, end);
    preparations.push(slice(reader, segment.start, nameStart));
    const tail = slice(reader, nameEnd, end);
    (beginsWithPreparation(phraseOf(reader, nameEnd, end).words) ? preparations : comments).push(
      tail,
    );
    return {
      primary,
      others: named.slice(found + 1),
      name: slice(reader, nameStart, nameEnd),
      preparations,
      comments,
      nextSegment: last === segment ? index + 1 : listed,
      leftoverNumber: reader.tokens
        .slice(nameStart, primary?.found?.end ?? nameEnd)
        .some(({ kind }) => kind === 'number'),
    };
  }
  return {
    primary: null,
    others: [],
    name: '',
    preparations,
    comments,
    nextSegment: segments.length,
    leftoverNumber: false,
  };
}

function endOfBranches(branches: readonly Branch[], otherwise: number): number {
  const last = branches.at(-1)?.at.at(-1);
  return last === undefined ? otherwise : last + 1;
}

/** The unit in "2 garlic cloves" or "thyme sprigs": the last word of the food where it only counts it. */
function trailingUnit(branch: Branch, id: number, counted: boolean): UnitId | null {
  const last = branch.words.at(-1);
  const unit = last === undefined ? undefined : TRAILING_UNITS.get(last);
  if (!unit || branch.words.length < 2 || (!counted && unit !== 'sprig')) return null;
  const shorter = branch.words.slice(0, -1);
  return lastName(shorter, 0, shorter.length)?.id === id ? unit : null;
}

/** What the segments after the food contain: alternatives ("or …"), additions ("plus …"), or preparation. */
function readTail(
  { reader, segments }: Layout,
  food: FoodReading,
  circumstances: LineCircumstances,
  alternatives: number[],
  also: IngredientLine[],
): void {
  const id = food.primary?.found?.id ?? null;
  for (const segment of segments.slice(food.nextSegment)) {
    const text = slice(reader, segment.start, segment.end);
    const { words } = phraseOf(reader, segment.start, segment.end);
    const opening = words[0];
    const after = segment.start + 1;
    if (opening === 'or') {
      const inner = amountAt(reader.tokens, reader.words, after);
      alternatives.push(...foodsIn(reader, inner?.next ?? after, segment.end));
      food.comments.push(text);
    } else if (opening === 'plus' || opening === 'and') {
      const extra = amountAt(reader.tokens, reader.words, after);
      if (extra?.quantity && (extra.unit !== null || reader.tokens[after]?.kind === 'number')) {
        const found = firstFoodIn(reader, extra.next, segment.end);
        const name = found ? slice(reader, found.start, found.end) : food.name;
        also.push(plainLine(circumstances, extra, name, found?.id ?? id));
      }
      food.comments.push(text);
    } else if (!/^(?:to taste|optional)$/i.test(text)) {
      (beginsWithPreparation(words) ? food.preparations : food.comments).push(text);
    }
  }
}

/** "1 tsp each salt and pepper" gives every food the full amount; otherwise only the first has it. */
function alsoNamed(
  reader: Reader,
  other: Named,
  amount: Amount,
  circumstances: LineCircumstances,
): IngredientLine {
  const each = / each /i.test(circumstances.raw);
  const { at } = other.branch;
  const name = slice(reader, at[0] ?? 0, (at.at(-1) ?? -1) + 1);
  return plainLine(
    circumstances,
    other.amount ?? (each ? amount : EMPTY_AMOUNT),
    name,
    other.found?.id ?? null,
  );
}

/** An English recipe line, and the tokens it was read from. */
export interface EnglishReading {
  readonly line: IngredientLine;
  readonly tokens: readonly LineToken[];
}

/** Parses one English recipe line. */
export function readEnglishLine(line: string): EnglishReading {
  const text = cleanLine(line.length > LONGEST_LINE ? line.slice(0, LONGEST_LINE) : line);
  const tokens = withoutLead(tokensOf(text));
  const lower = text.toLowerCase();
  const circumstances: LineCircumstances = {
    raw: line,
    optional: lower.includes('optional'),
    toTaste: lower.includes('to taste') || lower.includes('to your taste'),
  };
  const read = readAmounts({ text, tokens, words: tokens.map(wordOrMark) });
  const layout = layoutOf(read.reader, read.next);
  const food = readFood(layout, read.amount);
  const { primary } = food;
  const named = primary?.found?.id ?? foodInAsides(layout.asides, food);
  const id = foodOfSize(read.amount, food) ?? named;
  const counted = read.amount.quantity !== null;
  const amount: Amount =
    primary && id !== null && read.amount.unit === null
      ? { ...read.amount, unit: trailingUnit(primary.branch, id, counted) }
      : read.amount;

  // A can of diced tomatoes is not diced from fresh ones.
  const ingredientId = id !== null && amount.unit === 'can' ? (CANNED_AS.get(id) ?? id) : id;
  const alternatives: number[] = [];
  const also = read.further.map((further) => plainLine(circumstances, further, food.name, id));
  for (const other of food.others) {
    if (!other.found) continue;
    if (other.joiner === 'or') alternatives.push(other.found.id);
    else also.push(alsoNamed(layout.reader, other, amount, circumstances));
  }
  readTail(layout, food, circumstances, alternatives, also);
  const distinct = [...new Set(alternatives)].filter((other) => other !== id);

  const parsed: IngredientLine = {
    ...circumstances,
    quantity: amount.quantity,
    unit: amount.unit,
    packageSize: amount.packageSize,
    size: amount.size,
    name: food.name || text,
    ingredientId,
    preparation: joined([read.taken, ...food.preparations]),
    comment: joined([
      ...layout.asides.filter((aside) => !/^optional\.?$/i.test(aside)),
      ...food.comments,
    ]),
    alternatives: distinct,
    also,
    confidence: confidenceOf(amount, circumstances, food, id, distinct.length > 0),
  };
  return { line: parsed, tokens };
}

/** A size that is part of what a food is called: two dozen jumbo pasta shells are filled, unlike pasta shells. */
function foodOfSize({ size }: Amount, { name }: FoodReading): number | null {
  return size === null ? null : idOfPhrase(nameWords(`${size} ${name}`).join(' '));
}

/** An unknown word may be explained in brackets: "mamemiso (soybean miso)". */
function foodInAsides(asides: readonly string[], food: FoodReading): number | null {
  if (food.name === '') return null;
  for (const aside of asides) {
    const words = nameWords(aside);
    const match = words.length > 5 ? null : foodNamedBy(words);
    if (match && words.slice(match.end).every(isTrailing)) return match.id;
  }
  return null;
}

function confidenceOf(
  amount: Amount,
  { toTaste }: LineCircumstances,
  food: FoodReading,
  id: number | null,
  hasAlternatives: boolean,
): number {
  let confidence = id === null ? 0.2 : food.primary ? 1 : 0.6;
  if (amount.quantity === null && amount.unit === null && !toTaste) confidence *= 0.9;
  if (food.leftoverNumber) confidence *= 0.7;
  if (hasAlternatives) confidence *= 0.95;
  return Math.round(confidence * 100) / 100;
}

/** Where the name starts after leading preparation. */
function nameStartOf(head: Phrase, found: Found | null): number {
  const first = head.at[0] ?? 0;
  const stop = found?.start ?? head.at.at(-1) ?? first;
  let start = first;
  for (const [index, at] of head.at.entries()) {
    const word = head.words[index] as string;
    if (at >= stop) return Math.max(start, first);
    const prepares = PREPARATION_WORDS.has(word) && !QUALITY_WORDS.has(word);
    if (!prepares && !isJoiner(word) && word !== 'of') return start;
    start = head.at[index + 1] ?? at;
  }
  return start;
}

function headOf(reader: Reader, start: number, end: number): Phrase {
  const phrase = phraseOf(reader, start, end);
  const boundary = boundaryIn(reader, phrase);
  return { words: phrase.words.slice(0, boundary), at: phrase.at.slice(0, boundary) };
}

function firstFoodIn(reader: Reader, start: number, end: number): Found | null {
  const head = headOf(reader, start, end);
  return nameIn(head.words, head.at);
}

function foodsIn(reader: Reader, start: number, end: number): number[] {
  const named = nameBranches(reader, branchesOf(reader, headOf(reader, start, end)), null);
  return named.flatMap(({ found }) => (found ? [found.id] : []));
}

const LONGEST_LIST = 6;

// "… or other pears": whatever precedes is one of them.
const OPEN_LIST_WORDS = new Set(['other', 'similar', 'another']);

/** How many leading segments form one list: "beef, chicken or vegetable broth" has two; 1 when there is no list. */
function listLength(reader: Reader, segments: readonly Segment[]): number {
  const earlier: Branch[] = [];
  for (let index = 0; index < Math.min(segments.length, LONGEST_LIST); index += 1) {
    const { start, end } = segments[index] as Segment;
    const phrase = headOf(reader, start, end);
    const { words } = phrase;
    const opens = isJoiner(words[0] ?? '');
    const branches = branchesOf(
      reader,
      opens ? { words: words.slice(1), at: phrase.at.slice(1) } : phrase,
    );
    const closes = opens || branches.length > 1;
    if (index > 0 && closes) {
      if (opens && index === 1) return 1;
      const numbers = reader.tokens.slice(start, end).some(({ kind }) => kind === 'number');
      const last = branches.at(-1);
      const match = last ? foodNamedBy(last.words) : null;
      if (numbers || !last || !match || beginsWithPreparation(last.words)) return 1;
      const items = [...earlier, ...branches.slice(0, -1)];
      const open = last.words.some((word) => OPEN_LIST_WORDS.has(word));
      const allFoods = items.every(
        (item) => open || namesWholly(item.words) || sharingHead(item, last, match) !== null,
      );
      return allFoods ? index + 1 : 1;
    }
    if (words.length === 0 || words.length > 5 || (index > 0 && beginsWithPreparation(words)))
      return 1;
    earlier.push(...branches);
  }
  return 1;
}

function namesWholly(words: readonly string[]): boolean {
  const match = lastName(words, 0, words.length);
  return match !== null && words.slice(match.end).every(isTrailing);
}

function listBranches(reader: Reader, segments: readonly Segment[], end: number): Branch[] {
  const branches: Branch[] = [];
  segments.forEach((segment, index) => {
    const head = headOf(reader, segment.start, index === segments.length - 1 ? end : segment.end);
    const opens = isJoiner(head.words[0] ?? '');
    const body = opens ? { words: head.words.slice(1), at: head.at.slice(1) } : head;
    const parts = branchesOf(reader, body);
    const [first, ...others] = parts;
    if (!first) return;
    branches.push(opens ? { ...first, joiner: head.words[0] as 'or' | 'and' } : first, ...others);
  });
  const joiner = branches.at(-1)?.joiner ?? 'or';
  return branches.map((branch, index) => (index === 0 ? branch : { ...branch, joiner }));
}
