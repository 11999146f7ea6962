import { errorMessage, uploadFile } from '@larder/api-client';
import {
  type ExportView,
  type RestoreView,
  useGetTransfersQuery,
  useStartExportMutation,
} from '@larder/api-client/account';
import { copy, longDate } from '@larder/copy';
import { notify } from '@larder/shell-sdk';
import { Button, Cluster, Notice, Stack } from '@larder/ui';
import { useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { Detail } from './settings.parts';

const betweenLooks = 1_000;
const bytesInMegabyte = 1_000_000;

const isUnderWay = (transfer: { state: string } | null | undefined): boolean =>
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
function Progress({ children, done, total }: ProgressProps) {
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

/** [EXP-1] The file that is being made, or can be downloaded. */
function ExportState({ made }: { made: ExportView }) {
  const { state, done, total, url, bytes, expires_at, message } = made;
  if (isUnderWay(made)) {
    return (
      <Progress done={done} total={total}>
        {copy.account.collected(done, total)}
      </Progress>
    );
  }
  if (state === 'failed') {
    return <Notice tone="danger">{message ?? copy.account.transferFailed}</Notice>;
  }
  if (url === null || expires_at === null) return null;
  const megabytes = Math.max(0.1, (bytes ?? 0) / bytesInMegabyte).toFixed(1);
  return (
    <Stack $gap={2}>
      <p role="status">{copy.account.dataReady(longDate(expires_at))}</p>
      <div>
        <Button as="a" href={url} download>
          {copy.account.saveDataFile(megabytes)}
        </Button>
      </div>
    </Stack>
  );
}

/** [EXP-3][EXP-6] What becomes of a file that was sent. */
function RestoreState({ restored }: { restored: RestoreView }) {
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
function useRestoring(onStarted: () => void) {
  const [share, setShare] = useState<number | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const work = useRef<AbortController>(null);
  useEffect(() => () => work.current?.abort(), []);
  const send = async (file: File): Promise<void> => {
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

/** Downloading everything, and restoring it. */
export function DataTransfers() {
  const [isUnderWayNow, setUnderWay] = useState(false);
  const { data, refetch } = useGetTransfersQuery(undefined, {
    pollingInterval: isUnderWayNow ? betweenLooks : 0,
    refetchOnMountOrArgChange: true,
  });
  const goesOn = isUnderWay(data?.export) || isUnderWay(data?.restore);
  if (goesOn !== isUnderWayNow) setUnderWay(goesOn);
  const [startExport, starting] = useStartExportMutation();
  const { share, fault, send } = useRestoring(() => void refetch());
  const input = useRef<HTMLInputElement>(null);

  const start = async (): Promise<void> => {
    try {
      await startExport({}).unwrap();
    } catch (error) {
      notify.error(errorMessage(error, copy.account.transferFailed));
    }
  };
  return (
    <>
      <Cluster>
        <Button
          variant="secondary"
          busy={starting.isLoading || isUnderWay(data?.export)}
          busyLabel={copy.account.collectingData}
          onClick={() => void start()}
        >
          {copy.account.downloadData}
        </Button>
        <Button
          variant="secondary"
          busy={share !== null || isUnderWay(data?.restore)}
          busyLabel={copy.account.restoring}
          onClick={() => input.current?.click()}
        >
          {copy.account.restoreData}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".zip,application/zip"
          aria-label={copy.account.restoreData}
          onChange={({ target }) => {
            const file = target.files?.[0];
            target.value = '';
            if (file) void send(file);
          }}
        />
      </Cluster>
      {data?.export && <ExportState made={data.export} />}
      {share !== null && (
        <Progress done={share} total={1}>
          {copy.account.sendingFile(Math.round(share * 100))}
        </Progress>
      )}
      {fault !== null && <Notice tone="danger">{fault}</Notice>}
      {share === null && fault === null && data?.restore && (
        <RestoreState restored={data.restore} />
      )}
    </>
  );
}
