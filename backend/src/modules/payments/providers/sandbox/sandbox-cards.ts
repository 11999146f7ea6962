import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { clock } from '../../../../common/clock.js';
import { ApiError, commonErrors } from '../../../../common/errors.js';
import { addMonths } from '../../../../common/dates.js';
import { Configuration } from '../../../../config/configuration.js';
import { signingKey } from '../../../../config/signing-key.js';
import type { Account } from '../../../users/domain/account.js';
import type { Snapshot } from '../../ledger/entitlement.js';
import {
  type Explanation,
  type KnownSubscription,
  type Observation,
  type PendingEvent,
  ProviderLedger,
} from '../../ledger/payment-provider.port.js';
import { paymentErrors } from '../../payments.errors.js';
import type { CardProvider, Checkout } from '../card-provider.js';
import { signatureOf, verifiedEvent } from '../stripe/stripe-events.js';
import { explainStripeEvent } from '../stripe/stripe-explanations.js';

export type SandboxAction = 'cancel' | 'resume' | 'fail_payment' | 'mend_payment';

const keyPrefix = 'sub_sandbox_';
const second = 1000;

/**
 * Replaces the card provider where there is none. It charges nothing, and sends signed events in the provider's format
 * through the same path.
 */
@Injectable()
export class SandboxCards implements CardProvider {
  readonly name = 'sandbox';
  readonly isOpen: boolean;
  readonly charges = false;
  private readonly secret: string;

  constructor(
    configuration: Configuration,
    private readonly ledger: ProviderLedger,
  ) {
    this.isOpen = configuration.sandboxCheckout;
    this.secret = createHmac('sha256', signingKey(configuration))
      .update('sandbox payment events')
      .digest('hex');
  }

  async createCheckout({ id: userId }: Account, origin: string): Promise<Checkout> {
    const id = this.checkoutOf(userId, Date.now());
    return { id, url: `${origin}/subscription/sandbox?checkout=${id}` };
  }

  async createPortal(_subscription: KnownSubscription, origin: string): Promise<{ url: string }> {
    return { url: `${origin}/subscription/sandbox` };
  }

  async noteCheckoutOf(): Promise<void> {
    // Its events are never late.
  }

  async findNewOf(): Promise<string[]> {
    return [];
  }

  explain({ type, payload }: PendingEvent): Promise<Explanation | null> {
    return explainStripeEvent(type, payload, async () => null);
  }

  /** A working card is charged every month; a failing one is retried for a week. */
  async observe(key: string): Promise<Observation | null> {
    const known = await this.ledger.latestFact(this.name, key);
    if (known?.fact.kind !== 'snapshot') return null;
    const now = clock.now();
    return { snapshot: afterTime(known.fact, now), occurredAt: now };
  }

  async end(): Promise<void> {
    // Nothing is charged, so nothing has to be stopped.
  }

  async giveBack(key: string): Promise<void> {
    const owner = await this.ledger.find(this.name, key);
    if (!owner?.userId) return;
    const now = clock.now();
    await this.send(
      key,
      v7(),
      'customer.subscription.deleted',
      subscriptionOf({ key, userId: owner.userId, start: now, end: now, isOver: true }),
    );
  }

  keyOf(checkout: string): string {
    return `${keyPrefix}${checkout}`;
  }

  /** Only the person who started a checkout can pay it. */
  requireOwn(userId: string, checkout: string): void {
    const begunAt = Number.parseInt(checkout.replaceAll('-', '').slice(0, 12), 16);
    if (this.checkoutOf(userId, begunAt) !== checkout.toLowerCase()) {
      throw new ApiError(paymentErrors.checkout_unknown);
    }
  }

  /** The person pays, once however often the button is pressed. */
  async pay(user: Account, checkout: string): Promise<void> {
    const key = this.keyOf(checkout);
    const start = clock.now();
    await this.send(key, `${checkout}_done`, 'checkout.session.completed', {
      mode: 'subscription',
      client_reference_id: user.id,
      customer: customerOf(user.id),
      subscription: key,
    });
    await this.send(
      key,
      `${checkout}_created`,
      'customer.subscription.created',
      subscriptionOf({ key, userId: user.id, start, end: addMonths(start, 1) }),
    );
  }

  async change(user: Account, action: SandboxAction): Promise<void> {
    const live = await this.ledger.liveSubscriptionOf(user.id);
    if (live?.provider !== this.name || !live.paidThrough) {
      throw new ApiError(commonErrors.not_found);
    }
    const now = clock.now();
    const changed = {
      key: live.providerKey,
      userId: user.id,
      start: addMonths(live.paidThrough, -1),
      end: live.paidThrough,
      cancels: !live.renews,
    };
    switch (action) {
      case 'cancel':
      case 'resume':
        changed.cancels = action === 'cancel';
        break;
      case 'fail_payment':
      case 'mend_payment':
        changed.start = now;
        changed.end = addMonths(now, 1);
        break;
    }
    await this.send(
      live.providerKey,
      v7(),
      'customer.subscription.updated',
      subscriptionOf({ ...changed, fails: action === 'fail_payment' }),
    );
  }

  /** Not stored until it is paid: the part that is random in other ids proves the owner here. */
  private checkoutOf(userId: string, begunAt: number): string {
    const proof = createHmac('sha256', this.secret).update(`checkout/${begunAt}/${userId}`);
    return v7({ msecs: begunAt, random: proof.digest() });
  }

  private async send(key: string, id: string, type: string, object: unknown): Promise<void> {
    const latest = await this.ledger.latestFact(this.name, key);
    const now = clock.now().getTime();
    // Events have second precision, and someone may press two buttons within one.
    const next = (latest?.occurredAt.getTime() ?? 0) + second;
    const created = Math.floor(Math.max(now, next) / second);
    const event = { id: `evt_sandbox_${id}`, object: 'event', type, created, data: { object } };
    const rawBody = JSON.stringify(event);
    const delivered = verifiedEvent(rawBody, signatureOf(rawBody, this.secret), this.secret);
    await this.ledger.settle({ provider: this.name, ...delivered });
  }
}

const customerOf = (userId: string): string => `cus_sandbox_${userId}`;

interface SandboxSubscription {
  key: string;
  userId: string;
  start: Date;
  end: Date;
  cancels?: boolean;
  fails?: boolean;
  isOver?: boolean;
}

function subscriptionOf({ key, userId, start, end, cancels, fails, isOver }: SandboxSubscription) {
  const seconds = (date: Date): number => Math.floor(date.getTime() / second);
  return {
    id: key,
    object: 'subscription',
    customer: customerOf(userId),
    status: isOver ? 'canceled' : fails ? 'past_due' : 'active',
    cancel_at_period_end: cancels ?? false,
    cancel_at: null,
    ended_at: isOver ? seconds(end) : null,
    pause_collection: null,
    metadata: { user_id: userId },
    items: {
      data: [{ current_period_start: seconds(start), current_period_end: seconds(end) }],
    },
  };
}

/** How an untouched subscription develops. */
export function afterTime(snapshot: Snapshot, now: Date): Snapshot {
  const end = new Date(snapshot.accessUntil ?? 0);
  if (snapshot.standing === 'ended' || end > now) return snapshot;
  if (!snapshot.renews || snapshot.standing !== 'active') {
    return { ...snapshot, standing: 'ended', renews: false };
  }
  let next = end;
  for (let months = 1; next <= now; months += 1) next = addMonths(end, months);
  return { ...snapshot, paidThrough: next.toISOString(), accessUntil: next.toISOString() };
}
