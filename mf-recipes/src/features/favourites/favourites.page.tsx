import { errorMessage } from '@larder/api-client';
import { copy } from '@larder/copy';
import { Link, notify } from '@larder/shell-sdk';
import {
  ArticleCardSkeleton,
  Button,
  EmptyState,
  ErrorState,
  FavouriteIcon,
  Field,
  Grid,
  PageFrame,
  PageHeading,
  Spinner,
  Stack,
  theme,
} from '@larder/ui';
import { useState } from 'react';
import styled from 'styled-components';
import {
  AddToPlan,
  CollectButtons,
  useAddToMenu,
  useOpenMenuWith,
} from '../../shared/collect-dish';
import { DishCard } from '../../shared/dish-card';
import { RecipeDialog } from '../../shared/dialogs';
import { SavedPlaces } from '../../shared/saved-places';
import { useShownDish } from '../../shared/shown-dish-address';
import type { RecipeSummaryView } from '@larder/api-client/recipes';
import { useGetFavouritesQuery } from './favourites.api';
import { withWords } from './favourites.model';

const { color, measure, space, textSize } = theme;

const firstRow = 4;

const Search = styled.div`
  display: grid;
  gap: ${space[2]};
  max-width: ${measure.card};

  > p {
    color: ${color.inkMuted};
    font-size: ${textSize.small};
  }
`;

/** [OWN-22] The favourites, to be searched and put on the current menu or plan. */
function Favourites({
  recipes,
  onOpen,
}: {
  recipes: RecipeSummaryView[];
  onOpen: (recipe: RecipeSummaryView) => void;
}) {
  const [typed, setTyped] = useState('');
  const [planned, setPlanned] = useState<RecipeSummaryView | null>(null);
  const addToMenu = useAddToMenu();
  const found = withWords(recipes, typed);
  return (
    <>
      <Search role="search">
        <Field
          type="search"
          label={copy.favourites.searchFavourites}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <p role="status">
          {found.length > 0
            ? copy.favourites.favouritesShown(found.length, recipes.length)
            : copy.favourites.noFavouriteFound(typed.trim())}
        </p>
      </Search>
      <Grid>
        {found.map((recipe, index) => (
          <DishCard
            key={recipe.id}
            recipe={recipe}
            priority={index < firstRow}
            onOpen={() => onOpen(recipe)}
            actions={
              <CollectButtons recipe={recipe} onAddToMenu={addToMenu} onAddToPlan={setPlanned} />
            }
          />
        ))}
      </Grid>
      {planned && <AddToPlan recipe={planned} onClose={() => setPlanned(null)} />}
    </>
  );
}

/** Nothing is starred yet. */
function NoFavourites() {
  return (
    <EmptyState
      icon={<FavouriteIcon />}
      title={copy.favourites.favouritesEmptyTitle}
      action={
        <Button as={Link} to="/">
          {copy.recipes.findDishes}
        </Button>
      }
    >
      {copy.favourites.favouritesEmpty}
    </EmptyState>
  );
}

function LoadingFavourites() {
  return (
    <>
      <Spinner label={copy.favourites.loadingFavourites} />
      <Grid>
        {Array.from({ length: firstRow }, (_, card) => (
          <ArticleCardSkeleton key={card} />
        ))}
      </Grid>
    </>
  );
}

/** [FAV-1] The starred dishes. */
export function Page() {
  const { data, error, isFetching, refetch } = useGetFavouritesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const { dishId, open, close } = useShownDish();
  const addToMenu = useAddToMenu();
  const openMenu = useOpenMenuWith(dishId);
  return (
    <PageFrame>
      <Stack $gap={6}>
        <PageHeading
          lede={copy.recipes.favouritesLede}
          actions={<SavedPlaces besides="/favourites" />}
        >
          {copy.recipes.favouritesTitle}
        </PageHeading>
        {data && data.length > 0 && <Favourites recipes={data} onOpen={({ id }) => open(id)} />}
        {data?.length === 0 && <NoFavourites />}
        {!data && error && (
          <ErrorState
            title={copy.favourites.favouritesFailedTitle}
            retryLabel={copy.common.retry}
            retrying={isFetching}
            onRetry={() => void refetch()}
          >
            {errorMessage(error, copy.favourites.favouritesFailed)}
          </ErrorState>
        )}
        {!data && !error && <LoadingFavourites />}
        {dishId !== null && (
          <RecipeDialog
            key={dishId}
            recipeId={dishId}
            summary={data?.find(({ id }) => id === dishId)}
            onClose={close}
            onCollect={addToMenu}
            onOpenMenu={openMenu}
            onAddToMenu={() => notify.error(copy.menus.addFromHomeOnly)}
          />
        )}
      </Stack>
    </PageFrame>
  );
}
