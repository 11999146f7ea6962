import {
  clearToken,
  forgetAll,
  forgetOthers,
  isRefused,
  onSubscriptionRequired,
  onTokenChangedElsewhere,
  onUnauthorized,
  readToken,
  renewedToken,
  revokeSession,
  storeToken,
} from '@larder/api-client';
import { copy } from '@larder/copy';
import { finishDeletions, forgetDeletions } from '@larder/ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { useNavigate } from 'react-router-dom';
import { forgetOnDevice, forgetOthersOnDevice } from './device-memory';
import { idleLimit, readLastActivity } from './last-activity';
import { noteRefusal, wasRefused } from './session-refusal';
import type { Session } from './shell-context';
import { useAppDispatch, userChanged } from './store';
import { decodeUser, isRememberedBy } from './token-payload';

/** Why the session ended: the person logged out or went idle, or the backend no longer accepts the token. */
export type SessionEnd = 'signed-out' | 'idle' | 'expired';

export interface StoredSession extends Session {
  /** How this page's last session ended; null during a session, and when there was none. */
  ended: SessionEnd | null;
  /** With Remember me, being idle does not log the person out. */
  isRemembered: boolean;
  /** Ends an idle session, here and on the server; what the device keeps for the person stays. */
  endIdle: () => void;
  /**
   * Ends the session silently when the person has just ended it on the server, for example by changing the password.
   */
  endIfRefused: () => Promise<void>;
}

interface SessionState {
  token: string | null;
  ended: SessionEnd | null;
}

const sayExpired = () => toast.error(copy.common.mustBeLoggedIn, { id: 'session-expired' });

/** Why another tab ended the session: it was refused, the person went idle in all tabs, or logged out there. */
function endElsewhere(token: string | null): SessionEnd {
  if (wasRefused()) return 'expired';
  if (token && isRememberedBy(token)) return 'signed-out';
  const lastActivity = readLastActivity();
  return lastActivity > 0 && Date.now() - lastActivity >= idleLimit ? 'idle' : 'signed-out';
}

/**
 * The session in local storage, for hosts: follows other tabs, ends when the backend refuses the token, and clears what
 * was loaded for one person before another sees the app. Needs the store and a router around it.
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
      if (!person || person !== (before && decodeUser(before)?.id)) {
        forgetDeletions();
        dispatch(userChanged());
      }
    },
    [dispatch],
  );

  useEffect(
    () =>
      onTokenChangedElsewhere((token) => {
        const ended = token ? null : endElsewhere(shown.current);
        if (ended === 'signed-out') forgetAll().catch(() => undefined);
        change({ token, ended });
        if (ended === 'expired') sayExpired();
      }),
    [change],
  );

  useEffect(() => {
    onUnauthorized(() => {
      noteRefusal(true);
      clearToken();
      change({ token: null, ended: 'expired' });
      sayExpired();
    });
    return () => onUnauthorized(() => {});
  }, [change]);

  // A subscription can end while the app is open: renew the token and lock premium features.
  useEffect(() => {
    const lookAgain = async (): Promise<void> => {
      const token = readToken();
      if (!token || decodeUser(token)?.subscription_status !== 'active') return;
      const renewed = await renewedToken(token);
      if (!renewed || token !== readToken()) return;
      storeToken(renewed);
      change({ token: renewed, ended: null });
    };
    onSubscriptionRequired(() => void lookAgain());
    return () => onSubscriptionRequired(() => {});
  }, [change]);

  const startSession = useCallback(
    (token: string | undefined) => {
      if (!token) return;
      noteRefusal(false);
      storeToken(token);
      const person = decodeUser(token)?.id;
      // Data kept for someone else must not be found by this person.
      if (person) forgetOthersOnDevice(person);
      forgetOthers().catch(() => undefined);
      change({ token, ended: null });
    },
    [change],
  );

  const end = useCallback(
    (ended: SessionEnd) => {
      const token = readToken();
      // Runs first, because it reads the token before it is gone.
      void finishDeletions();
      noteRefusal(false);
      clearToken();
      const person = token && decodeUser(token)?.id;
      // After an idle log-out, people find their data on the device when they return.
      if (ended !== 'idle') {
        if (person) forgetOnDevice(person);
        forgetAll().catch(() => undefined);
      }
      if (token) void revokeSession(token);
      change({ token: null, ended });
    },
    [change],
  );

  const signOut = useCallback(() => {
    end('signed-out');
    void navigate('/login');
  }, [end, navigate]);

  const endIdle = useCallback(() => end('idle'), [end]);

  const endIfRefused = useCallback(async () => {
    const token = readToken();
    if (token && (await isRefused(token)) && token === readToken()) end('signed-out');
  }, [end]);

  return useMemo(() => {
    const user = state.token ? decodeUser(state.token) : null;
    return {
      isAuthenticated: state.token !== null,
      user,
      isSubscribed: user?.subscription_status === 'active',
      startSession,
      signOut,
      ended: state.ended,
      isRemembered: state.token !== null && isRememberedBy(state.token),
      endIdle,
      endIfRefused,
    };
  }, [state, startSession, signOut, endIdle, endIfRefused]);
}
