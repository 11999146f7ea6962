import { mostMenuDishes } from '@larder/api-client/limits';
import type { RecipeSummaryView } from '@larder/api-client/recipes';
import { copy } from '@larder/copy';
import { notify, useSession } from '@larder/shell-sdk';
import { useState } from 'react';
import { useCurrentMenu, useMenuToEdit, withDish } from '../../shared/current-menu.model';
import { useHomeView, type HomeView } from './home.model';

/** Where dishes are collected: in the current menu or in the week, and which of the two is shown. */
export function useDishCollection() {
  const { isSubscribed } = useSession();
  const menu = useCurrentMenu();
  const refuseMenu = () => notify.error(copy.menus.addingLocked);
  const [view, setView] = useHomeView();
  const [menuOpen, setMenuOpen] = useState(false);
  const showMenu = () => {
    setView('menuCreator');
    setMenuOpen(true);
  };
  useMenuToEdit({
    onOpened: (outcome, title) => {
      showMenu();
      if (outcome === 'resumed') notify.info(copy.drafts.resumed(title));
    },
    onRefused: refuseMenu,
  });
  const showDraft = (draftView: HomeView) => {
    if (draftView === 'menuCreator') showMenu();
    else setView(draftView);
  };
  const addToMenu = (recipe: RecipeSummaryView) => {
    if (!isSubscribed) {
      refuseMenu();
    } else if (menu.draft.content.items.some(({ id }) => id === recipe.id)) {
      notify.info(copy.menus.alreadyAdded);
    } else if (menu.draft.content.items.length >= mostMenuDishes) {
      notify.error(copy.menus.menuFull(mostMenuDishes));
    } else {
      menu.change(withDish(recipe));
      notify.success(copy.menus.added(recipe.title));
    }
  };
  return { view, setView, menuOpen, setMenuOpen, showDraft, addToMenu };
}
