import type { RecipeSort } from './index/recipe-index.js';
import type { Explanation } from '@larder/culinary/at-hand';

/** What decides between two dishes of a page. */
interface Ranked {
  readonly card: { readonly summary: { readonly readyInMinutes: number | null } };
  readonly explanation: Pick<Explanation, 'used' | 'toBuy' | 'soon'>;
}

type IsNoWorse = (one: Ranked, other: Ranked) => boolean;

/** Whether a dish is as good as another one by what the person sees of both. */
const noWorse: Record<RecipeSort, IsNoWorse> = {
  match: ({ explanation: one }, { explanation: other }) =>
    one.used.length >= other.used.length && one.toBuy.length <= other.toBuy.length,
  missing: ({ explanation: one }, { explanation: other }) =>
    one.toBuy.length === other.toBuy.length,
  time: (one, other) => one.card.summary.readyInMinutes === other.card.summary.readyInMinutes,
  newest: () => false,
};

/**
 * Moves dishes that use more of what should be used soon up, past those that are no better: a worse dish never passes a better one.
 */
export function soonerFirst<Dish extends Ranked>(
  dishes: readonly Dish[],
  sort: RecipeSort,
): Dish[] {
  const ordered: Dish[] = [];
  for (const dish of dishes) {
    let place = ordered.length;
    const passes = (other: Dish): boolean =>
      dish.explanation.soon.length > other.explanation.soon.length && noWorse[sort](dish, other);
    while (place > 0 && passes(ordered[place - 1] as Dish)) place -= 1;
    ordered.splice(place, 0, dish);
  }
  return ordered;
}
