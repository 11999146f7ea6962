import { readToken } from '@larder/api-client';
import toast from 'react-hot-toast';

/**
 * Toasts, shown by the shell's one toaster, which also says how long they stay. Each call returns an id; passing it as
 * `replace` puts the new toast in the old one's place (a loading toast that becomes a success, for one). A loading toast
 * stays of itself; given a duration of its own, it would hand that on to what replaces it. A sentence that is still
 * there is not put below itself, it stays for another while. Errors are for those who are logged in: what the end of a
 * session broke off has failed for that reason alone, and it has been told.
 */
export const notify = {
  info: (message: string, options?: { duration: number }): string =>
    toast(message, { id: message, ...options }),
  success: (message: string, replace?: string): string =>
    toast.success(message, { id: replace ?? message }),
  error: (message: string, replace?: string): string => {
    const id = replace ?? message;
    if (readToken() === null) toast.dismiss(id);
    else toast.error(message, { id });
    return id;
  },
  loading: (message: string): string => toast.loading(message),
  dismiss: (id: string): void => toast.dismiss(id),
};
