import { useId } from 'react';
import styled from 'styled-components';
import { RadioTile } from './radio-tile';
import { control, leading, space, textSize, weight } from './theme/tokens';

const Legend = styled.div`
  font-size: ${textSize.small};
  font-weight: ${weight.semibold};
  line-height: ${leading.snug};
`;

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: ${space[2]};
  margin-top: ${space[2]};
`;

const Choice = styled(RadioTile)`
  min-height: ${control.medium};
  padding: ${space[1]} ${space[3]};
`;

/** Props of a `ChoiceGroup`. */
export interface ChoiceGroupProps<Value extends string> {
  legend: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few answers to a question, as tiles. */
export function ChoiceGroup<Value extends string>({
  legend,
  options,
  value,
  onChange,
}: ChoiceGroupProps<Value>) {
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id}>
      <Legend id={id}>{legend}</Legend>
      <Choices>
        {options.map((option) => (
          <Choice key={option.value}>
            <input
              type="radio"
              name={id}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </Choice>
        ))}
      </Choices>
    </div>
  );
}
