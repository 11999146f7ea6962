import { copy } from '@larder/copy';
import { AddIcon, Button, Field } from '@larder/ui';
import { useRef, useState, type FocusEvent, type FormEvent } from 'react';
import styled from 'styled-components';

export const longestItem = 200;

const Form = styled.form`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: end;
  gap: ${({ theme }) => theme.space[2]};

  ${({ theme }) => theme.media.belowMedium} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

interface NewItemProps {
  onAdd: (text: string) => void;
  /** Who goes on to save has written this item too: leaving the field adds it. */
  addsOnLeaving?: boolean;
}

/** A field for one more item; the focus stays in it for the next one. */
export function NewItem({ onAdd, addsOnLeaving = false }: NewItemProps) {
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const add = (): void => {
    if (text.trim()) onAdd(text.trim());
    setText('');
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    add();
    field.current?.focus();
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    // The field stays the active element where the person has gone to another window only.
    const isStillHere = document.activeElement === field.current;
    if (addsOnLeaving && !isStillHere && !currentTarget.contains(relatedTarget)) add();
  };
  return (
    <Form onSubmit={submit} onBlur={leave}>
      <Field
        ref={field}
        label={copy.grocery.newItem}
        maxLength={longestItem}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="secondary" icon={<AddIcon />}>
        {copy.grocery.addItem}
      </Button>
    </Form>
  );
}
