import type { Fact, Snapshot, Standing } from '../../ledger/entitlement.js';
import type { Explanation } from '../../ledger/payment-provider.port.js';
import {
  chargeShape,
  checkoutShape,
  disputeShape,
  stripeEventTypes,
  type StripeSubscription,
  subscriptionShape,
} from './stripe-shapes.js';

/** How long access continues after a failed payment, in seconds: as long as the provider keeps retrying. */
export const grace = 7 * 24 * 3600;

const standingOf: Record<string, Standing> = {
  incomplete: 'pending',
  trialing: 'active',
  active: 'active',
  past_due: 'past_due',
  paused: 'paused',
  unpaid: 'ended',
  canceled: 'ended',
  incomplete_expired: 'ended',
};

export function snapshotOf(subscription: StripeSubscription): Snapshot {
  const { status, cancel_at, cancel_at_period_end, pause_collection, ended_at } = subscription;
  const starts = subscription.items.data.map((item) => item.current_period_start);
  const ends = subscription.items.data.map((item) => item.current_period_end);
  const [start, end] = [Math.max(...starts), Math.min(...ends)];
  const standing = pause_collection ? 'paused' : (standingOf[status] ?? 'ended');
  const renews =
    !cancel_at_period_end && cancel_at == null && ['active', 'past_due'].includes(standing);
  const until = (paid: number, access: number): Snapshot => ({
    kind: 'snapshot',
    standing,
    paidThrough: iso(paid),
    accessUntil: iso(access),
    renews,
  });
  switch (standing) {
    case 'active':
    case 'paused': {
      const last = Math.min(end, cancel_at ?? end);
      return until(last, last);
    }
    // The provider includes the unpaid period.
    case 'past_due':
      return until(start, start + grace);
    case 'ended': {
      const last = status === 'canceled' ? Math.min(ended_at ?? end, end) : start;
      return until(last, last);
    }
    case 'pending':
      return { kind: 'snapshot', standing, paidThrough: null, accessUntil: null, renews: false };
  }
}

/** A refund or a dispute only names a payment; ask which period it was for. */
export type FindPayment = (
  paymentIntent: string,
) => Promise<{ subscriptionKey: string; paidThrough: string } | null>;

export async function explainStripeEvent(
  type: string,
  payload: unknown,
  findPayment: FindPayment,
): Promise<Explanation | null> {
  // Events of any other type were not stored, whatever their names.
  if (!stripeEventTypes.includes(type)) return null;
  const [kind] = type.split('.').slice(-2);
  if (type.startsWith('customer.subscription.')) {
    const subscription = subscriptionShape.parse(payload);
    const userId = subscription.metadata.user_id;
    // Another product may share the account.
    if (!userId) return null;
    return {
      subscriptionKey: subscription.id,
      userId,
      customerKey: subscription.customer,
      fact: snapshotOf(subscription),
    };
  }
  if (type === 'checkout.session.completed') {
    const { subscription, client_reference_id, customer } = checkoutShape.parse(payload);
    if (!subscription || !client_reference_id) return null;
    return {
      subscriptionKey: subscription,
      userId: client_reference_id,
      customerKey: customer ?? undefined,
      fact: { kind: 'noted' },
    };
  }
  if (type === 'charge.refunded') {
    const { refunded, payment_intent } = chargeShape.parse(payload);
    if (!refunded) return null;
    return about(payment_intent, findPayment, (paidThrough) => ({ kind: 'refund', paidThrough }));
  }
  if (kind === 'dispute') {
    const { id, status, payment_intent } = disputeShape.parse(payload);
    const stage = stageOf(status);
    if (!stage) return null;
    return about(payment_intent, findPayment, (paidThrough) => ({
      kind: 'dispute',
      id,
      stage,
      paidThrough,
    }));
  }
  return null;
}

async function about(
  paymentIntent: string | null | undefined,
  findPayment: FindPayment,
  factOf: (paidThrough: string) => Fact,
): Promise<Explanation | null> {
  const payment = paymentIntent ? await findPayment(paymentIntent) : null;
  return payment && { subscriptionKey: payment.subscriptionKey, fact: factOf(payment.paidThrough) };
}

/** An inquiry takes no money; only a dispute does. */
function stageOf(status: string): 'open' | 'won' | 'lost' | null {
  if (status === 'won' || status === 'lost') return status;
  const open = ['needs_response', 'under_review'];
  return open.includes(status.replace(/^appeal_/, '')) ? 'open' : null;
}

export const iso = (time: number): string => new Date(time * 1000).toISOString();
