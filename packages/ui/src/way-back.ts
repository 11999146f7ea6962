import { useEffect, useEffectEvent } from 'react';

/** Only the parts we use; neither TypeScript nor every browser has it. */
interface CloseWatcher {
  onclose: (() => void) | null;
  destroy: () => void;
}

/**
 * The device's Back, such as Android's button or gesture, closes what lies over the page rather than the page, without using
 * the browser history. Escape is handled at the focused element and ignored here.
 */
export function useWayBack(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const { CloseWatcher } = window as { CloseWatcher?: new () => CloseWatcher };
    if (!open || !CloseWatcher) return;
    let watcher: CloseWatcher | undefined;
    let isEscape = false;
    const watch = (): void => {
      watcher = new CloseWatcher();
      watcher.onclose = () => {
        // The dialog may stay open, for example to ask about unsaved changes in another dialog above it.
        watch();
        if (!isEscape) close();
      };
    };
    const press = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return;
      isEscape = true;
      setTimeout(() => {
        isEscape = false;
      });
    };
    watch();
    window.addEventListener('keydown', press, true);
    return () => {
      watcher?.destroy();
      window.removeEventListener('keydown', press, true);
    };
  }, [open]);
}
