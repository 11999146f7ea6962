import type { StoredSession } from '@larder/shell-sdk/host';
import { createContext, useContext, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';

export const StoredSessionContext = createContext<StoredSession | null>(null);

export function useStoredSessionContext(): StoredSession {
  const session = useContext(StoredSessionContext);
  if (!session) throw new Error('Rendered without a session: wrap it in StoredSessionContext.');
  return session;
}

/** [ROUTE-17] Pages for people who are logged in. Others go to the login. */
export function SignedInOnly({ children }: { children: ReactNode }): ReactNode {
  const { isAuthenticated, ended } = useStoredSessionContext();
  if (isAuthenticated) return children;
  return <Navigate to={ended === 'expired' ? '/auth' : '/login'} replace />;
}

/** [ROUTE-2] Pages that make no sense to people who are logged in already. */
export function SignedOutOnly({ children }: { children: ReactNode }): ReactNode {
  const { isAuthenticated } = useStoredSessionContext();
  return isAuthenticated ? <Navigate to="/" replace /> : children;
}
