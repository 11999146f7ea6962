import { copy } from '@larder/copy';
import { theme } from '@larder/ui';
import styled from 'styled-components';

const { color, font, space, weight } = theme;

const Row = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  font-family: ${font.heading};
  font-size: 1.5rem;
  font-weight: ${weight.semibold};
  line-height: 1;
  letter-spacing: -0.02em;

  svg {
    flex: none;
    width: 2rem;
    height: 2rem;
  }
`;

/** The jar with a leaf, and the name next to it. */
export function Wordmark() {
  return (
    <Row>
      <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false">
        <rect x="12" y="4" width="24" height="7" rx="3" fill={color.accent} />
        <path
          d="M15 13h18c.6 3.400 5 4.600 5 9.600V37a7 7 0 0 1-7 7H17a7 7 0 0 1-7-7V22.600c0-5 4.400-6.200 5-9.600Z"
          fill={color.accent}
        />
        <path
          d="M24 39c-8.500-3.200-9.500-11.500 0-19 9.500 7.500 8.500 15.800 0 19Z"
          fill={color.surfaceRaised}
        />
        <path d="M24 39V27" stroke={color.accent} strokeWidth="2" strokeLinecap="round" />
      </svg>
      {copy.common.productName}
    </Row>
  );
}
