import { copy } from '@larder/copy';
import { AddIcon, Button, DeleteIcon, Field, IconButton, Stack } from '@larder/ui';
import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { listItems, type ListItem } from './list-items';

const longestItem = 200;

const Items = styled.ol`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
`;

const NewItem = styled.form`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: end;
  gap: ${({ theme }) => theme.space[2]};
`;

interface ItemFieldProps {
  item: ListItem;
  position: number;
  onCommit: (text: string) => void;
}

/** Committed by leaving the field or Enter; Escape brings the old text back. */
function ItemField({ item, position, onCommit }: ItemFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const commit = (): void => {
    if (draft !== null && draft !== item.text) onCommit(draft);
    setDraft(null);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') {
      event.preventDefault();
      commit();
    }
    if (event.key === 'Escape' && draft !== null) {
      // The dialog around it must not take this for its own Escape.
      event.stopPropagation();
      setDraft(null);
    }
  };
  return (
    <Field
      label={copy.grocery.item(position)}
      labelHidden
      maxLength={longestItem}
      value={draft ?? item.text}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={commit}
      onKeyDown={onKeyDown}
    />
  );
}

interface ListEditorProps {
  items: ListItem[];
  onChange: (items: ListItem[]) => void;
}

/** A grocery list to edit in place, delete from and add to. */
export function ListEditor({ items, onChange }: ListEditorProps) {
  const [newItem, setNewItem] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const add = (event: FormEvent): void => {
    event.preventDefault();
    onChange(listItems.add(items, newItem));
    setNewItem('');
    field.current?.focus();
  };
  return (
    <Stack $gap={4}>
      <Items aria-label={copy.grocery.items}>
        {items.map((item, index) => (
          <Row key={item.key}>
            <ItemField
              item={item}
              position={index + 1}
              onCommit={(text) => onChange(listItems.edit(items, item.key, text))}
            />
            <IconButton
              label={copy.grocery.deleteItem(item.text)}
              icon={<DeleteIcon />}
              onClick={() => onChange(listItems.remove(items, item.key))}
            />
          </Row>
        ))}
      </Items>
      <NewItem onSubmit={add}>
        <Field
          ref={field}
          label={copy.grocery.newItem}
          maxLength={longestItem}
          value={newItem}
          onChange={(event) => setNewItem(event.target.value)}
        />
        <Button type="submit" variant="secondary" icon={<AddIcon />}>
          {copy.grocery.addItem}
        </Button>
      </NewItem>
    </Stack>
  );
}
