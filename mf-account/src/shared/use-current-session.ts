import { useLazyRefreshSessionQuery } from '@larder/api-client/auth';
import { useSession } from '@larder/shell-sdk';
import { useEffect } from 'react';

/** Renews the session when it disagrees with the backend about the subscription. */
export function useCurrentSession(isOpen: boolean | undefined): void {
  const { isSubscribed, startSession } = useSession();
  const [refreshSession] = useLazyRefreshSessionQuery();
  const isStale = isOpen !== undefined && isOpen !== isSubscribed;
  useEffect(() => {
    if (!isStale) return;
    let isHere = true;
    void refreshSession()
      .unwrap()
      .then(
        ({ token }) => isHere && startSession(token),
        () => undefined,
      );
    return () => {
      isHere = false;
    };
  }, [isStale, refreshSession, startSession]);
}
