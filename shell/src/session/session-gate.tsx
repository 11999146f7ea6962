import type { StoredSession } from '@larder/shell-sdk/host';
import { createContext, useContext, type ReactNode } from 'react';
import { Navigate, useLocation, type Location } from 'react-router-dom';

export const StoredSessionContext = createContext<StoredSession | null>(null);

export function useStoredSessionContext(): StoredSession {
  const session = useContext(StoredSessionContext);
  if (!session) throw new Error('Rendered without a session: wrap it in StoredSessionContext.');
  return session;
}

/** Where a person wanted to go when they were asked to log in; '/' when they came by themselves. */
export function useAskedPage(): string {
  const { state } = useLocation() as Location<{ from?: unknown } | null>;
  return typeof state?.from === 'string' && state.from.startsWith('/') ? state.from : '/';
}

/** Pages for people who are logged in. Others go to the login, and on to the page once they are. */
export function SignedInOnly({ children }: { children: ReactNode }): ReactNode {
  const { isAuthenticated, ended } = useStoredSessionContext();
  const { pathname, search, hash } = useLocation();
  if (isAuthenticated) return children;
  // Who logged out did so on purpose, and the next person may be another.
  const state = ended === 'signed-out' ? undefined : { from: `${pathname}${search}${hash}` };
  return <Navigate to={ended === 'expired' ? '/auth' : '/login'} replace state={state} />;
}

/** Pages that make no sense to people who are logged in already. */
export function SignedOutOnly({ children }: { children: ReactNode }): ReactNode {
  const { isAuthenticated } = useStoredSessionContext();
  const askedPage = useAskedPage();
  return isAuthenticated ? <Navigate to={askedPage} replace /> : children;
}
