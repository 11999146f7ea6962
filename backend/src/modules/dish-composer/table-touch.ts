import type { DishKind } from '@larder/dish-pictures';
import type { DishKit } from './dish-kit.js';
import type { Form } from './bought-form.js';
import type { Food, Kind } from './food.js';

/** Something named for which a dish has no part, and which a cook brings to the table with it. */
export interface Touch {
  readonly kinds: readonly Kind[];
  readonly name?: RegExp;
  /** Only what was bought in this form. */
  readonly form?: Form;
  readonly most?: number;
  /** Only where it belongs to the style of cooking. */
  readonly atHome?: boolean;
  /** Only what can be eaten raw. */
  readonly raw?: boolean;
  /** With what it is brought: null for anything savoury, or anything sweet. */
  readonly dishes: readonly DishKind[] | null;
  /** What it costs a dish that it has no part in it: for a starch or an egg nearly as much as leaving it out. */
  readonly cost: number;
  /** Only with one of these in it. */
  readonly beside?: readonly Kind[];
  /** What is not said of a dish that has one of these already. */
  readonly unless?: readonly Kind[];
  /** What is made ready before the dish is served. */
  readonly before?: (kit: DishKit, foods: readonly Food[]) => string;
  /** What is done with it; where it only lies beside the dish, one sentence serves it all. */
  readonly done?: (kit: DishKit, foods: readonly Food[]) => string;
}

export const SPOONED: readonly DishKind[] = ['soup', 'chunky soup', 'noodle soup', 'stew', 'curry'];
export const IN_BOWLS: readonly DishKind[] = [
  ...SPOONED,
  ...(['noodles', 'rice or grain', 'stir-fry', 'bowl'] as const),
];
export const HANDHELD: readonly DishKind[] = [
  ...(['tacos', 'quesadillas', 'burger', 'sandwich', 'skewers', 'rolls'] as const),
];
export const ON_PLATES: readonly DishKind[] = [
  ...(['meat or fish', 'roast', 'vegetables', 'patties', 'pieces', 'skewers'] as const),
];
export const ANY_SAVOURY: readonly DishKind[] = [
  ...IN_BOWLS,
  ...ON_PLATES,
  ...(['pasta', 'gratin', 'salad', 'mixed salad', 'dip', 'eggs', 'omelette', 'porridge'] as const),
];

/** An egg for each, fried while the dish is kept warm. */
export function friedForEach(kit: DishKit, [egg]: readonly Food[]): string {
  if (!egg) return '';
  kit.measure(egg, String(kit.written));
  return `Fry ${kit.hot(egg)} in a non-stick pan over medium heat for 4 minutes, until the whites are set.`;
}
