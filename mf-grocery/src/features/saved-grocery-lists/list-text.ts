import { copy } from '@larder/copy';
import { isTicked, type ListItem } from '@larder/culinary';
import { aisleName, byAisle } from '../../shared/aisle-name';

/** A list as text for a message: by aisle, with a mark before each item. */
export function listText(
  name: string,
  items: readonly ListItem[],
  checks: readonly ListItem[],
): string {
  const groups = byAisle(items).map((group) =>
    [
      aisleName(group.aisle),
      ...group.items.map((item) => `${isTicked(item) ? '☑' : '☐'} ${item.text}`),
    ].join('\n'),
  );
  const toCheck = [copy.grocery.checkPantry, ...checks.map(({ text }) => `☐ ${text}`)].join('\n');
  return [name, ...groups, ...(checks.length > 0 ? [toCheck] : [])].join('\n\n');
}
