import { errorMessage } from '@larder/api-client';
import type { MenuSummaryView } from '@larder/api-client/menus';
import { copy } from '@larder/copy';
import { Link, useSession } from '@larder/shell-sdk';
import {
  ArticleCardSkeleton,
  Button,
  Chip,
  Cluster,
  EmptyState,
  ErrorState,
  Grid,
  MenusIcon,
  PageFrame,
  PageHeading,
  PremiumIcon,
  Spinner,
  Stack,
  useDeleted,
} from '@larder/ui';
import { useState, type ReactNode } from 'react';
import { SavedPlaces } from '../../shared/saved-places';
import { useGetMenusQuery } from './saved-menus.api';
import { DeleteMenuDialog, MenuCard } from './saved-menus.parts';

/** [MENUS-1c] */
const cardsWhileLoading = 6;
/** The rows that are in view at first, on a large screen; their pictures are the largest things on the page. */
const cardsInView = 6;

function LockedMenus() {
  return (
    <EmptyState
      icon={<PremiumIcon />}
      title={copy.menus.lockedTitle}
      action={
        <Button as={Link} to="/subscribe">
          {copy.menus.seeOffer}
        </Button>
      }
    >
      {copy.menus.locked}
    </EmptyState>
  );
}

/** [MENUS-1] Saved menus stay readable when a subscription ends. */
export function Page() {
  const { isSubscribed } = useSession();
  const { data, error, isFetching, refetch } = useGetMenusQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });

  const isDeleted = useDeleted();
  const menus = data?.menus.filter(({ id }) => !isDeleted(`menu ${id}`)) ?? [];
  const menuCount = data ? data.menuCount - data.menus.length + menus.length : 0;
  const [doomed, setDoomed] = useState<MenuSummaryView | null>(null);

  let content: ReactNode;
  if (menus.length > 0) {
    content = (
      <Grid $column="large">
        {menus.map((menu, index) => (
          <MenuCard
            key={menu.id}
            menu={menu}
            onDelete={() => setDoomed(menu)}
            priority={index < cardsInView}
          />
        ))}
      </Grid>
    );
  } else if (data) {
    content = isSubscribed ? (
      <EmptyState
        icon={<MenusIcon />}
        title={copy.menus.menusEmptyTitle}
        action={
          <Button as={Link} to="/">
            {copy.recipes.findDishes}
          </Button>
        }
      >
        {copy.menus.menusEmpty}
      </EmptyState>
    ) : (
      <LockedMenus />
    );
  } else if (error) {
    content = (
      <ErrorState
        title={copy.menus.menusFailedTitle}
        retryLabel={copy.common.retry}
        retrying={isFetching}
        onRetry={() => void refetch()}
      >
        {errorMessage(error, copy.menus.menusFailed)}
      </ErrorState>
    );
  } else {
    content = (
      <>
        <Spinner label={copy.menus.loadingMenus} />
        <Grid $column="large">
          {Array.from({ length: cardsWhileLoading }, (_, card) => (
            <ArticleCardSkeleton key={card} />
          ))}
        </Grid>
      </>
    );
  }
  return (
    <PageFrame>
      <Stack $gap={6}>
        <PageHeading
          lede={copy.menus.savedMenusLede}
          actions={
            <Cluster $gap={2}>
              {data && data.menuLimit > 0 && (isSubscribed || menuCount > 0) && (
                <Chip>{copy.menus.slotsUsed(menuCount, data.menuLimit)}</Chip>
              )}
              <SavedPlaces besides="/my-menus" />
            </Cluster>
          }
        >
          {copy.menus.savedMenusTitle}
        </PageHeading>
        {content}
        {doomed && <DeleteMenuDialog menu={doomed} onClose={() => setDoomed(null)} />}
      </Stack>
    </PageFrame>
  );
}
