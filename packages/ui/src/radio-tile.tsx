import styled from 'styled-components';
import { border, color, radius, space, textSize, weight } from './theme/tokens';

/** One of a few choices as a tile: a label over an invisible radio button that covers it. */
export const RadioTile = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[2]};
  border: ${border.medium} solid ${color.lineStrong};
  border-radius: ${radius.medium};
  font-size: ${textSize.small};
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
    border-color: ${color.accent};
    background: ${color.accentSoft};
    color: ${color.accentSoftInk};
    font-weight: ${weight.semibold};
  }

  &:has(:focus-visible) {
    outline: ${border.focus} solid ${color.focus};
    outline-offset: ${border.heavy};
  }

  @media (forced-colors: active) {
    &:has(:checked) {
      border-color: Highlight;
    }
  }
`;
