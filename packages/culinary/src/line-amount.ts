import type { LineToken } from './line-tokens.js';
import { exactly, scaleQuantity, type Quantity } from './quantity.js';
import { compare, divide, multiply, rational, toNumber, type Rational } from './rational.js';
import { dimensionOf, sizeOf, unitOfWord, type UnitId } from './units.js';
import { longestNameEndingAt } from './vocabulary.js';

/** What one package or piece holds or measures: 14 oz, 400 g, 2 inches. */
export interface PackageSize {
  readonly quantity: Quantity;
  readonly unit: UnitId;
}

/** An amount read from a line; `next` is the first token after it. */
export interface Amount {
  readonly quantity: Quantity | null;
  readonly unit: UnitId | null;
  readonly packageSize: PackageSize | null;
  readonly size: string | null;
  readonly next: number;
}

const NUMBER_WORDS = new Map<string, Rational>(
  (
    'one 1,two 2,three 3,four 4,five 5,six 6,seven 7,eight 8,nine 9,ten 10,eleven 11,twelve 12,fifteen 15,' +
    'sixteen 16,eighteen 18,twenty 20,twentyfour 24,thirty 30,forty 40,fifty 50,hundred 100,couple 2'
  )
    .split(',')
    .map((entry) => {
      const [word = '', value] = entry.split(' ');
      return [word, rational(Number(value))];
    }),
);
NUMBER_WORDS.set('half', rational(1, 2));

const ARTICLES = new Set(['a', 'an']);
const APPROXIMATE = new Set(
  (
    'about approximately approx around roughly nearly almost scant generous heaping heaped level rounded good ' +
    'full big minimum maximum another additional extra up least at circa ca the overflowing slightly lightly firmly loosely packed'
  ).split(' '),
);
const MEASURE_MODIFIERS = new Set(
  (
    'scant generous heaping heaped level rounded good packed firmly loosely lightly tightly well full big large ' +
    'small medium size sized thick thin plump fat extra whole tall short long lengthwise paper fresh tender ' +
    'nice very tiny standard metric us level heavy light liberal slender healthy crisp short overflowing fine ' +
    'jumbo sliced thinly thickly diagonal'
  ).split(' '),
);
const SIZES = new Set(
  'large medium small tiny jumbo big extra-large miniature mini size sized smaller larger thick thin'.split(
    ' ',
  ),
);

function isWord(token: LineToken | undefined, ...words: string[]): boolean {
  return token?.kind === 'word' && words.includes(token.word);
}

function isMark(token: LineToken | undefined, mark: string): boolean {
  return token?.kind === 'mark' && token.text === mark;
}

interface NumberReading {
  readonly quantity: Quantity;
  readonly next: number;
}

function oneNumber(
  tokens: readonly LineToken[],
  at: number,
): { value: Rational; next: number } | null {
  const token = tokens[at];
  if (!token) return null;
  if (token.kind === 'number' && token.value) return { value: token.value, next: at + 1 };
  if (token.kind !== 'word') return null;
  const following = tokens[at + 1];
  const afterNext = tokens[at + 2];
  if (ARTICLES.has(token.word)) {
    if (isWord(following, 'half') && !isWord(afterNext, 'and')) {
      return { value: rational(1, 2), next: at + 2 };
    }
    if (isWord(following, 'dozen')) return { value: rational(1), next: at + 1 };
    if (isWord(following, 'couple')) {
      return { value: rational(2), next: isWord(afterNext, 'of') ? at + 3 : at + 2 };
    }
    if (
      isWord(following, 'quarter', 'third') &&
      isWord(afterNext, 'of', 'cup', 'pound', 'teaspoon')
    ) {
      const value = rational(1, following?.word === 'third' ? 3 : 4);
      return { value, next: isWord(afterNext, 'of') ? at + 3 : at + 2 };
    }
    return null;
  }
  if (token.word === 'dozen') return { value: rational(1), next: at };
  const value = NUMBER_WORDS.get(token.word);
  if (!value) return null;
  // "five-spice powder" and "four-cheese sauce" contain no count.
  const compound =
    isMark(following, '-') && following?.glued && afterNext?.kind === 'word' && afterNext.glued;
  if (compound && unitOfWord(afterNext.word) === null && afterNext.word !== 'to') return null;
  let next = at + 1;
  if (token.word === 'half') {
    // "half a lemon", "half of an onion"; "half and half" is a cream.
    if (isWord(following, 'and')) return null;
    if (isMark(following, '-') && isWord(afterNext, 'and')) return null;
    if (isWord(tokens[next], 'of')) next += 1;
    if (isWord(tokens[next], 'a', 'an')) next += 1;
    return { value, next };
  }
  if (token.word === 'couple' && isWord(following, 'of')) return { value, next: at + 2 };
  if (isWord(following, 'and') && isWord(afterNext, 'a', 'one') && isWord(tokens[at + 3], 'half')) {
    return { value: rational(toNumber(value) * 2 + 1, 2), next: at + 4 };
  }
  if (isWord(following, 'half', 'third', 'quarter') && token.word === 'one') {
    const parts = { half: 2, third: 3, quarter: 4 }[following?.word as 'half'];
    return { value: rational(1, parts), next: at + 2 };
  }
  return { value, next };
}

function range(left: Rational, right: Rational): Quantity {
  return compare(left, right) <= 0 ? { min: left, max: right } : { min: right, max: left };
}

/** A number, a number word or a range of them: "1 1/2", "half a", "2-3", "3½- to 4", "two dozen". */
function numberOrRange(tokens: readonly LineToken[], at: number): NumberReading | null {
  const first = oneNumber(tokens, at);
  if (!first) return null;
  let quantity = exactly(first.value);
  let next = first.next;
  let joiner = next;
  if (isMark(tokens[joiner], '-')) joiner += 1;
  if (isWord(tokens[joiner], 'to', 'or')) joiner += 1;
  if (joiner > next && isMark(tokens[joiner], '-')) joiner += 1;
  if (joiner > next) {
    const second =
      tokens[joiner]?.kind === 'word' && ARTICLES.has(tokens[joiner]?.word ?? '')
        ? null
        : oneNumber(tokens, joiner);
    if (second && compare(second.value, first.value) > 0) {
      quantity = range(first.value, second.value);
      next = second.next;
    }
  }
  if (isWord(tokens[next], 'dozen')) {
    quantity = scaleQuantity(quantity, rational(12));
    next += 1;
    if (isWord(tokens[next], 'of')) next += 1;
  }
  return { quantity, next };
}

interface UnitReading {
  readonly unit: UnitId;
  readonly next: number;
}

/** A known multi-word name that starts here, such as "rib eye" or "head cheese", so that its first word is not a unit. */
function beginsName(words: readonly string[], at: number): boolean {
  const last = Math.min(words.length, at + 4);
  for (let end = last; end > at + 1; end -= 1) {
    const match = longestNameEndingAt(words, end, at);
    if (match?.start === at) return true;
  }
  return false;
}

const ALWAYS_UNITS = new Set<UnitId>(['can', 'package', 'bag', 'box', 'jar', 'bottle', 'envelope']);

/** "1 c. à soupe", "2 c.s.": a French spoon, never a cup. */
function isFrenchSpoon(tokens: readonly LineToken[], at: number): boolean {
  if (tokens[at]?.text.length !== 1) return false;
  const isAbbreviated = isMark(tokens[at + 1], '.');
  const following = tokens[isAbbreviated ? at + 2 : at + 1];
  return (
    isWord(following, 'a') ||
    (isAbbreviated && following?.glued === true && isWord(following, 'c', 's', 'a', 't'))
  );
}

/** A unit at this position; words that are also foods count as units only where no food is possible. */
function unitAt(
  tokens: readonly LineToken[],
  words: readonly string[],
  at: number,
): UnitReading | null {
  const token = tokens[at];
  if (token?.kind === 'mark' && token.text === '"' && token.glued)
    return { unit: 'inch', next: at + 1 };
  if (token?.kind !== 'word') return null;
  const following = tokens[at + 1];
  if (token.word === 'fl' || token.word === 'fluid') {
    const dot = isMark(following, '.') ? 1 : 0;
    if (isWord(tokens[at + 1 + dot], 'oz', 'ounce')) return end('fl-oz', at + 2 + dot);
  }
  if (token.word === 'imperial' && isWord(following, 'pint')) return end('imperial-pint', at + 2);
  if (token.word === 'dessert' && isWord(following, 'spoon')) return end('dessert-spoon', at + 2);
  if (isWord(token, 'table', 'tea') && isWord(following, 'spoon')) {
    return end(token.word === 'tea' ? 'tsp' : 'tbsp', at + 2);
  }
  const unit = unitOfWord(token.text) ?? unitOfWord(token.word);
  if (unit === null) return null;
  if (unit === 'cup' && isFrenchSpoon(tokens, at)) return null;
  // The T of a T-bone steak.
  if (token.text.length === 1 && isMark(following, '-') && following?.glued) return null;
  const dimension = dimensionOf(unit);
  if (unit === 'clove' && !clovesOfGarlic(words, at)) return null;
  if (dimension === 'count' || (dimension === 'package' && !ALWAYS_UNITS.has(unit))) {
    if (beginsName(words, at)) return null;
  }
  return end(unit, at + 1);

  function end(found: UnitId, next: number): UnitReading {
    let after = next;
    if (isMark(tokens[after], '.') && tokens[after]?.glued) after += 1;
    if (
      isMark(tokens[after], '(') &&
      isWord(tokens[after + 1], 's', 'es') &&
      isMark(tokens[after + 2], ')')
    ) {
      after += 3;
    }
    return { unit: found, next: after };
  }
}

/** Cloves belong to garlic when garlic follows in the phrase; otherwise they are the spice. */
function clovesOfGarlic(words: readonly string[], at: number): boolean {
  for (let index = at + 1; index < Math.min(words.length, at + 8); index += 1) {
    const word = words[index];
    if (word === 'garlic' || word === 'garlick') return true;
    if (word === ',' || word === ';') return false;
  }
  return false;
}

/** A unit after measuring adjectives: "heaping tablespoon", "large bunch", "½-inch-thick slices". */
function unitAfterModifiers(
  tokens: readonly LineToken[],
  words: readonly string[],
  at: number,
): (UnitReading & { size: string | null }) | null {
  let next = at;
  let sized: string | null = null;
  for (let steps = 0; steps < 6; steps += 1) {
    const reading = unitAt(tokens, words, next);
    if (reading) return { ...reading, size: sized };
    const token = tokens[next];
    const skippable =
      (token?.kind === 'word' && MEASURE_MODIFIERS.has(token.word)) ||
      isMark(token, '-') ||
      (isMark(token, ',') && next > at && tokens[next + 1]?.kind === 'word');
    if (!token || !skippable) return null;
    if (SIZES.has(token.word) && sized === null && !token.word.startsWith('size'))
      sized = token.word;
    next += 1;
  }
  return null;
}

/** Number and unit of mass, volume or length, as inside "(14 oz)" and before "can": 14 oz, 400g, 2-inch, 14.5-ounce [400-g]. */
function measureAt(
  tokens: readonly LineToken[],
  words: readonly string[],
  at: number,
): (PackageSize & { next: number }) | null {
  let start = at;
  while (
    isWord(tokens[start], 'about', 'approximately', 'approx', 'each', 'around', 'roughly', 'scant')
  )
    start += 1;
  const number = numberOrRange(tokens, start);
  if (!number) return null;
  let next = number.next;
  while (isMark(tokens[next], '-')) next += 1;
  const reading = unitAfterModifiers(tokens, words, next);
  if (!reading) return null;
  const dimension = dimensionOf(reading.unit);
  if (dimension === 'count' || dimension === 'package') return null;
  return { quantity: number.quantity, unit: reading.unit, next: reading.next };
}

/** Skips "/14 oz", "(400 g)", "[392-g]", "or 250 ml": the same amount in other units. */
function skipEquivalents(
  tokens: readonly LineToken[],
  words: readonly string[],
  at: number,
): number {
  let next = at;
  for (let rounds = 0; rounds < 4; rounds += 1) {
    const token = tokens[next];
    if (isMark(token, '/') || isMark(token, '|')) {
      const again = measureAt(tokens, words, next + 1);
      if (!again) return next;
      // "1 kg/2lb 4oz"
      const rest = again.unit === 'lb' ? measureAt(tokens, words, again.next) : null;
      next = rest?.unit === 'oz' ? rest.next : again.next;
    } else if (isMark(token, '-') && token?.glued) {
      next += 1;
    } else {
      const inner = parenthesisedMeasure(tokens, words, next);
      if (!inner) return next;
      next = inner.next;
    }
  }
  return next;
}

/** "(14 oz)", "[392-g]", "(about 1 lb / 500 g total)": the measure inside, if there is nothing else. */
function parenthesisedMeasure(
  tokens: readonly LineToken[],
  words: readonly string[],
  at: number,
): (PackageSize & { next: number }) | null {
  const open = tokens[at];
  if (!isMark(open, '(') && !isMark(open, '[')) return null;
  const close = open?.text === '(' ? ')' : ']';
  const first = measureAt(tokens, words, at + 1);
  if (!first) return null;
  let next = first.next;
  for (let steps = 0; steps < 14; steps += 1) {
    const token = tokens[next];
    if (!token) return null;
    if (isMark(token, close)) return { ...first, next: next + 1 };
    const harmless =
      (token.kind === 'mark' && '/;,-[]|'.includes(token.text)) ||
      isWord(
        token,
        'each',
        'total',
        'about',
        'or',
        'and',
        'plus',
        'in',
        'thick',
        'long',
        'size',
        'by',
        'x',
        'to',
        'weight',
        'drained',
        'net',
        'wide',
        'scant',
        'diameter',
      ) ||
      token.kind === 'number' ||
      (token.kind === 'word' && unitOfWord(token.text) !== null);
    if (!harmless) return null;
    next += 1;
  }
  return null;
}

function sizeWordsAt(
  tokens: readonly LineToken[],
  at: number,
): { size: string; next: number } | null {
  let next = at;
  const found: string[] = [];
  while (found.length < 5) {
    const token = tokens[next];
    if (
      token?.kind === 'word' &&
      (SIZES.has(token.word) ||
        (token.word === 'extra' &&
          isWord(tokens[next + (isMark(tokens[next + 1], '-') ? 2 : 1)], 'large')))
    ) {
      found.push(token.text.toLowerCase());
      next += 1;
    } else if (
      found.length > 0 &&
      isMark(token, '-') &&
      tokens[next + 1]?.kind === 'word' &&
      (SIZES.has(tokens[next + 1]?.word ?? '') || tokens[next + 1]?.word === 'to')
    ) {
      next += 1;
    } else if (
      found.length > 0 &&
      isWord(token, 'to', 'or') &&
      SIZES.has(tokens[next + 1]?.word ?? '')
    ) {
      found.push(token?.text ?? '');
      next += 1;
    } else {
      break;
    }
  }
  if (found.length === 0 || found.every((word) => word.startsWith('size'))) return null;
  return { size: found.filter((word) => !word.startsWith('size')).join(' '), next };
}

const LENGTH_PIECES = new Set<UnitId>([
  'piece',
  'slice',
  'knob',
  'strip',
  'stick',
  'stalk',
  'cube',
  'block',
  'sprig',
]);

function isPackaging(unit: UnitId): boolean {
  const dimension = dimensionOf(unit);
  return dimension === 'package' || dimension === 'count';
}

function amountAfterNumber(
  tokens: readonly LineToken[],
  words: readonly string[],
  quantity: Quantity,
  at: number,
): Amount {
  let next = isMark(tokens[at], ',') && unitAt(tokens, words, at + 1) ? at + 1 : at;
  let packageSize: PackageSize | null = null;
  if (isWord(tokens[next], 'x') || isMark(tokens[next], 'x')) {
    const each = measureAt(tokens, words, next + 1);
    if (each) {
      packageSize = { quantity: each.quantity, unit: each.unit };
      next = skipEquivalents(tokens, words, each.next);
    } else {
      next += 1;
    }
  } else if (
    tokens[next + 1]?.kind === 'number' &&
    isWord(tokens[next], 'whole', 'large', 'small', 'fresh')
  ) {
    const each = measureAt(tokens, words, next + 1);
    if (each) {
      packageSize = { quantity: each.quantity, unit: each.unit };
      next = skipEquivalents(tokens, words, each.next);
    }
  } else if (tokens[next]?.kind === 'number' || isWord(tokens[next], 'each')) {
    const each = measureAt(tokens, words, next);
    if (each) {
      packageSize = { quantity: each.quantity, unit: each.unit };
      next = skipEquivalents(tokens, words, each.next);
    }
  } else {
    const inner = parenthesisedMeasure(tokens, words, next);
    if (inner) {
      packageSize = { quantity: inner.quantity, unit: inner.unit };
      next = inner.next;
      while (isMark(tokens[next], '-')) next += 1;
    }
  }
  while (isMark(tokens[next], '-') && tokens[next]?.glued) next += 1;
  const reading = unitAfterModifiers(tokens, words, next);
  if (!reading) {
    const sized = sizeWordsAt(tokens, next);
    return {
      quantity,
      unit: null,
      packageSize,
      size: sized?.size ?? null,
      next: sized?.next ?? next,
    };
  }
  if (packageSize === null && !isPackaging(reading.unit)) {
    // "14-ounce can": the number is the size of one can. "2-inch piece" stays a length.
    let after = skipEquivalents(tokens, words, reading.next);
    const container = unitAfterModifiers(tokens, words, after);
    if (container && isPackaging(container.unit)) {
      if (dimensionOf(reading.unit) === 'length' && LENGTH_PIECES.has(container.unit)) {
        return {
          quantity,
          unit: reading.unit,
          packageSize: null,
          size: null,
          next: container.next,
        };
      }
      if (dimensionOf(container.unit) === 'package') {
        return {
          quantity: exactly(rational(1)),
          unit: container.unit,
          packageSize: { quantity, unit: reading.unit },
          size: null,
          next: skipEquivalents(tokens, words, container.next),
        };
      }
    }
    after = reading.next;
    return { quantity, unit: reading.unit, packageSize: null, size: reading.size, next: after };
  }
  next = reading.next;
  if (packageSize === null && isPackaging(reading.unit)) {
    const inner = parenthesisedMeasure(tokens, words, next);
    if (inner && dimensionOf(reading.unit) === 'package') {
      packageSize = { quantity: inner.quantity, unit: inner.unit };
      next = inner.next;
    }
  }
  return { quantity, unit: reading.unit, packageSize, size: reading.size, next };
}

function mendHalfInches(
  tokens: readonly LineToken[],
  words: readonly string[],
  at: number,
): Amount | null {
  // "4 1/2-inch-thick slices" are four slices; "1 1/2-inch piece" is one piece.
  const token = tokens[at];
  if (!token?.parts || !isMark(tokens[at + 1], '-') || !isWord(tokens[at + 2], 'inch')) return null;
  const [count, part] = token.parts;
  if (toNumber(count) < 2) return null;
  const reading = amountAfterNumber(tokens, words, exactly(count), at + 3);
  if (reading.unit === null || !isPackaging(reading.unit)) return null;
  return { ...reading, packageSize: { quantity: exactly(part), unit: 'inch' } };
}

/**
 * The amount that starts at this token, or null. Reads what cooks write before a name: number or range, package size, size word and
 * a known unit, skipping repeats of the same amount in other units.
 */
export function amountAt(
  tokens: readonly LineToken[],
  words: readonly string[],
  at: number,
): Amount | null {
  let start = at;
  const skipApproximate = (from: number) => {
    let next = from;
    while (tokens[next]?.kind === 'word' && APPROXIMATE.has(tokens[next]?.word ?? '')) {
      next += isMark(tokens[next + 1], '.') ? 2 : 1;
    }
    return next;
  };
  start = skipApproximate(start);
  if (isWord(tokens[start], 'a', 'an')) {
    const afterArticle = skipApproximate(start + 1);
    if (tokens[afterArticle]?.kind === 'number') start = afterArticle;
  }
  const split = mendHalfInches(tokens, words, start);
  if (split) return finish(tokens, words, split);
  const number = numberOrRange(tokens, start);
  if (number) {
    return finish(tokens, words, amountAfterNumber(tokens, words, number.quantity, number.next));
  }
  let next = start;
  let quantity: Quantity | null = null;
  if (isWord(tokens[next], 'a', 'an')) {
    quantity = exactly(rational(1));
    next += 1;
    if (isWord(tokens[next], 'few', 'little', 'bit')) {
      quantity = null;
      next += 1;
      if (isWord(tokens[next], 'of')) next += 1;
    }
  } else if (isWord(tokens[next], 'few', 'several', 'some')) {
    next += 1;
  }
  const reading = unitAfterModifiers(tokens, words, next);
  if (reading) {
    const dimension = dimensionOf(reading.unit);
    if (quantity !== null || dimension === 'count' || next > at) {
      return finish(tokens, words, {
        quantity,
        unit: reading.unit,
        packageSize: null,
        size: reading.size,
        next: reading.next,
      });
    }
    return null;
  }
  if (quantity === null) return null;
  const sized = sizeWordsAt(tokens, next);
  return {
    quantity,
    unit: null,
    packageSize: null,
    size: sized?.size ?? null,
    next: sized?.next ?? next,
  };
}

/** The same amount in the other unit; null when the units measure different things. */
function inUnit(value: Rational, from: UnitId, to: UnitId): Rational | null {
  if (from === to) return value;
  const dimension = dimensionOf(from);
  const isMeasure = dimension === 'mass' || dimension === 'volume';
  return isMeasure && dimension === dimensionOf(to)
    ? divide(multiply(value, sizeOf(from)), sizeOf(to))
    : null;
}

function finish(tokens: readonly LineToken[], words: readonly string[], amount: Amount): Amount {
  let next = skipEquivalents(tokens, words, amount.next);
  let { quantity } = amount;
  // "1 cup to 2 cups", "2 teaspoons to 1 tablespoon"; "3 teaspoons to 1 tablespoon" is one amount
  if (quantity && amount.unit && (isWord(tokens[next], 'to') || isMark(tokens[next], '-'))) {
    const upper = oneNumber(tokens, next + 1);
    const reading = upper ? unitAt(tokens, words, upper.next) : null;
    const most = upper && reading && inUnit(upper.value, reading.unit, amount.unit);
    if (most && compare(most, quantity.max) >= 0) {
      quantity = { min: quantity.min, max: most };
      next = skipEquivalents(tokens, words, reading.next);
    }
  }
  // "1 cup or 250 ml"
  if (amount.unit && isWord(tokens[next], 'or')) {
    const again = measureAt(tokens, words, next + 1);
    if (again && dimensionOf(again.unit) === dimensionOf(amount.unit) && again.unit !== amount.unit)
      next = again.next;
  }
  if (isWord(tokens[next], 'of')) next += 1;
  return { ...amount, quantity, next };
}
