import { useId, type DragEvent, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Skeleton } from './skeleton';
import {
  border,
  color,
  font,
  leading,
  media,
  motion,
  radius,
  shadow,
  space,
  textSize,
  weight,
} from './theme/tokens';

/** A raised sheet for one subject. `$padded` leaves room inside, true when left out. */
export const Card = styled.section<{ $padded?: boolean }>`
  overflow: ${({ $padded = true }) => ($padded ? 'visible' : 'hidden')};
  min-width: 0;
  padding: ${({ $padded = true }) => ($padded ? `clamp(1.25rem, 3.5vw, ${space[6]})` : 0)};
  border: ${border.hairline} solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.resting};
`;

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space[2]};
  padding: ${space[4]};
`;

const Title = styled.h3`
  font-family: ${font.heading};
  font-size: ${textSize.subtitle};
  font-weight: ${weight.heading};
  line-height: ${leading.snug};

  > a {
    color: inherit;
    text-decoration: none;
  }

  > a:hover {
    text-decoration: underline;
  }

  /* A card whose title is a link is that link as a whole, but for its other controls. */
  > a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
`;

const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[3]};
  color: ${color.inkMuted};
  font-size: ${textSize.small};
  line-height: ${leading.snug};

  > span {
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
  }
`;

const Actions = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-top: auto;
  padding-top: ${space[2]};
`;

const More = styled.div`
  display: contents;
`;

type Density = boolean | 'buttons-below';

/** On a phone: a small picture beside the title and the button, and everything else below them. */
const dense = css`
  ${media.belowMedium} {
    display: grid;
    grid-template-columns: 4.75rem minmax(0, 1fr) auto;
    grid-template-rows: 1fr auto auto;
    gap: ${space[1]} ${space[2]};
    padding: ${space[3]};

    > :first-child {
      overflow: hidden;
      grid-row: 1 / 3;
      align-self: start;
      border-radius: ${radius.medium};
    }

    > :first-child > div {
      aspect-ratio: 1;
    }

    ${Body} {
      display: contents;
    }

    ${Title} {
      grid-column: 2 / -1;
    }

    ${Meta} {
      grid-area: 2 / 2;
      align-self: center;
      white-space: nowrap;
    }

    ${Actions} {
      flex-wrap: nowrap;
      grid-area: 2 / 3;
      gap: 0;
      padding: 0;
    }

    ${Actions} > :first-child {
      padding-inline: ${space[2]};
    }

    /* Several buttons leave room for the words alone. */
    &:has(${Actions} > :nth-child(2)) ${Meta} svg {
      display: none;
    }

    ${More} {
      display: flex;
      flex-direction: column;
      grid-column: 1 / -1;
      gap: ${space[1]};
    }
  }
`;

/** More buttons than fit beside the facts have a row of their own. */
const buttonsBelow = css`
  ${media.belowMedium} {
    ${Meta} {
      grid-area: 2 / 2 / auto / -1;
    }

    &:has(${Actions} > :nth-child(2)) ${Meta} svg {
      display: revert;
    }

    ${Actions} {
      flex-wrap: wrap;
      grid-area: 3 / 1 / auto / -1;
      gap: ${space[1]};
      padding-top: ${space[1]};
    }

    ${Actions} > :first-child {
      padding-inline: ${space[3]};
    }
  }
`;

const Article = styled.article<{ $dense: Density }>`
  position: relative;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  min-width: 0;
  height: 100%;
  border: ${border.hairline} solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.resting};
  transition: box-shadow ${motion.gentle};

  /* Moving the card as well would paint its pictures again, which a press has to wait for. */
  ${media.hover} {
    &:hover {
      box-shadow: ${shadow.raised};
    }
  }

  ${({ $dense }) => $dense && dense}
  ${({ $dense }) => $dense === 'buttons-below' && buttonsBelow}
`;

/** Props of an `ArticleCard`. `title` is its accessible name and may be a link. */
export interface ArticleCardProps {
  title: ReactNode;
  headingLevel?: 2 | 3 | 4;
  /** Full-bleed above the title; usually a `Picture`. */
  media?: ReactNode;
  /** Short facts under the title, each in its own span. */
  meta?: ReactNode;
  actions?: ReactNode;
  /** Takes little height on a phone; with several buttons that have words, these are below the picture. */
  dense?: Density;
  /** Makes it draggable, and says with what. */
  onDragStart?: (event: DragEvent<HTMLElement>) => void;
  children?: ReactNode;
}

/** A card that is an article named by its title: a dish, a saved menu, a list. */
export function ArticleCard({
  title,
  headingLevel = 3,
  media: mediaSlot,
  meta,
  actions,
  dense: isDense = false,
  onDragStart,
  children,
}: ArticleCardProps) {
  const titleId = useId();
  return (
    <Article
      aria-labelledby={titleId}
      $dense={isDense}
      draggable={onDragStart ? true : undefined}
      onDragStart={onDragStart}
    >
      {mediaSlot}
      <Body>
        <Title as={`h${headingLevel}`} id={titleId}>
          {title}
        </Title>
        {meta && <Meta>{meta}</Meta>}
        <More>{children}</More>
        {actions && <Actions>{actions}</Actions>}
      </Body>
    </Article>
  );
}

/** Props of an `ArticleCardSkeleton`. */
export interface ArticleCardSkeletonProps {
  withMedia?: boolean;
}

/** Placeholder for an `ArticleCard` that is still loading. */
export function ArticleCardSkeleton({ withMedia = true }: ArticleCardSkeletonProps) {
  return (
    <Card as="div" $padded={false} aria-hidden="true">
      {withMedia && <Skeleton shape="picture" />}
      <Body>
        <Skeleton shape="title" />
        <Skeleton shape="text" lines={2} />
      </Body>
    </Card>
  );
}
