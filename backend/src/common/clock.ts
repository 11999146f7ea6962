let ahead = 0;

/** The clock for subscriptions. Outside production it may run ahead, to show a renewal or an expiry without waiting. */
export const clock = {
  now: (): Date => new Date(Date.now() + ahead),
  runAhead: (milliseconds: number): void => {
    ahead = milliseconds;
  },
};
