import { reachability } from '@larder/api-client';
import { useAppDispatch } from '@larder/shell-sdk';
import { remotesThatSend } from '@larder/shell-sdk/host';
import { useEffect } from 'react';
import { useRemotes } from '../remotes/remotes-context';

/** Milliseconds to wait, because a network that is back may take a moment to work. */
const tryAgainAfter = 15_000;

/** Sends what the person saved without a network as soon as there is one, whichever page is open. */
export function useDraftSending(userId: string): void {
  const { loader } = useRemotes();
  const dispatch = useAppDispatch();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const send = async (): Promise<void> => {
      clearTimeout(timer);
      if (stopped || !navigator.onLine) return;
      for (const remote of remotesThatSend(userId)) {
        try {
          await (await loader.loadDraftSender(remote))?.sendDrafts(userId, dispatch);
        } catch {
          // It waits for the next occasion.
        }
      }
      if (!stopped && remotesThatSend(userId).length > 0) {
        clearTimeout(timer);
        timer = setTimeout(() => void send(), tryAgainAfter);
      }
    };
    const sendNow = () => void send();
    sendNow();
    const stopFollowing = reachability.subscribe(() => {
      if (reachability.isReached()) sendNow();
    });
    window.addEventListener('online', sendNow);
    document.addEventListener('visibilitychange', sendNow);
    return () => {
      stopped = true;
      clearTimeout(timer);
      stopFollowing();
      window.removeEventListener('online', sendNow);
      document.removeEventListener('visibilitychange', sendNow);
    };
  }, [userId, loader, dispatch]);
}
