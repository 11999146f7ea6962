import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { joinIds } from './lock';
import { border, color, control, leading, motion, radius, space, textSize } from './theme/tokens';

const Row = styled.div`
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  min-height: ${control.medium};
  padding-block: ${space[2]};
`;

const Tick = styled.input`
  position: relative;
  z-index: 1;
  display: grid;
  flex: none;
  place-content: center;
  width: 1.375rem;
  height: 1.375rem;
  margin-top: 0.1rem;
  border: ${border.medium} solid ${color.lineStrong};
  border-radius: ${radius.small};
  background: ${color.surfaceRaised};
  appearance: none;
  cursor: pointer;
  transition:
    background-color ${motion.quick},
    border-color ${motion.quick};

  &::before {
    width: 0.75rem;
    height: 0.75rem;
    background: ${color.accentInk};
    clip-path: polygon(14% 47%, 2% 60%, 39% 96%, 99% 20%, 86% 8%, 38% 69%);
    content: '';
    transform: scale(0);
    transition: transform ${motion.quick};
  }

  &:checked,
  &:indeterminate {
    border-color: ${color.accent};
    background: ${color.accent};
  }

  &:checked::before {
    transform: scale(1);
  }

  &:indeterminate::before {
    clip-path: inset(42% 5%);
    transform: scale(1);
  }

  &[aria-invalid='true'] {
    border-color: ${color.danger};
  }

  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    appearance: auto;
  }
`;

const Label = styled.label`
  line-height: ${leading.normal};
  cursor: pointer;

  /* The whole row is the label: a finger needs more than the words. */
  &::after {
    position: absolute;
    inset: 0;
    content: '';
  }
`;

const Hint = styled.div`
  color: ${color.inkMuted};
  font-size: ${textSize.small};
  line-height: ${leading.snug};
`;

/** Props of a `Checkbox`; all input props, including `ref`, are passed through. */
export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  label: ReactNode;
  hint?: ReactNode;
}

/** A checkbox with its label on the right. */
export function Checkbox({
  id: givenId,
  label,
  hint,
  'aria-describedby': describedBy,
  ...input
}: CheckboxProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = hint ? `${id}-hint` : undefined;
  return (
    <Row>
      <Tick {...input} type="checkbox" id={id} aria-describedby={joinIds(describedBy, hintId)} />
      <div>
        <Label htmlFor={id}>{label}</Label>
        {hint && <Hint id={hintId}>{hint}</Hint>}
      </div>
    </Row>
  );
}
