import { AISLES, type Aisle } from './ingredient.js';
import type { ListItemSource } from './list-operations.js';
import { toNumber } from './rational.js';
import { dimensionOf, sizeOf, unitOfWord, type UnitId } from './units.js';
import { nameWords } from './words.js';

/** What menus need of one food. */
export interface GroceryNeed {
  /** Names the food, however much of it is needed and however the line is worded. */
  readonly food: string;
  readonly text: string;
  readonly aisle: Aisle | null;
  /** Null where no amount is named, and where amounts stand side by side. */
  readonly quantity: { readonly min: number; readonly max: number } | null;
  /** The label of the unit; null counts pieces. */
  readonly unit: string | null;
  readonly sources: readonly ListItemSource[];
}

/** What generating the list again has to say about a line. */
export type LineNote =
  /** It was not on the list before. */
  | { readonly kind: 'new' }
  /** It was deleted when less was needed. */
  | { readonly kind: 'back'; readonly was: string }
  /** Its amount has changed. */
  | { readonly kind: 'amount'; readonly was: string }
  /** It was edited and stays as it is, but the menus now need another amount. */
  | { readonly kind: 'edited'; readonly was: string; readonly now: string }
  /** The menus no longer need it; it stays because it was edited or ticked. */
  | { readonly kind: 'unneeded' };

/** One line of a list that has not been saved yet. */
export interface LineInTheMaking {
  readonly id: string;
  readonly text: string;
  readonly aisle: Aisle | null;
  readonly sources: readonly ListItemSource[];
  /** What it was generated from; null for a line that somebody wrote. */
  readonly need: GroceryNeed | null;
  /** The pantry should hold it, and somebody put it on the list all the same. */
  readonly fromPantry: boolean;
  readonly isTicked: boolean;
  readonly note: LineNote | null;
}

/** A list that has not been saved yet, with everything that was done to it. */
export interface ListInTheMaking<Line extends LineInTheMaking = LineInTheMaking> {
  readonly lines: readonly Line[];
  /** What was generated and then deleted, as it was then. */
  readonly deleted: readonly GroceryNeed[];
  /** What the pantry should hold. */
  readonly held: readonly GroceryNeed[];
}

/** What generating a list answers. */
export interface GeneratedNeeds {
  readonly items: readonly GroceryNeed[];
  readonly heldItems: readonly GroceryNeed[];
}

const numberOf = (word: string): number => {
  const [over = NaN, under = 1] = word.split('/').map(Number);
  return word === '' ? NaN : over / under;
};

/** What the mere text of a need tells of it, for an answer that gives no more. */
export function needInText(text: string): GroceryNeed {
  const words = text
    .replaceAll(/[¼-¾⅐-⅞]/g, (fraction) => ` ${fraction.normalize('NFKC').replace('⁄', '/')}`)
    .split(/\s+/)
    .filter((word) => word !== '' && word !== 'about');
  const numbers = words.slice(
    0,
    words.findIndex((word) => Number.isNaN(numberOf(word))),
  );
  const amount = numbers.reduce((sum, word) => sum + numberOf(word), 0);
  const rest = words.slice(numbers.length);
  const unit = numbers.length > 0 && rest.length > 1 ? unitOfWord(rest[0] ?? '') : null;
  const name = (unit === null ? rest : rest.slice(1)).join(' ');
  return {
    food: nameWords(name).join(' ') || text,
    text,
    aisle: null,
    quantity: numbers.length > 0 ? { min: amount, max: amount } : null,
    unit,
    sources: [],
  };
}

/** A line as generating it tells it. */
export function lineOf(id: string, need: GroceryNeed): LineInTheMaking {
  const { text, aisle, sources } = need;
  return {
    id,
    text,
    aisle,
    sources,
    need,
    fromPantry: false,
    isTicked: false,
    note: null,
  };
}

/** Whether somebody changed what a generated line says. */
export function isEdited({ need, text }: Pick<LineInTheMaking, 'need' | 'text'>): boolean {
  return need !== null && need.text !== text;
}

function unitCalled(label: string | null): UnitId | null {
  return label === null ? null : unitOfWord(label);
}

/** How many times the amount of `before` the amount of `now` is; null where they cannot be compared. */
function growth(before: GroceryNeed, now: GroceryNeed): number | null {
  if (!before.quantity || !now.quantity || before.quantity.max <= 0) return null;
  const ratio = now.quantity.max / before.quantity.max;
  if (before.unit === now.unit) return ratio;
  const [from, to] = [unitCalled(before.unit), unitCalled(now.unit)];
  if (from === null || to === null || dimensionOf(from) !== dimensionOf(to)) return null;
  const isMeasure = ['mass', 'volume', 'length'].includes(dimensionOf(from));
  return isMeasure ? (ratio * toNumber(sizeOf(to))) / toNumber(sizeOf(from)) : null;
}

const noticeable = 1.001;

/**
 * Whether more of a food is needed now than before. Amounts that cannot be compared, such as "1 can" and "200 g", are more where
 * a dish needs the food that did not, or is cooked more often.
 */
export function needsMore(before: GroceryNeed, now: GroceryNeed): boolean {
  if (before.text === now.text) return false;
  const ratio = growth(before, now);
  if (ratio !== null) return ratio > noticeable;
  return now.sources.some(({ recipeId, line, times }) => {
    const known = before.sources.find(
      (source) => source.recipeId === recipeId && source.line === line,
    );
    return !known || known.times < times;
  });
}

function byFood<Entry>(
  entries: readonly Entry[],
  foodOf: (entry: Entry) => string | undefined,
): Map<string, Entry> {
  return new Map(
    entries.flatMap((entry) => {
      const food = foodOf(entry);
      return food === undefined ? [] : [[food, entry] as const];
    }),
  );
}

/** The note on a line that stays, when `now` is needed of it. */
function noteOn(line: LineInTheMaking, before: GroceryNeed, now: GroceryNeed): LineNote | null {
  if (!isEdited(line))
    return before.text === now.text ? null : { kind: 'amount', was: before.text };
  // An earlier change that nobody has decided on counts from where it began.
  const was = line.note?.kind === 'edited' ? line.note.was : before.text;
  return was === now.text || line.text === now.text ? null : { kind: 'edited', was, now: now.text };
}

function kept<Line extends LineInTheMaking>(line: Line, now: GroceryNeed): Line {
  if (!line.need) return line;
  const { aisle, sources } = now;
  const text = isEdited(line) ? line.text : now.text;
  return { ...line, text, aisle, sources, need: now, note: noteOn(line, line.need, now) };
}

const placeOf = (aisle: Aisle | null): number =>
  aisle === null ? AISLES.length : AISLES.indexOf(aisle);

/** Puts a line behind the others of its aisle, or where its aisle would come. */
function placed<Line extends LineInTheMaking>(lines: readonly Line[], line: Line): Line[] {
  const last = lines.findLastIndex((other) => other.need !== null && other.aisle === line.aisle);
  const next = lines.findIndex(
    (other) => other.need === null || placeOf(other.aisle) > placeOf(line.aisle),
  );
  const at = last >= 0 ? last + 1 : next >= 0 ? next : lines.length;
  return [...lines.slice(0, at), line, ...lines.slice(at)];
}

function isSameNeed(one: GroceryNeed | undefined, other: GroceryNeed): boolean {
  return one?.text === other.text;
}

/**
 * A list after it was generated again. A line is the same line when it is about the same food.
 *
 * - Lines that somebody wrote stay.
 * - A generated line takes the new amount and says what it was; its tick stays.
 * - An edited line stays as it was written; where the menus now need another amount it says so.
 * - A deleted line stays deleted, also where less of it is needed. Where more is needed than when it was deleted it comes back as a
 *   whole and says why, because what made it superfluous may not cover the rest.
 * - A line that is no longer needed goes, unless it was edited or ticked: then it stays and says so.
 * - What the pantry should hold goes on the list only where somebody put it there.
 * - The order stays; what is new is put into its aisle and marked, unless nothing had been generated before.
 * - Generating the same again changes nothing, so that marks are not lost by pressing the button twice.
 */
export function regenerate<Line extends LineInTheMaking>(
  list: ListInTheMaking<Line>,
  generated: GeneratedNeeds,
  begin: (need: GroceryNeed) => Line,
): ListInTheMaking<Line> {
  const before = byFood(list.lines, ({ need }) => need?.food);
  const deletedBefore = byFood(list.deleted, ({ food }) => food);
  const isFirst = before.size === 0 && deletedBefore.size === 0;
  const bought = new Set(
    list.lines.flatMap(({ need, fromPantry }) => (need && fromPantry ? need.food : [])),
  );
  const onList = new Set(generated.items.map(({ food }) => food));
  const needs = [
    ...generated.items,
    ...generated.heldItems.filter(({ food }) => bought.has(food) && !onList.has(food)),
  ];
  const held = generated.heldItems.filter(({ food }) => !bought.has(food) || onList.has(food));
  const now = byFood(needs, ({ food }) => food);

  const isUnchanged =
    !isFirst &&
    needs.every((need) =>
      isSameNeed(before.get(need.food)?.need ?? deletedBefore.get(need.food), need),
    ) &&
    list.lines.every(({ need, note }) => !need || now.has(need.food) || note?.kind === 'unneeded');
  if (isUnchanged) return { ...list, held };

  const stay = list.lines.flatMap((line): Line[] => {
    if (!line.need) return [line];
    const need = now.get(line.need.food);
    if (need) return [kept(line, need)];
    return isEdited(line) || line.isTicked ? [{ ...line, note: { kind: 'unneeded' } }] : [];
  });

  let lines = stay;
  const deleted = new Map(deletedBefore);
  for (const need of needs) {
    if (before.has(need.food)) continue;
    const gone = deletedBefore.get(need.food);
    if (gone && !needsMore(gone, need)) continue;
    deleted.delete(need.food);
    const note: LineNote | null = gone
      ? { kind: 'back', was: gone.text }
      : isFirst
        ? null
        : { kind: 'new' };
    lines = placed(lines, { ...begin(need), note });
  }
  return { lines, deleted: [...deleted.values()], held };
}
