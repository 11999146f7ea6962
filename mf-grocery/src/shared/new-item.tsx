import { copy } from '@larder/copy';
import { AddIcon, Button, Field } from '@larder/ui';
import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type FormEvent,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';

export const longestItem = 200;

const Form = styled.form`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: end;
  gap: ${({ theme }) => theme.space[2]};

  ${({ theme }) => theme.media.belowMedium} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

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

/** Acts before the click that is under way is dealt with, or when what is pressed is let go without one. */
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
  onAdd: (text: string) => void;
  /** Who goes on to save has written this item too: leaving the field adds it. */
  addsOnLeaving?: boolean;
  /** What stands in the field, where that is kept elsewhere. */
  text?: string;
  onText?: (text: string) => void;
}

/** A field for one more item; the focus stays in it for the next one. */
export function NewItem({ onAdd, addsOnLeaving = false, text: keptText, onText }: NewItemProps) {
  const [ownText, setOwnText] = useState('');
  const text = keptText ?? ownText;
  const setText = onText ?? setOwnText;
  const field = useRef<HTMLInputElement>(null);
  const pressed = usePressed();
  const latest = useRef(text);
  latest.current = text;
  const add = (): void => {
    const written = latest.current.trim();
    if (written) onAdd(written);
    setText('');
  };
  const isInField = (): boolean => document.activeElement === field.current;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    add();
    field.current?.focus();
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    // The field stays the active element where the person has gone to another window only.
    if (!addsOnLeaving || isInField() || currentTarget.contains(relatedTarget)) return;
    // One more row would move what is being pressed away from under the pointer, and nothing would be clicked.
    // Whoever has come back meanwhile, because a menu of the browser took the release, is still writing.
    if (pressed.current) onceReleased(() => isInField() || add());
    else add();
  };
  return (
    <Form onSubmit={submit} onBlur={leave}>
      <Field
        ref={field}
        label={copy.grocery.newItem}
        maxLength={longestItem}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="secondary" icon={<AddIcon />}>
        {copy.grocery.addItem}
      </Button>
    </Form>
  );
}
