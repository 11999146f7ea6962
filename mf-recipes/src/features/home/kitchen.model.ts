import { mostIngredients } from '@larder/api-client/limits';
import type { KitchenView } from '@larder/api-client/kitchen';
import { DraftStore, sameBy, type DraftOrigin } from '@larder/shell-sdk';

/** Something at hand, as it was typed. */
export type KitchenFood = KitchenView['foods'][number];

export interface KitchenContent {
  foods: KitchenFood[];
}

function isContent(value: unknown): value is KitchenContent {
  const kitchen = value as Partial<KitchenContent> | null;
  return (
    Array.isArray(kitchen?.foods) &&
    kitchen.foods.every(
      (food) => typeof food?.text === 'string' && typeof food.useSoon === 'boolean',
    )
  );
}

/** [KITCHEN-4] The kitchen on this device: the account's, with changes that have not been saved yet. */
export const kitchenDrafts = new DraftStore<KitchenContent>({
  name: 'kitchen',
  version: 1,
  empty: { foods: [] },
  read: (stored) => (isContent(stored) ? { foods: stored.foods } : null),
  isSame: sameBy(({ foods }) => foods),
  titleOf: () => '',
  sending: { remote: 'mf_recipes', isWaiting: (_, isChanged) => isChanged },
});

export const originOf = ({ foods, version }: KitchenView): DraftOrigin<KitchenContent> => ({
  id: 'kitchen',
  version,
  content: { foods },
});

/**
 * [KITCHEN-2] Two changes of the same kitchen in one: what either added is there, what either removed is not. Where both changed a
 * mark, this device's counts.
 */
export function mergedFoods(
  before: readonly KitchenFood[],
  mine: readonly KitchenFood[],
  theirs: readonly KitchenFood[],
): KitchenFood[] {
  const was = byText(before);
  const here = byText(mine);
  const kept = theirs.flatMap((food) => {
    const own = here.get(food.text);
    if (!own) return was.has(food.text) ? [] : food;
    return own.useSoon === was.get(food.text)?.useSoon ? food : own;
  });
  const there = byText(theirs);
  const added = mine.filter(({ text }) => !there.has(text) && !was.has(text));
  return [...kept, ...added].slice(0, mostIngredients);
}

const byText = (foods: readonly KitchenFood[]): ReadonlyMap<string, KitchenFood> =>
  new Map(foods.map((food) => [food.text, food]));
