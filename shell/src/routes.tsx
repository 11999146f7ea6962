import { copy } from '@larder/copy';
import type { RemoteRegistry } from '@larder/shell-sdk/host';
import { createElement, lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import { Navigate, useLocation, useRoutes, type RouteObject } from 'react-router-dom';
import { AuthPage } from './auth/auth.page';
import { ResetPasswordPage } from './auth/reset-password.page';
import { inPersonsLanguage } from './remotes/localized';
import { RemotePage } from './remotes/remote-page';
import { FailedPage, FailedRemote, PendingPage } from './remotes/remote-parts';
import { useRegistryState, useRemotes } from './remotes/remotes-context';
import { SignedInOnly, SignedOutOnly } from './session/session-gate';

/** The login for whoever comes from a page that found no session; the reset page sends people here for a new link. */
function AuthEntry() {
  const { state } = useLocation();
  const wantsLink = (state as { mode?: unknown } | null)?.mode === 'forgotPassword';
  return <AuthPage initialMode={wantsLink ? 'forgotPassword' : 'login'} />;
}

/** Reads the registry again on request, and says how that went. */
function useRegistryRetry() {
  const { registry } = useRemotes();
  const [retrying, setRetrying] = useState(false);
  const [failedRetries, setFailedRetries] = useState(0);
  const onRetry = (): void => {
    setRetrying(true);
    void registry.refresh().then(() => {
      setRetrying(false);
      setFailedRetries((count) => count + 1);
    });
  };
  return { retrying, failedRetries, onRetry };
}

function FailedRegistry() {
  const retry = useRegistryRetry();
  return (
    <FailedPage
      {...retry}
      pageTitle={copy.common.productName}
      heading={copy.shell.registryFailed}
      text={copy.shell.registryFailure}
      canGoHome={false}
    />
  );
}

/** A path that no remote has a page for. */
function UnknownPage() {
  const retry = useRegistryRetry();
  const { pathname } = useLocation();
  if (pathname !== '/') return <Navigate to="/" replace />;
  return <FailedRemote {...retry} title={copy.shell.home} reason="missing" canGoHome={false} />;
}

function remoteRoutes({ remotes }: RemoteRegistry): RouteObject[] {
  return Object.entries(remotes).flatMap(([name, { routes }]) =>
    routes.map(({ path, title }) => ({
      path,
      element: (
        <RemotePage
          key={`${name}:${path}`}
          name={name}
          path={path}
          title={inPersonsLanguage(title)}
        />
      ),
    })),
  );
}

function DeclaredPages({ registry }: { registry: RemoteRegistry }) {
  const routes = useMemo(
    () => [...remoteRoutes(registry), { path: '*', element: <UnknownPage /> }],
    [registry],
  );
  return useRoutes(routes);
}

/** The pages of the remotes, as the registry lists them. */
function RemotePages() {
  const state = useRegistryState();
  if (state.status === 'pending') return <PendingPage title={copy.common.productName} />;
  if (state.status === 'failed') return <FailedRegistry />;
  return <DeclaredPages registry={state.registry} />;
}

/** All shared components on one page, for those who build with them. */
const developmentRoutes: RouteObject[] =
  process.env.NODE_ENV === 'production'
    ? []
    : [
        {
          path: '/ui',
          // Inline, so that the bundler leaves the gallery out of production builds.
          element: (
            <Suspense fallback={null}>
              {createElement(
                lazy(async () => ({ default: (await import('@larder/ui/gallery')).Gallery })),
              )}
            </Suspense>
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

/** Every page of the app. */
export function Pages(): ReactNode {
  return useRoutes(routes);
}
