import { errorMessage, isApiError } from '@larder/api-client';
import type { RecipeView } from '@larder/api-client/recipes';
import { copy } from '@larder/copy';
import { notify, useDrafts, useDraftSaving, useNavigate, useOnline } from '@larder/shell-sdk';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useCreateRecipeMutation, useUpdateRecipeMutation } from './recipe-editor.api';
import { bodyOf, originOf, recipeDrafts } from './recipe-editor.model';

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
  const setWaiting = (waiting: boolean) =>
    change((content) =>
      content.isWaiting === waiting ? content : { ...content, isWaiting: waiting },
    );
  const savedId = useRef<number>(undefined);

  const saving = useDraftSaving(recipeDrafts, {
    create: async (content) => {
      const { id } = await createRecipe({ recipeBody: bodyOf(content) }).unwrap();
      savedId.current = id;
      return { id: String(id) };
    },
    replace: async (id, content, version) => {
      const saved = await updateRecipe({
        id,
        recipeUpdateBody: { ...bodyOf(content), version: version ?? firstVersion },
      }).unwrap();
      savedId.current = saved.id;
      return saved;
    },
    savedInstead: (error) => {
      const current =
        isApiError(error) && error.code === 'recipe_changed' && error.besides?.['recipe'];
      return current ? originOf(current as RecipeView) : null;
    },
    onSaved: () => {
      notify.success(copy.recipeEditor.saved);
      void navigate(savedId.current ? `/recipes?recipe=${savedId.current}` : '/recipes');
    },
    onFailed: (error) => {
      if (isApiError(error) && error.code === 'network_error' && !navigator.onLine) {
        setWaiting(true);
        return;
      }
      setWaiting(false);
      if (isApiError(error) && error.fields) onFaults(error.fields);
      notify.error(errorMessage(error, copy.recipeEditor.saveFailed));
    },
    onGone: () => {
      notify.error(copy.recipeEditor.noLongerSaved);
      void navigate('/recipes/new', { replace: true });
    },
  });
  const isSaving = creating.isLoading || updating.isLoading;

  const send = useEffectEvent(() => void saving.save());
  useEffect(() => {
    if (isWaiting && online) send();
  }, [isWaiting, online]);
  return { ...saving, isSaving, isWaiting };
}
