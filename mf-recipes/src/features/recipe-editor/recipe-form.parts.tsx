import { longestRecipeTitle } from '@larder/api-client/limits';
import { copy } from '@larder/copy';
import { stepsOf } from '@larder/recipe-reading/text';
import { dialogOnDemand, useLocation, type Drafts } from '@larder/shell-sdk';
import {
  Button,
  CopyIcon,
  DeleteIcon,
  Field,
  Notice,
  Stack,
  TextAreaField,
  theme,
} from '@larder/ui';
import { useCallback, useState } from 'react';
import styled from 'styled-components';
import { DiscardDialog } from '../../shared/questions';
import { PhotoField } from '../../shared/photo-field/photo-field';
import { AmountFields } from './amount-fields.parts';
import { IngredientsField } from './ingredients-field.parts';
import { MoreFields } from './more-fields.parts';
import type { RecipeContent } from './recipe-editor.model';
import { useRecipeForm } from './use-recipe-form';

const PasteRecipeDialog = dialogOnDemand(
  async () => (await import('./paste-recipe-dialog')).PasteRecipeDialog,
);
const RecipeVersionsDialog = dialogOnDemand(
  async () => (await import('./recipe-versions-dialog')).RecipeVersionsDialog,
);

const { border, color, control, dockHeight, gutter, layer, leading, media, space, textSize } =
  theme;

/** Always within reach of a thumb, and never more than a row: on a phone most of the page must stay in view. */
const SaveBar = styled.div`
  position: sticky;
  z-index: ${layer.header};
  bottom: ${dockHeight};
  display: flex;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  margin-inline: calc(-1 * ${gutter});
  padding: ${space[2]} ${gutter} max(${space[2]}, env(safe-area-inset-bottom) - ${dockHeight});
  border-top: ${border.hairline} solid ${color.line};
  background: ${color.veil};
  backdrop-filter: blur(12px);

  > p {
    min-width: 0;
    color: ${color.inkMuted};
    font-size: ${textSize.small};
    line-height: ${leading.snug};
  }

  > [type] {
    flex: none;
  }

  ${media.belowMedium} {
    gap: ${space[2]};

    > p {
      flex: 1;
      font-size: ${textSize.caption};
      line-height: ${leading.tight};
    }

    /* An icon, where there is no room for words. */
    > [type='button'] {
      flex: none;
      width: ${control.medium};
      padding: 0;

      > span {
        position: absolute;
        overflow: hidden;
        width: 1px;
        height: 1px;
        clip-path: inset(50%);
      }
    }
  }
`;

type Form = ReturnType<typeof useRecipeForm>;

/** [OWN-4] What was pasted is in the fields, and can be taken out again. */
function PastedNotice({ paste }: { paste: Form['paste'] }) {
  if (!paste.undo) return null;
  return (
    <Notice
      tone="success"
      action={
        <Button variant="secondary" size="small" onClick={paste.undo}>
          {copy.recipeEditor.undoPaste}
        </Button>
      }
    >
      {copy.recipeEditor.pasted}
    </Notice>
  );
}

function StepsField({ form: { content, errors, set } }: { form: Form }) {
  const count = stepsOf(content.steps).filter((step) => !step.endsWith(':')).length;
  return (
    <TextAreaField
      label={copy.recipeEditor.steps}
      hint={count === 0 ? copy.recipeEditor.stepsHint : copy.recipeEditor.stepCount(count)}
      placeholder={copy.recipeEditor.stepsPlaceholder}
      error={errors['steps']}
      value={content.steps}
      rows={8}
      onChange={({ target }) => set({ steps: target.value })}
    />
  );
}

function Fields({ form, mayHide }: { form: Form; mayHide: boolean }) {
  const { content, errors, fields, set, change, paste } = form;
  const changeIngredients = useCallback(
    (update: (block: string) => string) =>
      change((current) => ({ ...current, ingredients: update(current.ingredients) })),
    [change],
  );
  return (
    <Stack $gap={5}>
      <Field
        ref={fields.title}
        label={copy.recipeEditor.title}
        placeholder={copy.recipeEditor.titlePlaceholder}
        value={content.title}
        error={errors['title']}
        maxLength={longestRecipeTitle}
        autoComplete="off"
        enterKeyHint="next"
        onChange={({ target }) => set({ title: target.value })}
        onPaste={(event) => {
          if (paste.splits(event.clipboardData.getData('text'), {})) event.preventDefault();
        }}
      />
      <AmountFields content={content} set={set} errors={errors} fields={fields} />
      <IngredientsField
        value={content.ingredients}
        language={content.language}
        error={errors['ingredients']}
        area={fields.ingredients}
        change={changeIngredients}
        onPaste={(text) => paste.splits(text, { ingredients: text })}
      />
      <StepsField form={form} />
      <PhotoField value={content.picture} onChange={(picture) => set({ picture })} />
      <MoreFields content={content} set={set} mayHide={mayHide} />
    </Stack>
  );
}

/** [OWN-8] Where the recipe is: on this device, on its way, or nowhere but in this page. */
function DraftState({ form, drafts }: { form: Form; drafts: Drafts<RecipeContent> }) {
  if (form.saving.isWaiting) return <p role="status">{copy.recipeEditor.waiting}</p>;
  if (!drafts.isChanged) return null;
  return <p role="status">{drafts.isKept ? copy.recipeEditor.kept : copy.drafts.notKept}</p>;
}

/** [OWN-8] Gives up what has not been saved: a new recipe, or changes to a saved one. */
function DiscardButton({
  drafts,
  onDiscarded,
}: {
  drafts: Drafts<RecipeContent>;
  onDiscarded: () => void;
}) {
  const [asking, setAsking] = useState(false);
  const { draft, isChanged } = drafts;
  if (!isChanged) return null;
  return (
    <>
      <Button variant="ghost" icon={<DeleteIcon />} onClick={() => setAsking(true)}>
        <span>{draft.origin ? copy.drafts.discardChanges : copy.drafts.discard}</span>
      </Button>
      {asking && (
        <DiscardDialog
          title={draft.content.title.trim() || copy.drafts.untitled}
          warning={draft.origin ? copy.drafts.discardChangesWarning : copy.drafts.discardWarning}
          onConfirm={() => {
            if (draft.origin) drafts.takeSaved(draft.key, draft.origin);
            else drafts.discard(draft.key);
            onDiscarded();
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** Whether the page was opened to paste a recipe into it. */
const asksToPaste = (state: unknown): boolean =>
  (state as { paste?: unknown } | null)?.paste === true;

/** [OWN-3] Everything a recipe is made of, always one tap away from being saved. */
export function RecipeForm({
  drafts,
  mayHide,
}: {
  drafts: Drafts<RecipeContent>;
  /** Whether the person may decide who sees it. */
  mayHide: boolean;
}) {
  const form = useRecipeForm(drafts);
  const { saving, paste } = form;
  const { state } = useLocation();
  const [isPasting, setPasting] = useState(asksToPaste(state));
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.save();
      }}
    >
      <Stack $gap={5}>
        <div>
          <Button variant="secondary" icon={<CopyIcon />} onClick={() => setPasting(true)}>
            {copy.recipeEditor.pasteRecipe}
          </Button>
        </div>
        <PastedNotice paste={paste} />
        <Fields form={form} mayHide={mayHide} />
        <SaveBar>
          <Button type="submit" busy={saving.isSaving} busyLabel={copy.recipeEditor.saving}>
            {copy.recipeEditor.save}
          </Button>
          <DiscardButton drafts={drafts} onDiscarded={form.reset} />
          <DraftState form={form} drafts={drafts} />
        </SaveBar>
      </Stack>
      {isPasting && <PasteRecipeDialog onPasted={paste.fillIn} onClose={() => setPasting(false)} />}
      {saving.conflict && (
        <RecipeVersionsDialog saving={saving} busy={saving.isSaving} onClose={saving.putOff} />
      )}
    </form>
  );
}
