import { nanoid } from '@reduxjs/toolkit';
import { changesThatWait, remotesThatWait } from './device-memory';
import {
  draftsOf,
  isKept,
  isTaken,
  pinOpenKey,
  readDraft,
  readOpenKey,
  removeDraft,
  writeDraft,
  writeOpenKey,
  type StoredDraft,
} from './draft-storage';

/** Describes the drafts of one kind. */
export interface DraftKind<Content> {
  /** Names the kind in the browser's storage: lower case, no colon. Must never change. */
  name: string;
  /** Version of `Content`; increment it when its shape changes, and let `read` handle earlier ones. */
  version: number;
  /** The content of a new draft. */
  empty: Content;
  /** Validates content stored by `version` of this kind; null if it cannot be used. */
  read: (stored: unknown, version: number) => Content | null;
  /** Whether two contents are the same to a person. */
  isSame: (one: Content, other: Content) => boolean;
  /** Its title in lists; may be empty. */
  titleOf: (content: Content) => string;
  /** Which remote sends drafts that were saved without a network, and how to tell that one was. */
  sending?: {
    remote: `mf_${string}`;
    isWaiting: (content: Content, isChanged: boolean) => boolean;
  };
}

/** Compares contents by what a person would miss in them. */
export const sameBy =
  <Content>(worth: (content: Content) => unknown): DraftKind<Content>['isSame'] =>
  (one, other) =>
    JSON.stringify(worth(one)) === JSON.stringify(worth(other));

/** The saved item that a draft changes, as it was saved. */
export interface DraftOrigin<Content> {
  id: string;
  /** Sent when saving; null if unknown. */
  version: number | null;
  content: Content;
}

export interface Draft<Content> {
  key: string;
  content: Content;
  /** Null for a new item. */
  origin: DraftOrigin<Content> | null;
}

/** A draft that has been sent to be saved. */
export type SentDraft<Content> = Pick<Draft<Content>, 'key' | 'content'>;

/** An unsaved draft as listed, without its content. */
export interface DraftSummary {
  kind: string;
  key: string;
  title: string;
  /** The saved item it changes; null for a new one. */
  originId: string | null;
  changedAt: number;
  /** Whether it is in this tab's editor. */
  isOpen: boolean;
}

/** The key of an empty editor; shared by all tabs, so that they share a newly started draft. */
const firstKey = 'first';

/** An unchanged entry holds no work; it is kept for tabs that may still show it. */
const unchangedLastsFor = 24 * 60 * 60 * 1000;

/**
 * The drafts of one kind: in the browser per account, one per item. A tab's editor holds one of them; opening a saved item
 * changes which one, and never replaces another draft. Every method takes the person who owns the drafts.
 */
export class DraftStore<Content> {
  constructor(readonly kind: DraftKind<Content>) {}

  /** The draft in the editor; an empty one if nothing was started. */
  open(person: string): Draft<Content> {
    let key = readOpenKey(person, this.kind.name) ?? firstKey;
    for (;;) {
      const draft = this.find(person, key);
      if (draft) return draft;
      if (!isTaken(this.place(person, key))) {
        return { key, content: this.kind.empty, origin: null };
      }
      // There is an unreadable entry, perhaps from a later build: do not overwrite it.
      key += '~';
    }
  }

  /** Whether a draft has unsaved changes. */
  isChanged({ content, origin }: Draft<Content>): boolean {
    return !this.kind.isSame(content, origin?.content ?? this.kind.empty);
  }

  /** Changes the draft in the editor. `update` returns the new content, or the same one to leave it unchanged. */
  change(person: string, update: (content: Content) => Content): void {
    if (person === '') return;
    const draft = this.open(person);
    const content = update(draft.content);
    if (content === draft.content) return;
    this.write(person, { ...draft, content });
    this.show(person, draft.key);
  }

  /** The drafts that wait for a network. */
  waiting(person: string): Draft<Content>[] {
    return this.all(person).filter((draft) => this.isWaiting(draft));
  }

  /** Changes any draft, if it is still there. */
  update(person: string, key: string, update: (content: Content) => Content): void {
    const draft = this.find(person, key);
    if (draft) this.write(person, { ...draft, content: update(draft.content) });
  }

  /** Starts a new item; the previous one stays a draft. */
  begin(person: string): void {
    this.show(person, nanoid());
  }

  /** Puts a draft back into the editor. */
  resume(person: string, key: string): void {
    this.show(person, key);
  }

  /**
   * Puts a saved item into the editor, or its unsaved changes if there are any ('resumed'). The previous one stays a draft.
   */
  edit(person: string, origin: DraftOrigin<Content>): 'opened' | 'resumed' {
    if (person === '') return 'opened';
    const earlier = this.all(person).find((draft) => draft.origin?.id === origin.id);
    const resumed = earlier !== undefined && this.isChanged(earlier);
    const key = earlier?.key ?? nanoid();
    if (!resumed) this.write(person, { key, content: origin.content, origin });
    this.show(person, key);
    return resumed ? 'resumed' : 'opened';
  }

  /** Replaces a draft with what is saved, discarding its changes. */
  takeSaved(person: string, key: string, origin: DraftOrigin<Content>): void {
    if (person !== '') this.write(person, { key, content: origin.content, origin });
  }

  /**
   * The person has saved the item otherwise than from its draft. A draft of the previous version continues from what is
   * saved now; `adapt` carries over what has become different.
   */
  rebase(
    person: string,
    before: number,
    now: DraftOrigin<Content>,
    adapt: (content: Content) => Content,
  ): void {
    for (const draft of this.all(person)) {
      const { origin } = draft;
      if (origin?.id !== now.id || origin.version !== before) continue;
      this.write(person, { ...draft, content: adapt(draft.content), origin: now });
    }
  }

  /** Discards a draft. */
  discard(person: string, key: string): void {
    discardDraft(person, this.kind.name, key);
  }

  /**
   * `sent` has been saved as the item `id`, whose version is now `version`. The draft is removed; changes made while saving
   * become changes to the saved item. `id` is null if the response has none.
   */
  saved(
    person: string,
    sent: SentDraft<Content>,
    { id, version }: { id: string | null; version: number | null },
  ): void {
    const draft = this.find(person, sent.key);
    if (!draft) return;
    if (this.kind.isSame(draft.content, sent.content)) {
      this.discard(person, sent.key);
    } else {
      const origin = id === null ? null : { id, version, content: sent.content };
      this.write(person, { ...draft, origin: origin ?? draft.origin });
    }
  }

  /** The saved item was deleted: its draft, and what the editor shows of it, become a new item. */
  detach(person: string, id: string): void {
    const open = this.open(person);
    for (const draft of this.all(person).filter(({ origin }) => origin?.id === id)) {
      if (draft.key === open.key || this.isChanged(draft)) {
        this.write(person, { ...draft, origin: null });
      } else {
        removeDraft(this.place(person, draft.key));
      }
    }
  }

  /** Whether a draft outlives the page; false when the browser's storage is full or unavailable. */
  isKept(person: string, key: string): boolean {
    return isKept(this.place(person, key));
  }

  /** Pins the draft this tab shows, so that another tab opening one does not change it. */
  pin(person: string): void {
    if (person !== '') pinOpenKey(person, this.kind.name, this.open(person).key);
  }

  private isWaiting(draft: Draft<Content>): boolean {
    return this.kind.sending?.isWaiting(draft.content, this.isChanged(draft)) ?? false;
  }

  private place(person: string, key: string) {
    return { person, kind: this.kind.name, key };
  }

  private find(person: string, key: string): Draft<Content> | null {
    const stored = readDraft(this.place(person, key));
    return stored && this.understood(key, stored);
  }

  private all(person: string): Draft<Content>[] {
    return draftsOf(person, this.kind.name).flatMap(
      ({ place, draft }) => this.understood(place.key, draft) ?? [],
    );
  }

  private understood(key: string, stored: StoredDraft): Draft<Content> | null {
    const { version } = stored;
    if (version > this.kind.version) return null;
    const content = this.kind.read(stored.content, version);
    const before = stored.origin && this.kind.read(stored.origin.content, version);
    if (content === null || (stored.origin && before === null)) return null;
    return { key, content, origin: stored.origin && { ...stored.origin, content: before! } };
  }

  private write(person: string, draft: Draft<Content>): void {
    const { content, origin } = draft;
    const { sending } = this.kind;
    writeDraft(this.place(person, draft.key), {
      version: this.kind.version,
      title: this.kind.titleOf(content),
      changed: this.isChanged(draft),
      changedAt: Date.now(),
      content,
      ...(sending && this.isWaiting(draft) && { sentBy: sending.remote }),
      // A response cached by an earlier build has no version.
      origin: origin && { ...origin, version: origin.version ?? null },
    });
  }

  private show(person: string, key: string): void {
    if (person === '') return;
    writeOpenKey(person, this.kind.name, key);
    const limit = Date.now() - unchangedLastsFor;
    for (const { place, draft } of draftsOf(person, this.kind.name)) {
      if (place.key !== key && !draft.changed && draft.changedAt < limit) removeDraft(place);
    }
  }
}

/** The remotes by which a person's drafts, and what else they keep, wait to be sent. */
export function remotesThatSend(person: string): string[] {
  const ofDrafts = draftsOf(person).flatMap(({ draft: { sentBy } }) => sentBy ?? []);
  return [...new Set([...ofDrafts, ...remotesThatWait(person)])];
}

/** How many changes of a person wait in drafts and in what else remotes keep to be sent. */
export const countWaiting = (person: string): number =>
  draftsOf(person).filter(({ draft: { sentBy } }) => sentBy !== undefined).length +
  changesThatWait(person);

/** Puts a draft of any kind back into its editor. */
export function resumeDraft(person: string, kind: string, key: string): void {
  writeOpenKey(person, kind, key);
}

/** Discards a draft of any kind; an editor that shows it starts a new one. */
export function discardDraft(person: string, kind: string, key: string): void {
  removeDraft({ person, kind, key });
  if (readOpenKey(person, kind) === key) writeOpenKey(person, kind, nanoid());
}

/** Discards a draft of any kind. Returns what brings it back, to the editor that showed it, too. */
export function withdrawDraft(person: string, kind: string, key: string): () => void {
  const place = { person, kind, key };
  const draft = readDraft(place);
  const wasOpen = readOpenKey(person, kind) === key;
  discardDraft(person, kind, key);
  return () => {
    if (draft) writeDraft(place, draft);
    if (draft && wasOpen) resumeDraft(person, kind, key);
  };
}

/** A person's unsaved drafts of all kinds, most recently changed first. */
export function unsavedDrafts(person: string): DraftSummary[] {
  return draftsOf(person)
    .filter(({ draft }) => draft.changed)
    .map(({ place: { kind, key }, draft: { title, origin, changedAt } }) => ({
      kind,
      key,
      title,
      originId: origin?.id ?? null,
      changedAt,
      isOpen: (readOpenKey(person, kind) ?? firstKey) === key,
    }))
    .sort((one, other) => other.changedAt - one.changedAt);
}
