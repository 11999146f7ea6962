import { errorMessage } from '@larder/api-client';
import type { RecipeSummaryView } from '@larder/api-client/recipes';
import { copy } from '@larder/copy';
import { Link, useNavigate } from '@larder/shell-sdk';
import {
  AddIcon,
  ArticleCardSkeleton,
  Button,
  DeleteIcon,
  DownloadIcon,
  EditIcon,
  EmptyState,
  ErrorState,
  Grid,
  IconButton,
  Notice,
  PageFrame,
  PageHeading,
  SearchIcon,
  Spinner,
  Stack,
  theme,
} from '@larder/ui';
import { memo, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import styled from 'styled-components';
import { AddToPlan, useAddToMenu, useOpenMenuWith } from '../../shared/collect-dish';
import { DishCard } from '../../shared/dish-card';
import { useFirstCards } from '../../shared/first-cards';
import { RecipeDialog } from '../../shared/dialogs';
import { DeleteRecipeDialog } from '../../shared/questions';
import type { ShownDish } from '../../shared/recipe-dialog/shown-dish';
import { isUnanswered, keptCookbook } from '../../shared/kept-dishes/kept-dishes';
import { useKeptAnswer } from '../../shared/kept-dishes/use-kept-answer';
import { SavedPlaces } from '../../shared/saved-places';
import { useShownDish } from '../../shared/shown-dish-address';
import { useGetOwnRecipesQuery } from './my-recipes.api';
import { isFiltered, questionOf, useSelection } from './my-recipes.model';
import { EmptyCookbook, Pager, SelectionFields, UnsavedRecipes } from './my-recipes.parts';

const { color, textSize } = theme;

const firstRow = 4;

const Count = styled.p`
  color: ${color.inkMuted};
  font-size: ${textSize.small};
`;

interface CardActions {
  open: (id: number) => void;
  edit: (id: number) => void;
  delete: (recipe: RecipeSummaryView) => void;
}

/** Rendered again for other recipes only: on a cheap phone, each time takes a noticeable part of turning the page. */
const RecipeCards = memo(function RecipeCards({
  recipes,
  atOnce,
  actions,
}: {
  recipes: readonly RecipeSummaryView[];
  atOnce: boolean;
  actions: RefObject<CardActions>;
}) {
  return useFirstCards(recipes, { atOnce }).map((recipe, index) => (
    <DishCard
      key={recipe.id}
      recipe={recipe}
      priority={index < firstRow}
      onOpen={() => actions.current.open(recipe.id)}
      actions={
        <>
          <IconButton
            size="small"
            label={copy.common.edit}
            icon={<EditIcon />}
            onClick={() => actions.current.edit(recipe.id)}
          />
          <IconButton
            size="small"
            label={copy.common.delete}
            icon={<DeleteIcon />}
            onClick={() => actions.current.delete(recipe)}
          />
        </>
      }
    />
  ));
});

function LoadingRecipes() {
  return (
    <>
      <Spinner label={copy.myRecipes.loading} />
      <Grid>
        {Array.from({ length: firstRow }, (_, card) => (
          <ArticleCardSkeleton key={card} />
        ))}
      </Grid>
    </>
  );
}

/** Nothing matches what is searched for. */
function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      icon={<SearchIcon />}
      action={
        <Button variant="secondary" onClick={onClear}>
          {copy.myRecipes.clearFilters}
        </Button>
      }
    >
      {copy.myRecipes.nothingFound}
    </EmptyState>
  );
}

type SelectionState = ReturnType<typeof useSelection>;

function FoundRecipes({ state, onOpen }: { state: SelectionState; onOpen: (id: number) => void }) {
  const { selection, turnTo, clear } = state;
  const navigate = useNavigate();
  const [doomed, setDoomed] = useState<RecipeSummaryView | null>(null);
  const latestActions: CardActions = {
    open: onOpen,
    edit: (id) => void navigate(`/recipes/${id}/edit`),
    delete: setDoomed,
  };
  const actions = useRef(latestActions);
  useLayoutEffect(() => {
    actions.current = latestActions;
  });
  const {
    data: latest,
    currentData,
    error,
    isFetching,
    refetch,
  } = useGetOwnRecipesQuery(questionOf(selection), {
    refetchOnMountOrArgChange: true,
  });
  const [wasThere] = useState(latest !== undefined);
  // [OFF-11] What the device keeps answers instead.
  const isAlone = !currentData && isUnanswered(error);
  const kept = useKeptAnswer(isAlone ? selection : null, async (asked) => {
    const cookbook = await keptCookbook();
    if (!cookbook) return null;
    const { findKeptRecipes } = await import('./find-kept-recipes');
    return {
      found: findKeptRecipes(cookbook.own, cookbook.recipes, asked),
      among: cookbook.own.length,
    };
  });
  const data = isAlone ? kept?.found : latest;
  if (kept === undefined) return <LoadingRecipes />;
  if (!data && error) {
    return (
      <ErrorState
        title={copy.myRecipes.failedTitle}
        retryLabel={copy.common.retry}
        retrying={isFetching}
        onRetry={() => void refetch()}
      >
        {errorMessage(error, copy.myRecipes.failed)}
      </ErrorState>
    );
  }
  if (!data) return <LoadingRecipes />;
  const amongKept = isAlone && kept && <Notice>{copy.myRecipes.amongKept(kept.among)}</Notice>;
  if (data.total === 0) {
    if (!isFiltered(selection)) return <EmptyCookbook />;
    return (
      <>
        {amongKept}
        <NothingFound onClear={clear} />
      </>
    );
  }
  return (
    <>
      {amongKept}
      <Count role="status">{copy.myRecipes.count(data.total)}</Count>
      <Grid aria-busy={isFetching || undefined}>
        <RecipeCards recipes={data.recipes} atOnce={wasThere} actions={actions} />
      </Grid>
      <Pager page={selection.page} total={data.total} onTurn={turnTo} />
      {doomed && <DeleteRecipeDialog recipe={doomed} onClose={() => setDoomed(null)} />}
    </>
  );
}

/** [OWN-1][OWN-2] Everything that is a person's own. */
export function Page() {
  const state = useSelection();
  const { dishId, open, close } = useShownDish();
  const addToMenu = useAddToMenu();
  const openMenu = useOpenMenuWith(dishId);
  const [planned, setPlanned] = useState<ShownDish | null>(null);
  const { data } = useGetOwnRecipesQuery(questionOf(state.selection));
  const isEmpty = data?.total === 0 && !isFiltered(state.selection);
  return (
    <PageFrame>
      <Stack $gap={6}>
        <PageHeading
          lede={copy.myRecipes.lede}
          actions={
            <>
              <SavedPlaces besides="/recipes" />
              {!isEmpty && (
                <>
                  <Button as={Link} to="/import" variant="secondary" icon={<DownloadIcon />}>
                    {copy.imports.open}
                  </Button>
                  <Button as={Link} to="/recipes/new" icon={<AddIcon />}>
                    {copy.myRecipes.write}
                  </Button>
                </>
              )}
            </>
          }
        >
          {copy.myRecipes.title}
        </PageHeading>
        <UnsavedRecipes />
        <SelectionFields state={state} isEmpty={isEmpty} />
        <FoundRecipes state={state} onOpen={open} />
        {dishId !== null && (
          <RecipeDialog
            key={dishId}
            recipeId={dishId}
            onClose={close}
            onAddToMenu={addToMenu}
            onOpenMenu={openMenu}
            onAddToPlan={setPlanned}
          />
        )}
        {planned && <AddToPlan recipe={planned} onClose={() => setPlanned(null)} />}
      </Stack>
    </PageFrame>
  );
}
