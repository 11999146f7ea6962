import { clearKeptStorage, keptStorage } from '@larder/api-client/kept-storage';
import { copy, savedAt } from '@larder/copy';
import { notify, useSession } from '@larder/shell-sdk';
import { Button, Cluster, Skeleton } from '@larder/ui';
import { AlertDialog } from '@larder/ui/overlays';
import { useCallback, useEffect, useState } from 'react';
import styled from 'styled-components';
import { summaryOf, type KeptSummary } from './kept-on-device.model';
import { Detail, Section } from './settings.parts';

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
  gap: ${({ theme }) => theme.space[3]};
  margin: 0;

  dt {
    color: ${({ theme }) => theme.color.inkMuted};
    font-size: ${({ theme }) => theme.textSize.small};
  }

  dd {
    margin: 0;
  }
`;

function figuresOf(kept: KeptSummary): [string, string][] {
  const counts: [string, number][] = [
    [copy.account.keptDishes, kept.dishes],
    [copy.account.keptOwn, kept.own],
    [copy.account.keptMenus, kept.menus],
    [copy.account.keptPlans, kept.plans],
    [copy.account.keptLists, kept.lists],
    [copy.account.keptPictures, kept.pictures],
  ];
  return [
    ...counts.map(([name, count]): [string, string] => [name, copy.account.keptCount(count)]),
    [copy.account.keptSize, copy.account.keptBytes(kept.bytes)],
    ...(kept.since === null
      ? []
      : [[copy.account.keptSince, savedAt(new Date(kept.since))] as [string, string]]),
  ];
}

/** Whether the browser has promised to keep what is on the device; undefined where it promises nothing of the kind. */
function usePersistence(): { isPersistent?: boolean; ask: () => Promise<void> } {
  const [isPersistent, setIsPersistent] = useState<boolean>();
  useEffect(() => {
    void navigator.storage?.persisted?.().then(setIsPersistent, () => undefined);
  }, []);
  const ask = async (): Promise<void> => {
    const isPromised = await navigator.storage.persist().catch(() => false);
    setIsPersistent(isPromised);
    if (!isPromised) notify.info(copy.account.notPersistent);
  };
  return { isPersistent, ask };
}

/** What can be opened on this device without a network, how much room it takes, and a way to clear it. */
export function KeptSection() {
  const person = useSession().user?.id ?? '';
  const [kept, setKept] = useState<KeptSummary>();
  const [isAsked, setIsAsked] = useState(false);
  const { isPersistent, ask } = usePersistence();
  const count = useCallback(async () => setKept(summaryOf(await keptStorage(person))), [person]);
  useEffect(() => {
    void count();
  }, [count]);
  const clear = async (): Promise<void> => {
    setIsAsked(false);
    await clearKeptStorage(person);
    await count();
    notify.success(copy.account.clearedKept);
  };
  const isEmpty = kept !== undefined && kept.bytes === 0;
  return (
    <Section title={copy.account.kept}>
      <p>{copy.account.keptText}</p>
      {!kept && <Skeleton shape="text" lines={2} />}
      {isEmpty && <p>{copy.account.keptNothing}</p>}
      {kept && !isEmpty && (
        <Figures>
          {figuresOf(kept).map(([name, figure]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </Figures>
      )}
      {isPersistent !== undefined && (
        <Detail>{isPersistent ? copy.account.keptPersistently : copy.account.keptLoosely}</Detail>
      )}
      <Cluster>
        {isPersistent === false && (
          <Button variant="secondary" onClick={() => void ask()}>
            {copy.account.keepPersistently}
          </Button>
        )}
        {kept && !isEmpty && (
          <Button variant="secondary" onClick={() => setIsAsked(true)}>
            {copy.account.clearKept}
          </Button>
        )}
      </Cluster>
      <AlertDialog
        open={isAsked}
        title={copy.account.clearKeptTitle}
        cancelLabel={copy.common.cancel}
        confirmLabel={copy.account.clearKeptConfirm}
        onCancel={() => setIsAsked(false)}
        onConfirm={() => void clear()}
      >
        {copy.account.clearKeptText}
      </AlertDialog>
    </Section>
  );
}
