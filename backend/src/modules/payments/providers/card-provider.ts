import type { Account } from '../../users/domain/account.js';
import type { KnownSubscription, PaymentProvider } from '../ledger/payment-provider.port.js';

/** Where the browser goes to pay. */
export interface Checkout {
  id: string;
  url: string;
}

/** A provider that sells by card on a page of its own. */
export interface CardProvider extends PaymentProvider {
  /** Whether the settings let it sell. Nothing else may be asked of one that is not open. */
  readonly isOpen: boolean;
  /** Whether a purchase costs money. */
  readonly charges: boolean;
  /** `origin` is the app's origin as the person sees it. */
  createCheckout(user: Account, origin: string): Promise<Checkout>;
  createPortal(subscription: KnownSubscription, origin: string): Promise<{ url: string }>;
  /** Records a completed checkout that no event has reported yet. */
  noteCheckoutOf(user: Account): Promise<void>;
  /** Someone's subscriptions that no event has reported yet. */
  findNewOf(user: Account): Promise<string[]>;
}
