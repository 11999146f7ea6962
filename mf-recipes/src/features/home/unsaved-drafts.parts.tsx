import { copy } from '@larder/copy';
import { useUnsavedDrafts, type DraftSummary } from '@larder/shell-sdk';
import { UnsavedDraftList } from '../../shared/unsaved-drafts';
import type { HomeView } from './home.model';

/** The view in which drafts of a kind are edited. */
const viewOf: Record<string, HomeView> = { menu: 'menuCreator', plan: 'mealPlanner' };

/** [D-5] Unsaved menus and plans, unless the only one is in the visible editor. Opening one switches to its view. */
export function UnsavedDrafts({
  view,
  onOpen,
}: {
  view: HomeView;
  onOpen: (view: HomeView) => void;
}) {
  const { unsaved } = useUnsavedDrafts();
  const drafts = unsaved.filter(({ kind }) => kind in viewOf);
  const isShown = ({ kind, isOpen }: DraftSummary) => isOpen && viewOf[kind] === view;
  if (drafts.every(isShown)) return null;
  const noteOf = (draft: DraftSummary): string => {
    const kind = copy.drafts.kinds[draft.kind as keyof typeof copy.drafts.kinds];
    return isShown(draft) ? `${kind}, ${copy.drafts.inEditor}` : kind;
  };
  return (
    <UnsavedDraftList
      drafts={drafts}
      noteOf={noteOf}
      isShown={isShown}
      onResumed={({ kind }) => onOpen(viewOf[kind]!)}
    />
  );
}
