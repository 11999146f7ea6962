import type { RemoteDeclaration } from '@larder/shell-sdk';

export const declaration = {
  name: 'mf_grocery',
  routes: [
    {
      path: '/grocery-list',
      title: 'grocery.listTitle',
      opening: { heading: 'grocery.listTitle', lede: 'grocery.listLede' },
    },
    {
      path: '/saved-grocery-lists',
      title: 'grocery.savedTitle',
      opening: { heading: 'grocery.savedTitle', lede: 'grocery.savedLede' },
      asks: ['/grocery-lists'],
    },
  ],
  nav: [
    { to: '/saved-grocery-lists', label: 'grocery.savedTitle', order: 50 },
    { to: '/grocery-list', label: 'grocery.listTitle', order: 60 },
  ],
  tabs: [
    {
      to: '/saved-grocery-lists',
      label: 'grocery.shopTab',
      icon: 'shop',
      order: 40,
      within: ['/grocery-list'],
    },
  ],
  keep: [{ path: '/grocery-lists' }, { path: '/grocery-lists/:id' }],
  queue: ['POST /grocery-lists', 'DELETE /grocery-lists/:id'],
} as const satisfies RemoteDeclaration;
