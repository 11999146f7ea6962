import { Injectable, Logger } from '@nestjs/common';
import Stripe from 'stripe';
import { Configuration } from '../../../../config/configuration.js';
import { ApiError } from '../../../../common/errors.js';
import type { Account } from '../../../users/domain/account.js';
import {
  type Explanation,
  type KnownSubscription,
  type Observation,
  type PendingEvent,
  ProviderLedger,
} from '../../ledger/payment-provider.port.js';
import { paymentErrors } from '../../payments.errors.js';
import { price } from '../../price.js';
import type { CardProvider, Checkout } from '../card-provider.js';
import { verifiedEvent } from './stripe-events.js';
import { sentenceOf } from './stripe-refusal.js';
import { explainStripeEvent, iso, snapshotOf } from './stripe-explanations.js';
import { checkoutShape, stripeApiVersion, subscriptionShape } from './stripe-shapes.js';

const timeout = 20_000;

interface Connection {
  client: Stripe;
  webhookSecret: string;
  priceId: string;
}

/** Cards through Stripe. */
@Injectable()
export class StripeCards implements CardProvider {
  readonly name = 'stripe';
  readonly charges = true;
  private readonly logger = new Logger(StripeCards.name);
  private readonly connection?: Connection;
  private priceIsRight = false;

  constructor(
    { stripe }: Configuration,
    private readonly ledger: ProviderLedger,
  ) {
    this.connection = connectionTo(stripe);
  }

  get isOpen(): boolean {
    return this.connection !== undefined;
  }

  private get stripe(): Stripe {
    return this.connected().client;
  }

  /** One open checkout per person: repeated requests, even from two tabs, get the same one. */
  createCheckout(user: Account, origin: string): Promise<Checkout> {
    return this.asking(async () => {
      await this.requireAnnouncedPrice();
      const customer = await this.customerOf(user);
      const { data } = await this.stripe.checkout.sessions.list({ customer, limit: 1 });
      const [latest] = data;
      if (latest?.status === 'open' && latest.url) return { id: latest.id, url: latest.url };
      const session = await this.stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          customer,
          client_reference_id: user.id,
          line_items: [{ price: this.connected().priceId, quantity: 1 }],
          subscription_data: { metadata: { user_id: user.id } },
          success_url: `${origin}/subscription/success`,
          cancel_url: `${origin}/subscription/cancel`,
        },
        { idempotencyKey: `checkout-${user.id}-${latest?.id ?? 'first'}` },
      );
      if (!session.url) throw new Error('The checkout has no address.');
      return { id: session.id, url: session.url };
    });
  }

  createPortal({ customerKey }: KnownSubscription, origin: string): Promise<{ url: string }> {
    return this.asking(async () => {
      if (!customerKey) throw new Error('The customer is not known.');
      const { url } = await this.stripe.billingPortal.sessions.create({
        customer: customerKey,
        return_url: `${origin}/settings`,
      });
      return { url };
    });
  }

  /** The person has paid, though their subscription may not have started: bind it to them at once. */
  noteCheckoutOf(user: Account): Promise<void> {
    return this.asking(async () => {
      const customer = await this.knownCustomerOf(user);
      if (!customer) return;
      const { data } = await this.stripe.checkout.sessions.list({ customer, limit: 1 });
      const [latest] = data;
      if (latest?.status !== 'complete' || latest.client_reference_id !== user.id) return;
      const payload = checkoutShape.parse(latest);
      if (!payload.subscription) return;
      if (await this.ledger.find(this.name, payload.subscription)) return;
      await this.ledger.settle({
        provider: this.name,
        eventId: `completed-${latest.id}`,
        type: 'checkout.session.completed',
        occurredAt: new Date(),
        payload,
      });
    });
  }

  findNewOf(user: Account): Promise<string[]> {
    return this.asking(async () => {
      const customer = await this.knownCustomerOf(user);
      if (!customer) return [];
      const found = await this.stripe.subscriptions.list({ customer, status: 'all', limit: 10 });
      return found.data.filter(({ metadata }) => metadata.user_id === user.id).map(({ id }) => id);
    });
  }

  /** Verifies the signature of a delivered event and stores it. False when it is authentic but unreadable. */
  async receive(rawBody: string, signature: string | undefined): Promise<boolean> {
    // Without a secret, nothing can be signed with it.
    if (!this.connection) throw new ApiError(paymentErrors.event_signature_invalid);
    const event = verifiedEvent(rawBody, signature, this.connection.webhookSecret);
    return this.ledger.receive({ provider: this.name, ...event }, rawBody);
  }

  explain({ type, payload }: PendingEvent): Promise<Explanation | null> {
    return explainStripeEvent(type, payload, (paymentIntent) => this.findPayment(paymentIntent));
  }

  /** Timestamped with the provider's own clock, so that it can be compared with the provider's events. */
  async observe(key: string): Promise<Observation & { userId?: string; customerKey: string }> {
    const found = await this.stripe.subscriptions.retrieve(key);
    const subscription = subscriptionShape.parse(found);
    const answeredAt = new Date(found.lastResponse.headers.date ?? Date.now());
    return {
      snapshot: snapshotOf(subscription),
      occurredAt: answeredAt,
      userId: subscription.metadata.user_id,
      customerKey: subscription.customer,
    };
  }

  async end(key: string): Promise<void> {
    const { status } = await this.stripe.subscriptions.retrieve(key);
    if (['canceled', 'incomplete_expired'].includes(status)) return;
    await this.stripe.subscriptions.cancel(key, {}, { idempotencyKey: `end-${key}` });
  }

  /** Refund first: an ended subscription is not looked at again. */
  async giveBack(key: string): Promise<void> {
    const { latest_invoice } = await this.stripe.subscriptions.retrieve(key);
    const invoice = typeof latest_invoice === 'string' ? latest_invoice : latest_invoice?.id;
    const { data } = await this.stripe.invoicePayments.list({ invoice, status: 'paid', limit: 1 });
    const payment = data[0]?.payment.payment_intent;
    if (invoice && payment) {
      const payment_intent = typeof payment === 'string' ? payment : payment.id;
      await this.stripe.refunds.create({ payment_intent }, { idempotencyKey: `give-back-${key}` });
    }
    await this.end(key);
  }

  private async knownCustomerOf(user: Account): Promise<string | undefined> {
    const known = await this.ledger.subscriptionsOf(user.id);
    const customer = known.find(({ provider }) => provider === this.name)?.customerKey;
    if (customer) return customer;
    // By our id rather than by address: addresses change hands.
    const { data } = await this.stripe.customers.search({
      query: `metadata['user_id']:'${user.id}'`,
      limit: 1,
    });
    return data[0]?.id;
  }

  private async customerOf(user: Account): Promise<string> {
    const known = await this.knownCustomerOf(user);
    if (known) return known;
    const created = await this.stripe.customers.create(
      { email: user.email, metadata: { user_id: user.id } },
      { idempotencyKey: `customer-${user.id}` },
    );
    return created.id;
  }

  private async findPayment(paymentIntent: string) {
    const { data } = await this.stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: paymentIntent },
      limit: 1,
      expand: ['data.invoice'],
    });
    const invoice = data[0]?.invoice;
    if (!invoice || typeof invoice === 'string' || invoice.deleted) return null;
    const subscription = invoice.parent?.subscription_details?.subscription;
    const ends = invoice.lines.data.map(({ period }) => period.end);
    if (!subscription || ends.length === 0) return null;
    return {
      subscriptionKey: typeof subscription === 'string' ? subscription : subscription.id,
      paidThrough: iso(Math.max(...ends)),
    };
  }

  /** Nobody is charged anything but the advertised price. */
  private async requireAnnouncedPrice(): Promise<void> {
    if (this.priceIsRight) return;
    const found = await this.stripe.prices.retrieve(this.connected().priceId);
    this.priceIsRight =
      found.currency === price.currency.toLowerCase() &&
      found.unit_amount === price.cents &&
      found.recurring?.interval === 'month' &&
      found.recurring.interval_count === 1;
    if (!this.priceIsRight) throw new Error('STRIPE_PRICE_ID is not 4.99 CAD a month.');
  }

  private connected(): Connection {
    if (!this.connection) throw new Error('Stripe is not set up.');
    return this.connection;
  }

  private async asking<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      const { type, code, statusCode, message } = error as Stripe.errors.StripeError;
      // Provider responses may repeat keys and addresses; our own sentences do not.
      const reason = type ? [type, code, statusCode].filter(Boolean).join(' ') : message;
      this.logger.error(`Stripe: ${reason}`);
      const sentence = sentenceOf(error);
      if (sentence) throw new ApiError(paymentErrors.payment_provider_refused, { sentence });
      throw new ApiError(paymentErrors.payment_provider_failed, { cause: undefined });
    }
  }
}

/** Undefined unless everything is set that selling needs. */
function connectionTo({
  secretKey,
  webhookSecret,
  priceId,
  apiBase,
}: Configuration['stripe']): Connection | undefined {
  if (!secretKey || !webhookSecret || !priceId) return undefined;
  const client = new Stripe(secretKey, {
    apiVersion: stripeApiVersion,
    maxNetworkRetries: 2,
    timeout,
    telemetry: false,
    ...(apiBase && addressOf(apiBase)),
  });
  return { client, webhookSecret, priceId };
}

function addressOf(base: string): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  const { hostname, port, protocol } = new URL(base);
  const isPlain = protocol === 'http:';
  return {
    host: hostname,
    port: port === '' ? (isPlain ? 80 : 443) : Number(port),
    protocol: isPlain ? 'http' : 'https',
  };
}
