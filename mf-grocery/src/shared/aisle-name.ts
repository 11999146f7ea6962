import type { GroceryNeedView } from '@larder/api-client/menus';
import { copy } from '@larder/copy';

type Aisle = GroceryNeedView['aisle'];

/** As on the signs in a shop. */
export const aisleName = (aisle: Aisle): string => copy.grocery.aisles[aisle ?? 'other'];

/** Items grouped by aisle, in the order in which the list reaches each aisle. */
export function byAisle<Item extends { aisle: Aisle }>(
  items: readonly Item[],
): { aisle: Aisle; items: Item[] }[] {
  const groups = new Map<string, { aisle: Aisle; items: Item[] }>();
  for (const item of items) {
    const name = aisleName(item.aisle);
    const group = groups.get(name);
    if (group) group.items.push(item);
    else groups.set(name, { aisle: item.aisle, items: [item] });
  }
  return [...groups.values()];
}
