import { defineRemote } from '@larder/shell-sdk';
import { declaration } from './remote.declaration';

export const remote = defineRemote(declaration, {
  pages: {
    '/grocery-list': () => import('./features/grocery-list/grocery-list.page'),
    '/saved-grocery-lists': () => import('./features/saved-grocery-lists/saved-grocery-lists.page'),
  },
  offline: () => import('./shared/offline-data'),
  sender: () => import('./features/saved-grocery-lists/operations-sender'),
});
