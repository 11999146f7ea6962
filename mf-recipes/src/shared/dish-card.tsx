import { copy } from '@larder/copy';
import { ArticleCard, Button, Picture, ServingsIcon, theme, TimeIcon } from '@larder/ui';
import { useId, type DragEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { RecipeDialog } from './dialogs';
import type { RecipeSummaryView } from '@larder/api-client/recipes';

const { motion } = theme;

/** The picture also opens the dish, as pointer users expect; the button is for everybody. */
const Opening = styled.div`
  overflow: hidden;
  cursor: pointer;

  img {
    transition: transform ${motion.gentle};
  }

  article:hover > & img {
    transform: scale(1.03);
  }
`;

interface DishCardProps {
  recipe: Omit<RecipeSummaryView, 'id'>;
  onOpen: () => void;
  openLabel?: string;
  /** For how many it is cooked. */
  servings?: string;
  /** One level below the heading above it. */
  headingLevel?: 2 | 3;
  /** Loads its picture at once, before less important ones. */
  priority?: boolean;
  /** Makes the card draggable, and says with what. */
  onDragStart?: (event: DragEvent<HTMLElement>) => void;
  /** Whether its buttons fit beside its time on a phone. */
  hasFewButtons?: boolean;
  /** More buttons beside the one that opens it. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** [DISH-1] A dish as a card with its picture, title and the button that opens it. */
export function DishCard({
  recipe: { title, image, readyInMinutes },
  onOpen,
  servings,
  openLabel = copy.recipes.viewDetails,
  headingLevel = 2,
  priority = false,
  actions,
  hasFewButtons = !actions,
  onDragStart,
  children,
}: DishCardProps) {
  const titleId = useId();
  return (
    <ArticleCard
      title={<span id={titleId}>{title}</span>}
      headingLevel={headingLevel}
      dense={hasFewButtons || 'buttons-below'}
      onDragStart={onDragStart}
      media={
        <Opening onClick={onOpen} onPointerEnter={RecipeDialog.prefetch}>
          <Picture src={image} alt={title} priority={priority} />
        </Opening>
      }
      meta={
        <>
          <span>
            <TimeIcon aria-hidden="true" /> {copy.recipes.minutes(readyInMinutes)}
          </span>
          {servings && (
            <span>
              <ServingsIcon aria-hidden="true" /> {servings}
            </span>
          )}
        </>
      }
      actions={
        <>
          <Button
            variant="secondary"
            size="small"
            // Its name is the same on every card.
            aria-describedby={titleId}
            onPointerEnter={RecipeDialog.prefetch}
            onFocus={RecipeDialog.prefetch}
            onClick={onOpen}
          >
            {openLabel}
          </Button>
          {actions}
        </>
      }
    >
      {children}
    </ArticleCard>
  );
}
