import { localized } from '@larder/copy';
import { defineRemote } from '@larder/shell-sdk';

export const remote = defineRemote({
  name: 'mf_grocery',
  routes: [
    {
      path: '/grocery-list',
      title: localized((copy) => copy.grocery.listTitle),
      page: () => import('./features/grocery-list/grocery-list.page'),
    },
    {
      path: '/saved-grocery-lists',
      title: localized((copy) => copy.grocery.savedTitle),
      page: () => import('./features/saved-grocery-lists/saved-grocery-lists.page'),
    },
  ],
  nav: [
    {
      to: '/saved-grocery-lists',
      label: localized((copy) => copy.grocery.savedTitle),
      order: 50,
    },
    { to: '/grocery-list', label: localized((copy) => copy.grocery.listTitle), order: 60 },
  ],
});
