import styled from 'styled-components';
import { PersonIcon } from './icons';
import { border, color, control, font, radius, textSize, weight } from './theme/tokens';

const Circle = styled.span`
  display: grid;
  flex: none;
  place-content: center;
  width: ${control.medium};
  height: ${control.medium};
  border: ${border.medium} solid ${color.accent};
  border-radius: ${radius.pill};
  background: ${color.accentSoft};
  color: ${color.accentSoftInk};
  font-family: ${font.heading};
  font-size: ${textSize.lead};
  font-weight: ${weight.heading};
  line-height: 1;
`;

/** Props of an `Avatar`; without a name it shows a person icon. */
export interface AvatarProps {
  name?: string | null;
}

/** The upper-case initial of a name, in a circle; decorative, inside a control that has its own accessible name. */
export function Avatar({ name }: AvatarProps) {
  const [letter] = (name ?? '').trim();
  return <Circle aria-hidden="true">{letter ? letter.toLocaleUpperCase() : <PersonIcon />}</Circle>;
}
