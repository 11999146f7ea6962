import { copy } from '@larder/copy';
import { changedServings, countsPeople } from '@larder/culinary';
import { versionsToCompare, type DraftSaving } from '@larder/shell-sdk';
import { VersionsDialog } from '@larder/ui/overlays';
import type { MenuContent, MenuItem } from '../../shared/current-menu.model';

/** With its servings where they are not those of the recipe. */
const dishText = (item: MenuItem): string =>
  copy.servings.dishFor(item.title, changedServings(item), countsPeople(item));

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
    lines: items.map(dishText),
  }));
  return versions && <VersionsDialog {...versions} busy={busy} onClose={onClose} />;
}
