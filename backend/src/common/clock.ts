let ahead = 0;

/** The time subscriptions live by. Outside production it may run ahead, to see a renewal or an end without waiting. */
export const clock = {
  now: (): Date => new Date(Date.now() + ahead),
  runAhead: (milliseconds: number): void => {
    ahead = milliseconds;
  },
};
