import { localized } from '@larder/copy';
import { defineRemote } from '@larder/shell-sdk';

export const remote = defineRemote({
  name: 'mf_account',
  routes: [
    {
      path: '/settings',
      title: localized((copy) => copy.account.settingsTitle),
      page: () => import('./features/settings/settings.page'),
    },
    {
      path: '/subscribe',
      title: localized((copy) => copy.account.subscribeTitle),
      page: () => import('./features/subscribe/subscribe.page'),
    },
    {
      path: '/subscription/sandbox',
      title: localized((copy) => copy.account.sandboxTitle),
      page: () => import('./features/sandbox/sandbox.page'),
    },
    {
      path: '/subscription/success',
      title: localized((copy) => copy.account.activationTitle),
      page: () => import('./features/activation/activation.page'),
    },
  ],
  nav: [{ to: '/settings', label: localized((copy) => copy.account.settingsTitle), order: 70 }],
});
