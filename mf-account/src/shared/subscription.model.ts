import type { SubscriptionView } from '@larder/api-client/payments';
import { copy } from '@larder/copy';

const date = new Intl.DateTimeFormat(navigator.languages, { dateStyle: 'long' });

export const dayOf = (moment: string): string => date.format(new Date(moment));

/** Whether it opens everything at this moment. */
export function opens({ status, ends_on }: SubscriptionView): boolean {
  if (status === 'none' || status === 'ended' || ends_on === null) return false;
  return new Date(ends_on) > new Date();
}

/** What has to be said about it beyond its status; null when nothing has. */
export function noticeOf(subscription: SubscriptionView): string | null {
  const day = subscription.ends_on === null ? null : dayOf(subscription.ends_on);
  switch (subscription.status) {
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
    case 'none':
      return null;
  }
}

/** What the date of a subscription is the date of. */
export function dateLabelOf({ status }: Pick<SubscriptionView, 'status'>): string {
  switch (status) {
    case 'cancelled':
    case 'paused':
      return copy.account.endsOn;
    case 'payment_failed':
      return copy.account.payBy;
    case 'ended':
      return copy.account.endedOn;
    case 'active':
    case 'none':
      return copy.account.renewsOn;
  }
}
