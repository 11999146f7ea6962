import { applyOperations, type ListItem, type ListOperation } from '@larder/culinary';
import { newId } from '@larder/shell-sdk';
import type { EditedItem } from '../../shared/list-items';

/** The changes that turn a list into `edited`, so that they can be applied to a list that has changed meanwhile. */
export function operationsBetween(
  before: readonly ListItem[],
  edited: readonly EditedItem[],
): ListOperation[] {
  const operations: ListOperation[] = [];
  const known = new Map(before.map((item) => [item.id, item]));
  const left = new Set(edited.map(({ id }) => id));
  for (const { id: item, version } of before) {
    if (!left.has(item)) operations.push({ id: newId(), kind: 'delete', item, version });
  }
  for (const { id: item, text } of edited) {
    const said = known.get(item)?.text;
    if (said === text) continue;
    const kind = said === undefined ? 'add' : 'edit';
    operations.push({ id: newId(), kind, item, text });
  }
  const order = applyOperations(before, operations)
    .filter(({ deleted }) => !deleted)
    .map(({ id }) => id);
  edited.forEach(({ id: item }, index) => {
    if (order[index] === item) return;
    const after = edited[index - 1]?.id ?? null;
    operations.push({ id: newId(), kind: 'move', item, after });
    order.splice(order.indexOf(item), 1);
    order.splice(index, 0, item);
  });
  return operations;
}
