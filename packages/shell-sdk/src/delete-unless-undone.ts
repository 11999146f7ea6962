import { errorMessage } from '@larder/api-client';
import { copy } from '@larder/copy';
import { deleteWithUndo, type Deletion } from '@larder/ui';
import { notify } from './notify';

/** What to delete; see `deleteWithUndo`. */
export interface PlannedDeletion extends Pick<Deletion, 'keys' | 'send'> {
  /** Says that it is deleted. */
  done: string;
  /** The message for a failed deletion, unless the server gives a reason. */
  failed: string;
}

/** Deletes something, with a notice that offers to undo it, and reports a failure. */
export function deleteUnlessUndone({ done, failed, ...deletion }: PlannedDeletion): void {
  deleteWithUndo({
    ...deletion,
    message: done,
    undoLabel: copy.common.undo,
    onFailed: (error) => notify.error(errorMessage(error, failed)),
  });
}
