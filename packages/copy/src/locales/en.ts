// Every sentence a person can read, in English, by area. Values are sentences or small functions of the variable parts.
// Find a sentence here and its key leads to the screen. Each area is a separate export, so that a build contains only
// the areas it uses.

import type { ErrorCode } from '@larder/api-client/error-code';
import { englishNumber } from '../english-number.js';
import { lazily } from '../lazily.js';

interface RecipeReason {
  used: number;
  typed: number;
  pantry: number;
  toBuy: readonly string[];
  /** What is at hand, and what it stands in for. */
  standIns?: readonly (InsteadOf & { wanted: readonly string[] })[];
  /** What of that should be used before the rest. */
  soon?: readonly string[];
}

/** `why` completes the sentence. */
interface FoodInsteadOf {
  have: string;
  wanted: string;
  why: string;
}

/** `more`: the dish has it in it anyway. */
interface InsteadOf {
  have: string;
  more: boolean;
}

const mostNamed = 3;
const listed = /*#__PURE__*/ lazily(() => new Intl.ListFormat('en-CA'));
const either = /*#__PURE__*/ lazily(() => new Intl.ListFormat('en-CA', { type: 'disjunction' }));

/** What stands between the names of a list, by how many there are: `listed` takes longer than all the rest of a reason. */
const separators = new Map<number, readonly string[]>();

function listOf(names: readonly string[]): string {
  let between = separators.get(names.length);
  if (!between) {
    const parts = listed()
      .formatToParts(names)
      .filter(({ type }) => type === 'literal');
    separators.set(names.length, (between = parts.map(({ value }) => value)));
  }
  return names.reduce((text, name, index) => `${text}${between[index - 1]}${name}`);
}

const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

function shoppingOf(names: readonly string[]): string {
  if (names.length === 0) return 'nothing to buy';
  if (names.length > mostNamed) {
    const named = names.slice(0, mostNamed - 1).join(', ');
    return `buy ${named} and ${names.length - mostNamed + 1} more`;
  }
  return `buy ${listOf(names)}`;
}

/** Why a composed dish leaves out what was named. */
const leftOutBecause = {
  word: 'too general: say which kind',
  part: 'not a dish on its own',
  drink: 'to drink on the side',
  treat: 'best eaten as is',
  dish: 'already a dish',
  baking: 'only in tested baking recipes',
  dairy: 'only in recipes made for it',
  slow: 'only in recipes made for it',
  cured: 'only in recipes made for it',
  laborious: 'only in recipes made for it',
  seasoning: 'too strong to guess the amount',
  relish: 'serve it on the side',
  oil: 'not for cooking',
  supplement: 'not for cooking',
  beside: 'serve it on the side',
  seasoned: 'the dish is seasoned without it',
  elsewhere: 'keep it for another dish',
  'second main': 'one main ingredient is enough',
  'second starch': 'one side is enough',
  enough: 'too much for one dish',
  unknown: 'not known',
} as const;

interface LeftOut {
  name: string;
  reason: keyof typeof leftOutBecause;
}

const leftOut = ({ name, reason }: LeftOut): string => `${name} (${leftOutBecause[reason]})`;

interface ComposedFrom {
  uses: readonly string[];
  adds: readonly string[];
  leavesOut: readonly LeftOut[];
}

/** The end of a dish's introduction. */
function needsAndLeavesOut({ adds, leavesOut }: ComposedFrom): string {
  const needs = adds.length > 0 ? `; you also need ${namedUpTo(adds, 8)}` : '';
  const without =
    leavesOut.length > 0 ? ` It leaves out ${namedUpTo(leavesOut.map(leftOut), 8)}.` : '';
  return `${needs}.${without}`;
}

function namedUpTo(names: readonly string[], most: number): string {
  const more = names.length - most;
  const named = more > 0 ? [...names.slice(0, most), `${more} more`] : names;
  return listed().format(named);
}

const amountOf = (count: number, arePeople: boolean): string => {
  if (arePeople) return count === 1 ? '1 serving' : `${count} servings`;
  return count === 1 ? 'made once' : `made ${count} times`;
};

/** Keeps a date on one line. */
const unbroken = (date: string): string => date.replaceAll(' ', '\u00a0');

/** Of a recipe that does not say how long it takes. */
const noTime = 'No time given';

interface Backup {
  path: string;
  rows: number;
  pictures: number;
  bytes: number;
}

interface Restored {
  createdAt: string;
  tables: number;
  rows: number;
  pictures: number;
  migrated: number;
}

const counted = (count: number, what: string): string =>
  count === 1 ? `1 ${what}` : `${englishNumber(count)} ${what}s`;

const people = (count: number): string =>
  count === 1 ? '1 person' : `${englishNumber(count)} people`;

const megabytes = (bytes: number): string =>
  `${englishNumber(Math.max(0.1, Math.round(bytes / 100_000) / 10))} MB`;

function hoursAndMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${minutes} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** What a subscription costs. */
const price = '$4.99 CAD / month';

const premiumFeatures = [
  'Restricted mode: dishes you can make with only what you have',
  'Your own pantry, counted in every search',
  'Filters for type and diet, and ingredients to leave out',
  'Menus to build, save and print',
  'Weekly meal plans, and a calendar to put them on',
  'Grocery lists you can save',
];

export const common = {
  /** Formats numbers and dates. */
  locale: 'en-CA',
  productName: 'Larder',
  tagline: 'Dinner from what you have.',
  close: 'Close',
  cancel: 'Cancel',
  save: 'Save',
  edit: 'Edit',
  delete: 'Delete',
  undo: 'Undo',
  removed: (name: string) => `Removed: ${name}`,
  retry: 'Retry',
  loading: 'Loading…',
  premiumFeature: 'Premium feature',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  mustBeLoggedIn: 'You must be logged in.',
  premiumRequired: 'This is a premium feature. Please subscribe to use it.',
  unknownError: 'An unknown error occurred.',
  offline: 'You are offline. This needs a connection.',
  networkError: 'Larder cannot be reached. Check your connection and try again.',
  pageTitle: (page: string) => `${page} · Larder`,
};

export const offline = {
  waiting: (count: number) => (count === 1 ? '1 change waiting' : `${count} changes waiting`),
  undecided: (count: number) => (count === 1 ? '1 change to review' : `${count} changes to review`),
  see: 'See changes',
};

/** The changes that wait, for who looks at them. */
export const outbox = {
  title: 'Changes on this device',
  intro:
    'These are sent in this order as soon as Larder can be reached, whichever page is open. They are only sent from your account.',
  elsewhere: (count: number) =>
    count === 1
      ? '1 more change, to a list, a recipe or your kitchen, is sent automatically.'
      : `${count} more changes, to lists, recipes or your kitchen, are sent automatically.`,
  none: 'Everything has been sent.',
  madeAt: (time: string) => `Made ${time}`,
  sendNow: 'Send now',
  discard: 'Discard',
  discardOf: (what: string) => `Discard: ${what}`,
  insist: 'Keep mine',
  insistOf: (what: string) => `Keep mine: ${what}`,
  retryOf: (what: string) => `Try again: ${what}`,
  refused: 'Larder did not accept this change.',
  notStored:
    'Larder is not responding, and this device has no room to keep the change. Leave this page open and try again.',
};

export const updates = {
  ready: 'A new version of Larder is ready.',
  unsaved: 'This page has unsaved changes. Reloading may lose them.',
  reloadAnyway: 'Reload anyway',
};

export const shell = {
  skipToContent: 'Skip to content',
  userMenu: 'User menu',
  mainNavigation: 'Main',
  signedInAs: 'Signed in as',
  unknownUser: 'Unknown user',
  home: 'Home',
  logout: 'Logout',
  darkTheme: 'Dark theme',
  copyright: (year: number) => `© ${year} Larder`,
  offlineBanner: 'You are offline. Everything kept on this device still works.',
  unreachedBanner: 'Larder is not responding. Everything kept on this device still works.',
  slowBanner: 'Larder is slow to respond. This is the copy kept on this device.',
  savedAt: (time: string) => `Saved ${time}`,
  loadingPage: (page: string) => `Loading ${page}`,
  takingLonger: 'This is taking longer than usual. Still trying…',
  backToHome: 'Back to home',
  crashTitle: 'Larder ran into a problem',
  crashText:
    'Something went wrong on our side. Reloading usually helps, and everything you saved is safe.',
  reload: 'Reload',
  later: 'Later',
  install: 'Install',
  installOffer: 'Add Larder to your home screen.',
};

/** What a remote brings, where it is not there or not the newest. */
export const pages = {
  remoteFailed: (page: string) => `${page} could not be opened`,
  previousBuild: (page: string) =>
    `The newest version of ${page} could not be loaded. This is the previous one.`,
  previousBuildFits: (page: string) =>
    `The newest version of ${page} needs a newer version of Larder. This is the previous one.`,
  newerBuild: (page: string) =>
    `A new version of ${page} is available. You will get it the next time you open this page.`,
  update: 'Update Larder',
  remoteFailure: {
    offline: 'You are offline, and this page has not been kept on this device yet.',
    unreachable: 'Larder did not respond. The rest of the app still works.',
    missing: 'This part of Larder is not available right now. The rest of the app still works.',
    broken: 'This part of Larder did not download correctly. The rest of the app still works.',
    incompatible: 'This part of Larder needs a different version of the app.',
    crashed: 'Something went wrong on this page. The rest of the app still works.',
  },
  retrying: 'Trying again…',
  stillFailing: 'That did not work.',
  registryFailed: 'Larder’s pages could not be loaded',
  registryFailure: 'Larder did not respond. Check your connection and try again.',
};

export const auth = {
  loginTitle: 'Log in',
  registerTitle: 'Create account',
  forgotTitle: 'Forgot password',
  loginLede: 'Welcome back. Let’s see what’s in the kitchen.',
  registerLede: 'Tell us what you have, and we’ll find dinner.',
  forgotLede: 'We’ll send you a link to choose a new password.',
  username: 'Username',
  email: 'Email',
  password: 'Password',
  confirmPassword: 'Confirm password',
  rememberMe: 'Remember me',
  passwordHint: (shortest: number) => `At least ${shortest} characters.`,
  login: 'Log in',
  loggingIn: 'Logging in…',
  register: 'Register',
  registering: 'Registering…',
  sendResetLink: 'Send reset link',
  sending: 'Sending…',
  toRegister: 'Need an account? Register',
  toWelcome: 'What is Larder?',
  startCooking: 'Start cooking',
  toLogin: 'Already have an account? Log in',
  toForgot: 'Forgot password?',
  backToLogin: 'Back to log in',
  endedIdle: 'You were logged out after ten minutes of inactivity.',
  resetTitle: 'Reset password',
  resetLede: 'Choose a new password for your account.',
  newPassword: 'New password',
  confirmNewPassword: 'Confirm new password',
  resetPassword: 'Reset password',
  resetting: 'Saving…',
  loginRequired: 'Email and password are required.',
  registerRequired: 'Username, email, and password are required.',
  passwordsDiffer: 'Passwords do not match.',
  passwordTooShortToRegister: (shortest: number) =>
    `Password must be at least ${shortest} characters long for registration.`,
  passwordTooShort: (shortest: number) => `Password must be at least ${shortest} characters long.`,
  emailInvalid: 'Invalid email format.',
  emailRequired: 'Email is required.',
  passkeyLogin: 'Sign in with a passkey',
  passkeyWaiting: 'Waiting for your passkey…',
  passkeyOffline: 'Signing in with a passkey needs a connection.',
  passkeyUnused: 'No passkey was used. Try again, or log in with your password.',
  passkeyElsewhere: 'Passkeys do not work at this address. Please log in with your password.',
  registered: 'Your account has been created. You can log in now.',
  resetLinkSent: 'If there is an account with this email, a link is on its way.',
  passwordReset: 'Your password has been reset. You can log in with it now.',
  goingToLogin: 'You will be taken to the login page in a moment.',
  resetTokenMissing: 'Invalid or missing reset token.',
  resetFailed: 'Failed to reset password. The link may be invalid or expired.',
  askForNewLink: 'Request a new link',
};

/** Said by the server, and by screens before they send anything. */
const photoTooLarge = (megabytes: number) => `A photo can be up to ${megabytes} MB.`;
const photoIsHeic = 'HEIC photos are not supported. Save this one as a JPEG and try again.';

export const welcome = {
  title: 'Welcome',
  lede: 'Tell Larder what’s in your kitchen, and it finds you something to cook. Try it: no account needed.',
  kitchen: 'What’s in your kitchen?',
  kitchenExample: 'e.g., chicken, rice, lemon',
  kitchenHint: 'Separate foods with commas.',
  kitchenEmpty: 'Please enter at least one food.',
  find: 'Find dishes',
  /** What is searched for until a visitor has typed something. */
  exampleKitchen: 'chicken, rice, lemon, spinach',
  exampleHeading: (foods: string) => `For example, with ${foods}`,
  foundHeading: (foods: string) => `With ${foods}`,
  foundCount: (count: number) =>
    count === 1 ? 'Larder found one dish.' : `Larder found ${englishNumber(count)} dishes.`,
  nothingFound: 'No dishes use these foods. Try some others.',
  notKnown: (words: readonly string[]) => `Not recognized: ${listOf(words)}.`,
  searching: 'Looking for dishes…',
  minutes: hoursAndMinutes,
  searchFailed: 'The search failed. Please try again in a moment.',
  cookThis: 'Cook this',
  cookThese: 'Create an account to cook them',
  samplesHeading: 'What you get',
  cardHeading: 'A menu card to print',
  cardTitle: 'Specials',
  listHeading: 'A grocery list to tick off',
  listLede: 'What you need to buy for these dishes.',
  listEmpty: 'Nothing to buy for these dishes.',
  doesHeading: 'What Larder does',
  does: [
    ['Finds dinner', 'Type what you have. Each dish says what it uses and what is left to buy.'],
    [
      'Walks you through it',
      'Each step lists the amounts it needs, for however many people you feed.',
    ],
    ['Plans the week', 'Choose dishes for each day, and put menus and plans on a calendar.'],
    ['Shops with you', 'One list for all your dishes, sorted by aisle, on every phone at home.'],
  ] as const,
  priceHeading: 'What it costs',
  free: 'Free',
  freeFeatures: [
    'Search by ingredient or by name',
    'Every recipe, step by step',
    'Your own recipes and the ones you import',
    'Favourites, and a download of all your data',
  ],
  price,
  premiumFeatures,
  signUpHeading: 'Create your account',
  signUpLede: 'It’s free, and you start with what you typed above.',
  signUpToCook: (dish: string) => `It’s free, and leads straight to ${dish}.`,
  signUp: 'Create account and start',
  signingUp: 'Creating your account…',
  haveAccount: 'Already have an account? Log in',
};

export const recipes = {
  waitingFavourite: 'A favourite',
  waitingRating: 'A rating',
  waitingLog: 'A note about a dish you made',
  waitingCollection: (name: string) => (name ? `Collection “${name}”` : 'A recipe in a collection'),
  waitingPantry: 'Your pantry',
  cookTab: 'Cook',
  homeTitle: 'Home',
  homeHeading: 'What’s in your kitchen?',
  homeLede: 'Tell Larder what you have. It finds dishes that use it up, and tells you why.',
  plannerHeading: 'What will you cook this week?',
  plannerLede: 'Choose dishes for each day, or let Larder plan the week for you.',
  ingredient: 'Ingredient',
  ingredientPlaceholder: 'e.g., chicken, rice, lemon',
  addIngredient: 'Add ingredient',
  suggestions: 'Suggestions',
  dishName: 'Dish name',
  dishNamePlaceholder: 'e.g., carbonara',
  searchByName: (name: string) => `Look for dishes called “${name}”`,
  noDishCalled: (name: string, titles: readonly string[] = []) =>
    titles.length > 0
      ? `No dish is called “${name}”; did you mean ${either().format(titles.map((title) => `“${title}”`))}?`
      : `No dish called “${name}” was found.`,
  narrow: (choices: number) => (choices === 0 ? 'Filter and sort' : `Filter and sort (${choices})`),
  time: 'Time',
  anyTime: 'Any time',
  upToMinutes: (minutes: number) => `Up to ${hoursAndMinutes(minutes)}`,
  cuisine: 'Cuisine',
  anyCuisine: 'Any cuisine',
  missing: 'Missing',
  anyMissing: 'Any',
  mostMissing: (most: number) => (most === 0 ? 'Nothing' : `At most ${most}`),
  sortBy: 'Sort by',
  sorts: {
    match: 'Best match',
    time: 'Shortest time',
    missing: 'Fewest to buy',
    newest: 'Newest',
  },
  scope: 'Recipes',
  scopes: { all: 'All', mine: 'My own', larder: 'Larder’s' },
  clearKitchen: 'Clear kitchen',
  kitchenCleared: 'The kitchen was cleared.',
  includedIngredients: 'Included ingredients',
  excludedIngredients: 'Excluded ingredients',
  remove: (name: string) => `Remove ${name}`,
  clearAll: 'Clear all',
  entryTooLong: (longest: number) => `An ingredient can have up to ${longest} characters.`,
  tooManyEntries: (most: number) => `A search can use up to ${most} ingredients.`,
  ingredientsRequired: 'Please add some ingredients first.',
  generateDishes: 'Generate Dishes',
  generating: 'Generating...',
  unknownChip: ', not recognized',
  unknownWord: (name: string) => `We do not recognize “${name}”, so it was left out of the search.`,
  notExcluded: (name: string) =>
    `We do not recognize “${name}”, so dishes that contain it are not left out.`,
  didYouMean: 'Did you mean',
  useInstead: (name: string, instead: string) => `Use ${instead} instead of ${name}`,
  readAs: (pairs: [typed: string, name: string][]) =>
    `Read as: ${pairs.map(([typed, name]) => `${typed} → ${name}`).join(', ')}.`,
  refine: 'Refine',
  refineWith: (choices: number) => (choices === 0 ? 'Refine' : `Refine (${choices})`),
  restrictedMode: 'Restricted Mode',
  restrictedModeHint: 'Only dishes you can make with your ingredients and your pantry.',
  pantry: 'Pantry',
  recipeType: 'Recipe Type',
  recipeTypes: {
    all: 'Any Type',
    'main course': 'Main course',
    'side dish': 'Side dish',
    dessert: 'Dessert',
    appetizer: 'Appetizer',
    salad: 'Salad',
    soup: 'Soup',
    breakfast: 'Breakfast',
  },
  diet: 'Diet',
  diets: {
    all: 'Any Diet',
    vegetarian: 'Vegetarian',
    pescetarian: 'Pescetarian',
    vegan: 'Vegan',
    'gluten free': 'Gluten free',
  },
  excludeIngredient: 'Exclude ingredient',
  excludePlaceholder: 'e.g., peanuts',
  exclude: 'Exclude',
  filtersIgnored: 'Filters are ignored when Restricted Mode is enabled.',
  ignoredChip: ', ignored',
  /** Beside the struck-through exclusions. */
  exclusionsIgnored: (names: readonly string[]) =>
    `Restricted Mode ignores exclusions, so these dishes may contain ${either().format(names)}.`,
  useSoon: (name: string) => `Use ${name} soon`,
  tonight: (dishes: number) =>
    `Tonight: ${dishes === 1 ? '1 dish' : `${dishes} dishes`}, nothing to buy`,
  startersHeading: 'Not sure where to begin?',
  startersLede: 'Pick a kitchen that looks like yours and adjust it from there.',
  starters: [
    { title: 'Weeknight chicken', ingredients: ['chicken', 'rice', 'garlic', 'lemon'] },
    { title: 'Eggs for supper', ingredients: ['eggs', 'potatoes', 'onion', 'cheddar'] },
    {
      title: 'Pasta and a few tomatoes',
      ingredients: ['spaghetti', 'tomatoes', 'basil', 'garlic'],
    },
    { title: 'Green and meatless', ingredients: ['tofu', 'broccoli', 'ginger', 'soy sauce'] },
    { title: 'Soup weather', ingredients: ['lentils', 'carrots', 'celery', 'cumin'] },
    { title: 'Something for the weekend', ingredients: ['salmon', 'leek', 'dill', 'cream'] },
  ],
  suggestedDishes: 'Suggested Dishes',
  loadingRecipes: 'Loading recipes...',
  noRecipesToast: 'No recipes found for these ingredients.',
  searchFailed: 'Failed to fetch recipes.',
  dishesShown: (shown: number, total: number) =>
    total === 1 ? '1 dish' : shown < total ? `${shown} of ${total} dishes` : `${total} dishes`,
  viewDetails: 'View Details',
  noTime,
  minutes: (minutes: number | null) => (minutes === null ? noTime : hoursAndMinutes(minutes)),
  checkLabel: 'Ingredients can change, so always check the label of everything you use.',
  moreRules: (chosen: number) => (chosen === 0 ? 'More' : `More (${chosen})`),
  rules: {
    halal: 'Halal',
    'kosher style': 'Kosher-style',
    'low salt': 'Low salt',
    'high protein': 'High protein',
  },
  ruleHints: {
    halal:
      'By ingredients only: no pork, alcohol or blood. Whether the meat is halal is up to you.',
    'kosher style':
      'By ingredients only: no pork or shellfish, no meat with milk. Whether the meat is kosher is up to you.',
    'low salt': 'Up to 345 mg of sodium per serving of a meal, or 140 mg of anything else.',
    'high protein':
      'At least 10 g of protein per serving, supplying at least a fifth of its energy.',
  },
  servingsLabel: 'Servings',
  fewerServings: 'Fewer servings',
  moreServings: 'More servings',
  createMenu: 'Create a Menu',
  createMealPlan: 'Create a Meal Plan',
  plannerUnavailable: 'The meal planner is not available right now.',
  favouritesTitle: 'My Favourites',
  favouritesLede: 'The dishes you starred, newest first.',
  findDishes: 'Find dishes',
  toMenu: 'Add to menu',
  toMenuNamed: (title: string) => `Add to menu: ${title}`,
  toPlan: 'Add to plan',
  toPlanNamed: (title: string) => `Add to plan: ${title}`,
};

/** The dishes that were found, and what can be composed instead of them. */
export const suggestions = {
  nameReadAs: (name: string, read: string) =>
    `No dish is called “${name}”, so these are dishes called “${read}”.`,
  leftOutAsUntimed: (count: number) =>
    count === 1
      ? '1 dish is hidden because it does not say how long it takes.'
      : `${count} dishes are hidden because they do not say how long they take.`,
  noRecipes: 'No recipes found matching your ingredients. Try adding more!',
  amongKept: (dishes: number) =>
    `Larder is not responding. This searches the ${dishes === 1 ? 'one dish' : `${dishes} dishes`} kept on this device.`,
  notFilteredBy: (names: readonly string[]) =>
    `Not filtered by ${listed().format(names.map((name) => `“${name}”`))}: these dishes may contain ${names.length === 1 ? 'it' : 'them'}.`,
  leftOutAsUnsure: (count: number) =>
    count === 1
      ? '1 dish is hidden because we are not sure about all of its ingredients.'
      : `${count} dishes are hidden because we are not sure about all of their ingredients.`,
  showMore: 'Show more dishes',
  loadingMore: 'Loading more dishes…',
  compose: 'Compose a dish',
  composeAnother: 'Compose another dish',
  composing: 'Composing…',
  composeInstead: 'Or let Larder write a recipe around what you have.',
  /** Shown first when no dish uses what the kitchen is about, or this one puts more of it together. */
  composeFirst: 'Composed for your kitchen',
  composeFirstOffer: 'A dish composed for your kitchen',
  composeFirstLead: (names: readonly string[]) =>
    `No recipe uses ${either().format(names)}. Larder can write one around what you have.`,
  composeTogetherLead: 'It puts more of your foods together than the dishes below.',
  composeAsWell: 'None of these? Larder can write a recipe around what you have.',
  /** Shown next to the button before it is pressed, so that nobody is surprised by a shopping list. */
  composePreview: {
    title: (title: string) => `Next: ${title}`,
    written: 'It may leave something out or need something else. If so, the recipe will say so.',
    writtenRestricted: 'You will not need to buy anything for it.',
    leavesOut: 'Leaves out',
    nothing: 'nothing',
    known: 'This is one of our own recipes, because it makes the most of what you have.',
    viewNearest: (title: string) => `View ${title}`,
    servings: 'Servings',
    unknown: 'You will first see what it uses, what it leaves out and what you would have to buy.',
  },
  composeFailed: 'The dish could not be composed. Please try again.',
  uses: 'Uses',
  fromPantry: 'Pantry',
  toBuy: 'To buy',
  nearest: (missing: number) =>
    `With ${missing === 1 ? 'one more ingredient' : `${missing === 2 ? 'two' : 'three'} more ingredients`}`,
  nearestLede: 'You cannot make a dish from these alone. These come closest.',
  andMore: (names: string, more: number) => `${names} and ${more} more`,
};

/** A dish in its dialog, with what is known of it. */
export const dish = {
  loadingRecipe: 'Loading recipe…',
  detailsFailed: 'Could not load recipe details.',
  readyIn: (minutes: number | null) => {
    if (minutes === null) return noTime;
    const inHours = minutes < 60 ? '' : ` (${hoursAndMinutes(minutes)})`;
    return `Ready in ${minutes} min${inHours}`;
  },
  /** Its own words where it has no number. */
  servings: (count: number | null, yieldText: string | null) =>
    count === null ? (yieldText ?? 'No servings given') : amountOf(count, true),
  ingredients: 'Ingredients',
  instructions: 'Instructions',
  makes: (made: string) => `Makes ${made}`,
  notes: 'Notes',
  noInstructions: 'This recipe came without instructions.',
  contains: (allergens: string) => `Contains ${allergens}`,
  noAllergens: 'We found none of the allergens we check for.',
  mayContain: (allergens: string) => `May contain ${allergens}`,
  allergensUnknown: (allergens: string) => `Not known: ${allergens}`,
  allAllergensUnknown:
    'We do not recognize one of the ingredients, so this dish may contain any allergen.',
  allergens: {
    gluten: 'gluten',
    wheat: 'wheat',
    crustaceans: 'crustaceans',
    molluscs: 'molluscs',
    eggs: 'eggs',
    fish: 'fish',
    peanuts: 'peanuts',
    soy: 'soy',
    milk: 'milk',
    'tree-nuts': 'tree nuts',
    celery: 'celery',
    mustard: 'mustard',
    sesame: 'sesame',
    sulphites: 'sulphites',
    lupin: 'lupin',
  },
  keeping: {
    title: 'Storage',
    sameDay: 'Best eaten on the day it is made.',
    refrigerator: (days: number) =>
      `Keeps for ${days} days in the refrigerator. Refrigerate it within two hours of cooking.`,
    freezer: (months: number) => `Freezes for ${months === 1 ? 'a month' : `${months} months`}.`,
    ahead: 'Just as good, or better, made a day ahead.',
    reheat: 'Reheat it to 74 °C (165 °F) all the way through; bring liquids to a boil.',
    source: 'Sources: Health Canada and FoodSafety.gov.',
  },
  ruleKept: {
    halal: 'Halal by ingredients',
    'kosher style': 'Kosher-style by ingredients',
    'low salt': 'Low salt',
    'high protein': 'High protein',
  },
  ruleDepends: {
    halal: 'Halal if what you buy is',
    'kosher style': 'Kosher-style if what you buy is',
  },
  inSeason: (foods: readonly string[]) => `In season now in Ontario: ${foods.join(', ')}`,
  nutrition: {
    title: (perServing: boolean) =>
      perServing ? 'Nutrition per serving' : 'Nutrition for the whole dish',
    energy: 'Energy',
    protein: 'Protein',
    fat: 'Fat',
    saturatedFat: 'saturated',
    carbohydrate: 'Carbohydrate',
    fibre: 'fibre',
    sugar: 'sugar',
    sodium: 'Sodium',
    energyAmount: (kilocalories: string, kilojoules: string) =>
      `${kilocalories} kcal (${kilojoules} kJ)`,
    grams: (amount: string) => `${amount} g`,
    milligrams: (amount: string) => `${amount} mg`,
    unknown: 'not known',
    saltToTaste: 'Salt added to taste or to cooking water is not included.',
    source: (coveredPercent: number) =>
      `An estimate based on ${coveredPercent}% of the ingredients by weight. Source: USDA National Nutrient Database, Release 28.`,
    tooLittleKnown: (coveredPercent: number) =>
      `Not known: we have values for only ${coveredPercent}% of the ingredients by weight.`,
  },
  source: (name: string) => `Source: ${name}`,
  why: 'Why',
  evidence: (foods: readonly string[], allergen: string, certain: boolean) =>
    `${foods.join(', ')}: ${certain ? '' : 'possibly '}${allergen}`,
  dietEvidence: (diet: string, foods: readonly string[], certain: boolean) =>
    `${certain ? 'Not' : 'Possibly not'} ${diet.toLowerCase()}: ${foods.join(', ')}`,
  servingsShown: 'Servings shown',
  fewerTimes: 'Fewer times',
  moreTimes: 'More times',
  timesLabel: 'Times',
  units: 'Units',
  unitSystems: { written: 'As written', metric: 'Metric', us: 'US cups and ounces' },
  startCooking: 'Start cooking',
  addToFavourites: 'Add to favourites',
  removeFromFavourites: 'Remove from favourites',
  addedToFavourites: 'Added to favourites!',
  removedFromFavourites: 'Removed from favourites.',
  favouriteFailed: 'Could not update favourites. Please try again.',
  addToCurrentMenu: 'Add to Current Menu',
  addToPlan: 'Add to Plan',
  subscribeToAddMenus: 'Subscribe to Add Menus',
  /** Where what a line asks for comes from. */
  lineSources: { kitchen: 'have', pantry: 'pantry', shop: 'buy' },
  addMissing: (lines: number) =>
    lines === 1 ? 'Add 1 missing item to a list' : `Add ${lines} missing items to a list`,
  addMissingTitle: (title: string) => `Missing for ${title}`,
  list: 'List',
  newList: 'New list',
  addToList: 'Add to list',
  addingToList: 'Adding…',
  addedToList: (list: string) => `Added to “${list}”.`,
  /** Opens the menu that has the dish. */
  inYourMenu: 'In your menu ✓ · Open menu',
};

/** Cook mode, for one dish or several, and its timers. */
export const cooking = {
  stopCooking: 'Stop cooking',
  cooking: (title: string) => `Cooking: ${title}`,
  stepOf: (step: number, steps: number) => `Step ${step} of ${steps}`,
  previousStep: 'Previous step',
  nextStep: 'Next step',
  finishCooking: 'Finish',
  forThisStep: 'For this step',
  timers: 'Timers',
  startTimer: (time: string) => `Start timer: ${time}`,
  /** Tells apart the timers of a step that gives the same time more than once. */
  oneOfEqualTimes: (time: string, place: number, count: number) => `${time}, ${place} of ${count}`,
  timerOf: (step: number, time: string) => `Step ${step}, ${time}`,
  timerOver: 'Time is up',
  pauseTimer: (step: number, time: string, title?: string) =>
    `Pause timer: ${title === undefined ? '' : `${title}, `}step ${step}, ${time}`,
  resumeTimer: (step: number, time: string, title?: string) =>
    `Resume timer: ${title === undefined ? '' : `${title}, `}step ${step}, ${time}`,
  openTimerShort: 'Open',
  openTimer: (title: string, step: number) => `Open ${title}, step ${step}`,
  notifyTimers: 'Notify me when time is up',
  together: {
    open: 'Cook together',
    title: 'Cooking together',
    begin: 'Start now',
    ready: (time: string, minutes: number) =>
      `Everything will be ready together at about ${time}, in ${minutes} minutes, if one cook follows these steps in order.`,
    work: (active: number, passive: number) =>
      passive === 0
        ? `${active} min of work`
        : `${active} min of work, then ${passive} min unattended`,
    openStep: 'Open step',
    ovenConflict: (one: string, celsius: number, other: string, otherCelsius: number) =>
      `${one} (${celsius} °C) and ${other} (${otherCelsius} °C) need the oven at the same time. Bake one of them earlier and keep it warm.`,
  },
  handsFree: {
    voice: 'Voice commands',
    readAloud: 'Read aloud',
    explanation:
      'The microphone stays on while you cook, until you turn it off or leave. Your browser turns what it hears into text; some browsers use their maker’s servers to do so. Larder keeps none of it.',
    startListening: 'Start listening',
    states: {
      on: 'Listening. Say “next”, “back”, “how much salt” or “timer ten minutes”.',
      refused:
        'Microphone access is blocked. Allow it in your browser’s settings for this site, then turn voice commands on again.',
      failed: 'Your browser cannot listen right now. Turn voice commands on again to retry.',
    },
    amount: (lines: readonly string[], inAll: boolean) =>
      `${inAll ? 'In the whole recipe: ' : ''}${lines.join(', ')}`,
    noSuchFood: (food: string) => `No ${food} is needed here.`,
    timerStarted: (time: string) => `Timer started: ${time}.`,
  },
  stopTimer: (step: number, time: string, title?: string) =>
    `Remove timer: ${title === undefined ? '' : `${title}, `}step ${step}, ${time}`,
  timerDone: (title: string, step: number, time: string) =>
    `${title}: time is up for step ${step} (${time}).`,
};

/** The dialog in which a pantry is kept. */
export const pantry = {
  managePantry: 'Manage Pantry',
  pantryLede: 'Ingredients you always have at home count as available when you search for dishes.',
  useCustomPantry: 'Use Custom Pantry',
  pantryIngredient: 'Add Ingredient',
  pantryPlaceholder: 'e.g., olive oil',
  add: 'Add',
  customPantry: 'Your Custom Ingredients',
  defaultPantry: 'Default Pantry Ingredients',
  clearPantry: 'Clear all',
  pantryCleared: (count: number) =>
    count === 1 ? '1 ingredient was removed.' : `${count} ingredients were removed.`,
  discardPantryTitle: 'Discard your changes?',
  discardPantryText: 'Your changes to your pantry have not been saved.',
  keepEditing: 'Keep editing',
  discard: 'Discard',
  customPantryEmpty: 'Your custom pantry is empty.',
  defaultPantryEmpty: 'No default pantry items found.',
  pantryFull: (most: number) => `A pantry can hold up to ${most} ingredients.`,
  loadingPantry: 'Loading pantry…',
  pantryFailed: 'Failed to load pantry data. Please try again.',
  savingPantry: 'Saving pantry...',
  pantrySaved: 'Pantry saved successfully!',
  savePantryFailed: 'Failed to save pantry. Please try again.',
};

/** The photo of an own recipe. */
export const photos = {
  photo: 'Photo',
  photoHint: 'Optional. Without one, the recipe gets an illustration.',
  takePhoto: 'Take photo',
  choosePhoto: 'Choose photo',
  replacePhoto: 'Replace photo',
  removePhoto: 'Remove photo',
  stopAddingPhoto: 'Stop adding the photo',
  preparingPhoto: 'Preparing the photo…',
  addingPhoto: (percent: number) => `Adding the photo: ${percent}%`,
  photoAdded: 'The photo was added.',
  photoWaits: 'The photo is kept on this device and will be sent with the recipe.',
  photoNotStored:
    'The photo could not be sent, and this device has no room to keep it. Leave this page open and try again.',
  photoLost: (recipe: string) =>
    `The photo of “${recipe}” is no longer on this device. The recipe was saved without it.`,
  photoNotAdded: 'The photo could not be added. It is still here, so please try again.',
  photoTooLarge,
  photoIsHeic,
};

/** The page of favourites. */
export const favourites = {
  loadingFavourites: 'Loading favourites…',
  favouritesFailed: 'Could not fetch your favourite recipes.',
  favouritesFailedTitle: 'Your favourites could not be loaded',
  favouritesEmptyTitle: 'No favourites yet',
  favouritesEmpty: 'Open a dish you like and add a star. It will be waiting for you here.',
  searchFavourites: 'Search favourites',
  favouritesShown: (shown: number, total: number) =>
    shown < total ? `${shown} of ${total} favourites` : `${total} favourites`,
  noFavouriteFound: (words: string) => `None of your favourites match “${words}”.`,
};

const insteadOf = ({ have, more }: InsteadOf): string => (more ? `more ${have}` : have);

/** Why a recipe is suggested. */
export const reasons = {
  /** Why a recipe is suggested. `toBuy` are names; we do not know what a kitchen lacks, only what is left to buy. */
  reason: ({ used, typed, pantry, toBuy, standIns = [], soon = [] }: RecipeReason) => {
    if (typed === 0) {
      const shopping = shoppingOf(toBuy);
      return pantry > 0 ? `Pantry covers ${pantry}; ${shopping}.` : `${capitalized(shopping)}.`;
    }
    const uses =
      used < typed
        ? `Uses ${used} of your ${typed}`
        : typed === 1
          ? 'Uses what you have'
          : `Uses ${typed === 2 ? 'both' : `all ${typed}`}`;
    const fromPantry = pantry > 0 ? `, pantry covers ${pantry}` : '';
    const instead =
      standIns.length === 0
        ? ''
        : `, ${standIns.map((one) => `${insteadOf(one)} for ${listOf(one.wanted)}`).join(', ')}`;
    const first = soon.length === 0 ? '' : `, including ${listOf(soon)} to use soon`;
    return `${uses}${first}${instead}${fromPantry}; ${shoppingOf(toBuy)}.`;
  },
  /** The cook should know of the difference. */
  standsIn: ({ wanted, why, ...one }: FoodInsteadOf & InsteadOf) =>
    `${capitalized(insteadOf(one))} for ${wanted}: ${why}.`,
  doesNotStandIn: ({ have, wanted, why }: FoodInsteadOf) =>
    `${capitalized(have)} does not replace ${wanted}: it ${why}.`,
};

/** A person's own recipes, and what they do with any recipe. */
export const myRecipes = {
  title: 'My Recipes',
  lede: 'Everything you wrote, copied or had composed.',
  write: 'Write a recipe',
  importSome: 'Import recipes',
  copyOne: 'Copy one of Larder’s',
  emptyTitle: 'Your cookbook is empty',
  empty:
    'Write down a family recipe, import the ones you keep elsewhere, or find one of Larder’s and make it your own.',
  search: 'Search my recipes',
  searchPlaceholder: 'Title, ingredient, note…',
  tag: 'Tag',
  anyTag: 'Any',
  tagAndCount: (tag: string, count: number) => `${tag} (${count})`,
  sort: 'Sort by',
  sorts: {
    newest: 'Newest',
    opened: 'Last opened',
    title: 'Title',
    time: 'Time',
    rating: 'Rating',
    made: 'Last made',
  },
  organise: 'Organize tags and collections',
  organiseShort: 'Organize',
  noCollections: 'No collections yet. Start one from any recipe.',
  noTags: 'No tags yet. Add them when you edit a recipe.',
  rename: (name: string) => `Rename ${name}`,
  remove: (name: string) => `Delete ${name}`,
  newNameOf: (name: string) => `New name for ${name}`,
  becomesOneWith: (name: string) => `You already have a tag “${name}”. The two will be merged.`,
  removeCollectionQuestion: (name: string) => `Delete the collection “${name}”?`,
  removeCollectionWarning: 'Its recipes stay where they are.',
  removeTagQuestion: (name: string) => `Delete the tag “${name}”?`,
  removeTagWarning: 'It will be removed from every recipe. The recipes stay.',
  tagFailed: 'The tag could not be changed. Please try again.',
  count: (total: number) => (total === 1 ? '1 recipe' : `${englishNumber(total)} recipes`),
  nothingFound: 'No recipes match. Try other words or fewer filters.',
  clearFilters: 'Clear search and filters',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  pages: 'Pages',
  loading: 'Loading your recipes…',
  failedTitle: 'Your recipes could not be loaded',
  failed: 'Failed to fetch your recipes.',
  amongKept: (recipes: number) =>
    `Larder is not responding. This searches ${recipes === 1 ? 'the one recipe' : `the ${recipes} newest recipes`} kept on this device.`,
  actions: 'More actions',
  duplicate: 'Duplicate',
  copyAndChange: 'Copy and change',
  copyFailed: 'The recipe could not be copied. Please try again.',
  deleteQuestion: (title: string) => `Delete “${title}”?`,
  deleteWarning:
    'It will be removed from your recipes, favourites and collections. Menus and plans keep it.',
  deleting: 'Deleting…',
  deleted: 'Recipe deleted.',
  deleteFailed: 'The recipe could not be deleted. Please try again.',
  broughtBack: (title: string) => `“${title}” is back.`,
  notBroughtBack: 'The recipe could not be restored. Please try again.',
  print: 'Print',
  share: 'Share as text',
  download: 'Download as a file',
  downloadJsonLd: 'Download for other programs',
  copied: 'The recipe was copied to the clipboard.',
  shareFailed: 'The recipe could not be shared.',
  marks: 'Your rating, notes and collections',
  logAndCollections: 'When you made it, and collections',
  rating: 'Your rating',
  stars: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
  removeRating: 'Remove rating',
  ratingFailed: 'Your rating could not be saved. Please try again.',
  madeIt: 'When you made it',
  madeOn: 'Date',
  madeNote: 'How was it?',
  iMadeIt: 'I made it',
  recorded: 'Noted!',
  logFailed: 'Your note could not be saved. Please try again.',
  entry: (day: string, note: string) => (note === '' ? unbroken(day) : `${unbroken(day)}: ${note}`),
  changeEntry: (day: string) => `Edit the entry for ${day}`,
  removeEntry: (day: string) => `Remove the entry for ${day}`,
  collections: 'Collections',
  newCollection: 'New collection',
  addCollection: 'Add collection',
  collectionFailed: 'The collection could not be changed. Please try again.',
  collection: 'Collection',
  anyCollection: 'Any',
  versions: 'Earlier versions',
  versionsLede: 'When you restore one, the version it replaces is kept.',
  until: (time: string) => `Until ${time}`,
  restore: 'Restore',
  restoreVersion: (time: string) => `Restore the version until ${time}`,
  restored: 'The earlier version is back.',
  restoreFailed: 'The version could not be restored. Please try again.',
  versionsFailed: 'The earlier versions could not be loaded.',
  textServings: (count: number) => `Serves ${count}`,
  textYield: (made: string) => `Makes ${made}`,
  textPrepTime: (minutes: number) => `Preparation time: ${minutes} min`,
  textCookTime: (minutes: number) => `Cooking time: ${minutes} min`,
};

/** Writing and changing a recipe. */
export const imports = {
  title: 'Import Recipes',
  lede: 'From the web, another program, pasted text or a photo. You see everything before it is saved.',
  open: 'Import',
  fromTheWeb: 'From the web',
  addresses: 'Page addresses',
  addressesHint: 'Paste one to preview its recipe, or several, one per line, to import them all.',
  readAddresses: 'Import from the web',
  addressMissing: 'Paste the address of a page first, such as https://example.org/recipe.',
  fromText: 'From text',
  readText: 'Read the text',
  textMissing: 'Paste the text of a recipe first.',
  fromFile: 'From another program',
  programs:
    'Paprika, Mealie, Tandoor, RecipeSage, Nextcloud Cookbook, Plan to Eat, Recipe Keeper, CopyMeThat, Cookmate, My Recipe Box, KitchenOwl, Crouton, Mela, CSV tables and Larder’s own export.',
  dropHere: 'Drop your export file here, or',
  chooseFile: 'Choose file',
  fromPhoto: 'From a photo',
  photoHint:
    'A cookbook page, a card or a scan. It is read on this device; printed English and French work best.',
  photoElsewhere: 'Handwritten or hard to read',
  photoElsewhereHint:
    'The photo is then sent to a text recognition service chosen by this site. Check the result against the photo.',
  photoWithoutText:
    'No text was found in this photo. Try a sharper one, taken from straight above.',
  photoUnreadable: 'This file cannot be opened as a photo. Save it as a JPEG and try again.',
  photoReaderMissing: 'The photo reader could not be loaded. Check your connection and try again.',
  fromBrowser: 'From your browser',
  bookmarkHint:
    'For sites that only let browsers in: drag this to your bookmarks bar, then open a recipe and click it there.',
  bookmark: 'Add to Larder',
  useBookmark: 'Use the bookmark',
  working: {
    reading: 'Reading the recipe…',
    picture: 'Adding the photo…',
    sending: 'Sending the file…',
    photo: 'Reading the photo…',
  },
  workingShare: (what: string, percent: number) => `${what} ${percent}%`,
  stop: 'Stop',
  failed: 'This could not be read. Please try again.',
  recent: 'Recent imports',
  nameOf: (name: string | null, total: number | null) => {
    if (name !== null) return name;
    return total === null ? 'Import' : `${total === 1 ? '1 page' : `${total} pages`} from the web`;
  },
  states: {
    waiting: 'Waiting to start…',
    running: 'Importing…',
    done: 'Imported.',
    failed: 'Not finished.',
    undone: 'This import was undone.',
  },
  done: (done: number, total: number | null) =>
    total === null
      ? `${englishNumber(done)} read so far`
      : `${englishNumber(done)} of ${englishNumber(Math.max(done, total))} read`,
  progress: 'Progress of the import',
  report: ({
    added,
    pictures,
    known,
    failed,
  }: Record<'added' | 'pictures' | 'known' | 'failed', number>) =>
    [
      added === 1 ? '1 recipe' : `${englishNumber(added)} recipes`,
      pictures > 0 && (pictures === 1 ? '1 photo' : `${englishNumber(pictures)} photos`),
      known > 0 && `${englishNumber(known)} you already had`,
      failed > 0 && `${englishNumber(failed)} not read`,
    ]
      .filter(Boolean)
      .join(', '),
  known: (count: number) =>
    count === 1
      ? '1 recipe was already in your cookbook and was left as it is.'
      : `${englishNumber(count)} recipes were already in your cookbook and were left as they are.`,
  picturesFailed: (count: number) =>
    count === 1
      ? '1 photo could not be read.'
      : `${englishNumber(count)} photos could not be read.`,
  leftOut: {
    meal_plans: (count: number) => `${englishNumber(count)} meal plan entries were left out.`,
    shopping_lists: (count: number) => `${englishNumber(count)} shopping lists were left out.`,
    deleted_recipes: (count: number) => `${englishNumber(count)} deleted recipes were left out.`,
    other_files: (count: number) => `${englishNumber(count)} other files were left out.`,
    search_collections: (count: number) =>
      count === 1
        ? '1 cookbook was left out because it is a saved search there, not a list of recipes.'
        : `${englishNumber(count)} cookbooks were left out because they are saved searches there, not lists of recipes.`,
    undated_marks: (count: number) =>
      count === 1
        ? '1 recipe is marked as made, but the file does not say when, so the mark was left out.'
        : `${englishNumber(count)} recipes are marked as made, but the file does not say when, so the marks were left out.`,
    collections: (count: number) =>
      count === 1
        ? '1 collection was left out because you have reached the limit.'
        : `${englishNumber(count)} collections were left out because you have reached the limit.`,
  },
  alsoAdded: {
    ratings: (count: number) => (count === 1 ? '1 rating' : `${englishNumber(count)} ratings`),
    favourites: (count: number) =>
      count === 1 ? '1 favourite' : `${englishNumber(count)} favourites`,
    log_entries: (count: number) =>
      count === 1 ? '1 cooking date' : `${englishNumber(count)} cooking dates`,
    collections: (count: number) =>
      count === 1 ? '1 collection' : `${englishNumber(count)} collections`,
  },
  alsoAddedAs: (parts: readonly string[]) => `Also imported: ${listed().format(parts)}.`,
  waitingForColumns: 'Waiting for you to say what its columns contain.',
  columnsTitle: 'What’s in the columns?',
  columnsLede:
    'Some column names do not say what the columns contain. Choose it here; columns marked “Not imported” are left out.',
  columnHolds: (column: string) => `Column “${column}” contains`,
  columnUnnamed: (place: number) => `Column ${place}`,
  columnEmpty: 'empty in the first rows',
  columnNotImported: 'Not imported',
  columnFields: {
    title: 'Title',
    description: 'Description',
    ingredients: 'Ingredients',
    steps: 'Steps',
    notes: 'Notes',
    tags: 'Tags',
    servings: 'Servings',
    prepTime: 'Preparation time',
    cookTime: 'Cooking time',
    totalTime: 'Total time',
    image: 'Picture',
    sourceName: 'Source',
    sourceUrl: 'Page address',
    rating: 'Rating',
    favourite: 'Favourite',
    language: 'Language',
  },
  importTable: 'Import the table',
  importingTable: 'Importing…',
  discardTable: 'Discard',
  sharedFileLost:
    'The shared file did not arrive because Larder was not open. Choose it here instead.',
  archiveTitle: 'This is a Larder export',
  archiveText:
    'You can restore all of it: recipes with their ratings and dates, collections, menus, plans, lists, calendar, pantry and kitchen. Everything you have here stays as it is.',
  archiveRestore: 'Restore everything',
  archiveRecipesOnly: 'Import only the recipes',
  restoreUnavailable: 'Restoring is not available right now.',
  toReview:
    'The new recipes are tagged “to review”. Remove the tag from each one you have checked.',
  notRead: 'Not read',
  moreNotRead: (count: number) => `and ${englishNumber(count)} more`,
  undo: 'Undo the import',
  stopAndUndo: 'Stop and undo',
  undoQuestion: 'Undo this import?',
  undoWarning: (added: number) =>
    `${added === 1 ? 'The recipe' : `The ${englishNumber(added)} recipes`} from this import will be deleted, except any you have changed since.`,
  undoing: 'Deleting…',
  undone: (removed: number, kept: number) =>
    kept === 0
      ? `${removed === 1 ? '1 recipe was' : `${englishNumber(removed)} recipes were`} removed.`
      : `${removed === 1 ? '1 recipe was' : `${englishNumber(removed)} recipes were`} removed; ${kept === 1 ? '1 you have changed was' : `${englishNumber(kept)} you have changed were`} kept.`,
  undoFailed: 'The import could not be undone. Please try again.',
  jobTitle: 'Import',
  jobFailed: 'This import could not be loaded.',
  loading: 'Loading the import…',
  backToImports: 'Back to imports',
  openRecipes: 'Open My Recipes',
  receiveTitle: 'Add a Page',
  received: (host: string) => `Received the page you had open on ${host}.`,
  readReceived: 'Read its recipe',
  nothingReceived:
    'Nothing arrived. Some sites block sending pages: go back to the recipe, select everything, copy it and paste it here.',
  pastePage: 'Copied page',
  review: 'What we found',
  reviewLede: 'Compare it with the source, then save it.',
  openSource: 'Open the page',
  sourceText: 'Source text',
  checkThese: 'Please check',
  unreadWords: (words: readonly string[]) => `Hard to read: ${words.join(' · ')}`,
  duplicate: 'You already have this recipe:',
  pictureMissing: 'The photo on the page could not be downloaded. You can add one below.',
  foundIn: 'Where each field came from',
  fieldOrigin: (field: string, origin: string) => `${field}: ${origin}`,
  fields: {
    title: 'Title',
    ingredients: 'Ingredients',
    steps: 'Steps',
    servings: 'Servings',
    yieldText: 'Makes',
    prepMinutes: 'Preparation',
    cookMinutes: 'Cooking',
    totalMinutes: 'Total time',
    image: 'Photo',
    language: 'Language',
    description: 'Description',
    notes: 'Notes',
    tags: 'Tags',
    sourceName: 'Source name',
    sourceUrl: 'Source address',
  },
  origins: {
    'json-ld': 'the page’s recipe data',
    microdata: 'the page’s recipe markup',
    rdfa: 'the page’s recipe markup',
    hrecipe: 'the page’s recipe markup',
    'page-data': 'the page’s own data',
    'page-text': 'the page’s text',
    'language-model': 'a language model, copied from the page',
    'open-graph': 'what the page says about itself',
    'page-title': 'the page’s title',
    text: 'the text',
    photo: 'the photo',
  },
};

export const recipeEditor = {
  newTitle: 'Write a Recipe',
  editTitle: 'Edit Recipe',
  backToRecipes: 'Back to My Recipes',
  title: 'Title',
  titlePlaceholder: 'e.g., Grandma’s cinnamon rolls',
  servings: 'Servings',
  yield: 'Makes',
  yieldPlaceholder: 'about 16 rolls',
  prepTime: 'Preparation (min)',
  cookTime: 'Cooking (min)',
  minutesPlaceholder: '45, or 1 h 10',
  amount: (name: string, text: string) => `${name}: ${text}`,
  ingredientsHint: 'One per line. A line that ends with a colon is a heading, such as “Dough:”.',
  ingredientsPlaceholder: 'Dough:\n450 g flour\n1 cup warm milk\n\nFilling:\n2 tbsp cinnamon',
  readings: 'How Larder reads them',
  nothingToRead: 'Each line appears here as you type.',
  readSummary: (lines: number, kept: number) => {
    const all = lines === 1 ? '1 line' : `${lines} lines`;
    return kept === 0 ? all : `${all}, ${kept} kept as text`;
  },
  reading: (amount: string, foods: readonly string[]) =>
    [amount, listed().format(foods)].filter((part) => part !== '').join(' · '),
  keptAsText: 'Kept as text',
  correct: (line: string) => `Correct “${line}”`,
  useFood: (food: string) => `Use ${food}`,
  useFoodIn: (food: string, line: string) => `Use ${food} in “${line}”`,
  moreLines: (count: number) => (count === 1 ? 'and 1 more line' : `and ${count} more lines`),
  steps: 'Steps',
  stepsHint: 'One paragraph per step. You can paste a numbered list.',
  stepsPlaceholder: 'Knead the dough and let it rise for an hour.\nRoll it out and fill it.',
  stepCount: (count: number) => (count === 1 ? '1 step' : `${count} steps`),
  more: 'Notes, tags and more',
  notes: 'Notes',
  notesHint: 'Only your household can see them.',
  tag: 'Add tags',
  tagsHint: 'Separate several with commas.',
  tags: 'Tags',
  addTag: 'Add tag',
  typesHint: 'Choose only if Larder gets it wrong.',
  sourceName: 'Source name',
  source: 'Source address',
  sourcePlaceholder: 'https://…',
  language: 'Language of the recipe',
  languageUnknown: 'Not specified',
  private: 'Only for me',
  privateHint: 'Otherwise, everyone in your household can see it.',
  pasteRecipe: 'Paste a whole recipe',
  pasteTitle: 'Paste a recipe',
  pasteHint: 'Title, ingredients and steps in one go, from a message, a document or a page.',
  recipeText: 'Recipe as text',
  pasteMissing: 'Please paste the text of a recipe first.',
  fillIn: 'Fill in the recipe',
  pasted: 'We sorted what you pasted into the fields below.',
  undoPaste: 'Undo',
  cleared: {
    ingredients: 'The ingredients were cleared.',
    steps: 'The steps were cleared.',
    notes: 'The notes were cleared.',
    picture: 'The photo was removed.',
  },
  faults: {
    title: 'Please give the recipe a title.',
    servings: 'Servings must be a whole number. Put anything else in “Makes”.',
    prepMinutes: 'Enter minutes, such as 45, or hours, such as 1 h 10.',
    cookMinutes: 'Enter minutes, such as 45, or hours, such as 1 h 10.',
    ingredients: 'Please enter at least one ingredient or step.',
  },
  save: 'Save Recipe',
  saving: 'Saving…',
  saved: 'Recipe saved!',
  saveFailed: 'The recipe could not be saved. It is kept on this device, so please try again.',
  noLongerSaved: 'This recipe has since been deleted. Save it again to keep it as a new recipe.',
  kept: 'Not saved yet, but kept on this device.',
  waiting: 'Offline. Kept on this device, and saved as soon as Larder is open and online.',
  sent: (title: string) => `“${title}” has been saved.`,
  notSent: (title: string, reason: string) => `“${title}” has not been saved. ${reason}`,
  changedMeanwhile: (title: string) =>
    `“${title}” was changed on another device. Open it and save to choose a version.`,
  deletedMeanwhile: (title: string) =>
    `“${title}” has since been deleted. Open it and save to keep it as a new recipe.`,
};

/** For how many a dish is cooked. Where its recipe does not say, the number is how many times it is made. */
export const servings = {
  of: (title: string) => `Servings of ${title}`,
  fewerOf: (title: string) => `Fewer servings of ${title}`,
  moreOf: (title: string) => `More servings of ${title}`,
  timesOf: (title: string) => `How many times to make ${title}`,
  fewerTimesOf: (title: string) => `Make ${title} fewer times`,
  moreTimesOf: (title: string) => `Make ${title} more times`,
  ofAll: 'Servings of every dish',
  fewerOfAll: 'Fewer servings of every dish',
  moreOfAll: 'More servings of every dish',
  amount: amountOf,
  /** Without servings, they are those of the recipe. */
  dishFor: (title: string, count: number | null, arePeople: boolean) =>
    count === null ? title : `${title} (${amountOf(count, arePeople)})`,
  menuFor: (count: number) => `For ${count}`,
  keep: (servings: string) => `Save: ${servings}`,
  keeping: 'Saving…',
  kept: (title: string, servings: string) => `${title}: ${servings} saved.`,
  changedMeanwhile:
    'This was changed on another device, and you now see that version. Save again to change it.',
  keepFailed: 'The servings could not be saved. Please try again.',
  outOfRange: (most: number) => `Servings must be a whole number from 1 to ${most}.`,
};

export const menus = {
  waitingMenu: (title: string) => `Menu “${title}”`,
  waitingDeletion: 'A deleted menu',
  savedTab: 'Saved',
  currentMenu: 'Current Menu',
  title: 'Menu title',
  titlePlaceholder: 'e.g., Sunday dinner',
  save: 'Save Menu',
  saving: 'Saving…',
  saved: 'Menu saved successfully!',
  saveFailed: 'Failed to save menu. Please try again.',
  titleRequired: 'Please enter a title for your menu before saving.',
  dishesRequired: 'Please add at least one recipe to your menu before saving.',
  noDishes: 'Open a dish and add it here.',
  added: (title: string) => `${title} is in your current menu.`,
  alreadyAdded: 'This dish is already in your current menu.',
  menuFull: (most: number) => `A menu can hold up to ${most} dishes.`,
  addFromHomeOnly: 'You can only add recipes to a menu from the main page.',
  currentMenuButton: (count: number) => `Current Menu (${count})`,
  savingLocked: 'Saving menus is a locked feature. Please subscribe.',
  addingLocked: 'You need an active subscription to add recipes to a menu.',
  editing: 'You are editing a saved menu. Saving replaces it.',
  noLongerSaved: 'This menu has since been deleted. Save it again to keep it as a new menu.',
  beginAnew: 'Start a new menu',
  editMenu: 'Edit Menu',
  openingFailed: 'Could not load menu for editing.',
  printCard: 'Print Menu Card',
  printRecipes: 'Print Recipe List',
  printPrep: 'Print Prep Sheet',
  prepSheet: 'Prep Sheet',
  allTogether: 'All together',
  leadTime: (minutes: number) => `Start ${hoursAndMinutes(minutes)} before serving`,
  waitingTime: (minutes: number) => `including ${hoursAndMinutes(minutes)} of standing time`,
  groceryList: 'Grocery List',
  preparing: 'Preparing…',
  printSettings: 'Print Settings',
  cardLook: 'Card look',
  cardLooks: { classic: 'Classic', modern: 'Modern', framed: 'Framed' },
  paper: 'Paper',
  paperHint: 'For the menu card and the recipe list.',
  settingsKept: 'Kept on this device.',
  done: 'Done',
  printEmpty: 'Please add items to your menu first.',
  printRecipesEmpty: 'Please add items to your menu first to generate a recipe list.',
  printFailed: 'The recipes could not be loaded for printing. Please try again.',
  specials: 'Specials',
  recipeGuide: 'Kitchen Recipe Guide',
  titleAndDate: (title: string, date: string) => `${title} · ${date}`,
  recipeUnavailable: 'This recipe is not available at the moment.',
  moveUp: (title: string) => `Move ${title} up`,
  moveDown: (title: string) => `Move ${title} down`,
  savedMenusTitle: 'Saved Menus',
  savedMenusLede: 'Menus you put together, ready to cook again.',
  menuTitle: 'Menu',
  slotsUsed: (used: number, limit: number) => `${used}/${limit} slots used`,
  createdOn: (date: string) => `Created on ${unbroken(date)}`,
  items: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  loadingMenus: 'Loading menus…',
  loadingMenu: 'Loading menu…',
  savedPlans: 'Saved Meal Plans',
  menusFailed: 'Failed to fetch saved menus.',
  menusFailedTitle: 'Your menus could not be loaded',
  menuFailed: 'Failed to fetch menu details.',
  menusEmptyTitle: 'No saved menus yet',
  menusEmpty: 'Dishes that go well together deserve a name. Menus you save will appear here.',
  lockedTitle: 'Saved menus are a premium feature',
  locked: 'Keep the dishes that go together, and cook them again whenever you like.',
  seeOffer: 'See the subscription',
  menuEmpty: 'This menu has no dishes.',
  view: 'View',
  backToMenus: 'Back to My Menus',
  recipeGone: 'This recipe is no longer available.',
  deleteQuestion: (title: string) => `Delete “${title}”?`,
  deleteWarning: 'Its recipes stay. You can undo this for a few seconds.',
  deleting: 'Deleting…',
  deleted: 'Menu deleted!',
  deleteFailed: 'Failed to delete menu.',
};

/** What becomes of the calendar events of a menu or plan that is deleted. */
export const linkedEvents = {
  question: (events: number) =>
    events === 1
      ? 'It has an event on the calendar. What should happen to the event?'
      : `It has ${events} events on the calendar. What should happen to the events?`,
  keep: (events: number) => (events === 1 ? 'Keep the event' : 'Keep the events'),
  delete: (events: number) => (events === 1 ? 'Delete the event' : 'Delete the events'),
};

/** Unsaved menus, plans and lists. */
export const drafts = {
  unsaved: (titles: readonly string[]) => `${titles.length} unsaved: ${titles.join(', ')}`,
  untitled: 'Untitled',
  kinds: { menu: 'Menu', plan: 'Weekly plan', recipe: 'Recipe' },
  inEditor: 'in the editor',
  open: 'Open',
  openNamed: (title: string) => `Open ${title}`,
  discard: 'Discard',
  discardNamed: (title: string) => `Discard ${title}`,
  discarded: (title: string) => `Discarded: ${title}`,
  discardQuestion: (title: string) => `Discard “${title}”?`,
  discardWarning: 'Your unsaved changes will be lost for good.',
  discardChanges: 'Discard changes',
  discardChangesWarning:
    'It goes back to the version you last saved. Your changes will be lost for good.',
  resumed: (title: string) => `Your unsaved changes to “${title}” are back.`,
  notKept: 'This browser has no room to keep your draft. Save it before you close this page.',
  conflictTitle: (title: string) => `“${title}” was changed on another device`,
  conflictLede: 'Both versions are here. Nothing is saved until you choose.',
  mine: 'Your version',
  theirs: 'Saved version',
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',
  saveMineAsNew: 'Save mine as new',
  onlyHere: 'only in this version',
};

interface ProposalReason {
  /** What spoils soon, and what else of the kitchen it uses. */
  saves: readonly string[];
  uses: readonly string[];
  toBuy: readonly string[];
  /** Those of them that another dish of the week needs too. */
  shared: readonly string[];
}

export const planner = {
  waitingPlan: (name: string) => `Plan “${name}”`,
  waitingPlanDeletion: 'A deleted plan',
  waitingEvent: (title: string) => `Calendar: ${title}`,
  waitingEventDeletion: 'A deleted calendar entry',
  planTab: 'Plan',
  groceryList: 'Grocery list',
  groceryListFor: (days: string) => `Grocery list for ${days}`,
  calendarTitle: 'Calendar',
  calendarLede: 'Your menus and weekly plans, on the days you plan to cook them.',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  today: 'Today',
  dayName: (day: string, events: number) =>
    events === 0 ? day : events === 1 ? `${day}, 1 event` : `${day}, ${events} events`,
  more: (count: number) => `+${count}`,
  moreOn: (count: number, day: string) => `+${count} more on ${day}`,
  dishesOn: (day: string) => `Dishes on ${unbroken(day)}`,
  noEvents: 'Nothing is planned for this day.',
  loadFailed: 'Failed to load your calendar data.',
  monthNotKept:
    'This month is not kept on this device. It will appear as soon as Larder can be reached; anything you add until then is kept and sent later.',
  savedItems: 'Your Saved Items',
  pickFor: (day: string) => `Pick one to put it on ${unbroken(day)}.`,
  savedMenus: 'Saved Menus',
  savedPlans: 'Saved Meal Plans',
  loadingMenus: 'Loading menus...',
  loadingPlans: 'Loading plans...',
  noMenus: 'You have no saved menus.',
  noPlans: 'You have no saved meal plans.',
  createdOn: (date: string) => `Created on ${unbroken(date)}`,
  itemsCreatedOn: (count: number, created: string) =>
    `${count === 1 ? '1 item' : `${count} items`} - ${created}`,
  addToCalendar: 'Add to Calendar',
  startDate: 'Start date',
  endDate: 'End date',
  endDateHint: 'Only if it lasts more than one day.',
  endsTooEarly: 'The end date cannot be before the start date.',
  color: 'Colour',
  colors: { blue: 'Blue', green: 'Green', red: 'Red', purple: 'Purple', orange: 'Orange' },
  adding: 'Adding to calendar...',
  added: 'Successfully added to calendar!',
  addFailed: 'Failed to add item to calendar.',
  openMenu: 'Open the menu',
  linkDeleted: {
    menu: 'The menu linked to this event has been deleted.',
    meal_plan: 'The meal plan linked to this event has been deleted.',
  },
  openPlan: 'Open the meal plan',
  eventTitle: 'Title',
  startMissing: 'Please choose a start date.',
  eventMoved: (title: string, days: string) => `${title} is now on ${days}.`,
  movingHint: 'Drag an event to another day, or press Shift and an arrow key while it has focus.',
  menu: (title: string) => `Menu: ${title}`,
  mealPlan: (name: string) => `Meal plan: ${name}`,
  saving: 'Saving…',
  saveChanges: 'Save Changes',
  eventUpdated: 'Event updated.',
  eventUpdateFailed: 'Failed to update the event.',
  eventDeleted: 'Event deleted.',
  eventDeleteFailed: 'Failed to delete the event.',
  deleteEventTitle: (title: string) => `Delete “${title}” from your calendar?`,
  deleteEventText: 'The menu or plan behind it stays saved.',
  weeklyPlan: 'Weekly Meal Plan',
  planName: 'Plan name',
  viewWeek: 'View week',
  dayOfPlan: (day: string, plan: string) => (plan === '' ? day : `${day}, ${plan}`),
  weekTitle: 'Weekly Plan',
  dishIn: (title: string, slot: string) => `${title}, ${slot}`,
  keptPrivate: 'Kept private by its author',
  weekEmpty: 'Nothing is planned yet. Open a dish and add it to the plan.',
  savePlan: 'Save Plan',
  planSaved: 'Meal plan saved successfully!',
  savedAs: (name: string) => `“${name}” is saved.`,
  planSaveFailed: 'Failed to save meal plan.',
  savingLocked: 'Saving meal plans is a locked feature. Please subscribe.',
  nameMissing: 'Please enter a title for your meal plan.',
  dishesMissing: 'Please add at least one recipe to your meal plan.',
  addToPlan: 'Add to Plan',
  planningLocked: 'You need an active subscription to build a meal plan.',
  day: 'Day',
  meal: 'Meal',
  days: {
    Monday: 'Monday',
    Tuesday: 'Tuesday',
    Wednesday: 'Wednesday',
    Thursday: 'Thursday',
    Friday: 'Friday',
    Saturday: 'Saturday',
    Sunday: 'Sunday',
  },
  shortDays: {
    Monday: 'Mon',
    Tuesday: 'Tue',
    Wednesday: 'Wed',
    Thursday: 'Thu',
    Friday: 'Fri',
    Saturday: 'Sat',
    Sunday: 'Sun',
  },
  meals: { Breakfast: 'Breakfast', Lunch: 'Lunch', Dinner: 'Dinner' },
  slotName: (day: string, meal: string) => `${day} ${meal}`,
  removeFrom: (title: string, slot: string) => `Remove ${title} from ${slot}`,
  planned: (title: string, slot: string) => `${title} is planned for ${slot}.`,
  alreadyPlanned: (title: string, slot: string) => `${title} is already planned for ${slot}.`,
  mealFull: (most: number) => `A meal can hold up to ${most} recipes.`,
  moveDish: (title: string) => `Move ${title}`,
  moveFrom: (title: string, slot: string) => `Move ${title} from ${slot}`,
  planEmpty: 'This plan has no dishes.',
  planGone: 'This meal plan no longer exists.',
  plansFailed: 'Failed to fetch saved meal plans.',
  dishes: (count: number) => (count === 1 ? '1 dish' : `${count} dishes`),
  view: 'View',
  copy: 'Copy',
  copying: 'Copying…',
  copyOf: (name: string) => `Copy of ${name}`,
  planCopied: (name: string) => `“${name}” was copied.`,
  planCopyFailed: 'Failed to copy the meal plan.',
  planDeleted: 'Meal plan deleted.',
  planDeleteFailed: 'Failed to delete the meal plan.',
  deletePlanTitle: (name: string) => `Delete “${name}”?`,
  deletePlanText: 'Its recipes stay. You can undo this for a few seconds.',
  savedPlansLede: 'Weeks you saved, ready to cook again or change.',
  noPlansTitle: 'No saved meal plans yet',
  noPlansText: 'A week worth repeating deserves a name. Plans you save will appear here.',
  toPlanner: 'Plan a week',
  plansFailedTitle: 'Your meal plans could not be loaded',
  rename: 'Rename',
  renamePlan: (name: string) => `Rename “${name}”`,
  planRenamed: (name: string) => `The plan is now called “${name}”.`,
  planRenameFailed: 'Failed to rename the meal plan.',
  editingPlan: 'You are editing a saved meal plan. Saving replaces it.',
  planNoLongerSaved: 'This plan has since been deleted. Save it again to keep it as a new plan.',
  beginPlan: 'Start a new plan',
  mealOf: (slot: string, titles: readonly string[]) => `${slot}: ${titles.join(', ')}`,
  addDishTo: (slot: string) => `Add a dish to ${slot}`,
  dishName: 'Name of a dish',
  foundDishes: 'Dishes with this name',
  fromKitchen: 'From your kitchen',
  fromFavourites: 'Favourites',
  plannedBefore: 'Planned before',
  leftovers: 'Leftovers',
  eatingOut: 'Eating out',
  eatingOutHint: 'Nothing is bought for this meal.',
  mealNote: 'Note',
  moveHow: 'What to do',
  moveWays: {
    move: {
      label: 'Move it there',
      confirm: 'Move',
      done: (title: string, slot: string) => `${title} has moved to ${slot}.`,
    },
    repeat: {
      label: 'Cook it there too',
      confirm: 'Repeat',
      done: (title: string, slot: string) => `${title} is planned for ${slot} too.`,
    },
    leftovers: {
      label: 'Cook double, eat the rest there',
      confirm: 'Plan leftovers',
      done: (title: string, slot: string) => `${title} is doubled; the rest is for ${slot}.`,
    },
  },
  planMyWeek: 'Plan my week',
  proposalIntro:
    'Choose how many meals to plan. Dishes you have already planned stay, and the new ones are chosen to go with them.',
  mealCounts: { Breakfast: 'Breakfasts', Lunch: 'Lunches', Dinner: 'Dinners' },
  timeLimit: 'Time',
  anyTime: 'Any time',
  useUpFirst: 'Use up first',
  useUpFirstHint:
    'Separate foods with commas. If empty, the foods you marked to use soon in your kitchen.',
  leaveOut: 'Leave out',
  proposeWeek: 'Propose dishes',
  proposing: 'Proposing…',
  proposedWeek: 'Proposed dishes',
  proposalFailed: 'No dishes could be proposed. Please try again.',
  noFreeMeals: 'Choose at least one meal that has no dish yet.',
  proposalCost: (foods: number, minutes: number) =>
    `${foods === 0 ? 'Nothing to buy' : foods === 1 ? '1 item to buy' : `${foods} items to buy`} · ${hoursAndMinutes(minutes)} of cooking`,
  proposalToBuy: (foods: readonly string[]) => `To buy: ${listOf(foods)}.`,
  slotTime: (slot: string, minutes: number | null) =>
    `${slot} · ${minutes === null ? noTime : hoursAndMinutes(minutes)}`,
  lockMeal: (title: string) => `Keep ${title}`,
  swapMeal: (title: string) => `Swap ${title} for another dish`,
  otherDishes: 'Other dishes',
  changeWishes: 'Change choices',
  takeProposal: 'Add to my plan',
  proposalTaken: (dishes: number) =>
    dishes === 1 ? '1 dish is in your plan.' : `${dishes} dishes are in your plan.`,
  mealsUnfilled: (slots: readonly string[]) =>
    `No other dish fits ${listOf(slots)}. Allow more time or leave out fewer foods.`,
  foodsNotUsed: (foods: readonly string[]) => `No dish uses ${listOf(foods)}.`,
  foodsUnknown: (foods: readonly string[]) => `We do not recognize ${listOf(foods)}.`,
  notLeftOut: (foods: readonly string[]) =>
    `We do not recognize ${listOf(foods)}, so dishes may still contain ${foods.length === 1 ? 'it' : 'them'}.`,
  /** Why a dish is proposed for a meal. */
  proposalReason: ({ saves, uses, toBuy, shared }: ProposalReason) => {
    const use =
      saves.length > 0
        ? `Uses up your ${namedUpTo(saves, mostNamed)}; `
        : uses.length > 0
          ? `Uses your ${namedUpTo(uses, mostNamed)}; `
          : '';
    const text = capitalized(`${use}${shoppingOf(toBuy)}.`);
    if (shared.length === 0) return text;
    const others = shared.length === 1 ? 'is' : 'are';
    return `${text} ${capitalized(namedUpTo(shared, mostNamed))} ${others} needed for another meal too.`;
  },
};

const timesOf = (times: number): string => (times === 2 ? 'twice' : `${times} times`);

export const grocery = {
  waitingList: (name: string) => `Grocery list “${name}”`,
  waitingDeletion: 'A deleted grocery list',
  shopTab: 'Shop',
  listTitle: 'Grocery List',
  listLede: 'Choose the menus you want to cook, and get one list for all of them.',
  fromMenus: 'From your menus',
  menus: 'Saved menus',
  dishCount: (count: number) => (count === 1 ? '1 dish' : `${count} dishes`),
  noMenus: 'You have no saved menus yet. You can write your own list below.',
  generate: 'Generate Grocery List',
  generating: 'Generating…',
  yourList: 'Your list',
  checkPantry: 'Check you have',
  menusFailed: 'Could not fetch your saved menus. Please try again later.',
  noMenuChosen: 'Please select at least one menu to generate a list.',
  generated: 'Grocery list generated successfully!',
  nothingNeeded: 'Looks like you have all the ingredients for the selected menus!',
  generateFailed: 'Failed to generate grocery list.',
  savedTitle: 'Saved Grocery Lists',
  savedLede: 'Every list you saved, ready for the store.',
  items: 'Items',
  item: (position: number) => `Item ${position}`,
  newItem: 'New item',
  addItem: 'Add item',
  deleteItem: (text: string) => `Delete ${text}`,
  saveList: 'Save List',
  saveAndShop: 'Save and Shop',
  saveTitle: 'Save Grocery List',
  listName: 'List name',
  saving: 'Saving…',
  saveChanges: 'Save Changes',
  view: 'View',
  itemCount: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  createdOn: (date: string) => `Created on ${unbroken(date)}`,
  slotsUsed: (used: number, limit: number) => `${used}/${limit} slots used`,
  emptyList: 'There is nothing on this list.',
  noneTitle: 'No lists yet',
  noneText: 'Lists you save appear here, on every device you use.',
  makeOne: 'Make a grocery list',
  deleteTitle: (name: string) => `Delete “${name}”?`,
  deleteText: 'Everything on it is deleted too. You can undo this for a few seconds.',
  discardTitle: 'Discard your changes?',
  discardText: (name: string) => `Your changes to “${name}” have not been saved.`,
  discard: 'Discard Changes',
  keepEditing: 'Keep Editing',
  unsavedChanges: 'Unsaved changes',
  listLost: (name: string) => `“${name}” was deleted. Your unsaved changes to it are still here.`,
  saveAsNew: 'Save as a new list',
  lockedTitle: 'Grocery lists are a premium feature',
  lockedText:
    'Subscribe to turn what you plan to cook into a list, and keep it at hand while you shop.',
  seeOffer: 'See the subscription',
  nameMissing: 'Please enter a name for your list.',
  saved: 'List saved successfully!',
  saveFailed: 'Failed to save list.',
  updated: 'List updated successfully!',
  keptUntilOnline: 'Kept on this device. It will be sent as soon as Larder can be reached.',
  updateFailed: 'Failed to save changes.',
  deleted: 'List deleted successfully',
  deleteFailed: 'Failed to delete list. Please try again.',
  loadFailed: 'Failed to fetch saved grocery lists.',
  detailsFailed: 'Failed to fetch list details.',
  tooManyItems: (most: number) => `A list can hold up to ${most} items. Delete some to save it.`,
  moveItem: (text: string) => `Move ${text}`,
  moveHint: 'Drag it, or press the up and down arrow keys.',
  moved: (text: string, place: number, count: number) => `${text}: ${place} of ${count}`,
  beginAnew: 'Start a new list',
  bringBack: 'Back to the previous list',
  listBeforeKept:
    'This is a new list. The previous one is kept below, with your other unsaved lists.',
  noteNew: 'New',
  noteBack: (was: string, now: string) =>
    `New: you deleted ${was}, but your menus now need ${now}.`,
  noteAmount: (was: string) => `Amount changed from ${was}`,
  noteEdited: (was: string, now: string) =>
    `This was ${was}. Your menus now need ${now}. We kept your text.`,
  noteUnneeded: 'No longer needed for these dishes',
  takeAmount: (now: string) => `Use ${now}`,
  keepMine: 'Keep mine',
  keepItem: (text: string) => `Keep mine: ${text}`,
  tickItem: (text: string) => `Tick ${text}`,
  leftOut: 'Left out because you deleted them',
  putBack: 'Put back',
  putItemBack: (text: string) => `Put ${text} back`,
  addHeld: (name: string) => `Add ${name} to the list`,
  add: 'Add',
  nothingIfAssumed:
    'Nothing to buy if your kitchen has the usual basics. See what we assume you have below.',
  pantryAssumed:
    'You have not set up your pantry yet, so we assume you have these. Add anything you are out of, or review your pantry.',
  reviewPantry: 'Review your pantry',
  pantryUnavailable: 'The pantry cannot be opened right now.',
  fromPlan: 'From your meal plan',
  fromDays: (start: string, end: string) => `From your calendar, ${start} to ${end}`,
  linkDeleted: (title: string, link: 'menu' | 'meal_plan') =>
    `“${title}” adds nothing to this list: its ${link === 'menu' ? 'menu' : 'meal plan'} has been deleted.`,
  menuStarted: (title: string, day: string) =>
    `“${title}” started on ${unbroken(day)}, so its dishes are on the list for that day, not on this one.`,
  menuStartedToo: (title: string, day: string) =>
    `“${title}” started on ${unbroken(day)}. Its dishes are on this list because you added them.`,
  addStarted: (title: string) => `Add its dishes: “${title}”`,
  leaveStarted: (title: string) => `Leave out its dishes: “${title}”`,
  plannedTimes: (dish: string, times: number) =>
    `“${dish}” is planned ${timesOf(times)}. The list has enough to cook it ${timesOf(times)}.`,
  plannedOnce: (dish: string, times: number) =>
    `“${dish}” is planned ${timesOf(times)}. The list has enough to cook it once.`,
  once: 'Shop once',
  eachTime: 'Shop each time',
  addDishes: 'Add its dishes',
  leaveOut: 'Leave out its dishes',
  shopOnce: (dish: string) => `Shop once for “${dish}”`,
  shopEachTime: (dish: string) => `Shop each time for “${dish}”`,
  buy: (packs: string, over: string | null) =>
    over === null ? `Buy ${packs}` : `Buy ${packs}; ${over} will be left over`,
  much: 'This is more than most people have at home.',
  nothingPlanned:
    'There is nothing to shop for: no dishes are planned, or you already have everything.',
  makeAgain: 'Make it again',
  progress: (done: number, count: number) => `${done} of ${count} in the basket`,
  inBasket: 'In the basket',
  clearTicked: 'Clear ticked items',
  cleared: (count: number) =>
    count === 1 ? '1 item was cleared.' : `${count} items were cleared.`,
  lineTooLong: (most: number) => `An item can have up to ${most} characters.`,
  addToSaved: 'Add to a Saved List',
  addToSavedLede: 'For anything already on the list, the amounts are added together.',
  chooseList: 'List',
  fromMenu: 'From your menu',
  addTo: 'Add to List',
  adding: 'Adding…',
  added: (list: string) => `Added to “${list}”.`,
  addFailed: 'Failed to add to the list. Please try again.',
  dishesThere: (dishes: string) => `The list already covers ${dishes}.`,
  leaveThemOut: 'Leave them out',
  addThemAgain: 'Add them again',
  dishesLeftOut: (dishes: string) => `Left out because the list already covers them: ${dishes}.`,
  savedAs: (name: string) => `“${name}” is saved.`,
  shopWithIt: 'Start shopping',
  forDishes: (dishes: string[]) => `For ${dishes.join(', ')}`,
  share: 'Share',
  copyText: 'Copy as text',
  copied: 'The list was copied to the clipboard.',
  copyFailed: 'The list could not be copied.',
  print: 'Print',
  waiting: (count: number) =>
    count === 1
      ? 'No connection. 1 change is kept on this device and will be sent when you are back online.'
      : `No connection. ${count} changes are kept on this device and will be sent when you are back online.`,
  waitingUnstored: (count: number) =>
    count === 1
      ? 'No connection, and no room on this device to keep 1 change. Leave this page open until it has been sent.'
      : `No connection, and no room on this device to keep ${count} changes. Leave this page open until they have been sent.`,
  keptHere: 'No connection. This is the version kept on this device.',
  listGone: 'This list has been deleted.',
  aisles: {
    produce: 'Fruit and vegetables',
    bakery: 'Bakery',
    meat: 'Meat',
    seafood: 'Fish and seafood',
    dairy: 'Dairy and eggs',
    refrigerated: 'Chilled',
    frozen: 'Frozen',
    grains: 'Pasta, rice and grains',
    canned: 'Cans and jars',
    baking: 'Baking',
    spices: 'Herbs and spices',
    oils: 'Oils and vinegars',
    condiments: 'Sauces and condiments',
    international: 'International',
    nuts: 'Nuts, seeds and dried fruit',
    snacks: 'Snacks and sweets',
    beverages: 'Drinks',
    alcohol: 'Wine, beer and spirits',
    other: 'Everything else',
  },
};

/** `day` is null when no paid time is left. */
const lostTime = (day: string | null): string =>
  day ? ` You have paid until ${day}; any remaining time is lost and not refunded.` : '';

export const account = {
  settingsTitle: 'Settings',
  profile: 'Profile',
  username: 'Username',
  email: 'Email',
  changeUsername: 'Change username',
  changing: 'Changing…',
  password: 'Password',
  currentPassword: 'Current password',
  newPassword: 'New password',
  confirmNewPassword: 'Confirm new password',
  changePassword: 'Change password',
  subscription: 'Subscription',
  status: 'Status',
  renewsOn: 'Renews on',
  subscribe: 'Subscribe',
  appearance: 'Appearance',
  darkTheme: 'Dark theme',
  darkThemeHint: 'Kept on this device. Until you choose, Larder follows your system.',
  weekBegins: 'Week starts on',
  weekBeginsHint: 'Kept on this device, for plans and the calendar.',
  weekBeginsAsUsual: (day: string) => `${day} (default)`,
  weekBeginsNotKept:
    'Larder cannot keep anything on this device, so your choice will not be remembered.',
  pantry: 'Pantry',
  pantryText: 'Ingredients you always have at home count as available when you search for dishes.',
  managePantry: 'Manage Pantry',
  pantryUnavailable: 'The pantry cannot be opened right now.',
  calendarFeed: 'Calendar feed',
  calendarFeedText:
    'See your Larder calendar in another calendar app through a private address. Changing your password revokes it.',
  calendarFeedMadeOn: (date: string) => `Address created on ${unbroken(date)}.`,
  calendarFeedFailed: 'The calendar feed could not be loaded.',
  createFeed: 'Create address',
  createFeedTitle: 'Create an address?',
  createFeedText:
    'Anyone with the address can read your calendar. Enter your password to create it.',
  renewFeed: 'Create a new address',
  renewFeedTitle: 'Create a new address?',
  renewFeedText:
    'The current address will stop working in your calendar apps. Enter your password to create a new one.',
  revokeFeed: 'Revoke address',
  revokeFeedTitle: 'Revoke the address?',
  revokeFeedText: 'Calendar apps that use it will no longer see your events.',
  feedRevoked: 'The address has been revoked.',
  feedAddress: 'Feed address',
  feedAddressHint:
    'Copy it now: it will not be shown again. Anyone who has it can read your calendar.',
  copyFeed: 'Copy address',
  feedCopied: 'The address was copied.',
  feedNotCopied: 'Your browser does not allow copying. The address is selected for you to copy.',
  openFeed: 'Open in a calendar app',
  sessions: 'Where you are signed in',
  sessionsText:
    'Sign out any device you do not recognize or no longer use. Changing your password signs out all the others.',
  sessionsFailed: 'Your sessions could not be loaded.',
  device: ({ browser, system }: { browser: string | null; system: string | null }) =>
    browser && system ? `${browser} on ${system}` : (browser ?? system ?? 'Unknown device'),
  thisDevice: 'This device',
  lastSeen: (moment: string) => `Last used ${moment}`,
  signOutThere: 'Sign out',
  signOutElsewhere: 'Sign out everywhere else',
  signingOut: 'Signing out…',
  sessionEnded: 'That device is signed out.',
  otherSessionsEnded: 'You are signed out everywhere else.',
  passkeys: 'Passkeys',
  passkeysText:
    'Sign in with your fingerprint, your face or a screen lock instead of your password. Changing your password keeps your passkeys; resetting it by email removes them.',
  settingsOffline:
    'No connection. This is the version kept on this device; you need to be online to change your account.',
  sectionOffline: 'This will be shown again when you are back online.',
  passkeysFailed: 'Your passkeys could not be loaded.',
  passkeysUnsupported: 'This browser cannot use passkeys here.',
  noPasskeys: 'You have no passkeys yet.',
  passkeyDates: (added: string, used: string | null) =>
    `Added ${added}, ${used ? `last used ${used}` : 'not used yet'}`,
  addPasskey: 'Add a passkey',
  addPasskeyText: 'Enter your password. Your browser will then ask where to save the passkey.',
  passkeyName: 'Name',
  passkeyNameHint: 'Leave it empty to name it after this device.',
  passkeyWaiting: 'Waiting for your device…',
  passkeyAdded: 'The passkey has been added.',
  passkeyUnmade: 'No passkey was created. Please try again.',
  passkeyHeld: 'This device already has a passkey for your account.',
  passkeyUnfit: 'This device cannot store a passkey that verifies it is you.',
  passkeyElsewhere: 'Passkeys do not work at this address.',
  renamePasskey: 'Rename',
  renamePasskeyTitle: 'Rename the passkey',
  passkeyRenamed: 'The passkey has been renamed.',
  removePasskey: 'Remove',
  removePasskeyTitle: (name: string) => `Remove “${name}”?`,
  removePasskeyText:
    'You will no longer be able to sign in with it. Your device may keep offering it until you delete it there too. Enter your password to remove it.',
  passkeyRemoved: 'The passkey has been removed.',
  kept: 'Kept on this device',
  keptText:
    'Larder keeps a copy of what you saved on this device, so you can open it offline. It is updated while you use Larder.',
  keptDishes: 'Dishes',
  keptOwn: 'Your recipes',
  keptMenus: 'Menus',
  keptPlans: 'Weekly plans',
  keptLists: 'Grocery lists',
  keptPictures: 'Pictures',
  keptSize: 'Size',
  keptSince: 'Oldest copy',
  keptNothing: 'Nothing is kept on this device yet.',
  keptCount: (count: number) => englishNumber(count),
  keptBytes: megabytes,
  keptPersistently: 'Your browser will keep it even if this device runs out of space.',
  keptLoosely: 'Your browser may delete it if this device runs out of space.',
  keepPersistently: 'Ask the browser to keep it',
  notPersistent:
    'Your browser does not promise that yet. It may if you install Larder or use it more often.',
  clearKept: 'Clear kept data',
  clearKeptTitle: 'Clear the data kept on this device?',
  clearKeptText:
    'Nothing in your account is deleted, but you cannot open it offline until Larder has kept a new copy. Changes that have not been sent stay on this device and will still be sent.',
  clearKeptConfirm: 'Clear',
  clearedKept: 'The data kept on this device has been cleared.',
  yourData: 'Your data',
  yourDataText:
    'Download everything you have saved as one file, for Larder or other programs, or restore from such a file. Both are free. Deleting your account removes everything immediately and for good.',
  downloadData: 'Download my data',
  collectingData: 'Collecting…',
  collected: (done: number, total: number) =>
    total === 0 ? 'Your data is being collected.' : `${done} of ${total} recipes collected.`,
  dataReady: (day: string) => `Your file is ready. It can be downloaded until ${day}.`,
  saveDataFile: (megabytes: string) => `Save the file (${megabytes} MB)`,
  restoreData: 'Restore from a file',
  restoring: 'Restoring…',
  sendingFile: (percent: number) => `${percent}% of the file sent.`,
  restoredSoFar: (done: number, total: number) =>
    total === 0 ? 'Your file is being read.' : `${done} of ${total} recipes restored.`,
  restoredAll: (added: number, known: number) =>
    `${added === 1 ? '1 item was' : `${englishNumber(added)} items were`} restored${known === 0 ? '.' : `; ${known === 1 ? '1 was' : `${englishNumber(known)} were`} already here.`}`,
  notRestored: (count: number) =>
    `${count === 1 ? '1 item' : `${englishNumber(count)} items`} could not be restored:`,
  transferFailed: 'Your data could not be prepared. Please try again.',
  deleteAccount: 'Delete account',
  deleteAccountTitle: 'Delete your account?',
  deleteAccountText:
    'Your menus, plans, lists and favourites will be deleted with it and cannot be recovered. Download your data first if you want to keep it.',
  deleteAccountConfirm: 'Enter your password to confirm.',
  deletedSubscription: {
    unknown:
      'If you pay for a subscription, it ends with your account: you will not be charged again, and any remaining paid time is lost and not refunded.',
    card: (day: string | null) =>
      `Your card subscription ends with your account: you will not be charged again.${lostTime(day)}`,
    store: (day: string | null) =>
      `Your subscription through Google Play is cancelled with your account: you will not be charged again.${lostTime(day)}`,
    over: 'Your subscription has already been cancelled: you will not be charged again. Any remaining paid time is lost and not refunded.',
    pending:
      'Your payment is still waiting for confirmation. The subscription still ends with your account: you will not be charged again, and a payment already made is not refunded.',
    granted:
      'The subscription that was granted to you ends with your account. Nothing was charged for it.',
    sandbox: 'Your sandbox subscription ends with your account. Nothing was charged for it.',
  },
  deleting: 'Deleting…',
  accountDeleted: 'Your account has been deleted.',
  usernameEmpty: 'Username cannot be empty.',
  passwordsDiffer: 'New passwords do not match.',
  passwordTooShort: (shortest: number) =>
    `New password must be at least ${shortest} characters long.`,
  changeFailed: 'An error occurred. Please try again.',
  loadFailed: 'Could not load user data. Please try logging in again.',
  logInAgain: 'Log in again',
  subscribeTitle: 'Subscribe',
  subscribeLede: 'Everything Larder can do, for the price of a bunch of basil.',
  price,
  features: premiumFeatures,
  alreadySubscribed: 'Your subscription is active.',
  buyingClosed: 'Subscriptions are not available here right now.',
  subscribing: 'Processing...',
  subscribeTerms: 'Charged every month until you cancel. Cancel whenever you like, in Settings.',
  lapsed: (day: string) =>
    `Your subscription ended on ${day}. Everything you saved is still here; subscribe to edit it and add more.`,
  sandboxOffer: 'This is a test installation: you will not be charged.',
  checkoutFailed: 'An unexpected error occurred.',
  portalFailed: 'Failed to open subscription portal.',
  verificationFailed: 'Purchase verification failed.',
  appStoreUnreachable:
    'Could not connect to the app store. Please ensure you are running the app from the app store.',
  purchaseTotal: 'Monthly subscription',
  manageSubscription: 'Manage Subscription',
  opening: 'Opening…',
  endsOn: 'Ends on',
  endedOn: 'Ended on',
  payBy: 'Pay by',
  paidBy: 'Paid by',
  providers: {
    stripe: 'Card',
    google_play: 'Google Play',
    sandbox: 'Sandbox card',
  } as Record<string, string>,
  statuses: {
    none: 'Not active',
    pending: 'Waiting for confirmation',
    active: 'Active',
    cancelled: 'Cancelled',
    payment_failed: 'Payment failed',
    paused: 'Paused',
    ended: 'Not active',
  },
  pendingNotice:
    'Payment received, waiting for confirmation. You do not need to pay again: you get full access as soon as it arrives.',
  grantedUntil: 'Granted until',
  grantedNotice: (day: string) =>
    `Your subscription was granted to you: nothing is charged, and there is nothing to manage. To keep full access after ${day}, subscribe then.`,
  cancelledNotice: (day: string) =>
    `You cancelled. You keep full access until ${day}; after that you can still read what you saved.`,
  paymentFailedNotice: (day: string) =>
    `Your last payment failed. Update your payment details by ${day} to keep full access.`,
  paymentOverdueNotice:
    'Your last payment failed. Update your payment details to restore full access.',
  pausedNotice: 'Your subscription is paused. Choose Manage Subscription to resume it.',
  sandboxTitle: 'Sandbox checkout',
  sandboxPortalTitle: 'Sandbox subscription',
  sandboxNotice: 'This is a sandbox: no card is needed and nothing is charged.',
  sandboxOrder: 'Larder, monthly',
  sandboxCard: 'Test card',
  sandboxCards: { works: 'A card that works', fails: 'A card that is declined' },
  sandboxPay: 'Pay $4.99 CAD',
  sandboxBack: 'Back without paying',
  sandboxToSettings: 'Back to Settings',
  sandboxCancel: 'Cancel subscription',
  sandboxResume: 'Keep subscription',
  sandboxFail: 'Simulate a failed payment',
  sandboxMend: 'Simulate a successful payment',
  sandboxNothing: 'There is no sandbox subscription to manage.',
  sandboxOff: 'There is no sandbox here.',
  sandboxFailed: 'That did not work. Please try again.',
  activationTitle: 'Activating your subscription',
  activating: 'One moment: your payment is being confirmed.',
  activated: 'Subscription activated! Redirecting...',
  activationFailed:
    'Your subscription could not be activated yet. Please log out and log in again.',
  waitingTitle: 'Checking your payment',
  paymentPending:
    'Payment received, waiting for confirmation. This page keeps checking; it usually takes less than a minute.',
  paymentPendingInStore:
    'Google Play has not confirmed your payment yet. This page keeps checking, and you get full access as soon as it does.',
  paymentUnknown:
    'The payment service is not responding, so we cannot tell yet whether you have paid. This page keeps checking.',
  lateTitle: 'No confirmation yet',
  paymentLate:
    'Your payment was received and is still waiting for confirmation. You do not need to pay again: you get full access as soon as the confirmation arrives.',
  paymentSilent:
    'The payment service has not responded. If you have paid, you get full access as soon as it does; you do not need to pay again.',
  paymentHelp: (email: string | undefined) =>
    `If nothing has changed in an hour, write to the contact on your email receipt${email ? ` and mention the email address of this account, ${email}` : ''}.`,
  checkAgain: 'Check again',
  toOffer: 'See the offer',
  nothingBought:
    'We have not found a payment from you, so there is nothing to activate. Subscribe to get full access.',
};

/** What `npm run admin` prints. */
export const admin = {
  usage: 'Commands:',
  remoteLive: (name: string, build: string, previous?: string) =>
    `${name}: build ${build} is live${previous ? `, ${previous} was live before` : ''}`,
  remoteCanary: ({ build, percent }: { build: string; percent: number }, stopped: boolean) =>
    stopped
      ? `  canary ${build} failed too often and is switched off`
      : `  canary ${build} for ${percent}% of people`,
  remoteCounts: ({ build, shown, failed }: { build: string; shown: number; failed: number }) =>
    `  build ${build}, last month: ${shown === 0 ? '' : `shown to ${people(shown)}, `}failed through its own fault for ${people(failed)}`,
  remoteFailure: (failure: { people: number; reason: string; phase: string; route: string }) =>
    `    ${people(failure.people)}: ${failure.reason} (${failure.phase}) at ${failure.route}`,
  oneEmail: 'Give one email address.',
  nobody: (email: string) => `Nobody has registered with ${email}.`,
  monthsWrong: (most: number) => `Give the number of months: --months N, from 1 to ${most}.`,
  granted: (email: string, day: string) => `${email} is subscribed until ${day}.`,
  revoked: (email: string) => `${email} is no longer subscribed.`,
  sessionsEnded: (email: string, count: number) =>
    `${email} has been logged out of ${count === 1 ? '1 session' : `${count} sessions`}.`,
  goesOn: (provider: string) =>
    `The subscription at ${provider} continues and restores access at its next payment; cancel it there.`,
  subscribedUntil: (day: string) => `subscribed until ${day}`,
  notSubscribed: 'not subscribed',
  userCount: (count: number) => (count === 1 ? '1 user' : `${count} users`),
  notInProduction: 'This command is not available in production.',
  resetQuestion: (what: string) => `This deletes everything in ${what}. Type "yes" to continue: `,
  resetRefused: 'Nothing was deleted. Answer "yes", or give --yes.',
  resetDone: (what: string) => `${what} is empty. The next start sets it up again.`,
  embeddedDatabase: (folder: string) => `the embedded database in ${folder}`,
  serverDatabase: (host: string, name: string) => `the database ${name} on ${host}`,
  seedExists: (email: string) =>
    `${email} already has an account. Use another address: npm run admin -- seed EMAIL.`,
  seedName: 'Demo Cook',
  seedTitles: { weeknights: 'Weeknight dinners', weekend: 'Weekend guests', plan: 'This week' },
  seeded: (made: { menus: number; lists: number; plans: number }) =>
    `A subscribed account with ${made.menus} menus, ${made.lists} grocery lists, ${made.plans} plan and a calendar.`,
  seedLogin: (email: string, password: string) =>
    `Log in as ${email} with the password ${password}`,
  sqlIntroduction:
    'End each statement with a semicolon. \\d lists tables, \\d TABLE its columns, \\q quits.',
  sqlNothing: 'Give a statement: npm run admin -- sql "SELECT count(*) FROM users".',
  sqlTransactionOpen:
    'The transaction was rolled back: each statement runs on its own. Enter the whole transaction at once: BEGIN; …; COMMIT;',
  sqlPosition: (position: number) => `, at character ${position}`,
  sqlRows: (count: number, shown: number) =>
    `${count === 1 ? '1 row' : `${count} rows`}${shown < count ? `, showing the first ${shown}` : ''}`,
  oneFile: 'Name one file.',
  backedUp: ({ path, rows, pictures, bytes }: Backup) =>
    `${path}: ${counted(rows, 'row')} and ${counted(pictures, 'picture file')} in ${megabytes(bytes)}.`,
  backupExists: (path: string) => `${path} already exists. Name a new file.`,
  backupRunning: (path: string) =>
    `${path} already exists: another backup is being written or was interrupted. If it was interrupted, delete the file.`,
  backupNotWritten: (path: string, code: string) => `${path} could not be written (${code}).`,
  backupNotRead: (path: string) => `${path} does not exist or cannot be read.`,
  backupForeign: (path: string) => `${path} is not a Larder backup.`,
  backupDamaged: (path: string, what: string) =>
    `${path} is damaged, so nothing was restored. ${what}`,
  backupNewer: (path: string) =>
    `${path} was made by a newer version of Larder. Install that version, then restore it.`,
  restoreNotEmpty: (table: string) =>
    `Nothing was restored: the database is not empty (${table}). Restore into a new one.`,
  restoreRunning: 'Larder is running on this database. Stop it first.',
  restoreDiffers: (table: string) =>
    `Nothing was restored: the rows of ${table} do not match the backup.`,
  restored: ({ createdAt, tables, rows, pictures, migrated }: Restored) =>
    [
      `The backup of ${createdAt} has been restored: ${counted(rows, 'row')} of ${counted(tables, 'table')} and ${counted(pictures, 'picture file')}, all unchanged.`,
      ...(migrated === 0
        ? []
        : [`Its schema was ${counted(migrated, 'migration')} behind and is now current.`]),
    ].join(' '),
  importNoFile: (path: string) => `${path} does not exist or cannot be read.`,
  importResumed: (lines: number) =>
    `Continuing after line ${lines}, where the last import stopped.`,
  importRunning: 'Another import of this file is running.',
  importLineTooLong: 'This file does not have one recipe per line.',
  importProgress: (run: {
    imported: number;
    rejected: number;
    percent: number;
    perSecond: number;
  }) =>
    `${run.percent} %: ${run.imported} imported, ${run.rejected} rejected, ${run.perSecond} a second`,
  imported: (count: number) =>
    `${count === 1 ? '1 recipe has' : `${count} recipes have`} been imported.`,
  importRejected: (count: number, file: string) =>
    `${count === 1 ? '1 line was' : `${count} lines were`} rejected; see ${file} for the reasons.`,
  importNotJson: 'The line is not JSON.',
  importNotAnObject: 'The line is not a recipe.',
  importUnknownField: (field: string) => `There is no field "${field}".`,
  importForeign: 'A recipe with this key belongs to someone else.',
  importFieldWrong: (field: string, demand: string) => `"${field}" must be ${demand}.`,
  importDemands: {
    text: (longest: number) => `text of 1 to ${englishNumber(longest)} characters`,
    shortText: (longest: number) => `text of up to ${englishNumber(longest)} characters`,
    textOrNull: (longest: number) => `text of 1 to ${englishNumber(longest)} characters, or null`,
    texts: (most: number, longest: number) =>
      `a list of 1 to ${englishNumber(most)} items of 1 to ${englishNumber(longest)} characters each`,
    whole: (least: number, most: number) =>
      `a whole number from ${englishNumber(least)} to ${englishNumber(most)}`,
    recipeTypes: 'a list of recipe types',
    webAddress: 'a web address, or null',
  },
  reindexing: 'Every instance will rebuild its search index from the database.',
};

/** What is written into the file of somebody's data, and what a restore of it reports. */
export const archive = {
  language: 'en',
  title: 'Your data from Larder',
  exportedOn: (day: string) => `Exported on ${day}`,
  recipes: 'Recipes',
  collections: 'Collections',
  menus: 'Menus',
  plans: 'Meal plans',
  lists: 'Grocery lists',
  calendar: 'Calendar',
  pantry: 'Pantry',
  kitchen: 'Kitchen',
  notes: 'Notes',
  listItem: 'Item',
  listTicked: 'Ticked',
  listRecipes: 'For',
  photoOf: (recipe: string) => `Photo of ${recipe}`,
  unreadable: 'This part of the file cannot be read.',
  readme: `Your data from Larder

index.html       everything to read, in any browser
recipes/         a folder for each recipe: recipe.json (schema.org), a page to read, and the photo
recipes.jsonld   all recipes in one file (schema.org)
menus.json, plans.json, lists.json, collections.json, pantry.json, kitchen.json,
calendar.json    everything else, as Larder reads it
calendar.ics     the calendar, for any calendar program
lists/           the grocery lists as tables, for a spreadsheet
everything.json  everything stored about you and your household

To use the recipes elsewhere:
  Nextcloud Cookbook   copy the folders in recipes/ into your recipe folder
  Mealie               zip the recipes/ folder and import it as Nextcloud Cookbook
  Tandoor              import recipes.jsonld as RecipeSage, or a zip of the recipes/ folder as Nextcloud Cookbook
  RecipeSage           import recipes.jsonld as JSON-LD

To restore everything in Larder, on this or another server: Settings, Your data, Restore from a file.
`,
};

/** What the API says when an action succeeded. */
export const api = {
  toReview: 'to review',
  importWarnings: {
    no_title: 'No title was found.',
    no_ingredients: 'No ingredients were found.',
    no_steps: 'No steps were found.',
    several_recipes: (count: number) => `The page has ${count} recipes; this is the main one.`,
    broken_data: 'The recipe data on the page has errors, so please check the result.',
    time_not_read: (text: string) => `The time “${text}” was not understood.`,
    yield_not_read: (text: string) => `The yield “${text}” was not understood.`,
    line_not_on_page: (text: string) => `“${text}” is not on the page and was left out.`,
    text_cut: 'The notes were longer than a recipe can hold and have been cut.',
  },
  /** The introduction of a composed dish: an honest list of where its ingredients come from. */
  copiedTitle: (title: string) => `${title} (copy)`,
  dishComposed: (from: ComposedFrom) =>
    `Composed for you from ${namedUpTo(from.uses, 8)}${needsAndLeavesOut(from)}`,
  /** The introduction of a dish that is a copy of a known one. */
  dishKnown: (from: ComposedFrom) =>
    `One of our own recipes, because it makes the most of ${namedUpTo(from.uses, 8)}${needsAndLeavesOut(from)}`,
  /** Why restricted mode did not compose a dish. */
  dishNeedsShopping: (title: string, missing: readonly string[]) =>
    `Nothing can be made from this without shopping: ${title} would need ${namedUpTo(missing, 8)}.`,
  leftOut,
  dishNearest: (title: string, missing: readonly string[]) => {
    const needs = missing.length > 0 ? `, which also needs ${namedUpTo(missing, 8)}` : '';
    return `We cannot make one good dish from these ingredients alone; the nearest is ${title}${needs}.`;
  },
  dishWithout: {
    dish_conflict: (names: readonly string[]) => `This does not fit: ${listed().format(names)}.`,
    dish_ingredients_unknown: (names: readonly string[]) =>
      `We do not recognize ${listed().format(names)}.`,
  },
  restrictionUnknown: (names: readonly string[]) =>
    `We cannot guarantee ${listed().format(names)}.`,
  registered: 'Your account has been created. You can log in now.',
  usernameChanged: 'Your username has been changed.',
  groceryListSaved: 'List saved successfully!',
  mealPlanSaved: 'Meal plan saved successfully!',
  menuSaved: 'Menu saved successfully!',
  passwordChanged: 'Your password has been changed.',
  resetLinkSent: 'If there is an account with this email, a link is on its way.',
  passwordReset: 'Your password has been reset. You can log in with it now.',
  purchaseVerified: 'Your purchase has been verified.',
};

export const mail = {
  greeting: (name: string) => `Hello ${name},`,
  passwordReset: {
    subject: 'Choose a new password for Larder',
    lede: 'Someone, most likely you, asked for a new password for your account. Choose one here:',
    action: 'Reset password',
    validity:
      'The link works once and expires in one hour. If you request another, only the newest link works.',
    notYou: 'If this was not you, do nothing: your password stays the same.',
  },
  security: {
    passwordChanged: {
      subject: 'Your Larder password has been changed',
      lede: 'The password for your account has just been changed. You are signed out everywhere else, and your calendar feed has stopped working.',
      action: 'Open your settings',
    },
    passwordReset: {
      subject: 'Your Larder password has been reset',
      lede: 'The password for your account has just been reset by email. You are signed out everywhere; your passkeys and your calendar feed have been removed.',
      action: 'Open your settings',
    },
    passkeyAdded: {
      subject: 'A passkey has been added to your Larder account',
      lede: (name: string) => `The passkey "${name}" can now be used to sign in to your account.`,
      action: 'See your passkeys',
    },
    passkeyRemoved: {
      subject: 'A passkey has been removed from your Larder account',
      lede: (name: string) => `The passkey "${name}" can no longer be used to sign in.`,
      action: 'See your passkeys',
    },
  },
  securityAdvice:
    'If this was not you, choose a new password right away: use "Forgot password?" on the login page.',
};

/** One sentence per API error code; a code without one does not compile. The code's limit, if it has one, is its parameter. */
export const errors = {
  account_password_wrong: 'That is not your current password.',
  archive_damaged:
    'This file is damaged. It may not have downloaded completely, so please try the original.',
  archive_foreign: 'This file is not an export from Larder.',
  archive_missing: 'Choose the file to restore from.',
  archive_newer:
    'This file comes from a newer version of Larder, which this server cannot read yet.',
  archive_too_large: (megabytes: number) =>
    `The file is larger than ${englishNumber(megabytes)} MB, which is the most we can take.`,
  already_subscribed_by_app_store:
    'You already have a subscription through Google Play. Manage it in Settings.',
  already_subscribed_by_card: 'You already have a subscription by card. Manage it in Settings.',
  already_subscribed_by_grant: 'Your subscription is already active.',
  app_store_closed:
    'Purchases through Google Play are not set up here. Google Play returns your money within three days.',
  buying_closed: 'Subscriptions are not available here right now.',
  card_declined: 'Your card was declined. Nothing was charged.',
  checkout_unknown: 'This checkout does not exist, or it is not yours.',
  event_signature_invalid: 'The signature of this event is not valid.',
  nothing_to_manage: 'You have no subscription to manage.',
  payment_pending:
    'Your payment was received and is waiting for confirmation. You do not need to pay again.',
  payment_provider_refused: 'The payment service refused the request. Please try again later.',
  payment_provider_failed: 'The payment service did not respond. Please try again.',
  purchase_bound_elsewhere: 'This purchase belongs to another account.',
  purchase_not_valid: 'Purchase verification failed.',
  calendar_color_unknown: (colors: readonly (keyof typeof planner.colors)[]) =>
    `Please choose ${either().format(colors.map((color) => planner.colors[color].toLowerCase()))}.`,
  calendar_date_invalid: 'Please enter a date as year, month and day, such as 2026-01-31.',
  calendar_end_before_start: 'The end date cannot be before the start date.',
  calendar_link_missing: 'The menu or meal plan of this event does not exist, or it is not yours.',
  calendar_links_two: 'An event belongs to a menu or a meal plan, not both.',
  calendar_span_too_long: (most: number) => `Up to ${most} days can be read at once.`,
  calendar_title_empty: 'Please enter a title.',
  collection_name_empty: 'Give the collection a name.',
  collections_too_many: (most: number) => `You can have up to ${most} collections.`,
  meal_plan_changed:
    'This plan was changed on another device. Look at both versions and choose one.',
  meal_plan_empty: 'Please add at least one recipe to your meal plan.',
  meal_plan_name_empty: 'Please enter a title for your meal plan.',
  meal_plan_recipe_missing: 'A recipe in this plan does not exist, or it is not yours.',
  meal_plan_slot_full: (most: number) => `A meal can hold up to ${most} recipes.`,
  meal_note_too_long: (longest: number) => `A note can have up to ${longest} characters.`,
  meal_plan_slot_unknown:
    'A plan has Breakfast, Lunch and Dinner from Monday to Sunday, and no other meals.',
  week_meals_missing: 'Choose at least one meal to plan.',
  conflict: 'Someone changed this in the meantime. Reload and try again.',
  credentials_required: 'Email and password are required.',
  current_password_required: 'Please enter your current password.',
  dish_conflict:
    'One of your ingredients does not fit the diet or is excluded; remove one or the other.',
  dish_impossible:
    'We cannot make one good dish from these ingredients; try others, or fewer of them.',
  dish_ingredients_unknown:
    'We do not recognize any of these ingredients, so we cannot make a dish from them.',
  dish_needs_shopping: 'Nothing can be made from these ingredients without shopping.',
  dish_restriction_unknown:
    'We cannot guarantee one of these restrictions; choose a diet, or name an ingredient to leave out.',
  dish_servings_out_of_range: (most: number) => `We compose dishes for 1 to ${most} people.`,
  email_invalid: 'Invalid email format.',
  email_required: 'Email is required.',
  email_taken: 'An account with this email already exists.',
  field_invalid: 'This is not a value we can use.',
  grocery_item_empty: 'Please fill in every item of the list.',
  grocery_list_changed:
    'Someone changed this list in the meantime. Review it and make your change again.',
  list_name_empty: 'Please enter a name for your list.',
  field_required: 'This is required.',
  field_too_long: 'This is too long.',
  field_too_short: 'This is too short.',
  field_unknown: 'This field is unknown.',
  dish_name_too_long: (longest: number) => `A dish name can have up to ${longest} characters.`,
  ingredient_too_long: (longest: number) => `An ingredient can have up to ${longest} characters.`,
  ingredients_required: 'Please add some ingredients first.',
  ingredients_too_many: (most: number) => `Up to ${most} ingredients can be used at once.`,
  idempotency_key_invalid: 'The Idempotency-Key of the request cannot be used.',
  idempotency_key_reused: 'This key has been used for another request.',
  idempotency_result_deleted: 'This was saved before and has been deleted since.',
  import_address_invalid: 'Enter the address of a web page, such as https://example.org/recipe.',
  import_addresses_too_many: (most: number) =>
    `Up to ${most} pages can be imported at once. Please remove some addresses.`,
  import_columns_missing:
    'Choose which column contains the titles, and which the ingredients or the steps.',
  import_empty: 'Enter an address or paste a recipe first.',
  import_file_damaged: 'This file is damaged or incomplete. Please export it again and retry.',
  import_file_lost: 'The file was lost before all of it was read. Please import it again.',
  import_file_missing: 'Choose a file to import.',
  import_file_too_large: (megabytes: number) =>
    `A file can be up to ${megabytes} MB. Export fewer recipes at a time, or leave out the photos.`,
  import_file_unknown:
    'This file is not from a program that Larder can read. Try another export format.',
  import_file_unpacks_too_large: 'This file unpacks to more than Larder can read.',
  import_file_unsafe: 'This file could be harmful, so it was not opened.',
  import_interrupted: 'The import was interrupted for too long. Please start it again.',
  import_no_recipe: 'No recipe was found there. You can paste its text instead.',
  import_page_missing: 'This page does not exist. Please check the address.',
  import_page_refused:
    'This site does not let other programs read its pages. Open the page in your browser and use the Larder bookmark, or paste its text.',
  import_page_too_large: 'This page is too large to be read. You can paste its text instead.',
  import_page_unreachable:
    'This page could not be reached. Please check the address or try again later.',
  import_page_unsupported: 'This address leads to a file that is not a web page.',
  import_photo_unread:
    'The service could not read the photo just now. Please try again, or let this device read it.',
  import_recipe_unreadable: 'This could not be read as a recipe.',
  import_recipes_too_many: (most: number) =>
    `One import can add up to ${most} recipes. Please split the file.`,
  import_running: 'Another of your imports is still running. Wait for it or stop it first.',
  import_site_busy: 'We have sent this site many requests just now. Please try again in a moment.',
  import_text_too_long: (longest: number) =>
    `A text can have up to ${longest} characters. Paste one recipe at a time.`,
  internal_error: 'Something went wrong on our side. Please try again.',
  invalid_credentials: 'Invalid email or password.',
  invalid_input: 'Please check what you entered.',
  kitchen_changed: 'Your kitchen was changed on another device.',
  kitchen_food_too_long: (longest: number) => `A food can have up to ${longest} characters.`,
  kitchen_full: (most: number) => `A kitchen can hold up to ${most} foods.`,
  limit_reached: 'You have used all your slots. Delete one to make room.',
  malformed_json: 'The request could not be read.',
  malformed_request: 'The request could not be understood.',
  menu_changed: 'This menu was changed on another device. Look at both versions and choose one.',
  menu_empty: 'Please add at least one recipe to your menu before saving.',
  menu_full: (most: number) => `A menu can hold up to ${most} dishes.`,
  menu_recipe_missing: 'A recipe in this menu does not exist, or it is not yours.',
  menu_title_empty: 'Please enter a title for your menu before saving.',
  menus_none_selected: 'Please select at least one menu to generate a list.',
  menus_too_many: (most: number) => `Up to ${most} menus can go into one list.`,
  method_not_allowed: 'This cannot be done here.',
  new_password_too_short: (shortest: number) =>
    `New password must be at least ${shortest} characters long.`,
  not_found: 'This does not exist, or it is not yours.',
  pantry_full: (most: number) => `A pantry can hold up to ${most} ingredients.`,
  pantry_ingredient_too_long: (longest: number) =>
    `An ingredient can have up to ${longest} characters.`,
  passkey_name_empty: 'Please enter a name for the passkey.',
  passkey_not_added: 'The passkey could not be added. Please try again.',
  passkey_refused: 'This passkey cannot sign you in. Please log in with your password.',
  passkeys_too_many: (most: number) =>
    `An account can hold up to ${most} passkeys. Remove one first.`,
  password_guessable: 'This password is too easy to guess. Please choose another one.',
  password_too_short: (shortest: number) =>
    `Password must be at least ${shortest} characters long.`,
  payload_too_large: 'That is more than we can take at once.',
  picture_heic: photoIsHeic,
  picture_missing: 'Choose a photo to add.',
  picture_pixels_too_many: 'This photo has too many pixels. Make it smaller and try again.',
  picture_too_large: photoTooLarge,
  picture_type_unknown: 'This file is not a photo in JPEG, PNG, WebP or AVIF format.',
  picture_unreadable: 'This photo cannot be read. It may be damaged, so please try another one.',
  pictures_too_many: (most: number) =>
    `You can keep up to ${most} photos. Remove one from a recipe to make room.`,
  rate_limited: 'Too many attempts. Please wait a moment and try again.',
  recipe_changed:
    'Someone changed this recipe in the meantime. Review it and make your change again.',
  recipe_empty: 'Add at least one ingredient or one step.',
  recipe_line_too_long: (most: number) =>
    `An ingredient line can have up to ${most} characters. Please shorten the longest one.`,
  recipe_lines_too_many: (most: number) =>
    `A recipe can hold up to ${most} ingredient lines and as many steps. Please remove some.`,
  recipe_not_deleted: 'This recipe can no longer be restored.',
  recipe_picture_missing: 'This recipe’s photo is no longer available. Please add it again.',
  recipe_step_too_long: (most: number) =>
    `A step can have up to ${most} characters. Please split the longest one.`,
  recipe_tag_empty: 'Give the tag a name.',
  recipe_title_empty: 'Give the recipe a title.',
  recipe_visibility_not_yours: 'Only the person who wrote this recipe can decide who sees it.',
  recipes_too_many: (most: number) => `Up to ${most} recipes can be read at once.`,
  registration_incomplete: 'Username, email, and password are required.',
  registration_password_too_short: (shortest: number) =>
    `Password must be at least ${shortest} characters long for registration.`,
  request_in_progress: 'This is already being saved.',
  restore_running: 'One of your files is already being restored. Wait until it is done.',
  reset_token_invalid: 'Failed to reset password. The link may be invalid or expired.',
  service_unavailable: 'This is not available right now. Please try again later.',
  servings_out_of_range: servings.outOfRange,
  subscription_required: 'This is a premium feature. Please subscribe to use it.',
  unauthorized: 'You must be logged in.',
  unsupported_media_type: 'Only JSON can be sent here.',
  username_empty: 'Username cannot be empty.',
  username_taken: 'This username is already taken.',
} satisfies Record<ErrorCode, string | ((limit: never) => string)>;
