/** Leaves the app, or begins it anew; in one place, so that a test can stay. */
export const browser = {
  goTo: (address: string): void => location.assign(address),
  /** Loads a page of the app anew; the way back does not lead to the one that was left. */
  beginAnewAt: (path: string): void => location.replace(path),
  reload: (): void => location.reload(),
};
