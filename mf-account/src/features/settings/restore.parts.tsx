import { errorMessage, uploadFile } from '@larder/api-client';
import type { RestoreView } from '@larder/api-client/account';
import { largestArchiveMegabytes } from '@larder/api-client/limits';
import { copy } from '@larder/copy';
import { Notice, Stack } from '@larder/ui';
import { useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { Detail } from './settings.parts';

/** How often to look how far something is, in milliseconds. */
export const betweenLooks = 1_000;
const bytesInMegabyte = 1024 * 1024;

export const isUnderWay = (transfer: { state: string } | null | undefined): boolean =>
  transfer?.state === 'waiting' || transfer?.state === 'running';

const Bar = styled.progress`
  width: 100%;
  max-width: ${({ theme }) => theme.measure.narrow};
  accent-color: ${({ theme }) => theme.color.accent};
`;

interface ProgressProps {
  children: string;
  done: number;
  total: number;
}

/** How far something is; of unknown length while nothing has been counted. */
export function Progress({ children, done, total }: ProgressProps) {
  const label = useId();
  return (
    <Stack $gap={2}>
      <p id={label} role="status">
        {children}
      </p>
      <Bar aria-labelledby={label} max={total || undefined} value={total ? done : undefined} />
    </Stack>
  );
}

/** How much of the file has been sent, from 0 to 1. */
export function Sending({ share }: { share: number }) {
  return (
    <Progress done={share} total={1}>
      {copy.account.sendingFile(Math.round(share * 100))}
    </Progress>
  );
}

/** [EXP-3][EXP-6] What becomes of a file that was sent. */
export function RestoreState({ restored }: { restored: RestoreView }) {
  const { state, done, total, added, known, failed, items, message } = restored;
  if (isUnderWay(restored)) {
    return (
      <Progress done={done} total={total}>
        {copy.account.restoredSoFar(done, total)}
      </Progress>
    );
  }
  if (state === 'failed') {
    return <Notice tone="danger">{message ?? copy.account.transferFailed}</Notice>;
  }
  return (
    <Stack $gap={2}>
      <p role="status">{copy.account.restoredAll(added, known)}</p>
      {failed > 0 && (
        <>
          <p>{copy.account.notRestored(failed)}</p>
          <ul>
            {items.map(({ name, reason }, place) => (
              <li key={place}>
                {name} <Detail as="span">{reason}</Detail>
              </li>
            ))}
          </ul>
        </>
      )}
    </Stack>
  );
}

/** Sends one file at a time. `share` is null while none is on its way. */
export function useRestoring(onStarted: () => void) {
  const [share, setShare] = useState<number | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const work = useRef<AbortController>(null);
  useEffect(() => () => work.current?.abort(), []);
  const send = async (file: File): Promise<void> => {
    if (file.size > largestArchiveMegabytes * bytesInMegabyte) {
      return setFault(copy.errors.archive_too_large(largestArchiveMegabytes));
    }
    const { signal } = (work.current = new AbortController());
    setFault(null);
    setShare(0);
    const sent = { url: '/account/restore', file, name: file.name, signal, onProgress: setShare };
    const { error } = await uploadFile(sent);
    if (signal.aborted) return;
    setShare(null);
    if (error) setFault(errorMessage(error, copy.account.transferFailed));
    else onStarted();
  };
  return { share, fault, send };
}
