import { useId, useState, type ComponentPropsWithRef, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { Field, type FieldProps } from './field';
import { optionList, optionRow } from './option-list';
import { space } from './theme/tokens';

const Anchor = styled.div`
  position: relative;
`;

const List = styled.ul`
  ${optionList}
  position: absolute;
  inset-inline: 0;
  top: calc(100% + ${space[1]});
`;

const Option = styled.li`
  ${optionRow("&[aria-selected='true']")}
`;

/** Props of a `Combobox`: a text field with suggestions, plus everything a `Field` takes. */
export interface ComboboxProps extends Omit<
  FieldProps,
  'value' | 'onChange' | 'onSelect' | 'onSubmit' | 'type' | 'passwordToggle' | 'trailing'
> {
  value: string;
  onChange: (value: string) => void;
  /** Called with a chosen suggestion, or with the text as typed on Enter. */
  onSubmit: (value: string) => void;
  /** Suggestions for the current text; the list is closed while there are none. */
  suggestions: readonly string[];
  /** Accessible name of the suggestion list. */
  suggestionsLabel: string;
  ref?: ComponentPropsWithRef<'input'>['ref'];
}

/**
 * A text field with suggestions that never preselects one: a suggestion is taken only after the arrow keys or the
 * pointer moved to it, so Enter means what was typed. Escape closes the list, and only the list.
 */
export function Combobox({
  value,
  onChange,
  onSubmit,
  suggestions,
  suggestionsLabel,
  onKeyDown,
  onFocus,
  onBlur,
  locked,
  ...field
}: ComboboxProps) {
  const listId = useId();
  const [wanted, setWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const open = wanted && suggestions.length > 0 && !locked;
  const activeIndex = open && active < suggestions.length ? active : -1;
  const optionId = (index: number) => `${listId}-${index}`;

  const close = () => {
    setWanted(false);
    setActive(-1);
  };
  const submit = (chosen: string) => {
    close();
    onSubmit(chosen);
  };
  const move = (step: 1 | -1) => {
    setWanted(true);
    // One position more than there are suggestions: the text itself, at -1.
    const places = suggestions.length + 1;
    setActive(((activeIndex + 1 + step + places) % places) - 1);
  };

  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      submit(suggestions[activeIndex] ?? value);
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };

  return (
    <Anchor>
      <Field
        autoComplete="off"
        autoCapitalize="none"
        {...field}
        locked={locked}
        value={value}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-activedescendant={activeIndex >= 0 ? optionId(activeIndex) : undefined}
        onChange={(event) => {
          setWanted(true);
          setActive(-1);
          onChange(event.target.value);
        }}
        onKeyDown={handleKey}
        onFocus={onFocus}
        onBlur={(event) => {
          close();
          onBlur?.(event);
        }}
      />
      {open && (
        <List id={listId} role="listbox" aria-label={suggestionsLabel}>
          {suggestions.map((suggestion, index) => (
            <Option
              key={suggestion}
              id={optionId(index)}
              role="option"
              aria-selected={index === activeIndex}
              onMouseMove={() => setActive(index)}
              // Keeps the focus in the field; its blur would close the list before the click.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => submit(suggestion)}
            >
              {suggestion}
            </Option>
          ))}
        </List>
      )}
    </Anchor>
  );
}
