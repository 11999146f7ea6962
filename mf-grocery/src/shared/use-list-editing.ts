import { copy } from '@larder/copy';
import { useUndoable } from '@larder/shell-sdk';
import { useCallback, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { listItems, type EditedItem } from './list-items';

/** The operations on a list's rows, stable between renders; `setItems` must be too. */
export function useListEditing(
  items: EditedItem[],
  setItems: Dispatch<SetStateAction<EditedItem[]>>,
) {
  const offerBack = useUndoable('list');
  const [announcement, setAnnouncement] = useState('');
  const latest = useRef(items);
  latest.current = items;

  const onType = useCallback(
    (id: string, text: string | null) => setItems((current) => listItems.type(current, id, text)),
    [setItems],
  );
  const onTick = useCallback(
    (id: string) => setItems((current) => listItems.tick(current, id)),
    [setItems],
  );
  const onDecide = useCallback(
    (id: string, choice: 'take' | 'keep') =>
      setItems((current) => listItems.decide(current, id, choice)),
    [setItems],
  );
  const onEdit = useCallback(
    (id: string, text: string) => setItems((current) => listItems.edit(current, id, text)),
    [setItems],
  );
  const onDelete = useCallback(
    (id: string) => {
      const index = latest.current.findIndex((item) => item.id === id);
      const item = latest.current[index];
      if (!item) return;
      setItems((current) => listItems.remove(current, id));
      offerBack(copy.common.removed(item.text), () =>
        setItems((current) => listItems.restore(current, { item, index })),
      );
    },
    [offerBack, setItems],
  );
  const onMove = useCallback(
    (id: string, by: number) => {
      const current = latest.current;
      const to = current.findIndex((item) => item.id === id) + by;
      const item = current.find((one) => one.id === id);
      if (!item || to < 0 || to >= current.length) return;
      setItems((before) => listItems.move(before, id, to));
      setAnnouncement(copy.grocery.moved(item.text, to + 1, current.length));
    },
    [setItems],
  );

  const clearTicked = (): void => {
    const ticked = items.flatMap((item, index) => (item.isTicked ? [{ item, index }] : []));
    setItems((current) =>
      ticked.reduce((rest, { item }) => listItems.remove(rest, item.id), current),
    );
    offerBack(copy.grocery.cleared(ticked.length), () =>
      setItems((current) => ticked.reduce(listItems.restore, current)),
    );
  };

  return {
    clearTicked,
    rows: { onType, onTick, onDecide, onEdit, onDelete, onMove },
    /** What a move did, for screen readers. */
    announcement,
  };
}
