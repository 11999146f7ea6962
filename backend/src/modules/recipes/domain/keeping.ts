import { type DishKind, kindInTitle } from '@larder/dish-pictures';
import { z } from 'zod';
import type { DishType } from './dish-type.js';
import type { DishFacts } from './recipe-facts.js';

// From Health Canada ("Safe food storage", "Leftovers") and the cold food storage chart of FoodSafety.gov, always the shorter time of a
// range: leftovers 3 to 4 days; soups, stews and other cooked dishes 2 to 3 months in the freezer, pizza 1 to 2; salads with egg, chicken,
// ham, tuna or macaroni 3 to 4 days and not frozen; reheated to 74 °C. What has raw egg or raw fish is for the same day.
const daysOfLeftovers = 3;
const monthsFrozen = 2;
const monthsOfPizza = 1;

export const keepingView = z
  .object({
    note: z.string().nullable().meta({
      description: 'What its author wrote about it; it replaces everything else.',
    }),
    sameDay: z.boolean().meta({ description: 'To be eaten on the day it is made.' }),
    refrigeratorDays: z.int().nullable(),
    freezerMonths: z.int().nullable().meta({ description: 'Null for what does not freeze well.' }),
    reheats: z.boolean().meta({ description: 'Eaten hot: it is reheated to 74 °C.' }),
    ahead: z.boolean().meta({ description: 'Just as good, or better, made a day ahead.' }),
  })
  .meta({
    id: 'KeepingView',
    description: 'From Health Canada and the cold food storage chart of FoodSafety.gov.',
  });

export type KeepingView = z.infer<typeof keepingView>;

/** What it is decided by. */
export interface KeptDish extends Pick<DishFacts, 'allergens' | 'diets' | 'traits'> {
  readonly title: string;
  readonly dishKind: DishKind | null;
  readonly dishTypes: readonly DishType[];
  readonly steps: readonly string[];
  readonly keeping: string | null;
}

const kinds = (...names: DishKind[]): ReadonlySet<DishKind> => new Set(names);

const madeAhead = kinds('soup', 'stew', 'curry');
const frozen = kinds(
  'soup',
  'stew',
  'curry',
  'gratin',
  'roast',
  'dumplings',
  'hand pies',
  'patties',
  'burger',
  'skewers',
);
const cold = kinds('salad', 'dip', 'sushi', 'fruit', 'parfait', 'sandwich');
/** Their times depend on what is in them, and nobody publishes them for home-made ones. */
const unpublished = kinds(
  ...([
    'drink',
    'cookies',
    'bars',
    'granola',
    'muffins',
    'cupcakes',
    'cake',
    'loaf',
    'buns',
  ] as const),
  ...(['crumble', 'waffles', 'pancakes', 'fruit', 'parfait', 'pudding', 'tart', 'pie'] as const),
);

const cooks =
  /\b(?:boil|simmer|fry|bake|roast|grill|broil|steam|cook|poach|braise|sear|heat|toast|melt)/i;
const perishable: ReadonlySet<string> = new Set([
  'eggs',
  'fish',
  'crustaceans',
  'molluscs',
  'milk',
]);

/** How long a dish keeps, and how it is warmed again; null where nobody publishes it for dishes of its kind. */
export function keepingOf(dish: KeptDish): KeepingView | null {
  const nothing = { note: null, sameDay: false, refrigeratorDays: null, freezerMonths: null };
  if (dish.keeping !== null)
    return { ...nothing, note: dish.keeping, reheats: false, ahead: false };
  if (dish.traits.some((trait) => trait === 'raw egg' || trait === 'raw fish')) {
    return { ...nothing, sameDay: true, reheats: false, ahead: false };
  }
  const kind = dish.dishKind ?? kindInTitle(dish.title);
  const isSweet = dish.dishTypes[0] === 'dessert' || (kind !== null && unpublished.has(kind));
  if (isSweet && !(kind === 'pie' && dish.dishTypes[0] === 'main course')) return null;
  const isCooked = dish.steps.some((step) => cooks.test(step));
  const isCold = kind === null ? dish.dishTypes[0] === 'salad' : cold.has(kind);
  const isPerishable =
    !dish.diets.includes('vegetarian') || dish.allergens.some((id) => perishable.has(id));
  // Dressed leaves wilt; they are not unsafe.
  if (isCold && !isPerishable && !isCooked)
    return { ...nothing, sameDay: true, reheats: false, ahead: false };
  if (!isCooked && !isPerishable) return null;
  const freezes =
    !isCold && kind !== null && (frozen.has(kind) || kind === 'pizza' || kind === 'pie');
  return {
    note: null,
    sameDay: false,
    refrigeratorDays: daysOfLeftovers,
    freezerMonths: freezes ? (kind === 'pizza' ? monthsOfPizza : monthsFrozen) : null,
    reheats: !isCold && isCooked,
    ahead: kind !== null && madeAhead.has(kind),
  };
}
