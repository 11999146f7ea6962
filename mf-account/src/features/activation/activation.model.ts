import type { SubscriptionView } from '@larder/api-client/payments';
import { opens } from '../../shared/subscription.model';

/** What is known of the subscription of someone returning from paying. */
export type Standing =
  /** The session says that it is active. */
  | 'active'
  /** Something was bought, and the provider has not confirmed the payment yet. */
  | 'pending'
  /** The provider did not answer, so nobody knows. */
  | 'unknown'
  /** There is nothing to activate. */
  | 'none';

/** `view` is the backend's response; undefined when it could not ask the provider. */
export function standingOf(isActive: boolean, view: SubscriptionView | undefined): Standing {
  if (isActive) return 'active';
  if (!view) return 'unknown';
  // It has just become active: the next session will say so.
  return view.status === 'pending' || opens(view) ? 'pending' : 'none';
}

/** How long to wait for a payment, in milliseconds. */
export const patience = 120_000;
const firstPause = 2000;
const longestPause = 20_000;

/** Milliseconds until the provider is asked again, after `asked` times in `passed`; null when it is time to stop. */
export function nextPause(asked: number, passed: number): number | null {
  if (passed >= patience) return null;
  return Math.min(firstPause * 1.5 ** (asked - 1), longestPause, patience - passed);
}
