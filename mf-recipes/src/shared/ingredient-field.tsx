import { longestIngredient } from '@larder/api-client/limits';
import { copy } from '@larder/copy';
import { Combobox, theme } from '@larder/ui';
import {
  useId,
  useState,
  type ClipboardEvent,
  type ComponentPropsWithRef,
  type ReactNode,
} from 'react';
import styled from 'styled-components';
import { addEntries, holdsSeveral } from './ingredient-entries';
import { useIngredientSuggestions } from './ingredient-suggestions.api';

const { color, space, textSize } = theme;

const Row = styled.div`
  display: flex;
  align-items: flex-end;
  gap: ${space[2]};

  > div:first-child {
    flex: 1;
    min-width: 0;
  }

  label {
    white-space: nowrap;
  }
`;

const Refusal = styled.p`
  margin-top: ${space[2]};
  color: ${color.danger};
  font-size: ${textSize.small};
`;

interface IngredientFieldProps {
  label: string;
  placeholder: string;
  /** The list the field adds to. */
  entries: string[];
  /** The maximum number of entries. */
  most: number;
  tooMany: (most: number) => string;
  onChange: (entries: string[]) => void;
  /** Called on Enter in the empty field. */
  onEmptyEnter?: () => void;
  text: string;
  onText: (text: string) => void;
  locked?: { description: string; onActivate: () => void };
  /** The button next to the field; call the callback to add the field's text. */
  button: (add: () => void) => ReactNode;
  ref?: ComponentPropsWithRef<'input'>['ref'];
}

/** A field that adds ingredients to a list: typed, suggested, or several pasted at once. */
export function IngredientField({
  label,
  placeholder,
  entries,
  most,
  tooMany,
  onChange,
  onEmptyEnter,
  text,
  onText,
  locked,
  button,
  ref,
}: IngredientFieldProps) {
  const refusalId = useId();
  const [refusal, setRefusal] = useState<string | null>(null);
  const suggestions = useIngredientSuggestions(locked ? '' : text, entries);

  const add = (typed: string) => {
    const added = addEntries(entries, typed, most);
    if (added.entries !== entries) onChange(added.entries);
    setRefusal(
      added.refused === 'too-many'
        ? tooMany(most)
        : added.refused && copy.recipes.entryTooLong(longestIngredient),
    );
    if (added.refused === null || added.entries !== entries) onText('');
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text');
    // A single-line field would join pasted lines.
    if (locked || !holdsSeveral(pasted)) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    add(text.slice(0, selectionStart ?? 0) + pasted + text.slice(selectionEnd ?? text.length));
  };

  return (
    <div>
      <Row>
        <Combobox
          ref={ref}
          label={label}
          placeholder={placeholder}
          value={text}
          onChange={(typed) => {
            setRefusal(null);
            onText(typed);
          }}
          onSubmit={(typed) => (typed === '' ? onEmptyEnter?.() : add(typed))}
          onPaste={paste}
          suggestions={suggestions}
          suggestionsLabel={copy.recipes.suggestions}
          locked={locked}
          aria-describedby={refusal ? refusalId : undefined}
          enterKeyHint="done"
        />
        {button(() => add(text))}
      </Row>
      {refusal && (
        <Refusal id={refusalId} role="alert">
          {refusal}
        </Refusal>
      )}
    </div>
  );
}
