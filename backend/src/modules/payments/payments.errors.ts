import { declareErrors } from '../../common/errors.js';
import type { ProviderName } from './ledger/entitlement.js';

export const paymentErrors = declareErrors({
  already_subscribed_by_app_store: 'conflict',
  already_subscribed_by_card: 'conflict',
  already_subscribed_by_grant: 'conflict',
  // Nothing is faulty: retrying would not help.
  app_store_closed: 'conflict',
  buying_closed: 'conflict',
  card_declined: 'invalid',
  checkout_unknown: 'not_found',
  event_signature_invalid: 'invalid',
  nothing_to_manage: 'conflict',
  payment_pending: 'conflict',
  payment_provider_failed: 'unavailable',
  payment_provider_refused: 'unavailable',
  purchase_bound_elsewhere: 'conflict',
  purchase_not_valid: 'invalid',
});

/** Why nothing can be bought while a subscription from there runs: it says where to manage it. */
export const alreadySubscribedBy = {
  stripe: paymentErrors.already_subscribed_by_card,
  sandbox: paymentErrors.already_subscribed_by_card,
  google_play: paymentErrors.already_subscribed_by_app_store,
  admin: paymentErrors.already_subscribed_by_grant,
} as const satisfies Record<ProviderName, string>;
