import { copy } from '@larder/copy';
import { useUnsavedDrafts, type DraftSummary } from '@larder/shell-sdk';
import { DraftList } from '@larder/ui';
import { useState } from 'react';
import { DiscardDialog } from './questions';

const titleOf = ({ title }: DraftSummary): string => title || copy.drafts.untitled;

interface UnsavedDraftsProps {
  drafts: readonly DraftSummary[];
  /** What stands beside the title. */
  noteOf?: (draft: DraftSummary) => string;
  /** The draft that is in front of the person already. */
  isShown?: (draft: DraftSummary) => boolean;
  /** Called once the draft is the one to be edited. */
  onResumed: (draft: DraftSummary) => void;
}

/** [D-5] Drafts that were never saved, each to be finished or, after a question, discarded. */
export function UnsavedDraftList({
  drafts,
  noteOf,
  isShown = () => false,
  onResumed,
}: UnsavedDraftsProps) {
  const { resume, discardUnlessUndone } = useUnsavedDrafts();
  const [doomed, setDoomed] = useState<DraftSummary | null>(null);
  const open = (draft: DraftSummary) => {
    resume(draft);
    onResumed(draft);
  };
  return (
    <>
      <DraftList
        heading={copy.drafts.unsaved(drafts.map(titleOf))}
        drafts={drafts.map((draft) => ({
          key: `${draft.kind}:${draft.key}`,
          title: titleOf(draft),
          note: noteOf?.(draft),
          onOpen: isShown(draft) ? undefined : () => open(draft),
          onDiscard: () => setDoomed(draft),
        }))}
        labels={copy.drafts}
      />
      {doomed && (
        <DiscardDialog
          title={titleOf(doomed)}
          warning={copy.drafts.discardWarning}
          onConfirm={() => discardUnlessUndone(doomed)}
          onClose={() => setDoomed(null)}
        />
      )}
    </>
  );
}
