import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { IconButton } from './button';
import { inputStates } from './field';
import { AddIcon, RemoveIcon } from './icons';
import {
  border,
  color,
  control,
  leading,
  media,
  radius,
  space,
  textSize,
  weight,
} from './theme/tokens';

const Frame = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  max-width: 100%;
  cursor: auto;
`;

const Amount = styled.input`
  box-sizing: content-box;
  width: 2.25rem;
  min-height: calc(${control.small} - ${space[1]});
  padding: 0;
  border: ${border.hairline} solid ${color.lineStrong};
  border-radius: ${radius.small};
  background: ${color.surfaceRaised};
  color: ${color.ink};
  font-size: ${textSize.small};
  font-variant-numeric: tabular-nums;
  font-weight: ${weight.semibold};
  text-align: center;

  ${inputStates}

  /* Smaller text would make a phone zoom in. */
  ${media.belowMedium} {
    min-height: ${control.small};
    font-size: ${textSize.body};
  }
`;

const Counted = styled.span`
  display: inline-flex;
  color: ${color.inkMuted};
  font-size: ${textSize.body};
`;

const Refusal = styled.span`
  flex-basis: 100%;
  color: ${color.danger};
  font-size: ${textSize.small};
  line-height: ${leading.snug};
`;

const pageStep = 10;

/** Props of a `Stepper`. */
export interface StepperProps {
  /** Accessible name of the number. */
  label: string;
  /** Labels of the buttons. */
  lessLabel: string;
  moreLabel: string;
  /** Null where there is none to show yet, or several. */
  value: number | null;
  min?: number;
  max: number;
  /** The sentence about a number that cannot be used. */
  refusal: string;
  /** Stands for what is counted. */
  icon?: ReactNode;
  onChange: (value: number) => void;
}

/** A small whole number: typed, or changed with its buttons or the arrow keys. */
export function Stepper({
  label,
  lessLabel,
  moreLabel,
  value,
  min = 1,
  max,
  refusal,
  icon,
  onChange,
}: StepperProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const refusalId = useId();
  const isWhole = (text: string): boolean => /^\d+$/.test(text.trim());
  const nearest = (number: number): number => Math.min(max, Math.max(min, number));
  const refused =
    typed !== null &&
    typed.trim() !== '' &&
    !(isWhole(typed) && nearest(Number(typed)) === Number(typed));

  const take = (number: number): void => {
    setTyped(null);
    if (nearest(number) !== value) onChange(nearest(number));
  };
  const type = (text: string): void => {
    setTyped(text);
    if (isWhole(text) && nearest(Number(text)) === Number(text) && Number(text) !== value) {
      onChange(Number(text));
    }
  };
  const leave = (): void => {
    if (typed !== null && isWhole(typed)) take(Number(typed));
    else setTyped(null);
  };
  const steps: Record<string, number> = {
    ArrowUp: 1,
    ArrowDown: -1,
    PageUp: pageStep,
    PageDown: -pageStep,
  };
  const press = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (event.key === 'Enter') leave();
    if (step === undefined) return;
    event.preventDefault();
    take((value ?? min) + step);
  };
  // The arrow keys do what the buttons do, so Tab goes from number to number.
  const besideNumber = { size: 'small', tabIndex: -1 } as const;
  return (
    <Frame>
      {icon !== undefined && <Counted aria-hidden="true">{icon}</Counted>}
      <IconButton
        {...besideNumber}
        label={lessLabel}
        icon={<RemoveIcon />}
        disabled={value !== null && value <= min}
        onClick={() => take((value ?? min) - 1)}
      />
      <Amount
        type="text"
        inputMode="numeric"
        autoComplete="off"
        role="spinbutton"
        aria-label={label}
        aria-valuenow={value ?? undefined}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-invalid={refused || undefined}
        aria-describedby={refused ? refusalId : undefined}
        placeholder="–"
        value={typed ?? value ?? ''}
        onFocus={(event) => event.target.select()}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
        onBlur={leave}
      />
      <IconButton
        {...besideNumber}
        label={moreLabel}
        icon={<AddIcon />}
        disabled={value !== null && value >= max}
        onClick={() => take((value ?? min - 1) + 1)}
      />
      {refused && (
        <Refusal id={refusalId} role="alert">
          {refusal}
        </Refusal>
      )}
    </Frame>
  );
}
