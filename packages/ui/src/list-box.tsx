import { Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { LabelledControl, inputSurface, type LabelledProps } from './field';
import { CheckIcon, ExpandIcon } from './icons';
import { optionList, optionRow } from './option-list';
import { color, space } from './theme/tokens';

const Trigger = styled(ListboxButton)`
  ${inputSurface}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};

  > svg {
    color: ${color.inkMuted};
  }
`;

const Anchor = styled.div`
  position: relative;
`;

const Options = styled.div`
  ${optionList}
  position: absolute;
  inset-inline: 0;
  top: calc(100% + ${space[1]});
`;

const Option = styled.div`
  ${optionRow('&[data-focus]')}

  > span {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
  }
`;

export interface ListBoxOption<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactNode;
  disabled?: boolean;
}

/** Props of a `ListBox`. */
export interface ListBoxProps<Value extends string> extends Omit<LabelledProps, 'locked'> {
  value: Value;
  onChange: (value: Value) => void;
  options: readonly ListBoxOption<Value>[];
  disabled?: boolean;
}

/** A list of choices that can show pictures; if text is enough, the native `Select` is lighter. */
export function ListBox<Value extends string>({
  value,
  onChange,
  options,
  disabled = false,
  ...labelled
}: ListBoxProps<Value>) {
  const id = useId();
  const chosen = options.find((option) => option.value === value);
  return (
    <LabelledControl {...labelled} id={id} describedBy={undefined}>
      {({ 'data-locked': _, 'aria-invalid': invalid, ...wiring }) => (
        <Anchor>
          <Listbox value={value} onChange={onChange} disabled={disabled} invalid={Boolean(invalid)}>
            <Trigger {...wiring} aria-label={[labelled.label, chosen?.label].join(' ').trim()}>
              <span>{chosen?.label}</span>
              <ExpandIcon />
            </Trigger>
            <ListboxOptions as={Options} modal={false}>
              {options.map((option) => (
                <ListboxOption
                  as={Option}
                  key={option.value}
                  value={option.value}
                  disabled={option.disabled ?? false}
                >
                  <span>
                    {option.icon}
                    {option.label}
                  </span>
                  {option.value === value && <CheckIcon />}
                </ListboxOption>
              ))}
            </ListboxOptions>
          </Listbox>
        </Anchor>
      )}
    </LabelledControl>
  );
}
