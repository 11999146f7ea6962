import type { StoredSession } from '@larder/shell-sdk/host';
import { createContext, Fragment, useContext, type ReactNode } from 'react';
import { Navigate, useLocation, type Location } from 'react-router-dom';

export const StoredSessionContext = createContext<StoredSession | null>(null);

export function useStoredSessionContext(): StoredSession {
  const session = useContext(StoredSessionContext);
  if (!session) throw new Error('Rendered without a session: wrap it in StoredSessionContext.');
  return session;
}

/** Where a login leads: to the page that asked for it, otherwise home. */
export function usePageAfterLogin(): string {
  const { state } = useLocation() as Location<{ from?: unknown } | null>;
  return typeof state?.from === 'string' && state.from.startsWith('/') ? state.from : '/';
}

/** What another page for visitors passes to the login: an address to fill in, and why it leads here. */
export function useHandedOver(): { email?: string; notice?: string } {
  const { state } = useLocation() as Location<Record<string, unknown> | null>;
  const text = (name: string) => {
    const value = state?.[name];
    return typeof value === 'string' ? { [name]: value } : {};
  };
  return { ...text('email'), ...text('notice') };
}

/**
 * [ROUTE-17] Pages for logged-in people; others go to the login. If another person logs in in another tab, the page is
 * mounted afresh, because its contents are not theirs.
 */
export function SignedInOnly({ children }: { children: ReactNode }): ReactNode {
  const { isAuthenticated, ended, user } = useStoredSessionContext();
  const { pathname, search, hash } = useLocation();
  if (isAuthenticated) return <Fragment key={user?.id}>{children}</Fragment>;
  // Logging out is deliberate, and the next person may be someone else.
  const state = ended === 'signed-out' ? undefined : { from: `${pathname}${search}${hash}` };
  return <Navigate to={ended === 'expired' ? '/auth' : '/login'} replace state={state} />;
}

/** [ROUTE-2] Pages that make no sense for people who are already logged in. */
export function SignedOutOnly({ children }: { children: ReactNode }): ReactNode {
  const { isAuthenticated } = useStoredSessionContext();
  const next = usePageAfterLogin();
  return isAuthenticated ? <Navigate to={next} replace /> : children;
}
