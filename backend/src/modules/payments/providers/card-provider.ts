import type { Account } from '../../users/domain/account.js';
import type { Subscription } from '../ledger/entities/subscription.entity.js';
import type { PaymentProvider } from '../ledger/payment-provider.js';

/** Where the browser goes to pay. */
export interface Checkout {
  id: string;
  url: string;
}

/** The card provider: Stripe, or the sandbox outside production. */
export abstract class CardProvider implements PaymentProvider {
  abstract readonly name: 'stripe' | 'sandbox';
  /** `origin` is the app's origin as the person sees it. */
  abstract createCheckout(user: Account, origin: string): Promise<Checkout>;
  abstract createPortal(subscription: Subscription, origin: string): Promise<{ url: string }>;
  /** Records a completed checkout that no event has reported yet. */
  abstract noteCheckoutOf(user: Account): Promise<void>;
  /** Someone's subscriptions that no event has reported yet. */
  abstract findNewOf(user: Account): Promise<string[]>;
  /** Verifies the signature of a delivered event and stores it. False when it is authentic but unreadable. */
  abstract receive(rawBody: string, signature: string | undefined): Promise<boolean>;
  abstract explain(
    ...args: Parameters<PaymentProvider['explain']>
  ): ReturnType<PaymentProvider['explain']>;
  abstract observe(key: string): ReturnType<PaymentProvider['observe']>;
  abstract end(key: string): Promise<void>;
  abstract giveBack(key: string): Promise<void>;
}
