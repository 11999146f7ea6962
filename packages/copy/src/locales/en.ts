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
  mail: {},
  /** One sentence per error code of the API; a code without one does not compile. */
  errors: {
    conflict: 'Somebody changed this in the meantime. Reload and try again.',
    internal_error: 'Something went wrong on our side. Please try again.',
    invalid_credentials: 'Invalid email or password.',
    invalid_input: 'Please check what you entered.',
    malformed_json: 'The request could not be read.',
    not_found: 'This does not exist, or it is not yours.',
    payload_too_large: 'That is more than we can take at once.',
    rate_limited: 'Too many attempts. Please wait a moment and try again.',
    service_unavailable: 'This is not available right now. Please try again later.',
    subscription_required: 'This is a premium feature. Please subscribe to use it.',
    limit_reached: 'You have used all your slots. Delete one to make room.',
    unauthorized: 'You must be logged in.',
    unsupported_media_type: 'Only JSON can be sent here.',
  } satisfies Record<ErrorCode, string>,
};
