import { useGetTransfersQuery } from '@larder/api-client/account';
import { Notice } from '@larder/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { betweenLooks, isUnderWay, RestoreState, Sending, useRestoring } from './restore.parts';

/** [EXP-3] Restores a file that was dropped on a page of another remote. */
export function Widget({ file }: { file: File }) {
  const [isSent, setSent] = useState(false);
  const [hasEnded, setEnded] = useState(false);
  const { data } = useGetTransfersQuery(undefined, {
    skip: !isSent,
    pollingInterval: hasEnded ? 0 : betweenLooks,
    refetchOnMountOrArgChange: true,
  });
  const restored = isSent ? data?.restore : undefined;
  const ends = restored ? !isUnderWay(restored) : false;
  if (ends !== hasEnded) setEnded(ends);
  const { share, fault, send } = useRestoring(() => setSent(true));
  const sendFile = useEffectEvent((given: File) => void send(given));
  useEffect(() => sendFile(file), [file]);

  if (fault !== null) return <Notice tone="danger">{fault}</Notice>;
  if (!restored) return <Sending share={share ?? 1} />;
  return <RestoreState restored={restored} />;
}
