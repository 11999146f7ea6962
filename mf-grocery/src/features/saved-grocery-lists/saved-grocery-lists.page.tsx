import type { GroceryListSummaryView } from '@larder/api-client/grocery-lists';
import { copy } from '@larder/copy';
import { Link, useSearchParams, useSession } from '@larder/shell-sdk';
import {
  AddIcon,
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
import { useState } from 'react';
import { LockedGroceryList } from '../../shared/locked-grocery-list';
import { DeleteListDialog, EditListDialog, ListCard, LostList } from './saved-grocery-lists.parts';
import { ShoppingListDialog } from './shopping-list.parts';
import { useSavedLists } from './use-saved-lists';

type OpenDialog = { list: GroceryListSummaryView; kind: 'edit' | 'delete' } | null;

/** The URL names the list open for shopping, so that a reload returns to it. */
const shoppingParameter = 'list';

function NoLists() {
  const { isSubscribed } = useSession();
  if (!isSubscribed) return <LockedGroceryList />;
  return (
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
  );
}

/** `/saved-grocery-lists`. */
export function Page() {
  const { isSubscribed } = useSession();
  const saved = useSavedLists();
  const { lists, slots } = saved;
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const close = (): void => setDialog(null);
  const [parameters, setParameters] = useSearchParams();
  const shoppingId = parameters.get(shoppingParameter);
  const shopped = lists?.find(({ id }) => id === shoppingId);

  return (
    <PageFrame>
      <Stack $gap={6}>
        <PageHeading
          lede={copy.grocery.savedLede}
          actions={
            <>
              {slots && slots.limit > 0 && (isSubscribed || slots.used > 0) && (
                <Chip>{copy.grocery.slotsUsed(slots.used, slots.limit)}</Chip>
              )}
              {isSubscribed && lists && lists.length > 0 && (
                <Button as={Link} to="/grocery-list" icon={<AddIcon />}>
                  {copy.grocery.makeOne}
                </Button>
              )}
            </>
          }
        >
          {copy.grocery.savedTitle}
        </PageHeading>
        {saved.isLoading && (
          <>
            <VisuallyHidden role="status">{copy.common.loading}</VisuallyHidden>
            <Grid>
              {Array.from({ length: 6 }, (_, index) => (
                <ArticleCardSkeleton key={index} withMedia={false} />
              ))}
            </Grid>
          </>
        )}
        {saved.failure !== null && (
          <ErrorState
            onRetry={() => void saved.refetch()}
            retryLabel={copy.common.retry}
            retrying={saved.isFetching}
          >
            {saved.failure}
          </ErrorState>
        )}
        {lists?.length === 0 && <NoLists />}
        {saved.isCutOff && lists && lists.length > 0 && (
          <Notice tone="warning">{copy.grocery.keptHere}</Notice>
        )}
        {isSubscribed && saved.lost.map((draft) => <LostList key={draft.key} draft={draft} />)}
        {lists && lists.length > 0 && (
          <Grid $column="large">
            {lists.map((list) => (
              <ListCard
                key={list.id}
                list={list}
                hasDraft={saved.hasDraft(list.id)}
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
          onConfirm={() => {
            close();
            saved.remove(dialog.list);
          }}
        />
      )}
    </PageFrame>
  );
}
