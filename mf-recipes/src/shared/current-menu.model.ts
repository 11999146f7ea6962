import type { MenuView } from '@larder/api-client/menus';
import type { RecipeSummaryView } from '@larder/api-client/recipes';
import {
  createSlice,
  useAppDispatch,
  useAppSelector,
  useLocation,
  useNavigate,
  useSession,
  type PayloadAction,
} from '@larder/shell-sdk';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Key of the slice in the one store. */
export const currentMenuKey = 'mf_recipes/current-menu';

/** Most dishes a menu can hold. */
export const largestMenu = 60;

/** A dish of a menu; the picture of one that has gone is null. */
export interface MenuItem extends Pick<RecipeSummaryView, 'id' | 'title'> {
  image: string | null;
}

/** Longest title of a menu, in characters. */
export const longestTitle = 120;

export interface MenuDraft {
  /** The saved menu that is being changed; null for a new one. */
  id: string | null;
  title: string;
  items: MenuItem[];
}

export interface CurrentMenu extends MenuDraft {
  /** Whose it is; empty until the menu that was kept for them has been read. */
  owner: string;
  /** What was being put together before another menu took its place. */
  setAside: MenuDraft | null;
}

const emptyDraft: MenuDraft = { id: null, title: '', items: [] };

const initialState: CurrentMenu = { owner: '', ...emptyDraft, setAside: null };

function draftOf({ id, title, items }: MenuDraft): MenuDraft {
  return { id, title, items };
}

function isEmpty({ title, items }: MenuDraft): boolean {
  return title === '' && items.length === 0;
}

function isSame(one: MenuDraft, other: MenuDraft): boolean {
  const content = ({ id, title, items }: MenuDraft) => [id, title, items.map((item) => item.id)];
  return JSON.stringify(content(one)) === JSON.stringify(content(other));
}

/** What stood in the editor is set aside, where there was something and it is not the same. */
function replaced(menu: CurrentMenu, next: MenuDraft): CurrentMenu {
  const lost = !isEmpty(menu) && !isSame(menu, next);
  return { ...menu, ...next, setAside: lost ? draftOf(menu) : menu.setAside };
}

const slice = createSlice({
  name: currentMenuKey,
  initialState,
  reducers: {
    menuRestored: (_, { payload }: PayloadAction<CurrentMenu>) => payload,
    /** [HOME-2][MENUS-1e] */
    menuOpened: (menu, { payload }: PayloadAction<MenuDraft>) => replaced(menu, payload),
    menuBegun: (menu) => replaced(menu, emptyDraft),
    /** What was set aside and what is in the editor change places. */
    menuBroughtBack: (menu) =>
      menu.setAside
        ? { ...menu, ...menu.setAside, setAside: isEmpty(menu) ? null : draftOf(menu) }
        : menu,
    /** The saved menu has gone: from now on this is a new one. */
    menuDetached: (menu) => {
      menu.id = null;
    },
    titleChanged: (menu, { payload }: PayloadAction<string>) => {
      menu.title = payload;
    },
    /** [STATE-5b] `sent` is saved as `id`; what was done to it while it was on its way goes on as a change of that. */
    menuSaved: (
      menu,
      { payload: { id, sent } }: PayloadAction<{ id: string | null; sent: MenuDraft }>,
    ) => {
      if (isSame(menu, sent)) return { ...menu, ...emptyDraft };
      if (menu.setAside && isSame(menu.setAside, sent)) return { ...menu, setAside: null };
      return menu.id === sent.id ? { ...menu, id } : menu;
    },
    dishAdded: ({ items }, { payload: { id, title, image } }: PayloadAction<MenuItem>) => {
      if (items.length < largestMenu && !items.some((item) => item.id === id)) {
        items.push({ id, title, image });
      }
    },
    dishRemoved: (menu, { payload: id }: PayloadAction<number>) => {
      menu.items = menu.items.filter((item) => item.id !== id);
    },
    /** [STATE-5a] The first cannot go up, the last cannot go down. */
    dishMoved: ({ items }, { payload: { id, to } }: PayloadAction<{ id: number; to: number }>) => {
      const from = items.findIndex((item) => item.id === id);
      if (from < 0 || to < 0 || to >= items.length) return;
      items.splice(to, 0, ...items.splice(from, 1));
    },
  },
});

export const {
  dishAdded,
  dishMoved,
  dishRemoved,
  menuBegun,
  menuBroughtBack,
  menuDetached,
  menuOpened,
  menuRestored,
  menuSaved,
  titleChanged,
} = slice.actions;
export const currentMenuReducer = slice.reducer;

export function useCurrentMenu(): CurrentMenu {
  return useAppSelector((state: { [currentMenuKey]: CurrentMenu }) => state[currentMenuKey]);
}

function isDraft(value: unknown): value is MenuDraft {
  const draft = value as MenuDraft | null;
  return (
    typeof draft?.title === 'string' &&
    (draft.id === null || typeof draft.id === 'string') &&
    Array.isArray(draft.items) &&
    draft.items.every((item) => typeof item?.id === 'number' && typeof item.title === 'string')
  );
}

const storageKey = (owner: string) => `current-menu:${owner}`;

function readKept(owner: string): CurrentMenu {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey(owner)) ?? 'null');
    if (isDraft(kept)) {
      const { setAside } = kept as Partial<CurrentMenu>;
      return { owner, ...draftOf(kept), setAside: isDraft(setAside) ? setAside : null };
    }
  } catch {
    // Without storage, or with something unreadable in it, the menu begins empty.
  }
  return { ...initialState, owner };
}

function keep({ owner, ...menu }: CurrentMenu): void {
  try {
    if (isEmpty(menu) && !menu.setAside) localStorage.removeItem(storageKey(owner));
    else localStorage.setItem(storageKey(owner), JSON.stringify(menu));
  } catch {
    // Without storage the menu lasts as long as the page.
  }
}

/** The state of a navigation to the home page that opens a saved menu in its editor. */
interface MenuToEdit {
  menuToEdit: MenuDraft;
}

/** What to navigate to the home page with, so that a saved menu is changed there. */
export function editingOf({ id, title, recipes }: MenuView): MenuToEdit {
  const items = recipes.map((recipe) => ({
    id: recipe.id,
    title: recipe.title,
    image: recipe.image,
  }));
  return { menuToEdit: { id, title, items } };
}

function menuToEditOf(state: unknown): MenuDraft | null {
  const passed = (state as Partial<MenuToEdit> | null)?.menuToEdit;
  return isDraft(passed) ? passed : null;
}

/**
 * Reads the person's current menu where it was kept, keeps every change of it in local storage, and loads the menu that
 * a navigation passed, once: `onOpened` shows it, `onRefused` says that it takes a subscription.
 */
export function useKeptCurrentMenu({
  onOpened,
  onRefused,
}: {
  onOpened: () => void;
  onRefused: () => void;
}): void {
  const { user, isSubscribed } = useSession();
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const menu = useCurrentMenu();
  const person = user?.id ?? '';

  const restore = useEffectEvent(() => {
    if (menu.owner !== person) dispatch(menuRestored(readKept(person)));
  });
  useEffect(() => restore(), [person, menu.owner]);

  const followed = useRef<CurrentMenu>(null);
  const follow = useEffectEvent(({ key }: StorageEvent) => {
    if (person === '' || key !== storageKey(person)) return;
    followed.current = readKept(person);
    dispatch(menuRestored(followed.current));
  });
  useEffect(() => {
    // What another tab does to the menu is not undone by this one.
    const changedElsewhere = (event: StorageEvent) => follow(event);
    window.addEventListener('storage', changedElsewhere);
    return () => window.removeEventListener('storage', changedElsewhere);
  }, []);

  const open = useEffectEvent(() => {
    const passed = menuToEditOf(state);
    if (!passed) return;
    if (isSubscribed) {
      dispatch(menuOpened(passed));
      onOpened();
    } else {
      onRefused();
    }
    void navigate(pathname, { replace: true, state: null });
  });
  useEffect(() => open(), [state]);

  useEffect(() => {
    // After the end of a session the store is empty and nobody's: what was kept for the person stays as it is.
    // What another tab has kept is not written over what that tab keeps next.
    if (person !== '' && menu.owner === person && menu !== followed.current) keep(menu);
  }, [menu, person]);
}
