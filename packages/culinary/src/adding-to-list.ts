import { parseIngredientLine } from './ingredient-line.js';
import { isOnList, isTicked, type ListItem, type ListItemSource } from './list-operations.js';
import type { Purchase } from './purchase.js';
import { formatShoppingLine } from './shopping-line-text.js';
import { mergeLines } from './shopping-list.js';

/** Something that a list should have, too. */
export interface WantedItem {
  readonly text: string;
  readonly sources: readonly ListItemSource[];
  readonly purchase?: Purchase | null | undefined;
}

/** What a list says once it has everything: new items, and other texts of those it has. */
export interface ListAddition {
  readonly added: readonly WantedItem[];
  readonly changed: readonly {
    readonly id: string;
    readonly text: string;
    readonly sources: readonly ListItemSource[];
  }[];
}

type OpenItem = Pick<ListItem, 'id' | 'text' | 'sources'>;

/** Both amounts as one text; null when they are about different foods or cannot be added up. */
function together(text: string, other: string): string | null {
  const lines = [text, other].map((one) => parseIngredientLine(one));
  if (lines.some(({ ingredientId }) => ingredientId === null)) return null;
  const [line, ...apart] = mergeLines(lines);
  if (!line || apart.length > 0 || line.amounts.length > 1) return null;
  // "2 onions" and "onions" are not known to be two.
  if (line.toTaste && line.amounts.length > 0) return null;
  return formatShoppingLine(line);
}

const isSameText = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/**
 * How a list takes in more: what it has already, and nobody has put into the basket yet, gets the sum of both amounts; what
 * cannot be added up, and everything else, is a new item. A text without an amount is there once.
 */
export function addedToList(
  items: readonly ListItem[],
  wanted: readonly WantedItem[],
): ListAddition {
  const open = new Map<string, OpenItem>(
    items.filter((item) => isOnList(item) && !isTicked(item)).map((item) => [item.id, item]),
  );
  const changed = new Map<string, OpenItem>();
  const added: WantedItem[] = [];
  for (const want of wanted) {
    const sums = [...open.values()].map((item) => ({ item, sum: together(item.text, want.text) }));
    const match =
      sums.find(({ sum }) => sum !== null) ??
      sums.find(({ item }) => isSameText(item.text, want.text));
    if (!match) {
      added.push(want);
      continue;
    }
    const { item, sum } = match;
    const next = {
      id: item.id,
      text: sum ?? item.text,
      sources: [...item.sources, ...want.sources],
    };
    open.set(item.id, next);
    changed.set(item.id, next);
  }
  return { added, changed: [...changed.values()] };
}

/** The dishes of what is wanted that a list is for already. */
export function dishesOnList(
  items: readonly ListItem[],
  wanted: readonly WantedItem[],
): { recipeId: number; recipe: string }[] {
  const known = new Set(
    items.filter(isOnList).flatMap(({ sources }) => sources.map(({ recipeId }) => recipeId)),
  );
  const dishes = wanted.flatMap(({ sources }) =>
    sources.map((source) => [source.recipeId, source] as const),
  );
  return [...new Map(dishes).values()]
    .filter(({ recipeId }) => known.has(recipeId))
    .map(({ recipeId, recipe }) => ({ recipeId, recipe }));
}

/** What is wanted for other dishes than these; an item for none of its dishes is left out, one for some keeps its amount. */
export function withoutDishes(
  wanted: readonly WantedItem[],
  recipeIds: ReadonlySet<number>,
): WantedItem[] {
  return wanted.filter(
    ({ sources }) =>
      sources.length === 0 || sources.some(({ recipeId }) => !recipeIds.has(recipeId)),
  );
}
