import { errorMessage, isApiError } from '@larder/api-client';
import type { MenuView } from '@larder/api-client/menus';
import { copy } from '@larder/copy';
import { notify, type Draft, type DraftOrigin } from '@larder/shell-sdk';
import { useState } from 'react';
import {
  menuDrafts,
  originOf,
  useCurrentMenu,
  type MenuContent,
} from '../../shared/current-menu.model';
import { useCreateMenuMutation, useUpdateMenuMutation } from './home.api';

/** A menu that another device has changed since it was opened here. */
export interface MenuConflict {
  mine: Draft<MenuContent>;
  theirs: DraftOrigin<MenuContent>;
}

function menuBodyOf({ title, items }: MenuContent) {
  return { title: title.trim(), menuItems: items.map(({ id }) => ({ id })) };
}

/** What is saved where the backend refuses to replace it; null when that is not the reason. */
function savedInstead(error: unknown): DraftOrigin<MenuContent> | null {
  if (!isApiError(error) || error.code !== 'menu_changed') return null;
  return originOf(error.besides?.['menu'] as MenuView);
}

/** Saves the menu in the editor; where another device was faster, the person chooses. A failure loses nothing. */
export function useMenuSaving({
  onSaved,
  onLocked,
}: {
  onSaved: () => void;
  onLocked: () => void;
}) {
  const { draft, saved, takeSaved, detach } = useCurrentMenu();
  const [createMenu, creating] = useCreateMenuMutation();
  const [updateMenu, updating] = useUpdateMenuMutation();
  const [conflict, setConflict] = useState<MenuConflict | null>(null);

  const finish = (
    sent: Draft<MenuContent>,
    item: { id: string | null; version: number | null },
  ) => {
    saved(sent, item);
    setConflict(null);
    notify.success(copy.menus.saved);
    onSaved();
  };
  const fail = (error: unknown, sent: Draft<MenuContent>) => {
    const code = isApiError(error) ? error.code : null;
    const theirs = savedInstead(error);
    if (theirs && menuDrafts.kind.isSame(theirs.content, sent.content)) {
      // It is saved already: the answer to an earlier attempt got lost.
      finish(sent, theirs);
    } else if (theirs) {
      setConflict({ mine: sent, theirs });
    } else if (code === 'subscription_required') {
      onLocked();
    } else if (code === 'not_found' && sent.origin !== null) {
      detach(sent.origin.id);
      setConflict(null);
      notify.error(copy.menus.noLongerSaved);
    } else {
      notify.error(errorMessage(error, copy.menus.saveFailed));
    }
  };
  const saveAsNew = async (sent: Draft<MenuContent>): Promise<void> => {
    try {
      const created = await createMenu({ menuBody: menuBodyOf(sent.content) }).unwrap();
      // The version that every new menu has.
      finish(sent, { id: created?.id ?? null, version: 1 });
    } catch (error) {
      fail(error, { ...sent, origin: null });
    }
  };
  const replace = async (
    sent: Draft<MenuContent>,
    { id, version }: DraftOrigin<MenuContent>,
  ): Promise<void> => {
    try {
      const menuUpdateBody = { ...menuBodyOf(sent.content), version: version ?? undefined };
      const replaced = await updateMenu({ id, menuUpdateBody }).unwrap();
      finish(sent, { id, version: replaced?.version ?? null });
    } catch (error) {
      fail(error, sent);
    }
  };
  return {
    isSaving: creating.isLoading || updating.isLoading,
    save: () => (draft.origin ? replace(draft, draft.origin) : saveAsNew(draft)),
    conflict,
    keepMine: ({ mine, theirs }: MenuConflict) => replace(mine, theirs),
    takeTheirs: ({ mine, theirs }: MenuConflict): void => {
      takeSaved(mine.key, theirs);
      setConflict(null);
      notify.info(copy.drafts.tookTheirs);
    },
    saveMineAsNew: ({ mine }: MenuConflict) => saveAsNew(mine),
    putOff: () => setConflict(null),
  };
}
