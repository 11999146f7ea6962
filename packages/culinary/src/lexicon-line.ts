import { ingredientById } from './ingredient.js';
import { LexiconAmounts } from './lexicon-amount.js';
import { foldedWord, withoutFormEndings } from './lexicon-tokens.js';
import type { Lexicon } from './lexicon.js';
import type { Amount } from './line-amount.js';
import { cleanLine, LONGEST_LINE, type LineToken } from './line-tokens.js';
import { plainLine, type IngredientLine } from './parsed-line.js';
import { idOfPhrase } from './vocabulary.js';
import { nameWords } from './words.js';

/** A word of a phrase, or what joins two; articles are not words but say how the next one belongs. */
interface Item {
  readonly kind: 'word' | 'and' | 'or' | 'number';
  readonly word: string;
  readonly token: LineToken;
  /** Its index among the tokens of the phrase. */
  readonly at: number;
  /** "Of": made of it; "with": flavoured with it or meant for it; "bare": no article. */
  readonly lead: 'of' | 'with' | 'bare';
}

/** A food among the items of a phrase. */
export interface NamedFood {
  readonly id: number;
  readonly start: number;
  readonly end: number;
  /** Foods that flavour it. */
  readonly flavours: readonly number[];
  /** A word beside it is not known, so it may be made up with something else. */
  readonly isOpen: boolean;
}

interface Head {
  readonly food: NamedFood | null;
  /** Where the name starts and ends, and where the reading stopped: at a joiner, a boundary or the end. */
  readonly start: number;
  readonly end: number;
  readonly stop: number;
  /** Known words say that this is another food than the one that is named. */
  readonly isDeclined: boolean;
}

/** How a line was read; facts need more than the line says. */
export interface LexiconReading {
  readonly line: IngredientLine;
  /** The words of the phrases that name foods, each with its food. */
  readonly phrases: readonly {
    readonly words: readonly LineToken[];
    readonly foods: readonly NamedFood[];
  }[];
  /** Remarks and preparations. */
  readonly remarks: readonly string[];
  readonly isOpen: boolean;
}

function isMark(token: LineToken | undefined, ...marks: string[]): boolean {
  return token?.kind === 'mark' && marks.includes(token.text);
}

/** Joiners and articles are compared as written, apart from accents. */
const lowered = (token: LineToken | undefined): string =>
  token === undefined ? '' : foldedWord(token.text);

const isCapitalised = ({ text, start }: LineToken): boolean => start > 0 && /^\p{Lu}/u.test(text);

const EMPTY: Amount = { quantity: null, unit: null, packageSize: null, size: null, next: 0 };

const joined = (parts: readonly string[]): string | null =>
  parts.filter((part) => part !== '').join(', ') || null;

const INFINITIVE = /(?:er|ir|oir|dre|ire|tre|uire)$/;
const LABEL_WORDS = 8;

class LexiconLineReader {
  private readonly preparations: string[] = [];
  private readonly comments: string[] = [];
  private readonly asides: string[] = [];
  private readonly alternatives: number[] = [];
  private readonly also: IngredientLine[] = [];
  private readonly phrases: { words: LineToken[]; foods: NamedFood[] }[] = [];
  private isOpen = false;

  constructor(
    private readonly raw: string,
    private readonly text: string,
    private readonly lexicon: Lexicon,
    private readonly optional: boolean,
    private readonly toTaste: boolean,
  ) {}

  read(all: readonly LineToken[]): LexiconReading {
    let tokens = this.withoutLead(all);
    const amounts = new LexiconAmounts(this.lexicon, tokens);
    const taken = this.afterTakenPart(tokens, amounts);
    let amount = amounts.at(Math.max(taken, 0));
    const further: Amount[] = [];
    if (amount) {
      const takenText = taken > 0 ? this.slice(tokens, 0, taken) : '';
      this.preparations.push(takenText.replace(/\s(?:\p{L}{1,2}['’]?|von|vom)$/u, ''));
      let at = amount.next;
      while (amount.unit !== null && amount.quantity !== null && further.length < 3) {
        const isJoined = isMark(tokens[at], '+') || this.lexicon.and.has(lowered(tokens[at]));
        const more = isJoined && tokens[at + 1]?.kind === 'number' ? amounts.at(at + 1) : null;
        if (!more?.unit || !more.quantity) break;
        further.push(more);
        at = more.next;
      }
      tokens = tokens.slice(at);
    } else {
      const trailing = this.trailingAmount(tokens);
      if (trailing) ({ amount, tokens } = trailing);
    }
    const found = this.readFoods(tokens);
    const id = found.food?.id ?? this.otherwise(found);
    const given = amount ?? EMPTY;
    const lines = further.map((one) => this.plainLine(one, found.name, id));
    const distinct = [...new Set(this.alternatives)].filter((other) => other !== id);
    const line: IngredientLine = {
      raw: this.raw,
      optional: this.optional,
      toTaste: this.toTaste,
      quantity: given.quantity,
      unit: given.unit ?? found.unit,
      packageSize: given.packageSize,
      size: given.size,
      name: found.name || this.text,
      ingredientId: id,
      preparation: joined(this.preparations),
      comment: joined([...this.asides, ...this.comments]),
      alternatives: distinct,
      also: [...lines, ...this.also],
      confidence: this.confidence(given, found, id, distinct.length > 0),
      language: this.lexicon.language,
    };
    return {
      line,
      phrases: this.phrases,
      remarks: [...this.asides, ...this.comments, ...this.preparations],
      isOpen: this.isOpen || (id !== null && found.food === null),
    };
  }

  private confidence(
    amount: Amount,
    found: { food: NamedFood | null },
    id: number | null,
    hasAlternatives: boolean,
  ): number {
    let confidence = id === null ? 0.2 : found.food === null ? 0.6 : found.food.isOpen ? 0.75 : 1;
    if (amount.quantity === null && amount.unit === null && !this.toTaste) confidence *= 0.9;
    if (hasAlternatives) confidence *= 0.95;
    return Math.round(confidence * 100) / 100;
  }

  private slice(tokens: readonly LineToken[], start: number, end: number): string {
    const first = tokens[start];
    const last = tokens[end - 1];
    if (!first || !last || end <= start) return '';
    return this.text.slice(first.start, last.end).trim();
  }

  /** Skips bullets and labels such as "Pour la sauce :", but not a food with its amount: "Beurre : 120 g". */
  private withoutLead(tokens: readonly LineToken[]): readonly LineToken[] {
    let start = 0;
    while (tokens[start]?.kind === 'mark' && !isMark(tokens[start], '(', '[')) start += 1;
    for (let index = start; index < Math.min(tokens.length - 1, start + LABEL_WORDS); index += 1) {
      const token = tokens[index];
      if (isMark(token, ':')) {
        const isFood = this.headOf(this.itemsOf(tokens.slice(start, index)), 0).food !== null;
        return isFood ? tokens.slice(start) : tokens.slice(index + 1);
      }
      if (token?.kind !== 'word') break;
    }
    return tokens.slice(start);
  }

  /** "Le jus de 2 citrons", "zeste d'un citron": the index of the number, or -1. */
  private afterTakenPart(tokens: readonly LineToken[], amounts: LexiconAmounts): number {
    let part = false;
    for (let index = 0; index < Math.min(tokens.length, 9); index += 1) {
      const token = tokens[index];
      if (part && amounts.numberAt(index)) return index;
      if (token?.kind !== 'word') return -1;
      if (this.lexicon.takenParts.has(token.word)) part = true;
      else if (
        token.word !== '' &&
        !this.lexicon.and.has(lowered(token)) &&
        !this.lexicon.describing.has(token.word) &&
        !this.lexicon.preparation.has(token.word)
      )
        return -1;
    }
    return -1;
  }

  /** "Beurre doux : 120 g", "Filet de saumon, 600 g": an amount at the end, when none stands at the beginning. */
  private trailingAmount(
    tokens: readonly LineToken[],
  ): { amount: Amount; tokens: readonly LineToken[] } | null {
    const amounts = new LexiconAmounts(this.lexicon, tokens);
    let isBracketed = false;
    for (let index = 1; index < tokens.length; index += 1) {
      if (isMark(tokens[index], '(', '[')) isBracketed = true;
      if (tokens[index]?.kind !== 'number') continue;
      // "Farine de sarrasin (blé noir) : 55 g"
      const isParted = isMark(tokens[index - 1], ':', ...(isBracketed ? [] : [',', '-']));
      if (isBracketed && !isParted) continue;
      const amount = amounts.at(index);
      if (!amount || (amount.unit === null && !isParted)) continue;
      const following = tokens[amount.next];
      if (following && !isMark(following, ',', ';', '(')) continue;
      const end = isParted ? index - 1 : index;
      return { amount, tokens: [...tokens.slice(0, end), ...tokens.slice(amount.next)] };
    }
    return null;
  }

  private itemsOf(tokens: readonly LineToken[]): Item[] {
    const { madeOf, with: flavoured, and, or } = this.lexicon;
    const items: Item[] = [];
    let lead: Item['lead'] = 'bare';
    tokens.forEach((token, at) => {
      const text = lowered(token);
      const isJoiner = token.kind === 'mark' ? text === '/' || text === '&' || text === '+' : false;
      if (or.has(text) || (isJoiner && text === '/')) {
        items.push({ kind: 'or', word: '', token, at, lead: 'bare' });
        lead = 'bare';
      } else if (and.has(text) || isJoiner) {
        items.push({ kind: 'and', word: '', token, at, lead: 'bare' });
        lead = 'bare';
      } else if (token.kind === 'word' && token.word === '') {
        if (madeOf.has(text)) lead = 'of';
        else if (flavoured.has(text) || text === 'en' || text === 'al')
          lead = lead === 'of' ? 'of' : 'with';
      } else if (token.kind === 'word' || token.kind === 'number') {
        const word = token.kind === 'number' ? token.text : token.word;
        const previous = items.at(-1);
        const isCompound =
          this.lexicon.headLast &&
          previous?.kind === 'word' &&
          token.glued &&
          isMark(tokens[at - 1], '-') &&
          tokens[at - 1]?.glued === true;
        const compound = isCompound
          ? (this.lexicon.wordsOf(`${previous.token.text}${token.text.toLowerCase()}`)[0] ?? '')
          : '';
        if (previous && compound !== '' && this.lexicon.names.has(compound)) {
          items[items.length - 1] = { ...previous, word: compound };
        } else {
          items.push({ kind: token.kind, word, token, at, lead });
        }
        lead = 'bare';
      }
    });
    return items;
  }

  private isDescribing({ kind, word, token }: Item): boolean {
    if (kind === 'number') return true;
    if (kind !== 'word') return false;
    const { describing, preparation, sizes, measured, describingEnding } = this.lexicon;
    if (describing.has(word) || preparation.has(word) || sizes.has(word) || measured.has(word))
      return true;
    if (/^\d/.test(word)) return true;
    return !this.lexicon.names.has(word) && describingEnding.test(token.text.toLowerCase());
  }

  private nameAt(items: readonly Item[], at: number): { id: number; end: number } | null {
    let to = at;
    while (to < items.length && this.continuesName(items, at, to)) to += 1;
    const words = items.slice(0, to).map(({ word }) => word);
    const match = this.lexicon.names.longestAt(
      words,
      at,
      to,
      (word) => this.lexicon.describing.has(word) || this.lexicon.preparation.has(word),
    );
    return match && { id: match.value, end: match.end };
  }

  /** Joiners end a name, except those inside one: "fromage ail et fines herbes". */
  private continuesName(items: readonly Item[], at: number, to: number): boolean {
    const item = items[to] as Item;
    return item.kind === 'word' || item.kind === 'number' ? true : to === at;
  }

  /** The food that the items from `from` on name, up to a joiner or boundary. */
  private headOf(items: readonly Item[], from: number): Head {
    const { forms } = this.lexicon;
    let at = from;
    for (; at < items.length; at += 1) {
      const item = items[at] as Item;
      if (item.kind === 'and' || item.kind === 'or') break;
      const match = this.nameAt(items, at);
      if (match) return this.withTail(items, at, match);
      const isBoundary = at > from && this.isBoundary(item);
      if (isBoundary || !(this.isDescribing(item) || forms.has(item.word))) break;
    }
    let stop = at;
    while (stop < items.length && !this.endsPhrase(items, stop)) stop += 1;
    return { food: null, start: from, end: stop, stop, isDeclined: false };
  }

  private endsPhrase(items: readonly Item[], at: number): boolean {
    const item = items[at] as Item;
    return item.kind === 'and' || item.kind === 'or' || this.isBoundary(item);
  }

  private isBoundary({ kind, word, token }: Item): boolean {
    const { boundaries } = this.lexicon;
    return kind === 'number' || boundaries.has(word) || boundaries.has(foldedWord(token.text));
  }

  private withTail(
    items: readonly Item[],
    start: number,
    { id, end }: { id: number; end: number },
  ): Head {
    const { openHeads, origins, plantBased, preparation, headLast } = this.lexicon;
    const flavours: number[] = [];
    let isOpen = false;
    let isDeclined = false;
    let nameEnd = end;
    let prepared = false;
    let at = end;
    for (; at < items.length && !this.endsPhrase(items, at);) {
      const item = items[at] as Item;
      let next = at + 1;
      const other = this.nameAt(items, at);
      const isListed = this.lexicon.describing.has(item.word) || preparation.has(item.word);
      // "Lait de chamelle": an ending does not make an origin.
      const describes = item.lead === 'of' ? isListed : this.isDescribing(item);
      const isKnownWord = describes || origins.has(item.word);
      if (plantBased.has(item.word)) {
        isDeclined ||= ingredientById(id)?.facts.diets.vegan !== 'free';
      } else if (isKnownWord && !(item.lead === 'of' && other && !origins.has(item.word))) {
        prepared ||= preparation.has(item.word);
      } else if (item.lead === 'with') {
        if (other) {
          flavours.push(other.id);
          next = other.end;
        } else if (!INFINITIVE.test(item.token.text)) isOpen = true;
      } else if (item.lead === 'of') {
        if (isCapitalised(item.token) && !other) nameEnd = prepared ? nameEnd : next;
        else if (openHeads.has(id)) {
          isOpen ||= other === null;
          if (other) flavours.push(other.id);
          next = other?.end ?? next;
        } else isDeclined = true;
      } else if (other && other.id !== id && !isCapitalised(item.token)) {
        isDeclined = true;
      } else if (headLast && isCapitalised(item.token)) {
        isDeclined ||= other?.id !== id;
      } else {
        isOpen ||= other === null;
      }
      if (!prepared) nameEnd = next;
      at = next;
    }
    const food = { id, start, end, flavours, isOpen };
    return { food: isDeclined ? null : food, start, end: nameEnd, stop: at, isDeclined };
  }

  private readFoods(tokens: readonly LineToken[]): {
    food: NamedFood | null;
    name: string;
    unit: IngredientLine['unit'];
    isDeclined: boolean;
  } {
    const segments = this.segmentsOf(tokens);
    let food: NamedFood | null = null;
    let name = '';
    let isDeclined = false;
    let isRead = false;
    for (const segment of segments) {
      const items = this.itemsOf(segment);
      if (items.length === 0) continue;
      const isOnlyDescribing =
        segments.length > 1 &&
        items.every((item) => this.isDescribing(item)) &&
        this.headOf(items, 0).food === null;
      if (!isRead && !isOnlyDescribing) {
        isRead = true;
        const head = this.readHead(segment, items);
        ({ food, isDeclined } = head);
        name = head.name;
      } else {
        this.readFurther(segment, items, food);
      }
    }
    return { food, name, unit: null, isDeclined };
  }

  /** The tokens between commas, without bracketed ones. */
  private segmentsOf(tokens: readonly LineToken[]): LineToken[][] {
    const segments: LineToken[][] = [[]];
    let depth = 0;
    let opened = 0;
    tokens.forEach((token, index) => {
      if (isMark(token, '(', '[', '{')) {
        if (depth === 0) opened = token.end;
        depth += 1;
      } else if (isMark(token, ')', ']', '}')) {
        if (depth === 1) this.asides.push(this.text.slice(opened, token.start).trim());
        depth = Math.max(0, depth - 1);
      } else if (depth === 0) {
        const following = tokens[index + 1];
        const isParting =
          isMark(token, ',', ';', '—', ':', '•', '|') ||
          (isMark(token, '-') && !token.glued && following?.glued === false) ||
          (isMark(token, '.') && following?.glued === false && /^\p{Lu}/u.test(following.text));
        if (isParting) segments.push([]);
        else segments.at(-1)?.push(token);
      }
    });
    if (depth > 0) this.asides.push(this.text.slice(opened).trim());
    return segments.filter((segment) => segment.length > 0);
  }

  private readHead(
    segment: readonly LineToken[],
    items: readonly Item[],
  ): { food: NamedFood | null; name: string; isDeclined: boolean } {
    const foods: NamedFood[] = [];
    const head = this.headOf(items, 0);
    let primary = head.food;
    let { stop } = head;
    const isDeclined = head.isDeclined;
    let name = this.between(segment, items, head.start, head.end);
    this.note(segment, items, head.end, stop);
    if (primary) foods.push(primary);
    while (stop < items.length) {
      const item = items[stop] as Item;
      if (item.kind !== 'and' && item.kind !== 'or') break;
      const other = this.branchAt(segment, items, stop + 1);
      if (!other?.food) break;
      foods.push(other.food);
      if (primary === null && item.kind === 'or' && !isDeclined) {
        primary = other.food;
        name = `${name} ${this.between(segment, items, stop, other.end)}`.trim();
      } else if (item.kind === 'or') this.alternatives.push(other.food.id);
      else this.also.push(this.plainLine(other.amount, other.name, other.food.id));
      stop = other.stop;
    }
    if (stop < items.length) this.note(segment, items, stop, items.length);
    this.phrases.push({ words: items.slice(0, stop).map(({ token }) => token), foods });
    this.isOpen ||= foods.some((one) => one.isOpen);
    return { food: primary, name, isDeclined };
  }

  private between(
    segment: readonly LineToken[],
    items: readonly Item[],
    start: number,
    end: number,
  ): string {
    const first = items[start]?.at;
    const last = items[end - 1]?.at;
    return first === undefined || last === undefined || end <= start
      ? ''
      : this.slice(segment, first, last + 1);
  }

  /** What follows "ou" and "et": another food, with an amount of its own or without. */
  private branchAt(
    segment: readonly LineToken[],
    items: readonly Item[],
    at: number,
  ): (Head & { amount: Amount; name: string }) | null {
    const first = items[at];
    if (!first) return null;
    const amount =
      first.kind === 'number' ? new LexiconAmounts(this.lexicon, segment).at(first.at) : null;
    const from = amount ? items.findIndex((item) => item.at >= amount.next) : at;
    if (from < 0) return null;
    const item = items[from];
    // "Pelées et coupées" goes on with the preparation.
    if (item && this.lexicon.preparation.has(item.word)) return null;
    const head = this.headOf(items, from);
    return {
      ...head,
      amount: amount ?? EMPTY,
      name: this.between(segment, items, head.start, head.end),
    };
  }

  private note(
    segment: readonly LineToken[],
    items: readonly Item[],
    from: number,
    to: number,
  ): void {
    const first = items[from];
    if (!first || to <= from) return;
    const last = items[to - 1] as Item;
    const text = this.slice(segment, first.at, last.at + 1);
    const prepares = this.prepares(items.slice(from, to));
    (prepares ? this.preparations : this.comments).push(text);
  }

  private prepares(items: readonly Item[]): boolean {
    const first = items.find(({ kind }) => kind === 'word');
    return (
      first !== undefined &&
      (this.lexicon.preparation.has(first.word) || /(?:é|ée|és|ées)$/.test(first.token.text))
    );
  }

  /** A segment after the food: an alternative, another food, or a remark. */
  private readFurther(
    segment: readonly LineToken[],
    items: readonly Item[],
    primary: NamedFood | null,
  ): void {
    const [first] = items;
    const joins = first?.kind === 'and' || first?.kind === 'or';
    const head = this.branchAt(segment, items, joins ? 1 : 0);
    const whole = head?.stop === items.length && head.start === (joins ? 1 : 0);
    if (head?.food && first?.kind === 'or') {
      this.alternatives.push(head.food.id);
    } else if (head?.food && primary && (joins || (whole && head.amount === EMPTY))) {
      this.also.push(this.plainLine(head.amount, head.name, head.food.id));
    }
    if (head?.food && (joins || whole)) {
      this.phrases.push({ words: items.map(({ token }) => token), foods: [head.food] });
      this.isOpen ||= head.food.isOpen;
      if (whole && first?.kind !== 'or') return;
    }
    const text = this.slice(segment, 0, segment.length);
    if (this.lexicon.toTaste.test(text) || this.lexicon.optional.test(text)) return;
    (this.prepares(items) ? this.preparations : this.comments).push(text);
  }

  private plainLine(amount: Amount, name: string, ingredientId: number | null): IngredientLine {
    const { raw, optional, toTaste } = this;
    const { language } = this.lexicon;
    return plainLine({ raw, optional, toTaste, language }, amount, name, ingredientId);
  }

  /** An unknown word may be explained in brackets, or be the same in English: "kefalotyri". */
  private otherwise({ name, isDeclined }: { name: string; isDeclined: boolean }): number | null {
    if (isDeclined || name === '') return null;
    for (const aside of this.asides) {
      const items = this.itemsOf(this.lexicon.tokensOf(aside));
      const head = items.length > 4 ? null : this.headOf(items, 0);
      if (head?.food && head.stop === items.length && !head.food.isOpen) return head.food.id;
    }
    return idOfPhrase(nameWords(name).join(' '));
  }
}

/** Parses one recipe line in the words of a lexicon, with what its facts depend on. */
export function readLexiconLine(raw: string, lexicon: Lexicon): LexiconReading {
  const text = withoutFormEndings(
    cleanLine(raw.length > LONGEST_LINE ? raw.slice(0, LONGEST_LINE) : raw),
  );
  const optional = lexicon.optional.test(text);
  const taste = lexicon.toTaste.exec(text);
  const reader = new LexiconLineReader(raw, text, lexicon, optional, taste !== null);
  // "Selon le goût poivre et sel"
  const start = taste?.index === 0 && taste[0].length < text.length ? taste[0].length : 0;
  return reader.read(lexicon.tokensOf(text).filter((token) => token.start >= start));
}
