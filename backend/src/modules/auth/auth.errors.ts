import { declareErrors } from '../../common/errors.js';

/** The shortest password that can be chosen, in characters. */
export const shortestPassword = 8;

/** The most passkeys that an account holds. */
export const mostPasskeys = 20;

export const authErrors = declareErrors({
  account_password_wrong: 'invalid',
  credentials_required: 'invalid',
  current_password_required: 'invalid',
  email_invalid: 'invalid',
  email_required: 'invalid',
  invalid_credentials: 'unauthorized',
  new_password_too_short: { category: 'invalid', limit: shortestPassword },
  passkey_name_empty: 'invalid',
  passkey_not_added: 'invalid',
  passkey_refused: 'unauthorized',
  passkeys_too_many: { category: 'forbidden', limit: mostPasskeys },
  password_guessable: 'invalid',
  password_too_short: { category: 'invalid', limit: shortestPassword },
  registration_incomplete: 'invalid',
  registration_password_too_short: { category: 'invalid', limit: shortestPassword },
  reset_token_invalid: 'invalid',
  username_empty: 'invalid',
});
