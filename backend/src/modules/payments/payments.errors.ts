import { declareErrors } from '../../common/errors.js';

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
