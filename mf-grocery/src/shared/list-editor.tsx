import { longestListItem } from '@larder/api-client/limits';
import { copy } from '@larder/copy';
import type { LineNote } from '@larder/culinary';
import {
  Button,
  Checkbox,
  Cluster,
  DeleteIcon,
  Dotted,
  DragIcon,
  IconButton,
  Stack,
  TextAreaField,
  VisuallyHidden,
} from '@larder/ui';
import {
  memo,
  useCallback,
  useId,
  useRef,
  useState,
  type Dispatch,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type SetStateAction,
} from 'react';
import styled from 'styled-components';
import { aisleName } from './aisle-name';
import { ClearTicked } from './clear-ticked';
import { listItems, purchaseOfItem, type EditedItem } from './list-items';
import { NewItem } from './new-item';
import { useListEditing } from './use-list-editing';

const Items = styled.ol`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const AisleName = styled.h3`
  margin-top: ${({ theme }) => theme.space[3]};
  margin-bottom: ${({ theme }) => theme.space[2]};
  color: ${({ theme }) => theme.color.inkMuted};
  font-size: ${({ theme }) => theme.textSize.small};
  font-weight: ${({ theme }) => theme.weight.semibold};
`;

/** What a row shows during a drag: the item itself, or the drop position. */
type RowMark = 'dragged' | 'before' | 'after' | null;

const Row = styled.div<{ $mark: RowMark; $ticks: boolean }>`
  display: grid;
  grid-template-columns: ${({ $ticks }) => ($ticks ? 'auto auto 1fr auto' : 'auto 1fr auto')};
  align-items: start;
  gap: ${({ theme }) => theme.space[1]};
  border-radius: ${({ theme }) => theme.radius.medium};

  /* On a phone the text needs the room that the controls have around them. */
  ${({ theme }) => theme.media.belowMedium} {
    margin-inline: -${({ theme }) => theme.space[3]};

    textarea {
      padding-inline: ${({ theme }) => theme.space[3]};
    }
  }
  ${({ $mark, theme }) => {
    const line = `${theme.border.medium} ${theme.color.accent}`;
    if ($mark === 'dragged') return `background: ${theme.color.accentSoft};`;
    if ($mark === 'before') return `box-shadow: 0 -${line};`;
    return $mark === 'after' ? `box-shadow: 0 ${line};` : '';
  }}
`;

/** Below the text, however many columns precede it. */
const Choice = styled(Cluster)`
  grid-column: -3 / -1;
  padding-block: ${({ theme }) => theme.space[1]};
`;

const Handle = styled.span`
  > button {
    cursor: grab;
    touch-action: none;
  }
`;

/** The note below an item after the list was regenerated. */
function noteText(note: LineNote, text: string): string {
  switch (note.kind) {
    case 'new':
      return copy.grocery.noteNew;
    case 'back':
      return copy.grocery.noteBack(note.was, text);
    case 'amount':
      return copy.grocery.noteAmount(note.was);
    case 'edited':
      return copy.grocery.noteEdited(note.was, note.now);
    case 'unneeded':
      return copy.grocery.noteUnneeded;
  }
}

/** What is below an item: what regenerating did to it, and how it is bought. */
function hintOf(item: EditedItem): ReactNode {
  const purchase = purchaseOfItem(item);
  const note = item.note ? noteText(item.note, item.text) : null;
  const buy = purchase && copy.grocery.buy(purchase.packs, purchase.over);
  const parts = [note, buy].filter((part) => typeof part === 'string');
  return parts.length > 0 && <Dotted parts={parts} />;
}

interface ItemFieldProps {
  item: EditedItem;
  position: number;
  onType: (text: string | null) => void;
  onCommit: (text: string) => void;
}

/** Pasted text can have several lines; an item has one. */
const inOneLine = (text: string): string => text.replace(/\s*[\r\n]+\s*/g, ' ');

/** Committed on leaving the field or Enter; Escape restores the old text. */
function ItemField({ item, position, onType, onCommit }: ItemFieldProps) {
  const { text, typing: draft } = item;
  const commit = (): void => {
    if (draft === undefined) return;
    if (draft === text) onType(null);
    else onCommit(draft);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') {
      event.preventDefault();
      commit();
    }
    if (event.key === 'Escape' && draft !== undefined) {
      // The surrounding dialog must not handle this Escape.
      event.stopPropagation();
      onType(null);
    }
  };
  return (
    <TextAreaField
      label={copy.grocery.item(position)}
      labelHidden
      wraps
      enterKeyHint="done"
      maxLength={longestListItem}
      hint={hintOf(item)}
      value={draft ?? text}
      onChange={(event) => onType(inOneLine(event.target.value))}
      onBlur={commit}
      onKeyDown={onKeyDown}
    />
  );
}

interface RowActions {
  onType: (id: string, text: string | null) => void;
  onEdit: (id: string, text: string) => void;
  /** Omitted where nothing can be ticked. */
  onTick?: (id: string) => void;
  onDecide: (id: string, choice: 'take' | 'keep') => void;
  onDelete: (id: string) => void;
  /** By this many positions. */
  onMove: (id: string, by: number) => void;
  onDragStart: (id: string, event: PointerEvent<HTMLElement>) => void;
  onDragMove: (event: PointerEvent<HTMLElement>) => void;
  onDragEnd: () => void;
  onDragCancel: () => void;
}

interface EditorRowProps extends RowActions {
  item: EditedItem;
  position: number;
  heading: string | null;
  mark: RowMark;
  instructions: string;
}

/** Rerenders only when its own item changes, however long the list is. */
const EditorRow = memo(function EditorRow({
  item,
  position,
  heading,
  mark,
  instructions,
  ...on
}: EditorRowProps) {
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (by === 0) return;
    event.preventDefault();
    on.onMove(item.id, by);
  };
  return (
    <li data-item={item.id}>
      {heading && <AisleName>{heading}</AisleName>}
      <Row $mark={mark} $ticks={on.onTick !== undefined}>
        <Handle>
          <IconButton
            label={copy.grocery.moveItem(item.text)}
            aria-describedby={instructions}
            size="small"
            icon={<DragIcon />}
            onKeyDown={onKeyDown}
            onPointerDown={(event: PointerEvent<HTMLElement>) => on.onDragStart(item.id, event)}
            onPointerMove={on.onDragMove}
            onPointerUp={on.onDragEnd}
            onPointerCancel={on.onDragCancel}
          />
        </Handle>
        {on.onTick && (
          <Checkbox
            label={<VisuallyHidden>{copy.grocery.tickItem(item.text)}</VisuallyHidden>}
            checked={item.isTicked}
            onChange={() => on.onTick?.(item.id)}
          />
        )}
        <ItemField
          item={item}
          position={position}
          onType={(text) => on.onType(item.id, text)}
          onCommit={(text) => on.onEdit(item.id, text)}
        />
        <IconButton
          label={copy.grocery.deleteItem(item.text)}
          icon={<DeleteIcon />}
          onClick={() => on.onDelete(item.id)}
        />
        {item.note?.kind === 'edited' && (
          <Choice>
            <Button size="small" variant="secondary" onClick={() => on.onDecide(item.id, 'take')}>
              {copy.grocery.takeAmount(item.note.now)}
            </Button>
            <Button
              size="small"
              variant="ghost"
              aria-label={copy.grocery.keepItem(item.text)}
              onClick={() => on.onDecide(item.id, 'keep')}
            >
              {copy.grocery.keepMine}
            </Button>
          </Choice>
        )}
      </Row>
    </li>
  );
});

interface Drag {
  id: string;
  from: number;
  to: number;
}

/** Dragging by the handle: the item takes the place of the row it is dropped on. */
function useDragging(setItems: Dispatch<SetStateAction<EditedItem[]>>) {
  const list = useRef<HTMLOListElement>(null);
  const current = useRef<Drag | null>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const rows = () => [...(list.current?.children ?? [])];
  const change = useCallback((next: Drag | null) => {
    current.current = next;
    setDrag(next);
  }, []);
  const onDragStart = useCallback(
    (id: string, event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const from = rows().findIndex((row) => row.getAttribute('data-item') === id);
      change({ id, from, to: from });
    },
    [change],
  );
  const onDragMove = useCallback(
    ({ clientY }: PointerEvent<HTMLElement>) => {
      const before = current.current;
      if (!before) return;
      const to = rows().findIndex((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return clientY >= top && clientY <= bottom;
      });
      if (to < 0 || to === before.to) return;
      change({ ...before, to });
      rows()[to]?.scrollIntoView({ block: 'nearest' });
    },
    [change],
  );
  const onDragEnd = useCallback(() => {
    const done = current.current;
    change(null);
    if (done) setItems((items) => listItems.move(items, done.id, done.to));
  }, [change, setItems]);
  const onDragCancel = useCallback(() => change(null), [change]);
  return { list, drag, onDragStart, onDragMove, onDragEnd, onDragCancel };
}

function markOf(drag: Drag | null, id: string, index: number): RowMark {
  if (!drag) return null;
  if (drag.id === id) return 'dragged';
  if (drag.to !== index) return null;
  return drag.to > drag.from ? 'after' : 'before';
}

interface ListEditorProps {
  items: EditedItem[];
  /** Stable between renders. */
  setItems: Dispatch<SetStateAction<EditedItem[]>>;
  /** The text in the new-item field. */
  newItem: string;
  onNewItem: (text: string) => void;
  /** Whether items can be ticked here. */
  canTick?: boolean;
}

/** A grocery list to edit inline, reorder, delete from and add to. */
export function ListEditor({
  items,
  setItems,
  newItem,
  onNewItem,
  canTick = false,
}: ListEditorProps) {
  const { rows, clearTicked, announcement } = useListEditing(items, setItems);
  const { list, drag, ...dragging } = useDragging(setItems);
  const instructions = useId();

  return (
    <Stack $gap={4}>
      <VisuallyHidden id={instructions}>{copy.grocery.moveHint}</VisuallyHidden>
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
      {items.length > 0 && (
        <Items ref={list} aria-label={copy.grocery.items}>
          {items.map((item, index) => {
            const before = items[index - 1];
            const name = aisleName(item.aisle);
            const isNew = !before ? item.aisle !== null : aisleName(before.aisle) !== name;
            return (
              <EditorRow
                key={item.id}
                item={item}
                position={index + 1}
                heading={isNew ? name : null}
                mark={markOf(drag, item.id, index)}
                instructions={instructions}
                {...rows}
                onTick={canTick ? rows.onTick : undefined}
                {...dragging}
              />
            );
          })}
        </Items>
      )}
      {items.some(({ isTicked }) => isTicked) && <ClearTicked onClear={clearTicked} />}
      <NewItem
        addsOnLeaving
        text={newItem}
        onText={onNewItem}
        onAdd={(texts) => setItems((current) => texts.reduce(listItems.add, current))}
      />
    </Stack>
  );
}
