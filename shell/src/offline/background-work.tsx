import { useEffect } from 'react';
import { useOutbox } from './outbox/use-outbox';
import { followEntries } from './unsaved-work';
import { useDraftSending } from './use-draft-sending';
import { useKeepAhead } from './use-keep-ahead';
import { useWaitingCount } from './use-waiting-count';

/** What goes on while somebody is logged in, whichever page is open: keeping what they need offline, and sending what waits. */
export function BackgroundWork({ userId }: { userId: string }) {
  useKeepAhead(userId);
  useOutbox(userId);
  useDraftSending(userId);
  useWaitingCount(userId);
  useEffect(followEntries, []);
  return null;
}
