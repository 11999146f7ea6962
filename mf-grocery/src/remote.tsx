import { byLocale, localized } from '@larder/copy';
import { defineRemote } from '@larder/shell-sdk';

export const remote = defineRemote({
  name: 'mf_grocery',
  routes: [
    {
      path: '/grocery-list',
      title: localized(byLocale.grocery, ({ listTitle }) => listTitle),
      page: () => import('./features/grocery-list/grocery-list.page'),
    },
    {
      path: '/saved-grocery-lists',
      title: localized(byLocale.grocery, ({ savedTitle }) => savedTitle),
      page: () => import('./features/saved-grocery-lists/saved-grocery-lists.page'),
    },
  ],
  nav: [
    {
      to: '/saved-grocery-lists',
      label: localized(byLocale.grocery, ({ savedTitle }) => savedTitle),
      order: 50,
    },
    {
      to: '/grocery-list',
      label: localized(byLocale.grocery, ({ listTitle }) => listTitle),
      order: 60,
    },
  ],
});
