import { copy } from '@larder/copy';
import { useUnsavedDrafts, type DraftSummary } from '@larder/shell-sdk';
import { DraftList } from '@larder/ui';
import { useState } from 'react';
import { DiscardDialog } from '../../shared/questions';
import type { HomeView } from './home.model';

/** The view in which drafts of a kind are edited. */
const viewOf: Record<string, HomeView> = { menu: 'menuCreator', plan: 'mealPlanner' };

const titleOf = ({ title }: DraftSummary): string => title || copy.drafts.untitled;

/** [D-5] Unsaved menus and plans, unless the only one is in the visible editor. Opening one switches to its view. */
export function UnsavedDrafts({
  view,
  onOpen,
}: {
  view: HomeView;
  onOpen: (view: HomeView) => void;
}) {
  const { unsaved, resume, discard } = useUnsavedDrafts();
  const [doomed, setDoomed] = useState<DraftSummary | null>(null);
  const drafts = unsaved.filter(({ kind }) => kind in viewOf);
  const isShown = ({ kind, isOpen }: DraftSummary) => isOpen && viewOf[kind] === view;
  if (drafts.every(isShown)) return null;
  return (
    <>
      <DraftList
        heading={copy.drafts.unsaved(drafts.map(titleOf))}
        drafts={drafts.map((draft) => {
          const kind = copy.drafts.kinds[draft.kind as keyof typeof copy.drafts.kinds];
          return {
            key: `${draft.kind}:${draft.key}`,
            title: titleOf(draft),
            note: isShown(draft) ? `${kind}, ${copy.drafts.inEditor}` : kind,
            onOpen: isShown(draft)
              ? undefined
              : () => {
                  resume(draft);
                  onOpen(viewOf[draft.kind]!);
                },
            onDiscard: () => setDoomed(draft),
          };
        })}
        labels={copy.drafts}
      />
      {doomed && (
        <DiscardDialog
          title={titleOf(doomed)}
          warning={copy.drafts.discardWarning}
          onConfirm={() => discard(doomed)}
          onClose={() => setDoomed(null)}
        />
      )}
    </>
  );
}
