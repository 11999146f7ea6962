import { localized } from '@larder/copy';
import { defineRemote } from '@larder/shell-sdk';
import { currentMenuKey, currentMenuReducer } from './shared/current-menu.model';

export const remote = defineRemote({
  name: 'mf_recipes',
  routes: [
    {
      path: '/',
      title: localized((copy) => copy.recipes.homeTitle),
      page: () => import('./features/home/home.page'),
    },
    {
      path: '/favourites',
      title: localized((copy) => copy.recipes.favouritesTitle),
      page: () => import('./features/favourites/favourites.page'),
    },
    {
      path: '/my-menus',
      title: localized((copy) => copy.menus.savedMenusTitle),
      page: () => import('./features/saved-menus/saved-menus.page'),
    },
    {
      path: '/menu/:id',
      title: localized((copy) => copy.menus.menuTitle),
      page: () => import('./features/menu/menu.page'),
    },
  ],
  nav: [
    { to: '/', label: localized((copy) => copy.recipes.homeTitle), order: 10 },
    { to: '/my-menus', label: localized((copy) => copy.menus.savedMenusTitle), order: 30 },
    { to: '/favourites', label: localized((copy) => copy.recipes.favouritesTitle), order: 40 },
  ],
  widgets: {
    'recipes/recipe-dialog': () => import('./shared/recipe-dialog/recipe-dialog'),
    'recipes/pantry-dialog': () => import('./shared/pantry-dialog/pantry-dialog'),
  },
  reducers: { [currentMenuKey]: currentMenuReducer },
});
