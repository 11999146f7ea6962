import { mostMenuDishes } from '@larder/api-client/limits';
import { useLazyGetMenuQuery, type ChosenDish, type MenuView } from '@larder/api-client/menus';
import type { RecipeSummaryView } from '@larder/api-client/recipes';
import { areServings, changedServings, cookedFor, type DishServings } from '@larder/culinary';
import {
  DraftStore,
  sameBy,
  useDrafts,
  useLocation,
  useNavigate,
  useSearchParams,
  useSession,
  type DraftOrigin,
  type Drafts,
} from '@larder/shell-sdk';
import { useEffect, useEffectEvent, useRef } from 'react';

/** A dish in a menu; a deleted one has a null picture. */
export interface MenuItem extends Pick<RecipeSummaryView, 'id' | 'title'>, DishServings {
  image: string | null;
}

export interface MenuContent {
  title: string;
  items: MenuItem[];
}

export const withTitle =
  (title: string) =>
  (menu: MenuContent): MenuContent => ({ ...menu, title });

export const hasDish = ({ items }: MenuContent, id: number): boolean =>
  items.some((item) => item.id === id);

export const withDish =
  ({ id, title, image, servings, recipeServings }: MenuItem) =>
  (menu: MenuContent): MenuContent =>
    menu.items.length >= mostMenuDishes || hasDish(menu, id)
      ? menu
      : { ...menu, items: [...menu.items, { id, title, image, servings, recipeServings }] };

export const withServings =
  (id: number, servings: number) =>
  (menu: MenuContent): MenuContent => ({
    ...menu,
    items: menu.items.map((item) => (item.id === id ? { ...item, servings } : item)),
  });

export const withServingsOfAll =
  (servings: number) =>
  (menu: MenuContent): MenuContent => ({ ...menu, items: cookedFor(menu.items, servings) });

export const withoutDish =
  (id: number) =>
  (menu: MenuContent): MenuContent => ({
    ...menu,
    items: menu.items.filter((item) => item.id !== id),
  });

/** Puts a removed dish back where it was, unless it is there again already. */
export const withDishBack =
  (dish: MenuItem, index: number) =>
  (menu: MenuContent): MenuContent =>
    hasDish(menu, dish.id) ? menu : { ...menu, items: menu.items.toSpliced(index, 0, dish) };

/** [STATE-5a] The first cannot move up, the last cannot move down. */
export const withDishAt =
  (id: number, to: number) =>
  (menu: MenuContent): MenuContent => {
    const from = menu.items.findIndex((item) => item.id === id);
    if (from < 0 || to < 0 || to >= menu.items.length) return menu;
    const items = [...menu.items];
    items.splice(to, 0, ...items.splice(from, 1));
    return { ...menu, items };
  };

function isContent(value: unknown): value is MenuContent {
  const menu = value as Partial<MenuContent> | null;
  return (
    typeof menu?.title === 'string' &&
    Array.isArray(menu.items) &&
    menu.items.every(
      (item) => typeof item?.id === 'number' && typeof item.title === 'string' && areServings(item),
    )
  );
}

const contentOf = ({ title, items }: MenuContent): MenuContent => ({ title, items });

/** Menus being created or edited and not yet saved. */
export const menuDrafts = new DraftStore<MenuContent>({
  name: 'menu',
  version: 2,
  empty: { title: '', items: [] },
  read: (stored) => (isContent(stored) ? contentOf(stored) : null),
  isSame: sameBy(({ title, items }) => [
    title.trim(),
    items.map((item) => [item.id, changedServings(item)]),
  ]),
  titleOf: ({ title }) => title.trim(),
});

/** The menu in the editor. */
export function useCurrentMenu(): Drafts<MenuContent> {
  return useDrafts(menuDrafts);
}

/** Converts a saved menu for the editor. */
export function originOf({ id, version, title, recipes }: MenuView): DraftOrigin<MenuContent> {
  const items = recipes.map((recipe) => ({
    id: recipe.id,
    title: recipe.title,
    image: recipe.image,
    servings: recipe.servings,
    recipeServings: recipe.recipeServings,
  }));
  return { id, version, content: { title, items } };
}

/** The dishes of a menu as they are saved. */
export const menuItemsOf = (items: readonly MenuItem[]): ChosenDish[] =>
  items.map((item) => ({ id: item.id, servings: changedServings(item) ?? undefined }));

/** Navigation state that opens a saved menu in the home page's editor. */
interface MenuToEdit {
  menuToEdit: MenuContent & { id: string; version: number | null };
}

/** Names a saved menu that an address opens in the home page's editor. */
const menuParameter = 'menu';

/** The navigation to the home page that edits a saved menu there. */
export function editorOf(menu: MenuView): [to: string, options: { state: MenuToEdit }] {
  const { id, version, content } = originOf(menu);
  return ['/', { state: { menuToEdit: { id, version, ...content } } }];
}

/** The navigation to the home page that shows the current menu there. */
export const currentMenuAtHome: [to: string, options: { state: { showsMenu: true } }] = [
  '/',
  { state: { showsMenu: true } },
];

const showsMenu = (state: unknown): boolean =>
  (state as { showsMenu?: unknown } | null)?.showsMenu === true;

type PassedMenu = { id: string | null; version: number | null; content: MenuContent };

function menuToEditOf(state: unknown): PassedMenu | null {
  const passed = (state as Partial<MenuToEdit> | null)?.menuToEdit;
  if (!isContent(passed)) return null;
  const { id, version } = passed as Partial<MenuToEdit['menuToEdit']>;
  return {
    id: typeof id === 'string' ? id : null,
    version: typeof version === 'number' ? version : null,
    content: contentOf(passed),
  };
}

/**
 * [HOME-2][MENUS-1e] Loads the menu passed by a navigation into the editor, once: `onOpened` shows it and says whether
 * its unsaved changes were restored instead; `onRefused` reports that a subscription is required. `onShown` shows the
 * menu that is in the editor.
 */
export function useMenuToEdit({
  onShown,
  onOpened,
  onRefused,
  onFailed,
}: {
  onShown: () => void;
  onOpened: (outcome: 'opened' | 'resumed', title: string) => void;
  onRefused: () => void;
  /** Reports why the menu that the address names cannot be opened. */
  onFailed: (error: unknown) => void;
}): void {
  const { isSubscribed } = useSession();
  const { state, pathname, search } = useLocation();
  const [parameters, setParameters] = useSearchParams();
  const named = parameters.get(menuParameter);
  const [loadMenu] = useLazyGetMenuQuery();
  const navigate = useNavigate();
  const { draft, edit, begin, change } = useCurrentMenu();
  const isOpen = named !== null && draft.origin?.id === named;
  const open = useEffectEvent(() => {
    const passed = menuToEditOf(state);
    if (!passed && !showsMenu(state)) return;
    if (!passed) {
      onShown();
    } else if (!isSubscribed) {
      onRefused();
    } else if (passed.id !== null) {
      const { id, version, content } = passed;
      onOpened(edit({ id, version, content }), content.title);
    } else {
      begin();
      change(() => passed.content);
      onOpened('opened', passed.content.title);
    }
    const to = { pathname, search: isSubscribed ? search : '' };
    void navigate(to, { replace: true, state: null });
  });
  useEffect(() => open(), [state]);
  const leave = useEffectEvent(() =>
    setParameters(
      (before) => {
        const rest = new URLSearchParams(before);
        rest.delete(menuParameter);
        return rest;
      },
      { replace: true, preventScrollReset: true },
    ),
  );
  const openNamed = useEffectEvent(async (id: string, isWanted: () => boolean) => {
    if (isOpen || menuToEditOf(state)) return;
    if (!isSubscribed) {
      leave();
      return onRefused();
    }
    try {
      const menu = originOf(await loadMenu({ id }).unwrap());
      if (isWanted()) onOpened(edit(menu), menu.content.title);
    } catch (error) {
      if (!isWanted()) return;
      leave();
      onFailed(error);
    }
  });
  useEffect(() => {
    if (named === null) return undefined;
    let wanted = true;
    void openNamed(named, () => wanted);
    return () => {
      wanted = false;
    };
  }, [named]);
  // Another menu is in the editor now.
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (named !== null && shown.current === named && !isOpen) leave();
    shown.current = isOpen ? named : null;
  }, [isOpen, named]);
}
