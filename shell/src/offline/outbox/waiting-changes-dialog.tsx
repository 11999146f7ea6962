import { copy, savedAt } from '@larder/copy';
import { Button, Stack, theme } from '@larder/ui';
import { Dialog } from '@larder/ui/overlays';
import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import type { WaitingChange } from './outbox';
import { currentOutbox } from './use-outbox';
import { waitingChanges, waitingElsewhere } from './waiting-changes';

const { border, color, space, textSize } = theme;

const Changes = styled.ol`
  display: grid;
  gap: ${space[3]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Change = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  padding-block: ${space[2]};
  border-bottom: ${border.hairline} solid ${color.line};
`;

const Detail = styled.p`
  color: ${color.inkMuted};
  font-size: ${textSize.small};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

function Row({ change }: { change: WaitingChange }) {
  const { id, label, madeAt, refusal } = change;
  const discard = () => void currentOutbox()?.then(({ sender }) => sender.discard(id));
  const insist = () => void currentOutbox()?.then(({ sender }) => sender.insist(id));
  const again = refusal?.isConflict ? copy.outbox.insist : copy.common.retry;
  const againOf = refusal?.isConflict ? copy.outbox.insistOf : copy.outbox.retryOf;
  return (
    <Change>
      <div>
        <p>{label}</p>
        <Detail>{refusal?.message ?? copy.outbox.madeAt(savedAt(new Date(madeAt)))}</Detail>
      </div>
      <Buttons>
        {refusal && (
          <Button size="small" onClick={insist} aria-label={againOf(label)}>
            {again}
          </Button>
        )}
        <Button
          size="small"
          variant="ghost"
          onClick={discard}
          aria-label={copy.outbox.discardOf(label)}
        >
          {copy.outbox.discard}
        </Button>
      </Buttons>
    </Change>
  );
}

/** The changes that have not reached the backend, to be sent or discarded. */
export function WaitingChangesDialog({ onClose }: { onClose: () => void }) {
  const outbox = useSyncExternalStore(waitingChanges.subscribe, waitingChanges.get);
  const others = useSyncExternalStore(waitingChanges.subscribe, waitingElsewhere.get);
  const changes = [...outbox].sort((one, other) => one.order - other.order);
  const sendNow = () => void currentOutbox()?.then(({ sender }) => sender.flush());
  return (
    <Dialog
      open
      title={copy.outbox.title}
      closeLabel={copy.common.close}
      onClose={onClose}
      footer={changes.length > 0 && <Button onClick={sendNow}>{copy.outbox.sendNow}</Button>}
    >
      <Stack $gap={4}>
        <p>{changes.length + others > 0 ? copy.outbox.intro : copy.outbox.none}</p>
        <Changes>
          {changes.map((change) => (
            <Row key={change.id} change={change} />
          ))}
        </Changes>
        {others > 0 && <Detail>{copy.outbox.elsewhere(others)}</Detail>}
      </Stack>
    </Dialog>
  );
}
