import { byLocale, localized } from '@larder/copy';
import { defineRemote } from '@larder/shell-sdk';

export const remote = defineRemote({
  name: 'mf_recipes',
  routes: [
    {
      path: '/',
      title: localized(byLocale.recipes, ({ homeTitle }) => homeTitle),
      page: () => import('./features/home/home.page'),
    },
    {
      path: '/favourites',
      title: localized(byLocale.recipes, ({ favouritesTitle }) => favouritesTitle),
      page: () => import('./features/favourites/favourites.page'),
    },
    {
      path: '/my-menus',
      title: localized(byLocale.menus, ({ savedMenusTitle }) => savedMenusTitle),
      page: () => import('./features/saved-menus/saved-menus.page'),
    },
    {
      path: '/menu/:id',
      title: localized(byLocale.menus, ({ menuTitle }) => menuTitle),
      page: () => import('./features/menu/menu.page'),
    },
  ],
  nav: [
    { to: '/', label: localized(byLocale.recipes, ({ homeTitle }) => homeTitle), order: 10 },
    {
      to: '/my-menus',
      label: localized(byLocale.menus, ({ savedMenusTitle }) => savedMenusTitle),
      order: 30,
    },
    {
      to: '/favourites',
      label: localized(byLocale.recipes, ({ favouritesTitle }) => favouritesTitle),
      order: 40,
    },
  ],
  widgets: {
    'recipes/recipe-dialog': () => import('./shared/recipe-dialog/recipe-dialog'),
    'recipes/pantry-dialog': () => import('./shared/pantry-dialog/pantry-dialog'),
  },
});
