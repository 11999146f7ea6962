import { copy } from '@larder/copy';
import { AlertDialog } from '@larder/ui/overlays';

/** Asks before unsaved changes are discarded. */
export function DiscardDialog({
  title,
  warning,
  onConfirm,
  onClose,
}: {
  title: string;
  warning: string;
  onConfirm: () => void;
  onClose: () => void;
}) {
  return (
    <AlertDialog
      open
      title={copy.drafts.discardQuestion(title)}
      cancelLabel={copy.common.cancel}
      confirmLabel={copy.drafts.discard}
      onCancel={onClose}
      onConfirm={() => {
        onConfirm();
        onClose();
      }}
    >
      {warning}
    </AlertDialog>
  );
}
