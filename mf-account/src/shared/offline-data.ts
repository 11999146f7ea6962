import type { OfflineData } from '@larder/shell-sdk';

/** Lets settings show the account without a network. */
export const offlineData: OfflineData = {
  collections: () => [{ url: '/auth/me' }, { url: '/payments/subscription' }],
};
