/** Leaves or reloads the app; in one place, so that tests can replace it. */
export const browser = {
  goTo: (address: string): void => location.assign(address),
  /** Reloads the app at a page, replacing the history entry. */
  beginAnewAt: (path: string): void => location.replace(path),
  reload: (): void => location.reload(),
};
