import { errorMessage } from '@larder/api-client';
import type { GroceryListSummaryView } from '@larder/api-client/grocery-lists';
import { copy } from '@larder/copy';
import { Link, notify, useSession } from '@larder/shell-sdk';
import {
  ArticleCardSkeleton,
  Button,
  EmptyState,
  ErrorState,
  Grid,
  GroceryListIcon,
  PageFrame,
  PageHeading,
  Stack,
} from '@larder/ui';
import { useState } from 'react';
import { useDeleteGroceryListMutation, useGetGroceryListsQuery } from './saved-grocery-lists.api';
import {
  DeleteListDialog,
  EditListDialog,
  ListCard,
  ViewListDialog,
} from './saved-grocery-lists.parts';

type OpenDialog = { list: GroceryListSummaryView; kind: 'view' | 'edit' | 'delete' } | null;

/** `/saved-grocery-lists`. */
export function Page() {
  const { isSubscribed } = useSession();
  const { data, isLoading, isFetching, error, refetch } = useGetGroceryListsQuery();
  const [deleteGroceryList] = useDeleteGroceryListMutation();
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const close = (): void => setDialog(null);

  const remove = async (list: GroceryListSummaryView): Promise<void> => {
    close();
    try {
      await deleteGroceryList({ id: list.id }).unwrap();
      notify.success(copy.grocery.deleted);
    } catch (failure) {
      notify.error(errorMessage(failure, copy.grocery.deleteFailed));
    }
  };

  return (
    <PageFrame>
      <Stack $gap={6}>
        <PageHeading
          lede={copy.grocery.savedLede}
          kicker={
            data && data.listLimit > 0
              ? copy.grocery.slotsUsed(data.listCount, data.listLimit)
              : undefined
          }
        >
          {copy.grocery.savedTitle}
        </PageHeading>
        {isLoading && (
          <Grid aria-label={copy.common.loading}>
            {Array.from({ length: 6 }, (_, index) => (
              <ArticleCardSkeleton key={index} withMedia={false} />
            ))}
          </Grid>
        )}
        {error && !data && (
          <ErrorState
            onRetry={() => void refetch()}
            retryLabel={copy.common.retry}
            retrying={isFetching}
          >
            {errorMessage(error, copy.grocery.loadFailed)}
          </ErrorState>
        )}
        {data?.lists.length === 0 && (
          <EmptyState
            icon={<GroceryListIcon />}
            title={copy.grocery.noneTitle}
            action={
              <Button as={Link} to="/grocery-list">
                {copy.grocery.makeOne}
              </Button>
            }
          >
            {copy.grocery.noneText}
          </EmptyState>
        )}
        {data && data.lists.length > 0 && (
          <Grid $column="large">
            {data.lists.map((list) => (
              <ListCard
                key={list.id}
                list={list}
                canChange={isSubscribed}
                onView={() => setDialog({ list, kind: 'view' })}
                onEdit={() => setDialog({ list, kind: 'edit' })}
                onDelete={() => setDialog({ list, kind: 'delete' })}
              />
            ))}
          </Grid>
        )}
      </Stack>
      {dialog?.kind === 'view' && <ViewListDialog list={dialog.list} onClose={close} />}
      {dialog?.kind === 'edit' && <EditListDialog list={dialog.list} onClose={close} />}
      {dialog?.kind === 'delete' && (
        <DeleteListDialog
          list={dialog.list}
          onCancel={close}
          onConfirm={() => void remove(dialog.list)}
        />
      )}
    </PageFrame>
  );
}
