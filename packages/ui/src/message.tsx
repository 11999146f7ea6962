import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Button } from './button';
import { DishIcon, ErrorIcon, InfoIcon, RetryIcon, SuccessIcon, WarningIcon } from './icons';
import { border, color, leading, measure, radius, space, textSize, weight } from './theme/tokens';

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

const tones: Record<NoticeTone, { look: ReturnType<typeof css>; icon: ReactNode }> = {
  info: {
    look: css`
      background: ${color.surfaceSunken};

      > svg {
        color: ${color.inkMuted};
      }
    `,
    icon: <InfoIcon />,
  },
  success: {
    look: css`
      background: ${color.successSoft};

      > svg {
        color: ${color.success};
      }
    `,
    icon: <SuccessIcon />,
  },
  warning: {
    look: css`
      background: ${color.warningSoft};

      > svg {
        color: ${color.warning};
      }
    `,
    icon: <WarningIcon />,
  },
  danger: {
    look: css`
      background: ${color.dangerSoft};
      color: ${color.dangerSoftInk};
    `,
    icon: <ErrorIcon />,
  },
};

const NoticeBox = styled.div<{ $tone: NoticeTone }>`
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.medium};
  font-size: ${textSize.small};
  line-height: 1.45;

  > svg.lucide {
    width: 1.3em;
    height: 1.3em;
    margin-top: 0.06em;
  }

  > div {
    flex: 1;
    min-width: 0;
  }

  &:has(> button, > a) {
    align-items: center;
  }

  ${({ $tone }) => tones[$tone].look}
`;

/** Props of a `Notice`. */
export interface NoticeProps {
  tone?: NoticeTone;
  /** Announced immediately (`alert`, the default for danger) or politely (`status`). */
  role?: 'alert' | 'status';
  action?: ReactNode;
  children: ReactNode;
}

/** A message in the flow of the page. */
export function Notice({
  tone = 'info',
  role = tone === 'danger' ? 'alert' : 'status',
  action,
  children,
}: NoticeProps) {
  return (
    <NoticeBox role={role} $tone={tone}>
      {tones[tone].icon}
      <div>{children}</div>
      {action}
    </NoticeBox>
  );
}

const State = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[3]};
  max-width: ${measure.narrow};
  margin-inline: auto;
  padding: ${space[7]} ${space[4]};
  text-align: center;
`;

const Medallion = styled.div<{ $danger: boolean }>`
  display: grid;
  place-content: center;
  width: 4.5rem;
  height: 4.5rem;
  margin-bottom: ${space[2]};
  border-radius: ${radius.pill};
  background: ${({ $danger }) => ($danger ? color.dangerSoft : color.surfaceRaised)};
  color: ${({ $danger }) => ($danger ? color.dangerSoftInk : color.accentSoftInk)};
  box-shadow: 0 0 0 ${border.hairline} ${({ $danger }) => ($danger ? 'transparent' : color.line)};

  svg.lucide {
    width: 2rem;
    height: 2rem;
    stroke-width: 1.5;
  }
`;

const StateText = styled.div`
  color: ${color.inkMuted};
  line-height: ${leading.normal};
  text-wrap: balance;

  &:not(:last-child) {
    margin-bottom: ${space[2]};
  }

  h2 + & {
    margin-top: -0.25rem;
  }
`;

const StateTitle = styled.h2`
  color: ${color.ink};
  font-size: ${textSize.title};
  font-weight: ${weight.heading};
`;

/** Props of an `EmptyState`. */
export interface EmptyStateProps {
  icon?: ReactNode;
  title?: string;
  headingLevel?: 2 | 3;
  children: ReactNode;
  action?: ReactNode;
}

/** Nothing here yet: says what would be here and how to start. */
export function EmptyState({
  icon = <DishIcon />,
  title,
  headingLevel = 2,
  children,
  action,
}: EmptyStateProps) {
  return (
    <State>
      <Medallion $danger={false} aria-hidden="true">
        {icon}
      </Medallion>
      {title !== undefined && <StateTitle as={`h${headingLevel}`}>{title}</StateTitle>}
      <StateText>{children}</StateText>
      {action}
    </State>
  );
}

/** Props of an `ErrorState`. `retryLabel` names the button that calls `onRetry`. */
export interface ErrorStateProps {
  title?: string;
  headingLevel?: 2 | 3;
  children: ReactNode;
  onRetry?: () => void;
  retryLabel?: string;
  retrying?: boolean;
  action?: ReactNode;
}

/** Something failed: says what happened and offers a retry. Announced immediately. */
export function ErrorState({
  title,
  headingLevel = 2,
  children,
  onRetry,
  retryLabel,
  retrying = false,
  action,
}: ErrorStateProps) {
  return (
    <State role="alert">
      <Medallion $danger aria-hidden="true">
        <WarningIcon />
      </Medallion>
      {title !== undefined && <StateTitle as={`h${headingLevel}`}>{title}</StateTitle>}
      <StateText>{children}</StateText>
      {onRetry && (
        <Button variant="secondary" icon={<RetryIcon />} busy={retrying} onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
      {action}
    </State>
  );
}
