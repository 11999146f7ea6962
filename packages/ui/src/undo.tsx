import { useCallback, useSyncExternalStore, type FocusEvent } from 'react';
import toast from 'react-hot-toast/headless';
import styled from 'styled-components';
import { Button } from './button';
import { space } from './theme/tokens';

/** In milliseconds: reading the notice and reaching its button takes longer than reading alone. */
const undoableFor = 10_000;

/** What was done, and how to undo it. */
export interface UndoOffer {
  /** What was done. */
  message: string;
  undoLabel: string;
  undo: () => void;
  /** Called once the offer has ended unused. */
  onEnd?: () => void;
}

/** The first is earlier, so that the next page already reads what has become final; phones only have the second. */
const leaving = ['beforeunload', 'pagehide'] as const;

let current: UndoOffer | null = null;
let notice = '';
let timer: ReturnType<typeof setTimeout> | undefined;

function close(): UndoOffer | null {
  const offer = current;
  current = null;
  clearTimeout(timer);
  for (const sign of leaving) window.removeEventListener(sign, endOffer);
  document.removeEventListener('visibilitychange', endWhenHidden);
  document.removeEventListener('keydown', undoByKey);
  if (offer) toast.dismiss(notice);
  return offer;
}

/** Ends the offer that is being made, if any: what it would have undone is final. */
function endOffer(): void {
  close()?.onEnd?.();
}

/** A phone may end a page that is out of sight without another word. */
function endWhenHidden(): void {
  if (document.visibilityState === 'hidden') endOffer();
}

function takeOffer(): void {
  close()?.undo();
}

const typing = 'input:not([type=checkbox]):not([type=radio]), textarea, [contenteditable=true]';

/** The usual keys undo, except in a field, where they undo what was typed. */
function undoByKey(event: KeyboardEvent): void {
  const { target, key, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (key !== 'z' || !(ctrlKey || metaKey) || shiftKey || altKey) return;
  if (target instanceof Element && target.matches(typing)) return;
  event.preventDefault();
  takeOffer();
}

const pause = (): void => clearTimeout(timer);

function start(): void {
  clearTimeout(timer);
  if (current) timer = setTimeout(endOffer, undoableFor);
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
`;

/** Stays while the pointer or the focus is on it. */
function UndoNotice({ message, undoLabel }: UndoOffer) {
  const returnFocus = useCallback((button: HTMLButtonElement | null) => {
    if (!button) return undefined;
    let before: EventTarget | null = null;
    const enter = ({ relatedTarget }: globalThis.FocusEvent): void => {
      before = relatedTarget;
    };
    button.addEventListener('focusin', enter);
    return () => {
      button.removeEventListener('focusin', enter);
      if (document.activeElement !== button && document.activeElement !== document.body) return;
      if (before instanceof HTMLElement && before.isConnected) before.focus();
      else if (before) document.querySelector('main')?.focus({ preventScroll: true });
    };
  }, []);
  // A finger never leaves.
  const hover = ({ pointerType }: { pointerType: string }): void => {
    if (pointerType === 'mouse') pause();
  };
  const blur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) start();
  };
  return (
    <Row onPointerEnter={hover} onPointerLeave={start} onFocus={pause} onBlur={blur}>
      <span>{message}</span>
      <Button
        ref={returnFocus}
        size="small"
        variant="secondary"
        aria-keyshortcuts="Control+Z Meta+Z"
        onClick={takeOffer}
      >
        {undoLabel}
      </Button>
    </Row>
  );
}

/**
 * Says what was done, with a button that undoes it. One notice at a time: the offer before it ends. Returns what ends this
 * one early.
 */
export function offerUndo(offer: UndoOffer): () => void {
  endOffer();
  current = offer;
  for (const sign of leaving) window.addEventListener(sign, endOffer);
  document.addEventListener('visibilitychange', endWhenHidden);
  document.addEventListener('keydown', undoByKey);
  notice = toast.success(<UndoNotice {...offer} />, { duration: Infinity });
  start();
  return () => {
    if (current === offer) endOffer();
  };
}

/** Something to delete, unless that is undone first. */
export interface Deletion extends Pick<UndoOffer, 'message' | 'undoLabel'> {
  /** Names everything that disappears at once, such as `menu 42`. */
  keys: readonly string[];
  /** Deletes it for good. If this fails, it is back. */
  send: () => Promise<unknown>;
  /** Tells the person why it is back. */
  onFailed: (error: unknown) => void;
}

/** What is being deleted while the page may be left, so that the next one does not show it before it is gone. */
const storageKey = 'deletions';

function readOnTheWay(): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

function keepOnTheWay(keys: readonly string[]): void {
  try {
    if (keys.length > 0) sessionStorage.setItem(storageKey, JSON.stringify(keys));
    else sessionStorage.removeItem(storageKey);
  } catch {
    // Then the next page may show it for a moment.
  }
}

/** What the page before was deleting when it was left. Hidden on this page only: nothing may stay hidden that is still there. */
const fromBefore = readOnTheWay();
keepOnTheWay([]);

let deleted: ReadonlySet<string> = new Set(fromBefore);
const listeners = new Set<() => void>();

function show(next: ReadonlySet<string>): void {
  deleted = next;
  for (const listener of listeners) listener();
}

const bringBack = (keys: readonly string[]): void =>
  show(new Set([...deleted].filter((key) => !keys.includes(key))));

const noteAnswered = (keys: readonly string[]): void =>
  keepOnTheWay(readOnTheWay().filter((key) => !keys.includes(key)));

let sending: Promise<unknown> = Promise.resolve();

/**
 * Deletes something: it disappears at once, a notice offers to undo that, and only when the offer has ended, or the page is
 * left, is it really deleted. It stays hidden afterwards, so that a list that was read before cannot bring it back.
 */
export function deleteWithUndo({ keys, send, onFailed, ...notice }: Deletion): void {
  offerUndo({
    ...notice,
    undo: () => bringBack(keys),
    onEnd: () => {
      keepOnTheWay([...readOnTheWay(), ...keys]);
      const sent = send()
        .catch((error: unknown) => {
          bringBack(keys);
          onFailed(error);
        })
        .finally(() => noteAnswered(keys));
      sending = Promise.all([sending, sent]);
    },
  });
  show(new Set([...deleted, ...keys]));
}

/** Sends a deletion that can still be undone, for what depends on it. Resolves when there is none left. */
export async function finishDeletions(): Promise<void> {
  endOffer();
  await sending;
}

/** Shows something again that was deleted and has come back by other means. */
export const showAgain = (...keys: string[]): void => bringBack(keys);

/** Shows again what the page before was deleting, because it was refused. */
export const showAgainFromBefore = (): void => bringBack(fromBefore);

/** Forgets what is hidden and what could still be undone: somebody else is here. */
export function forgetDeletions(): void {
  close();
  keepOnTheWay([]);
  show(new Set());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const read = (): ReadonlySet<string> => deleted;

/** Tells by its key whether something has been deleted with `deleteWithUndo`. */
export function useDeleted(): (key: string) => boolean {
  const keys = useSyncExternalStore(subscribe, read);
  return useCallback((key: string) => keys.has(key), [keys]);
}
