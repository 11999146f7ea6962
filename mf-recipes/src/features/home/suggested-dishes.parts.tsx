import { copy } from '@larder/copy';
import {
  ArticleCardSkeleton,
  Button,
  Cluster,
  EmptyState,
  ErrorState,
  Grid,
  Notice,
  SectionHeading,
  Spinner,
  Stack,
  theme,
} from '@larder/ui';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { DishCard } from '../../shared/dish-card';
import type { FoundRecipeView, RecipeSearchView } from '@larder/api-client/recipes';

const { color, leading, space, textSize, weight } = theme;

const Region = styled.section`
  display: grid;
  gap: ${space[5]};
`;

const Count = styled.p`
  color: ${color.inkMuted};
  font-size: ${textSize.small};
`;

const Reason = styled.p`
  color: ${color.accentSoftInk};
  font-size: ${textSize.small};
  font-weight: ${weight.semibold};
  line-height: ${leading.snug};
`;

const Sources = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space[1]} ${space[3]};
  font-size: ${textSize.small};
  line-height: ${leading.snug};

  > dt {
    color: ${color.inkMuted};
  }
`;

const Loading = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  color: ${color.inkMuted};
`;

const mostNames = 5;

function namesOf(names: string[]): string {
  const shown = names.slice(0, mostNames).join(', ');
  const more = names.length - mostNames;
  return more > 0 ? copy.recipes.andMore(shown, more) : shown;
}

/** Where a dish's ingredients come from, in three lines at most. */
function IngredientSources({ recipe }: { recipe: FoundRecipeView }) {
  const lines: [string, string[]][] = [
    [copy.recipes.uses, recipe.usedIngredients],
    [copy.recipes.fromPantry, recipe.pantryIngredients],
    [copy.recipes.toBuy, recipe.missedIngredients],
  ];
  return (
    <Sources>
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

/** [D-1][K-1] How far the dishes can be relied on: what was not left out, and what was left out as uncertain. */
function FilterNotes({ found, filtered }: { found: RecipeSearchView; filtered: boolean }) {
  const { notFilteredBy, leftOutAsUnsure } = found;
  return (
    <>
      {notFilteredBy.length > 0 && (
        <Notice tone="warning">{copy.recipes.notFilteredBy(notFilteredBy)}</Notice>
      )}
      {filtered && (
        <Count>
          {leftOutAsUnsure > 0 && <>{copy.recipes.leftOutAsUnsure(leftOutAsUnsure)} </>}
          {copy.recipes.checkLabel}
        </Count>
      )}
    </>
  );
}

const firstRow = 3;

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

export interface SuggestedDishesProps {
  found: RecipeSearchView | undefined;
  /** Whether a diet or an exclusion decides what is shown. */
  filtered: boolean;
  loading: boolean;
  loadingMore: boolean;
  /** The sentence of what failed; null when nothing did. */
  failure: string | null;
  onRetry: () => void;
  onMore: () => void;
  onOpen: (recipe: FoundRecipeView) => void;
  /** What to do where there is nothing to show. */
  instead: ReactNode;
  /** What to do besides, where there is. */
  besides: ReactNode;
}

/** [DISH-1][DISH-2] What can be cooked, best first. */
export function SuggestedDishes({
  found,
  filtered,
  loading,
  loadingMore,
  failure,
  onRetry,
  onMore,
  onOpen,
  instead,
  besides,
}: SuggestedDishesProps) {
  const headingId = useId();
  const shown = loading || failure ? undefined : found;
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
      {shown && <FilterNotes found={shown} filtered={filtered} />}
      {loading && <LoadingDishes />}
      {!loading && failure && (
        <ErrorState headingLevel={3} retryLabel={copy.common.retry} onRetry={onRetry}>
          {failure}
        </ErrorState>
      )}
      {shown &&
        (shown.recipes.length === 0 ? (
          <EmptyState headingLevel={3} action={instead}>
            {copy.recipes.noRecipes}
          </EmptyState>
        ) : (
          <Stack $gap={6}>
            <Grid>
              {shown.recipes.map((recipe, index) => (
                <DishCard
                  key={recipe.id}
                  recipe={recipe}
                  headingLevel={3}
                  eager={index < firstRow}
                  onOpen={() => onOpen(recipe)}
                >
                  <Reason>{recipe.reason}</Reason>
                  <IngredientSources recipe={recipe} />
                </DishCard>
              ))}
            </Grid>
            {shown.recipes.length < shown.total && (
              <Cluster $justify="center">
                <Button
                  variant="secondary"
                  busy={loadingMore}
                  busyLabel={copy.recipes.loadingMore}
                  onClick={onMore}
                >
                  {copy.recipes.showMore}
                </Button>
              </Cluster>
            )}
            {besides}
          </Stack>
        ))}
    </Region>
  );
}
