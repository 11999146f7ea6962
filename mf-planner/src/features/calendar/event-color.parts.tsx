import { copy } from '@larder/copy';
import type { ColorName } from '@larder/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { eventColors, type EventColor } from './calendar.model';

/** The theme's name of each colour an event can have. */
export const themeColors: Record<EventColor, ColorName> = {
  blue: 'eventBlue',
  green: 'eventGreen',
  red: 'eventRed',
  purple: 'eventPurple',
  orange: 'eventOrange',
};

export const ColorDot = styled.span<{ $color: EventColor }>`
  flex: none;
  width: 0.875rem;
  height: 0.875rem;
  border-radius: ${({ theme }) => theme.radius.pill};
  background: ${({ theme, $color }) => theme.color[themeColors[$color]]};
  forced-color-adjust: none;
`;

const Label = styled.div`
  font-size: ${({ theme }) => theme.textSize.small};
  font-weight: ${({ theme }) => theme.weight.semibold};
  line-height: ${({ theme }) => theme.leading.snug};
`;

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(7rem, 1fr));
  gap: ${({ theme }) => theme.space[2]};
  margin-top: ${({ theme }) => theme.space[2]};
`;

const Choice = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  min-height: ${({ theme }) => theme.control.medium};
  padding: ${({ theme }) => `${theme.space[1]} ${theme.space[3]}`};
  border: ${({ theme }) => theme.border.medium} solid ${({ theme }) => theme.color.lineStrong};
  border-radius: ${({ theme }) => theme.radius.medium};
  font-size: ${({ theme }) => theme.textSize.small};
  cursor: pointer;

  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  &:has(:checked) {
    border-color: ${({ theme }) => theme.color.accent};
    background: ${({ theme }) => theme.color.accentSoft};
    color: ${({ theme }) => theme.color.accentSoftInk};
    font-weight: ${({ theme }) => theme.weight.semibold};
  }

  &:has(:focus-visible) {
    outline: ${({ theme }) => theme.border.focus} solid ${({ theme }) => theme.color.focus};
    outline-offset: ${({ theme }) => theme.border.heavy};
  }

  @media (forced-colors: active) {
    &:has(:checked) {
      border-color: Highlight;
    }
  }
`;

interface ColorChoiceProps {
  value: EventColor;
  onChange: (color: EventColor) => void;
}

/** The radio group of an event's colour. */
export function ColorChoice({ value, onChange }: ColorChoiceProps) {
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id}>
      <Label id={id}>{copy.planner.color}</Label>
      <Choices>
        {eventColors.map((color) => (
          <Choice key={color}>
            <input
              type="radio"
              name={id}
              checked={color === value}
              onChange={() => onChange(color)}
            />
            <ColorDot $color={color} />
            {copy.planner.colors[color]}
          </Choice>
        ))}
      </Choices>
    </div>
  );
}
