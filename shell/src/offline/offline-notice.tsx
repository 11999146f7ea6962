import { reachability } from '@larder/api-client';
import { copy, savedAt } from '@larder/copy';
import { dialogOnDemand, useAppSelector, useOnline } from '@larder/shell-sdk';
import { Button, OfflineIcon, PageFrame, theme } from '@larder/ui';
import { useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { waitingChanges, waitingElsewhere } from './outbox/waiting-changes';

const { color, leading, space, textSize } = theme;

const Notice = styled.div`
  background: ${color.warningSoft};
  font-size: ${textSize.small};
  line-height: ${leading.snug};

  p {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    padding-block: ${space[2]};
  }
`;

const noCopies: ReadonlyMap<string, number> = new Map();

interface ApiState {
  api?: { subscriptions: Record<string, object | undefined> };
}

/** The time at which the oldest copy on the page was kept; undefined if the page shows none. */
function useOldestCopy(): number | undefined {
  const copies = useSyncExternalStore(reachability.subscribe, reachability.copies, () => noCopies);
  return useAppSelector(({ api }: ApiState) => {
    const shown = [...copies].filter(
      ([query]) => Object.keys(api?.subscriptions[query] ?? {}).length > 0,
    );
    const times = shown.map(([, keptAt]) => keptAt).filter((keptAt) => keptAt > 0);
    return times.length > 0 ? Math.min(...times) : undefined;
  });
}

/** Why the page may be out of date; undefined if it is not. */
function useReason(keptAt: number | undefined): string | undefined {
  const isReached = useOnline();
  if (isReached) return keptAt === undefined ? undefined : copy.shell.slowBanner;
  return navigator.onLine ? copy.shell.unreachedBanner : copy.shell.offlineBanner;
}

const WaitingChangesDialog = dialogOnDemand(
  async () => (await import('./outbox/waiting-changes-dialog')).WaitingChangesDialog,
);

/** The person's changes that have not reached the backend; undefined if there are none. */
function useWaitingText(): string | undefined {
  const outbox = useSyncExternalStore(
    waitingChanges.subscribe,
    waitingChanges.get,
    waitingChanges.atBuild,
  );
  const others = useSyncExternalStore(
    waitingChanges.subscribe,
    waitingElsewhere.get,
    waitingElsewhere.atBuild,
  );
  const count = outbox.length + others;
  const undecided = outbox.filter(({ refusal }) => refusal).length;
  if (undecided > 0) return copy.offline.undecided(undecided);
  return count > 0 ? copy.offline.waiting(count) : undefined;
}

/** Says that the backend does not answer, how old the page's data is, and what has not been sent. */
export function OfflineNotice() {
  const keptAt = useOldestCopy();
  const reason = useReason(keptAt);
  const waiting = useWaitingText();
  const [isOpen, setIsOpen] = useState(false);
  const says = [reason, keptAt !== undefined && copy.shell.savedAt(savedAt(new Date(keptAt)))];
  return (
    <>
      <Notice role="status">
        {(reason || waiting) && (
          <PageFrame as="p">
            <OfflineIcon />
            <span>{reason ? says.filter(Boolean).join(' ') : waiting}</span>
            {waiting && (
              <Button size="small" variant="ghost" onClick={() => setIsOpen(true)}>
                {reason ? waiting : copy.offline.see}
              </Button>
            )}
          </PageFrame>
        )}
      </Notice>
      {isOpen && <WaitingChangesDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
