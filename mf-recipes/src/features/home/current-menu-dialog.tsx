import { copy } from '@larder/copy';
import { Dialog } from '@larder/ui/overlays';
import { MenuEditor } from './menu-editor.parts';

/** [MODALS-1] The menu editor for narrow screens. */
export function CurrentMenuDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open title={copy.menus.currentMenu} closeLabel={copy.common.close} onClose={onClose}>
      <MenuEditor onSaved={onClose} />
    </Dialog>
  );
}
