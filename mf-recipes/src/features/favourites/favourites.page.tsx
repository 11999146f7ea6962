import { errorMessage } from '@larder/api-client';
import { copy } from '@larder/copy';
import { Link, notify } from '@larder/shell-sdk';
import {
  ArticleCardSkeleton,
  Button,
  EmptyState,
  ErrorState,
  FavouriteIcon,
  Grid,
  PageFrame,
  PageHeading,
  Spinner,
  Stack,
} from '@larder/ui';
import { useState, type ReactNode } from 'react';
import { DishCard } from '../../shared/dish-card';
import { RecipeDialog } from '../../shared/dialogs';
import type { RecipeSummaryView } from '@larder/api-client/recipes';
import { useGetFavouritesQuery } from './favourites.api';

const firstRow = 4;

/** [FAV-1] The starred dishes. */
export function Page() {
  const { data, error, isFetching, refetch } = useGetFavouritesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [opened, setOpened] = useState<RecipeSummaryView | null>(null);

  let content: ReactNode;
  if (data && data.length > 0) {
    content = (
      <Grid>
        {data.map((recipe, index) => (
          <DishCard
            key={recipe.id}
            recipe={recipe}
            eager={index < firstRow}
            onOpen={() => setOpened(recipe)}
          />
        ))}
      </Grid>
    );
  } else if (data) {
    content = (
      <EmptyState
        icon={<FavouriteIcon />}
        title={copy.recipes.favouritesEmptyTitle}
        action={
          <Button as={Link} to="/">
            {copy.recipes.findDishes}
          </Button>
        }
      >
        {copy.recipes.favouritesEmpty}
      </EmptyState>
    );
  } else if (error) {
    content = (
      <ErrorState
        title={copy.recipes.favouritesFailedTitle}
        retryLabel={copy.common.retry}
        retrying={isFetching}
        onRetry={() => void refetch()}
      >
        {errorMessage(error, copy.recipes.favouritesFailed)}
      </ErrorState>
    );
  } else {
    content = (
      <>
        <Spinner label={copy.recipes.loadingFavourites} />
        <Grid>
          {Array.from({ length: firstRow }, (_, card) => (
            <ArticleCardSkeleton key={card} />
          ))}
        </Grid>
      </>
    );
  }
  return (
    <PageFrame>
      <Stack $gap={6}>
        <PageHeading lede={copy.recipes.favouritesLede}>{copy.recipes.favouritesTitle}</PageHeading>
        {content}
        {opened && (
          <RecipeDialog
            key={opened.id}
            recipeId={opened.id}
            summary={opened}
            onClose={() => setOpened(null)}
            onAddToMenu={() => notify.error(copy.menus.addFromHomeOnly)}
          />
        )}
      </Stack>
    </PageFrame>
  );
}
