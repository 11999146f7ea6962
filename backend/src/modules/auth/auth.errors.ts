import { declareErrors } from '../../common/errors.js';

export const authErrors = declareErrors({
  account_password_wrong: 'invalid',
  credentials_required: 'invalid',
  current_password_required: 'invalid',
  email_invalid: 'invalid',
  email_required: 'invalid',
  invalid_credentials: 'unauthorized',
  new_password_too_short: 'invalid',
  passkey_name_empty: 'invalid',
  passkey_not_added: 'invalid',
  passkey_refused: 'unauthorized',
  passkeys_too_many: 'forbidden',
  password_guessable: 'invalid',
  password_too_short: 'invalid',
  registration_incomplete: 'invalid',
  registration_password_too_short: 'invalid',
  reset_token_invalid: 'invalid',
  username_empty: 'invalid',
});
