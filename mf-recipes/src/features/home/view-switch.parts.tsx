import { copy } from '@larder/copy';
import { theme } from '@larder/ui';
import styled from 'styled-components';
import type { HomeView } from './home.model';

const { border, color, control, leading, motion, radius, space, textSize, weight } = theme;

const Track = styled.button`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  min-height: ${control.medium};
  padding: 0.1875rem;
  border: ${border.medium} solid ${color.lineStrong};
  border-radius: ${radius.pill};
  background: ${color.surfaceSunken};
  color: ${color.ink};
  font-size: ${textSize.small};
  font-weight: ${weight.medium};
  line-height: ${leading.snug};
`;

const Option = styled.span<{ $chosen: boolean }>`
  display: grid;
  place-items: center;
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.pill};
  background: ${({ $chosen }) => ($chosen ? color.accent : 'none')};
  color: ${({ $chosen }) => ($chosen ? color.accentInk : 'inherit')};
  transition: background-color ${motion.quick};

  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: ${({ $chosen }) => ($chosen ? 'Highlight' : 'ButtonFace')};
    color: ${({ $chosen }) => ($chosen ? 'HighlightText' : 'ButtonText')};
  }
`;

const options = [
  ['menuCreator', copy.recipes.createMenu],
  ['mealPlanner', copy.recipes.createMealPlan],
] as const;

/** [HOME-1] The switch between the two views, which shows both side by side; its name is that of the chosen one. */
export function ViewSwitch({
  view,
  onChange,
}: {
  view: HomeView;
  onChange: (view: HomeView) => void;
}) {
  const isPlanner = view === 'mealPlanner';
  return (
    <Track
      type="button"
      role="switch"
      aria-checked={isPlanner}
      onClick={() => onChange(isPlanner ? 'menuCreator' : 'mealPlanner')}
    >
      {options.map(([name, label]) => (
        <Option key={name} $chosen={name === view} aria-hidden={name !== view}>
          {label}
        </Option>
      ))}
    </Track>
  );
}
