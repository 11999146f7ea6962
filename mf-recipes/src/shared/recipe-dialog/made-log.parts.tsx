import { errorMessage } from '@larder/api-client';
import type { RecipeLogEntryView, RecipeView } from '@larder/api-client/recipes';
import { copy, dateFormat } from '@larder/copy';
import { deleteUnlessUndone, notify } from '@larder/shell-sdk';
import {
  Button,
  CheckIcon,
  Cluster,
  DeleteIcon,
  EditIcon,
  Field,
  IconButton,
  Stack,
  theme,
  useDeleted,
} from '@larder/ui';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { MarksGroup } from './marks-group';
import {
  useAddToRecipeLogMutation,
  useDeleteRecipeLogEntryMutation,
  useGetRecipeLogQuery,
  useUpdateRecipeLogEntryMutation,
} from './recipe-marks.api';

const { border, color, space, textSize } = theme;

const Entries = styled.ul`
  padding: 0;
  list-style: none;

  > li {
    padding-block: ${space[1]};
    border-top: ${border.hairline} solid ${color.line};
  }

  p {
    flex: 1;
    min-width: 0;
    font-size: ${textSize.small};
    overflow-wrap: anywhere;
  }
`;

const Entry = styled.div`
  display: flex;
  align-items: center;
`;

/** A day without a time: it must not move with the time zone. */
const dayFormat = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' });
const shownDay = (day: string): string => dayFormat().format(new Date(day));

function today(): string {
  const now = new Date();
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 'YYYY-MM-DD'.length);
}

type Said = Pick<RecipeLogEntryView, 'madeOn' | 'note'>;

interface EntryFormProps {
  /** What the fields begin with. */
  entry: Said;
  /** Resolves to whether it was kept. */
  onSave: (entry: Said) => Promise<boolean>;
  saveLabel: string;
  icon?: ReactNode;
  cancel?: ReactNode;
}

function EntryForm({ entry, onSave, saveLabel, icon, cancel }: EntryFormProps) {
  const [madeOn, setMadeOn] = useState(entry.madeOn);
  const [note, setNote] = useState(entry.note);
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const isKept = await onSave({ madeOn, note: note.trim() });
    setBusy(false);
    if (isKept) setNote('');
  };
  return (
    <Stack $gap={3}>
      <Field
        type="date"
        label={copy.myRecipes.madeOn}
        value={madeOn}
        onChange={({ target }) => setMadeOn(target.value)}
      />
      <Field
        label={copy.myRecipes.madeNote}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Cluster $gap={2}>
        <Button
          variant="secondary"
          icon={icon}
          busy={busy}
          disabled={madeOn === ''}
          onClick={() => void save()}
        >
          {saveLabel}
        </Button>
        {cancel}
      </Cluster>
    </Stack>
  );
}

interface LogEntryProps {
  entry: RecipeLogEntryView;
  onChange: (entry: Said) => Promise<boolean>;
  onRemove: () => void;
}

function LogEntry({ entry, onChange, onRemove }: LogEntryProps) {
  const [isChanging, setChanging] = useState(false);
  const day = shownDay(entry.madeOn);
  if (isChanging) {
    const save = async (said: Said) => {
      const isKept = await onChange(said);
      if (isKept) setChanging(false);
      return isKept;
    };
    return (
      <MarksGroup aria-label={copy.myRecipes.changeEntry(day)}>
        <EntryForm
          entry={entry}
          onSave={save}
          saveLabel={copy.common.save}
          cancel={
            <Button variant="ghost" onClick={() => setChanging(false)}>
              {copy.common.cancel}
            </Button>
          }
        />
      </MarksGroup>
    );
  }
  return (
    <Entry>
      <p>{copy.myRecipes.entry(day, entry.note)}</p>
      <IconButton
        label={copy.myRecipes.changeEntry(day)}
        icon={<EditIcon />}
        onClick={() => setChanging(true)}
      />
      <IconButton
        label={copy.myRecipes.removeEntry(day)}
        icon={<DeleteIcon />}
        onClick={onRemove}
      />
    </Entry>
  );
}

/** Names an entry as something that can be deleted. */
const keyOf = (id: string): string => `made ${id}`;

/** [OWN-20] When the person made it, and what they thought of it. */
export function MadeLog({ recipe }: { recipe: RecipeView }) {
  const id = String(recipe.id);
  const { data = [] } = useGetRecipeLogQuery({ id });
  const isDeleted = useDeleted();
  const entries = data.filter((entry) => !isDeleted(keyOf(entry.id)));
  const [add] = useAddToRecipeLogMutation();
  const [change] = useUpdateRecipeLogEntryMutation();
  const [remove] = useDeleteRecipeLogEntryMutation();
  /** Whether it worked; if not, the person has been told. */
  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      notify.error(errorMessage(error, copy.myRecipes.logFailed));
      return false;
    }
  };
  const record = (said: Said) =>
    attempt(async () => {
      await add({ id, recipeLogEntryBody: said }).unwrap();
      notify.success(copy.myRecipes.recorded);
    });
  return (
    <MarksGroup>
      <legend>{copy.myRecipes.madeIt}</legend>
      <Stack $gap={3}>
        <EntryForm
          entry={{ madeOn: today(), note: '' }}
          onSave={record}
          saveLabel={copy.myRecipes.iMadeIt}
          icon={<CheckIcon />}
        />
        <Entries role="list" aria-label={copy.myRecipes.madeIt}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <LogEntry
                entry={entry}
                onChange={(said) =>
                  attempt(() =>
                    change({ id, entryId: entry.id, recipeLogEntryBody: said }).unwrap(),
                  )
                }
                onRemove={() =>
                  deleteUnlessUndone({
                    keys: [keyOf(entry.id)],
                    done: copy.common.removed(shownDay(entry.madeOn)),
                    failed: copy.myRecipes.logFailed,
                    send: () => remove({ id, entryId: entry.id }).unwrap(),
                  })
                }
              />
            </li>
          ))}
        </Entries>
      </Stack>
    </MarksGroup>
  );
}
