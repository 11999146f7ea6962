import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { LabelledControl, inputSurface, type LabelledProps } from './field';
import { ExpandIcon } from './icons';
import { color, control, space } from './theme/tokens';

const Box = styled.div`
  position: relative;

  > svg {
    position: absolute;
    inset-inline-end: ${space[4]};
    top: calc((${control.medium} - 1.25em) / 2);
    color: ${color.inkMuted};
    pointer-events: none;
  }
`;

const NativeSelect = styled.select`
  ${inputSurface}
  padding-inline-end: ${space[7]};
  appearance: none;
  text-overflow: ellipsis;

  option {
    background: ${color.surfaceRaised};
    color: ${color.ink};
  }
`;

const ClosedSelect = styled.button`
  ${inputSurface}
  padding-inline-end: ${space[7]};
`;

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

/** Props of a `Select`; all native select props, including `ref`, are passed through. */
export interface SelectProps
  extends LabelledProps, Omit<ComponentPropsWithRef<'select'>, 'children' | 'multiple' | 'size'> {
  options: readonly SelectOption[];
}

/** A native select; role combobox. Locked, it shows its value but opens nothing. */
export function Select({
  id,
  'aria-describedby': describedBy,
  label,
  labelHidden,
  hint,
  error,
  locked,
  options,
  ...select
}: SelectProps) {
  const labelled = { id, describedBy, label, labelHidden, hint, error, locked };
  const shown = options.find(({ value }) => value === select.value) ?? options[0];
  return (
    <LabelledControl {...labelled}>
      {({ 'aria-invalid': invalid, ...wiring }) => (
        <Box>
          {locked ? (
            <ClosedSelect
              {...wiring}
              type="button"
              role="combobox"
              aria-expanded={false}
              aria-haspopup="listbox"
              onClick={locked.onActivate}
            >
              {shown?.label}
            </ClosedSelect>
          ) : (
            <NativeSelect {...select} {...wiring} aria-invalid={invalid}>
              {options.map((option) => (
                <option key={option.value} value={option.value} disabled={option.disabled}>
                  {option.label}
                </option>
              ))}
            </NativeSelect>
          )}
          <ExpandIcon />
        </Box>
      )}
    </LabelledControl>
  );
}
