import { baseApi } from '@larder/api-client';
import type { RecipeSummaryView } from '@larder/api-client/recipes';

export type MenuSummaryView = {
  id: string;
  title: string;
  created_at: string;
  item_count: number;
};
export type MenusView = { menus: MenuSummaryView[]; menuCount: number; menuLimit: number };
export type MenuView = {
  id: string;
  title: string;
  created_at: string;
  recipes: RecipeSummaryView[];
};

export const menusApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getMenus: build.query<MenusView, void>({
      query: () => ({ url: '/menus' }),
      providesTags: ['menus'],
    }),
    getMenu: build.query<MenuView, { id: string }>({
      query: (queryArg) => ({ url: `/menus/${queryArg.id}` }),
      providesTags: ['menus'],
    }),
  }),
});
