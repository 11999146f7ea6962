import { copy } from '@larder/copy';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { fingerprintOf, onDraftsChanged } from './draft-storage';
import {
  discardDraft,
  resumeDraft,
  unsavedDrafts,
  withdrawDraft,
  type Draft,
  type DraftOrigin,
  type DraftStore,
  type DraftSummary,
  type SentDraft,
} from './draft-store';
import { notify } from './notify';
import { useSession } from './shell-context';

/** The current person's drafts of one kind. */
export interface Drafts<Content> {
  /** The draft in this tab's editor. */
  draft: Draft<Content>;
  /** Whether it has unsaved changes. */
  isChanged: boolean;
  /** Whether it outlives the page; false when the browser's storage is full or unavailable. */
  isKept: boolean;
  change: (update: (content: Content) => Content) => void;
  begin: () => void;
  edit: (origin: DraftOrigin<Content>) => 'opened' | 'resumed';
  takeSaved: (key: string, origin: DraftOrigin<Content>) => void;
  discard: (key: string) => void;
  saved: (sent: SentDraft<Content>, item: { id: string | null; version: number | null }) => void;
  detach: (id: string) => void;
}

/** The draft in the editor and its operations; see `DraftStore`. Follows other tabs and components. */
export function useDrafts<Content>(store: DraftStore<Content>): Drafts<Content> {
  const person = useSession().user?.id ?? '';
  const kind = store.kind.name;
  const fingerprint = useSyncExternalStore(onDraftsChanged, () => fingerprintOf(person, kind));
  useEffect(() => store.pin(person), [store, person]);
  const actions = useMemo(
    () => ({
      change: (update: (content: Content) => Content) => store.change(person, update),
      begin: () => store.begin(person),
      edit: (origin: DraftOrigin<Content>) => store.edit(person, origin),
      takeSaved: (key: string, origin: DraftOrigin<Content>) =>
        store.takeSaved(person, key, origin),
      discard: (key: string) => store.discard(person, key),
      saved: (sent: SentDraft<Content>, item: { id: string | null; version: number | null }) =>
        store.saved(person, sent, item),
      detach: (id: string) => store.detach(person, id),
    }),
    [store, person],
  );
  return useMemo(() => {
    const draft = store.open(person);
    return {
      draft,
      isChanged: store.isChanged(draft),
      isKept: store.isKept(person, draft.key),
      ...actions,
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the fingerprint stands for what is read
  }, [store, person, actions, fingerprint]);
}

/** The current person's unsaved drafts of every kind, most recently changed first. */
export interface UnsavedDrafts {
  unsaved: DraftSummary[];
  /** Puts one back into its editor. */
  resume: (draft: Pick<DraftSummary, 'kind' | 'key'>) => void;
  /** Discards one for good, for example because it has been saved. */
  discard: (draft: Pick<DraftSummary, 'kind' | 'key'>) => void;
  /** Discards one that somebody does not want, with a notice that offers to undo it. */
  discardUnlessUndone: (draft: Pick<DraftSummary, 'kind' | 'key' | 'title'>) => void;
}

/** Lists unsaved drafts without loading the code that understands them, so a page can list those of another remote. */
export function useUnsavedDrafts(): UnsavedDrafts {
  const person = useSession().user?.id ?? '';
  const fingerprint = useSyncExternalStore(onDraftsChanged, () => fingerprintOf(person));
  return useMemo(
    () => ({
      unsaved: unsavedDrafts(person),
      resume: ({ kind, key }) => resumeDraft(person, kind, key),
      discard: ({ kind, key }) => discardDraft(person, kind, key),
      discardUnlessUndone: ({ kind, key, title }) =>
        void notify.undoable(
          copy.drafts.discarded(title || copy.drafts.untitled),
          copy.common.undo,
          withdrawDraft(person, kind, key),
        ),
    }),
    // oxlint-disable-next-line react/exhaustive-deps -- the fingerprint stands for what is read
    [person, fingerprint],
  );
}
