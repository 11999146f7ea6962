import { ingredientById } from './ingredient.js';
import { foldedWord } from './lexicon-tokens.js';
import type { Lexicon } from './lexicon.js';
import type { Amount, PackageSize } from './line-amount.js';
import type { LineToken } from './line-tokens.js';
import { exactly, type Quantity } from './quantity.js';
import { add, compare, divide, rational, type Rational } from './rational.js';
import { dimensionOf, systemOf, type UnitId } from './units.js';
import { idOfPhrase } from './vocabulary.js';

interface NumberReading {
  readonly value: Rational;
  readonly next: number;
}

interface UnitReading {
  readonly unit: UnitId;
  readonly next: number;
}

const HALF = rational(1, 2);
const ONE = rational(1);
const GARLIC = idOfPhrase('garlic');

function isMark(token: LineToken | undefined, ...marks: string[]): boolean {
  return token?.kind === 'mark' && marks.includes(token.text);
}

const isConnector = (token: LineToken | undefined): boolean =>
  token?.kind === 'word' && token.word === '';

/** The word as written, folded: joiners are articles elsewhere, as "à" in "2 à 3". */
const written = (token: LineToken | undefined): string =>
  token === undefined || token.kind === 'number' ? '' : foldedWord(token.text);

/** Reads the amounts of a line in the words of a lexicon. */
export class LexiconAmounts {
  constructor(
    private readonly lexicon: Lexicon,
    private readonly tokens: readonly LineToken[],
  ) {}

  /**
   * The amount that starts at this token, or null: number or range, unit, the size of a package, skipping the same amount in other
   * units.
   */
  at(start: number): Amount | null {
    const at = this.afterApproximate(start);
    const uncounted = this.uncountedAt(start) ?? this.uncountedAt(at);
    const number = uncounted === null ? this.rangeAt(at) : null;
    if (number) return this.afterNumber(number.quantity, number.next);
    const unit = this.unitAfterWords(uncounted ?? at);
    // "Feuilles de basilic" has no amount, "pincée de sel" has.
    const isMeasure = unit !== null && (uncounted !== null || MEASURES.has(unit.unit));
    if (!unit || !isMeasure) {
      return uncounted === null ? null : { ...NO_AMOUNT, next: uncounted };
    }
    return this.withUnit(null, unit);
  }

  /** Number words are amounts, unless they begin a food: "cinq-épices". */
  numberAt(at: number): NumberReading | null {
    const token = this.tokens[at];
    if (token?.kind === 'number' && token.value) return this.afterDigits(token.value, at + 1);
    if (token?.kind !== 'word') return null;
    const multiple = this.lexicon.multiples.get(token.word);
    if (multiple) return { value: multiple, next: at + 1 };
    const value = this.lexicon.numbers.get(token.word);
    if (!value || this.beginsName(at)) return null;
    return this.afterDigits(value, this.isHyphened(at + 1) ? at + 2 : at + 1);
  }

  private afterDigits(value: Rational, next: number): NumberReading {
    const { numbers, multiples, fractions, and } = this.lexicon;
    const token = this.tokens[next];
    const word = token?.kind === 'word' ? token.word : '';
    const multiple = word === '' ? undefined : multiples.get(word);
    if (multiple) {
      const product = divide(multiple, divide(ONE, value));
      return { value: product, next: this.afterConnector(next + 1) };
    }
    // "Trois quarts de tasse", "un demi-citron", "1 demie càc".
    const part = word === '' ? undefined : fractions.get(word);
    if (part && value.denominator === 1 && (word !== 'quart' || this.isPartOf(next))) {
      const end = this.isHyphened(next + 1) ? next + 2 : next + 1;
      return { value: divide(value, part), next: this.afterConnector(end) };
    }
    const half = numbers.get(this.tokens[next + 1]?.word ?? '');
    if (token && and.has(written(token)) && half && compare(half, HALF) === 0) {
      return { value: add(value, HALF), next: next + 2 };
    }
    return { value, next };
  }

  /** "Un quart de tasse", not a quart. */
  private isPartOf(at: number): boolean {
    return isConnector(this.tokens[at + 1]);
  }

  private isHyphened(at: number): boolean {
    const token = this.tokens[at];
    return isMark(token, '-') && token?.glued === true && this.tokens[at + 1]?.glued === true;
  }

  private afterConnector(at: number): number {
    return isConnector(this.tokens[at]) ? at + 1 : at;
  }

  private afterApproximate(start: number): number {
    let at = start;
    for (;;) {
      const token = this.tokens[at];
      const isApproximate =
        (token?.kind === 'word' && token.word !== '' && this.lexicon.approximate.has(token.word)) ||
        isMark(token, '~', '±', '≈');
      if (!isApproximate) break;
      at += isMark(this.tokens[at + 1], '.') ? 2 : 1;
    }
    // "De 2 à 3 carottes"
    return at === start && isConnector(this.tokens[at]) && this.tokens[at + 1]?.kind === 'number'
      ? at + 1
      : at;
  }

  private uncountedAt(start: number): number | null {
    // "1 peu de muscade"
    const isOne = this.tokens[start]?.kind === 'number' && this.tokens[start]?.text === '1';
    const at = isOne ? start + 1 : start;
    const { words, ends } = this.wordsFrom(at, 3);
    const match = this.lexicon.uncounted.longestAt(words, 0);
    return match ? this.afterConnector(ends[match.end - 1] as number) : null;
  }

  private rangeAt(at: number): { quantity: Quantity; next: number } | null {
    const first = this.numberAt(at);
    if (!first) return null;
    const joiner = this.tokens[first.next];
    const joins = isMark(joiner, '-') || this.lexicon.rangeJoiners.has(written(joiner));
    const second = joins ? this.numberAt(first.next + 1) : null;
    if (second && compare(second.value, first.value) > 0) {
      return { quantity: { min: first.value, max: second.value }, next: second.next };
    }
    return { quantity: exactly(first.value), next: first.next };
  }

  /** The words from a token on without articles and full stops, each with the token after it. */
  private wordsFrom(at: number, most: number): { words: string[]; ends: number[] } {
    const words: string[] = [];
    const ends: number[] = [];
    for (let index = at; index < this.tokens.length && words.length < most; index += 1) {
      const token = this.tokens[index];
      if (isMark(token, '.') && words.length > 0) continue;
      if (isMark(token, '-') && token?.glued) continue;
      if (token?.kind === 'number' && words.length > 0) words.push(token.text);
      else if (token?.kind === 'word') {
        if (token.word === '') continue;
        words.push(token.word);
      } else break;
      ends.push(index + 1);
    }
    return { words, ends };
  }

  private nameAt(at: number): { id: number; length: number } | null {
    const { words } = this.wordsFrom(at, 6);
    const match = this.lexicon.names.longestAt(words, 0, words.length, (word) =>
      this.lexicon.describing.has(word),
    );
    return match && { id: match.value, length: match.end };
  }

  private beginsName(at: number): boolean {
    return (this.nameAt(at)?.length ?? 0) > 1;
  }

  /** The food that follows, after words such as "petites" and "belles". */
  private foodAfter(at: number): number | null {
    const { words } = this.wordsFrom(at, 8);
    for (let index = 0; index < words.length; index += 1) {
      const match = this.lexicon.names.longestAt(words, index, words.length, (word) =>
        this.lexicon.describing.has(word),
      );
      if (match) return match.value;
      const word = words[index] as string;
      if (!this.lexicon.describing.has(word) && !this.lexicon.measured.has(word)) return null;
    }
    return null;
  }

  private unitAt(at: number): UnitReading | null {
    const token = this.tokens[at];
    if (isMark(token, '"') && token?.glued) return { unit: 'inch', next: at + 1 };
    if (token?.kind !== 'word' || token.word === '') return null;
    const { words, ends } = this.wordsFrom(at, 5);
    const match = this.lexicon.units.longestAt(words, 0);
    if (!match) return null;
    let next = ends[match.end - 1] as number;
    if (isMark(this.tokens[next], '.') && this.tokens[next]?.glued) next += 1;
    // A capital T has another meaning in English, so it has none here.
    if (token.text === 'T') return null;
    const unit = this.meant(match.value, at, next);
    // "2 pièce(s) gousse d'ail"
    const counted = unit === 'piece' ? this.unitAt(next) : null;
    if (counted && dimensionOf(counted.unit) === 'count') return counted;
    return unit && { unit, next };
  }

  /** The unit that is meant next to this food; null when the word is part of the food's name. */
  private meant(unit: UnitId, at: number, next: number): UnitId | null {
    const dimension = dimensionOf(unit);
    if (dimension !== 'count' && dimension !== 'package') return unit;
    const food = this.foodAfter(next);
    const name = this.nameAt(at);
    if (unit === 'clove') return food !== null && food === GARLIC ? 'clove' : null;
    if (name && name.length > 1 && name.id !== food) return null;
    const ingredient = food === null ? undefined : ingredientById(food);
    if (unit === 'drizzle')
      return POURED.has(ingredient?.aisle ?? '') || isPoured(ingredient?.name) ? unit : null;
    if (unit === 'knob') return FATS.has(ingredient?.name ?? '') ? unit : null;
    if (unit === 'rib') return ingredient?.aisle === 'produce' ? unit : null;
    if (unit === 'sprig' && STALKS.has(ingredient?.name ?? '')) return 'stalk';
    if (unit === 'leaf' && SHEETS.has(ingredient?.name ?? '')) return 'sheet';
    return unit;
  }

  private unitAfterWords(at: number): (UnitReading & { size: string | null }) | null {
    let next = at;
    let size: string | null = null;
    for (let steps = 0; steps < 4; steps += 1) {
      const reading = this.unitAt(next);
      if (reading) return { ...reading, size };
      const token = this.tokens[next];
      const isSkipped =
        (token?.kind === 'word' && (this.lexicon.measured.has(token.word) || token.word === '')) ||
        (isMark(token, '-') && token?.glued === true);
      if (!token || !isSkipped) return null;
      if (this.lexicon.sizes.has(token.word)) size ??= token.text.toLowerCase();
      next += 1;
    }
    return null;
  }

  private afterNumber(quantity: Quantity, at: number): Amount {
    let next = at;
    let packageSize: PackageSize | null = null;
    if (/^[x×]$/i.test(this.tokens[next]?.text ?? '')) {
      const each = this.measureAt(next + 1);
      if (each) {
        packageSize = { quantity: each.quantity, unit: each.unit };
        next = this.afterEquivalents(each.next);
      } else next += 1;
    } else {
      const inner = this.bracketedMeasure(next);
      if (inner) {
        packageSize = { quantity: inner.quantity, unit: inner.unit };
        next = inner.next;
      }
    }
    const unit = this.unitAfterWords(next);
    if (unit) return this.withUnit(quantity, unit, packageSize);
    let size: string | null = null;
    let end = next;
    while (
      this.tokens[end]?.kind === 'word' &&
      this.lexicon.sizes.has(this.tokens[end]?.word ?? '-')
    ) {
      size = size === null ? written(this.tokens[end]) : `${size} ${written(this.tokens[end])}`;
      end += 1;
    }
    return { quantity, unit: null, packageSize, size, next: end };
  }

  private withUnit(
    quantity: Quantity | null,
    { unit, next, size }: UnitReading & { size: string | null },
    known: PackageSize | null = null,
  ): Amount {
    let after = next;
    let amount = quantity;
    let packageSize = known;
    for (;;) {
      const token = this.tokens[after];
      if (token?.kind !== 'word') break;
      if (token.word !== '' && this.lexicon.measured.has(token.word)) after += 1;
      else break;
    }
    const half = this.lexicon.numbers.get(this.tokens[after + 1]?.word ?? '');
    if (
      amount &&
      this.lexicon.and.has(written(this.tokens[after])) &&
      half &&
      compare(half, HALF) === 0
    ) {
      amount = { min: add(amount.min, HALF), max: add(amount.max, HALF) };
      after += 2;
    }
    const part = this.tokens[after];
    if (amount && part?.kind === 'number' && part.value && compare(part.value, ONE) < 0) {
      // "1 tasse 1/2"
      amount = { min: add(amount.min, part.value), max: add(amount.max, part.value) };
      after += 1;
    }
    const dimension = dimensionOf(unit);
    if (packageSize === null && (dimension === 'package' || dimension === 'count')) {
      const each =
        this.bracketedMeasure(after) ??
        (isConnector(this.tokens[after]) ? this.measureAt(after + 1) : null);
      if (each && (dimension === 'package' || dimensionOf(each.unit) !== 'volume')) {
        packageSize = { quantity: each.quantity, unit: each.unit };
        after = each.next;
      }
    }
    return { quantity: amount, unit, packageSize, size, next: this.afterEquivalents(after, unit) };
  }

  /** A number with a unit of mass, volume or length. */
  private measureAt(start: number): (PackageSize & { next: number }) | null {
    const number = this.rangeAt(this.afterApproximate(start));
    const reading = number && this.unitAfterWords(number.next);
    if (!number || !reading) return null;
    const dimension = dimensionOf(reading.unit);
    return dimension === 'count' || dimension === 'package'
      ? null
      : { quantity: number.quantity, unit: reading.unit, next: reading.next };
  }

  /** "(398 ml)", "(14 oz / 398 ml)": a measure that fills the brackets. */
  private bracketedMeasure(at: number): (PackageSize & { next: number }) | null {
    if (!isMark(this.tokens[at], '(', '[')) return null;
    const first = this.measureAt(at + 1);
    if (!first) return null;
    let next = first.next;
    for (let steps = 0; steps < 10; steps += 1) {
      const token = this.tokens[next];
      if (!token) return null;
      if (isMark(token, ')', ']')) return { ...first, next: next + 1 };
      const again = this.measureAt(next);
      if (again) next = again.next;
      else if (isMark(token, '/', ',', ';', '-', '+') || isConnector(token)) next += 1;
      else if (this.lexicon.or.has(written(token)) || CONNECTING.has(written(token))) next += 1;
      else return null;
    }
    return null;
  }

  /** The same in the other system, with a number or without: amounts in one system would be a sum. */
  private otherSystemAt(at: number, unit: UnitId): { next: number } | null {
    const again = this.measureAt(at) ?? this.unitAt(at);
    if (!again || !MEASURED.has(dimensionOf(unit)) || !MEASURED.has(dimensionOf(again.unit)))
      return null;
    return systemOf(unit) === systemOf(again.unit) ? null : again;
  }

  /** Skips "(1 tasse)", "/ 1 tasse", "ou 250 ml": the same amount in other units; after a measure also "1 tasse" and "tasse" alone. */
  private afterEquivalents(at: number, unit: UnitId | null = null): number {
    let next = at;
    for (let rounds = 0; rounds < 3; rounds += 1) {
      const token = this.tokens[next];
      const bracketed = this.bracketedMeasure(next);
      const isJoined = isMark(token, '/', '=', '|') || this.lexicon.or.has(written(token));
      const again =
        bracketed ?? (isJoined ? this.measureAt(next + 1) : unit && this.otherSystemAt(next, unit));
      if (!again) return next;
      next = again.next;
    }
    return next;
  }
}

const NO_AMOUNT: Amount = { quantity: null, unit: null, packageSize: null, size: null, next: 0 };

const MEASURES: ReadonlySet<UnitId> = new Set<UnitId>([
  'pinch',
  'drizzle',
  'handful',
  'knob',
  'dash',
  'grind',
  'drop',
  'tsp',
  'tbsp',
]);

const MEASURED: ReadonlySet<string> = new Set(['volume', 'mass']);

const CONNECTING = new Set([
  'soit',
  'chacun',
  'chacune',
  'environ',
  'total',
  'poids',
  'net',
  'je',
  'cada',
  'ca',
]);
const POURED: ReadonlySet<string> = new Set(['oils', 'condiments']);
const isPoured = (name: string | undefined): boolean =>
  name !== undefined &&
  (/\b(?:oil|vinegar|juice|syrup|milk|cream|sauce|water|liqueur)\b/.test(name) ||
    ['honey', 'lemon', 'lime', 'orange'].includes(name));
const FATS: ReadonlySet<string> = new Set([
  'butter',
  'margarine',
  'vegan butter',
  'clarified butter',
  'ghee',
  'duck fat',
  'lard',
  'shortening',
  'fat',
]);
const STALKS: ReadonlySet<string> = new Set(['celery', 'rhubarb', 'lemongrass', 'fennel', 'leek']);
const SHEETS: ReadonlySet<string> = new Set([
  'phyllo dough',
  'puff pastry',
  'gelatin',
  'nori',
  'lasagna noodle',
  'rice paper',
  'wonton wrapper',
  'spring roll wrapper',
]);
