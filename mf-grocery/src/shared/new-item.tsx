import { copy } from '@larder/copy';
import { AddIcon, Button, Field } from '@larder/ui';
import { useRef, useState, type FormEvent } from 'react';
import styled from 'styled-components';

export const longestItem = 200;

const Form = styled.form`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: end;
  gap: ${({ theme }) => theme.space[2]};
`;

/** A field for one more item; the focus stays in it for the next one. */
export function NewItem({ onAdd }: { onAdd: (text: string) => void }) {
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const add = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim()) onAdd(text.trim());
    setText('');
    field.current?.focus();
  };
  return (
    <Form onSubmit={add}>
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
