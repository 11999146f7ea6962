import {
  clearToken,
  onTokenChangedElsewhere,
  onUnauthorized,
  readToken,
  revokeSession,
  storeToken,
} from '@larder/api-client';
import { copy } from '@larder/copy';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import toast from 'react-hot-toast';
import { useNavigate } from 'react-router-dom';
import type { Session } from './shell-context';
import { useAppDispatch, userChanged } from './store';
import { decodeUser } from './token-payload';

/** Why there is no session any more: the person logged out, or the backend no longer accepts the token. */
export type SessionEnd = 'signed-out' | 'expired';

export interface StoredSession extends Session {
  /** How the last session of this page ended; null while there is one, and when there was none. */
  ended: SessionEnd | null;
}

interface SessionState {
  token: string | null;
  ended: SessionEnd | null;
}

/**
 * The session kept in local storage, for hosts: follows the other tabs, ends when the backend refuses the token, and
 * forgets what one person loaded before another one sees the app. Needs the store and a router around it.
 */
export function useStoredSession(): StoredSession {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [state, setState] = useState<SessionState>(() => ({ token: readToken(), ended: null }));
  const shown = useRef(state.token);

  const change = useCallback(
    (next: SessionState) => {
      const before = shown.current;
      shown.current = next.token;
      setState(next);
      // A renewed token of the same person keeps what is loaded.
      const person = next.token && decodeUser(next.token)?.id;
      if (!person || person !== (before && decodeUser(before)?.id)) dispatch(userChanged());
    },
    [dispatch],
  );

  useEffect(
    () => onTokenChangedElsewhere((token) => change({ token, ended: token ? null : 'signed-out' })),
    [change],
  );

  useEffect(() => {
    onUnauthorized(() => {
      clearToken();
      change({ token: null, ended: 'expired' });
      toast.error(copy.common.mustBeLoggedIn, { id: 'session-expired' });
    });
    return () => onUnauthorized(() => {});
  }, [change]);

  const startSession = useCallback(
    (token: string) => {
      storeToken(token);
      change({ token, ended: null });
    },
    [change],
  );

  const signOut = useCallback(() => {
    const token = readToken();
    clearToken();
    if (token) void revokeSession(token);
    change({ token: null, ended: 'signed-out' });
    void navigate('/login');
  }, [change, navigate]);

  return useMemo(() => {
    const user = state.token ? decodeUser(state.token) : null;
    return {
      isAuthenticated: state.token !== null,
      user,
      isSubscribed: user?.subscription_status === 'active',
      startSession,
      signOut,
      ended: state.ended,
    };
  }, [state, startSession, signOut]);
}
