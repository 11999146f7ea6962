import { byLocale, localized } from '@larder/copy';
import { defineRemote } from '@larder/shell-sdk';

export const remote = defineRemote({
  name: 'mf_account',
  routes: [
    {
      path: '/settings',
      title: localized(byLocale.account, ({ settingsTitle }) => settingsTitle),
      page: () => import('./features/settings/settings.page'),
    },
    {
      path: '/subscribe',
      title: localized(byLocale.account, ({ subscribeTitle }) => subscribeTitle),
      page: () => import('./features/subscribe/subscribe.page'),
    },
    {
      path: '/subscription/sandbox',
      title: localized(byLocale.account, ({ sandboxTitle }) => sandboxTitle),
      page: () => import('./features/sandbox/sandbox.page'),
    },
    {
      path: '/subscription/success',
      title: localized(byLocale.account, ({ activationTitle }) => activationTitle),
      page: () => import('./features/activation/activation.page'),
    },
  ],
  nav: [
    {
      to: '/settings',
      label: localized(byLocale.account, ({ settingsTitle }) => settingsTitle),
      order: 70,
    },
  ],
});
