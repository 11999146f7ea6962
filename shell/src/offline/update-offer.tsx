import { copy } from '@larder/copy';
import { Button, RetryIcon, ToastCard } from '@larder/ui';
import toast from 'react-hot-toast/headless';
import { hasUnsavedWork } from './unsaved-work';

const id = 'update-ready';

interface Offer {
  text: string;
  accept: string;
  onAccept: () => void;
}

function show({ text, accept, onAccept }: Offer): void {
  toast.custom(
    ({ visible }) => (
      <ToastCard
        visible={visible}
        icon={<RetryIcon />}
        actions={
          <>
            <Button size="small" onClick={onAccept}>
              {accept}
            </Button>
            <Button size="small" variant="ghost" onClick={() => toast.dismiss(id)}>
              {copy.shell.later}
            </Button>
          </>
        }
      >
        {text}
      </ToastCard>
    ),
    { id, duration: Infinity, position: 'bottom-center' },
  );
}

/** Offers to reload the page with a newer version; asks again before that loses what somebody is typing. */
export function offerUpdate(waiting: ServiceWorker, reload: () => void): void {
  const update = (): void => {
    toast.dismiss(id);
    navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
    waiting.postMessage({ type: 'SKIP_WAITING' });
  };
  const updateUnlessUnsaved = (): void => {
    if (!hasUnsavedWork()) return update();
    show({ text: copy.updates.unsaved, accept: copy.updates.reloadAnyway, onAccept: update });
  };
  show({
    text: copy.updates.ready,
    accept: copy.shell.reload,
    onAccept: updateUnlessUnsaved,
  });
}
