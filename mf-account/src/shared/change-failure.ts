import { errorMessage } from '@larder/api-client';
import { copy } from '@larder/copy';

/** What a change says that failed; without a network, that it takes one. */
export function changeFailure(
  error: unknown,
  fallback: string = copy.account.changeFailed,
): string {
  return errorMessage(error, navigator.onLine ? fallback : copy.account.changeOffline);
}
