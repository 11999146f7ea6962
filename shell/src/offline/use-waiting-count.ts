import { useOnline } from '@larder/shell-sdk';
import { countWaiting } from '@larder/shell-sdk/host';
import { useEffect } from 'react';
import { waitingElsewhere } from './outbox/waiting-changes';

/** Milliseconds between two looks at what remotes keep. */
const betweenLooks = 1_000;

/** Counts what remotes send themselves. While the backend answers, it is on its way and nobody has to know. */
export function useWaitingCount(userId: string): void {
  const isReached = useOnline();
  useEffect(() => {
    if (isReached) return undefined;
    const count = (): void => waitingElsewhere.set(countWaiting(userId));
    count();
    const timer = setInterval(count, betweenLooks);
    return () => {
      clearInterval(timer);
      waitingElsewhere.set(0);
    };
  }, [userId, isReached]);
}
