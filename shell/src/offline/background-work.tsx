import { useOutbox } from './outbox/use-outbox';
import { useDraftSending } from './use-draft-sending';
import { useKeepAhead } from './use-keep-ahead';

/** What goes on while somebody is logged in, whichever page is open: keeping what they need offline, and sending what waits. */
export function BackgroundWork({ userId }: { userId: string }) {
  useKeepAhead(userId);
  useOutbox(userId);
  useDraftSending(userId);
  return null;
}
