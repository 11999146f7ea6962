import type { RemoteDeclaration } from '@larder/shell-sdk';

export const declaration = {
  name: 'mf_account',
  routes: [
    {
      path: '/settings',
      title: 'account.settingsTitle',
      opening: { heading: 'account.settingsTitle' },
      asks: ['/auth/me', '/payments/subscription'],
    },
    {
      path: '/subscribe',
      title: 'account.subscribeTitle',
      opening: { heading: 'account.subscribeTitle', lede: 'account.subscribeLede' },
    },
    { path: '/subscription/sandbox', title: 'account.sandboxTitle' },
    { path: '/subscription/success', title: 'account.activationTitle' },
  ],
  nav: [{ to: '/settings', label: 'account.settingsTitle', order: 70 }],
  widgets: ['account/restore-file'],
  keep: [{ path: '/auth/me' }, { path: '/payments/subscription' }],
} as const satisfies RemoteDeclaration;
