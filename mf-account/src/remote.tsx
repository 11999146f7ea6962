import { defineRemote } from '@larder/shell-sdk';
import { declaration } from './remote.declaration';

export const remote = defineRemote(declaration, {
  pages: {
    '/settings': () => import('./features/settings/settings.page'),
    '/subscribe': () => import('./features/subscribe/subscribe.page'),
    '/subscription/sandbox': () => import('./features/sandbox/sandbox.page'),
    '/subscription/success': () => import('./features/activation/activation.page'),
  },
  widgets: {
    'account/restore-file': () => import('./features/settings/restore-file.widget'),
  },
  offline: () => import('./shared/offline-data'),
});
