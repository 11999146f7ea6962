import { errorMessage, isApiError } from '@larder/api-client';
import type { GroceryListSummaryView } from '@larder/api-client/grocery-lists';
import { copy } from '@larder/copy';
import { applyOperations } from '@larder/culinary';
import {
  Link,
  notify,
  useOnline,
  useSearchParams,
  useSession,
  useUnsavedDrafts,
} from '@larder/shell-sdk';
import {
  ArticleCardSkeleton,
  Button,
  Chip,
  EmptyState,
  ErrorState,
  Grid,
  GroceryListIcon,
  Notice,
  PageFrame,
  PageHeading,
  Stack,
  VisuallyHidden,
} from '@larder/ui';
import { useEffect, useState } from 'react';
import { LockedGroceryList } from '../../shared/locked-grocery-list';
import { editedListKind } from './edited-list-draft';
import { forgetDeletedLists, keptLists } from './kept-lists';
import {
  summaryFields,
  useDeleteGroceryListMutation,
  useGetGroceryListsQuery,
} from './saved-grocery-lists.api';
import { DeleteListDialog, EditListDialog, ListCard, LostList } from './saved-grocery-lists.parts';
import { ShoppingListDialog } from './shopping-list.parts';
import { useWaitingOperations } from './shopping-queues';

type OpenDialog = { list: GroceryListSummaryView; kind: 'edit' | 'delete' } | null;

/** The URL names the list open for shopping, so that a reload returns to it. */
const shoppingParameter = 'list';

/** The lists kept on the device, including local changes. */
const keptSummaries = (userId: string): GroceryListSummaryView[] =>
  keptLists(userId).map(({ list, waiting }) =>
    summaryFields({ ...list, items: applyOperations(list.items, waiting) }),
  );

/** `/saved-grocery-lists`. */
export function Page() {
  const { isSubscribed } = useSession();
  const { data, isLoading, isFetching, error, refetch } = useGetGroceryListsQuery();
  const [deleteGroceryList] = useDeleteGroceryListMutation();
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const close = (): void => setDialog(null);
  const [parameters, setParameters] = useSearchParams();
  const shoppingId = parameters.get(shoppingParameter);
  const userId = useSession().user?.id ?? '';
  useWaitingOperations();
  const online = useOnline();
  const isCutOff = !online || (isApiError(error) && error.status === 0);
  const kept = isCutOff ? keptSummaries(userId) : [];
  const lists = data
    ? data.lists.map(
        (list) => kept.find(({ id, version }) => id === list.id && version >= list.version) ?? list,
      )
    : kept.length > 0
      ? kept
      : null;
  const shopped = lists?.find(({ id }) => id === shoppingId);

  useEffect(() => {
    if (data && online) forgetDeletedLists(userId, new Set(data.lists.map(({ id }) => id)));
  }, [data, online, userId]);

  const { unsaved, discard } = useUnsavedDrafts();
  const edited = unsaved.filter(({ kind }) => kind === editedListKind);
  const draftOf = (id: string) => edited.find(({ originId }) => originId === id);

  const lost =
    data && !isCutOff && !isFetching
      ? edited.filter(({ originId }) => data.lists.every(({ id }) => id !== originId))
      : [];

  const remove = async (list: GroceryListSummaryView): Promise<void> => {
    close();
    try {
      await deleteGroceryList({ id: list.id }).unwrap();
      notify.success(copy.grocery.deleted);
      const draft = draftOf(list.id);
      if (draft) discard(draft);
    } catch (failure) {
      notify.error(errorMessage(failure, copy.grocery.deleteFailed));
    }
  };

  return (
    <PageFrame>
      <Stack $gap={6}>
        <PageHeading
          lede={copy.grocery.savedLede}
          actions={
            data &&
            data.listLimit > 0 &&
            (isSubscribed || data.listCount > 0) && (
              <Chip>{copy.grocery.slotsUsed(data.listCount, data.listLimit)}</Chip>
            )
          }
        >
          {copy.grocery.savedTitle}
        </PageHeading>
        {isLoading && (
          <>
            <VisuallyHidden role="status">{copy.common.loading}</VisuallyHidden>
            <Grid>
              {Array.from({ length: 6 }, (_, index) => (
                <ArticleCardSkeleton key={index} withMedia={false} />
              ))}
            </Grid>
          </>
        )}
        {error && !lists && (
          <ErrorState
            onRetry={() => void refetch()}
            retryLabel={copy.common.retry}
            retrying={isFetching}
          >
            {errorMessage(error, copy.grocery.loadFailed)}
          </ErrorState>
        )}
        {lists?.length === 0 && !isSubscribed && <LockedGroceryList />}
        {lists?.length === 0 && isSubscribed && (
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
        {isCutOff && lists && lists.length > 0 && (
          <Notice tone="warning">{copy.grocery.keptHere}</Notice>
        )}
        {isSubscribed && lost.map((draft) => <LostList key={draft.key} draft={draft} />)}
        {lists && lists.length > 0 && (
          <Grid $column="large">
            {lists.map((list) => (
              <ListCard
                key={list.id}
                list={list}
                canChange={isSubscribed}
                hasDraft={draftOf(list.id) !== undefined}
                onView={() => setParameters({ [shoppingParameter]: list.id })}
                onEdit={() => setDialog({ list, kind: 'edit' })}
                onDelete={() => setDialog({ list, kind: 'delete' })}
              />
            ))}
          </Grid>
        )}
      </Stack>
      {shoppingId && (
        <ShoppingListDialog
          id={shoppingId}
          name={shopped?.list_name ?? ''}
          itemCount={shopped?.list_data.length ?? 0}
          canChange={isSubscribed}
          onClose={() => setParameters({}, { replace: true })}
        />
      )}
      {dialog?.kind === 'edit' && (
        <EditListDialog id={dialog.list.id} name={dialog.list.list_name} onClose={close} />
      )}
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
