import type {
  DishPreviewView,
  FoundRecipeView,
  RecipeSearchView,
  RecipeSummaryView,
  SearchRecipesApiArg,
} from '@larder/api-client/recipes';
import { copy } from '@larder/copy';
import { carriedDish } from '@larder/shell-sdk';
import {
  Button,
  CalendarIcon,
  Cluster,
  EmptyState,
  Grid,
  IconButton,
  Notice,
  RetryIcon,
  SectionHeading,
  Stack,
  theme,
} from '@larder/ui';
import { useId, useState, type DragEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { DishCard } from '../../shared/dish-card';
import {
  ComposeAsWell,
  ComposeFirst,
  ComposeInstead,
  namesIngredients,
  putsMoreTogether,
  useNextDish,
  type IngredientQuestion,
} from './compose-dish.parts';
import { Count, Region } from './dishes-frame.parts';
import { IngredientSources, type SourceLine } from './ingredient-sources.parts';

const { color, leading, media, space, textSize, weight } = theme;

/** Closer together on a phone. */
const DishesGrid = styled(Grid)`
  ${media.belowMedium} {
    gap: ${space[3]};
  }
`;

const Reason = styled.p`
  color: ${color.accentSoftInk};
  font-size: ${textSize.small};
  font-weight: ${weight.semibold};
  line-height: ${leading.snug};
`;

/** Where a dish's ingredients come from, in at most three lines. */
const sourcesOf = (recipe: FoundRecipeView): readonly SourceLine[] => [
  [copy.suggestions.uses, recipe.usedIngredients],
  [copy.suggestions.fromPantry, recipe.pantryIngredients],
  [copy.suggestions.toBuy, recipe.missedIngredients],
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
        <Notice>{copy.suggestions.nameReadAs(name, nameReadAs)}</Notice>
      )}
      {leftOutAsUntimed > 0 && <Count>{copy.suggestions.leftOutAsUntimed(leftOutAsUntimed)}</Count>}
      {notFilteredBy.length > 0 && (
        <Notice tone="warning">{copy.suggestions.notFilteredBy(notFilteredBy)}</Notice>
      )}
      {filtered && (
        <Count>
          {leftOutAsUnsure > 0 && <>{copy.suggestions.leftOutAsUnsure(leftOutAsUnsure)} </>}
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
}: AnswerProps & Pick<FoundDishesProps, 'onNamed'> & { instead: ReactNode }) {
  if (!name) {
    return (
      <EmptyState headingLevel={3} action={instead}>
        {copy.suggestions.noRecipes}
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
          priority={index < firstRow}
          hasFewButtons
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
          <IngredientSources lines={sourcesOf(recipe)} brief />
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
        <SectionHeading id={headingId}>{copy.suggestions.nearest(missing)}</SectionHeading>
        <Count>{copy.suggestions.nearestLede}</Count>
      </Stack>
      <DishGrid recipes={recipes} {...on} />
    </Region>
  );
}

export interface FoundDishesProps extends AnswerProps {
  /** [OFF-11] Among how many dishes on this device these were found; null when Larder has answered. */
  keptAmong: number | null;
  loadingMore: boolean;
  onRetry: () => void;
  onMore: () => void;
  onOpen: (recipe: RecipeSummaryView) => void;
  /** [PLAN-8] Asks for the meal for which to plan a dish; given where there is a plan to drag dishes into. */
  onPlan?: (recipe: FoundRecipeView) => void;
  /** Looks for dishes with another name. */
  onNamed: (name: string) => void;
}

interface DishesProps extends Omit<FoundDishesProps, 'keptAmong' | 'onRetry'> {
  /** What Larder could compose, by where it is offered. */
  compose?: { instead?: ReactNode; first?: ReactNode; asWell?: ReactNode };
}

function Dishes({
  found,
  question,
  compose = {},
  loadingMore,
  onMore,
  onNamed,
  ...on
}: DishesProps) {
  if (found.recipes.length === 0) {
    return (
      <Stack $gap={6}>
        <NothingFound
          question={question}
          found={found}
          instead={compose.instead}
          onNamed={onNamed}
        />
        {found.nearest && found.nearest.length > 0 && (
          <NearestDishes recipes={found.nearest} {...on} />
        )}
      </Stack>
    );
  }
  return (
    <Stack $gap={6}>
      {compose.first}
      <DishGrid recipes={found.recipes} {...on} />
      {found.recipes.length < found.total && (
        <Cluster $justify="center">
          <Button
            variant="secondary"
            busy={loadingMore}
            busyLabel={copy.suggestions.loadingMore}
            onClick={onMore}
          >
            {copy.suggestions.showMore}
          </Button>
        </Cluster>
      )}
      {compose.asWell}
    </Stack>
  );
}

/**
 * [K-2] A dish composed for the kitchen comes first if no other uses what the kitchen is about, or if it puts clearly more of what was
 * typed together than any of the first row and is none of these. The first dish foreseen decides: the offer does not move when the next
 * one is another.
 */
function useComposesFirst(
  { centreMissing, recipes }: RecipeSearchView,
  { ingredients }: IngredientQuestion,
  next: DishPreviewView | undefined,
): boolean {
  const [putsMore, setPutsMore] = useState<boolean | null>(null);
  if (putsMore === null && next) {
    const first = recipes.slice(0, firstRow);
    const mostUsed = Math.max(...first.map(({ usedIngredients }) => usedIngredients.length));
    const isListed = first.some(({ id }) => id === next.nearest?.recipe.id);
    setPutsMore(!isListed && putsMoreTogether(next, mostUsed, ingredients.split(',').length));
  }
  return centreMissing.length > 0 || putsMore === true;
}

function DishesAndComposed({
  question,
  ...props
}: Omit<DishesProps, 'question' | 'compose'> & { question: IngredientQuestion }) {
  const nextDish = useNextDish(question);
  const composesFirst = useComposesFirst(props.found, question, nextDish.next);
  const composed = { question, nextDish, onComposed: props.onOpen };
  const beside = composesFirst
    ? { first: <ComposeFirst missing={props.found.centreMissing} {...composed} /> }
    : { asWell: <ComposeAsWell {...composed} /> };
  return (
    <Dishes
      question={question}
      compose={{ instead: <ComposeInstead {...composed} />, ...beside }}
      {...props}
    />
  );
}

/** The dishes of an answer, best first, and what Larder could compose instead of them or besides. */
export function FoundDishes({ keptAmong, onRetry, ...props }: FoundDishesProps) {
  const { question, found } = props;
  return (
    <>
      {keptAmong !== null && (
        <Notice
          action={
            <Button variant="secondary" size="small" icon={<RetryIcon />} onClick={onRetry}>
              {copy.common.retry}
            </Button>
          }
        >
          {copy.suggestions.amongKept(keptAmong)}
        </Notice>
      )}
      <FilterNotes question={question} found={found} />
      {/* A dish is composed by Larder, and a seed belongs to one query; another query starts over. */}
      {keptAmong === null && namesIngredients(question) ? (
        <DishesAndComposed key={JSON.stringify(question)} {...props} question={question} />
      ) : (
        <Dishes {...props} />
      )}
    </>
  );
}
