import { errorMessage, isApiError } from '@larder/api-client';
import type { MenuView } from '@larder/api-client/menus';
import { copy } from '@larder/copy';
import { notify, useDraftSaving } from '@larder/shell-sdk';
import { finishDeletions } from '@larder/ui';
import {
  menuDrafts,
  menuItemsOf,
  originOf,
  type MenuContent,
} from '../../shared/current-menu.model';
import { useCreateMenuMutation, useUpdateMenuMutation } from './home.api';

function menuBodyOf({ title, items }: MenuContent) {
  return { title: title.trim(), menuItems: menuItemsOf(items) };
}

/** Saves the menu in the editor; `onLocked` reports that a subscription is required. */
export function useMenuSaving({
  onSaved,
  onLocked,
}: {
  onSaved: () => void;
  onLocked: () => void;
}) {
  const [createMenu, creating] = useCreateMenuMutation();
  const [updateMenu, updating] = useUpdateMenuMutation();
  const saving = useDraftSaving(menuDrafts, {
    create: async (content) => {
      // A menu that is being deleted gives up its slot first.
      await finishDeletions();
      return createMenu({ menuBody: menuBodyOf(content) }).unwrap();
    },
    replace: (id, content, version) =>
      updateMenu({ id, menuUpdateBody: { ...menuBodyOf(content), version } }).unwrap(),
    savedInstead: (error) => {
      const current = isApiError(error) && error.code === 'menu_changed' && error.besides?.['menu'];
      return current ? originOf(current as MenuView) : null;
    },
    onSaved: () => {
      notify.success(copy.menus.saved);
      onSaved();
    },
    onFailed: (error) => {
      if (isApiError(error) && error.code === 'subscription_required') onLocked();
      else notify.error(errorMessage(error, copy.menus.saveFailed));
    },
    onGone: () => notify.error(copy.menus.noLongerSaved),
  });
  return { ...saving, isSaving: creating.isLoading || updating.isLoading };
}
