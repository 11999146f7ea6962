import type { User } from '../../users/entities/user.entity.js';
import type { Subscription } from '../ledger/entities/subscription.entity.js';
import type { PaymentProvider } from '../ledger/payment-provider.js';

/** Where the browser goes to pay. */
export interface Checkout {
  id: string;
  url: string;
}

/** The side that takes cards: Stripe, or outside production the sandbox. */
export abstract class CardProvider implements PaymentProvider {
  abstract readonly name: 'stripe' | 'sandbox';
  /** `origin` is where the person is looking at the app. */
  abstract createCheckout(user: User, origin: string): Promise<Checkout>;
  abstract createPortal(subscription: Subscription, origin: string): Promise<{ url: string }>;
  /** Records that somebody has completed a checkout, where no event has told of it yet. */
  abstract noteCheckoutOf(user: User): Promise<void>;
  /** Subscriptions of somebody that no event has told of yet. */
  abstract findNewOf(user: User): Promise<string[]>;
  /** Checks the signature of a delivered event and keeps it. False where it is genuine and cannot be read. */
  abstract receive(rawBody: string, signature: string | undefined): Promise<boolean>;
  abstract explain(
    ...args: Parameters<PaymentProvider['explain']>
  ): ReturnType<PaymentProvider['explain']>;
  abstract observe(key: string): ReturnType<PaymentProvider['observe']>;
  abstract end(key: string): Promise<void>;
  abstract giveBack(key: string): Promise<void>;
}
