import { reachability } from '@larder/api-client';
import { copy, savedAt } from '@larder/copy';
import { useAppSelector, useOnline } from '@larder/shell-sdk';
import { OfflineIcon, PageFrame, theme } from '@larder/ui';
import { useSyncExternalStore } from 'react';
import styled from 'styled-components';

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

/** When the oldest copy was kept that the page shows; undefined when it shows none. */
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

/** Why the page may be out of date; undefined when it is not. */
function useReason(keptAt: number | undefined): string | undefined {
  const isReached = useOnline();
  if (isReached) return keptAt === undefined ? undefined : copy.shell.slowBanner;
  return navigator.onLine ? copy.shell.unreachedBanner : copy.shell.offlineBanner;
}

/** Says that the backend does not answer, and since when what the page shows has been on the device. */
export function OfflineNotice() {
  const keptAt = useOldestCopy();
  const reason = useReason(keptAt);
  return (
    <Notice role="status">
      {reason && (
        <PageFrame as="p">
          <OfflineIcon />
          <span>
            {reason} {keptAt !== undefined && copy.shell.savedAt(savedAt(new Date(keptAt)))}
          </span>
        </PageFrame>
      )}
    </Notice>
  );
}
