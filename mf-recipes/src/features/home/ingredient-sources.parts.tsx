import { copy } from '@larder/copy';
import { theme } from '@larder/ui';
import styled, { css } from 'styled-components';

const { color, leading, media, space, textSize } = theme;

const Sources = styled.dl<{ $brief: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[1]} ${space[3]};
  font-size: ${textSize.small};
  line-height: ${leading.snug};

  ${({ $brief }) =>
    $brief &&
    css`
      ${media.belowMedium} {
        row-gap: 0;

        dd {
          overflow: hidden;
          text-overflow: ellipsis;
          white-space: nowrap;
        }
      }
    `}

  dt {
    color: ${color.inkMuted};
  }
`;

const mostNames = 5;

function namesOf(names: readonly string[]): string {
  const shown = names.slice(0, mostNames).join(', ');
  const more = names.length - mostNames;
  return more > 0 ? copy.suggestions.andMore(shown, more) : shown;
}

/** Where ingredients come from, and which. */
export type SourceLine = readonly [label: string, names: readonly string[]];

interface IngredientSourcesProps {
  lines: readonly SourceLine[];
  /** Each takes one line on a phone, where what is left out can be seen in the dish. */
  brief?: boolean;
}

export function IngredientSources({ lines, brief = false }: IngredientSourcesProps) {
  return (
    <Sources $brief={brief}>
      {lines.map(
        ([label, names]) =>
          names.length > 0 && (
            <div key={label} style={{ display: 'contents' }}>
              <dt>{label}</dt>
              <dd>{namesOf(names)}</dd>
            </div>
          ),
      )}
    </Sources>
  );
}
