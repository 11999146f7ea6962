import { offlineData } from './offline-data';

it('[WHAT-4][SET-1a] the account and its subscription are asked for ahead', () => {
  expect(offlineData.collections(new Date())).toEqual([
    { url: '/auth/me' },
    { url: '/payments/subscription' },
  ]);
});
