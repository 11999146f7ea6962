import { eventColors } from '@larder/api-client/limits';
import { copy } from '@larder/copy';
import { RadioTile, type ColorName } from '@larder/ui';
import { useId } from 'react';
import styled from 'styled-components';
import type { EventColor } from './calendar.model';

/** The theme's name of each event colour. */
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

const Choice = styled(RadioTile)`
  min-height: ${({ theme }) => theme.control.medium};
  padding: ${({ theme }) => `${theme.space[1]} ${theme.space[3]}`};
`;

interface ColorChoiceProps {
  value: EventColor;
  onChange: (color: EventColor) => void;
}

/** The radio group for an event's colour. */
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
