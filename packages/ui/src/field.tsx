import { useId, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { IconButton, onEditingKey } from './button';
import { ErrorIcon, HideIcon, ShowIcon } from './icons';
import { LockMark, joinIds, useLockDescription, type Lock } from './lock';
import {
  border,
  color,
  control,
  leading,
  motion,
  radius,
  space,
  textSize,
  weight,
} from './theme/tokens';
import { VisuallyHidden } from './visually-hidden';

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  min-width: 0;
`;

const LabelRow = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  font-size: ${textSize.small};
  font-weight: ${weight.semibold};
  line-height: ${leading.snug};
`;

const Hint = styled.div`
  color: ${color.inkMuted};
  font-size: ${textSize.small};
  line-height: ${leading.snug};
`;

const FieldError = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space[2]};
  color: ${color.danger};
  font-size: ${textSize.small};
  font-weight: ${weight.medium};
  line-height: ${leading.snug};
`;

/** How everything that is typed into shows its placeholder, the focus and a mistake. */
export const inputStates = css`
  &::placeholder {
    color: ${color.inkMuted};
    opacity: 1;
  }

  &:focus-visible {
    border-color: ${color.focus};
    outline: ${border.heavy} solid ${color.focus};
    outline-offset: 0;
  }

  &[aria-invalid='true'] {
    border-color: ${color.danger};
  }
`;

/** The box shared by text, list and combobox controls. */
export const inputSurface = css`
  width: 100%;
  min-width: 0;
  min-height: ${control.medium};
  padding: ${space[2]} ${space[4]};
  border: ${border.medium} solid ${color.lineStrong};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  color: ${color.ink};
  font-size: ${textSize.body};
  line-height: ${leading.snug};
  text-align: start;
  transition:
    border-color ${motion.quick},
    box-shadow ${motion.quick};

  ${inputStates}

  &:disabled {
    opacity: 0.6;
    cursor: not-allowed;
  }

  &[data-locked] {
    border-style: dashed;
    background: ${color.surfaceSunken};
    color: ${color.inkMuted};
    cursor: not-allowed;
  }
`;

const Input = styled.input<{ $roomAtEnd: boolean }>`
  ${inputSurface}
  ${({ $roomAtEnd }) =>
    $roomAtEnd &&
    css`
      padding-inline-end: ${space[7]};
    `}

  &[type='search']::-webkit-search-cancel-button {
    display: none;
  }
`;

const TextArea = styled.textarea<{ $wraps: boolean }>`
  ${inputSurface}
  ${({ $wraps }) =>
    $wraps
      ? css`
          field-sizing: content;
          padding-block: calc((${control.medium} - 1lh) / 2 - ${border.medium});
          resize: none;
        `
      : css`
          min-height: 6rem;
          line-height: ${leading.normal};
          resize: vertical;
        `}
`;

const InputRow = styled.div`
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: ${space[2]};
`;

const AtEnd = styled.span`
  position: absolute;
  inset-inline-end: ${space[1]};
  display: flex;
  align-items: center;
  height: ${control.medium};
`;

/** Props common to all labelled controls. */
export interface LabelledProps {
  label: string;
  /** Shows the label to screen readers only. */
  labelHidden?: boolean;
  hint?: ReactNode;
  /** Error sentence; marks the control invalid. */
  error?: ReactNode;
  locked?: Lock;
}

/** Attributes that tie a control to its label, hint, error and lock. */
export interface ControlWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  /** Not aria-disabled: using a locked control does something, it leads to the offer. */
  'data-locked': true | undefined;
}

/** Label above, control, then error or hint below; passes the control its ARIA attributes. */
export function LabelledControl({
  id: givenId,
  describedBy,
  label,
  labelHidden = false,
  hint,
  error,
  locked,
  children,
}: LabelledProps & {
  id: string | undefined;
  describedBy: string | undefined;
  children: (wiring: ControlWiring) => ReactNode;
}) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const { lockId, lockNote } = useLockDescription(locked);
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const labelElement = (
    <LabelRow>
      <label htmlFor={id}>{label}</label>
      {locked && <LockMark />}
    </LabelRow>
  );
  return (
    <Frame>
      {labelHidden ? <VisuallyHidden>{labelElement}</VisuallyHidden> : labelElement}
      {children({
        id,
        'aria-describedby': joinIds(describedBy, errorId, hintId, lockId),
        'aria-invalid': error ? true : undefined,
        'data-locked': locked ? true : undefined,
      })}
      {error && (
        <FieldError id={errorId}>
          <ErrorIcon />
          <span>{error}</span>
        </FieldError>
      )}
      {hint && <Hint id={hintId}>{hint}</Hint>}
      {lockNote}
    </Frame>
  );
}

/** Props of a `Field`; all input props, including `ref`, are passed through. */
export interface FieldProps
  extends LabelledProps, Omit<ComponentPropsWithRef<'input'>, 'children' | 'aria-invalid'> {
  /** Labels of the show/hide password button; without them there is no such button. */
  passwordToggle?: { show: string; hide: string };
  /** A control next to the input, such as its Add button. */
  trailing?: ReactNode;
}

/** A labelled single-line input: text, email, password, search, number or date. */
export function Field({
  id,
  'aria-describedby': describedBy,
  label,
  labelHidden,
  hint,
  error,
  locked,
  passwordToggle,
  trailing,
  type = 'text',
  ...input
}: FieldProps) {
  const [revealed, setRevealed] = useState(false);
  const lockedProps = locked && {
    readOnly: true,
    onClick: locked.onActivate,
    onKeyDown: onEditingKey(locked.onActivate),
  };
  const labelled = { id, describedBy, label, labelHidden, hint, error, locked };
  return (
    <LabelledControl {...labelled}>
      {(wiring) => (
        <InputRow>
          <Input
            {...input}
            {...lockedProps}
            {...wiring}
            type={revealed ? 'text' : type}
            $roomAtEnd={passwordToggle !== undefined}
          />
          {passwordToggle && (
            <AtEnd>
              <IconButton
                size="small"
                label={revealed ? passwordToggle.hide : passwordToggle.show}
                icon={revealed ? <HideIcon /> : <ShowIcon />}
                aria-controls={wiring.id}
                onClick={() => setRevealed(!revealed)}
              />
            </AtEnd>
          )}
          {trailing}
        </InputRow>
      )}
    </LabelledControl>
  );
}

/** Props of a `TextAreaField`. */
export interface TextAreaFieldProps
  extends LabelledProps, Omit<ComponentPropsWithRef<'textarea'>, 'children' | 'aria-invalid'> {
  /** For one line of text that is shown in full, on as many lines as that takes. */
  wraps?: boolean;
}

/** A labelled multi-line text input. */
export function TextAreaField({
  id,
  'aria-describedby': describedBy,
  label,
  labelHidden,
  hint,
  error,
  locked,
  wraps = false,
  ...textArea
}: TextAreaFieldProps) {
  const lockedProps = locked && {
    readOnly: true,
    onClick: locked.onActivate,
    onKeyDown: onEditingKey(locked.onActivate),
  };
  const labelled = { id, describedBy, label, labelHidden, hint, error, locked };
  return (
    <LabelledControl {...labelled}>
      {(wiring) => (
        <TextArea rows={wraps ? 1 : 4} {...textArea} {...lockedProps} {...wiring} $wraps={wraps} />
      )}
    </LabelledControl>
  );
}
