import { errorMessage } from '@larder/api-client';
import { longestRecipeTag, longestRecipeTitle } from '@larder/api-client/limits';
import { copy } from '@larder/copy';
import { deleteUnlessUndone, notify } from '@larder/shell-sdk';
import {
  Button,
  Cluster,
  DeleteIcon,
  EditIcon,
  Field,
  IconButton,
  showAgain,
  Stack,
  theme,
  useDeleted,
} from '@larder/ui';
import { AlertDialog, Dialog } from '@larder/ui/overlays';
import { useId, useState } from 'react';
import styled from 'styled-components';
import {
  useDeleteCollectionMutation,
  useDeleteRecipeTagMutation,
  useGetCollectionsQuery,
  useGetRecipeTagsQuery,
  useRenameCollectionMutation,
  useRenameRecipeTagMutation,
} from './my-recipes.api';
import type { Selection } from './my-recipes.model';

const { border, color, space, textSize, weight } = theme;

const Things = styled.section`
  h3 {
    font-family: inherit;
    font-size: ${textSize.body};
    font-weight: ${weight.semibold};
  }

  > p {
    color: ${color.inkMuted};
    font-size: ${textSize.small};
  }

  ul {
    margin-top: ${space[2]};
    padding: 0;
    list-style: none;
  }

  li {
    padding-block: ${space[1]};
    border-top: ${border.hairline} solid ${color.line};
  }
`;

const Row = styled.div`
  display: flex;
  align-items: center;

  > p {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  small {
    color: ${color.inkMuted};
    font-size: ${textSize.small};
  }
`;

/** A tag or a collection. */
interface Thing {
  key: string;
  name: string;
  count: number;
}

interface Handlers {
  /** Each resolves to whether it worked; if not, the person has been told. */
  onRename: (thing: Thing, name: string) => Promise<boolean>;
  onRemove: (thing: Thing) => void;
}

interface ThingsListProps extends Handlers {
  heading: string;
  /** Shown instead of an empty list. */
  none: string;
  things: readonly Thing[];
  longestName: number;
  /** What giving a thing this name would do besides. */
  hintFor?: (thing: Thing, name: string) => string | undefined;
  removeQuestion: (name: string) => string;
  removeWarning: string;
}

function RenameForm({
  thing,
  longestName,
  hintFor,
  onRename,
  onDone,
}: Pick<ThingsListProps, 'longestName' | 'hintFor' | 'onRename'> & {
  thing: Thing;
  onDone: () => void;
}) {
  const [name, setName] = useState(thing.name);
  const [busy, setBusy] = useState(false);
  const isSame = name.trim() === thing.name;
  const save = async () => {
    if (name.trim() === '') return;
    setBusy(true);
    const isDone = isSame || (await onRename(thing, name.trim()));
    setBusy(false);
    if (isDone) onDone();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Stack $gap={2}>
        <Field
          autoFocus
          onFocus={({ target }) => target.select()}
          label={copy.myRecipes.newNameOf(thing.name)}
          hint={hintFor?.(thing, name.trim())}
          value={name}
          maxLength={longestName}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
        <Cluster $gap={2}>
          <Button type="submit" size="small" busy={busy} disabled={name.trim() === ''}>
            {copy.common.save}
          </Button>
          <Button size="small" variant="ghost" onClick={onDone}>
            {copy.common.cancel}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}

function ThingsList({ heading, none, things, ...rest }: ThingsListProps) {
  const { onRemove, removeQuestion, removeWarning } = rest;
  const headingId = useId();
  const [renamed, setRenamed] = useState<string | null>(null);
  const [doomed, setDoomed] = useState<Thing | null>(null);
  const remove = (thing: Thing) => {
    onRemove(thing);
    setDoomed(null);
  };
  return (
    <Things aria-labelledby={headingId}>
      <h3 id={headingId}>{heading}</h3>
      {things.length === 0 && <p>{none}</p>}
      <ul role="list" aria-labelledby={headingId}>
        {things.map((thing) => (
          <li key={thing.key}>
            {renamed === thing.key ? (
              <RenameForm {...rest} thing={thing} onDone={() => setRenamed(null)} />
            ) : (
              <Row>
                <p>
                  {thing.name} <small>{copy.myRecipes.count(thing.count)}</small>
                </p>
                <IconButton
                  label={copy.myRecipes.rename(thing.name)}
                  icon={<EditIcon />}
                  onClick={() => setRenamed(thing.key)}
                />
                <IconButton
                  label={copy.myRecipes.remove(thing.name)}
                  icon={<DeleteIcon />}
                  onClick={() => setDoomed(thing)}
                />
              </Row>
            )}
          </li>
        ))}
      </ul>
      {doomed && (
        <AlertDialog
          open
          title={removeQuestion(doomed.name)}
          cancelLabel={copy.common.cancel}
          confirmLabel={copy.common.delete}
          onCancel={() => setDoomed(null)}
          onConfirm={() => remove(doomed)}
        >
          {removeWarning}
        </AlertDialog>
      )}
    </Things>
  );
}

async function attempt(work: () => Promise<unknown>, failed: string): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    notify.error(errorMessage(error, failed));
    return false;
  }
}

interface SelectionProps {
  selection: Selection;
  select: (change: Partial<Selection>) => void;
}

/** [OWN-21] Collections are renamed and deleted; their recipes stay. */
function Collections({ selection, select }: SelectionProps) {
  const { data = [] } = useGetCollectionsQuery();
  const isDeleted = useDeleted();
  const [rename] = useRenameCollectionMutation();
  const [remove] = useDeleteCollectionMutation();
  const things = data
    .map(({ id, name, count }) => ({ key: id, name, count }))
    .filter(({ key }) => !isDeleted(`collection ${key}`));
  return (
    <ThingsList
      heading={copy.myRecipes.collections}
      none={copy.myRecipes.noCollections}
      things={things}
      longestName={longestRecipeTitle}
      onRename={({ key }, name) =>
        attempt(
          () => rename({ id: key, collectionBody: { name } }).unwrap(),
          copy.myRecipes.collectionFailed,
        )
      }
      onRemove={({ key, name }) => {
        if (selection.collection === key) select({ collection: '' });
        deleteUnlessUndone({
          keys: [`collection ${key}`],
          done: copy.common.removed(name),
          failed: copy.myRecipes.collectionFailed,
          send: () => remove({ id: key }).unwrap(),
        });
      }}
      removeQuestion={copy.myRecipes.removeCollectionQuestion}
      removeWarning={copy.myRecipes.removeCollectionWarning}
    />
  );
}

const comparable = (name: string): string => name.normalize('NFC').toLowerCase();

/** [OWN-29] Tags are renamed, which may make two into one, and deleted from all recipes. */
function Tags({ selection, select }: SelectionProps) {
  const { data = [], refetch } = useGetRecipeTagsQuery();
  const isDeleted = useDeleted();
  const [rename] = useRenameRecipeTagMutation();
  const [remove] = useDeleteRecipeTagMutation();
  const things = data
    .map(({ name, count }) => ({ key: name, name, count }))
    .filter(({ key }) => !isDeleted(`tag ${key}`));
  const isSelected = (tag: string) => comparable(selection.tag) === comparable(tag);
  return (
    <ThingsList
      heading={copy.recipeEditor.tags}
      none={copy.myRecipes.noTags}
      things={things}
      longestName={longestRecipeTag}
      hintFor={(thing, name) => {
        const other = things.find(
          ({ name: known }) => known !== thing.name && comparable(known) === comparable(name),
        );
        return other && copy.myRecipes.becomesOneWith(other.name);
      }}
      onRename={({ name: tag }, name) =>
        attempt(async () => {
          await rename({ tag, recipeTagBody: { name } }).unwrap();
          if (isSelected(tag)) select({ tag: name });
        }, copy.myRecipes.tagFailed)
      }
      onRemove={({ name: tag }) => {
        if (isSelected(tag)) select({ tag: '' });
        deleteUnlessUndone({
          keys: [`tag ${tag}`],
          done: copy.common.removed(tag),
          failed: copy.myRecipes.tagFailed,
          send: async () => {
            await remove({ tag }).unwrap();
            // A recipe may get the same tag again.
            await refetch();
            showAgain(`tag ${tag}`);
          },
        });
      }}
      removeQuestion={copy.myRecipes.removeTagQuestion}
      removeWarning={copy.myRecipes.removeTagWarning}
    />
  );
}

/** What recipes are ordered by: collections and tags. */
export function OrganiseDialog({ onClose, ...rest }: SelectionProps & { onClose: () => void }) {
  return (
    <Dialog open title={copy.myRecipes.organise} closeLabel={copy.common.close} onClose={onClose}>
      <Stack $gap={6}>
        <Collections {...rest} />
        <Tags {...rest} />
      </Stack>
    </Dialog>
  );
}
