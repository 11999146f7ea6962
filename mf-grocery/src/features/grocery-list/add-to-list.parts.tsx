import { errorMessage } from '@larder/api-client';
import {
  useGetGroceryListsQuery,
  useLazyGetGroceryListQuery,
  useOperateOnGroceryListMutation,
  type GroceryListOperation,
  type GroceryListView,
} from '@larder/api-client/grocery-lists';
import { copy } from '@larder/copy';
import type { WantedItem } from '@larder/culinary';
import { newId, notify } from '@larder/shell-sdk';
import { Button, Notice, Select, Stack, useDeleted } from '@larder/ui';
import { Dialog } from '@larder/ui/overlays';
import { useId, useState, type FormEvent } from 'react';

const largestBatch = 100;

/** A chunk of its own: adding up amounts takes the table of foods. */
const rules = () => import('./adding-rules');

/** The changes with which a list takes in what is wanted. */
async function operationsFor(
  list: GroceryListView,
  wanted: readonly WantedItem[],
): Promise<GroceryListOperation[]> {
  const { addedToList } = await rules();
  const { added, changed } = addedToList(list.items, wanted);
  return [
    ...changed.map(({ id, text, sources }) => ({
      ...{ id: newId(), item: id, kind: 'edit' as const },
      ...{ text, sources: [...sources] },
    })),
    ...added.map(({ text, sources, purchase }) => ({
      ...{ id: newId(), item: newId(), kind: 'add' as const },
      ...{ text, sources: [...sources], purchase: purchase ?? null },
    })),
  ];
}

interface Doubles {
  recipeIds: ReadonlySet<number>;
  names: string;
}

interface AddToListDialogProps {
  wanted: readonly WantedItem[];
  onClose: () => void;
  /** Called with the list that has everything now. */
  onAdded: (id: string) => void;
}

/** [SHOP-4] Adds what was generated or written to a list that is saved already. */
export function AddToListDialog({ wanted, onClose, onAdded }: AddToListDialogProps) {
  const form = useId();
  const isDeleted = useDeleted();
  const { data } = useGetGroceryListsQuery();
  const lists = data?.lists.filter(({ id }) => !isDeleted(`list ${id}`)) ?? [];
  const [loadList] = useLazyGetGroceryListQuery();
  const [operate] = useOperateOnGroceryListMutation();
  const [chosen, setChosen] = useState('');
  const listId = lists.some(({ id }) => id === chosen) ? chosen : (lists[0]?.id ?? '');
  const [doubles, setDoubles] = useState<Doubles | null>(null);
  const [busy, setBusy] = useState(false);

  const add = async (list: GroceryListView, items: readonly WantedItem[]): Promise<void> => {
    const operations = await operationsFor(list, items);
    for (let at = 0; at < operations.length; at += largestBatch) {
      const batch = operations.slice(at, at + largestBatch);
      await operate({ id: list.id, groceryListOperationsBody: { operations: batch } }).unwrap();
    }
    notify.success(copy.grocery.added(list.list_name));
    onAdded(list.id);
  };
  /** Without an answer, it asks what to do with dishes that the list is for already. */
  const attempt = async (withDoubles?: boolean): Promise<void> => {
    setBusy(true);
    try {
      const list = await loadList({ id: listId }).unwrap();
      const { dishesOnList, withoutDishes } = await rules();
      const known = dishesOnList(list.items, wanted);
      const recipeIds = new Set(known.map(({ recipeId }) => recipeId));
      if (known.length > 0 && withDoubles === undefined) {
        setDoubles({ recipeIds, names: known.map(({ recipe }) => recipe).join(', ') });
      } else {
        await add(list, withDoubles === false ? withoutDishes(wanted, recipeIds) : wanted);
      }
    } catch (error) {
      notify.error(errorMessage(error, copy.grocery.addFailed));
    }
    setBusy(false);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void attempt();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={copy.grocery.addToSaved}
      closeLabel={copy.common.close}
      size="small"
      footer={
        doubles ? (
          <>
            <Button variant="secondary" disabled={busy} onClick={() => void attempt(false)}>
              {copy.grocery.leaveThemOut}
            </Button>
            <Button busy={busy} busyLabel={copy.grocery.adding} onClick={() => void attempt(true)}>
              {copy.grocery.addThemAgain}
            </Button>
          </>
        ) : (
          <>
            <Button variant="secondary" onClick={onClose}>
              {copy.common.cancel}
            </Button>
            <Button
              type="submit"
              form={form}
              busy={busy}
              busyLabel={copy.grocery.adding}
              disabled={listId === ''}
            >
              {copy.grocery.addTo}
            </Button>
          </>
        )
      }
    >
      <Stack as="form" id={form} $gap={4} onSubmit={submit}>
        <p>{copy.grocery.addToSavedLede}</p>
        {data && lists.length === 0 && <Notice>{copy.grocery.noneTitle}</Notice>}
        <Select
          label={copy.grocery.chooseList}
          value={listId}
          options={lists.map(({ id, list_name: label }) => ({ value: id, label }))}
          onChange={({ target }) => {
            setChosen(target.value);
            setDoubles(null);
          }}
        />
        {doubles && (
          <Notice tone="warning" role="alert">
            {copy.grocery.dishesThere(doubles.names)}
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}
