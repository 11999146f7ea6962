import { versionsToCompare, type DraftSaving } from '@larder/shell-sdk';
import { VersionsDialog } from '@larder/ui/overlays';
import type { MenuContent } from '../../shared/current-menu.model';

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
