import { createSlice, useAppSelector, type PayloadAction } from '@larder/shell-sdk';
import type { RecipeSummaryView } from '@larder/api-client/recipes';

/** Key of the slice in the one store. */
export const currentMenuKey = 'mf_recipes/current-menu';

/** Most dishes a menu can hold. */
export const largestMenu = 60;

export type MenuItem = Pick<RecipeSummaryView, 'id' | 'title' | 'image'>;

/** Longest title of a menu, in characters. */
export const longestTitle = 120;

export interface CurrentMenu {
  title: string;
  items: MenuItem[];
}

const initialState: CurrentMenu = { title: '', items: [] };

const slice = createSlice({
  name: currentMenuKey,
  initialState,
  reducers: {
    titleChanged: (menu, { payload }: PayloadAction<string>) => {
      menu.title = payload;
    },
    /** [STATE-5b] */
    menuSaved: () => initialState,
    dishAdded: ({ items }, { payload: { id, title, image } }: PayloadAction<MenuItem>) => {
      if (items.length < largestMenu && !items.some((item) => item.id === id)) {
        items.push({ id, title, image });
      }
    },
    dishRemoved: (menu, { payload: id }: PayloadAction<number>) => {
      menu.items = menu.items.filter((item) => item.id !== id);
    },
    /** [STATE-5a] The first cannot go up, the last cannot go down. */
    dishMoved: ({ items }, { payload: { id, by } }: PayloadAction<{ id: number; by: -1 | 1 }>) => {
      const from = items.findIndex((item) => item.id === id);
      const to = from + by;
      if (from < 0 || to < 0 || to >= items.length) return;
      items.splice(to, 0, ...items.splice(from, 1));
    },
  },
});

export const { dishAdded, dishMoved, dishRemoved, menuSaved, titleChanged } = slice.actions;
export const currentMenuReducer = slice.reducer;

export function useCurrentMenu(): CurrentMenu {
  return useAppSelector((state: { [currentMenuKey]: CurrentMenu }) => state[currentMenuKey]);
}
