import { copy } from '@larder/copy';
import type { DraftConflict } from '@larder/shell-sdk';
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

/** [D-13] The local menu and the one another device saved. */
export function MenuVersionsDialog({
  conflict: { mine, theirs },
  busy,
  onKeepMine,
  onTakeTheirs,
  onSaveAsNew,
  onClose,
}: {
  conflict: DraftConflict<MenuContent>;
  busy: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onSaveAsNew: () => void;
  onClose: () => void;
}) {
  const linesOf = ({ content }: { content: MenuContent }) =>
    content.items.map(({ title }) => title);
  return (
    <VersionsDialog
      title={copy.drafts.conflictTitle(theirs.content.title)}
      lede={copy.drafts.conflictLede}
      versions={[
        {
          heading: copy.drafts.mine,
          title: mine.content.title,
          lines: linesOf(mine),
          chooseLabel: copy.drafts.keepMine,
          onChoose: onKeepMine,
        },
        {
          heading: copy.drafts.theirs,
          title: theirs.content.title,
          lines: linesOf(theirs),
          chooseLabel: copy.drafts.takeTheirs,
          onChoose: onTakeTheirs,
        },
      ]}
      onlyHereLabel={copy.drafts.onlyHere}
      keepBothLabel={copy.drafts.saveMineAsNew}
      onKeepBoth={onSaveAsNew}
      closeLabel={copy.common.close}
      onClose={onClose}
      busy={busy}
    />
  );
}
