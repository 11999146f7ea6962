import { copy } from '@larder/copy';
import { versionsToCompare, type DraftSaving } from '@larder/shell-sdk';
import { AlertDialog, VersionsDialog } from '@larder/ui/overlays';
import type { MenuContent } from '../../shared/current-menu.model';

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

/** [D-13] The local menu and the one another device saved; nothing while there is no conflict. */
export function MenuVersionsDialog({
  saving,
  busy,
  onClose,
}: {
  saving: DraftSaving<MenuContent>;
  busy: boolean;
  onClose: () => void;
}) {
  const versions = versionsToCompare(saving, ({ title, items }) => ({
    title,
    lines: items.map((item) => item.title),
  }));
  return versions && <VersionsDialog {...versions} busy={busy} onClose={onClose} />;
}
