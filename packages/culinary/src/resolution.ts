import { editDistance } from './edit-distance.js';
import { mayLead, withoutRemarks } from './entry-words.js';
import { ALLERGEN_IDS, UNKNOWN_FACTS } from './food-facts.js';
import { allIngredients, ingredientById } from './ingredient.js';
import { readLexiconLine } from './lexicon-line.js';
import { lexiconOf } from './lexicon.js';
import { isLikelyMisspelling } from './misspelling.js';
import { rankOf } from './popularity.js';
import { suggestIngredients, type Suggestion } from './suggestion.js';
import { foodNamedBy, idOfPhrase, isDescribing, isTrailing, knownWords } from './vocabulary.js';
import { fold, nameWords, normalizeIngredientEntry } from './words.js';

/** The interpretation of a typed word. */
export interface Resolution {
  readonly kind: 'exact' | 'alias' | 'plural' | 'partial' | 'typo' | 'unknown';
  readonly id: number | null;
  readonly name: string | null;
  readonly typed: string;
  readonly suggestions: Suggestion[];
}

const SUGGESTION_LIMIT = 5;

const shortestPart = 3;

// Singular pepper is the spice, plural the vegetable; to fry is not a food, fries are; curd is yogurt in India, curds are cheese here.
const MEANT_BY_PLURAL = new Map([
  ['peppers', 'bell peppers'],
  ['fries', 'french fries'],
  ['chips', 'potato chips'],
  ['curds', 'cheese curds'],
]);
// With its accent it is a yam, without it no food.
const MEANT_BY_ACCENT = new Map([
  ['ñame', 'white yam'],
  ['ñames', 'white yams'],
]);
const LAST_WORD = /\S+$/;

/** The entry with what its plural means: "wrinkly peppers" are bell peppers, "cayenne peppers" are not. */
function withPluralMeant(naming: string): string {
  const [last = ''] = LAST_WORD.exec(naming) ?? [];
  const meant = MEANT_BY_PLURAL.get(last);
  if (meant === undefined || last === naming) return meant ?? naming;
  const words = nameWords(naming);
  const isKnown = idOfPhrase(words.join(' ')) !== null;
  const says = words.slice(0, -1).every((word) => isDescribing(word) || mayLead(word));
  return isKnown || !says ? naming : naming.replace(LAST_WORD, meant);
}

// Short words have too many neighbours to guess: "rice", "dice" and "lice" are all one edit apart.
function allowedEdits(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 6 ? 1 : 2;
}

// "parm" is not "pam".
const SHORTEST_GUESS = 4;

let lengths: Map<number, string[]> | null = null;

function wordsByLength(): Map<number, string[]> {
  if (lengths) return lengths;
  lengths = new Map();
  for (const word of knownWords()) {
    const group = lengths.get(word.length);
    if (group) group.push(word);
    else lengths.set(word.length, [word]);
  }
  return lengths;
}

function letterBits(word: string): number {
  let bits = 0;
  for (let index = 0; index < word.length; index += 1) bits |= 1 << (word.charCodeAt(index) & 31);
  return bits;
}

function countBits(bits: number): number {
  let rest = bits;
  let count = 0;
  for (; rest !== 0; count += 1) rest &= rest - 1;
  return count;
}

const LETTERS = new Map<string, number>();

function lettersOf(word: string): number {
  let bits = LETTERS.get(word);
  if (bits === undefined) {
    bits = letterBits(word);
    LETTERS.set(word, bits);
  }
  return bits;
}

/** A lower bound of the edits: the number of letters that only one word has, whichever is greater. */
function lettersMissing(word: string, known: string): number {
  const left = letterBits(word);
  const right = lettersOf(known);
  return Math.max(countBits(left & ~right), countBits(right & ~left));
}

interface NearWord {
  word: string;
  rank: number;
  isLikely: boolean;
}

/** Known words near the misspelt one, nearest first; among equals, those with the same first letter first. Likely ones come before all. */
function nearWords(word: string, limit = allowedEdits(word)): NearWord[] {
  if (limit === 0) return [];
  const found: NearWord[] = [];
  for (
    let length = Math.max(SHORTEST_GUESS, word.length - limit);
    length <= word.length + limit;
    length += 1
  ) {
    for (const candidate of wordsByLength().get(length) ?? []) {
      if (lettersMissing(word, candidate) > limit) continue;
      const edits = editDistance(word, candidate, limit);
      if (edits > limit) continue;
      found.push({
        word: candidate,
        rank: edits * 2 + (candidate[0] === word[0] ? 0 : 1),
        isLikely: isLikelyMisspelling(word, candidate, edits),
      });
    }
  }
  return found.sort(
    (left, right) => Number(right.isLikely) - Number(left.isLikely) || left.rank - right.rank,
  );
}

function named(id: number): Suggestion {
  return { id, name: ingredientById(id)?.name ?? '' };
}

function withoutDescriptions(words: readonly string[]): string[] {
  return words.filter((word) => !isDescribing(word));
}

/** The id that the words name exactly, apart from describing words and trailing forms. */
function completeId(words: readonly string[]): number | null {
  const exact = idOfPhrase(words.join(' '));
  if (exact !== null) return exact;
  const match = foodNamedBy(words);
  if (!match) return null;
  // "A block of tofu": what precedes "of" is an amount or a shape.
  const isPart = words[match.start - 1] === 'of';
  const before = words.slice(0, match.start).every(isPart ? isTrailing : isDescribing);
  const after = words.slice(match.end).every(isTrailing);
  return before && after ? match.id : null;
}

/** The id that the words name after those that say how much there is, in what and how old: "the end of a wheel of brie". */
function idAfterAmount(words: readonly string[]): number | null {
  let start = 0;
  for (; start < words.length - 1; start += 1) {
    const word = words[start] as string;
    if (!mayLead(word) && !isDescribing(word)) break;
    const rest = words.slice(start + 1);
    const exact = rest[0] === 'of' ? null : idOfPhrase(rest.join(' '));
    if (exact !== null) return exact;
  }
  return start === 0 ? null : completeId(words.slice(start));
}

/** The id that the words name with a describing one said last: "beef ground lean". */
function idWithStateLast(words: readonly string[]): number | null {
  const last = words.at(-1);
  if (last === undefined || words.length === 1 || !isDescribing(last)) return null;
  const food = words.slice(0, -1);
  const whole = completeId([last, ...food]);
  if (whole !== null || food.length === 1) return whole;
  return idOfPhrase([...food.slice(-1), ...food.slice(0, -1)].join(' '));
}

/** "coconutmilk": two words of one name typed as one. */
function partedId(words: readonly string[]): number | null {
  const known = knownWords();
  for (const [at, word] of words.entries()) {
    if (known.has(word) || word.length < 2 * shortestPart) continue;
    for (let end = shortestPart; end <= word.length - shortestPart; end += 1) {
      const parts = [word.slice(0, end), word.slice(end)];
      if (!parts.every((part) => known.has(part))) continue;
      const id = completeId([...words.slice(0, at), ...parts, ...words.slice(at + 1)]);
      if (id !== null && idOfPhrase(parts.join(' ')) !== null) return id;
    }
  }
  return null;
}

interface Guess {
  readonly id: number;
  readonly rank: number;
  /** Whether it is a known name word by word: "black bean", not a black beer. */
  readonly isWhole: boolean;
  /** Whether it was probably meant; the others may only be suggested. */
  readonly isLikely: boolean;
}

/** The likely foods, best first: among equally near words, "black bean" before a "beet" that is black. */
function correct(words: readonly string[]): Guess[] {
  const known = knownWords();
  const wrong = words.filter((word) => !known.has(word) && !isDescribing(word));
  const misspelt = wrong[0];
  if (misspelt === undefined || wrong.length > 2) return [];
  const found = new Map<number, Guess>();
  for (const { word: candidate, rank, isLikely } of nearWords(misspelt).slice(0, 12)) {
    const repaired = words.map((word) => (word === misspelt ? candidate : word));
    const second = wrong[1];
    const attempts =
      second === undefined
        ? [{ attempt: repaired, isLikely }]
        : nearWords(second)
            .slice(0, 4)
            .map((other) => ({
              attempt: repaired.map((word) => (word === second ? other.word : word)),
              isLikely: isLikely && other.isLikely,
            }));
    for (const { attempt, isLikely: areLikely } of attempts) {
      const id = completeId(attempt);
      const isWhole = idOfPhrase(attempt.join(' ')) !== null;
      if (id !== null && !found.has(id)) found.set(id, { id, rank, isWhole, isLikely: areLikely });
    }
  }
  return [...found.values()].sort(
    (left, right) =>
      Number(right.isLikely) - Number(left.isLikely) ||
      left.rank - right.rank ||
      Number(right.isWhole) - Number(left.isWhole),
  );
}

// Equally near, apart from the first letter.
const ASIDE = 1;

/** Whether the first guess is safe: no equally near food contains something that it is free of. */
function isSafeGuess([first, ...others]: readonly Guess[]): boolean {
  if (!first) return false;
  const facts = ingredientById(first.id)?.facts.allergens ?? UNKNOWN_FACTS.allergens;
  return others
    .filter(({ rank, isWhole }) => rank <= first.rank + ASIDE && (isWhole || !first.isWhole))
    .every(({ id }) => {
      const other = ingredientById(id)?.facts.allergens ?? UNKNOWN_FACTS.allergens;
      return ALLERGEN_IDS.every(
        (allergen) => facts[allergen] !== 'free' || other[allergen] !== 'contains',
      );
    });
}

// The confidence of a line whose words are all known, without an amount.
const WHOLE_NAME = 0.9;

// Accented words are French or spelled with care; they only resemble English foods: "râpé" is not rabe.
const ACCENTED = /[\u00c0-\u024f]/;

function suggestionsFor(typed: string, found: readonly number[]): Suggestion[] {
  const suggestions = found.map(named);
  for (const suggestion of suggestIngredients(typed, SUGGESTION_LIMIT)) {
    if (suggestions.every(({ id }) => id !== suggestion.id)) suggestions.push(suggestion);
  }
  return suggestions.slice(0, SUGGESTION_LIMIT);
}

function resolution(
  kind: Resolution['kind'],
  id: number | null,
  typed: string,
  suggestions: Suggestion[] = [],
): Resolution {
  return {
    kind,
    id,
    name: id === null ? null : (ingredientById(id)?.name ?? null),
    typed,
    suggestions,
  };
}

const NAMES = new Set(allIngredients().map(({ name }) => fold(name)));
const PLURALS = new Set(allIngredients().map(({ plural }) => fold(plural)));

// "No onions" is something a person lacks; "no salt added tomatoes" and "no-boil noodles" are things one can buy.
const ABSENT = /^(?:no|not|without|except|minus|excluding)\s+/;
const LABEL = /\b(?:added|boil|bake|cook|knead|name|nitrate|stir)\b/;
// "Chicken, no skin" is chicken, "salmon fillets x2" are salmon fillets.
const LEFT_OUT = /(\S)[\s,]+(?:no|without|minus|except)\s+.*$/;
const COUNT = /\s+(?:x\s*\d+|\(\s*\d+\s*\)|\d+\s*x)$/;

// "Papaya (green)" is green papaya, if there is such a food.
const ADDED = /^([^()]+?)\s*\(([^()]+)\)$/;

function withAddedFirst(entry: string): string {
  const [, food, added] = ADDED.exec(entry) ?? [];
  const turned = `${added} ${food}`;
  return food !== undefined && idOfPhrase(nameWords(turned).join(' ')) !== null ? turned : entry;
}

const MOST_SAID_AFTER = 2;

/**
 * The entry with its state first, where that is a food's own name: "lamb ground" is ground lamb, "black beans canned" are canned black
 * beans. What is itself a food stays where it is.
 */
function withStateFirst(naming: string): string {
  if (idOfPhrase(nameWords(naming).join(' ')) !== null) return naming;
  const words = naming.split(/[\s,]+/);
  for (let count = 1; count <= Math.min(MOST_SAID_AFTER, words.length - 1); count += 1) {
    const after = words.slice(-count);
    if (after.some((word) => idOfPhrase(nameWords(word).join(' ')) !== null)) return naming;
    const food = words.slice(0, -count);
    for (const said of [after, [...after].reverse()]) {
      const turned = [...said, ...food].join(' ');
      if (idOfPhrase(nameWords(turned).join(' ')) !== null) return turned;
    }
  }
  return naming;
}

/** The part of an entry that names the food; null when the entry says there is none. */
function namingPart(entry: string): string | null {
  if (ABSENT.test(entry) && !LABEL.test(entry) && nameWords(entry).length > 1) return null;
  if (LABEL.test(entry) || idOfPhrase(nameWords(entry).join(' ')) !== null) return entry;
  return withoutRemarks(entry.replace(COUNT, '')).replace(LEFT_OUT, '$1');
}

/** A French name, exactly as typed or with describing words: "poulet", "oignons hachés". */
function resolveFrench(typed: string): Resolution | null {
  const lexicon = lexiconOf('fr');
  // "Soupé" is not soupe.
  if (!typed.split(/[\s'’-]+/).every((word) => lexicon.spells(word))) return null;
  const words = lexicon.wordsOf(typed);
  const exact = lexicon.names.get(words);
  if (exact !== null) return resolution('alias', exact, typed);
  const { ingredientId, name, quantity, unit, confidence, also, alternatives } = readLexiconLine(
    typed,
    lexicon,
  ).line;
  const isWhole =
    ingredientId !== null && also.length + alternatives.length === 0 && confidence >= WHOLE_NAME;
  // "2 carottes" are carottes.
  const called = quantity === null && unit === null ? typed : name;
  return isWhole && lexicon.knows(called.split(' ')[0] ?? '')
    ? resolution('partial', ingredientId, typed)
    : null;
}

/**
 * Interprets a typed ingredient: its name, an alias, a plural, a name with more or fewer describing words, or the nearest
 * spelling. `typed` is the entry in stored form; an unknown entry has id null and possibly suggestions.
 */
export function resolveIngredient(text: string): Resolution {
  const typed = normalizeIngredientEntry(text);
  const naming = namingPart(withAddedFirst(MEANT_BY_ACCENT.get(typed) ?? typed));
  if (naming === null) return resolution('unknown', null, typed);
  const words = nameWords(withPluralMeant(withStateFirst(naming)));
  if (words.length === 0) return resolution('unknown', null, typed);
  const exact = idOfPhrase(words.join(' '));
  if (exact !== null) {
    const folded = fold(typed);
    const name = fold(ingredientById(exact)?.name ?? '');
    if (folded === name) return resolution('exact', exact, typed);
    const plural = PLURALS.has(folded) || NAMES.has(words.join(' '));
    return resolution(plural ? 'plural' : 'alias', exact, typed);
  }
  const complete = completeId(words);
  if (complete !== null) return resolution('partial', complete, typed);
  const counted = idAfterAmount(words);
  if (counted !== null) return resolution('partial', counted, typed);
  const turned = idWithStateLast(words);
  if (turned !== null) return resolution('partial', turned, typed);
  const french = resolveFrench(naming);
  if (french) return { ...french, typed };
  const parted = partedId(words);
  if (parted !== null) return resolution('typo', parted, typed, suggestionsFor(typed, [parted]));
  const guesses = ACCENTED.test(naming) ? [] : correct(words);
  const corrected = guesses.map(({ id }) => id);
  if (corrected[0] !== undefined && guesses[0]?.isLikely) {
    const id = isSafeGuess(guesses) ? corrected[0] : null;
    return resolution(
      id === null ? 'unknown' : 'typo',
      id,
      typed,
      suggestionsFor(typed, corrected),
    );
  }
  const match = foodNamedBy(words);
  const rest = match ? withoutDescriptions(words.slice(match.end)) : [];
  if (match && rest.every(isTrailing)) {
    return resolution('partial', match.id, typed, suggestionsFor(typed, [match.id]));
  }
  const suggested = [...(match ? [match.id] : []), ...corrected];
  return resolution('unknown', null, typed, suggestionsFor(typed, [...new Set(suggested)]));
}

const BETWEEN = /\s+(?:and|with|&|\+)\s+|\s*[/;]\s*|\s+&\s*/;
const UNDERSTOOD: readonly Resolution['kind'][] = ['exact', 'alias', 'plural', 'partial'];

/** Whether nothing but the food's name is left after what says how much or how old it is: "leftover macaroni and cheese". */
function isOneName({ id, typed }: Resolution): boolean {
  const words = nameWords(typed);
  const start = words.findIndex((word) => !isDescribing(word) && !mayLead(word));
  return id !== null && start > 0 && idOfPhrase(words.slice(start).join(' ')) === id;
}

/**
 * Interprets an entry that may name several foods: "chicken and rice" is two, "mac and cheese" is one. It is split only if every part
 * is understood as it stands.
 */
export function resolveIngredients(text: string): Resolution[] {
  const whole = resolveIngredient(text);
  if (['exact', 'alias', 'plural'].includes(whole.kind) || isOneName(whole)) return [whole];
  const parts = whole.typed
    .split(BETWEEN)
    .filter((part) => part.trim() !== '')
    .map((part) => resolveIngredient(part));
  const isParted = parts.length > 1 && parts.every(({ kind }) => UNDERSTOOD.includes(kind));
  return isParted ? parts : [whole];
}

/**
 * Ingredients that a text being typed may mean: those it is the beginning of; else those it is a misspelling of, as a whole or word by
 * word; else those that begin alike.
 */
export function likelyIngredients(text: string, limit = 10): Suggestion[] {
  const begun = suggestIngredients(text, limit);
  if (begun.length > 0) return begun;
  const near = nearestTo(text);
  return near.length > 0
    ? near.slice(0, limit)
    : suggestIngredients(fold(text).trim().slice(0, COMMON_BEGINNING), limit);
}

const COMMON_BEGINNING = 4;

function nearestTo(text: string): Suggestion[] {
  const whole = resolveIngredient(text);
  const words = nameWords(text);
  return uniqueById([
    ...(whole.id === null ? [] : [named(whole.id)]),
    ...whole.suggestions,
    ...(whole.id === null ? inTurns(words.map(foodsNear)) : []),
  ]);
}

/** Where somebody chooses, a guess may be bolder than where a search relies on it: "chikn" is offered chicken. */
const BOLD_EDITS = 2;
const SHORTEST_BOLD_GUESS = 5;
const MOST_NEAR = 3;

function foodsNear(word: string): Suggestion[] {
  const exact = completeId([word]);
  if (exact !== null) return [named(exact)];
  if (word.length < SHORTEST_BOLD_GUESS) return [];
  return nearWords(word, BOLD_EDITS)
    .flatMap(({ word: near, rank }) => {
      const id = idOfPhrase(near);
      return id === null ? [] : { id, rank };
    })
    .sort((one, other) => one.rank - other.rank || rankOf(one.id) - rankOf(other.id))
    .slice(0, MOST_NEAR)
    .map(({ id }) => named(id));
}

/** The best of each list first. */
const inTurns = (lists: readonly Suggestion[][]): Suggestion[] =>
  Array.from({ length: MOST_NEAR }, (_, place) =>
    lists.flatMap((list) => list[place] ?? []),
  ).flat();

const uniqueById = (suggestions: readonly Suggestion[]): Suggestion[] => [
  ...new Map(suggestions.map((suggestion) => [suggestion.id, suggestion])).values(),
];
