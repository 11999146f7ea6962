import { errorMessage } from '@larder/api-client';
import { copy } from '@larder/copy';
import { notify } from '@larder/shell-sdk';
import { useState } from 'react';
import { useAddToMenu } from '../../shared/collect-dish';
import { useMenuToEdit } from '../../shared/current-menu.model';
import { useHomeView, type HomeView } from './home.model';

/** Where dishes are collected: in the current menu or in the week, and which of the two is shown. */
export function useDishCollection() {
  const refuseMenu = () => notify.error(copy.menus.addingLocked);
  const [view, setView] = useHomeView();
  const [menuOpen, setMenuOpen] = useState(false);
  const showMenu = () => {
    setView('menuCreator', { replace: true });
    setMenuOpen(true);
  };
  useMenuToEdit({
    onShown: showMenu,
    onOpened: (outcome, title) => {
      showMenu();
      if (outcome === 'resumed') notify.info(copy.drafts.resumed(title));
    },
    onRefused: refuseMenu,
    onFailed: (error) => notify.error(errorMessage(error, copy.menus.openingFailed)),
  });
  const showDraft = (draftView: HomeView) => {
    if (draftView === 'menuCreator') showMenu();
    else setView(draftView);
  };
  const addToMenu = useAddToMenu();
  return { view, setView, menuOpen, setMenuOpen, showDraft, addToMenu };
}
