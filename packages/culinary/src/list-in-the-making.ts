import { AISLES, type Aisle } from './ingredient.js';
import type { ListItemSource } from './list-operations.js';
import type { Purchase } from './purchase.js';
import { toNumber } from './rational.js';
import { dimensionOf, sizeOf, unitOfWord, type UnitId } from './units.js';
import { nameWords } from './words.js';

/** What menus need of one food. */
export interface GroceryNeed {
  /** Identifies the food, regardless of amount and wording. */
  readonly food: string;
  readonly text: string;
  readonly aisle: Aisle | null;
  /** Null when no amount is given, and when amounts cannot be added. */
  readonly quantity: { readonly min: number; readonly max: number } | null;
  /** The label of the unit; null counts pieces. */
  readonly unit: string | null;
  readonly sources: readonly ListItemSource[];
  /** How it is bought; absent in what was kept by earlier versions. */
  readonly purchase?: Purchase | null | undefined;
  /** More than a kitchen that has the food usually has of it. */
  readonly much?: boolean | undefined;
}

/** What regenerating the list reports about a line. */
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

/** One line of an unsaved list. */
export interface LineInTheMaking {
  readonly id: string;
  readonly text: string;
  readonly aisle: Aisle | null;
  readonly sources: readonly ListItemSource[];
  /** What it was generated from; null for a hand-written line. */
  readonly need: GroceryNeed | null;
  /** The pantry should hold it, but someone added it anyway. */
  readonly fromPantry: boolean;
  readonly isTicked: boolean;
  readonly note: LineNote | null;
}

/** An unsaved list, with all changes made to it. */
export interface ListInTheMaking<Line extends LineInTheMaking = LineInTheMaking> {
  readonly lines: readonly Line[];
  /** Generated lines that were deleted, as they were then. */
  readonly deleted: readonly GroceryNeed[];
  /** What the pantry should hold. */
  readonly held: readonly GroceryNeed[];
}

/** The result of generating a list. */
export interface GeneratedNeeds {
  readonly items: readonly GroceryNeed[];
  readonly heldItems: readonly GroceryNeed[];
}

const numberOf = (word: string): number => {
  const [over = NaN, under = 1] = word.split('/').map(Number);
  return word === '' ? NaN : over / under;
};

/** What a need's text alone reveals, for responses without details. */
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

/** Whether someone changed a generated line's text. */
export function isEdited({ need, text }: Pick<LineInTheMaking, 'need' | 'text'>): boolean {
  return need !== null && need.text !== text;
}

function unitCalled(label: string | null): UnitId | null {
  return label === null ? null : unitOfWord(label);
}

/** The ratio of the amount of `now` to that of `before`; null when they cannot be compared. */
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
 * Whether more of a food is needed than before. Amounts that cannot be compared, such as "1 can" and "200 g", count as more when
 * another dish needs the food, or one is cooked for more.
 */
export function needsMore(before: GroceryNeed, now: GroceryNeed): boolean {
  if (before.text === now.text) return false;
  const ratio = growth(before, now);
  if (ratio !== null) return ratio > noticeable;
  return now.sources.some(({ recipeId, line, servings = 0 }) => {
    const known = before.sources.find(
      (source) => source.recipeId === recipeId && source.line === line,
    );
    return !known || (known.servings ?? servings) < servings;
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

/** The note on a kept line when `now` is needed. */
function noteOn(line: LineInTheMaking, before: GroceryNeed, now: GroceryNeed): LineNote | null {
  if (!isEdited(line))
    return before.text === now.text ? null : { kind: 'amount', was: before.text };
  // An earlier undecided change counts from its original amount.
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

/** Inserts a line after the others of its aisle, or where its aisle would be. */
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
 * A regenerated list. Lines match when they are about the same food.
 *
 * - Hand-written lines are kept.
 * - A generated line takes the new amount and notes the old one; its tick is kept.
 * - An edited line stays as written; if the menus now need another amount, it notes that.
 * - A deleted line stays deleted, even if less of it is needed. If more is needed than when it was deleted, all of it is
 *   restored with the reason, because whatever made it unnecessary may not cover the rest.
 * - A line no longer needed is removed, unless it was edited or ticked: then it stays with a note.
 * - Pantry items are on the list only if someone added them.
 * - The order is kept; new lines are put into their aisle and marked, unless nothing had been generated before.
 * - Regenerating the same list changes nothing, so that pressing the button twice does not lose the marks.
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
