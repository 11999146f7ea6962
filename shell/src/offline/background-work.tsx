import { useEffect } from 'react';
import { useLoadingAhead } from '../remotes/use-loading-ahead';
import { useOutbox } from './outbox/use-outbox';
import { followEntries } from './unsaved-work';
import { useDraftSending } from './use-draft-sending';
import { useKeepAhead } from './use-keep-ahead';
import { useWaitingCount } from './use-waiting-count';

/**
 * Work that goes on while somebody is logged in, whichever page is open: it keeps what they need offline, sends what
 * waits, and loads pages ahead.
 */
export function BackgroundWork({ userId }: { userId: string }) {
  useKeepAhead(userId);
  useOutbox(userId);
  useDraftSending(userId);
  useWaitingCount(userId);
  useLoadingAhead();
  useEffect(followEntries, []);
  return null;
}
