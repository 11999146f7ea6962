import { copy } from '@larder/copy';
import { dialogOnDemand } from '@larder/shell-sdk';
import { Button, Card, MenusIcon, SectionHeading, Stack } from '@larder/ui';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useCurrentMenu } from '../../shared/current-menu.model';
import { MenuEditor } from './menu-editor.parts';
import { reveal } from './reveal';
import { useNarrowScreen } from './narrow-screen';

const CurrentMenuDialog = dialogOnDemand(
  async () => (await import('./current-menu-dialog')).CurrentMenuDialog,
);

/** [EDITOR-1][MODALS-1] The current menu next to the dishes; on narrow screens a button that opens it as a dialog. */
export function CurrentMenuPanel({
  open,
  onOpenChange,
}: {
  /** Whether it was requested: narrow screens open the dialog, others scroll the panel into view. */
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const narrow = useNarrowScreen();
  const headingId = useId();
  const { items } = useCurrentMenu().draft.content;
  const panel = useRef<HTMLElement>(null);
  const show = useEffectEvent(() => {
    reveal(panel.current);
    onOpenChange(false);
  });
  useEffect(() => {
    if (narrow || !open) return;
    // After the new page has scrolled to its top.
    const frame = requestAnimationFrame(() => show());
    return () => cancelAnimationFrame(frame);
  }, [narrow, open]);
  if (!narrow) {
    return (
      <Card ref={panel} aria-labelledby={headingId}>
        <Stack>
          <SectionHeading id={headingId}>{copy.menus.currentMenu}</SectionHeading>
          <MenuEditor />
        </Stack>
      </Card>
    );
  }
  return (
    <>
      <Button
        wide
        variant={items.length > 0 ? 'primary' : 'secondary'}
        icon={<MenusIcon />}
        onPointerEnter={CurrentMenuDialog.prefetch}
        onClick={() => onOpenChange(true)}
      >
        {copy.menus.currentMenuButton(items.length)}
      </Button>
      {open && <CurrentMenuDialog onClose={() => onOpenChange(false)} />}
    </>
  );
}
