import { errorMessage, isApiError } from '@larder/api-client';
import type {
  GroceryListOperation,
  GroceryListSummaryView,
  GroceryListView,
} from '@larder/api-client/grocery-lists';
import { copy } from '@larder/copy';
import { mostListItems } from '@larder/culinary';
import { notify } from '@larder/shell-sdk';
import {
  ArticleCard,
  Button,
  DeleteIcon,
  EditIcon,
  ErrorState,
  Notice,
  ShowIcon,
  Skeleton,
  Stack,
} from '@larder/ui';
import { AlertDialog, Dialog } from '@larder/ui/overlays';
import { useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';
import { ListEditor } from '../../shared/list-editor';
import { listItems, type EditedItem } from '../../shared/list-items';
import { operationsBetween } from './list-changes';
import {
  useGetGroceryListQuery,
  useOperateOnGroceryListMutation,
  useUpdateGroceryListMutation,
} from './saved-grocery-lists.api';

const date = new Intl.DateTimeFormat(navigator.languages, { dateStyle: 'long' });
const previewLength = 4;

const Preview = styled.p`
  margin: 0;
  color: ${({ theme }) => theme.color.inkMuted};
  overflow-wrap: anywhere;
`;

interface ListCardProps {
  list: GroceryListSummaryView;
  canChange: boolean;
  onView: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

export function ListCard({ list, canChange, onView, onEdit, onDelete }: ListCardProps) {
  const { list_name: name, list_data: items, created_at: createdAt, ticked_count: ticked } = list;
  return (
    <ArticleCard
      title={name}
      headingLevel={2}
      meta={
        <>
          <span>{copy.grocery.createdOn(date.format(new Date(createdAt)))}</span>
          <span>
            {ticked > 0
              ? copy.grocery.progress(ticked, items.length)
              : copy.grocery.itemCount(items.length)}
          </span>
        </>
      }
      actions={
        <>
          <Button size="small" variant="secondary" icon={<ShowIcon />} onClick={onView}>
            {copy.grocery.view}
          </Button>
          {canChange && (
            <>
              <Button size="small" variant="secondary" icon={<EditIcon />} onClick={onEdit}>
                {copy.grocery.edit}
              </Button>
              <Button size="small" variant="secondary" icon={<DeleteIcon />} onClick={onDelete}>
                {copy.common.delete}
              </Button>
            </>
          )}
        </>
      }
    >
      <Preview>{items.slice(0, previewLength).join('\u00a0· ')}</Preview>
    </ArticleCard>
  );
}

interface EditListDialogProps {
  id: string;
  name: string;
  onClose: () => void;
}

/** A saved list to change: the items as they are now, then the editor. */
export function EditListDialog({ id, name, onClose }: EditListDialogProps) {
  const { data, error, isFetching, refetch } = useGetGroceryListQuery(
    { id },
    { refetchOnMountOrArgChange: true },
  );
  // Once the editor is open, nothing that happens elsewhere may take away what is being typed.
  const [list, setList] = useState<GroceryListView | null>(null);
  if (!list && data && !isFetching) setList(data);
  const failure = error && !isFetching ? errorMessage(error, copy.grocery.detailsFailed) : null;
  useEffect(() => {
    if (failure) notify.error(failure);
  }, [failure]);
  if (list) return <ListEditorDialog list={list} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={name} closeLabel={copy.common.close}>
      {failure ? (
        <ErrorState
          headingLevel={3}
          onRetry={() => void refetch()}
          retryLabel={copy.common.retry}
          retrying={isFetching}
        >
          {failure}
        </ErrorState>
      ) : (
        <Skeleton shape="text" lines={6} />
      )}
    </Dialog>
  );
}

const largestBatch = 100;

/** Saves a list that was edited. Where somebody else has changed it meanwhile, both changes are kept. */
function useSaveList(list: GroceryListView): {
  save: (items: EditedItem[]) => Promise<void>;
  isSaving: boolean;
} {
  const [updateGroceryList, update] = useUpdateGroceryListMutation();
  const [operateOnGroceryList, operate] = useOperateOnGroceryListMutation();
  const save = async (items: EditedItem[]): Promise<void> => {
    const { id, version } = list;
    const groceryListUpdateBody = { list_data: listItems.texts(items), version };
    try {
      await updateGroceryList({ id, groceryListUpdateBody }).unwrap();
    } catch (error) {
      if (!isApiError(error) || error.code !== 'grocery_list_changed') throw error;
      const operations = operationsBetween(list.items, items);
      for (let at = 0; at < operations.length; at += largestBatch) {
        const batch = operations.slice(at, at + largestBatch) as GroceryListOperation[];
        await operateOnGroceryList({
          id,
          groceryListOperationsBody: { operations: batch },
        }).unwrap();
      }
    }
  };
  return { save, isSaving: update.isLoading || operate.isLoading };
}

function ListEditorDialog({ list, onClose }: { list: GroceryListView; onClose: () => void }) {
  const [items, setItems] = useState(() => listItems.from(list.items));
  const { save, isSaving } = useSaveList(list);
  const [isLeaving, setIsLeaving] = useState(false);
  const isTooLong = items.length > mostListItems;
  const isChanged = listItems.texts(items).join('\n') !== listItems.texts(list.items).join('\n');
  const leave = (): void => {
    if (isSaving) return;
    // What is still in a field is committed by leaving it.
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
    setIsLeaving(true);
  };
  const leaveUnchanged = useEffectEvent(() => {
    if (!isChanged) onClose();
  });
  useEffect(() => {
    if (isLeaving) leaveUnchanged();
  }, [isLeaving]);
  const saveChanges = async (): Promise<void> => {
    try {
      await save(items);
      notify.success(copy.grocery.updated);
      onClose();
    } catch (error) {
      notify.error(errorMessage(error, copy.grocery.updateFailed));
    }
  };
  return (
    <Dialog
      open
      onClose={leave}
      title={list.list_name}
      closeLabel={copy.common.close}
      footer={
        <>
          <Button variant="secondary" disabled={isSaving} onClick={leave}>
            {copy.common.cancel}
          </Button>
          <Button
            busy={isSaving}
            busyLabel={copy.grocery.saving}
            disabled={isTooLong}
            onClick={() => void saveChanges()}
          >
            {copy.grocery.saveChanges}
          </Button>
        </>
      }
    >
      <Stack $gap={4}>
        {isTooLong && <Notice tone="warning">{copy.grocery.tooManyItems(mostListItems)}</Notice>}
        <ListEditor items={items} setItems={setItems} />
      </Stack>
      <AlertDialog
        open={isLeaving && isChanged}
        title={copy.grocery.discardTitle}
        cancelLabel={copy.grocery.keepEditing}
        confirmLabel={copy.grocery.discard}
        onCancel={() => setIsLeaving(false)}
        onConfirm={onClose}
      >
        {copy.grocery.discardText(list.list_name)}
      </AlertDialog>
    </Dialog>
  );
}

interface DeleteListDialogProps {
  list: GroceryListSummaryView;
  onCancel: () => void;
  onConfirm: () => void;
}

export function DeleteListDialog({ list, onCancel, onConfirm }: DeleteListDialogProps) {
  return (
    <AlertDialog
      open
      title={copy.grocery.deleteTitle(list.list_name)}
      cancelLabel={copy.common.cancel}
      confirmLabel={copy.common.delete}
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      {copy.grocery.deleteText}
    </AlertDialog>
  );
}
