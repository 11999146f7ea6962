import { errorMessage } from '@larder/api-client';
import {
  type ExportView,
  useGetTransfersQuery,
  useStartExportMutation,
} from '@larder/api-client/account';
import { copy, longDate } from '@larder/copy';
import { notify } from '@larder/shell-sdk';
import { Button, Cluster, Notice, Stack } from '@larder/ui';
import { useRef, useState } from 'react';
import {
  betweenLooks,
  isUnderWay,
  Progress,
  RestoreState,
  Sending,
  useRestoring,
} from './restore.parts';

const bytesInMegabyte = 1_000_000;

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
      {share !== null && <Sending share={share} />}
      {fault !== null && <Notice tone="danger">{fault}</Notice>}
      {share === null && fault === null && data?.restore && (
        <RestoreState restored={data.restore} />
      )}
    </>
  );
}
