import { copy } from '@larder/copy';
import { isAndroidApp } from '@larder/shell-sdk';
import { Button, DownloadIcon, ToastCard } from '@larder/ui';
import toast from 'react-hot-toast/headless';

/** The event that browsers fire when they can install the app; not in the DOM types. */
interface BeforeInstallPromptEvent extends Event {
  prompt: () => Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

const toastId = 'install-offer';
const laterKey = 'larder.install-later';
/** For this many milliseconds, someone who chose Later is not asked again on this device. */
const respite = 30 * 24 * 60 * 60_000;

function wasPutOff(): boolean {
  try {
    const said = Number(localStorage.getItem(laterKey) ?? Number.NaN);
    // Setting the clock back must not silence the offer forever.
    return said <= Date.now() && Date.now() < said + respite;
  } catch {
    return false;
  }
}

function putOff(): void {
  try {
    localStorage.setItem(laterKey, String(Date.now()));
  } catch {
    // Without storage the offer returns on the next page.
  }
}

function isInstalled(): boolean {
  return (
    matchMedia('(display-mode: standalone)').matches ||
    // Safari's own property for it.
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

/**
 * Offers to install the app when the browser can, unless it is installed or the offer was postponed. Returns the
 * cleanup function.
 */
export function offerInstallation(): () => void {
  const onOffer = (event: Event): void => {
    // The browser's own banner would be redundant.
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
