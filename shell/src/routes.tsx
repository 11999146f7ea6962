import { createElement, type ReactNode } from 'react';
import { Navigate, useLocation, useRoutes, type RouteObject } from 'react-router-dom';
import { AuthPage } from './auth/auth.page';
import { loadedComponent } from './loaded-component';
import { LikelyPage } from './remotes/pending-page';
import { SignedInOnly, SignedOutOnly } from './session/session-gate';

/**
 * The login for people who come from a page that found no session; the reset page also sends people here, for a new
 * link.
 */
function AuthEntry() {
  const { state } = useLocation();
  const wantsLink = (state as { mode?: unknown } | null)?.mode === 'forgotPassword';
  return <AuthPage initialMode={wantsLink ? 'forgotPassword' : 'login'} />;
}

// Not part of the login page, which is the first that anyone sees.
const RemotePages = loadedComponent(
  async () =>
    (await import(/* webpackChunkName: "signed-in" */ './remotes/remote-pages')).RemotePages,
  <LikelyPage />,
);
const WelcomePage = loadedComponent(
  async () => (await import('./welcome/welcome.page')).WelcomePage,
);
const ResetPasswordPage = loadedComponent(
  async () => (await import('./auth/reset-password.page')).ResetPasswordPage,
);

/** All shared components on one page, for developers. */
const developmentRoutes: RouteObject[] =
  process.env.NODE_ENV === 'production'
    ? []
    : [
        {
          path: '/ui',
          // Inline, so that the bundler drops the gallery from production builds.
          element: createElement(
            loadedComponent(async () => (await import('@larder/ui/gallery')).Gallery),
          ),
        },
      ];

const routes: RouteObject[] = [
  {
    path: '/login',
    element: (
      <SignedOutOnly>
        <AuthPage key="login" initialMode="login" />
      </SignedOutOnly>
    ),
  },
  {
    path: '/register',
    element: (
      <SignedOutOnly>
        <AuthPage key="register" initialMode="register" />
      </SignedOutOnly>
    ),
  },
  {
    path: '/welcome',
    element: (
      <SignedOutOnly>
        <WelcomePage />
      </SignedOutOnly>
    ),
  },
  { path: '/auth', element: <AuthEntry /> },
  { path: '/reset-password', element: <ResetPasswordPage /> },
  {
    path: '/subscription/cancel',
    element: (
      <SignedInOnly>
        <Navigate to="/" replace />
      </SignedInOnly>
    ),
  },
  ...developmentRoutes,
  {
    path: '*',
    element: (
      <SignedInOnly>
        <RemotePages />
      </SignedInOnly>
    ),
  },
];

/** All pages of the app. */
export function Pages(): ReactNode {
  return useRoutes(routes);
}
