import { longestListItem } from '@larder/api-client/limits';
import { copy } from '@larder/copy';
import { notify } from '@larder/shell-sdk';
import { AddIcon, Field, IconButton } from '@larder/ui';
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type FocusEvent,
  type FormEvent,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${({ theme }) => theme.space[2]};

  /* Stays in view however long the list is, above the bars of the page. */
  position: sticky;
  z-index: 1;
  bottom: ${({ theme }) => theme.dockHeight};
  padding-block: ${({ theme }) => theme.space[3]};
  border-top: ${({ theme }) => theme.border.hairline} solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.surfaceRaised};

  [role='dialog'] & {
    bottom: 0;
  }

  @media print {
    position: static;
  }
`;

type Split = (entry: string) => readonly string[];

/** Reads several items in one entry. Until the table of foods is there, an entry is one item, which can be edited. */
let split: Split = (entry) => [entry];

function loadSplitting(): void {
  import('./split-entry').then(
    ({ splitListEntry }) => {
      split = splitListEntry;
    },
    () => undefined,
  );
}

/** Whether something is being pressed with the mouse, or with a finger that stands for it. */
function usePressed(): RefObject<boolean> {
  const pressed = useRef(false);
  useEffect(() => {
    const follow = ({ type }: Event): void => {
      pressed.current = type === 'mousedown';
    };
    const signs = ['mousedown', 'mouseup', 'pointerup'];
    for (const sign of signs) window.addEventListener(sign, follow, true);
    return () => signs.forEach((sign) => window.removeEventListener(sign, follow, true));
  }, []);
  return pressed;
}

/** Runs before the current click is handled, or on release when there is none. */
function onceReleased(act: () => void): void {
  const releases = ['mouseup', 'pointerup'];
  let waiting = true;
  const now = (): void => {
    if (!waiting) return;
    waiting = false;
    window.removeEventListener('click', now, true);
    for (const release of releases) window.removeEventListener(release, later, true);
    flushSync(act);
  };
  const later = (): void => void setTimeout(now);
  window.addEventListener('click', now, true);
  for (const release of releases) window.addEventListener(release, later, true);
}

interface NewItemProps {
  /** Called with one item after the other, as they were written in one entry. */
  onAdd: (texts: readonly string[]) => void;
  /** Someone who goes on to save meant to add this item: leaving the field adds it. */
  addsOnLeaving?: boolean;
  /** The field's text, if it is stored elsewhere. */
  text?: string;
  onText?: (text: string) => void;
}

/** A field for a new item; the focus stays in it for the next one. */
export function NewItem({ onAdd, addsOnLeaving = false, text: keptText, onText }: NewItemProps) {
  const [ownText, setOwnText] = useState('');
  const text = keptText ?? ownText;
  const setText = onText ?? setOwnText;
  const field = useRef<HTMLInputElement>(null);
  useEffect(loadSplitting, []);
  const pressed = usePressed();
  const latest = useRef(text);
  latest.current = text;
  const add = (): void => {
    const written = latest.current.trim();
    if (written) onAdd(split(written));
    setText('');
  };
  const isInField = (): boolean => document.activeElement === field.current;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    add();
    field.current?.focus();
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    // The field stays the active element when the person has only switched windows.
    if (!addsOnLeaving || isInField() || currentTarget.contains(relatedTarget)) return;
    // Another row would move what is being pressed from under the pointer, and the click would be lost. If the focus
    // returns meanwhile, because a browser menu swallowed the release, the person is still typing.
    if (pressed.current) onceReleased(() => isInField() || add());
    else add();
  };
  /** The lines of a recipe, say: a field would run them together. */
  const paste = useCallback(
    (event: ClipboardEvent<HTMLInputElement>): void => {
      const lines = event.clipboardData
        .getData('text')
        .split(/\r?\n/)
        .map((line) => line.trim())
        .filter((line) => line !== '');
      if (lines.length < 2) return;
      event.preventDefault();
      if (lines.some((line) => line.length > longestListItem)) {
        notify.error(copy.grocery.lineTooLong(longestListItem));
      } else onAdd(lines);
    },
    [onAdd],
  );
  return (
    <Form onSubmit={submit} onBlur={leave}>
      <Field
        ref={field}
        label={copy.grocery.newItem}
        maxLength={longestListItem}
        value={text}
        onPaste={paste}
        onChange={(event) => setText(event.target.value)}
      />
      <IconButton
        type="submit"
        variant="secondary"
        label={copy.grocery.addItem}
        icon={<AddIcon />}
      />
    </Form>
  );
}
