import { errorMessage } from '@larder/api-client';
import { longestListName } from '@larder/api-client/limits';
import type { RecipeView } from '@larder/api-client/recipes';
import { copy } from '@larder/copy';
import { newId, notify } from '@larder/shell-sdk';
import { Button, Field, Select, Stack } from '@larder/ui';
import { Dialog } from '@larder/ui/overlays';
import { useState } from 'react';
import {
  useCreateGroceryListMutation,
  useGetGroceryListsQuery,
  useOperateOnGroceryListMutation,
} from './missing-foods.api';

/** The value of the select that stands for a new list. */
const aNewOne = '';

export interface MissingFoodsDialogProps {
  recipe: Pick<RecipeView, 'id' | 'title'>;
  /** The lines to buy, as they are shown. */
  lines: readonly string[];
  onClose: () => void;
}

/** [DISH-6] Puts what is missing on a grocery list: one that is there, or a new one named after the dish. */
export function MissingFoodsDialog({ recipe, lines, onClose }: MissingFoodsDialogProps) {
  const { data } = useGetGroceryListsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [create, creating] = useCreateGroceryListMutation();
  const [operate, operating] = useOperateOnGroceryListMutation();
  const [listId, setListId] = useState(aNewOne);
  const [name, setName] = useState(recipe.title.slice(0, longestListName));
  const lists = data?.lists ?? [];
  const listName = lists.find(({ id }) => id === listId)?.list_name ?? name.trim();

  const addToNew = () =>
    create({
      groceryListCreateBody: {
        listName,
        ingredients: [...lines],
        items: lines.map((line) => ({
          text: line,
          sources: [{ recipeId: recipe.id, recipe: recipe.title, line }],
        })),
      },
    }).unwrap();
  const addToPresent = () =>
    operate({
      id: listId,
      groceryListOperationsBody: {
        operations: lines.map((text) => ({ kind: 'add', id: newId(), item: newId(), text })),
      },
    }).unwrap();
  const add = async () => {
    if (listName === '') {
      notify.error(copy.grocery.nameMissing);
      return;
    }
    try {
      await (listId === aNewOne ? addToNew() : addToPresent());
      notify.success(copy.dish.addedToList(listName));
      onClose();
    } catch (error) {
      notify.error(errorMessage(error, copy.grocery.saveFailed));
    }
  };
  return (
    <Dialog
      open
      title={copy.dish.addMissingTitle(recipe.title)}
      closeLabel={copy.common.close}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {copy.common.cancel}
          </Button>
          <Button
            busy={creating.isLoading || operating.isLoading}
            busyLabel={copy.dish.addingToList}
            onClick={() => void add()}
          >
            {copy.dish.addToList}
          </Button>
        </>
      }
    >
      <Stack $gap={4}>
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <Select
          label={copy.dish.list}
          value={listId}
          onChange={({ target }) => setListId(target.value)}
          options={[
            { value: aNewOne, label: copy.dish.newList },
            ...lists.map(({ id, list_name }) => ({ value: id, label: list_name })),
          ]}
        />
        {listId === aNewOne && (
          <Field
            label={copy.grocery.listName}
            value={name}
            maxLength={longestListName}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Stack>
    </Dialog>
  );
}
