import { declareErrors } from '../../common/errors.js';

export const userErrors = declareErrors({
  email_taken: 'conflict',
  username_taken: 'conflict',
});
