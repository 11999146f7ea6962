import type { SubscriptionView } from '@larder/api-client/payments';

/** Nothing bought yet, and cards are accepted. */
export const noSubscription: SubscriptionView = {
  status: 'none',
  provider: null,
  ends_on: null,
  renews: false,
  buying: 'open',
  app_store: 'open',
  google_play_product: 'larder_premium_monthly',
};

export const cardSubscription: SubscriptionView = {
  ...noSubscription,
  status: 'active',
  provider: 'stripe',
  ends_on: '2099-03-04T12:00:00.000Z',
  renews: true,
};

export const pendingSubscription: SubscriptionView = {
  ...noSubscription,
  status: 'pending',
  provider: 'stripe',
};

export const grantedSubscription: SubscriptionView = {
  ...cardSubscription,
  provider: 'admin',
  renews: false,
};
