/** Whether the person can still be asked to allow notifications. */
export const canAskForNotifications = (): boolean =>
  'Notification' in globalThis &&
  'serviceWorker' in navigator &&
  Notification.permission === 'default';

/** Asks the browser's own question; only ever from a press on a button that says so. */
export async function askForNotifications(): Promise<boolean> {
  try {
    return (await Notification.requestPermission()) === 'granted';
  } catch {
    return false;
  }
}

/** Shows a notification where the person allowed it; pressing it opens the address. */
export async function showNotification(
  text: string,
  { tag, address }: { tag: string; address: string },
): Promise<void> {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.showNotification(text, { tag, data: { address } });
  } catch {
    // The message on the page and the sound remain.
  }
}
