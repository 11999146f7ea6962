import type { SubscriptionView } from '@larder/api-client/payments';
import { copy, longDate } from '@larder/copy';

/** Whether it currently grants full access. */
export function opens({ status, ends_on }: SubscriptionView): boolean {
  if (['none', 'pending', 'ended'].includes(status) || ends_on === null) return false;
  return new Date(ends_on) > new Date();
}

/** What to say about it beyond its status; null when there is nothing. */
export function noticeOf(subscription: SubscriptionView): string | null {
  const day = subscription.ends_on === null ? null : longDate(subscription.ends_on);
  switch (subscription.status) {
    case 'pending':
      return copy.account.pendingNotice;
    case 'cancelled':
      return day && copy.account.cancelledNotice(day);
    case 'payment_failed':
      return day && opens(subscription)
        ? copy.account.paymentFailedNotice(day)
        : copy.account.paymentOverdueNotice;
    case 'paused':
      return copy.account.pausedNotice;
    case 'ended':
      return day && copy.account.lapsed(day);
    case 'active':
      return isGranted(subscription) && day ? copy.account.grantedNotice(day) : null;
    case 'none':
      return null;
  }
}

/** Whether it was granted manually: nobody pays for it, and it does not renew. */
export const isGranted = ({ provider }: Pick<SubscriptionView, 'provider'>): boolean =>
  provider === 'admin';

/** What a subscription's date means. */
export function dateLabelOf({
  status,
  provider,
}: Pick<SubscriptionView, 'status' | 'provider'>): string {
  switch (status) {
    case 'cancelled':
    case 'paused':
      return copy.account.endsOn;
    case 'payment_failed':
      return copy.account.payBy;
    case 'ended':
      return copy.account.endedOn;
    case 'active':
      return isGranted({ provider }) ? copy.account.grantedUntil : copy.account.renewsOn;
    case 'pending':
    case 'none':
      return copy.account.renewsOn;
  }
}

/** What happens to it, and to what was paid, when the account is deleted; null when there is nothing to lose. */
export function afterDeletion(subscription: SubscriptionView | undefined): string | null {
  const { deletedSubscription } = copy.account;
  if (!subscription) return deletedSubscription.unknown;
  const { status, provider, renews, ends_on } = subscription;
  if (!renews && (status === 'none' || status === 'ended')) return null;
  if (status === 'pending') return deletedSubscription.pending;
  // Nothing more is known of a card that is charged besides a grant.
  if (isGranted(subscription)) {
    return renews ? deletedSubscription.unknown : deletedSubscription.granted;
  }
  if (provider === 'sandbox') return deletedSubscription.sandbox;
  if (status === 'cancelled') return deletedSubscription.over;
  const paidUntil = opens(subscription) && ends_on ? longDate(ends_on) : null;
  return provider === 'google_play'
    ? deletedSubscription.store(paidUntil)
    : deletedSubscription.card(paidUntil);
}
