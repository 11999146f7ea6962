const packageId = 'app.larder.twa';

/** Whether the page runs inside the Android app, which opens it with the app's own address as the referrer. */
export function isAndroidApp(referrer: string = document.referrer): boolean {
  return referrer.startsWith('android-app://') && referrer.includes(packageId);
}
