import { mostPantryIngredients } from '@larder/api-client/limits';
import type { UserPantryView } from '@larder/api-client/pantry';
import { copy } from '@larder/copy';
import { Navigate, useSession, useUndoable, type WidgetProps } from '@larder/shell-sdk';
import {
  AddIcon,
  Button,
  Chip,
  ChipList,
  DeleteIcon,
  Spinner,
  Stack,
  Switch,
  theme,
} from '@larder/ui';
import { AlertDialog, Dialog } from '@larder/ui/overlays';
import { useId, type Dispatch, type SetStateAction } from 'react';
import styled from 'styled-components';
import { EntryChips } from '../entry-chips';
import { IngredientField } from '../ingredient-field';
import { switchedPantry, withEntriesBack } from './pantry.model';
import { usePantry } from './use-pantry';

const { border, color, font, radius, space, textSize, weight } = theme;

const Lede = styled.p`
  color: ${color.inkMuted};
`;

const ListTitle = styled.h3`
  margin-bottom: ${space[2]};
  font-family: ${font.text};
  font-size: ${textSize.small};
  font-weight: ${weight.semibold};
  letter-spacing: 0;
`;

/** [PANTRY-5] Of fixed height, scrollable by keyboard. */
const ListPanel = styled.div`
  overflow: auto;
  height: 14rem;
  padding: ${space[4]};
  border: ${border.hairline} solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.surface};
`;

const Waiting = styled.div`
  display: grid;
  place-content: center;
  height: 22rem;
`;

const Nothing = styled.p`
  color: ${color.inkMuted};
`;

interface PantryListProps {
  title: string;
  entries: string[];
  emptyText: string;
  onRemove?: (entry: string) => void;
}

function PantryList({ title, entries, emptyText, onRemove }: PantryListProps) {
  const titleId = useId();
  return (
    <div>
      <ListTitle id={titleId}>{title}</ListTitle>
      <ListPanel tabIndex={0} role="group" aria-labelledby={titleId}>
        {entries.length === 0 ? (
          <Nothing>{emptyText}</Nothing>
        ) : (
          !onRemove && (
            <ChipList label={title}>
              {entries.map((entry) => (
                <Chip key={entry}>{entry}</Chip>
              ))}
            </ChipList>
          )
        )}
        {onRemove && (
          <EntryChips label={title} entries={entries} tone="included" onRemove={onRemove} />
        )}
      </ListPanel>
    </div>
  );
}

function PantryEditor({
  pantry,
  saved,
  defaultPantry,
  text,
  onText,
  onChange,
}: {
  pantry: UserPantryView;
  /** As loaded. */
  saved: UserPantryView;
  defaultPantry: string[];
  text: string;
  onText: (text: string) => void;
  onChange: Dispatch<SetStateAction<UserPantryView | null>>;
}) {
  const { useCustomPantry, customPantry } = pantry;
  const setCustom = (entries: string[]) => onChange({ ...pantry, customPantry: entries });
  const offerBack = useUndoable('pantry');
  const putBack = (entries: readonly string[], index: number) =>
    onChange(
      (current) =>
        current && {
          ...current,
          customPantry: withEntriesBack(current.customPantry, entries, index),
        },
    );
  const remove = (entry: string) => {
    setCustom(customPantry.filter((other) => other !== entry));
    offerBack(copy.common.removed(entry), () => putBack([entry], customPantry.indexOf(entry)));
  };
  const clear = () => {
    setCustom([]);
    offerBack(copy.pantry.pantryCleared(customPantry.length), () => putBack(customPantry, 0));
  };
  return (
    <Stack>
      <Lede>{copy.pantry.pantryLede}</Lede>
      <Switch
        label={copy.pantry.useCustomPantry}
        checked={useCustomPantry}
        onChange={(checked) => onChange(switchedPantry(pantry, checked, { saved, defaultPantry }))}
      />
      {useCustomPantry ? (
        <>
          <IngredientField
            label={copy.pantry.pantryIngredient}
            placeholder={copy.pantry.pantryPlaceholder}
            entries={customPantry}
            most={mostPantryIngredients}
            tooMany={copy.pantry.pantryFull}
            onChange={setCustom}
            text={text}
            onText={onText}
            button={(add) => (
              <Button variant="secondary" icon={<AddIcon />} onClick={add}>
                {copy.pantry.add}
              </Button>
            )}
          />
          <PantryList
            title={copy.pantry.customPantry}
            entries={customPantry}
            emptyText={copy.pantry.customPantryEmpty}
            onRemove={remove}
          />
          {customPantry.length > 0 && (
            <div>
              <Button size="small" variant="ghost" icon={<DeleteIcon />} onClick={clear}>
                {copy.pantry.clearPantry}
              </Button>
            </div>
          )}
        </>
      ) : (
        <PantryList
          title={copy.pantry.defaultPantry}
          entries={defaultPantry}
          emptyText={copy.pantry.defaultPantryEmpty}
        />
      )}
    </Stack>
  );
}

export interface PantryDialogProps {
  onClose: () => void;
}

/** [PANTRY-1..5][STATE-7] Ingredients that are always at home. Nothing is stored until Save. */
export function PantryDialog({ onClose }: PantryDialogProps) {
  const { loaded, ...editor } = usePantry(onClose);

  return (
    <Dialog
      open
      title={copy.pantry.managePantry}
      closeLabel={copy.common.close}
      onClose={editor.leave}
      footer={
        <>
          <Button variant="secondary" onClick={editor.leave}>
            {copy.common.cancel}
          </Button>
          <Button disabled={loaded === null} busy={editor.isSaving} onClick={editor.save}>
            {copy.common.save}
          </Button>
        </>
      }
    >
      {loaded ? (
        <PantryEditor
          {...loaded}
          text={editor.text}
          onText={editor.setText}
          onChange={editor.setPantry}
        />
      ) : (
        <Waiting>
          <Spinner size="large" label={copy.pantry.loadingPantry} />
        </Waiting>
      )}
      <AlertDialog
        open={editor.isLeaving}
        title={copy.pantry.discardPantryTitle}
        cancelLabel={copy.pantry.keepEditing}
        confirmLabel={copy.pantry.discard}
        onCancel={editor.stay}
        onConfirm={onClose}
      >
        {copy.pantry.discardPantryText}
      </AlertDialog>
    </Dialog>
  );
}

/** The dialog as other remotes borrow it; non-subscribers are sent to the offer. */
export function Widget(props: WidgetProps['recipes/pantry-dialog']) {
  const { isSubscribed } = useSession();
  return isSubscribed ? <PantryDialog {...props} /> : <Navigate to="/subscribe" />;
}
