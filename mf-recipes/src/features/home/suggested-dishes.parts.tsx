import { copy } from '@larder/copy';
import { carriedDish } from '@larder/shell-sdk';
import {
  ArticleCardSkeleton,
  Button,
  CalendarIcon,
  Cluster,
  EmptyState,
  ErrorState,
  Grid,
  IconButton,
  Notice,
  RetryIcon,
  SectionHeading,
  Spinner,
  Stack,
  theme,
} from '@larder/ui';
import { useId, type DragEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { DishCard } from '../../shared/dish-card';
import { IngredientSources, type SourceLine } from './ingredient-sources.parts';
import type {
  FoundRecipeView,
  RecipeSearchView,
  SearchRecipesApiArg,
} from '@larder/api-client/recipes';

const { color, leading, media, space, textSize, weight } = theme;

const Region = styled.section`
  display: grid;
  gap: ${space[5]};
`;

/** Closer together on a phone. */
const DishesGrid = styled(Grid)`
  ${media.belowMedium} {
    gap: ${space[3]};
  }
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

const Loading = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  color: ${color.inkMuted};
`;

/** Where a dish's ingredients come from, in at most three lines. */
const sourcesOf = (recipe: FoundRecipeView): readonly SourceLine[] => [
  [copy.recipes.uses, recipe.usedIngredients],
  [copy.recipes.fromPantry, recipe.pantryIngredients],
  [copy.recipes.toBuy, recipe.missedIngredients],
];

interface AnswerProps {
  question: SearchRecipesApiArg;
  found: RecipeSearchView;
}

/** [D-1][K-1][OWN-23] How reliable the results are: a corrected name, exclusions that were not applied, and hidden dishes. */
function FilterNotes({ question: { name, diet, exclude, rules }, found }: AnswerProps) {
  const { notFilteredBy, leftOutAsUnsure, leftOutAsUntimed, nameReadAs, total } = found;
  const filtered = Boolean(diet ?? exclude ?? rules);
  return (
    <>
      {name && nameReadAs && total > 0 && (
        <Notice>{copy.recipes.nameReadAs(name, nameReadAs)}</Notice>
      )}
      {leftOutAsUntimed > 0 && <Count>{copy.recipes.leftOutAsUntimed(leftOutAsUntimed)}</Count>}
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

/** [ERR-6][OWN-23] Why there is nothing, and what may have been meant. */
function NothingFound({
  question: { name },
  found: { didYouMean },
  instead,
  onNamed,
}: AnswerProps & Pick<SuggestedDishesProps, 'instead' | 'onNamed'>) {
  if (!name) {
    return (
      <EmptyState headingLevel={3} action={instead}>
        {copy.recipes.noRecipes}
      </EmptyState>
    );
  }
  const choices = (
    <Cluster $gap={2} $justify="center">
      {didYouMean.map((title) => (
        <Button key={title} size="small" variant="secondary" onClick={() => onNamed(title)}>
          {title}
        </Button>
      ))}
    </Cluster>
  );
  return (
    <EmptyState headingLevel={3} action={didYouMean.length > 0 ? choices : instead}>
      {copy.recipes.noDishCalled(name, didYouMean)}
    </EmptyState>
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

interface DishGridProps {
  recipes: FoundRecipeView[];
  onOpen: (recipe: FoundRecipeView) => void;
  onPlan?: (recipe: FoundRecipeView) => void;
}

const carry =
  ({ id, title, image, servings }: FoundRecipeView) =>
  ({ dataTransfer }: DragEvent): void =>
    carriedDish.put(dataTransfer, { id, title, image, recipeServings: servings ?? null });

function DishGrid({ recipes, onOpen, onPlan }: DishGridProps) {
  return (
    <DishesGrid>
      {recipes.map((recipe, index) => (
        <DishCard
          key={recipe.id}
          recipe={recipe}
          headingLevel={3}
          eager={index < firstRow}
          dense
          onOpen={() => onOpen(recipe)}
          onDragStart={onPlan && carry(recipe)}
          actions={
            onPlan && (
              <IconButton
                size="small"
                label={copy.recipes.toPlanNamed(recipe.title)}
                icon={<CalendarIcon />}
                onClick={() => onPlan(recipe)}
              />
            )
          }
        >
          <Reason>{recipe.reason}</Reason>
          <IngredientSources lines={sourcesOf(recipe)} />
          {recipe.substitutions.map((sentence) => (
            <Count key={sentence}>{sentence}</Count>
          ))}
        </DishCard>
      ))}
    </DishesGrid>
  );
}

/** [D-2] If restricted mode finds nothing: dishes that lack one ingredient, or a few, and which. */
function NearestDishes({ recipes, ...on }: DishGridProps) {
  const headingId = useId();
  const missing = recipes[0]?.missedIngredientCount ?? 1;
  return (
    <Region aria-labelledby={headingId}>
      <Stack $gap={1}>
        <SectionHeading id={headingId}>{copy.recipes.nearest(missing)}</SectionHeading>
        <Count>{copy.recipes.nearestLede}</Count>
      </Stack>
      <DishGrid recipes={recipes} {...on} />
    </Region>
  );
}

export interface SuggestedDishesProps {
  found: RecipeSearchView | undefined;
  /** [OFF-11] Among how many dishes on this device these were found; null when Larder has answered. */
  keptAmong: number | null;
  question: SearchRecipesApiArg;
  loading: boolean;
  loadingMore: boolean;
  /** The sentence of the failure; null when there was none. */
  failure: string | null;
  onRetry: () => void;
  onMore: () => void;
  onOpen: (recipe: FoundRecipeView) => void;
  /** [PLAN-8] Asks for the meal for which to plan a dish; given where there is a plan to drag dishes into. */
  onPlan?: (recipe: FoundRecipeView) => void;
  /** Looks for dishes with another name. */
  onNamed: (name: string) => void;
  /** What to offer when there is nothing to show. */
  instead: ReactNode;
  /** What to offer before the results, instead of below them. */
  first: ReactNode;
  /** What to offer below the results. */
  besides: ReactNode;
}

/** [DISH-1][DISH-2] What can be cooked, best first. */
export function SuggestedDishes({
  found,
  keptAmong,
  question,
  loading,
  loadingMore,
  failure,
  onRetry,
  onMore,
  onOpen,
  onPlan,
  onNamed,
  instead,
  first,
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
      {shown && keptAmong !== null && (
        <Notice
          action={
            <Button variant="secondary" size="small" icon={<RetryIcon />} onClick={onRetry}>
              {copy.common.retry}
            </Button>
          }
        >
          {copy.recipes.amongKept(keptAmong)}
        </Notice>
      )}
      {shown && <FilterNotes question={question} found={shown} />}
      {loading && <LoadingDishes />}
      {!loading && failure && (
        <ErrorState headingLevel={3} retryLabel={copy.common.retry} onRetry={onRetry}>
          {failure}
        </ErrorState>
      )}
      {shown &&
        (shown.recipes.length === 0 ? (
          <Stack $gap={6}>
            <NothingFound question={question} found={shown} instead={instead} onNamed={onNamed} />
            {shown.nearest && shown.nearest.length > 0 && (
              <NearestDishes recipes={shown.nearest} onOpen={onOpen} onPlan={onPlan} />
            )}
          </Stack>
        ) : (
          <Stack $gap={6}>
            {first}
            <DishGrid recipes={shown.recipes} onOpen={onOpen} onPlan={onPlan} />
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
            {!first && besides}
          </Stack>
        ))}
    </Region>
  );
}
