import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import styled from 'styled-components';
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

const Row = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[3]};
  min-height: ${control.medium};
  padding: ${space[1]} ${space[2]} ${space[1]} 0;
  border: 0;
  border-radius: ${radius.medium};
  background: none;
  font-weight: ${weight.medium};
  line-height: ${leading.snug};
  text-align: start;

  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }

  &[data-locked] {
    color: ${color.inkMuted};
    cursor: not-allowed;
  }
`;

const Knob = styled.span`
  display: block;
  width: 1.25rem;
  height: 1.25rem;
  border-radius: ${radius.pill};
  background: ${color.lineStrong};
  transition:
    transform ${motion.gentle},
    background-color ${motion.quick};
`;

const Track = styled.span`
  flex: none;
  width: 2.875rem;
  padding: 0.1875rem;
  border: ${border.medium} solid ${color.lineStrong};
  border-radius: ${radius.pill};
  background: ${color.surfaceRaised};
  transition:
    background-color ${motion.quick},
    border-color ${motion.quick};

  [aria-checked='true'] > & {
    border-color: ${color.accent};
    background: ${color.accent};
  }

  [aria-checked='true'] > & > ${Knob} {
    background: ${color.accentInk};
    transform: translateX(1.0625rem);
  }

  [data-locked] > & {
    border-style: dashed;
    background: ${color.surfaceSunken};
  }

  @media (forced-colors: active) {
    [aria-checked='true'] > & > ${Knob} {
      background: Highlight;
    }
  }
`;

const Hint = styled.div`
  color: ${color.inkMuted};
  font-size: ${textSize.small};
  line-height: ${leading.snug};
`;

/** Props of a `Switch`. */
export interface SwitchProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'onChange' | 'onClick' | 'children' | 'role' | 'type' | 'aria-checked'
> {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  hint?: ReactNode;
  locked?: Lock;
}

/** A switch, named by its label. When locked it stays off, focusable and described by the reason. */
export function Switch({
  label,
  checked,
  onChange,
  hint,
  locked,
  'aria-describedby': describedBy,
  ...button
}: SwitchProps) {
  const hintId = useId();
  const { lockId, lockNote } = useLockDescription(locked);
  return (
    <div>
      <Row
        {...button}
        type="button"
        role="switch"
        aria-checked={checked && !locked}
        data-locked={locked ? true : undefined}
        aria-describedby={joinIds(describedBy, hint ? hintId : undefined, lockId)}
        onClick={() => (locked ? locked.onActivate() : onChange(!checked))}
      >
        <Track aria-hidden="true">
          <Knob />
        </Track>
        <span>{label}</span>
        {locked && <LockMark />}
      </Row>
      {hint && <Hint id={hintId}>{hint}</Hint>}
      {lockNote}
    </div>
  );
}
