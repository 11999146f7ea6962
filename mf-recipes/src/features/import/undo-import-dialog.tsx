import { copy } from '@larder/copy';
import { dialogOnDemand } from '@larder/shell-sdk';

interface UndoImportDialogProps {
  added: number;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before an import is undone; loaded on demand. */
export const UndoImportDialog = dialogOnDemand<UndoImportDialogProps>(async () => {
  const { AlertDialog } = await import('@larder/ui/overlays');
  return ({ added, busy, onConfirm, onClose }) => (
    <AlertDialog
      open
      title={copy.imports.undoQuestion}
      cancelLabel={copy.common.cancel}
      confirmLabel={copy.imports.undo}
      busy={busy}
      busyLabel={copy.imports.undoing}
      onCancel={onClose}
      onConfirm={onConfirm}
    >
      {copy.imports.undoWarning(added)}
    </AlertDialog>
  );
});
