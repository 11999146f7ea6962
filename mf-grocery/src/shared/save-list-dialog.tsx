import { longestListName } from '@larder/api-client/limits';
import { errorMessage } from '@larder/api-client';
import { useCreateGroceryListMutation } from '@larder/api-client/grocery-lists';
import { copy } from '@larder/copy';
import type { GroceryNeed } from '@larder/culinary';
import { notify } from '@larder/shell-sdk';
import { Button, Field, finishDeletions } from '@larder/ui';
import { Dialog } from '@larder/ui/overlays';
import { useId, useState } from 'react';
import { listItems, purchaseOfItem, type EditedItem } from './list-items';

interface SaveListDialogProps {
  items: EditedItem[];
  /** What the pantry should hold; saved with the list. */
  checks?: GroceryNeed[];
  name: string;
  onName: (name: string) => void;
  onClose: () => void;
  /** Called with the id of the saved list, and what was asked to come next. */
  onSaved: (id: string, next: AfterSaving) => void;
}

/** Whether somebody stays where they are, or opens the list for shopping. */
type AfterSaving = 'stay' | 'shop';

/** Asks for a name and saves the list under it. */
export function SaveListDialog({
  items,
  checks = [],
  name: listName,
  onName,
  onClose,
  onSaved,
}: SaveListDialogProps) {
  const [missing, setMissing] = useState(false);
  const [saving, setSaving] = useState<AfterSaving | null>(null);
  const [createGroceryList] = useCreateGroceryListMutation();
  const form = useId();
  // Saving clears the list afterwards, so it must not change meanwhile.
  const close = (): void => {
    if (!saving) onClose();
  };
  const save = async (next: AfterSaving): Promise<void> => {
    if (!listName.trim()) return setMissing(true);
    setSaving(next);
    // A list that is being deleted gives up its slot first.
    await finishDeletions();
    try {
      const { id } = await createGroceryList({
        groceryListCreateBody: {
          listName: listName.trim(),
          ingredients: listItems.texts(items),
          items: items.map((item) => ({
            text: item.text,
            sources: [...item.sources],
            ticked: item.isTicked,
            purchase: purchaseOfItem(item),
          })),
          checks: checks.map(({ text, sources, purchase, much }) => ({
            ...{ text, purchase, much },
            sources: [...sources],
          })),
        },
      }).unwrap();
      notify.success(copy.grocery.saved);
      onSaved(id, next);
    } catch (error) {
      notify.error(errorMessage(error, copy.grocery.saveFailed));
      setSaving(null);
    }
  };
  return (
    <Dialog
      open
      onClose={close}
      title={copy.grocery.saveTitle}
      closeLabel={copy.common.close}
      footer={
        <>
          <Button variant="ghost" disabled={saving !== null} onClick={close}>
            {copy.common.cancel}
          </Button>
          <Button
            variant="secondary"
            disabled={saving === 'stay'}
            busy={saving === 'shop'}
            busyLabel={copy.grocery.saving}
            onClick={() => void save('shop')}
          >
            {copy.grocery.saveAndShop}
          </Button>
          <Button
            type="submit"
            form={form}
            disabled={saving === 'shop'}
            busy={saving === 'stay'}
            busyLabel={copy.grocery.saving}
          >
            {copy.common.save}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save('stay');
        }}
      >
        <Field
          label={copy.grocery.listName}
          maxLength={longestListName}
          value={listName}
          error={missing ? copy.grocery.nameMissing : undefined}
          onChange={(event) => {
            onName(event.target.value);
            setMissing(false);
          }}
        />
      </form>
    </Dialog>
  );
}
