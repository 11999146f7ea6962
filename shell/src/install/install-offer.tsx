import { copy } from '@larder/copy';
import { isAndroidApp } from '@larder/shell-sdk';
import { Button, DownloadIcon, ToastCard } from '@larder/ui';
import toast from 'react-hot-toast';

/** What browsers that can install the app send; not in the DOM's types. */
interface BeforeInstallPromptEvent extends Event {
  prompt: () => Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

const toastId = 'install-offer';
const laterKey = 'larder.install-later';
/** Milliseconds for which somebody who said Later is not asked again on this device. */
const respite = 30 * 24 * 60 * 60_000;

function wasPutOff(): boolean {
  try {
    const said = Number(localStorage.getItem(laterKey) ?? Number.NaN);
    // A clock that was set back does not silence the offer for good.
    return said <= Date.now() && Date.now() < said + respite;
  } catch {
    return false;
  }
}

function putOff(): void {
  try {
    localStorage.setItem(laterKey, String(Date.now()));
  } catch {
    // Without storage the offer comes again with the next page.
  }
}

function isInstalled(): boolean {
  return (
    matchMedia('(display-mode: standalone)').matches ||
    // Safari's own word for it.
    ('standalone' in navigator && navigator.standalone === true)
  );
}

function showOffer(event: BeforeInstallPromptEvent): void {
  const later = (): void => {
    putOff();
    toast.dismiss(toastId);
  };
  const install = async (): Promise<void> => {
    await event.prompt();
    const { outcome } = await event.userChoice;
    if (outcome === 'dismissed') later();
    else toast.dismiss(toastId);
  };
  toast.custom(
    ({ visible }) => (
      <ToastCard
        visible={visible}
        icon={<DownloadIcon />}
        actions={
          <>
            <Button size="small" onClick={() => void install()}>
              {copy.shell.install}
            </Button>
            <Button size="small" variant="ghost" onClick={later}>
              {copy.shell.later}
            </Button>
          </>
        }
      >
        {copy.shell.installOffer}
      </ToastCard>
    ),
    { id: toastId, duration: Infinity, position: 'bottom-center' },
  );
}

/** Offers to install the app when the browser does, unless it is installed or was put off. Returns the way to stop. */
export function offerInstallation(): () => void {
  const onOffer = (event: Event): void => {
    // The browser's own banner would say the same a second time.
    event.preventDefault();
    if (!isInstalled() && !isAndroidApp() && !wasPutOff()) {
      showOffer(event as BeforeInstallPromptEvent);
    }
  };
  const onInstalled = (): void => toast.dismiss(toastId);
  window.addEventListener('beforeinstallprompt', onOffer);
  window.addEventListener('appinstalled', onInstalled);
  return () => {
    window.removeEventListener('beforeinstallprompt', onOffer);
    window.removeEventListener('appinstalled', onInstalled);
  };
}
