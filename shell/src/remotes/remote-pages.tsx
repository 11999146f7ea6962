import { copy, inPersonsLanguage } from '@larder/copy';
import type { RemoteRegistry } from '@larder/shell-sdk/host';
import { useMemo, useState } from 'react';
import { Navigate, useLocation, useRoutes, type RouteObject } from 'react-router-dom';
import { openingOf } from '../first-screen/opening';
import { useDeclaredKeep } from '../offline/use-keep-ahead';
import { LikelyPage } from './pending-page';
import { RemotePage } from './remote-page';
import { FailedPage, FailedRemote } from './remote-parts';
import { useRegistryState, useRemotes } from './remotes-context';

/** Rereads the registry on request and announces the outcome. */
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
      heading={copy.pages.registryFailed}
      text={copy.pages.registryFailure}
      canGoHome={false}
    />
  );
}

/** A path for which no remote has a page. */
function UnknownPage() {
  const retry = useRegistryRetry();
  const { pathname } = useLocation();
  if (pathname !== '/') return <Navigate to="/" replace />;
  return <FailedRemote {...retry} title={copy.shell.home} reason="missing" canGoHome={false} />;
}

function remoteRoutes({ remotes }: RemoteRegistry): RouteObject[] {
  return Object.entries(remotes).flatMap(([name, { routes }]) =>
    routes.map((route) => ({
      path: route.path,
      element: (
        <RemotePage
          key={`${name}:${route.path}`}
          name={name}
          path={route.path}
          title={inPersonsLanguage(route.title)}
          opening={openingOf(route)}
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

/** The remotes' pages, as listed in the registry. */
export function RemotePages() {
  const state = useRegistryState();
  useDeclaredKeep();
  if (state.status === 'pending') return <LikelyPage />;
  if (state.status === 'failed') return <FailedRegistry />;
  return <DeclaredPages registry={state.registry} />;
}
