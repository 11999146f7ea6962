/** Where the timers of a person are kept in local storage; the key goes with the rest that a log-out removes. */
export const timersKey = (person: string): string => `larder.timers.${person}.running`;

/** The window's event after a change of the timers on this page. */
export const timersChanged = 'larder:timers-changed';
