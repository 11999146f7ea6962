import styled from 'styled-components';
import { border, color, font, layer, radius, space, textSize, weight } from './theme/tokens';

/** Text for screen readers only. */
export const VisuallyHidden = styled.span`
  position: absolute;
  overflow: hidden;
  clip-path: inset(50%);
  width: ${border.hairline};
  height: ${border.hairline};
  white-space: nowrap;
`;

/** First link of a page: jumps to the main content, shows itself on focus. */
export const SkipLink = styled.a`
  position: fixed;
  z-index: ${layer.toast};
  top: ${space[2]};
  left: ${space[2]};
  padding: ${space[2]} ${space[4]};
  border-radius: ${radius.pill};
  background: ${color.accent};
  color: ${color.accentInk};
  font: ${weight.semibold} ${textSize.small} ${font.text};
  text-decoration: none;

  &:not(:focus) {
    transform: translateY(-200%);
  }
`;
