import { readToken } from '@larder/api-client';
import { offerUndo } from '@larder/ui';
import toast from 'react-hot-toast/headless';

/**
 * Toasts, shown by the shell's toaster, which also sets how long they stay. Each call returns an id; passing it as
 * `replace` replaces that toast (a loading toast with a success, for example). A loading toast has no duration of its
 * own, because its replacement would inherit it. A sentence that is still shown is not repeated but stays longer. Errors
 * are shown only while someone is logged in: when a session ends, the calls it breaks off fail for that reason alone,
 * and it has already been reported.
 */
export const notify = {
  info: (message: string, options?: { duration: number }): string =>
    toast(message, { id: message, ...options }),
  success: (message: string, replace?: string): string =>
    toast.success(message, { id: replace ?? message }),
  /** Says what was done, with a button that undoes it. Returns what ends that offer early. */
  undoable: (message: string, undoLabel: string, undo: () => void): (() => void) =>
    offerUndo({ message, undoLabel, undo }),
  error: (message: string, replace?: string): string => {
    const id = replace ?? message;
    if (readToken() === null) toast.dismiss(id);
    else toast.error(message, { id });
    return id;
  },
  loading: (message: string): string => toast.loading(message),
  dismiss: (id: string): void => toast.dismiss(id),
};
