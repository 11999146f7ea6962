/** The rendered screens: those of people who are not logged in, and the ways in which a page begins. */
export const screenNames = ['login', 'register', 'page', 'display', 'plain'] as const;

export type ScreenName = (typeof screenNames)[number];

/** Marks the places that the script before the app fills with a page's own words. */
export const openingMark = 'data-opening';

/** The id of these screens' styles, which the app removes once it has its own. */
export const stylesId = 'first-screen-styles';

const entryScreens: Record<string, ScreenName> = {
  '/login': 'login',
  '/register': 'register',
};

/** The page of the app that an address leads to, with or without a slash at its end. */
const normal = (pathname: string): string => pathname.toLowerCase().replace(/(?<=.)\/+$/, '');

/** The screen that the app will show first at an address; null if that is not one of the rendered screens. */
export function firstScreen(
  pathname: string,
  isSignedIn: boolean,
): { entry: ScreenName } | { page: string } | null {
  const path = normal(pathname);
  if (path === '/reset-password') return null;
  if (path === '/welcome') return isSignedIn ? { page: '/' } : null;
  if (path === '/auth') return { entry: 'login' };
  const entry = entryScreens[path];
  if (isSignedIn) return { page: entry ? '/' : pathname };
  return { entry: entry ?? 'login' };
}
