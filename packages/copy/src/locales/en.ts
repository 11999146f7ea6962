import type { ErrorCode } from '@larder/api-client/error-code';

interface RecipeReason {
  used: number;
  typed: number;
  pantry: number;
  toBuy: readonly string[];
}

const mostNamed = 3;

function shoppingOf(names: readonly string[]): string {
  if (names.length === 0) return 'nothing to buy';
  if (names.length > mostNamed) {
    const named = names.slice(0, mostNamed - 1).join(', ');
    return `buy ${named} and ${names.length - mostNamed + 1} more`;
  }
  return `buy ${new Intl.ListFormat('en-CA').format(names)}`;
}

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
  shell: {
    skipToContent: 'Skip to content',
    userMenu: 'User menu',
    signedInAs: 'Signed in as',
    unknownUser: 'Unknown user',
    home: 'Home',
    logout: 'Logout',
    copyright: (year: number) => `© ${year} Larder`,
    pageTitle: (page: string) => `${page} · Larder`,
    offlineBanner: 'You are offline. What is already loaded still works.',
    loadingPage: (page: string) => `Loading ${page}`,
    takingLonger: 'This is taking longer than usual. Still trying…',
    remoteFailed: (page: string) => `${page} cannot be shown`,
    remoteFailure: {
      offline: 'You are offline, and this page has not been kept on this device yet.',
      unreachable: 'Larder did not answer. The rest of the app still works.',
      missing: 'This part of Larder is not there at the moment. The rest of the app still works.',
      broken: 'This part of Larder arrived damaged. The rest of the app still works.',
      incompatible: 'This part of Larder was made for another version of the app.',
      crashed: 'Something went wrong on this page. The rest of the app still works.',
    },
    retrying: 'Trying again…',
    stillFailing: 'That did not help yet.',
    backToHome: 'Back to home',
    registryFailed: 'The pages of Larder cannot be loaded',
    registryFailure: 'Larder did not answer. Check your connection and try again.',
    crashTitle: 'Larder has stumbled',
    crashText:
      'Something went wrong on our side. Reloading usually helps; nothing you saved is lost.',
    reload: 'Reload',
    updateReady: 'A new version of Larder is ready.',
    later: 'Later',
    install: 'Install',
    installOffer: 'Install Larder on this device, to open it from your home screen.',
  },
  auth: {
    loginTitle: 'Log in',
    registerTitle: 'Create account',
    forgotTitle: 'Forgot password',
    loginLede: 'Welcome back. Let’s see what is in the kitchen.',
    registerLede: 'Tell us what you have, and we will find dinner.',
    forgotLede: 'We will send a link to choose a new password.',
    username: 'Username',
    email: 'Email',
    password: 'Password',
    confirmPassword: 'Confirm password',
    rememberMe: 'Remember me',
    passwordHint: 'At least 8 characters.',
    login: 'Log in',
    loggingIn: 'Logging in…',
    register: 'Register',
    registering: 'Registering…',
    sendResetLink: 'Send reset link',
    sending: 'Sending…',
    toRegister: 'Need an account? Register',
    toLogin: 'Already have an account? Log in',
    toForgot: 'Forgot password?',
    backToLogin: 'Back to log in',
    resetTitle: 'Reset password',
    resetLede: 'Choose a new password for your account.',
    newPassword: 'New password',
    confirmNewPassword: 'Confirm new password',
    resetPassword: 'Reset password',
    resetting: 'Saving…',
    loginRequired: 'Email and password are required.',
    registerRequired: 'Username, email, and password are required.',
    passwordsDiffer: 'Passwords do not match.',
    passwordTooShortToRegister: 'Password must be at least 8 characters long for registration.',
    passwordTooShort: 'Password must be at least 8 characters long.',
    emailInvalid: 'Invalid email format.',
    emailRequired: 'Email is required.',
    registered: 'Your account has been created. You can log in now.',
    groceryListSaved: 'List saved successfully!',
    resetLinkSent: 'If there is an account with this email, a link is on its way.',
    passwordReset: 'Your password has been reset. You can log in with it now.',
    goingToLogin: 'You will be taken to the login in a moment.',
    resetTokenMissing: 'Invalid or missing reset token.',
    resetFailed: 'Failed to reset password. The link may be invalid or expired.',
    askForNewLink: 'Ask for a new link',
  },
  recipes: {
    /** Why a recipe is proposed. `toBuy` are names; we do not know what a kitchen lacks, only what is left to buy. */
    reason: ({ used, typed, pantry, toBuy }: RecipeReason) => {
      const uses =
        used === typed && typed > 1
          ? `Uses all ${typed} of yours`
          : typed === 1
            ? 'Uses what you have'
            : `Uses ${used} of your ${typed}`;
      const fromPantry = pantry > 0 ? `, pantry covers ${pantry}` : '';
      return `${uses}${fromPantry}; ${shoppingOf(toBuy)}.`;
    },
  },
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
    grocery_item_empty: 'Please fill in every item of the list.',
    grocery_list_changed:
      'Somebody changed this list in the meantime. Look at it again and repeat your change.',
    list_name_empty: 'Please enter a name for your list.',
    field_required: 'This is required.',
    field_too_long: 'This is too long.',
    field_too_short: 'This is too short.',
    field_unknown: 'This field is not known here.',
    ingredient_too_long: 'An ingredient has at most 80 characters.',
    ingredients_required: 'Please add some ingredients first.',
    ingredients_too_many: 'Up to 50 ingredients can be used at once.',
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
    recipes_too_many: 'Up to 100 recipes can be read at once.',
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
