import type { SpokenCode } from '../../../common/errors.js';
import { string } from '../../../common/text.js';
import { authErrors } from '../auth.errors.js';

const longestPassword = 200;

/** Compared as typed, except that canonically equivalent characters are equal however they were composed. */
export const password = (absent: SpokenCode) =>
  string(absent)
    .max(longestPassword, { abort: true })
    .overwrite((value) => value.normalize('NFC'))
    .min(1, { error: absent })
    .max(longestPassword);

/** The signed-in person's password, entered again. */
export const currentPassword = password(authErrors.current_password_required);
