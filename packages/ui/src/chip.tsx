import { Children, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { CloseIcon } from './icons';
import {
  border,
  color,
  leading,
  media,
  motion,
  radius,
  space,
  textSize,
  weight,
} from './theme/tokens';

export type ChipTone = 'included' | 'excluded' | 'neutral';

const tones: Record<ChipTone, ReturnType<typeof css>> = {
  included: css`
    background: ${color.accentSoft};
    color: ${color.accentSoftInk};
  `,
  excluded: css`
    background: ${color.dangerSoft};
    color: ${color.dangerSoftInk};
  `,
  neutral: css`
    background: ${color.surfaceSunken};
    color: ${color.ink};
  `,
};

const Body = styled.span<{ $tone: ChipTone }>`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  max-width: 100%;
  min-height: 2.125rem;
  padding-inline: ${space[3]};
  border-radius: ${radius.pill};
  font-size: ${textSize.small};
  font-weight: ${weight.medium};
  line-height: ${leading.snug};

  &:has(button) {
    padding-inline-end: ${space[1]};
  }

  ${({ $tone }) => tones[$tone]}
`;

const Text = styled.span<{ $struck: boolean }>`
  overflow: hidden;
  text-overflow: ellipsis;
  text-decoration: ${({ $struck }) => ($struck ? 'line-through' : 'none')};
`;

const ChipButton = styled.button`
  position: relative;
  display: grid;
  flex: none;
  place-content: center;
  width: 1.625rem;
  height: 1.625rem;
  padding: 0;
  border: 0;
  border-radius: ${radius.pill};
  background: transparent;
  transition: background-color ${motion.quick};

  /* A finger needs more room than the cross shows. */
  &::after {
    position: absolute;
    inset: -0.5625rem;
    content: '';
  }

  svg.lucide {
    width: 1rem;
    height: 1rem;
    stroke-width: 2.25;
  }

  &:focus-visible {
    outline-width: ${border.heavy};
    outline-offset: 0;
  }

  &[aria-pressed='true'] {
    background: currentcolor;

    svg.lucide {
      color: ${color.surface};
    }
  }

  ${media.hover} {
    &:hover:not([aria-pressed='true']) {
      background: color-mix(in srgb, currentcolor 16%, transparent);
    }
  }
`;

/** A mark that a chip can have. */
export interface ChipMark {
  label: string;
  icon: ReactNode;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** Props of a `Chip`. A chip with `onRemove` needs `removeLabel`, the name of its button. */
export type ChipProps = {
  tone?: ChipTone;
  icon?: ReactNode;
  mark?: ChipMark;
  /** Struck through, because it does not count for now. */
  struck?: boolean;
  children: ReactNode;
} & (
  | { onRemove: () => void; removeLabel: string }
  | { onRemove?: undefined; removeLabel?: undefined }
);

/** A small pill: green for included, red for excluded, neutral otherwise. */
export function Chip({
  tone = 'neutral',
  icon,
  mark,
  struck = false,
  children,
  onRemove,
  removeLabel,
}: ChipProps) {
  return (
    <Body $tone={tone}>
      {icon}
      <Text $struck={struck}>{children}</Text>
      {mark && (
        <ChipButton
          type="button"
          aria-label={mark.label}
          title={mark.label}
          aria-pressed={mark.on}
          onClick={() => mark.onChange(!mark.on)}
        >
          {mark.icon}
        </ChipButton>
      )}
      {onRemove && (
        <ChipButton type="button" aria-label={removeLabel} title={removeLabel} onClick={onRemove}>
          <CloseIcon />
        </ChipButton>
      )}
    </Body>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  padding: 0;
  list-style: none;

  > li {
    max-width: 100%;
  }
`;

/** Props of a `ChipList`; `label` is the accessible name of the list. */
export interface ChipListProps {
  label: string;
  children: ReactNode;
}

/** A named list in which every child is one chip. */
export function ChipList({ label, children }: ChipListProps) {
  return (
    // Safari drops the list role from lists without bullets unless it is set explicitly.
    <List role="list" aria-label={label}>
      {Children.map(children, (chip) => (chip ? <li>{chip}</li> : null))}
    </List>
  );
}
