import { errorMessage } from '@larder/api-client';
import { longestListName } from '@larder/api-client/limits';
import {
  useCreateGroceryListMutation,
  type GroceryListSummaryView,
  type GroceryListView,
} from '@larder/api-client/grocery-lists';
import { copy, longDate } from '@larder/copy';
import { mostListItems } from '@larder/culinary';
import {
  ChangeButtons,
  notify,
  useSession,
  useUnsavedDrafts,
  type DraftSummary,
} from '@larder/shell-sdk';
import {
  ArticleCard,
  Button,
  Chip,
  Cluster,
  Dotted,
  ErrorState,
  Field,
  Notice,
  ShowIcon,
  Skeleton,
  Stack,
} from '@larder/ui';
import { AlertDialog, Dialog } from '@larder/ui/overlays';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { ListEditor } from '../../shared/list-editor';
import { listItems } from '../../shared/list-items';
import { editedLists } from './edited-list-draft';
import { useGetGroceryListQuery } from './saved-grocery-lists.api';
import { useEditedList } from './use-edited-list';

const previewLength = 4;

const Preview = styled.p`
  margin: 0;
  color: ${({ theme }) => theme.color.inkMuted};
  overflow-wrap: anywhere;
`;

interface ListCardProps {
  list: GroceryListSummaryView;
  /** It has unsaved changes. */
  hasDraft: boolean;
  onView: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

export function ListCard({ list, hasDraft, onView, onEdit, onDelete }: ListCardProps) {
  const { list_name: name, list_data: items, created_at: createdAt, ticked_count: ticked } = list;
  return (
    <ArticleCard
      title={name}
      headingLevel={2}
      meta={
        <>
          <span>{copy.grocery.createdOn(longDate(createdAt))}</span>
          <span>
            {ticked > 0
              ? copy.grocery.progress(ticked, items.length)
              : copy.grocery.itemCount(items.length)}
          </span>
          {hasDraft && <Chip>{copy.grocery.unsavedChanges}</Chip>}
        </>
      }
      actions={
        <>
          <Button size="small" icon={<ShowIcon />} onClick={onView}>
            {copy.grocery.view}
          </Button>
          <ChangeButtons onEdit={onEdit} onDelete={onDelete} />
        </>
      }
    >
      <Preview>
        <Dotted parts={items.slice(0, previewLength)} />
      </Preview>
    </ArticleCard>
  );
}

interface EditListDialogProps {
  id: string;
  name: string;
  onClose: () => void;
}

/** A saved list to edit: loads the current items, then shows the editor. */
export function EditListDialog({ id, name, onClose }: EditListDialogProps) {
  const { data, error, isFetching, refetch } = useGetGroceryListQuery(
    { id },
    { refetchOnMountOrArgChange: true },
  );
  // Once the editor is open, nothing that happens elsewhere may replace what is being typed.
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

function ListEditorDialog({ list, onClose }: { list: GroceryListView; onClose: () => void }) {
  const edited = useEditedList(list, onClose);
  return (
    <Dialog
      open
      onClose={edited.leave}
      title={list.list_name}
      closeLabel={copy.common.close}
      footer={
        <>
          <Button variant="secondary" disabled={edited.isSaving} onClick={edited.leave}>
            {copy.common.cancel}
          </Button>
          <Button
            busy={edited.isSaving}
            busyLabel={copy.grocery.saving}
            disabled={edited.isTooLong || !edited.isOpen}
            onClick={() => void edited.saveChanges()}
          >
            {copy.grocery.saveChanges}
          </Button>
        </>
      }
    >
      <Stack $gap={4}>
        {edited.isTooLong && (
          <Notice tone="warning">{copy.grocery.tooManyItems(mostListItems)}</Notice>
        )}
        {!edited.isKept && <Notice tone="warning">{copy.drafts.notKept}</Notice>}
        {edited.isResumed && (
          <Notice
            action={
              <Button size="small" variant="ghost" onClick={edited.takeSaved}>
                {copy.drafts.discardChanges}
              </Button>
            }
          >
            {copy.drafts.resumed(list.list_name)}
          </Notice>
        )}
        {edited.isOpen && (
          <Field
            label={copy.grocery.listName}
            maxLength={longestListName}
            value={edited.name}
            error={edited.nameMissing ? copy.grocery.nameMissing : undefined}
            onChange={({ target }) => edited.setName(target.value)}
          />
        )}
        {edited.isOpen ? (
          <ListEditor
            items={edited.items}
            setItems={edited.setItems}
            newItem={edited.newItem}
            onNewItem={edited.setNewItem}
          />
        ) : (
          <Skeleton shape="text" lines={6} />
        )}
      </Stack>
      <AlertDialog
        open={edited.asksToLeave}
        title={copy.grocery.discardTitle}
        cancelLabel={copy.grocery.keepEditing}
        confirmLabel={copy.grocery.discard}
        onCancel={edited.stay}
        onConfirm={edited.giveUp}
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

/** Changes to a list that was deleted elsewhere can still be saved. */
export function LostList({ draft }: { draft: DraftSummary }) {
  const person = useSession().user?.id ?? '';
  const { resume, discard, discardUnlessUndone } = useUnsavedDrafts();
  const [createGroceryList, { isLoading }] = useCreateGroceryListMutation();
  const keep = async (): Promise<void> => {
    resume(draft);
    const { name, items, newItem } = editedLists.open(person).content;
    const written = listItems.add(listItems.commit(items), newItem);
    try {
      await createGroceryList({
        groceryListCreateBody: {
          listName: name,
          ingredients: listItems.texts(written),
          items: written.map(({ text, sources }) => ({ text, sources: [...sources] })),
        },
      }).unwrap();
      discard(draft);
      notify.success(copy.grocery.saved);
    } catch (error) {
      notify.error(errorMessage(error, copy.grocery.saveFailed));
    }
  };
  return (
    <Notice
      tone="warning"
      action={
        <Cluster>
          <Button size="small" variant="secondary" busy={isLoading} onClick={() => void keep()}>
            {copy.grocery.saveAsNew}
          </Button>
          <Button
            size="small"
            variant="ghost"
            disabled={isLoading}
            onClick={() => discardUnlessUndone(draft)}
          >
            {copy.grocery.discard}
          </Button>
        </Cluster>
      }
    >
      {copy.grocery.listLost(draft.title)}
    </Notice>
  );
}
