import { clock } from '../../../common/clock.js';

export type SubscriptionStatus = 'active' | 'inactive';

/** A person's account, as other modules see it. */
export interface Account {
  readonly id: string;
  readonly householdId: string;
  readonly username: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly subscriptionStatus: SubscriptionStatus;
  readonly subscriptionEndDate: Date | null;
  readonly subscriptionProvider: string | null;
  readonly createdAt: Date;
}

/** What a person sees of their own account. */
export type AccountFacts = Pick<
  Account,
  | 'id'
  | 'username'
  | 'email'
  | 'subscriptionStatus'
  | 'subscriptionEndDate'
  | 'subscriptionProvider'
>;

/** Paid and not expired: an outdated status grants nothing. */
export function isSubscribed(
  user: Pick<Account, 'subscriptionStatus' | 'subscriptionEndDate'>,
  now = clock.now(),
): boolean {
  return (
    user.subscriptionStatus === 'active' &&
    user.subscriptionEndDate !== null &&
    user.subscriptionEndDate > now
  );
}
