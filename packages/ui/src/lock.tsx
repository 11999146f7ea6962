import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { LockIcon } from './icons';
import { VisuallyHidden } from './visually-hidden';

/** A control that is visible but not available to this user: the reason, and what trying to use it does. */
export interface Lock {
  /** Read by screen readers as the control's description. */
  description: string;
  onActivate: () => void;
}

export const LockMark = styled(LockIcon)`
  && {
    width: 1em;
    height: 1em;
    opacity: 0.8;
    stroke-width: 2;
  }
`;

/** Joins ids for `aria-describedby`; undefined when there is none. */
export const joinIds = (...ids: (string | false | null | undefined)[]): string | undefined =>
  ids.filter(Boolean).join(' ') || undefined;

/** The hidden description of a lock, with the id that the control refers to. */
export function useLockDescription(lock: Lock | undefined): {
  lockId: string | undefined;
  lockNote: ReactNode;
} {
  const id = useId();
  if (!lock) return { lockId: undefined, lockNote: null };
  return {
    lockId: id,
    lockNote: (
      <VisuallyHidden id={id} hidden>
        {lock.description}
      </VisuallyHidden>
    ),
  };
}
