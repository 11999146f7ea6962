import {
  notify,
  useLocation,
  useNavigate,
  useDrafts,
  useUnsavedDrafts,
  type DraftOrigin,
  type Drafts,
} from '@larder/shell-sdk';
import { copy } from '@larder/copy';
import { useEffect, useEffectEvent } from 'react';
import { importedIn } from '../../shared/imported-recipe';
import { importedContent, recipeDrafts, type RecipeContent } from './recipe-editor.model';

/** [OWN-8] The draft of a new recipe: the one that was not finished, if there is one. */
export function useNewRecipeDraft(): Drafts<RecipeContent> & { isReady: boolean } {
  const drafts = useDrafts(recipeDrafts);
  const { unsaved, resume } = useUnsavedDrafts();
  const isReady = drafts.draft.origin === null;
  const { state } = useLocation();
  const navigate = useNavigate();
  const imported = importedIn(state);
  const choose = useEffectEvent(() => {
    if (imported) {
      drafts.begin();
      drafts.change(() => importedContent(imported));
      // Coming back to the page must not import it again.
      void navigate('/recipes/new', { replace: true });
      return;
    }
    if (isReady) return;
    const unfinished = unsaved.find(
      ({ kind, originId }) => kind === recipeDrafts.kind.name && originId === null,
    );
    if (unfinished) resume(unfinished);
    else drafts.begin();
  });
  useEffect(() => choose(), [imported]);
  return { ...drafts, isReady: isReady && imported === null };
}

/** [OWN-8] The draft of the saved recipe `id`; its unsaved changes are restored. */
export function useSavedRecipeDraft(
  id: string,
  saved: DraftOrigin<RecipeContent> | undefined,
): Drafts<RecipeContent> & { isReady: boolean } {
  const drafts = useDrafts(recipeDrafts);
  const isReady = drafts.draft.origin?.id === id;
  const open = useEffectEvent(() => {
    if (saved && drafts.edit(saved) === 'resumed' && !isReady) {
      notify.info(copy.drafts.resumed(saved.content.title));
    }
  });
  // Also when another tab has saved it, which ends the draft that both showed.
  useEffect(() => open(), [saved?.version, isReady]);
  return { ...drafts, isReady };
}
