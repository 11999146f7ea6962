import { FULLY, type IngredientHierarchy, pantryCoverOf } from '@larder/culinary/at-hand';
import type { RecipeQuery } from './recipe-index.js';
import { COMMON_WORTH } from '../domain/common-points.js';
import { centreOf, foremostOf } from '../domain/kitchen-centre.js';
import {
  BABY_LOSS,
  CENTRE_GAIN,
  CENTRE_TITLE_GAIN,
  DESSERT_LOSS,
  POINT,
  TITLE_GAIN,
} from './ranking.js';
import {
  ALTERNATIVE,
  GREATEST_INGREDIENT,
  ID_SHIFT,
  IN_TITLE,
  OPTIONAL,
  TITLE_SHIFT,
} from './recipe-entry.js';
import type { IngredientCosts, RecipeSegment } from './recipe-segment.js';
import type { WordUsage, WordUsages } from './word-usage.js';
import { hasBit } from './bitmap.js';

/** No ingredient has this number. */
const NO_INGREDIENT = 0;

// Searches are synchronous: one memory serves them all, and each clears what the one before has written.
const held = new Uint8Array(GREATEST_INGREDIENT + 1);
const firstMatch = new Uint16Array(GREATEST_INGREDIENT + 1);
// By the ingredient and whether the title names it.
const standings = new Uint8Array(2 * (GREATEST_INGREDIENT + 1));
const mostGains = new Int32Array(standings.length);
const written = { held: [] as readonly number[], matched: [] as number[] };

/** Set on a word for which a title gains a little, on one of the centre, and on one that the kitchen is mainly about. */
const ASIDE = 1;
const CENTRAL = 2;
const FOREMOST = 8;
/** Set on an ingredient that makes a recipe a match. */
const TELLING = 4;

/** In place of the most that a row can score: it cannot be cooked. */
export const NOT_COOKABLE = -Infinity;

const TITLE_SHARE = CENTRE_TITLE_GAIN / FULLY;

/** Using something in an optional line is worth half. */
const optionalShare = 2;

export interface TypedWord extends WordUsage {
  /** Whether using it alone makes a recipe a match. */
  readonly telling: boolean;
  /** Whether it belongs to the kitchen's centre, and whether the kitchen is mainly about it. */
  readonly central: boolean;
  readonly foremost: boolean;
}

/** The exact score of a recipe for a query: reads the lines of one row at a time. Valid until the next one is made. */
export class RecipeScorer {
  readonly words: readonly TypedWord[];
  /** Ingredients that are at hand. */
  readonly heldIds: readonly number[];
  /** Those of them that are, whatever was typed. */
  readonly pantryCover: ReadonlySet<number>;
  /** Those of them that no word stands for. */
  readonly pantryIds: readonly number[];
  private readonly held = held;
  /** For each ingredient the first of its matches, 0 for none; a match links to the next. */
  private readonly firstMatch = firstMatch;
  /** For each ingredient, without and with a title that names it, what its words stand for and the most that they gain for a line. */
  private readonly standings = standings;
  private readonly mostGains = mostGains;
  private readonly matchWord: number[] = [0];
  private readonly matchFit: number[] = [0];
  private readonly nextMatch: number[] = [0];
  /** Dishes with the name that was asked for match even if they use none of the words. */
  private readonly isNamed: boolean;
  /** What the kitchen is mainly about. */
  readonly foremostIds: readonly number[];
  private readonly shares: number[];
  /** Whether the kitchen is about a protein, so that desserts without it come last. */
  readonly wantsSavoury: boolean;
  private readonly worth: Uint8Array;
  /** How well a word of the centre fits what the title names. */
  private readonly titleWorth: Uint8Array;
  /** For each word whether it is of the centre, or what a title that names it counts as. */
  private readonly standing: readonly number[];

  constructor(
    query: RecipeQuery,
    usages: WordUsages,
    private readonly costs: IngredientCosts,
    hierarchy: IngredientHierarchy,
  ) {
    const isStaple = (id: number): boolean => hierarchy.roleOf(id) === 'staple';
    // Salt alone makes no recipe a match, unless salt is all that was entered.
    const onlyStaples = query.typed.every(isStaple);
    const known = query.typed.map((typed) => usages.of(typed, query.withoutDiets));
    const candidates = known.map(({ gain }, word) => ({
      gain,
      isCommon: gain <= COMMON_WORTH * POINT,
      role: hierarchy.roleOf(query.typed[word] as number),
    }));
    const foremost = foremostOf(candidates);
    const central = centreOf(candidates, foremost);
    this.foremostIds = query.typed.filter((_, word) => foremost[word]);
    this.words = known.map((usage, word) => ({
      ...usage,
      telling: onlyStaples || !isStaple(query.typed[word] as number),
      central: central[word] as boolean,
      foremost: foremost[word] as boolean,
    }));
    this.standing = query.typed.map(
      (typed, word) =>
        (central[word] ? CENTRAL : 0) | (foremost[word] ? FOREMOST : isStaple(typed) ? 0 : ASIDE),
    );
    this.isNamed = query.name !== null;
    this.wantsSavoury = query.typed.some((typed) => hierarchy.roleOf(typed) === 'protein');
    this.shares = this.words.map(({ gain }) => gain / FULLY);
    this.worth = new Uint8Array(this.words.length);
    this.titleWorth = new Uint8Array(this.words.length);
    for (const id of written.held) held[id] = 0;
    for (const id of written.matched) {
      firstMatch[id] = 0;
      standings.fill(0, 2 * id, 2 * id + 2);
      mostGains.fill(0, 2 * id, 2 * id + 2);
    }
    written.matched = [];
    const heldIds: number[] = [];
    const hold = (id: number): void => {
      if (held[id] !== 0) return;
      held[id] = 1;
      heldIds.push(id);
    };
    this.words.forEach(({ fits }, word) => {
      for (const [id, fit] of fits) {
        written.matched.push(id);
        hold(id);
        const next = this.firstMatch[id] as number;
        this.firstMatch[id] = this.matchWord.length;
        this.matchWord.push(word);
        this.matchFit.push(fit);
        this.nextMatch.push(next);
        this.noteMost(id, word, fit);
      }
    });
    this.pantryCover = pantryCoverOf(query.pantry, hierarchy);
    this.pantryIds = [...this.pantryCover].filter((id) => held[id] === 0);
    this.pantryIds.forEach(hold);
    this.heldIds = heldIds;
    written.held = heldIds;
    this.held[NO_INGREDIENT] = 1;
  }

  /** Whether the ingredient is at hand; none always is. */
  holds(id: number): boolean {
    return this.held[id] !== 0;
  }

  /** Whether a row that uses the ingredient matches. */
  tells(id: number): boolean {
    return this.isNamed || ((this.standings[2 * id] as number) & TELLING) !== 0;
  }

  /** Adds up what an ingredient can gain, whatever else a recipe uses. */
  private noteMost(id: number, word: number, fit: number): void {
    const { standings, mostGains } = this;
    const place = this.standing[word] as number;
    const tells = this.words[word]?.telling ? TELLING : 0;
    const share = this.shares[word] as number;
    const [untitled, titled] = [2 * id, 2 * id + 1];
    const titledShare = share + ((place & FOREMOST) === 0 ? 0 : TITLE_SHARE);
    mostGains[untitled] = (mostGains[untitled] as number) + Math.ceil(share * fit);
    mostGains[titled] = (mostGains[titled] as number) + Math.ceil(titledShare * fit);
    standings[untitled] = (standings[untitled] as number) | (place & CENTRAL) | tells;
    standings[titled] = (standings[titled] as number) | place | tells;
  }

  /** The most that the title adds for words that the kitchen is not mainly about. */
  get mostAside(): number {
    return this.standing.some((place) => (place & ASIDE) !== 0) ? TITLE_GAIN : 0;
  }

  /** What the row gains from what it uses and is named after, minus what has to be bought for it. */
  scoreOf(segment: RecipeSegment, row: number): number {
    const { entries, entryStarts } = segment;
    const { held, firstMatch, worth, shares, standing } = this;
    const { costs } = this.costs;
    let score = hasBit(segment.understood, row) ? 0 : -this.costs.unknownCost;
    let price = 0;
    let uses = 0;
    let aside = 0;
    let isNamed = false;
    const end = entryStarts[row + 1] as number;
    for (let at = entryStarts[row] as number; at < end; at += 1) {
      const entry = entries[at] as number;
      const id = entry >> ID_SHIFT;
      // The first of a line is the one to buy, unless any of the line turns out to be at hand.
      if ((entry & ALTERNATIVE) === 0) {
        score -= price;
        price = (entry & OPTIONAL) === 0 ? (costs[id] as number) : 0;
      }
      if (held[id] === 0) continue;
      price = 0;
      for (let match = firstMatch[id] as number; match !== 0;) {
        const word = this.matchWord[match] as number;
        let fit = this.matchFit[match] as number;
        if ((entry & OPTIONAL) !== 0) fit /= optionalShare;
        const known = worth[word] as number;
        if (fit > known) {
          worth[word] = fit;
          score += (shares[word] as number) * (fit - known);
        }
        const place = standing[word] as number;
        uses |= place;
        if ((entry & IN_TITLE) !== 0) {
          if ((place & FOREMOST) !== 0) {
            isNamed = true;
            score += this.noteTitle(word, fit);
          } else if ((place & ASIDE) !== 0) aside = TITLE_GAIN;
        }
        match = this.nextMatch[match] as number;
      }
    }
    // For so few bytes a loop takes less time than a call of `fill`.
    for (let word = 0; word < worth.length; word += 1) worth[word] = 0;
    if (isNamed) this.titleWorth.fill(0);
    const centre = (uses & CENTRAL) === 0 ? 0 : CENTRE_GAIN;
    const isLast = this.wantsSavoury && (uses & FOREMOST) === 0 && segment.isDessert(row);
    const loss = (isLast ? DESSERT_LOSS : 0) + (hasBit(segment.forBabies, row) ? BABY_LOSS : 0);
    return score - price + centre + aside - loss;
  }

  /** What a title gains that names a word that the kitchen is mainly about, beyond what it has gained for it already. */
  private noteTitle(word: number, fit: number): number {
    const named = this.titleWorth[word] as number;
    if (fit <= named) return 0;
    this.titleWorth[word] = fit;
    return TITLE_SHARE * (fit - named);
  }

  /** Whether the row uses something that the kitchen is mainly about. */
  usesForemost(segment: RecipeSegment, row: number): boolean {
    const end = segment.entryStarts[row + 1] as number;
    for (let at = segment.entryStarts[row] as number; at < end; at += 1) {
      let match = this.firstMatch[(segment.entries[at] as number) >> ID_SHIFT] as number;
      while (match !== 0) {
        const word = this.matchWord[match] as number;
        if (((this.standing[word] as number) & FOREMOST) !== 0) return true;
        match = this.nextMatch[match] as number;
      }
    }
    return false;
  }

  /** Whether the row uses a distinctive word. */
  isUsedBy(segment: RecipeSegment, row: number): boolean {
    const end = segment.entryStarts[row + 1] as number;
    for (let at = segment.entryStarts[row] as number; at < end; at += 1) {
      const place = (segment.entries[at] as number) >> TITLE_SHIFT;
      if (((this.standings[place] as number) & TELLING) !== 0) return true;
    }
    return false;
  }

  /** How many of the row's lines have to be bought; more than `most` as soon as it is clear. */
  missingOf(segment: RecipeSegment, row: number, most: number): number {
    const { entries, entryStarts } = segment;
    let missing = segment.unknownLines[row] as number;
    let served = true;
    const end = entryStarts[row + 1] as number;
    for (let at = entryStarts[row] as number; at < end && missing <= most; at += 1) {
      const entry = entries[at] as number;
      if ((entry & ALTERNATIVE) === 0) {
        if (!served) missing += 1;
        served = (entry & OPTIONAL) !== 0;
      }
      if (this.held[entry >> ID_SHIFT] !== 0) served = true;
    }
    return served ? missing : missing + 1;
  }

  /**
   * The most that a row with these entries can score, which takes less time to tell than its score. `NOT_COOKABLE` unless the row uses a
   * distinctive word, or was asked for by name, and exactly `buying` of its lines have to be bought.
   */
  mostIfCookable(entries: Uint16Array, from: number, end: number, buying = 0): number {
    const { held, standings, mostGains } = this;
    let uses = this.isNamed ? TELLING : 0;
    let most = 0;
    let served = true;
    let left = buying;
    for (let at = from; at < end; at += 1) {
      const entry = entries[at] as number;
      if ((entry & ALTERNATIVE) === 0) {
        if (!served && (left -= 1) < 0) return NOT_COOKABLE;
        served = (entry & OPTIONAL) !== 0;
      }
      if (held[entry >> ID_SHIFT] === 0) continue;
      served = true;
      uses |= standings[entry >> TITLE_SHIFT] as number;
      most += mostGains[entry >> TITLE_SHIFT] as number;
    }
    if ((uses & TELLING) === 0 || left !== (served ? 0 : 1)) return NOT_COOKABLE;
    return most + mostBeyond(uses);
  }

  /** The most that a row can score, whatever has to be bought for it. */
  mostOf({ entries, entryStarts }: RecipeSegment, row: number): number {
    const { standings, mostGains } = this;
    let uses = 0;
    let most = 0;
    const end = entryStarts[row + 1] as number;
    for (let at = entryStarts[row] as number; at < end; at += 1) {
      const place = (entries[at] as number) >> TITLE_SHIFT;
      uses |= standings[place] as number;
      most += mostGains[place] as number;
    }
    return most + mostBeyond(uses);
  }
}

/** The most that a row scores for using the centre and for its title, of what it uses. */
const mostBeyond = (uses: number): number =>
  ((uses & CENTRAL) === 0 ? 0 : CENTRE_GAIN) + ((uses & ASIDE) === 0 ? 0 : TITLE_GAIN);
