import { declareErrors } from '../../common/errors.js';

export const idempotencyErrors = declareErrors({
  idempotency_key_invalid: 'invalid',
  idempotency_key_reused: 'conflict',
  request_in_progress: 'conflict',
});
