import { copy } from '@larder/copy';
import { useCallback, useEffect, useRef } from 'react';
import { notify } from './notify';

/**
 * Says that something was removed from what a component edits, with a button that puts it back. The offer ends with the
 * component, and when it edits something else.
 */
export function useUndoable(edited: string): (message: string, putBack: () => void) => void {
  const end = useRef<(() => void) | null>(null);
  useEffect(
    () => () => {
      end.current?.();
      end.current = null;
    },
    [edited],
  );
  return useCallback((message, putBack) => {
    end.current = notify.undoable(message, copy.common.undo, putBack);
  }, []);
}
