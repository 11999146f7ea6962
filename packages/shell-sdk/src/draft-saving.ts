import { isApiError } from '@larder/api-client';
import { copy } from '@larder/copy';
import type { VersionsDialogProps } from '@larder/ui/overlays';
import { useState } from 'react';
import type { Draft, DraftOrigin, DraftStore } from './draft-store';
import { useDrafts } from './use-drafts';

/** A draft of an item that another device has changed since it was opened here. */
export interface DraftConflict<Content> {
  mine: Draft<Content>;
  theirs: DraftOrigin<Content>;
}

/** How drafts of one kind are saved. */
export interface DraftCalls<Content> {
  /** Saves a new item. */
  create: (content: Content) => Promise<{ id: string } | null>;
  /** Replaces a saved item if it still has this version; undefined replaces it unconditionally. */
  replace: (
    id: string,
    content: Content,
    version: number | undefined,
  ) => Promise<{ version: number } | null>;
  /** The saved item, if an outdated version was refused; null for any other failure. */
  savedInstead: (error: unknown) => DraftOrigin<Content> | null;
  onSaved: () => void;
  /** Reports why nothing was saved; the draft stays as it is. */
  onFailed: (error: unknown) => void;
  /** The saved item no longer exists: saving again creates a new one. */
  onGone: () => void;
}

export interface DraftSaving<Content> {
  /** Saves the draft in the editor. */
  save: () => Promise<void>;
  /** Two versions to choose from, until one is chosen or the choice is postponed. */
  conflict: DraftConflict<Content> | null;
  keepMine: () => Promise<void>;
  takeTheirs: () => void;
  saveMineAsNew: () => Promise<void>;
  putOff: () => void;
}

/** [D-13] The two versions of a conflict as a `VersionsDialog` compares them; null while there is none. */
export function versionsToCompare<Content>(
  { conflict, keepMine, takeTheirs, saveMineAsNew, putOff }: DraftSaving<Content>,
  describe: (content: Content) => { title: string; lines: readonly string[] },
): Omit<VersionsDialogProps, 'busy'> | null {
  if (!conflict) return null;
  const theirs = describe(conflict.theirs.content);
  return {
    title: copy.drafts.conflictTitle(theirs.title),
    lede: copy.drafts.conflictLede,
    versions: [
      {
        ...describe(conflict.mine.content),
        heading: copy.drafts.mine,
        chooseLabel: copy.drafts.keepMine,
        onChoose: () => void keepMine(),
      },
      {
        ...theirs,
        heading: copy.drafts.theirs,
        chooseLabel: copy.drafts.takeTheirs,
        onChoose: takeTheirs,
      },
    ],
    onlyHereLabel: copy.drafts.onlyHere,
    keepBothLabel: copy.drafts.saveMineAsNew,
    onKeepBoth: () => void saveMineAsNew(),
    closeLabel: copy.common.close,
    onClose: putOff,
  };
}

/** The version of every newly created item. */
const firstVersion = 1;

/** Saves the draft in the editor; if another device saved first, the person chooses. A failure loses nothing. */
export function useDraftSaving<Content>(
  store: DraftStore<Content>,
  calls: DraftCalls<Content>,
): DraftSaving<Content> {
  const { draft, saved, takeSaved, detach } = useDrafts(store);
  const [conflict, setConflict] = useState<DraftConflict<Content> | null>(null);

  const finish = (
    sent: Draft<Content>,
    item: { id: string | null; version: number | null },
  ): void => {
    saved(sent, item);
    setConflict(null);
    calls.onSaved();
  };
  const create = async (sent: Draft<Content>): Promise<void> => {
    try {
      const created = await calls.create(sent.content);
      finish(sent, { id: created?.id ?? null, version: firstVersion });
    } catch (error) {
      calls.onFailed(error);
    }
  };
  const replace = async (
    sent: Draft<Content>,
    { id, version }: DraftOrigin<Content>,
  ): Promise<void> => {
    try {
      const replaced = await calls.replace(id, sent.content, version ?? undefined);
      finish(sent, { id, version: replaced?.version ?? null });
    } catch (error) {
      const theirs = calls.savedInstead(error);
      if (theirs && store.kind.isSame(theirs.content, sent.content)) {
        // It is already saved: the response to an earlier attempt was lost.
        finish(sent, theirs);
      } else if (theirs) {
        setConflict({ mine: sent, theirs });
      } else if (isApiError(error) && error.code === 'not_found') {
        detach(id);
        setConflict(null);
        calls.onGone();
      } else {
        calls.onFailed(error);
      }
    }
  };
  return {
    save: () => (draft.origin ? replace(draft, draft.origin) : create(draft)),
    conflict,
    keepMine: async () => {
      if (conflict) await replace(conflict.mine, conflict.theirs);
    },
    takeTheirs: () => {
      if (conflict) takeSaved(conflict.mine.key, conflict.theirs);
      setConflict(null);
    },
    saveMineAsNew: async () => {
      if (conflict) await create(conflict.mine);
    },
    putOff: () => setConflict(null),
  };
}
