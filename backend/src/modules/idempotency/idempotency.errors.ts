import { declareErrors } from '../../common/errors.js';

export const idempotencyErrors = declareErrors({
  idempotency_key_invalid: 'invalid',
  idempotency_key_reused: 'conflict',
  idempotency_result_deleted: 'conflict',
  request_in_progress: 'conflict',
});
