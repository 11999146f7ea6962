/** Leaves the app for another page; in one place, so that a test can stay. */
export const browser = {
  goTo: (address: string): void => location.assign(address),
};
