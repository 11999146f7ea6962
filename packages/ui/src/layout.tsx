import styled, { css } from 'styled-components';
import { gutter, measure, media, space, type SpaceStep } from './theme/tokens';

type Alignment = 'start' | 'center' | 'end' | 'stretch' | 'baseline';
type Distribution = 'start' | 'center' | 'end' | 'between';

const distribution: Record<Distribution, string> = {
  start: 'flex-start',
  center: 'center',
  end: 'flex-end',
  between: 'space-between',
};

/** A vertical stack. `$gap` is a spacing step, default 4. */
export const Stack = styled.div<{ $gap?: SpaceStep; $align?: Alignment }>`
  display: flex;
  flex-direction: column;
  align-items: ${({ $align = 'stretch' }) => $align};
  gap: ${({ $gap = 4 }) => space[$gap]};
  min-width: 0;
`;

const filling = css`
  > * {
    flex: 1 1 auto;
  }
`;

/**
 * A wrapping row. `$gap` is a spacing step, default 3. `$fill` says where its children take the full width; default
 * nowhere.
 */
export const Cluster = styled.div<{
  $gap?: SpaceStep;
  $align?: Alignment;
  $justify?: Distribution;
  $fill?: 'narrow' | 'always';
}>`
  display: flex;
  flex-wrap: wrap;
  align-items: ${({ $align = 'center' }) => $align};
  justify-content: ${({ $justify = 'start' }) => distribution[$justify]};
  gap: ${({ $gap = 3 }) => space[$gap]};
  min-width: 0;

  ${({ $fill }) =>
    $fill === 'narrow'
      ? css`
          ${media.belowMedium} {
            ${filling}
          }
        `
      : $fill && filling}
`;

const columnWidth = { small: '10.5rem', medium: '15rem', large: '21rem' } as const;

/** As many equal columns as fit, each at least `$column` wide. */
export const Grid = styled.div<{ $gap?: SpaceStep; $column?: keyof typeof columnWidth }>`
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(100%, ${({ $column = 'medium' }) => columnWidth[$column]}), 1fr)
  );
  gap: ${({ $gap = 5 }) => space[$gap]};
  min-width: 0;
`;

/** Centres a page and keeps its gutters. `$measure` limits its width; default is the full page. */
export const PageFrame = styled.div<{ $measure?: keyof typeof measure }>`
  width: 100%;
  max-width: calc(${({ $measure = 'page' }) => measure[$measure]} + 2 * ${gutter});
  margin-inline: auto;
  padding-inline: ${gutter};
`;
