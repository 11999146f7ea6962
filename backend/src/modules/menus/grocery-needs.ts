import { randomUUID } from 'node:crypto';
import {
  COUNTRIES,
  type Country,
  foodOf,
  formatQuantity,
  formatShoppingLine,
  type IngredientLine,
  ingredientById,
  inWholes,
  isMuch,
  longestListItem,
  mergeLines,
  purchaseOf,
  type Rational,
  scaleLine,
  type ShoppingAmount,
  type ShoppingLine,
  splitByFood,
  toNumber,
  unitLabel,
} from '@larder/culinary';
import type { GroceryNeedView, MenuGroceryListView } from './domain/grocery-needs-view.js';
import { isHeld, isWater, type Shelf } from './held-at-home.js';

/** A recipe to be cooked. */
export interface DishToCook {
  readonly recipeId: number;
  /** Of what is known of the recipe. */
  readonly version: number;
  readonly title: string;
  /** For how many it is cooked, all entries together; how many times where it does not say for how many it is written. */
  readonly servings: number;
  /** What its amounts are multiplied by: for each entry, the servings over those it is written for. */
  readonly factor: Rational;
  readonly lines: readonly IngredientLine[];
}

/** A line with its dish. */
interface DishLine extends IngredientLine {
  readonly dish: DishToCook;
}

/** What the dishes need: added up, by aisle, separate from what is on the shelf. */
export function groceryNeedsOf(
  dishes: readonly DishToCook[],
  shelf: Shelf,
  country: Country = COUNTRIES[0],
): Omit<MenuGroceryListView, 'pantryAssumed' | 'repeatedDishes'> {
  const needed: DishLine[] = [];
  const atHome: DishLine[] = [];
  for (const line of dishes.flatMap(linesOf)) {
    if (!isWater(line)) (isHeld(line, shelf) ? atHome : needed).push(line);
  }
  const items = mergeLines(needed).map((line) => needOf(line, country));
  const held = mergeLines(atHome);
  return {
    groceryList: items.map(({ text }) => text),
    items,
    pantryItems: [...new Set(held.map(({ name }) => name))],
    heldItems: held.map((line) => ({ ...needOf(line, country), much: isMuch(line, country) })),
  };
}

/** One food per line, for all servings of the dish. */
function linesOf(dish: DishToCook): DishLine[] {
  return dish.lines.flatMap((line) => splitByFood({ ...scaleLine(line, dish.factor), dish }));
}

function needOf(line: ShoppingLine<DishLine>, country: Country): GroceryNeedView {
  const [amount, ...others] = line.amounts;
  const single = others.length === 0 ? amount : undefined;
  return {
    id: randomUUID(),
    food: foodOf(line),
    text: formatShoppingLine(asBought(line)).slice(0, longestListItem),
    quantity: single
      ? { min: toNumber(single.quantity.min), max: toNumber(single.quantity.max) }
      : null,
    unit: single ? unitOf(single) : null,
    about: single?.about ?? false,
    purchase: purchaseOf(line, country),
    much: false,
    ingredient:
      line.ingredientId === null ? null : (ingredientById(line.ingredientId)?.name ?? null),
    aisle: line.ingredientId === null ? null : line.aisle,
    sources: sourcesOf(line.sources),
  };
}

/** The half onion of a recipe stays a half; what became a part by scaling is bought whole. */
function asBought(line: ShoppingLine<DishLine>): ShoppingLine<DishLine> {
  return line.sources.every(({ dish }) => dish.factor.denominator === 1) ? line : inWholes(line);
}

/** "can", or "398 ml can" if the package has a size. */
function unitOf({ unit, packageSize }: ShoppingAmount): string | null {
  if (unit === null) return null;
  const label = unitLabel(unit, false);
  if (!packageSize) return label;
  return `${formatQuantity(packageSize.quantity)} ${unitLabel(packageSize.unit, false)} ${label}`;
}

/** Each line of each dish once, even if it names the food twice. */
function sourcesOf(lines: readonly DishLine[]): GroceryNeedView['sources'] {
  const sources = new Map(
    lines.map(({ dish: { recipeId, title, servings }, raw }) => [
      `${recipeId} ${raw}`,
      { recipeId, recipe: title, line: raw, servings },
    ]),
  );
  return [...sources.values()];
}
