import type { Fact, Snapshot } from './entitlement.js';
import type { PendingEvent } from './ledger.repository.js';

export interface Explanation {
  subscriptionKey: string;
  fact: Fact;
  /** By the provider's clock, where that is known only now. */
  occurredAt?: Date;
  /** Whose it is, where the provider says so. */
  userId?: string;
  customerKey?: string;
  /** The subscription this one took the place of. */
  replaces?: string;
}

export interface Observation {
  snapshot: Snapshot;
  occurredAt: Date;
  userId?: string;
  customerKey?: string;
  replaces?: string;
}

/** One side that takes money. */
export interface PaymentProvider {
  /** What an event means; null for one that is none of our business. May ask the provider. */
  explain(event: PendingEvent): Promise<Explanation | null> | Explanation | null;
  /** How a subscription stands at the provider now; null where the provider cannot tell. */
  observe(key: string): Promise<Observation | null>;
  /** Ends a subscription at once, also one that has ended. */
  end(key: string): Promise<void>;
  /** Ends a subscription at once and returns what was paid for it. */
  giveBack(key: string): Promise<void>;
}
