import type { ErrorCode } from '@larder/api-client/error-code';

/**
 * Every sentence a person can read, in English, by area. Values are sentences or small functions of what varies.
 * Find a sentence here and its key finds the screen.
 */
export const en = {
  common: {
    productName: 'Larder',
    tagline: 'Dinner from what you have.',
    close: 'Close',
    cancel: 'Cancel',
    save: 'Save',
    delete: 'Delete',
    retry: 'Retry',
    loading: 'Loading…',
    premiumFeature: 'Premium feature',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    mustBeLoggedIn: 'You must be logged in.',
    premiumRequired: 'This is a premium feature. Please subscribe to use it.',
    unknownError: 'An unknown error occurred.',
    networkError: 'Larder cannot be reached. Check your connection and try again.',
  },
  shell: {},
  auth: {},
  recipes: {},
  planner: {},
  grocery: {},
  account: {},
  /** What the API says when it did something. */
  api: {
    registered: 'Your account has been created. You can log in now.',
    usernameChanged: 'Your username has been changed.',
    passwordChanged: 'Your password has been changed.',
  },
  mail: {},
  /** One sentence per error code of the API; a code without one does not compile. */
  errors: {
    account_password_wrong: 'That is not your current password.',
    conflict: 'Somebody changed this in the meantime. Reload and try again.',
    credentials_required: 'Email and password are required.',
    current_password_required: 'Please enter your current password.',
    email_invalid: 'Invalid email format.',
    email_taken: 'An account with this email already exists.',
    field_invalid: 'This is not a value we can use.',
    field_required: 'This is required.',
    field_too_long: 'This is too long.',
    field_too_short: 'This is too short.',
    field_unknown: 'This field is not known here.',
    internal_error: 'Something went wrong on our side. Please try again.',
    invalid_credentials: 'Invalid email or password.',
    invalid_input: 'Please check what you entered.',
    limit_reached: 'You have used all your slots. Delete one to make room.',
    malformed_json: 'The request could not be read.',
    malformed_request: 'The request could not be understood.',
    method_not_allowed: 'This cannot be done here.',
    new_password_too_short: 'New password must be at least 8 characters long.',
    not_found: 'This does not exist, or it is not yours.',
    payload_too_large: 'That is more than we can take at once.',
    rate_limited: 'Too many attempts. Please wait a moment and try again.',
    registration_incomplete: 'Username, email, and password are required.',
    registration_password_too_short:
      'Password must be at least 8 characters long for registration.',
    service_unavailable: 'This is not available right now. Please try again later.',
    subscription_required: 'This is a premium feature. Please subscribe to use it.',
    unauthorized: 'You must be logged in.',
    unsupported_media_type: 'Only JSON can be sent here.',
    username_empty: 'Username cannot be empty.',
    username_taken: 'This username is already taken.',
  } satisfies Record<ErrorCode, string>,
};
