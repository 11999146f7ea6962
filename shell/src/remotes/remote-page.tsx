import { copy } from '@larder/copy';
import { notify } from '@larder/shell-sdk';
import { Notice, PageFrame } from '@larder/ui';
import { Suspense, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import type { Opening } from '../first-screen/opening';
import { useDocumentTitle } from '../layout/document-title';
import { RemoteBoundary } from './remote-boundary';
import { asRemoteFailure, type FailureReason } from './remote-failure';
import { PendingPage } from './pending-page';
import type { LoadedPage } from './remote-loader';
import { FailedRemote } from './remote-parts';
import { useRegistryState, useRemotes } from './remotes-context';

type PageState =
  | { phase: 'loading' }
  | ({ phase: 'shown' } & LoadedPage)
  | { phase: 'failed'; reason: FailureReason; retrying: boolean; failedRetries: number };

interface RemotePageProps {
  /** Name of the remote. */
  name: string;
  /** The route as the registry declares it. */
  path: string;
  title: string;
  /** The words it begins with. */
  opening?: Opening;
}

/** Announces a newer build to somebody on a page; they get it when they come back, so nothing typed is lost. */
function useNoticeOfNewBuild(name: string, title: string, loaded: string | undefined): void {
  const state = useRegistryState();
  const live = state.status === 'ready' ? state.registry.remotes[name]?.build : undefined;
  useEffect(() => {
    if (loaded && live && live !== loaded) notify.info(copy.pages.newerBuild(title));
  }, [loaded, live, title]);
}

/**
 * A remote's page inside the layout. Any failure of the remote is contained here. Give it a key of remote and path: a
 * loaded build stays in use until the person goes to another page, even when a newer one is deployed.
 */
export function RemotePage({ name, path, title, opening }: RemotePageProps): ReactNode {
  const { loader } = useRemotes();
  useDocumentTitle(title);
  const [state, setState] = useState<PageState>({ phase: 'loading' });
  // Responses for a previous page or attempt are ignored.
  const attempt = useRef(0);

  const load = useCallback(
    (again: boolean) => {
      const current = ++attempt.current;
      loader.loadPage(name, path, { again }).then(
        (page) => {
          if (current === attempt.current) setState({ phase: 'shown', ...page });
        },
        (error: unknown) => {
          if (current !== attempt.current) return;
          const { reason } = asRemoteFailure(error);
          setState((before) => ({
            phase: 'failed',
            reason,
            retrying: false,
            failedRetries: before.phase === 'failed' ? before.failedRetries + 1 : 0,
          }));
        },
      );
    },
    [loader, name, path],
  );

  useEffect(() => {
    load(false);
    return () => {
      attempt.current += 1;
    };
  }, [load]);

  const retry = useCallback(() => {
    setState((before) => (before.phase === 'failed' ? { ...before, retrying: true } : before));
    load(true);
  }, [load]);

  const crashed = useCallback(() => {
    loader.reportCrash(name, path);
    setState({ phase: 'failed', reason: 'crashed', retrying: false, failedRetries: 0 });
  }, [loader, name, path]);

  const isOffline = state.phase === 'failed' && state.reason === 'offline';
  useEffect(() => {
    if (!isOffline) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isOffline, retry]);

  useNoticeOfNewBuild(name, title, state.phase === 'shown' ? state.live : undefined);

  if (state.phase === 'loading') return <PendingPage title={title} opening={opening} />;
  if (state.phase === 'failed') {
    return (
      <FailedRemote
        title={title}
        reason={state.reason}
        retrying={state.retrying}
        failedRetries={state.failedRetries}
        onRetry={retry}
        canGoHome={path !== '/'}
      />
    );
  }
  const { Page, outdated, reason } = state;
  return (
    <RemoteBoundary onCrash={crashed}>
      {outdated && (
        <PageFrame>
          <Notice tone="warning">
            {reason === 'incompatible'
              ? copy.pages.previousBuildFits(title)
              : copy.pages.previousBuild(title)}
          </Notice>
        </PageFrame>
      )}
      <Suspense fallback={<PendingPage title={title} opening={opening} />}>
        <Page />
      </Suspense>
    </RemoteBoundary>
  );
}
