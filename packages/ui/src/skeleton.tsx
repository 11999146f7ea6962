import styled, { css, keyframes } from 'styled-components';
import { color, control, media, radius, space } from './theme/tokens';

const sweep = keyframes`
  from { background-position: 160% 0; }
  to { background-position: -60% 0; }
`;

const Bone = styled.span<{ $shape: SkeletonShape }>`
  display: block;
  width: 100%;
  border-radius: ${radius.small};
  background: linear-gradient(
      100deg,
      transparent 35%,
      color-mix(in srgb, ${color.surfaceRaised} 65%, transparent) 50%,
      transparent 65%
    )
    160% 0 / 220% 100% no-repeat ${color.line};
  animation: ${sweep} 1800ms ease-in-out infinite;

  ${({ $shape }) => shapes[$shape]}

  ${media.reducedMotion} {
    animation: none;
  }
`;

const shapes = {
  text: css`
    height: 0.875em;

    &:last-child:not(:only-child) {
      width: 62%;
    }
  `,
  title: css`
    width: 78%;
    height: 1.375em;
  `,
  picture: css`
    border-radius: 0;
    aspect-ratio: 4 / 3;
  `,
  block: css`
    height: 6rem;
    border-radius: ${radius.medium};
  `,
  control: css`
    height: ${control.medium};
    border-radius: ${radius.medium};
  `,
  circle: css`
    width: ${control.medium};
    height: ${control.medium};
    border-radius: ${radius.pill};
  `,
};

export type SkeletonShape = keyof typeof shapes;

const Lines = styled.span`
  display: grid;
  gap: ${space[2]};
`;

/** Props of a `Skeleton`; `lines` is how many to draw. */
export interface SkeletonProps {
  shape?: SkeletonShape;
  lines?: number;
}

/** A placeholder for loading content; hidden from screen readers, which need a status next to it. */
export function Skeleton({ shape = 'text', lines = 1 }: SkeletonProps) {
  return (
    <Lines aria-hidden="true" data-loading>
      {Array.from({ length: lines }, (_, line) => (
        <Bone key={line} $shape={shape} />
      ))}
    </Lines>
  );
}
