import type { ProviderEvent, Subscription } from './entities/subscription.entity.js';
import type { Fact, ProviderName, Snapshot } from './entitlement.js';

export interface ReceivedEvent {
  provider: ProviderName;
  eventId: string;
  type: string;
  occurredAt: Date;
  payload: unknown;
}

export type PendingEvent = Pick<
  ProviderEvent,
  'id' | 'provider' | 'eventId' | 'type' | 'occurredAt' | 'receivedAt' | 'payload' | 'attempts'
>;

/** What providers read of a subscription. */
export type KnownSubscription = Pick<
  Subscription,
  'userId' | 'provider' | 'providerKey' | 'customerKey' | 'paidThrough' | 'renews'
>;

export interface Explanation {
  subscriptionKey: string;
  fact: Fact;
  /** By the provider's clock, if known only now. */
  occurredAt?: Date;
  /** Its owner, if the provider names one. */
  userId?: string;
  customerKey?: string;
  /** The subscription that this one replaced. */
  replaces?: string;
}

export interface Observation {
  snapshot: Snapshot;
  occurredAt: Date;
  userId?: string;
  customerKey?: string;
  replaces?: string;
}

/** A payment provider, as the ledger sees it. */
export interface PaymentProvider {
  readonly name: ProviderName;
  /** The meaning of an event; null for one that does not concern us. May ask the provider. */
  explain(event: PendingEvent): Promise<Explanation | null> | Explanation | null;
  /** A subscription's current state at the provider; null if the provider cannot tell. */
  observe(key: string): Promise<Observation | null>;
  /** Ends a subscription immediately; also accepts one that has ended. */
  end(key: string): Promise<void>;
  /** Ends a subscription immediately and refunds it. */
  giveBack(key: string): Promise<void>;
}

/** The ledger, as a payment provider sees it: it reports what happened and reads what is known, and grants nothing. */
export abstract class ProviderLedger {
  /**
   * Stores an event durably and returns; it is applied shortly afterwards. If it cannot be read, or the database cannot
   * store it, the raw delivery is stored and set aside, and this returns false.
   */
  abstract receive(event: ReceivedEvent, delivery: string): Promise<boolean>;
  /** Stores an event and returns once it has been applied, by this instance or another. */
  abstract settle(event: ReceivedEvent): Promise<void>;
  /** Records a provider's response if it is new. */
  abstract settleObservation(
    provider: ProviderName,
    subscriptionKey: string,
    observation: Observation,
  ): Promise<void>;
  abstract find(provider: ProviderName, providerKey: string): Promise<KnownSubscription | null>;
  abstract subscriptionsOf(userId: string): Promise<KnownSubscription[]>;
  /** The one a person would manage and that rules out buying a second. */
  abstract liveSubscriptionOf(userId: string): Promise<KnownSubscription | undefined>;
  /** The last reported state of a subscription. */
  abstract latestFact(
    provider: ProviderName,
    subscriptionKey: string,
  ): Promise<{ occurredAt: Date; fact: Fact } | null>;
}
