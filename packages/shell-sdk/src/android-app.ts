const packageId = 'app.larder.twa';

/** Whether the page runs inside the app of the Android store, which opens it with its own address as the referrer. */
export function isAndroidApp(referrer: string = document.referrer): boolean {
  return referrer.startsWith('android-app://') && referrer.includes(packageId);
}
