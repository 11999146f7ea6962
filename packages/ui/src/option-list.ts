import { css } from 'styled-components';
import {
  border,
  color,
  control,
  font,
  layer,
  leading,
  radius,
  shadow,
  space,
  textSize,
} from './theme/tokens';

/** The popup of a list of choices. */
export const optionList = css`
  z-index: ${layer.popup};
  overflow: auto;
  overscroll-behavior: contain;
  max-height: 20rem;
  padding: ${space[1]};
  border: ${border.hairline} solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  color: ${color.ink};
  font-family: ${font.text};
  list-style: none;
  box-shadow: ${shadow.raised};

  &:focus-visible {
    outline: none;
  }
`;

/** One choice in the popup; `active` is the selector for the option under the keyboard or pointer. */
export const optionRow = (active: string) => css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  min-height: ${control.small};
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.small};
  font-size: ${textSize.body};
  line-height: ${leading.snug};
  cursor: pointer;

  ${active} {
    background: ${color.accentSoft};
    color: ${color.accentSoftInk};
  }

  &[data-disabled] {
    opacity: 0.5;
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    ${active} {
      outline: ${border.heavy} solid Highlight;
    }
  }
`;
