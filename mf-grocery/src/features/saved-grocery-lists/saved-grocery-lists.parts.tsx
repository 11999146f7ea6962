import { errorMessage } from '@larder/api-client';
import type { GroceryListSummaryView } from '@larder/api-client/grocery-lists';
import { copy } from '@larder/copy';
import { notify } from '@larder/shell-sdk';
import { ArticleCard, Button, DeleteIcon, EditIcon, ShowIcon } from '@larder/ui';
import { AlertDialog, Dialog } from '@larder/ui/overlays';
import { useState } from 'react';
import styled from 'styled-components';
import { ListEditor } from '../../shared/list-editor';
import { listItems } from '../../shared/list-items';
import { useUpdateGroceryListMutation } from './saved-grocery-lists.api';

const date = new Intl.DateTimeFormat(navigator.languages, { dateStyle: 'long' });
const previewLength = 4;

const Items = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
  margin: 0;
  padding-inline-start: ${({ theme }) => theme.space[5]};
`;

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
  const { list_name: name, list_data: items, created_at: createdAt } = list;
  return (
    <ArticleCard
      title={name}
      headingLevel={2}
      meta={
        <>
          <span>{copy.grocery.itemCount(items.length)}</span>
          <span>{copy.grocery.createdOn(date.format(new Date(createdAt)))}</span>
        </>
      }
      actions={
        <>
          <Button size="small" variant="secondary" icon={<ShowIcon />} onClick={onView}>
            {copy.grocery.view}
          </Button>
          {canChange && (
            <>
              <Button size="small" variant="ghost" icon={<EditIcon />} onClick={onEdit}>
                {copy.grocery.edit}
              </Button>
              <Button size="small" variant="ghost" icon={<DeleteIcon />} onClick={onDelete}>
                {copy.common.delete}
              </Button>
            </>
          )}
        </>
      }
    >
      <Preview>{items.slice(0, previewLength).join(' · ')}</Preview>
    </ArticleCard>
  );
}

export function ViewListDialog({
  list,
  onClose,
}: {
  list: GroceryListSummaryView;
  onClose: () => void;
}) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={list.list_name}
      closeLabel={copy.common.close}
      size="small"
    >
      {list.list_data.length === 0 ? (
        <p>{copy.grocery.emptyList}</p>
      ) : (
        <Items>
          {list.list_data.map((item, index) => (
            <li key={index}>{item}</li>
          ))}
        </Items>
      )}
    </Dialog>
  );
}

export function EditListDialog({
  list,
  onClose,
}: {
  list: GroceryListSummaryView;
  onClose: () => void;
}) {
  const [items, setItems] = useState(() => listItems.from(list.list_data));
  const [updateGroceryList, { isLoading }] = useUpdateGroceryListMutation();
  const save = async (): Promise<void> => {
    try {
      await updateGroceryList({
        id: list.id,
        groceryListUpdateBody: { list_data: listItems.texts(items), version: list.version },
      }).unwrap();
      notify.success(copy.grocery.updated);
      onClose();
    } catch (error) {
      notify.error(errorMessage(error, copy.grocery.updateFailed));
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={list.list_name}
      closeLabel={copy.common.close}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {copy.common.cancel}
          </Button>
          <Button busy={isLoading} busyLabel={copy.grocery.saving} onClick={() => void save()}>
            {copy.grocery.saveChanges}
          </Button>
        </>
      }
    >
      <ListEditor items={items} onChange={setItems} />
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
