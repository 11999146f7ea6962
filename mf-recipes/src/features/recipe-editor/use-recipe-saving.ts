import { errorMessage, isApiError } from '@larder/api-client';
import { copy } from '@larder/copy';
import {
  newId,
  notify,
  useDrafts,
  useDraftSaving,
  useNavigate,
  useOnline,
  useSession,
} from '@larder/shell-sdk';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useCreateRecipeMutation, useUpdateRecipeMutation } from './recipe-editor.api';
import { bodyOf, recipeDrafts, savedInsteadIn, waiting } from './recipe-editor.model';
import { inTurn, keepToEditor } from './sending-turns';
import { photoSaved, withSentPhoto } from './sent-photo';

/** An answer kept by an earlier build has no version; an outdated one is refused with the current recipe. */
const firstVersion = 1;

/** Saves the recipe in the editor; `onFaults` gets the sentences of the fields that the server refuses. */
export function useRecipeSaving(onFaults: (faults: Partial<Record<string, string>>) => void) {
  const navigate = useNavigate();
  const online = useOnline();
  const [createRecipe, creating] = useCreateRecipeMutation();
  const [updateRecipe, updating] = useUpdateRecipeMutation();
  const { draft, change } = useDrafts(recipeDrafts);
  const { isWaiting } = draft.content;
  const person = useSession().user?.id ?? '';
  const savedId = useRef<number>(undefined);

  const saving = useDraftSaving(recipeDrafts, {
    create: async (content) => {
      const sentAs = content.sentAs || newId();
      // Kept with the draft before it leaves: the response may never arrive, nor this page live to see it.
      change((current) => ({ ...current, sentAs }));
      const { id } = await createRecipe({
        recipeBody: bodyOf(await withSentPhoto(person, content)),
        'Idempotency-Key': sentAs,
      }).unwrap();
      savedId.current = id;
      photoSaved(person, content);
      return { id: String(id) };
    },
    replace: async (id, content, version) => {
      const saved = await updateRecipe({
        id,
        recipeUpdateBody: {
          ...bodyOf(await withSentPhoto(person, content)),
          version: version ?? firstVersion,
        },
      }).unwrap();
      savedId.current = saved.id;
      photoSaved(person, content);
      return saved;
    },
    savedInstead: savedInsteadIn,
    onSaved: () => {
      notify.success(copy.recipeEditor.saved);
      void navigate(savedId.current ? `/recipes?dish=${savedId.current}` : '/recipes');
    },
    onFailed: (error) => {
      if (isApiError(error) && error.code === 'network_error') {
        change(waiting(true));
        return;
      }
      change(waiting(false));
      if (isApiError(error) && error.fields) onFaults(error.fields);
      notify.error(errorMessage(error, copy.recipeEditor.saveFailed));
    },
    onGone: () => {
      notify.error(copy.recipeEditor.noLongerSaved);
      void navigate('/recipes/new', { replace: true });
    },
  });
  const isSaving = creating.isLoading || updating.isLoading;

  useEffect(() => keepToEditor(draft.key), [draft.key]);
  const send = useEffectEvent(async () => {
    // Unless another tab has sent it.
    if (recipeDrafts.waiting(person).some(({ key }) => key === draft.key)) await saving.save();
  });
  useEffect(() => {
    if (isWaiting && online) void inTurn(() => send());
  }, [isWaiting, online]);
  return { ...saving, isSaving, isWaiting };
}
