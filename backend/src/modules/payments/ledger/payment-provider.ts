import type { Fact, Snapshot } from './entitlement.js';
import type { PendingEvent } from './ledger.repository.js';

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

/** A payment provider. */
export interface PaymentProvider {
  /** The meaning of an event; null for one that does not concern us. May ask the provider. */
  explain(event: PendingEvent): Promise<Explanation | null> | Explanation | null;
  /** A subscription's current state at the provider; null if the provider cannot tell. */
  observe(key: string): Promise<Observation | null>;
  /** Ends a subscription immediately; also accepts one that has ended. */
  end(key: string): Promise<void>;
  /** Ends a subscription immediately and refunds it. */
  giveBack(key: string): Promise<void>;
}
