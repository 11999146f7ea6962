import type { RecipeSearchView } from '@larder/api-client/recipes';
import { copy } from '@larder/copy';
import { ArticleCardSkeleton, ErrorState, Grid, SectionHeading, Spinner, theme } from '@larder/ui';
import { useEffect, useId } from 'react';
import styled from 'styled-components';
import { partOnDemand } from '../../shared/part-on-demand';
import { Count, Region } from './dishes-frame.parts';
import type { FoundDishesProps } from './found-dishes.parts';

/** Not part of the first screen, where nobody has asked for dishes yet. */
export const FoundDishes = partOnDemand(
  async () => (await import('./found-dishes.parts')).FoundDishes,
);

const { color, space } = theme;

const Loading = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  color: ${color.inkMuted};
`;

function LoadingDishes() {
  return (
    <>
      <Loading role="status">
        <Spinner />
        {copy.recipes.loadingRecipes}
      </Loading>
      <Grid>
        {Array.from({ length: 6 }, (_, card) => (
          <ArticleCardSkeleton key={card} />
        ))}
      </Grid>
    </>
  );
}

interface SuggestedDishesProps extends Omit<FoundDishesProps, 'found'> {
  found: RecipeSearchView | undefined;
  loading: boolean;
  /** The sentence of the failure; null when there was none. */
  failure: string | null;
}

/** [DISH-1][DISH-2] What can be cooked, best first. */
export function SuggestedDishes({ found, loading, failure, ...answer }: SuggestedDishesProps) {
  const headingId = useId();
  const shown = loading || failure ? undefined : found;
  // While the search is under way.
  useEffect(() => void FoundDishes.prefetch(), []);
  return (
    <Region aria-labelledby={headingId}>
      <SectionHeading
        id={headingId}
        actions={
          <Count role="status">
            {shown &&
              shown.total > 0 &&
              copy.recipes.dishesShown(shown.recipes.length, shown.total)}
          </Count>
        }
      >
        {copy.recipes.suggestedDishes}
      </SectionHeading>
      {loading && <LoadingDishes />}
      {!loading && failure && (
        <ErrorState headingLevel={3} retryLabel={copy.common.retry} onRetry={answer.onRetry}>
          {failure}
        </ErrorState>
      )}
      {shown && (
        <FoundDishes
          {...answer}
          found={shown}
          pending={<LoadingDishes />}
          unavailable={(retry) => (
            <ErrorState headingLevel={3} retryLabel={copy.common.retry} onRetry={retry}>
              {copy.common.networkError}
            </ErrorState>
          )}
        />
      )}
    </Region>
  );
}
